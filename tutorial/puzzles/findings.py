"""What a judge can find in an attempt besides the engine's own reasons, each with its facts."""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from engine import Chain, Ended, Place, Port, Reason, Result, Rule, Tile

# place ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Placed:
    """The placement asked for, and the chain that follows. turn.place, chain.no-points"""

    rules: ClassVar = (Rule.TURN_PLACE, Rule.CHAIN_TWO_ENDS)
    placed: Place
    chain: Chain


@dataclass(frozen=True, slots=True)
class NotAsked:
    """A legal placement, though not the one asked for; `same_tile`: only the end differs.

    `chain` is what it would leave.
    """

    rules: ClassVar = (Rule.TURN_PLACE,)
    placed: Place
    chain: Chain
    same_tile: bool


# ends -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EndsFound:
    """Both ends and their pips are right. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    chain: Chain


@dataclass(frozen=True, slots=True)
class MarkedJoint:
    """A place marked as open that is joined already, to `by`. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    port: Port
    by: Tile


@dataclass(frozen=True, slots=True)
class MarkedSide:
    """The side of a double marked as open. chain.doubles-across"""

    rules: ClassVar = (Rule.CHAIN_DOUBLES_ACROSS,)
    double: Tile


@dataclass(frozen=True, slots=True)
class MarkedElsewhere:
    """A marked place that this chain does not have."""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    port: Port


@dataclass(frozen=True, slots=True)
class EndsMissed:
    """`found` open ends are marked, `missed` are not. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    found: int
    missed: int


@dataclass(frozen=True, slots=True)
class PipsNotOpen:
    """Pips named that no end shows; `inside`: they lie in the chain, but joined. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    pips: int
    inside: bool


@dataclass(frozen=True, slots=True)
class PipsMissed:
    """`named` right pips are named, `missed` more can be joined. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    named: int
    missed: int


# credit -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Credited:
    """Winner and credit are right: round.exact, and the clause of the way it ended."""

    result: Result

    @property
    def rules(self) -> tuple[Rule, ...]:
        if self.result.ended is Ended.OUT:
            return (Rule.ROUND_OUT_CREDIT, Rule.ROUND_EXACT)
        if self.result.winner is None:
            return (Rule.ROUND_BLOCKED_TIE,)
        return (Rule.ROUND_BLOCKED_CREDIT, Rule.ROUND_EXACT)


@dataclass(frozen=True, slots=True)
class StillHasTiles:
    """Credited to `seat`, who holds `tiles` tiles while another went out. round.out-credit"""

    rules: ClassVar = (Rule.ROUND_OUT_CREDIT, Rule.ROUND_BLOCKED_COMPARE)
    seat: int
    tiles: int


@dataclass(frozen=True, slots=True)
class OutIsNoTie:
    """Credited to nobody though `out` went out; `zero`: an opponent whose hand counts 0.

    round.out-no-tie
    """

    rules: ClassVar = (Rule.ROUND_OUT_NO_TIE, Rule.ROUND_OUT_CREDIT)
    zero: int | None
    out: int


@dataclass(frozen=True, slots=True)
class NotLowest:
    """Credited to `seat` with the sum `own` in a blocked round, though `lower` hands are lower.

    round.blocked-credit
    """

    rules: ClassVar = (Rule.ROUND_BLOCKED_CREDIT,)
    seat: int
    own: int
    lower: int


@dataclass(frozen=True, slots=True)
class TiedForLowest:
    """Credited to `seat` though others have the same lowest sum. round.blocked-tie"""

    rules: ClassVar = (Rule.ROUND_BLOCKED_TIE,)
    seat: int
    sum: int


@dataclass(frozen=True, slots=True)
class OneIsLowest:
    """Credited to nobody though one hand alone has the `lowest` sum. round.blocked-credit"""

    rules: ClassVar = (Rule.ROUND_BLOCKED_CREDIT,)
    lowest: int


@dataclass(frozen=True, slots=True)
class WinnerRight:
    """The player is right, the number not yet: `seat`, or nobody. round.exact"""

    rules: ClassVar = (Rule.ROUND_EXACT,)
    seat: int | None


class Mistake(Enum):
    """A way of counting that leads to a wrong credit; the value is its stable name."""

    OWN_NOT_SUBTRACTED = "own-not-subtracted"
    OWN_SUBTRACTED_AGAIN = "own-subtracted-again"
    OWN_ADDED = "own-added"
    OWN_HAND = "own-hand"
    RESERVE_COUNTED = "reserve-counted"
    TILES_COUNTED = "tiles-counted"
    ONE_HAND_MISSED = "one-hand-missed"
    ONE_HALF_COUNTED = "one-half-counted"
    DIVIDED_BY_FIVE = "divided-by-five"
    ROUNDED_TO_FIVE = "rounded-to-five"
    COMPARED_THOUGH_OUT = "compared-though-out"
    TIE_CREDITED = "tie-credited"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.OWN_NOT_SUBTRACTED: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.OWN_SUBTRACTED_AGAIN: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.OWN_ADDED: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.OWN_HAND: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.RESERVE_COUNTED: (Rule.ROUND_RESERVE_APART,),
    Mistake.TILES_COUNTED: (Rule.ROUND_PIPS,),
    Mistake.ONE_HAND_MISSED: (Rule.ROUND_OUT_CREDIT, Rule.ROUND_BLOCKED_CREDIT),
    Mistake.ONE_HALF_COUNTED: (Rule.ROUND_PIPS,),
    Mistake.DIVIDED_BY_FIVE: (Rule.ROUND_EXACT,),
    Mistake.ROUNDED_TO_FIVE: (Rule.ROUND_EXACT,),
    Mistake.COMPARED_THOUGH_OUT: (Rule.ROUND_BLOCKED_COMPARE,),
    Mistake.TIE_CREDITED: (Rule.ROUND_BLOCKED_TIE,),
}


@dataclass(frozen=True, slots=True)
class CountedWrong:
    """A credit that just one known mistake leads to; `seat`: the hand missed, where one was.

    `ended`: how the round did, which decides between the clauses of the two endings.
    """

    mistake: Mistake
    points: int
    seat: int | None = None
    ended: Ended | None = field(default=None, compare=False)

    @property
    def rules(self) -> tuple[Rule, ...]:
        other = {Ended.OUT: Rule.ROUND_BLOCKED_CREDIT, Ended.BLOCKED: Rule.ROUND_OUT_CREDIT}
        foreign = other.get(self.ended) if self.ended else None
        return tuple(rule for rule in self.mistake.rules if rule is not foreign)


@dataclass(frozen=True, slots=True)
class OffBy:
    """A credit that is `difference` too many (or, negative, too few). round.exact"""

    rules: ClassVar = (Rule.ROUND_EXACT,)
    points: int
    difference: int


Finding = (
    Reason
    | Placed
    | NotAsked
    | EndsFound
    | MarkedJoint
    | MarkedSide
    | MarkedElsewhere
    | EndsMissed
    | PipsNotOpen
    | PipsMissed
    | Credited
    | StillHasTiles
    | OutIsNoTie
    | NotLowest
    | TiedForLowest
    | OneIsLowest
    | WinnerRight
    | CountedWrong
    | OffBy
)
