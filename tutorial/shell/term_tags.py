"""From a term in a text to its entry in the glossary: a template filter, and what it does."""

import re
from functools import cache, lru_cache
from html import escape
from typing import NamedTuple

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from tutorial.words.glossary import GLOSSARY

register = template.Library()


class _Forms(NamedTuple):
    """A language's words that lead to terms: how to find them, and the term's id by each."""

    found: re.Pattern[str]
    ids: dict[str, str]


@register.filter
def terms(text: str) -> SafeString:
    """The text with the first mention of each term a link to its entry; everything escaped."""
    return _linked(text, get_language() or "fi")


@lru_cache(maxsize=2000)
def _linked(text: str, language: str) -> SafeString:
    return linked(text, language, set())


def linked(text: str, language: str, seen: set[str]) -> SafeString:
    """The text with links to the terms that are not yet `seen`, to which they are added."""
    forms, page = _forms(language), reverse("glossary")
    parts: list[str] = []
    at = 0
    for match in forms.found.finditer(text):
        id_ = forms.ids[match[0].lower()]
        if id_ not in seen:
            seen.add(id_)
            parts.append(escape(text[at : match.start()]))
            parts.append(f'<a class="term" href="{page}#{id_}">{escape(match[0])}</a>')
            at = match.end()
    return SafeString("".join(parts) + escape(text[at:]))


@cache
def _forms(language: str) -> _Forms:
    """Longer words first, so that "blocked round" is not taken for "blocked"."""
    ids = {form.lower(): term.id for term in GLOSSARY.terms for form in term.said[language].forms}
    words = "|".join(map(re.escape, sorted(ids, key=len, reverse=True)))
    return _Forms(re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE), ids)
