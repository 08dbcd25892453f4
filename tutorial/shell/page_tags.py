"""Template tags of the base page."""

from typing import NamedTuple

from django import template
from django.conf import settings
from django.http import HttpRequest

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
