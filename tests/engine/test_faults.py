"""Positions that can be read but not be: the error says which tile, hand or number forbids it."""

from typing import get_args

import pytest

from engine import (
    DrawError,
    Fault,
    IllegalAction,
    InvalidPosition,
    NotationError,
    Side,
    Tile,
    from_text,
)
from engine.faults import (
    BoneyardTooLarge,
    HalvesDoNotMeet,
    HandsEmpty,
    HandTooLarge,
    MatchOverAlready,
    NoSuchSeat,
    NotAnEnd,
    NotInTheSet,
    NotTheStarter,
    PassImpossible,
    ReserveTouched,
    TilesMissing,
    TileTwice,
    TooManyTiles,
    TotalsForOthers,
    ViewerUnclear,
    WrongNumberOfPlayers,
)
from tests.engine.positions import START, chain, end, tile, tiles

FAULTS: list[tuple[str, Fault]] = [
    ("17", NotInTheSet(Tile(1, 7))),
    ("14.R47", NotInTheSet(Tile(4, 7))),
    ("14_08-x7_x14_aa", NotInTheSet(Tile(0, 8))),
    (START.replace("22.23", "22.29"), NotInTheSet(Tile(2, 9))),
    ("14.L11.R14", TileTwice(tile("14"))),
    ("14_05.41-x7_x14_aa", TileTwice(tile("14"))),
    (START.replace("22.23", "22.22"), TileTwice(tile("22"))),
    (START.replace("_aa", ".01_aa").replace("22.", ""), TileTwice(tile("01"))),
    ("14_05-x8-x8-x8_x4_aa", TooManyTiles(30)),
    ("14.R44_05.06-x7-x12_x7_aa", TooManyTiles(30)),
    (START.replace("22.23.", ""), TilesMissing(tiles("22.23"))),
    ("14.L12.L25.R46.L45.R14", TileTwice(tile("14"))),
    ("14.L66", HalvesDoNotMeet(tile("66"), end("14", Side.SMALLER, 1))),
    ("14.R11", HalvesDoNotMeet(tile("11"), end("14", Side.LARGER, 4))),
    ("14_05_x14_aa", WrongNumberOfPlayers(1)),
    ("14_05-x5-x5-x5-x5_x2_aa", WrongNumberOfPlayers(5)),
    ("14_05-x7_x14_ca", NoSuchSeat(2, 2)),
    ("14_05-x7-x7_x7_ad", NoSuchSeat(3, 3)),
    ("14_05-x20_x2_aa", HandTooLarge(1, 20, 19)),
    ("14_05-x7-x13_x2_aa", HandTooLarge(2, 13, 12)),
    ("14_05-x9-x6-x6_x2_aa", HandTooLarge(1, 9, 8)),
    ("14_05-x7_x1_aa", ReserveTouched(1)),
    ("14_05-x7_x0_aa", ReserveTouched(0)),
    (
        "0_01.02.03.04.05.06.00.22.23.24.25.26-11.12.13.14.15.16.66.33.34.35.36.44.45.46.55_56_aa",
        ReserveTouched(1),
    ),
    ("14_05-x7_x15_aa", BoneyardTooLarge(15, 14)),
    ("14_05-x6-x6-x6_x5_aa", BoneyardTooLarge(5, 4)),
    ("0_05.06-x7_x14_ab", NotTheStarter(0, 1)),
    (START.replace("_aa", "_ba"), NotTheStarter(1, 0)),
    ("14_0-0_x14_aa", HandsEmpty((0, 1))),
    ("14_0-05_x14_aa", HandsEmpty((0,))),  # b placed last, so a cannot be out
    ("14_05-x0_x14_ba", HandsEmpty((1,))),
    ("0_0-05_x14_bb", HandsEmpty((0,))),
    ("14_0-05_x2_ba1", HandsEmpty((0,))),  # nobody passes once a round is over
    ("66_12-x7_x3_ba1", PassImpossible(0, 1)),  # a could draw
    ("66_16-x7_x2_ba1", PassImpossible(0, 1)),  # a could place
    ("0_12-x7_x2_aa1", PassImpossible(1, 1)),  # nothing lies
    ("66_12-34_x2_aa3", PassImpossible(1, 3)),
    ("66_12-46_x2_aa2", PassImpossible(1, 2)),  # b could place
    ("66_x6-x7_x14_aa", ViewerUnclear(())),
    ("66_12-34_x14_aa", ViewerUnclear((0, 1))),
    ("66_12-34-x7_x7_aa", ViewerUnclear((0, 1))),
    ("66_12-x0_x14_aa", ViewerUnclear((0,))),  # b is out: all hands are to be shown
    ("66_12-x7_x2_aa2", ViewerUnclear((0,))),  # blocked: the same
    (START + "_100-40", MatchOverAlready((100, 40))),
    (START + "_0-0-0", TotalsForOthers(3, 2)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "fault"), FAULTS, ids=[text for text, _ in FAULTS])
def test_a_position_that_cannot_be_says_what_and_where(text: str, fault: Fault) -> None:
    with pytest.raises(InvalidPosition) as refused:
        from_text(text)
    assert refused.value.fault == fault
    assert str(refused.value) == repr(fault)


def test_a_tile_joined_where_nothing_is_open_is_no_position_either() -> None:
    with pytest.raises(InvalidPosition) as refused:
        chain("14.R44").place(tile("46"), end("14", Side.LARGER, 4))
    assert isinstance(refused.value.fault, NotAnEnd)


def test_every_type_of_fault_has_its_case() -> None:
    assert {type(fault) for _, fault in FAULTS} | {NotAnEnd} == set(get_args(Fault))


def test_the_errors_have_one_base() -> None:
    for error in (NotationError, InvalidPosition, IllegalAction):
        assert issubclass(error, DrawError)
    assert issubclass(DrawError, ValueError)
