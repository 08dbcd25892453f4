"""English: what is said of placing a tile."""

from typing import assert_never

from engine import Chain, End, Place
from tutorial.puzzles.facts.place import (
    EndHint,
    NotAsked,
    PlaceAnswer,
    Placed,
    PlaceFinding,
    PlaceHint,
    TileHint,
)
from tutorial.puzzles.place import Question
from tutorial.words.en.nouns import PIPS, a, begin, written
from tutorial.words.en.places import left_over, side


def finding(found: PlaceFinding) -> str:
    """The placement asked for, or what another would leave."""
    match found:
        case Placed(placed):
            return placed_so(placed)
        case NotAsked(placed, chain, same_tile):
            return _not_asked(placed, chain, same_tile)
        case _:
            assert_never(found)


def hint(step: PlaceHint) -> str:
    """The end, the tile, the answer."""
    match step:
        case EndHint(End() as end):
            return f"Look at {side(end)}: {a(end.pips)} fits there."
        case EndHint():
            return "The chain is still empty: a tile opens it and joins nothing."
        case TileHint(tile):
            return f"Play {written(tile)}."
        case PlaceAnswer(placed, chain):
            return f"{how(placed)} That leaves {left_over(chain)}."
        case _:
            assert_never(step)


def placed_so(placed: Place) -> str:
    """Of a placement that is right: what joined what."""
    tile, end = placed.tile, placed.end
    if end is None and tile.is_double:
        return f"The double {tile} opens the chain. It lies across and opens no side branch."
    if end is None:
        return f"The tile {tile} opens the chain."
    if tile.is_double:
        return f"The double {tile} joins {side(end)} and lies across the chain."
    if end.tile.is_double:
        return f"The {PIPS[end.pips]} of {tile} goes on from {written(end.tile)}."
    return f"The {PIPS[end.pips]} of {tile} joins {side(end)}."


def _not_asked(placed: Place, chain: Chain, same_tile: bool) -> str:
    tile, end = begin(written(placed.tile)), placed.end
    left = left_over(chain)
    other = "another end" if same_tile else "another tile"
    if end is None:
        return f"{tile} may open and would leave {left}. Here, though, {other} is asked for."
    return (
        f"{tile} may join {side(end)} and would leave {left}. Here, though, {other} is asked for."
    )


def how(placed: Place) -> str:
    """To do it, in a sentence."""
    if placed.end is None:
        return f"Open the chain with {written(placed.tile)}."
    return f"Join {written(placed.tile)} to {side(placed.end)}."


def task(question: Question) -> str:
    """Any tile that fits, or the one that leaves certain ends."""
    view, asked = question
    if asked is None:
        return "Place any tile of your hand that fits the chain."
    ends = left_over(view.chain.place(asked.tile, asked.end))
    if asked.end is None:
        return f"Open the chain so that its ends are {ends}."
    return f"Place a tile so that the ends of the chain are then {ends}."
