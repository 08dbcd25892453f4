"""The kind `actions`: what may be done, and every known way to get it wrong."""

import pytest

from engine import InvalidPosition, NotationError, Rule
from tests.engine.positions import tile
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, actions
from tutorial.puzzles.facts.actions import (
    ActionsAnswer,
    ActionsFound,
    DrawMissed,
    Mistake,
    MoreToCheck,
    NoPassYet,
    NothingFits,
    PlaceMissed,
    ReadWrong,
    ReserveLeft,
)
from tutorial.puzzles.facts.rule import RuleHint

# [1|1] [1|4] [4|4] lie: ends 1 and 4. The first hand has [1|3], which fits; the second nothing.
FITS = "14.L11.R44_05.13.26-x6_x{}_aa"
STUCK = "14.L11.R44_05.23.26-x6_x{}_aa"


def asked(position: str, boneyard: int = 9) -> actions.Question:
    return actions.from_text(position.format(boneyard))


def ticked(*moves: str) -> actions.Moves:
    return actions.read({"may": list(moves)})


@pytest.mark.parametrize(
    ("position", "boneyard", "moves"),
    [
        (FITS, 9, "place draw"),  # turn.may-draw: with a playable tile in hand too
        (FITS, 3, "place draw"),
        (FITS, 2, "place"),  # turn.reserve: two left are never drawn
        (STUCK, 9, "draw"),  # turn.must-draw
        (STUCK, 3, "draw"),  # one can still be drawn: not blocked, no pass
        (STUCK, 2, "pass"),  # turn.pass
        ("0_05.13.26-x6_x{}_aa", 14, "place draw"),  # the opening turn may draw too
        ("0_05.13.26-x6_x{}_aa", 2, "place"),  # a starter who has drawn everything
    ],
)
def test_what_may_be_done(position: str, boneyard: int, moves: str) -> None:
    question = asked(position, boneyard)
    right = ticked(*moves.split())
    assert actions.answers(question) == {right}
    verdict = actions.judge(question, right)
    assert verdict.outcome is Outcome.SOLVED
    assert verdict.done
    assert isinstance(verdict.reasons[0], ActionsFound)


@pytest.mark.parametrize(
    ("position", "boneyard", "moves", "mistake", "about"),
    [
        (FITS, 9, "place", Mistake.DRAW_ONLY_WHEN_STUCK, None),
        (FITS, 9, "place draw pass", Mistake.PASS_BY_CHOICE, None),
        (FITS, 2, "place pass", Mistake.PASS_BY_CHOICE, None),
        (FITS, 2, "place draw", Mistake.RESERVE_DRAWN, None),
        (STUCK, 2, "draw", Mistake.RESERVE_DRAWN, None),
        (STUCK, 3, "pass", Mistake.PASSED_TOO_SOON, None),
        (STUCK, 3, "draw pass", Mistake.DRAW_OPTIONAL, None),
        (STUCK, 9, "place draw", Mistake.BLANK_AS_JOKER, "05"),
        (STUCK, 2, "place", Mistake.BLANK_AS_JOKER, "05"),
        # [2|3] [3|6] [6|6]: ends 2 and 6, the 3 of [1|3] meets only the joined one
        ("36.R66.L23_13.45-x6_x{}_aa", 9, "place draw", Mistake.JOINED_HALF, "13"),
        # ends 1 and 4: [3|4] fits by its second half
        ("14_34.55-x6_x{}_aa", 9, "draw", Mistake.FIRST_HALF_ONLY, "34"),
        ("14_34.55-x6_x{}_aa", 2, "pass", Mistake.FIRST_HALF_ONLY, "34"),
        # ends 0 and 0: no tile fits a blank end but by a blank
        ("00_12.35-x6_x{}_aa", 9, "place draw", Mistake.BLANK_AS_JOKER, "12"),
    ],
)
def test_a_known_mistake_is_told_by_name(
    position: str, boneyard: int, moves: str, mistake: Mistake, about: str | None
) -> None:
    verdict = actions.judge(asked(position, boneyard), ticked(*moves.split()))
    assert verdict.outcome is Outcome.WRONG
    (why,) = verdict.reasons
    assert isinstance(why, ReadWrong)
    assert why.mistake is mistake
    assert why.tile is (tile(about) if about else None)
    assert why.rules == mistake.rules


@pytest.mark.parametrize(
    ("position", "boneyard", "moves", "first", "more"),
    [
        (FITS, 9, "draw", PlaceMissed, False),
        (FITS, 9, "pass", NoPassYet, True),  # placing and drawing are missed besides
        (FITS, 9, "draw pass", NoPassYet, True),
        (FITS, 2, "draw", ReserveLeft, True),
        (STUCK, 9, "place", NothingFits, True),
        (STUCK, 9, "place draw pass", NothingFits, True),
        (STUCK, 2, "place draw", NothingFits, True),
        (STUCK, 2, "draw pass", ReserveLeft, False),
    ],
)
def test_else_the_first_wrong_mark_is_told_and_that_there_are_more(
    position: str, boneyard: int, moves: str, first: type, more: bool
) -> None:
    verdict = actions.judge(asked(position, boneyard), ticked(*moves.split()))
    assert verdict.outcome is Outcome.WRONG
    assert [type(why) for why in verdict.reasons] == [first, *[MoreToCheck] * more]


def test_two_mistakes_that_lead_to_the_same_set_are_not_told_apart() -> None:
    # ends 2 and 6: a blank as joker and the joined 3 both make [0|3] playable
    question = asked("36.R66.L23_03.45-x6_x{}_aa")
    (why,) = actions.judge(question, ticked("place", "draw")).reasons
    assert isinstance(why, NothingFits)


def test_a_missed_draw_at_the_side_of_a_wrong_mark_is_not_given_away() -> None:
    verdict = actions.judge(asked(FITS), ticked("place", "pass"))
    assert [type(why) for why in verdict.reasons] == [NoPassYet, MoreToCheck]
    assert DrawMissed not in map(type, verdict.reasons)


@pytest.mark.parametrize(
    ("sent", "problem"),
    [
        ({}, Problem.MISSING),
        ({"may": [""]}, Problem.MISSING),
        ({"may": ["place", "sing"]}, Problem.UNKNOWN),
        ({"may": ["Place"]}, Problem.UNKNOWN),
    ],
)
def test_an_attempt_that_cannot_be_read(sent: dict[str, list[str]], problem: Problem) -> None:
    with pytest.raises(AttemptUnreadable) as error:
        actions.read(sent)
    assert (error.value.field, error.value.problem) == ("may", problem)


def test_the_same_box_twice_is_ticked_once() -> None:
    assert ticked("draw", "draw") == ticked("draw")
    assert actions.write(ticked("draw", "place")) == {"may": ["place", "draw"]}


@pytest.mark.parametrize(
    "text",
    [
        "14",
        "14.L11_05.13-x6_x9_ba",  # not the turn of the hand that is shown
        "14.L11_05.13-26.33_x9_aa",
        "nonsense",
    ],
)
def test_a_question_needs_the_view_of_the_player_to_move(text: str) -> None:
    with pytest.raises((NotationError, InvalidPosition)):
        actions.from_text(text)


def test_the_text_reads_back() -> None:
    question = asked(FITS)
    assert actions.from_text(actions.to_text(question)) == question


def test_the_ladder_of_hints_ends_with_the_answer() -> None:
    first, *_, last = actions.hints(asked(STUCK, 3))
    assert first == RuleHint(Rule.TURN_MUST_DRAW)
    assert isinstance(last, ActionsAnswer)


@pytest.mark.parametrize(
    ("position", "boneyard", "rule"),
    [
        (FITS, 9, Rule.TURN_MAY_DRAW),
        (FITS, 2, Rule.TURN_MUST_PLACE),
        (FITS, 2, Rule.TURN_RESERVE),
        (STUCK, 3, Rule.TURN_MUST_DRAW),
        (STUCK, 2, Rule.TURN_PASS),
        (STUCK, 2, Rule.TURN_BLANK),
        ("0_05.13.26-x6_x{}_aa", 14, Rule.SETUP_OPENING),
        ("00_01.35-x6_x{}_aa", 9, Rule.TURN_BLANK),
        ("36.R66.L23_13.45-x6_x{}_aa", 9, Rule.CHAIN_TWO_ENDS),
    ],
)
def test_the_rules_that_an_answer_rests_on(position: str, boneyard: int, rule: Rule) -> None:
    assert rule in actions.rules(asked(position, boneyard))
