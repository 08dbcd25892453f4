"""Why not: every reason with its facts and its rules, and which of two comes first."""

from typing import get_args

import pytest

from engine import (
    DRAW,
    PASS,
    Action,
    Ended,
    IllegalAction,
    Place,
    Port,
    Reason,
    Result,
    Round,
    Rule,
    Side,
    Tile,
)
from engine.reasons import (
    BlankMismatch,
    JointTaken,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    NoSuchEnd,
    NotInHand,
    NotInTheSet,
    NotYourTurn,
    OnlyReserve,
    OpeningTakesNoEnd,
    PlaceOrDraw,
    RoundOver,
    SideOfDouble,
)
from tests.engine.positions import chain, end, left, position, right, tile

IN_PLAY = position("14.R44", "12.45.36.03.55", "66.11", "05", boneyard="22.33.34")
"""1 to the left, 4 (line B of [4|4]) to the right; seat a to move, one tile can be drawn."""
DRAWN = position("14.R44", "12.45.36", "66.11", "05")
"""The same with only the reserve left."""
STUCK = position("14.R44", "36.22", "66.11", "05", boneyard="00.33.34.35")
"""Nothing playable, two can be drawn."""
OVER = position("14.R44", "12.45", "0", "05", turn=2)
"""Seat b has gone out."""
FRESH = position("0", "12.45", "66.11", boneyard="22.33.34")

LEFT, RIGHT = end("14", Side.SMALLER, 1), end("44", Side.LINE_B, 4)
ENDS = (LEFT, RIGHT)
BRANCH = end("44", Side.BRANCH, 4)
JOINT = end("14", Side.LARGER, 4)
LINE_A = end("44", Side.LINE_A, 4)
FAR = end("56", Side.LARGER, 6)

CASES: list[tuple[Round, int, Action, Reason, tuple[Rule, ...]]] = [
    (
        OVER,
        2,
        DRAW,
        RoundOver(Result(Ended.OUT, 1, 17, (12, 0, 5))),
        (Rule.ROUND_OUT, Rule.ROUND_BLOCKED),
    ),
    (IN_PLAY, 2, PASS, NotYourTurn(2, 0), (Rule.SETUP_CLOCKWISE,)),
    (IN_PLAY, 0, Place(Tile(4, 7), RIGHT), NotInTheSet(Tile(4, 7)), (Rule.SETUP_SET,)),
    (IN_PLAY, 0, Place(tile("34"), RIGHT), NotInHand(tile("34"), lies=False), (Rule.TURN_PLACE,)),
    (IN_PLAY, 0, Place(tile("44"), RIGHT), NotInHand(tile("44"), lies=True), (Rule.TURN_PLACE,)),
    (
        FRESH,
        0,
        Place(tile("12"), LEFT),
        OpeningTakesNoEnd(tile("12"), LEFT),
        (Rule.SETUP_OPENING,),
    ),
    (
        IN_PLAY,
        0,
        Place(tile("45"), BRANCH),
        SideOfDouble(tile("45"), tile("44"), ENDS, (RIGHT,)),
        (Rule.CHAIN_DOUBLES_ACROSS, Rule.CHAIN_TWO_ENDS),
    ),
    (
        IN_PLAY,
        0,
        Place(tile("45"), JOINT),
        JointTaken(tile("45"), Port(tile("14"), Side.LARGER), tile("44"), ENDS, (RIGHT,)),
        (Rule.CHAIN_TWO_ENDS,),
    ),
    (
        IN_PLAY,
        0,
        Place(tile("45"), LINE_A),
        JointTaken(tile("45"), Port(tile("44"), Side.LINE_A), tile("14"), ENDS, (RIGHT,)),
        (Rule.CHAIN_TWO_ENDS,),
    ),
    (
        IN_PLAY,
        0,
        Place(tile("36"), FAR),
        NoSuchEnd(tile("36"), FAR, ENDS, ()),
        (Rule.CHAIN_TWO_ENDS,),
    ),
    (
        IN_PLAY,
        0,
        Place(tile("12")),
        NoSuchEnd(tile("12"), None, ENDS, (LEFT,)),
        (Rule.CHAIN_TWO_ENDS,),
    ),
    (
        IN_PLAY,
        0,
        Place(tile("03"), RIGHT),
        BlankMismatch(tile("03"), RIGHT, ()),
        (Rule.TURN_BLANK, Rule.TURN_MATCH),
    ),
    (
        IN_PLAY,
        0,
        Place(tile("12"), RIGHT),
        NoHalfMatches(tile("12"), RIGHT, (LEFT,)),
        (Rule.TURN_MATCH,),
    ),
    (
        DRAWN,
        0,
        DRAW,
        OnlyReserve(2, (Place(tile("12"), LEFT), Place(tile("45"), RIGHT))),
        (Rule.TURN_RESERVE,),
    ),
    (
        position("14.R44", "36", "66", "05"),
        0,
        DRAW,
        OnlyReserve(2, (PASS,)),
        (Rule.TURN_RESERVE,),
    ),
    (
        DRAWN,
        0,
        PASS,
        MustPlace((Place(tile("12"), LEFT), Place(tile("45"), RIGHT))),
        (Rule.TURN_MUST_PLACE,),
    ),
    (
        IN_PLAY,
        0,
        PASS,
        PlaceOrDraw((Place(tile("12"), LEFT), Place(tile("45"), RIGHT)), 1),
        (Rule.TURN_MUST_PLACE, Rule.TURN_MAY_DRAW),
    ),
    (STUCK, 0, PASS, MustDraw(2), (Rule.TURN_MUST_DRAW, Rule.TURN_PASS)),
]


@pytest.mark.parametrize(
    ("round_", "seat", "action", "why", "rules"),
    CASES,
    ids=[f"{type(case[3]).__name__}-{number}" for number, case in enumerate(CASES)],
)
@pytest.mark.rule(*{rule for case in CASES for rule in case[4]})
def test_each_reason_carries_its_facts_and_its_rules(
    round_: Round, seat: int, action: Action, why: Reason, rules: tuple[Rule, ...]
) -> None:
    assert round_.why_not(action, seat) == why
    assert why.rules == rules
    with pytest.raises(IllegalAction) as refused:
        round_.apply(action, seat)
    assert refused.value.reason == why
    assert repr(why) in str(refused.value)


def test_every_type_of_reason_has_its_case() -> None:
    assert {type(case[3]) for case in CASES} == set(get_args(Reason))


BLANKS = position("03", "16.01", "55.66", boneyard="22.33.34")
"""0 to the left, 3 to the right."""

PRECEDENCE: list[tuple[str, Round, int, Action, type[Reason]]] = [
    ("1 before 2", OVER, 0, DRAW, RoundOver),
    ("1 before 3", OVER, 2, Place(Tile(7, 7)), RoundOver),
    ("2 before 3", IN_PLAY, 1, Place(Tile(7, 7)), NotYourTurn),
    ("2 before 4", IN_PLAY, 1, Place(tile("34"), RIGHT), NotYourTurn),
    ("2 before 7", DRAWN, 1, DRAW, NotYourTurn),
    ("2 before 8", DRAWN, 1, PASS, NotYourTurn),
    ("3 before 4", IN_PLAY, 0, Place(Tile(1, 9), LEFT), NotInTheSet),
    ("3 before 5", IN_PLAY, 0, Place(Tile(1, 9), BRANCH), NotInTheSet),
    ("3 before 5, opening", FRESH, 0, Place(Tile(1, 9), LEFT), NotInTheSet),
    ("4 before 5, a side", IN_PLAY, 0, Place(tile("34"), BRANCH), NotInHand),
    ("4 before 5, a joint", IN_PLAY, 0, Place(tile("44"), JOINT), NotInHand),
    ("4 before 5, nowhere", IN_PLAY, 0, Place(tile("34")), NotInHand),
    ("4 before 5, opening", FRESH, 0, Place(tile("66"), LEFT), NotInHand),
    ("4 before 6", IN_PLAY, 0, Place(tile("66"), RIGHT), NotInHand),
    ("5 before 6, a side", IN_PLAY, 0, Place(tile("12"), BRANCH), SideOfDouble),
    ("5 before 6, a side and a blank", IN_PLAY, 0, Place(tile("03"), BRANCH), SideOfDouble),
    ("5 before 6, a joint", IN_PLAY, 0, Place(tile("36"), JOINT), JointTaken),
    ("5 before 6, a joint and a blank", IN_PLAY, 0, Place(tile("03"), JOINT), JointTaken),
    ("5 before 6, nowhere", IN_PLAY, 0, Place(tile("03"), FAR), NoSuchEnd),
    ("6: a blank half before no half", IN_PLAY, 0, Place(tile("03"), LEFT), BlankMismatch),
    ("6: a blank end before no half", BLANKS, 0, left(BLANKS, "16"), BlankMismatch),
    ("6: a blank half, another end", BLANKS, 0, right(BLANKS, "01"), BlankMismatch),
    ("6: no blank", BLANKS, 0, right(BLANKS, "16"), NoHalfMatches),
    ("7 before 8: nothing but the pass", position("66", "12", "34"), 0, DRAW, OnlyReserve),
    ("8: a placement before a draw", IN_PLAY, 0, PASS, PlaceOrDraw),
    ("8: drawing over", DRAWN, 0, PASS, MustPlace),
    ("8: an opening", FRESH, 0, PASS, PlaceOrDraw),
]  # fmt: skip


@pytest.mark.parametrize(
    ("round_", "seat", "action", "first"),
    [case[1:] for case in PRECEDENCE],
    ids=[case[0] for case in PRECEDENCE],
)
def test_of_two_reasons_the_first_in_the_rules_is_given(
    round_: Round, seat: int, action: Action, first: type[Reason]
) -> None:
    assert type(round_.why_not(action, seat)) is first


@pytest.mark.rule(Rule.CHAIN_TWO_ENDS)
def test_every_closed_place_of_a_chain_is_refused_as_what_it_is() -> None:
    round_ = position("14.R44.R46.L11", "12.56", "66")
    refused = [round_.why_not(Place(tile("12"), place)) for place in round_.chain.places]
    assert [type(why) for why in refused] == [
        type(None),  # [1|1], the left end
        SideOfDouble,
        JointTaken,  # [1|4] with [1|1]
        JointTaken,  # [1|4] with [4|4]
        SideOfDouble,
        JointTaken,  # [4|4] with [4|6]
        NoHalfMatches,  # [4|6], the right end
    ]


@pytest.mark.rule(Rule.CHAIN_DOUBLES_ACROSS)
def test_only_a_double_that_lies_has_a_side_to_try() -> None:
    for place in (end("14", Side.BRANCH, 4), end("66", Side.BRANCH, 6)):
        assert isinstance(IN_PLAY.why_not(Place(tile("45"), place)), NoSuchEnd)


def test_an_open_end_said_to_show_other_pips_is_no_end() -> None:
    place = end("44", Side.LINE_B, 5)
    assert isinstance(IN_PLAY.why_not(Place(tile("45"), place)), NoSuchEnd)


def test_a_joint_names_what_is_joined_there() -> None:
    long = position("14.R44.R46", "45.33", "66")
    line_b = end("44", Side.LINE_B, 4)
    why = long.why_not(Place(tile("45"), line_b))
    assert isinstance(why, JointTaken)
    assert (why.port, why.by) == (line_b.port, tile("46"))
    assert why.ends == chain("14.R44.R46").ends


@pytest.mark.rule(Rule.ROUND_OUT)
def test_who_has_placed_the_last_tile_is_told_that_the_round_is_over_not_whose_turn_it_is() -> None:
    before = position("14", "11", "66.22").view(0)
    after = before.place(left(position("14", "11", "66.22"), "11"))
    assert not before.is_over
    assert after.is_over
    assert after.result is None  # [6|6] and [2|2] are still hidden
    for action in (DRAW, PASS, Place(Tile(7, 7)), Place(tile("11"), after.chain.left)):
        assert after.why_not(action) == RoundOver(None)
    assert after.actions() == ()
    with pytest.raises(IllegalAction):
        after.place(Place(tile("11"), after.chain.left))


def test_in_a_view_that_shows_all_hands_the_result_is_told_too() -> None:
    assert OVER.view(0).is_over
    assert OVER.view(0).why_not(DRAW) == RoundOver(Result(Ended.OUT, 1, 17, (12, 0, 5)))


def test_without_a_seat_the_seat_to_move_is_meant() -> None:
    assert IN_PLAY.why_not(DRAW) is None
    assert IN_PLAY.why_not(DRAW, 0) is None
