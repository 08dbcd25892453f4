"""The kind `repair`: which tile has to go, and what takes its place."""

import pytest

from engine import InvalidPosition, NotationError, Rule
from tests.engine.positions import tile
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, repair
from tutorial.puzzles.facts.repair import (
    BreaksElsewhere,
    MayPass,
    MeetsNeighbours,
    Mistake,
    NewFits,
    NewMisses,
    NotInTheWay,
    Repaired,
    RepairedWrong,
    RightOut,
)
from tutorial.puzzles.repair import Exchange, HeldBack, Question

# [3|5] [6|2] [4|4] [4|1]: the second meets neither the five nor the four; [4|5] would meet both.
ROW = "35.62.44.41~25.45.46.03"
# One joint is broken, the 3 of [6|3] against the 1 of [1|4]; of the stock only [3|4] mends it.
ONE_JOINT = "56.63.14.40~34.26.06"
# Ends 1 and 4, only the reserve left: [0|4] is the one tile that fits, and only [2|3] fits neither.
HAND = "14_04.22.56-x3_x2_ab~13.23.46"


def question(text: str) -> Question:
    return repair.from_text(text)


def exchange(out: str, new: str) -> Exchange:
    return Exchange(tile(out), tile(new))


def reasons(text: str, out: str, new: str) -> tuple[object, ...]:
    verdict = repair.judge(question(text), exchange(out, new))
    assert verdict.outcome is Outcome.WRONG
    return verdict.reasons


@pytest.mark.parametrize(
    ("text", "out", "new"),
    [(ROW, "26", "45"), (ONE_JOINT, "14", "34"), (HAND, "04", "23")],
)
def test_one_exchange_is_right(text: str, out: str, new: str) -> None:
    assert repair.answers(question(text)) == {exchange(out, new)}
    verdict = repair.judge(question(text), exchange(out, new))
    assert verdict.outcome is Outcome.SOLVED
    assert verdict.done
    assert isinstance(verdict.reasons[0], Repaired | MayPass)


def test_a_new_tile_lies_whichever_way_it_meets() -> None:
    (found,) = repair.judge(question(ROW), exchange("26", "45")).reasons
    assert isinstance(found, Repaired)
    assert [(laid.left, laid.right) for laid in found.line] == [(3, 5), (5, 4), (4, 4), (4, 1)]


def test_a_tile_that_meets_its_neighbours_is_not_wrong() -> None:
    assert reasons(ROW, "14", "45") == (MeetsNeighbours(tile("14"), (4,)),)
    assert reasons(ONE_JOINT, "56", "34") == (MeetsNeighbours(tile("56"), (6,)),)


def test_a_tile_beside_the_wrong_one_leaves_the_other_joint_broken() -> None:
    (found,) = reasons(ROW, "35", "45")
    assert isinstance(found, BreaksElsewhere)
    assert (found.left.right, found.right.left) == (2, 4)


def test_the_right_tile_with_a_wrong_one_in_its_place_is_told_both() -> None:
    # [2|5]: its 5 meets [3|5], its 2 would lie against the 4 of [4|4]
    assert reasons(ROW, "26", "25") == (
        RightOut(tile("26")),
        RepairedWrong(Mistake.ONE_SIDE_ONLY, tile("25"), tile("44"), 4, 2),
    )
    # [0|3]: neither half meets the 5 on the left or the 4 on the right
    assert reasons(ROW, "26", "03")[1] == NewMisses(tile("03"), tile("35"), 5, None)


def test_a_blank_as_a_joker_is_called_so() -> None:
    # between 5 and 4, [0|0] meets neither, unless a blank met anything
    found = reasons("35.62.44~00.45", "26", "00")[1]
    assert found == RepairedWrong(Mistake.BLANK_AS_JOKER, tile("00"), tile("35"), 5, 0)
    # [0|5] meets the 5; its 0 against the 4 could be either mistake, so neither is named
    found = reasons("35.62.44~05.45", "26", "05")[1]
    assert found == NewMisses(tile("05"), tile("44"), 4, 0)


def test_where_two_tiles_could_be_the_wrong_one_the_stock_decides() -> None:
    # [6|3] could go as well if the stock had [1|6]; [2|6] meets the 6, but not the 1 of [1|4]
    assert reasons(ONE_JOINT, "36", "26") == (
        RepairedWrong(Mistake.ONE_SIDE_ONLY, tile("26"), tile("14"), 1, 2),
    )


def test_a_tile_of_the_hand_that_fits_nothing_is_not_in_the_way() -> None:
    held = question(HAND)
    assert isinstance(held, HeldBack)
    ends = held.view.chain.ends
    assert reasons(HAND, "22", "23") == (NotInTheWay(tile("22"), ends),)
    not_in_the_way, fits = reasons(HAND, "56", "46")
    assert not_in_the_way == NotInTheWay(tile("56"), ends)
    assert isinstance(fits, NewFits)
    assert fits.end.pips == 4


def test_a_new_tile_that_fits_would_have_to_be_placed() -> None:
    right, fits = reasons(HAND, "04", "13")
    assert right == RightOut(tile("04"))
    assert isinstance(fits, NewFits)
    assert fits.end.pips == 1


def test_the_rules_are_those_of_the_answer() -> None:
    assert repair.rules(question(ROW)) == (Rule.TURN_MATCH, Rule.CHAIN_FROM_DOUBLE)
    assert repair.rules(question("53.16.04~13.30")) == (Rule.TURN_MATCH, Rule.TURN_BLANK)
    assert repair.rules(question(HAND)) == (Rule.TURN_MUST_PLACE, Rule.TURN_PASS)


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"new": ["45"]}, "out", Problem.MISSING),
        ({"out": ["26"]}, "new", Problem.MISSING),
        ({"out": ["26", "44"], "new": ["45"]}, "out", Problem.SEVERAL),
        ({"out": ["2"], "new": ["45"]}, "out", Problem.UNKNOWN),
        ({"out": ["26"], "new": ["٤٥"]}, "new", Problem.UNKNOWN),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        repair.read(fields)
    assert (caught.value.field, caught.value.problem) == (field, problem)


@pytest.mark.parametrize(("out", "new", "field"), [("66", "45", "out"), ("26", "66", "new")])
def test_a_tile_that_is_not_there_cannot_be_exchanged(out: str, new: str, field: str) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        repair.judge(question(ROW), exchange(out, new))
    assert caught.value.field == field


@pytest.mark.parametrize(
    "text", ["", "35", "35.6~45", "14_04-x3_x3_ab~13", "14.L11~22", "1x.44~45"]
)
def test_a_text_that_is_no_such_question_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        repair.from_text(text)


@pytest.mark.parametrize("text", ["35.53~45", "35.62~35", "35.79~45", "14_04-x3_x2_ab~14"])
def test_a_tile_twice_or_from_no_set_is_refused(text: str) -> None:
    with pytest.raises(InvalidPosition):
        repair.from_text(text)
