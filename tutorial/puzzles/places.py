"""Places in a chain as text: 14s, 14l the smaller and larger end, 44a, 44b, 44x of a double."""

import re
from typing import Final

from engine import Chain, End, Port, Side, Tile, tile_text

OPENING: Final = "open"
_LETTERS: Final = {
    Side.SMALLER: "s",
    Side.LARGER: "l",
    Side.LINE_A: "a",
    Side.LINE_B: "b",
    Side.BRANCH: "x",
}
_SIDES: Final = {letter: side for side, letter in _LETTERS.items()}
_OF_DOUBLE: Final = frozenset({Side.LINE_A, Side.LINE_B, Side.BRANCH})


def place_text(place: End | Port | None) -> str:
    """A stable name of a place, whatever else lies in the chain; None is the opening."""
    return OPENING if place is None else f"{tile_text(place.tile)}{_LETTERS[place.side]}"


def read_place(text: str) -> End | None:
    """The place of that name (OPENING: None); ValueError if no tile has such a side."""
    if text == OPENING:
        return None
    written = re.fullmatch(r"([0-9])([0-9])([slabx])", text, re.ASCII)
    if not written:
        raise ValueError(text)
    tile, side = Tile(int(written[1]), int(written[2])), _SIDES[written[3]]
    if tile.is_double is not (side in _OF_DOUBLE):
        raise ValueError(text)
    return End(tile, side, tile.high if side is Side.LARGER else tile.low)


def joined_to(chain: Chain, port: Port) -> Tile | None:
    """The tile that `port` is joined to, None where it is not joined."""
    for lying, placed in chain.joints:
        if port == lying:
            return placed.tile
        if port == placed:
            return lying.tile
    return None
