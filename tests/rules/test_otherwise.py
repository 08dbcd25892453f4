"""What is played otherwise elsewhere: beside our clauses, both languages, to tick and print."""

import copy
import re
import tomllib
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

import tutorial.rules
from tutorial.rules.otherwise import POINTS, Point, PointError, read
from tutorial.words import words

WRITTEN: dict[str, Any] = tomllib.loads(
    (Path(tutorial.rules.__file__).parent / "otherwise.toml").read_text(encoding="utf-8")
)
ASKED = {
    "first-starter", "may-draw", "drawn-fit", "next-starter", "reserve", "hands", "who-counts",
    "rounding", "own-pips", "pass", "branches",
}  # fmt: skip


def test_what_the_issue_asks_for_is_there() -> None:
    assert {point.id for point in POINTS} >= ASKED


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("point", POINTS, ids=lambda point: point.id)
def test_every_point_is_told_in_whole_sentences(point: Point, language: str) -> None:
    said = point.said[language]
    assert not said.topic.endswith(".")
    for each in said.other:
        assert re.fullmatch(r"[A-ZÅÄÖ].*\.", each)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_each_stands_beside_our_clauses_with_links_to_them(client: Client, code: str) -> None:
    page = client.get(f"/{code}/otherwise/").content.decode()
    for point in POINTS:
        at = page.index(f'id="{point.id}"')
        part = unescape(page[at : page.index("</fieldset>", at)])
        assert point.said[code].topic in part
        for rule in point.rules:
            assert words(code).clause(rule) in part
            assert f'href="/{code}/rules/#{rule.value}"' in part
        for each in point.said[code].other:
            assert each in part
        assert part.count('type="radio"') == 1 + len(point.said[code].other)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_points_of_one_section_stand_together(client: Client, code: str) -> None:
    page = client.get(f"/{code}/otherwise/").content.decode()
    titles = re.findall(r"<h2>(.*?)</h2>", page)
    assert len(titles) == len(set(titles)) == 6


@pytest.mark.parametrize("code", ["fi", "en"])
def test_ticks_are_sent_nowhere(client: Client, code: str) -> None:
    page = client.get(f"/{code}/otherwise/").content.decode()
    main = page[page.index("<main") : page.index("</main>")]
    assert "<form>" in main
    assert "<button" not in main
    assert "submit" not in main


@pytest.mark.parametrize("code", ["fi", "en"])
def test_the_rules_the_help_and_home_lead_there(client: Client, code: str) -> None:
    for page in ("", "rules/", "help/"):
        text = client.get(f"/{code}/{page}").content.decode()
        assert f'href="/{code}/otherwise/"' in text
        assert f'href="/{code}/score/"' in text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rules", []),
        ("rules", ["turn.none"]),
        ("note", "?"),
        ("fi", {"topic": "Parit", "other": []}),
        ("fi", {"topic": "", "other": ["Pareittain."]}),
        ("en", {"topic": "Pairs", "other": ["In pairs.", "In threes."]}),
    ],
)
def test_a_point_that_cannot_be_shown_is_refused(field: str, value: object) -> None:
    broken = copy.deepcopy(WRITTEN)
    broken["point"][0][field] = value
    with pytest.raises(PointError):
        read(broken)


def test_no_points_and_an_id_twice_are_refused() -> None:
    with pytest.raises(PointError):
        read({})
    with pytest.raises(PointError):
        read({"point": [WRITTEN["point"][0]] * 2})
