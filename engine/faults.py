"""What makes a readable position impossible, each kind with its facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.chain import End
    from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class NotInTheSet:
    """A tile that the double-six set does not have. setup.set"""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TileTwice:
    """The same tile in two places. setup.set"""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TooManyTiles:
    """More tiles than the set has, counting those that are hidden. setup.set"""

    count: int


@dataclass(frozen=True, slots=True)
class TilesMissing:
    """A whole round must account for each of the 28 tiles; these are nowhere. setup.set"""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class NotAnEnd:
    """A tile joined where the chain has no open end; `end` None: opened a second time."""

    tile: Tile
    end: End | None
    ends: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class HalvesDoNotMeet:
    """A tile joined at an end that neither of its halves equals. turn.match"""

    tile: Tile
    end: End


@dataclass(frozen=True, slots=True)
class WrongNumberOfPlayers:
    """Draw is for 2, 3 or 4 players. setup.players"""

    players: int


@dataclass(frozen=True, slots=True)
class NoSuchSeat:
    """A seat to move or to start that nobody sits in."""

    seat: int
    players: int


@dataclass(frozen=True, slots=True)
class HandTooLarge:
    """More tiles than a seat can hold: its dealt tiles and all that can be drawn. setup.deal"""

    seat: int
    size: int
    most: int


@dataclass(frozen=True, slots=True)
class ReserveTouched:
    """Fewer than two tiles in the boneyard: its reserve is never drawn. turn.reserve"""

    left: int


@dataclass(frozen=True, slots=True)
class BoneyardTooLarge:
    """More tiles in the boneyard than the deal leaves there. setup.boneyard"""

    left: int
    most: int


@dataclass(frozen=True, slots=True)
class NotTheStarter:
    """Nothing lies yet, so `starter` is to move, not `turn`. setup.opening"""

    turn: int
    starter: int


@dataclass(frozen=True, slots=True)
class HandsEmpty:
    """Hands empty that cannot be: only the last to place may have none. round.out"""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PassImpossible:
    """`passes` in a row though `seat` could place or draw, or more of them than players.

    turn.pass
    """

    seat: int
    passes: int


@dataclass(frozen=True, slots=True)
class ViewerUnclear:
    """A position with something hidden must show one hand, or, once over, all. setup.deal"""

    shown: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOverAlready:
    """A round in play though the totals had ended the match before it. match.target-check"""

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TotalsForOthers:
    """As many totals as players are needed."""

    totals: int
    players: int


Fault = (
    NotInTheSet
    | TileTwice
    | TooManyTiles
    | TilesMissing
    | NotAnEnd
    | HalvesDoNotMeet
    | WrongNumberOfPlayers
    | NoSuchSeat
    | HandTooLarge
    | ReserveTouched
    | BoneyardTooLarge
    | NotTheStarter
    | HandsEmpty
    | PassImpossible
    | ViewerUnclear
    | MatchOverAlready
    | TotalsForOthers
)
