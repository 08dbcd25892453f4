"""The page of all terms, in one language or in both."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

from tutorial.board import back_svg, chain_svg, hand_svg
from tutorial.words import Words, words
from tutorial.words.glossary import GLOSSARY, Picture, Said, Term


class Entry(NamedTuple):
    """A term as a reader sees it: here in the language of the page, there in the other one."""

    id: str
    here: Said
    there: Said
    picture: SafeString
    rules: tuple[tuple[str, str], ...]


class Section(NamedTuple):
    """Terms that belong together."""

    title: str
    entries: tuple[Entry, ...]


@require_safe
def glossary(request: HttpRequest) -> HttpResponse:
    """Every term in both languages; `?both=1`: the explanations too."""
    language = get_language() or settings.LANGUAGE_CODE
    other = next(code for code, _ in settings.LANGUAGES if code != language)
    sections = tuple(_sections(language, other))
    index = sorted(
        ((entry.here.term, entry.id) for section in sections for entry in section.entries),
        key=lambda named: named[0].casefold(),
    )
    context = {
        "sections": sections,
        "index": index,
        "both": request.GET.get("both") == "1",
        "other": other,
    }
    return render(request, "rules/glossary.html", context)


def _sections(language: str, other: str) -> Iterator[Section]:
    for name, terms in groupby(GLOSSARY.terms, lambda term: term.section):
        entries = tuple(_entry(term, language, other) for term in terms)
        yield Section(GLOSSARY.sections[name][language], entries)


def _entry(term: Term, language: str, other: str) -> Entry:
    say = words(language)
    rules = tuple((rule.value, say.clause_title(rule)) for rule in term.rules)
    return Entry(term.id, term.said[language], term.said[other], _drawn(term.picture, say), rules)


def _drawn(picture: Picture | None, say: Words) -> SafeString:
    if picture is None:
        return SafeString("")
    if picture.chain is not None:
        label = say.description(picture.chain, picture.marks)
        return chain_svg(picture.chain, label=label, marks=picture.marks)
    if picture.tiles:
        return hand_svg(picture.tiles, ", ".join(map(say.tile_name, picture.tiles)))
    return back_svg(picture.backs, gettext("Tiles face down"))
