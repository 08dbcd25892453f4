"""The kind `place`: legal, legal but not asked, refused; hints and text."""

import pytest

from engine import IllegalAction, NotationError, Place, Rule, Side, Tile
from engine.reasons import JointTaken, NoHalfMatches, SideOfDouble
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, place
from tutorial.puzzles.facts.place import EndHint, NotAsked, PlaceAnswer, Placed, TileHint
from tutorial.puzzles.facts.rule import RuleHint

# [1|4] lies; in hand [0|3] [1|1] [1|6] [2|4] [3|5]; asked for: [1|1] at the 1, on the left
ASKED = place.from_text("14_x6-03.11.16.24.35_x14_ba~L11")
ANY = place.from_text("14_x6-03.11.16.24.35_x14_ba")


def attempt(tile: str, at: str) -> Place:
    return place.read({"tile": [tile], "at": [at]})


def test_the_placement_asked_for_solves_and_shows_what_it_leaves() -> None:
    verdict = place.judge(ASKED, attempt("11", "14s"))
    assert verdict.outcome is Outcome.SOLVED
    assert verdict.done
    (why,) = verdict.reasons
    assert isinstance(why, Placed)
    assert sorted(end.pips for end in why.chain.ends) == [1, 4]


def test_another_legal_tile_is_legal_and_says_what_it_would_leave() -> None:
    verdict = place.judge(ASKED, attempt("24", "14l"))
    assert verdict.outcome is Outcome.LEGAL
    assert not verdict.done
    (why,) = verdict.reasons
    assert isinstance(why, NotAsked)
    assert not why.same_tile
    assert sorted(end.pips for end in why.chain.ends) == [1, 2]


def test_the_right_tile_at_another_end_that_fits_is_legal_too() -> None:
    both_twos = place.from_text("22_x6-24.33_x14_ba~L24")
    verdict = place.judge(both_twos, attempt("24", "22b"))
    (why,) = verdict.reasons
    assert isinstance(why, NotAsked)
    assert why.same_tile


def test_a_tile_that_does_not_match_is_refused_with_where_it_would_fit() -> None:
    verdict = place.judge(ASKED, attempt("16", "14l"))
    assert verdict.outcome is Outcome.REFUSED
    (why,) = verdict.reasons
    assert isinstance(why, NoHalfMatches)
    assert [end.side for end in why.fits] == [Side.SMALLER]


def test_a_joint_and_the_side_of_a_double_can_be_tried_and_say_why_not() -> None:
    question = place.from_text("14.L11_04.12.35.44.56-x6_x14_aa~R44")
    (joint,) = place.judge(question, attempt("12", "14s")).reasons
    (side,) = place.judge(question, attempt("12", "11x")).reasons
    assert isinstance(joint, JointTaken)
    assert joint.by == Tile(1, 1)
    assert isinstance(side, SideOfDouble)
    assert side.double == Tile(1, 1)


def test_where_nothing_is_asked_for_every_legal_placement_is_right() -> None:
    right = place.answers(ANY)
    # [1|1] and [1|6] at the 1, [2|4] at the 4
    assert {(str(placed.tile), placed.end.pips) for placed in right if placed.end} == {
        ("[1|1]", 1),
        ("[1|6]", 1),
        ("[2|4]", 4),
    }
    assert all(place.judge(ANY, placed).outcome is Outcome.SOLVED for placed in right)


def test_the_hints_lead_from_the_rule_to_the_answer() -> None:
    rule, end, tile, answer = place.hints(ASKED)
    assert rule == RuleHint(Rule.TURN_MATCH)
    assert isinstance(end, EndHint)
    assert end.end is not None
    assert end.end.pips == 1
    assert tile == TileHint(Tile(1, 1))
    assert isinstance(answer, PlaceAnswer)
    assert {answer.placed} == place.answers(ASKED)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("14_x6-03.11.16.24.35_x14_ba~R24", Rule.TURN_MATCH),
        ("22_x6-01.24.26.33.55_x14_ba~R24", Rule.CHAIN_FROM_DOUBLE),
        ("04_x6-02.11.16.24.35_x14_ba~L02", Rule.TURN_BLANK),
        ("0_14-x7_x14_aa~14", Rule.SETUP_OPENING),
        ("0_11-x7_x14_aa~11", Rule.SETUP_OPENING),
    ],
)
def test_the_first_hint_is_what_the_tiles_meet_by(text: str, rule: Rule) -> None:
    assert place.hints(place.from_text(text))[0] == RuleHint(rule)


@pytest.mark.parametrize(
    "text", ["14_x6-03.11.16.24.35_x14_ba~L11", "22_x6-01.24.26.33.55_x14_ba", "0_14-x7_x14_aa~14"]
)
def test_a_question_reads_back_from_its_text(text: str) -> None:
    assert place.to_text(place.from_text(text)) == text


def test_a_question_that_asks_for_what_is_not_allowed_is_refused() -> None:
    with pytest.raises(IllegalAction):
        place.from_text("14_x6-03.11.16.24.35_x14_ba~L24")
    with pytest.raises(NotationError):
        place.from_text("14_x6-03.11_x14_ba~d")
    with pytest.raises(NotationError):
        place.from_text("14.L11")


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({}, "tile", Problem.MISSING),
        ({"tile": ["11"]}, "at", Problem.MISSING),
        ({"tile": ["  "], "at": ["14s"]}, "tile", Problem.MISSING),
        ({"tile": ["11", "16"], "at": ["14s"]}, "tile", Problem.SEVERAL),
        ({"tile": ["1"], "at": ["14s"]}, "tile", Problem.UNKNOWN),
        ({"tile": ["١١"], "at": ["14s"]}, "tile", Problem.UNKNOWN),
        ({"tile": ["11"], "at": ["14a"]}, "at", Problem.UNKNOWN),
        ({"tile": ["11"], "at": ["11s"]}, "at", Problem.UNKNOWN),
        ({"tile": ["11"], "at": ["<b>"]}, "at", Problem.UNKNOWN),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        place.read(fields)
    assert (caught.value.field, caught.value.problem) == (field, problem)


def test_an_attempt_reads_back_from_its_fields() -> None:
    for tile, at in (("11", "14s"), ("00", "open"), ("66", "44x"), ("36", "55b")):
        read = attempt(tile, at)
        assert place.read(place.write(read)) == read
