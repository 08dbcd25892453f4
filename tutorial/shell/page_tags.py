"""Template tags of the base page."""

from typing import Any, NamedTuple

from django import template
from django.conf import settings
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils.html import format_html
from django.utils.safestring import SafeString

from tutorial.shell.languages import language_of, path_in

register = template.Library()


class Alternate(NamedTuple):
    code: str
    name: str  # in itself
    url: str


@register.simple_tag
def languages() -> list[tuple[str, str]]:
    """Code and name of each language, the name in itself."""
    return list(settings.LANGUAGES)


@register.simple_tag
def alternates(request: HttpRequest) -> list[Alternate]:
    """This page in each language, by whole addresses; none where the page has no language."""
    if language_of(request.path) is None:
        return []
    return [
        Alternate(code, name, request.build_absolute_uri(path_in(code, request.path)))
        for code, name in settings.LANGUAGES
    ]


@register.simple_tag(takes_context=True)
def form_token(context: dict[str, Any]) -> SafeString:
    """For a form in a fragment: the token that just came with it, which is good for the next press.

    `csrf_token` would mask it anew each time, which takes as long as drawing a board.
    """
    request: HttpRequest = context["request"]
    token = request.POST.get("csrfmiddlewaretoken") or get_token(request)
    return format_html('<input type="hidden" name="csrfmiddlewaretoken" value="{}">', token)
