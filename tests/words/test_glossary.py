"""The glossary: every term of the rules' word list, both languages, whole, and nothing besides."""

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tutorial.words
from tutorial.words.glossary import GLOSSARY, GlossaryError, Term, read

WRITTEN: dict[str, Any] = tomllib.loads(
    (Path(tutorial.words.__file__).parent / "glossary.toml").read_text(encoding="utf-8")
)
TERMS = {
    "en": (
        "tile; half; pips, number; double; blank; chain; open end, free end; joint; "
        "legal continuation; larger end, smaller end; line A, line B; boneyard; reserve; "
        "side branch; puzzle, hint, worksheet; draw; place, join, fit; playable, allowed; pass; "
        "turn, round, match; starter, opening; go out; blocked round; hand, opponent; hand total; "
        "credit, is credited; end points, running total; target; drawing lots; tie, tied match; end"
    ),
    "fi": (
        "laatta; puolikas; silmät, silmäluku; tupla; tyhjä; ketju; pää, vapaa pää; liitos; "
        "laillinen jatkokohta; suurempi pää, pienempi pää; linja A, linja B; nostokasa; varanto; "
        "sivuhaara; tehtävä, vihje, moniste; nostaa; asettaa, pelata, liittää, sopia; pelattava, "
        "sallittu; ohittaa vuoro; vuoro, kierros, ottelu; aloittaja, avaus; "
        "pelata viimeinen laattansa; tukkeutunut kierros, tukko; käsi, vastustaja; käsisumma, "
        "silmäsumma; hyvitys, saa pisteitä; loppupisteet, pistesaldo; tavoite; arvonta; "
        "tasatulos, tasapeli"
    ),
}


@pytest.mark.parametrize("language", ["fi", "en"])
def test_every_term_of_the_word_list_is_there(language: str) -> None:
    there = {
        word
        for term in GLOSSARY.terms
        for word in (term.said[language].term, *term.said[language].also)
    }
    assert set(re.split(r"[;,] ", TERMS[language])) - there == set()


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("term", GLOSSARY.terms, ids=lambda term: term.id)
def test_every_explanation_is_whole_and_short(term: Term, language: str) -> None:
    said = term.said[language]
    assert re.fullmatch(r"[A-ZÅÄÖ].*\.", said.text)
    assert "  " not in said.text
    assert len(said.text) < 160


@pytest.mark.parametrize("language", ["fi", "en"])
def test_no_two_entries_have_one_term(language: str) -> None:
    assert len({term.said[language].term for term in GLOSSARY.terms}) == len(GLOSSARY.terms)


def test_an_id_is_no_clause_and_no_section_of_the_rules() -> None:
    assert not any("." in term.id for term in GLOSSARY.terms)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "Not an id"),
        ("section", "none"),
        ("rules", ["turn.none"]),
        ("chain", "14.L99"),
        ("tile", "xx"),
        ("colour", "red"),
        ("backs", 3),  # the entry has a tile already
        ("fi", {"term": "laatta"}),
        ("fi", {"term": " laatta", "text": "Pala."}),
        ("en", {"term": "tile", "text": "A piece.", "note": "?"}),
        ("en", {"term": "tile", "text": "A piece.", "forms": ["reserve"]}),  # leads elsewhere
    ],
)
def test_an_entry_that_cannot_be_shown_is_refused(field: str, value: object) -> None:
    broken = copy.deepcopy(WRITTEN)
    broken["term"][0][field] = value
    with pytest.raises(GlossaryError):
        read(broken)


def test_an_id_that_stands_twice_is_refused() -> None:
    broken = copy.deepcopy(WRITTEN)
    broken["term"].append(broken["term"][0])
    with pytest.raises(GlossaryError):
        read(broken)
