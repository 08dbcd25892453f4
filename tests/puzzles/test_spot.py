"""The kind `spot`: the illegal act, the clause it breaks, and why the others are allowed."""

from random import Random

import pytest

from engine import InvalidPosition, NotationError, Place, Round, Rule
from engine.reasons import MustDraw, NoHalfMatches, NotYourTurn, OnlyReserve, SideOfDouble
from tests.engine.positions import position, tile
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, spot
from tutorial.puzzles.facts.spot import (
    DrawAllowed,
    Mistake,
    NotBroken,
    NumberHint,
    OneOfHint,
    OtherRule,
    PassAllowed,
    PlaceAllowed,
    SpotAnswer,
    Spotted,
    SuspectedWrong,
)
from tutorial.puzzles.level import Level
from tutorial.puzzles.spot import Found, Question
from tutorial.puzzles.spot_question import _read_act

A, B = 0, 1

# Two players; [1|4] lies with [4|4] across on its right: ends 1 and 4. Only the tiles that matter.
START = position("14.R44", "01.02.24.46", "06.13.16.26.66", boneyard="55.35.56.00.11")
LATE = START._replace(boneyard=(tile("00"), tile("11")))
FIVES = position("55", "01.02.24.46", "06.13.66", boneyard="15.35.56.00.11")


def question(record: str, rules: str, start: Round = START) -> Question:
    """A record as in an address, from a position that has only the tiles that matter."""
    acts = tuple(_read_act(record, 0, part, start) for part in record.split("."))
    return Question(start, acts, tuple(map(Rule, rules.split(","))))


def found(number: int, rule: Rule) -> Found:
    return Found(number, rule)


# A joins [2|4] to the double; B's [6|6] meets the two that is left there: the slip; A goes on.
MATCH = question("a24@44b.b66@24s.a01@14s", "turn.match,turn.blank,chain.two-ends,turn.must-draw")
# A's [4|6] is put to the side of the double.
SIDE = question("a46@44x.b13@14s.a24@44b", "turn.match,turn.blank,chain.doubles-across")
# A draws though [2|4] fits, places another tile than the drawn [5|5], and B passes at once.
DRAWN = question("ad.a24@44b.bp.a46@24s", "turn.must-place,turn.match,turn.must-draw")


@pytest.mark.parametrize(
    ("asked", "number", "rule", "why"),
    [
        (MATCH, 2, Rule.TURN_MATCH, NoHalfMatches),
        (SIDE, 1, Rule.CHAIN_DOUBLES_ACROSS, SideOfDouble),
        (
            question("ad.b13@14s.a24@44b", "setup.clockwise,turn.match,turn.reserve"),
            2,
            Rule.SETUP_CLOCKWISE,
            NotYourTurn,
        ),
        (
            question("a24@44b.a01@14s.b06@01s", "turn.place-ends,turn.match,turn.reserve"),
            2,
            Rule.TURN_PLACE_ENDS,
            NotYourTurn,
        ),
        (
            question("ad.a24@44b.b13@14s", "turn.reserve,turn.match,turn.must-draw", LATE),
            1,
            Rule.TURN_RESERVE,
            OnlyReserve,
        ),
    ],
)
def test_one_act_and_one_clause_are_right(
    asked: Question, number: int, rule: Rule, why: type
) -> None:
    assert spot.answers(asked) == {found(number, rule)}
    verdict = spot.judge(asked, found(number, rule))
    assert verdict.outcome is Outcome.SOLVED
    (spotted,) = verdict.reasons
    assert isinstance(spotted, Spotted)
    assert isinstance(spotted.why, why)


def test_passing_with_nothing_playable_while_tiles_can_be_drawn() -> None:
    asked = question("ap.bd.bd", "turn.must-draw,turn.match,turn.reserve", FIVES)
    (spotted,) = spot.judge(asked, found(1, Rule.TURN_MUST_DRAW)).reasons
    assert isinstance(spotted, Spotted)
    assert spotted.why == MustDraw(3)


def reasons(asked: Question, number: int, rule: Rule) -> tuple[object, ...]:
    verdict = spot.judge(asked, found(number, rule))
    assert verdict.outcome is Outcome.WRONG
    return verdict.reasons


def test_an_allowed_placement_is_told_what_meets() -> None:
    (allowed,) = reasons(MATCH, 1, Rule.TURN_MATCH)
    assert allowed == PlaceAllowed(1, A, Place(tile("24"), MATCH.start.chain.right))


def test_an_allowed_draw_with_nothing_playable() -> None:
    # A draws [1|5], places it, and goes on though it is B's turn
    asked = question("ad.a15@55a.a01@15s", "turn.match,turn.place-ends,chain.two-ends", FIVES)
    assert reasons(asked, 1, Rule.TURN_MATCH) == (DrawAllowed(1, A, 3),)


def test_the_right_act_with_another_clause_is_told_why_it_is_not_that_one() -> None:
    assert reasons(SIDE, 1, Rule.TURN_MATCH) == (
        OtherRule(1, A, SIDE.acts[0].action, Rule.TURN_MATCH, NotBroken.EQUAL_PIPS),
    )
    (other,) = reasons(MATCH, 2, Rule.TURN_BLANK)
    assert isinstance(other, OtherRule)
    assert other.because is NotBroken.NO_BLANK
    (other,) = reasons(MATCH, 2, Rule.CHAIN_TWO_ENDS)
    assert isinstance(other, OtherRule)
    assert other.because is NotBroken.AT_AN_END
    (other,) = reasons(MATCH, 2, Rule.TURN_MUST_DRAW)
    assert isinstance(other, OtherRule)
    assert other.because is NotBroken.NO_PASS


def test_a_draw_with_a_tile_to_play_is_allowed_and_the_mistake_has_a_name() -> None:
    (suspected,) = reasons(DRAWN, 1, Rule.TURN_MATCH)
    assert suspected == SuspectedWrong(Mistake.DRAW_ONLY_WHEN_STUCK, 1, A, tile("01"))


def test_another_tile_than_the_drawn_one_may_be_placed() -> None:
    # the drawn [0|4] would fit the four; [2|4] is placed instead
    start = position("14.R44", "01.02.24.46", "06.13.16", boneyard="04.35.56.00.11")
    asked = question("ad.a24@44b.bp", "turn.must-place,turn.match", start)
    assert reasons(asked, 2, Rule.TURN_MATCH) == (
        SuspectedWrong(Mistake.DRAWN_MUST_BE_PLAYED, 2, A, tile("04")),
    )


def test_an_allowed_pass_is_told_the_ends() -> None:
    start = position("14.R44", "02.03.26", "01.13.16", boneyard="00.11")
    asked = question("ap.b13@14s.a26@13l", "turn.match,turn.blank", start)
    assert reasons(asked, 1, Rule.TURN_MATCH) == (PassAllowed(1, A, (1, 4)),)


def test_the_hints_lead_from_two_acts_to_the_answer() -> None:
    one_of, number, answer = spot.hints(MATCH)
    assert one_of == OneOfHint((2, 3))
    assert number == NumberHint(2, B)
    assert isinstance(answer, SpotAnswer)
    assert (answer.number, answer.rule) == (2, Rule.TURN_MATCH)


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"rule": ["turn_match"]}, "action", Problem.MISSING),
        ({"action": ["1"]}, "rule", Problem.MISSING),
        ({"action": ["1", "2"], "rule": ["turn_match"]}, "action", Problem.SEVERAL),
        ({"action": ["one"], "rule": ["turn_match"]}, "action", Problem.UNKNOWN),
        ({"action": ["١"], "rule": ["turn_match"]}, "action", Problem.UNKNOWN),
        ({"action": ["1"], "rule": ["turn.match"]}, "rule", Problem.UNKNOWN),
        ({"action": ["1"], "rule": ["castling"]}, "rule", Problem.UNKNOWN),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        spot.read(fields)
    assert (caught.value.field, caught.value.problem) == (field, problem)


@pytest.mark.parametrize(
    ("number", "rule", "field"),
    [(0, Rule.TURN_MATCH, "action"), (4, Rule.TURN_MATCH, "action"), (1, Rule.TURN_PASS, "rule")],
)
def test_what_is_not_among_the_choices_cannot_be_chosen(
    number: int, rule: Rule, field: str
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        spot.judge(MATCH, found(number, rule))
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("~", "!"),
        ("~a", "~e"),
        ("@", ""),
        ("turn.match", "turn.reserve"),  # no clause that is broken
        ("turn.match", "nonsense"),
    ],
)
def test_a_text_that_is_no_such_question_is_refused(old: str, new: str) -> None:
    text = spot.to_text(spot.generate(Random(1), Level.EASY, Rule.TURN_MATCH))
    assert spot.from_text(text)
    with pytest.raises((NotationError, InvalidPosition)):
        spot.from_text(text.replace(old, new))


def test_a_record_with_no_slip_or_with_two_is_refused() -> None:
    asked = spot.generate(Random(1), Level.EASY, Rule.TURN_MATCH)
    (answer,) = spot.answers(asked)
    legal = asked._replace(acts=asked.acts[: answer.number - 1])
    twice = asked._replace(acts=(*asked.acts, asked.acts[answer.number - 1]))
    for wrong in (legal, twice):
        with pytest.raises(NotationError):
            spot.from_text(spot.to_text(wrong))
