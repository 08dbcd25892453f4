"""What people enter at the end of a round: tiles, sums as they type them, and what cannot be."""

import pytest

from engine import DOUBLE_SIX, Tile
from engine.notation import tile_text
from tests.play.sheets import blocked, only, out, tiles
from tutorial.play.entry import ended, read_round, read_setup
from tutorial.play.faults import (
    HandFault,
    InTwoHands,
    MoreThanAllTiles,
    NoSuchTile,
    NotANumber,
    NothingLeft,
    SetupFault,
    TooFewLowTiles,
    TooManyTiles,
    TypedOtherwise,
)
from tutorial.play.possible import can_be_made
from tutorial.play.sheet import Sheet

Typed = dict[str, list[str]]


def faults(out_: int | None, players: int, **fields: list[str]) -> tuple[HandFault, ...]:
    typed: Typed = {name.replace("_", "-"): values for name, values in fields.items()}
    entered = read_round(typed, out_, players)
    assert (entered.played is None) == bool(entered.faults)
    return entered.faults


def test_tapped_tiles_and_typed_sums_make_a_round() -> None:
    fields = {"tiles-b": ["44"], "sum-c": [" 10 "]}
    assert read_round(fields, 0, 3).played == out(0, tiles("44"), only(10))
    fields = {"tiles-a": ["12"], "tiles-b": ["44"], "tiles-c": ["46"]}
    assert read_round(fields, None, 3).played == blocked(tiles("12"), tiles("44"), tiles("46"))


def test_a_sum_that_agrees_with_the_tiles_adds_nothing() -> None:
    assert read_round({"tiles-b": ["44"], "sum-b": ["8"]}, 0, 2).played == out(0, tiles("44"))


@pytest.mark.parametrize("typed", ["15", " 15 ", "15\u00a0", "+15", "１５", "15 p", "15,0", "015"])
def test_sums_are_read_as_people_type_them(typed: str) -> None:
    assert read_round({"sum-b": [typed]}, 0, 2).played == out(0, only(15))


@pytest.mark.parametrize("typed", ["viisi", "1 5", "-3", "1/2", "٣", "15.5", "9" * 60])
def test_what_is_no_number_is_asked_for_again(typed: str) -> None:
    assert faults(0, 2, sum_b=[typed]) == (NotANumber(1, typed[:40]),)


def test_who_went_out_has_no_hand_whatever_the_form_says() -> None:
    assert read_round({"tiles-a": ["66"], "sum-b": ["8"]}, 0, 2).played == out(0, only(8))


def test_a_hand_that_did_not_go_out_has_a_tile_left() -> None:
    assert faults(0, 3, sum_c=["8"]) == (NothingLeft(1),)
    assert faults(None, 2) == (NothingLeft(0), NothingLeft(1))


def test_what_is_wrong_with_one_hand_hides_nothing_of_the_others() -> None:
    assert faults(None, 3, sum_a=["?"], tiles_b=["14"], tiles_c=["14"]) == (
        NotANumber(0, "?"),
        InTwoHands(Tile(1, 4), (1, 2)),
    )
    assert faults(None, 2, sum_b=["169"]) == (NothingLeft(0), MoreThanAllTiles(1, 169))


def test_a_tile_in_two_hands_is_named_with_the_hands() -> None:
    assert faults(0, 4, tiles_b=["14"], tiles_c=["14", "66"], tiles_d=["14"]) == (
        InTwoHands(Tile(1, 4), (1, 2, 3)),
    )


def test_no_hand_counts_more_than_all_tiles_and_neither_do_all_together() -> None:
    assert faults(0, 2, sum_b=["169"]) == (MoreThanAllTiles(1, 169),)
    assert faults(0, 3, sum_b=["100"], sum_c=["69"]) == (MoreThanAllTiles(None, 169),)
    assert faults(0, 2, sum_b=["168"]) == ()


def test_a_number_far_too_large_is_no_number() -> None:
    assert faults(0, 2, sum_b=["99999"]) == (NotANumber(1, "99999"),)


def test_tiles_and_another_sum_are_asked_about() -> None:
    assert faults(0, 2, tiles_b=["66"], sum_b=["15"]) == (TypedOtherwise(1, 12, 15),)


def test_two_hands_cannot_both_be_0() -> None:
    assert faults(None, 3, sum_a=["0"], sum_b=["0"], sum_c=["9"]) == (
        TooFewLowTiles((0, 1), (0, 0)),
    )


def test_a_typed_0_cannot_be_where_the_double_blank_is_elsewhere() -> None:
    assert faults(None, 2, tiles_a=["00", "05"], sum_b=["0"]) == (TooFewLowTiles((1,), (0,)),)


def test_at_most_25_tiles_are_in_the_hands() -> None:
    all_tiles = [tile_text(tile) for tile in DOUBLE_SIX]
    assert faults(0, 2, tiles_b=all_tiles[:26]) == (TooManyTiles(26),)
    assert faults(0, 2, tiles_b=all_tiles[:25]) == ()


def test_what_is_no_tile_is_refused() -> None:
    assert faults(0, 2, tiles_b=["<b>"]) == (NoSuchTile(1, "<b>"),)
    assert faults(0, 2, tiles_b=["77"]) == (NoSuchTile(1, "77"),)


@pytest.mark.parametrize(
    ("sums", "possible"),
    [
        ((0,), True),
        ((0, 1), True),  # [0|0]; [0|1]
        ((1, 1), False),
        ((1, 2, 2), True),  # [0|1]; [0|2]; [1|1]
        ((2, 2, 2), False),
        ((3, 3, 3), True),  # [0|3]; [1|2]; [0|1] [0|2]
        ((3, 3, 3, 3), False),
    ],
)
def test_small_sums_are_possible_where_tiles_make_them(
    sums: tuple[int, ...], possible: bool
) -> None:
    assert can_be_made(sums, tuple(tile for tile in DOUBLE_SIX if tile.pips <= 3)) == possible


@pytest.mark.parametrize(
    ("text", "players", "expected"),
    [
        ("a", 2, (True, 0)),
        ("x", 2, (True, None)),
        ("c", 2, (False, None)),
        ("", 2, (False, None)),
        ("ab", 2, (False, None)),
    ],
)
def test_how_it_ended_names_a_player_or_a_block(
    text: str, players: int, expected: tuple[bool, int | None]
) -> None:
    assert ended(text, players) == expected


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"players": ["3"], "starter": ["b"]}, Sheet(1, (0, 0, 0))),
        ({"players": ["2"], "starter": ["a"], "total-a": ["95 p"]}, Sheet(0, (95, 0))),
        ({"starter": ["b"]}, SetupFault.PLAYERS),
        ({"players": ["5"], "starter": ["b"]}, SetupFault.PLAYERS),
        ({"players": ["3"]}, SetupFault.STARTER),
        ({"players": ["2"], "starter": ["d"]}, SetupFault.STARTER_NOT_THERE),
        ({"players": ["2"], "starter": ["a"], "total-b": ["many"]}, SetupFault.TOTALS),
        ({"players": ["2"], "starter": ["a"], "total-b": ["301"]}, SetupFault.TOTALS),
    ],
)
def test_a_sheet_begins_with_players_a_starter_and_totals_if_any(
    fields: Typed, expected: Sheet | SetupFault
) -> None:
    assert read_setup(fields) == expected
