"""The clauses: all of them, in both languages, whole, and nothing besides."""

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tutorial.words
from engine import Rule
from tutorial.words import words
from tutorial.words.clauses import read, section

WRITTEN: dict[str, Any] = tomllib.loads(
    (Path(tutorial.words.__file__).parent / "clauses.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("rule", Rule)
def test_every_clause_is_written(rule: Rule, language: str) -> None:
    say = words(language)
    title, text = say.clause_title(rule), say.clause(rule)
    assert 1 <= len(title.split()) <= 6
    assert not title.endswith(".")
    assert re.fullmatch(r"[A-ZÄÖ].*\.", text)
    assert "  " not in text
    assert say.section_title(section(rule))


@pytest.mark.parametrize("language", ["fi", "en"])
def test_no_two_clauses_have_one_title(language: str) -> None:
    assert len({words(language).clause_title(rule) for rule in Rule}) == len(Rule)


@pytest.mark.parametrize(
    ("rule", "facts"),
    [
        (Rule.SETUP_SET, ["28", "[0|0]", "[6|6]"]),
        (Rule.SETUP_DEAL, ["7", "6"]),
        (Rule.SETUP_BONEYARD, ["14", "7", "4", "12", "5", "2"]),
        (Rule.ROUND_PIPS, ["12", "0"]),
        (Rule.ROUND_OUT_NO_TIE, ["0", "8"]),
        (Rule.ROUND_BLOCKED_CREDIT, ["8 + 10 − 3 = 15"]),
        (Rule.ROUND_BLOCKED_TIE, ["3, 3", "10", "0"]),
        (Rule.MATCH_TARGET, ["100", "61"]),
        (Rule.ABOUT_SOURCE, ["Pagat"]),
    ],
)
def test_the_numbers_of_the_rules_stand_in_both_languages(rule: Rule, facts: list[str]) -> None:
    for language in ("fi", "en"):
        for fact in facts:
            assert fact in words(language).clause(rule)


@pytest.mark.parametrize(
    ("group", "name", "change"),
    [
        ("turn", "match", {"fi": {"title": "Otsikko", "text": "Teksti."}}),  # no English
        ("turn", "match", {"fi": {"title": "", "text": "T."}, "en": {"title": "T", "text": "T."}}),
        (
            "turn",
            "match",
            {"fi": {"title": "T", "text": " T."}, "en": {"title": "T", "text": "T."}},
        ),
        (
            "turn",
            "match",
            {"fi": {"title": "T", "text": "T.", "note": "?"}, "en": {"title": "T", "text": "T."}},
        ),
        ("turn", "skip", {"fi": {"title": "T", "text": "T."}, "en": {"title": "T", "text": "T."}}),
        ("sections", "turn", {"fi": "Vuoro"}),
    ],
)
def test_a_clause_missing_empty_or_unknown_is_refused(
    group: str, name: str, change: dict[str, Any]
) -> None:
    written = copy.deepcopy(WRITTEN)
    written[group][name] = change
    with pytest.raises(ValueError, match=r"turn|title|text|clauses"):
        read(written)
