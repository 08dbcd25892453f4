"""The kind `ends`: which places are open, and with which pips."""

import pytest

from engine import NotationError, Port, Side, Tile
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, ends
from tutorial.puzzles.facts.ends import (
    EndsAnswer,
    EndsFound,
    EndsMissed,
    MarkedElsewhere,
    MarkedJoint,
    MarkedSide,
    MoreMarked,
    MorePips,
    OneEndHint,
    PipsMissed,
    PipsNotOpen,
)

# left to right: [2|2] [2|5] [5|5] [5|3]; open: the double's line B with 2, [3|5]'s smaller end
QUESTION = ends.from_text("25.R55.L22.R35")
RIGHT = {"open": ["22b", "35s"], "pips": ["2", "3"]}


def judge(**fields: list[str]) -> tuple[Outcome, tuple[object, ...]]:
    verdict = ends.judge(QUESTION, ends.read({**RIGHT, **fields}))
    return verdict.outcome, verdict.reasons


def test_both_ends_and_their_pips_solve() -> None:
    assert judge() == (Outcome.SOLVED, (EndsFound(QUESTION.chain),))


def test_a_joint_marked_as_open_is_told_to_what_it_is_joined() -> None:
    outcome, reasons = judge(open=["22b", "35s", "25s"])
    assert outcome is Outcome.WRONG
    assert reasons == (MarkedJoint(Port(Tile(2, 5), Side.SMALLER), Tile(2, 2)),)


def test_the_side_of_a_double_marked_as_open_is_told_so() -> None:
    assert judge(open=["22b", "35s", "55x"])[1] == (MarkedSide(Tile(5, 5)),)


def test_a_place_that_is_not_in_this_chain_is_told_so() -> None:
    assert judge(open=["22b", "35s", "66b"])[1] == (MarkedElsewhere(Port(Tile(6, 6), Side.LINE_B)),)


def test_what_is_missing_is_not_told_but_what_is_right_is() -> None:
    assert judge(open=["22b"])[1] == (EndsMissed(Port(Tile(2, 2), Side.LINE_B)),)
    assert judge(pips=["3"])[1] == (PipsMissed(3, 2),)


def test_pips_inside_the_chain_and_pips_that_are_nowhere_are_told_apart() -> None:
    assert judge(pips=["2", "3", "5", "6"])[1] == (
        PipsNotOpen(5, inside=True),
        PipsNotOpen(6, inside=False),
    )


def test_after_two_wrong_marks_the_rest_is_one_finding() -> None:
    reasons = judge(open=["22b", "35s", "25s", "55x", "35l", "55a"])[1]
    assert len(reasons) == 3
    assert isinstance(reasons[2], MoreMarked)
    assert len(reasons[2].ports) == 2


def test_after_two_wrong_numbers_the_rest_is_one_finding() -> None:
    assert judge(pips=["2", "3", "0", "1", "4", "5", "6"])[1] == (
        PipsNotOpen(0, inside=False),
        PipsNotOpen(1, inside=False),
        MorePips(3),
    )


def test_two_ends_that_show_the_same_need_one_number() -> None:
    question = ends.from_text("22")
    attempt = ends.read({"open": ["22a", "22b"], "pips": ["2"]})
    assert ends.judge(question, attempt).outcome is Outcome.SOLVED


def test_the_hints_lead_to_the_answer() -> None:
    _, one, answer = ends.hints(QUESTION)
    assert one == OneEndHint(QUESTION.chain.ends[0])
    assert answer == EndsAnswer(QUESTION.chain)


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"pips": ["2"]}, "open", Problem.MISSING),
        ({"open": ["22b"]}, "pips", Problem.MISSING),
        ({"open": ["22b"], "pips": ["7"]}, "pips", Problem.UNKNOWN),
        ({"open": ["22b"], "pips": ["２"]}, "pips", Problem.UNKNOWN),
        ({"open": ["22s"], "pips": ["2"]}, "open", Problem.UNKNOWN),
        ({"open": ["open"], "pips": ["2"]}, "open", Problem.UNKNOWN),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        ends.read(fields)
    assert (caught.value.field, caught.value.problem) == (field, problem)


def test_a_question_and_an_attempt_read_back_from_their_texts() -> None:
    assert ends.to_text(ends.from_text("14.L11.R44.R34")) == "14.L11.R44.R34"
    assert ends.write(ends.read(RIGHT)) == RIGHT
    for unplayable in ("0", "14_x6-11_x14_ba"):
        with pytest.raises(NotationError):
            ends.from_text(unplayable)
