"""Tiles, actions and the rest as values: what is equal, what is one object, what never changes."""

import copy
import pickle
from random import Random

import pytest

from engine import (
    DOUBLE_SIX,
    DRAW,
    PASS,
    Chain,
    Draw,
    NotationError,
    Pass,
    Place,
    Round,
    Rule,
    Side,
    Tile,
    sum_of_pips,
)
from tests.engine.positions import chain, end, tile


def test_a_tile_is_one_object_whichever_way_round_it_is_written() -> None:
    assert Tile(1, 4) is Tile(4, 1) is Tile.parse("[4|1]") is Tile.parse("[1|4]")
    assert str(Tile(4, 1)) == "[1|4]"
    assert (Tile(4, 1).low, Tile(4, 1).high, Tile(4, 1).pips) == (1, 4, 5)
    assert Tile(4, 1).halves == (1, 4)
    assert Tile(2, 2).is_double
    assert not Tile(1, 4).is_double


@pytest.mark.parametrize("tile_", DOUBLE_SIX, ids=str)
def test_copying_and_pickling_a_tile_gives_the_same_object(tile_: Tile) -> None:
    assert copy.copy(tile_) is tile_
    assert copy.deepcopy(tile_) is tile_
    assert pickle.loads(pickle.dumps(tile_)) is tile_


def test_a_whole_round_pickles_and_copies_as_itself() -> None:
    round_ = Round.deal(3, 1, Random(5))
    round_ = round_.apply(round_.actions()[0])
    assert pickle.loads(pickle.dumps(round_)) == round_
    assert copy.deepcopy(round_) == round_
    assert copy.deepcopy(round_).apply(DRAW) == round_.apply(DRAW)


@pytest.mark.parametrize("name", ["low", "pips", "new"])
def test_a_tile_does_not_change(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Tile(1, 4), name, 3)
    with pytest.raises(AttributeError):
        delattr(Tile(1, 4), name)
    assert (Tile(1, 4).low, Tile(1, 4).pips) == (1, 5)


@pytest.mark.parametrize("halves", [(-1, 3), (3, 10), ("1", "4"), (None, 1), (1.5, 2)])
def test_only_two_digits_make_a_tile(halves: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no tile has the halves"):
        Tile(*halves)


@pytest.mark.parametrize("text", ["", "14", "[1|4", "[14]", "[1|10]", "[1|٤]", " [1|4]", "[1|4]\n"])
def test_a_tile_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Tile.parse(text)


@pytest.mark.rule(Rule.SETUP_SET)
def test_the_set_is_28_tiles_from_double_blank_to_double_six() -> None:
    assert len(set(DOUBLE_SIX)) == 28
    assert list(DOUBLE_SIX) == sorted(DOUBLE_SIX)
    assert (str(DOUBLE_SIX[0]), str(DOUBLE_SIX[-1])) == ("[0|0]", "[6|6]")
    assert sum(tile_.is_double for tile_ in DOUBLE_SIX) == 7
    assert sum_of_pips(DOUBLE_SIX) == 168  # each of 0..6 on eight halves: 8 * 21


def test_tiles_are_in_order_by_their_smaller_half_then_their_larger() -> None:
    written = [Tile(2, 0), Tile(1, 1), Tile(6, 0), Tile(5, 1)]
    assert list(map(str, sorted(written))) == ["[0|2]", "[0|6]", "[1|1]", "[1|5]"]


def test_actions_of_different_kinds_are_never_equal() -> None:
    assert Draw() == DRAW
    assert Pass() == PASS
    assert len({DRAW, PASS, Place(tile("14")), Place(tile("41"))}) == 3


def test_two_ends_are_two_even_where_they_show_the_same_pips() -> None:
    first, second = chain("22").ends
    assert first.pips == second.pips == 2
    assert first != second


def test_ends_come_by_tile_then_line_a_before_b_and_larger_before_smaller() -> None:
    assert chain("22").ends == (end("22", Side.LINE_A, 2), end("22", Side.LINE_B, 2))
    assert chain("14").ends == (end("14", Side.LARGER, 4), end("14", Side.SMALLER, 1))
    # the tile placed last comes first where it is the smaller
    assert chain("14.R04").ends == (end("04", Side.SMALLER, 0), end("14", Side.SMALLER, 1))
    assert chain("14.R44").ends == (end("14", Side.SMALLER, 1), end("44", Side.LINE_B, 4))


def test_an_opener_lies_with_its_smaller_half_or_line_a_to_the_left() -> None:
    assert chain("41").line == ((tile("14"), 1, 4),)
    assert chain("14").left == end("14", Side.SMALLER, 1)
    assert chain("14").right == end("14", Side.LARGER, 4)
    assert chain("22").left == end("22", Side.LINE_A, 2)
    assert chain("22").right == end("22", Side.LINE_B, 2)


def test_a_line_shows_how_each_tile_is_turned() -> None:
    line = chain("14.L13.R44.R24.L33.L36").line
    written = [(laid.left, laid.right) for laid in line]
    assert written == [(6, 3), (3, 3), (3, 1), (1, 4), (4, 4), (4, 2)]


def test_an_empty_chain_has_no_places() -> None:
    empty = Chain()
    assert (empty.ends, empty.places, empty.line, empty.joints) == ((), (), (), ())
    assert Chain().left is Chain().right is None
