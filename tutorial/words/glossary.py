"""The terms and what they mean, from `glossary.toml`: read once, and whole or not at all."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine import Chain, DrawError, Rule, Tile, from_text
from tutorial.words.clauses import LANGUAGES

_PICTURES: Final = ("tile", "hand", "chain", "backs")


class GlossaryError(ValueError):
    """An entry that cannot be shown: it says which, and what is wrong with it."""


class Said(NamedTuple):
    """A term in one language; `forms` are the words in running text that lead to it."""

    term: str
    text: str
    also: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()


class Picture(NamedTuple):
    """What is drawn beside a term: one of these, the others empty; `marks`: the open ends too."""

    chain: Chain | None = None
    tiles: tuple[Tile, ...] = ()
    backs: int = 0
    marks: bool = False


class Term(NamedTuple):
    """An entry; `rules` are the clauses to read on."""

    id: str
    section: str
    rules: tuple[Rule, ...]
    picture: Picture | None
    said: Mapping[str, Said]


class Glossary(NamedTuple):
    """All entries in order, and the titles of their sections by section and language."""

    terms: tuple[Term, ...]
    sections: Mapping[str, Mapping[str, str]]


def read(written: Mapping[str, Any]) -> Glossary:
    """The glossary. GlossaryError where an entry lacks something or has something unknown."""
    sections = {
        name: {lang: _filled(title.get(lang), f"section {name}, {lang}") for lang in LANGUAGES}
        for name, title in written.get("sections", {}).items()
    }
    terms = tuple(_term(entry, sections) for entry in written.get("term", ()))
    ids = [term.id for term in terms]
    if len(set(ids)) < len(ids) or {term.section for term in terms} != set(sections):
        raise GlossaryError("an id stands twice, or a section is empty")
    for language in LANGUAGES:
        forms = [form.lower() for term in terms for form in term.said[language].forms]
        twice = sorted({form for form in forms if forms.count(form) > 1})
        if twice:
            raise GlossaryError(f"{language}: these words lead to two terms: {twice}")
    return Glossary(terms, sections)


def _term(entry: Mapping[str, Any], sections: Mapping[str, Any]) -> Term:
    where = f"term {entry.get('id')!r}"
    unknown = set(entry) - {"id", "section", "rules", "marks", *_PICTURES, *LANGUAGES}
    if unknown or not re.fullmatch(r"[a-z]+(-[a-z]+)*", str(entry.get("id"))):
        raise GlossaryError(f"{where}: unknown {sorted(unknown)}, or its id is none")
    if entry.get("section") not in sections:
        raise GlossaryError(f"{where}: there is no section {entry.get('section')!r}")
    try:
        rules = tuple(Rule(rule) for rule in entry.get("rules", ()))
        picture = _picture(entry)
    except (ValueError, DrawError) as error:
        raise GlossaryError(f"{where}: {error}") from error
    said = {
        language: _said(entry.get(language, {}), f"{where}, {language}") for language in LANGUAGES
    }
    return Term(entry["id"], entry["section"], rules, picture, said)


def _picture(entry: Mapping[str, Any]) -> Picture | None:
    drawn = [kind for kind in _PICTURES if kind in entry]
    if len(drawn) > 1:
        raise ValueError(f"one picture only, not {drawn}")
    if "chain" in entry:
        chain = from_text(entry["chain"])
        if not isinstance(chain, Chain):
            raise ValueError("its picture is no chain")
        return Picture(chain=chain, marks=entry.get("marks", False))
    written = entry.get("tile") or entry.get("hand")
    if written:
        return Picture(tiles=tuple(Tile(int(two[0]), int(two[1])) for two in written.split(".")))
    return Picture(backs=entry["backs"]) if "backs" in entry else None


def _said(entry: Mapping[str, Any], where: str) -> Said:
    if not set(entry) <= set(Said._fields):
        raise GlossaryError(f"{where}: unknown {sorted(set(entry) - set(Said._fields))}")
    also, forms = tuple(entry.get("also", ())), tuple(entry.get("forms", ()))
    for word in (*also, *forms):
        _filled(word, where)
    return Said(_filled(entry.get("term"), where), _filled(entry.get("text"), where), also, forms)


def _filled(text: object, where: str) -> str:
    if not isinstance(text, str) or not text or text != text.strip():
        raise GlossaryError(f"{where} lacks its words, or has space around them")
    return text


GLOSSARY: Final = read(
    tomllib.loads(Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8"))
)
