"""The page of all clauses: sections, anchors that are the clauses' ids, both languages on wish."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from engine import Rule
from tutorial.words import words


class Written(NamedTuple):
    """A clause in one language; `lang` is empty in the language of the page."""

    lang: str
    title: str
    text: str


class Clause(NamedTuple):
    """A clause by its id, in the language of the page first."""

    id: str
    written: tuple[Written, ...]


class Section(NamedTuple):
    """A section by its id, with its title in the language of the page first."""

    id: str
    titles: tuple[Written, ...]
    clauses: tuple[Clause, ...]

    @property
    def title(self) -> str:
        return self.titles[0].title


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """`?both=1`: each clause in the other language too, beside it."""
    here = get_language() or settings.LANGUAGE_CODE
    both = request.GET.get("both") == "1"
    others = [code for code, _ in settings.LANGUAGES if code != here] if both else []
    context = {"sections": tuple(_sections([here, *others])), "both": both}
    return render(request, "rules/rules.html", context)


def _sections(languages: list[str]) -> Iterator[Section]:
    for name, clauses in groupby(Rule, lambda rule: rule.value.partition(".")[0]):
        titles = tuple(
            Written(lang, words(code).section_title(name), "") for code, lang in _marked(languages)
        )
        yield Section(name, titles, tuple(_clause(rule, languages) for rule in clauses))


def _clause(rule: Rule, languages: list[str]) -> Clause:
    written = tuple(
        Written(lang, words(code).clause_title(rule), words(code).clause(rule))
        for code, lang in _marked(languages)
    )
    return Clause(rule.value, written)


def _marked(languages: list[str]) -> list[tuple[str, str]]:
    """Each language with the `lang` its words need: none for the first, which is the page's."""
    return [(code, code if number else "") for number, code in enumerate(languages)]
