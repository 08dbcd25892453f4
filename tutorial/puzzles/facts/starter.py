"""The facts about an attempt to say who starts or whose turn it is, and the hints to it."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine import Rule


class Mistake(Enum):
    """A way of thinking that leads to a wrong player; the value is its stable name."""

    HEAVIEST_DOUBLE = "heaviest-double"
    CLAIM_BY_TILE = "claim-by-tile"
    ALL_AGAIN = "all-again"
    WINNER_STARTS = "winner-starts"
    STARTER_STAYS = "starter-stays"
    LOTS_AGAIN = "lots-again"
    COUNTER_CLOCKWISE = "counter-clockwise"
    DRAW_ENDS_TURN = "draw-ends-turn"
    PLACING_KEEPS_TURN = "placing-keeps-turn"
    PASS_KEEPS_TURN = "pass-keeps-turn"  # noqa: S105  (a pass in a game, no secret)

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.HEAVIEST_DOUBLE: (Rule.SETUP_STARTER,),
    Mistake.CLAIM_BY_TILE: (Rule.SETUP_STARTER,),
    Mistake.ALL_AGAIN: (Rule.SETUP_STARTER,),
    Mistake.WINNER_STARTS: (Rule.MATCH_NEXT_STARTER,),
    Mistake.STARTER_STAYS: (Rule.MATCH_NEXT_STARTER,),
    Mistake.LOTS_AGAIN: (Rule.MATCH_NEXT_STARTER, Rule.SETUP_STARTER),
    Mistake.COUNTER_CLOCKWISE: (Rule.SETUP_CLOCKWISE,),
    Mistake.DRAW_ENDS_TURN: (Rule.TURN_DRAW_KEEPS,),
    Mistake.PLACING_KEEPS_TURN: (Rule.TURN_PLACE_ENDS,),
    Mistake.PASS_KEEPS_TURN: (Rule.TURN_PASS,),
}


@dataclass(frozen=True, slots=True)
class StartsByLot:
    """`seat` alone has the lot with the most pips. setup.starter"""

    rules: ClassVar = (Rule.SETUP_STARTER,)
    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class DrawAgain:
    """The lots of `seats` tie for the most pips: they alone draw again. setup.starter"""

    rules: ClassVar = (Rule.SETUP_STARTER,)
    seats: tuple[int, ...]
    pips: int


@dataclass(frozen=True, slots=True)
class StartsNext:
    """`seat` starts, clockwise of the `last` starter. match.next-starter"""

    rules: ClassVar = (Rule.MATCH_NEXT_STARTER,)
    seat: int
    last: int


@dataclass(frozen=True, slots=True)
class HasTurn:
    """It is the turn of `seat`: `ended` turns have ended since that of `first`. setup.clockwise"""

    seat: int
    first: int
    ended: int
    drew: bool

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (Rule.SETUP_CLOCKWISE, *((Rule.TURN_DRAW_KEEPS,) if self.drew else ()))


Solution = StartsByLot | DrawAgain | StartsNext | HasTurn


@dataclass(frozen=True, slots=True)
class ByMistake:
    """`seat` (None: to draw lots) was named, which just one known mistake leads to.

    `other`: the seat that the mistake is about, where there is one.
    """

    mistake: Mistake
    seat: int | None = None
    other: int | None = None

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


@dataclass(frozen=True, slots=True)
class LowerLot:
    """The lot of `seat` has `pips`, and `more` players have more. setup.starter"""

    rules: ClassVar = (Rule.SETUP_STARTER,)
    seat: int
    pips: int
    more: int


@dataclass(frozen=True, slots=True)
class LotTied:
    """The lot of `seat` has the most pips, but not alone. setup.starter"""

    rules: ClassVar = (Rule.SETUP_STARTER,)
    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class OutOfLots:
    """`seat` was not among the tied of the drawing before and drew no new lot. setup.starter"""

    rules: ClassVar = (Rule.SETUP_STARTER,)
    seat: int


@dataclass(frozen=True, slots=True)
class OneHasMost:
    """To draw again, though one lot alone has the most pips. setup.starter

    `named`: those who were to draw again, with the pips of their lots.
    """

    rules: ClassVar = (Rule.SETUP_STARTER,)
    named: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class AgainAlone:
    """To draw again, but only `seat`. setup.starter"""

    rules: ClassVar = (Rule.SETUP_STARTER,)
    seat: int


@dataclass(frozen=True, slots=True)
class TiedMissed:
    """Of the tied, `found` are named to draw again, `missed` are not. setup.starter"""

    rules: ClassVar = (Rule.SETUP_STARTER,)
    found: tuple[int, ...]
    missed: int


@dataclass(frozen=True, slots=True)
class SeatsOff:
    """`seat` sits `steps` seats clockwise of the `last` starter, not one. match.next-starter"""

    rules: ClassVar = (Rule.MATCH_NEXT_STARTER,)
    seat: int
    last: int
    steps: int


@dataclass(frozen=True, slots=True)
class TurnsOff:
    """For `seat` the turn would have to move on `steps` times (or a round more) from `first`."""

    rules: ClassVar = (Rule.SETUP_CLOCKWISE,)
    seat: int
    first: int
    steps: int
    drew: bool


@dataclass(frozen=True, slots=True)
class PipsHint:
    """The pips of the lots of the last drawing, by seat."""

    pips: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class LastStarterHint:
    """Who started last, and that nothing else matters."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndedHint:
    """How many of `actions` actions ended a turn."""

    actions: int
    ended: int


@dataclass(frozen=True, slots=True)
class StarterAnswer:
    """The whole answer to `starter`."""

    solution: Solution


StarterFinding = (
    StartsByLot
    | DrawAgain
    | StartsNext
    | HasTurn
    | ByMistake
    | LowerLot
    | LotTied
    | OutOfLots
    | OneHasMost
    | AgainAlone
    | TiedMissed
    | SeatsOff
    | TurnsOff
)
StarterHint = PipsHint | LastStarterHint | EndedHint | StarterAnswer
