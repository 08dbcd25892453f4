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
    request: HttpRequest, page: str, context: Mapping[str, Any], trial: Trial
) -> HttpResponse:
    """The page `folder/name.html`, or for htmx its `folder/_name.html`, with `said` announced.

    Without htmx a POST that could be read leads to the address that shows the same; one that
    could not is shown again with what was typed (422).
    """
    here = address(request.path, trial)
    status = 422 if trial.unreadable else 200
    context = {**context, "here": here}
    if wants_fragment(request):
        folder, _, name = page.rpartition("/")
        drawn = render_to_string(f"{folder}/_{name}", context, request)
        response = fragment(SafeString(drawn + status_line(context["said"])), status)
        if not trial.unreadable:
            response["HX-Replace-Url"] = here
        return response
    if request.method == "POST" and not trial.unreadable:
        return SeeOther(f"{here}#{'hints' if trial.hint_asked else 'verdict'}")
    return HttpResponse(render_to_string(page, context, request), status=status)


def address(path: str, trial: Trial) -> str:
    """Where this trial can be seen again: by reload, by a copied link, in the other language."""
    query: dict[str, str | list[str]] = {}
    if trial.text:
        query["try"] = trial.text
    if not trial.unreadable and trial.typed_anew:
        typed = {name: list(values) for name, values in trial.typed.items() if any(values)}
        if len(urlencode(typed, doseq=True)) < LONGEST_QUERY:  # more was typed in no form of ours
            query.update(typed)
    if trial.hints:
        query["hint"] = str(trial.hints)
    return f"{path}?{urlencode(query, doseq=True, safe='~')}" if query else path
