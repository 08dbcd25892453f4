"""The drawn example of each clause: whole, possible, and true to the engine."""

import copy
import re
import tomllib
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

import tutorial.rules
from engine import TARGETS, Ended, Pass, Place, Rule, View
from tutorial.rules.examples import EXAMPLES, ExampleError, read
from tutorial.words import words

WRITTEN: dict[str, Any] = tomllib.loads(
    (Path(tutorial.rules.__file__).parent / "examples.toml").read_text(encoding="utf-8")
)
EXAMPLED = sorted(EXAMPLES, key=list(Rule).index)
PICTURES = re.compile(
    r'(?:svg class="(?:chain|seating)"|span class="hand") role="img" aria-label="[^"]+"'
)
CREDITS = {
    Rule.ABOUT_AIM: 7,
    Rule.ROUND_RESERVE_APART: 3,
    Rule.ROUND_OUT_CREDIT: 11,
    Rule.ROUND_OUT_NO_TIE: 8,
    Rule.ROUND_BLOCKED_COMPARE: 11,
    Rule.ROUND_BLOCKED_CREDIT: 15,
    Rule.ROUND_BLOCKED_TIE: 0,
    Rule.ROUND_NO_EXTRA: 11,
    Rule.ROUND_EXACT: 13,
}
"""Worked out by hand: opponents' pips, less the own ones where a blocked round was won."""


def part(page: str, rule: Rule) -> str:
    """What stands on the page for one clause."""
    at = page.index(f'id="{rule.value}"')
    end = re.compile(r'<div class="clause"|</section>').search(page, at)
    assert end
    return unescape(page[at : end.start()])


def view(rule: Rule) -> View:
    """What the player of the example sees, among two."""
    example = EXAMPLES[rule]
    assert example.chain
    return View(
        seat=0,
        chain=example.chain,
        hands=(example.hand, 7),
        boneyard=example.boneyard,
        turn=0,
        starter=0,
        passes=0,
    )


def playable(rule: Rule) -> set[str]:
    return {str(action.tile) for action in view(rule).actions() if isinstance(action, Place)}


def test_only_what_nothing_can_be_asked_of_goes_without() -> None:
    assert all(rule in EXAMPLES or rule.only_shown for rule in Rule)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_every_example_is_drawn_with_a_name_and_said(client: Client, code: str) -> None:
    page = client.get(f"/{code}/rules/").content.decode()
    for rule in EXAMPLED:
        example, shown = EXAMPLES[rule], part(page, rule)
        assert shown.count("<figure") == 1
        assert example.said[code] in shown
        pictures = sum(map(bool, (example.seats, example.chain, example.hand, *example.hands)))
        pictures += 0 if not example.boneyard else 2 if example.boneyard > 2 else 1
        assert len(PICTURES.findall(shown)) == pictures
        assert shown.count('class="peg"') == len(example.totals)
    used, there = re.findall(r'href="#(t\w+)"', page), re.findall(r'id="(t\w+)"', page)
    assert set(used) - {*there, "turn"} == set()


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("rule", EXAMPLED)
def test_it_is_told_in_whole_sentences_and_names_only_tiles_that_lie_there(
    rule: Rule, language: str
) -> None:
    example = EXAMPLES[rule]
    said = example.said[language]
    assert re.fullmatch(r"[A-ZÅÄÖ].*\.", said)
    assert "  " not in said
    lying = {*example.hand, *(tile for hand in example.hands for tile in hand)}
    lying |= set(example.chain.tiles) if example.chain else set()
    assert set(re.findall(r"\[\d\|\d\]", said)) <= {str(tile) for tile in lying}


@pytest.mark.parametrize("rule", EXAMPLED)
def test_both_languages_name_the_same_tiles(rule: Rule) -> None:
    said = EXAMPLES[rule].said
    tiles = [re.findall(r"\[\d\|\d\]", text) for text in said.values()]
    assert tiles[0] == tiles[1]


def test_the_credits_are_those_of_the_rules() -> None:
    results = {rule: one.result for rule, one in EXAMPLES.items() if one.result}
    assert {rule: result.credit for rule, result in results.items()} == CREDITS
    for rule, result in results.items():
        if rule.value.startswith("round.blocked-c") or rule is Rule.ROUND_BLOCKED_TIE:
            blocked = rule is not Rule.ROUND_BLOCKED_COMPARE
            assert (result.ended is Ended.BLOCKED) == blocked


@pytest.mark.parametrize("code", ["fi", "en"])
def test_a_credit_is_shown_as_the_sum_that_it_is(client: Client, code: str) -> None:
    page = client.get(f"/{code}/rules/").content.decode()
    assert "8 + 10 − 3 = 15" in part(page, Rule.ROUND_BLOCKED_CREDIT).split("<figure")[1]
    assert "0 + 8 = 8" in part(page, Rule.ROUND_OUT_NO_TIE)
    assert "30 + 13 = 43" in part(page, Rule.ROUND_NO_DEDUCTION)


@pytest.mark.parametrize(
    ("rule", "fits"),
    [
        (Rule.TURN_PLACE, {"[1|3]", "[2|4]"}),
        (Rule.TURN_MATCH, {"[2|5]"}),
        (Rule.TURN_BLANK, {"[0|5]"}),
        (Rule.TURN_MAY_DRAW, {"[1|6]"}),
        (Rule.TURN_DRAW_KEEPS, {"[4|6]"}),
        (Rule.TURN_DRAW_ON, {"[1|6]", "[4|5]"}),
        (Rule.TURN_MUST_DRAW, set()),
        (Rule.TURN_MUST_PLACE, {"[4|5]"}),
        (Rule.TURN_PASS, set()),
    ],
)
def test_what_fits_in_an_example_is_what_it_says(rule: Rule, fits: set[str]) -> None:
    assert playable(rule) == fits


def test_who_passes_in_the_example_can_do_nothing_else() -> None:
    assert view(Rule.TURN_PASS).actions() == (Pass(),)
    assert len(view(Rule.TURN_MUST_PLACE).actions()) == 1
    assert all(not isinstance(action, Place) for action in view(Rule.TURN_MUST_DRAW).actions())


def test_nobody_can_place_in_the_blocked_example() -> None:
    example = EXAMPLES[Rule.ROUND_BLOCKED]
    assert example.chain
    assert example.boneyard == 2
    assert not any(example.chain.fits(tile) for hand in example.hands for tile in hand)


def test_the_totals_reach_the_target_where_the_example_says_so() -> None:
    for rule in (Rule.MATCH_TARGET, Rule.MATCH_TARGET_CHECK, Rule.MATCH_SURPLUS, Rule.MATCH_TIE):
        totals = [sum(parts) for parts in EXAMPLES[rule].totals]
        assert max(totals) >= TARGETS[len(totals)]
        assert (totals.count(max(totals)) > 1) == (rule is Rule.MATCH_TIE)
    for rule in (Rule.MATCH_TARGET, Rule.MATCH_TARGET_CHECK, Rule.MATCH_SURPLUS):
        assert EXAMPLES[rule].totals[0][0] < TARGETS[len(EXAMPLES[rule].totals)]


@pytest.mark.parametrize("code", ["fi", "en"])
def test_the_reserve_lies_apart(client: Client, code: str) -> None:
    page = client.get(f"/{code}/rules/").content.decode()
    assert part(page, Rule.SETUP_BONEYARD).count('href="#tk"') == 7
    assert words(code).tiles(5) in part(page, Rule.SETUP_BONEYARD)
    assert part(page, Rule.TURN_RESERVE).count('href="#tk"') == 2


@pytest.mark.parametrize(
    "change",
    [
        {"chain": "14.L26"},
        {"chain": "14_05"},
        {"hand": "14"},
        {"hand": "77"},
        {"hand": "25.25"},
        {"hands": ["12", "44"], "ended": "out"},
        {"hands": ["", "44"], "ended": "blocked"},
        {"hands": ["12", "44"], "ended": "given up"},
        {"seats": 5},
        {"seats": 3, "marked": 3},
        {"boneyard": 27},
        {"fi": ""},
        {"en": " Space. "},
        {"note": "?"},
    ],
)
def test_an_example_that_cannot_be_drawn_is_refused(change: dict[str, object]) -> None:
    broken = copy.deepcopy(WRITTEN)
    broken["turn"]["match"] |= change
    with pytest.raises(ExampleError, match=r"turn\.match"):
        read(broken)


def test_a_missing_an_unknown_and_an_empty_example_are_refused() -> None:
    missing = copy.deepcopy(WRITTEN)
    del missing["turn"]["match"]
    with pytest.raises(ExampleError, match=r"missing \['turn\.match'\]"):
        read(missing)
    unknown = copy.deepcopy(WRITTEN)
    unknown["turn"]["none"] = unknown["turn"]["match"]
    with pytest.raises(ExampleError, match=r"unknown \['turn\.none'\]"):
        read(unknown)
    empty = copy.deepcopy(WRITTEN)
    empty["turn"]["match"] = {"fi": "Tyhjä.", "en": "Empty."}
    with pytest.raises(ExampleError, match="nothing is drawn"):
        read(empty)
