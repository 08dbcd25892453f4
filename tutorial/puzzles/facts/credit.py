"""The facts about an attempt to credit a round, and the hints that lead to its credit."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from engine import Ended, Result, Rule
from tutorial.puzzles.facts.goes_on import GoesOnFinding, GoesOnHint


@dataclass(frozen=True, slots=True)
class Credited:
    """Winner and credit are right: the clause of the way it ended."""

    result: Result

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _how_credited(self.result.ended, self.result.winner)


def _how_credited(ended: Ended, winner: int | None) -> tuple[Rule, ...]:
    """Who is credited when a round ends so."""
    if ended is Ended.OUT:
        return (Rule.ROUND_OUT_CREDIT,)
    return (Rule.ROUND_BLOCKED_TIE if winner is None else Rule.ROUND_BLOCKED_CREDIT,)


@dataclass(frozen=True, slots=True)
class StillHasTiles:
    """Credited to `seat`, who holds `tiles` tiles while another went out. round.out-credit"""

    rules: ClassVar = (Rule.ROUND_OUT_CREDIT,)
    seat: int
    tiles: int


@dataclass(frozen=True, slots=True)
class OutIsNoTie:
    """Credited to nobody though someone went out; `zero`: an opponent whose hand counts 0.

    round.out-no-tie
    """

    rules: ClassVar = (Rule.ROUND_OUT_NO_TIE, Rule.ROUND_OUT_CREDIT)
    zero: int | None


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
    """Credited to `seat` though `others` have the same lowest sum. round.blocked-tie"""

    rules: ClassVar = (Rule.ROUND_BLOCKED_TIE,)
    seat: int
    sum: int
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OneIsLowest:
    """Credited to nobody though one hand alone is the lowest, at `sum`. round.blocked-credit"""

    rules: ClassVar = (Rule.ROUND_BLOCKED_CREDIT,)
    sum: int


@dataclass(frozen=True, slots=True)
class WinnerRight:
    """The player is right, the number not yet: `seat`, or nobody."""

    seat: int | None
    ended: Ended

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _how_credited(self.ended, self.seat)


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
    PLACING_SCORED = "placing-scored"
    ENDS_ADDED = "ends-added"
    COMPARED_IN_PLAY = "compared-in-play"
    NOUGHT_IN_PLAY = "nought-in-play"
    TOTAL_GIVEN = "total-given"
    TOTALS_DEDUCTED = "totals-deducted"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.OWN_NOT_SUBTRACTED: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.OWN_SUBTRACTED_AGAIN: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.OWN_ADDED: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.OWN_HAND: (Rule.ROUND_OUT_CREDIT, Rule.ROUND_BLOCKED_CREDIT),
    Mistake.RESERVE_COUNTED: (Rule.ROUND_RESERVE_APART,),
    Mistake.TILES_COUNTED: (Rule.ROUND_PIPS,),
    Mistake.ONE_HAND_MISSED: (Rule.ROUND_OUT_CREDIT, Rule.ROUND_BLOCKED_CREDIT),
    Mistake.ONE_HALF_COUNTED: (Rule.ROUND_PIPS,),
    Mistake.DIVIDED_BY_FIVE: (Rule.ROUND_EXACT,),
    Mistake.ROUNDED_TO_FIVE: (Rule.ROUND_EXACT,),
    Mistake.COMPARED_THOUGH_OUT: (Rule.ROUND_BLOCKED_COMPARE,),
    Mistake.TIE_CREDITED: (Rule.ROUND_BLOCKED_TIE,),
    Mistake.PLACING_SCORED: (Rule.CHAIN_NO_POINTS,),
    Mistake.ENDS_ADDED: (Rule.CHAIN_NO_POINTS,),
    Mistake.COMPARED_IN_PLAY: (Rule.ABOUT_AIM, Rule.ROUND_BLOCKED_COMPARE),
    Mistake.NOUGHT_IN_PLAY: (Rule.ABOUT_AIM,),
    Mistake.TOTAL_GIVEN: (Rule.ROUND_OUT_CREDIT, Rule.ROUND_BLOCKED_CREDIT),
    Mistake.TOTALS_DEDUCTED: (Rule.ROUND_NO_DEDUCTION,),
}


@dataclass(frozen=True, slots=True)
class CountedWrong:
    """A credit that a known mistake leads to; `seat`: whose hand was missed, or was credited.

    `ended`: how the round ended, None where it goes on.
    """

    mistake: Mistake
    points: int
    seat: int | None = None
    ended: Ended | None = None

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Those of the mistake, without the credit of the other end of a round."""
        other = _OTHER_CREDIT.get(self.ended)
        return tuple(rule for rule in self.mistake.rules if rule is not other)


_OTHER_CREDIT: Final[dict[Ended | None, Rule]] = {
    Ended.OUT: Rule.ROUND_BLOCKED_CREDIT,
    Ended.BLOCKED: Rule.ROUND_OUT_CREDIT,
}


@dataclass(frozen=True, slots=True)
class OffBy:
    """A credit that is `difference` too many (or, negative, too few).

    It is said beside WinnerRight, which cites the clause of the credit.
    """

    rules: ClassVar[tuple[Rule, ...]] = ()
    points: int
    difference: int


@dataclass(frozen=True, slots=True)
class EndedHint:
    """How the round ended, and with it whose hands count."""

    ended: Ended


@dataclass(frozen=True, slots=True)
class SumsHint:
    """What each hand counts, by seat."""

    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CreditAnswer:
    """The whole answer to `credit`."""

    result: Result


CreditFinding = (
    Credited
    | StillHasTiles
    | OutIsNoTie
    | NotLowest
    | TiedForLowest
    | OneIsLowest
    | WinnerRight
    | CountedWrong
    | OffBy
    | GoesOnFinding
)
CreditHint = EndedHint | SumsHint | CreditAnswer | GoesOnHint
