"""Why an action is refused: one small type each, with the facts that a sentence needs.

They are listed in the order of precedence of the rules; `rules` are the clauses each rests on.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.actions import Action, Place
from engine.chain import End, Port
from engine.result import Result
from engine.rules import Rule
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Nothing can be done in a round that has ended. round.out, round.blocked

    `result` None: someone has gone out, and the other hands are still to be shown.
    """

    rules: ClassVar = (Rule.ROUND_OUT, Rule.ROUND_BLOCKED)
    result: Result | None


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """It is `turn`'s turn, not `seat`'s. setup.clockwise"""

    rules: ClassVar = (Rule.SETUP_CLOCKWISE,)
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class NotInTheSet:
    """The double-six set has no such tile. setup.set"""

    rules: ClassVar = (Rule.SETUP_SET,)
    tile: Tile


@dataclass(frozen=True, slots=True)
class NotInHand:
    """The tile is not in the hand; `lies` when it lies in the chain already. turn.place"""

    rules: ClassVar = (Rule.TURN_PLACE,)
    tile: Tile
    lies: bool


@dataclass(frozen=True, slots=True)
class OpeningTakesNoEnd:
    """The chain is empty: the tile opens it and joins nothing. setup.opening"""

    rules: ClassVar = (Rule.SETUP_OPENING,)
    tile: Tile
    end: End


@dataclass(frozen=True, slots=True)
class SideOfDouble:
    """A double opens no side branch. chain.doubles-across, chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_DOUBLES_ACROSS, Rule.CHAIN_TWO_ENDS)
    tile: Tile
    double: Tile
    ends: tuple[End, ...]
    fits: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class JointTaken:
    """That port is joined already, to `by`. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    tile: Tile
    port: Port
    by: Tile
    ends: tuple[End, ...]
    fits: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class NoSuchEnd:
    """No place of this chain; `end` None: none was named though the chain is open.

    chain.two-ends
    """

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    tile: Tile
    end: End | None
    ends: tuple[End, ...]
    fits: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class BlankMismatch:
    """A blank half, or a blank end, meets something that is not blank. turn.blank

    `fits`: the ends where the tile could be joined instead.
    """

    rules: ClassVar = (Rule.TURN_BLANK, Rule.TURN_MATCH)
    tile: Tile
    end: End
    fits: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class NoHalfMatches:
    """Neither half of the tile equals the end. turn.match

    `fits`: the ends where the tile could be joined instead.
    """

    rules: ClassVar = (Rule.TURN_MATCH,)
    tile: Tile
    end: End
    fits: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class OnlyReserve:
    """The `left` tiles of the boneyard are the reserve; `instead`: what may be done.

    turn.reserve
    """

    rules: ClassVar = (Rule.TURN_RESERVE,)
    left: int
    instead: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class MustPlace:
    """Something is playable and drawing is over. turn.must-place"""

    rules: ClassVar = (Rule.TURN_MUST_PLACE,)
    playable: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class PlaceOrDraw:
    """Something is playable and `drawable` tiles can be drawn. turn.must-place, turn.may-draw"""

    rules: ClassVar = (Rule.TURN_MUST_PLACE, Rule.TURN_MAY_DRAW)
    playable: tuple[Place, ...]
    drawable: int


@dataclass(frozen=True, slots=True)
class MustDraw:
    """Nothing is playable, but `drawable` tiles can be drawn. turn.must-draw, turn.pass"""

    rules: ClassVar = (Rule.TURN_MUST_DRAW, Rule.TURN_PASS)
    drawable: int


Reason = (
    RoundOver
    | NotYourTurn
    | NotInTheSet
    | NotInHand
    | OpeningTakesNoEnd
    | SideOfDouble
    | JointTaken
    | NoSuchEnd
    | BlankMismatch
    | NoHalfMatches
    | OnlyReserve
    | MustPlace
    | PlaceOrDraw
    | MustDraw
)
