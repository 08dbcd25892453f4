"""One answer for page, fragment and redirect; nothing else knows which of them it will be."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from tutorial.asking.trial import Trial
from tutorial.shell.htmx import fragment, status_line, wants_fragment
from tutorial.shell.languages import LONGEST_QUERY
from tutorial.shell.responses import SeeOther


def answer(
    request: HttpRequest,
    page: str,
    context: Mapping[str, Any],
    trial: Trial,
    stays: Mapping[str, str] | None = None,
) -> HttpResponse:
    """The page or its fragment with what became of the trial; `stays` is part of its address too.

    Without htmx a POST that could be read leads to the address that shows the same; one that
    could not is shown again with what was typed (422).
    """
    here = address(request.path, trial, stays or {})
    if request.method == "POST" and not trial.unreadable and not wants_fragment(request):
        return SeeOther(f"{here}#{'hints' if trial.hint_asked else 'verdict'}")
    status = 422 if trial.unreadable else 200
    response = page_or_fragment(request, page, {**context, "here": here, "stays": stays}, status)
    if wants_fragment(request) and not trial.unreadable:
        response["HX-Replace-Url"] = here
    return response


def page_or_fragment(
    request: HttpRequest, page: str, context: Mapping[str, Any], status: int = 200
) -> HttpResponse:
    """The page `folder/name.html`, or for htmx its `folder/_name.html`, with `said` announced."""
    if not wants_fragment(request):
        return HttpResponse(render_to_string(page, context, request), status=status)
    folder, _, name = page.rpartition("/")
    drawn = render_to_string(f"{folder}/_{name}", {**context, "fragment": True}, request)
    return fragment(SafeString(drawn + status_line(context["said"])), status)


def address(path: str, trial: Trial, stays: Mapping[str, str]) -> str:
    """Where this trial can be seen again: by reload, by a copied link, in the other language."""
    query: dict[str, str | list[str]] = dict(stays)
    if trial.text:
        query["try"] = trial.text
    if not trial.unreadable and trial.typed_anew:
        typed = {name: list(values) for name, values in trial.typed.items() if any(values)}
        if len(urlencode(typed, doseq=True)) < LONGEST_QUERY:  # more was typed in no form of ours
            query.update(typed)
    if trial.hints:
        query["hint"] = str(trial.hints)
    return f"{path}?{urlencode(query, doseq=True, safe='~')}" if query else path
