"""The page of all clauses: each with an example and where it is exercised, anchors by their ids."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from engine import Rule
from tutorial.rules.drawn import Drawn, drawn
from tutorial.rules.examples import EXAMPLES
from tutorial.shell.term_tags import linked
from tutorial.words import words


class Link(NamedTuple):
    """Where one can go from a clause."""

    title: str
    url: str


class Exercised(NamedTuple):
    """Where a clause can be tried: steps by lesson, kinds of puzzle; `practise`: puzzles on it."""

    lessons: tuple[tuple[str, tuple[Link, ...]], ...]
    kinds: tuple[Link, ...]
    practise: str

    @property
    def steps(self) -> int:
        return sum(len(steps) for _, steps in self.lessons)


Exercises = Callable[[], Mapping[Rule, Exercised]]
"""Where each clause is exercised, in the language of the page; those without are not in it."""


class Written(NamedTuple):
    """A clause in one language; `lang` is empty in the language of the page.

    `example` says what its example shows, empty where it has none.
    """

    lang: str
    title: str
    text: str
    example: str


class Clause(NamedTuple):
    """A clause by its id, in the language of the page first."""

    id: str
    written: tuple[Written, ...]
    drawn: Drawn | None
    exercised: Exercised | None

    @property
    def title(self) -> str:
        return self.written[0].title


class Title(NamedTuple):
    """The title of a section in one language; `lang` is empty in the language of the page."""

    lang: str
    title: str


class Section(NamedTuple):
    """A section by its id, with its title in the language of the page first."""

    id: str
    titles: tuple[Title, ...]
    clauses: tuple[Clause, ...]

    @property
    def title(self) -> str:
        return self.titles[0].title


def rules_page(request: HttpRequest, exercises: Exercises) -> HttpResponse:
    """`?both=1`: each clause in the other language too, beside it."""
    here = get_language() or settings.LANGUAGE_CODE
    both = request.GET.get("both") == "1"
    clauses = _clauses(here, exercises, both=both)
    return render(request, "rules/rules.html", {"clauses": clauses, "both": both})


@cache
def _clauses(here: str, exercises: Exercises, *, both: bool) -> SafeString:
    """The contents and all clauses, in `here`, the language of the page; drawn once."""
    others = [code for code, _ in settings.LANGUAGES if code != here] if both else []
    sections = tuple(_sections([here, *others], exercises()))
    return render_to_string("rules/_clauses.html", {"sections": sections})


def _sections(languages: list[str], exercised: Mapping[Rule, Exercised]) -> Iterator[Section]:
    seen: set[str] = set()
    for name, clauses in groupby(Rule, lambda rule: rule.value.partition(".")[0]):
        titles = tuple(
            Title(lang, words(code).section_title(name)) for code, lang in _marked(languages)
        )
        shown = tuple(_clause(rule, languages, seen, exercised.get(rule)) for rule in clauses)
        yield Section(name, titles, shown)


def _clause(
    rule: Rule, languages: list[str], seen: set[str], exercised: Exercised | None
) -> Clause:
    """In the page's own language the first mention of a term leads to the glossary."""
    example = EXAMPLES.get(rule)
    written = tuple(
        Written(
            lang,
            words(code).clause_title(rule),
            words(code).clause(rule) if lang else linked(words(code).clause(rule), code, seen),
            example.said[code] if example else "",
        )
        for code, lang in _marked(languages)
    )
    picture = drawn(example, words(languages[0])) if example else None
    return Clause(rule.value, written, picture, exercised)


def _marked(languages: list[str]) -> list[tuple[str, str]]:
    """Each language with the `lang` its words need: none for the first, which is the page's."""
    return [(code, code if number else "") for number, code in enumerate(languages)]
