"""What a player can do in a turn: place, draw, pass."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.chain import JOININGS, End
from engine.tiles import Tile


class Place(NamedTuple):
    """Place `tile` at `end`; an opening placement has no end. turn.place, setup.opening"""

    tile: Tile
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one tile from the boneyard. turn.may-draw"""


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass the turn on. turn.pass"""


# Draw and Pass are dataclasses because empty tuples of different types would be equal.
DRAW: Final = Draw()
PASS: Final = Pass()

Action = Place | Draw | Pass

PLACEMENTS: Final = {
    end: {tile: Place(tile, end) for tile in joinings} for end, joinings in JOININGS.items()
}
"""Every placement at an end that there can be, made once: by the end, then by the tile."""
