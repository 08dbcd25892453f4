"""The facts about an attempt to place a tile, and the hints that lead to the right one."""

from dataclasses import dataclass
from typing import ClassVar

from engine import Chain, End, Place, Rule, Tile


@dataclass(frozen=True, slots=True)
class Placed:
    """The placement asked for, and the chain that follows. turn.place"""

    placed: Place
    chain: Chain

    @property
    def rules(self) -> tuple[Rule, ...]:
        """chain.from-double where it goes on from one."""
        if self.placed.end and self.placed.end.tile.is_double:
            return (Rule.TURN_PLACE, Rule.CHAIN_FROM_DOUBLE, Rule.CHAIN_TWO_ENDS)
        return (Rule.TURN_PLACE, Rule.CHAIN_TWO_ENDS)


@dataclass(frozen=True, slots=True)
class NotAsked:
    """A legal placement, though not the one asked for; `same_tile`: only the end differs.

    `chain` is what it would leave.
    """

    rules: ClassVar = (Rule.TURN_PLACE,)
    placed: Place
    chain: Chain
    same_tile: bool


@dataclass(frozen=True, slots=True)
class EndHint:
    """Where to place: at `end`, or, None, as the opening tile."""

    end: End | None


@dataclass(frozen=True, slots=True)
class TileHint:
    """Which tile to place."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PlaceAnswer:
    """The whole answer to `place`, and what it leaves."""

    placed: Place
    chain: Chain


PlaceFinding = Placed | NotAsked
PlaceHint = EndHint | TileHint | PlaceAnswer
