"""The facts about an attempt to say how a match stands, and the hints to it."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Literal

from engine import MatchResult, Result, Rule, Tied, Won


class Stand(Enum):
    """GIVEN: totals after a round that is not told of. SCORED: a round has just been scored.

    PLAYING: a round is in play. The value is its name in a question's text.
    """

    GIVEN = "given"
    SCORED = "scored"
    PLAYING = "play"


class Mistake(Enum):
    """A way of thinking that leads to a wrong answer; the value is its stable name."""

    CHECKED_BEFORE = "checked-before"
    MID_ROUND = "mid-round"
    HUNDRED_FOR_MANY = "hundred-for-many"
    SIXTY_ONE_FOR_TWO = "sixty-one-for-two"
    MORE_THAN_TARGET = "more-than-target"
    EXACT_NEEDED = "exact-needed"
    ROUND_FOR_MATCH = "round-for-match"
    TIE_BY_SEAT = "tie-by-seat"
    PLAY_ON = "play-on"
    NOT_ADDED = "not-added"
    FROM_ZERO = "from-zero"
    SURPLUS_LOST = "surplus-lost"
    OPPONENT_REDUCED = "opponent-reduced"
    OPPONENT_CREDITED = "opponent-credited"
    OWN_NOT_SUBTRACTED = "own-not-subtracted"
    ROUNDED_TO_FIVE = "rounded-to-five"
    DIVIDED_BY_FIVE = "divided-by-five"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.CHECKED_BEFORE: (Rule.MATCH_TARGET_CHECK,),
    Mistake.MID_ROUND: (Rule.MATCH_TARGET_CHECK, Rule.ABOUT_AIM),
    Mistake.HUNDRED_FOR_MANY: (Rule.MATCH_TARGET,),
    Mistake.SIXTY_ONE_FOR_TWO: (Rule.MATCH_TARGET,),
    Mistake.MORE_THAN_TARGET: (Rule.MATCH_TARGET,),
    Mistake.EXACT_NEEDED: (Rule.MATCH_TARGET, Rule.MATCH_SURPLUS),
    Mistake.ROUND_FOR_MATCH: (Rule.MATCH_TARGET,),
    Mistake.TIE_BY_SEAT: (Rule.MATCH_TIE,),
    Mistake.PLAY_ON: (Rule.MATCH_TIE,),
    Mistake.NOT_ADDED: (Rule.ROUND_EXACT,),
    Mistake.FROM_ZERO: (Rule.SETUP_PLAYERS,),
    Mistake.SURPLUS_LOST: (Rule.MATCH_SURPLUS,),
    Mistake.OPPONENT_REDUCED: (Rule.ROUND_NO_DEDUCTION,),
    Mistake.OPPONENT_CREDITED: (Rule.ROUND_BLOCKED_TIE, Rule.ROUND_OUT_CREDIT),
    Mistake.OWN_NOT_SUBTRACTED: (Rule.ROUND_BLOCKED_CREDIT,),
    Mistake.ROUNDED_TO_FIVE: (Rule.ROUND_EXACT,),
    Mistake.DIVIDED_BY_FIVE: (Rule.ROUND_EXACT,),
}


VerdictMistake = Literal[
    Mistake.CHECKED_BEFORE,
    Mistake.MID_ROUND,
    Mistake.HUNDRED_FOR_MANY,
    Mistake.SIXTY_ONE_FOR_TWO,
    Mistake.MORE_THAN_TARGET,
    Mistake.EXACT_NEEDED,
    Mistake.ROUND_FOR_MATCH,
    Mistake.TIE_BY_SEAT,
    Mistake.PLAY_ON,
]
TotalMistake = Literal[
    Mistake.NOT_ADDED,
    Mistake.FROM_ZERO,
    Mistake.SURPLUS_LOST,
    Mistake.OPPONENT_REDUCED,
    Mistake.OPPONENT_CREDITED,
    Mistake.OWN_NOT_SUBTRACTED,
    Mistake.ROUNDED_TO_FIVE,
    Mistake.DIVIDED_BY_FIVE,
]


@dataclass(frozen=True, slots=True)
class Standing:
    """How the match stands: `totals` are those that count now, `over` how it ended if it has.

    `scored`: how the round ended that was scored, None where there was none.
    """

    stand: Stand
    totals: tuple[int, ...]
    target: int
    over: MatchResult | None
    scored: Result | None

    @property
    def rules(self) -> tuple[Rule, ...]:
        if self.stand is Stand.PLAYING:
            return (Rule.MATCH_TARGET_CHECK, Rule.ABOUT_AIM)
        match self.over:
            case Tied():
                return (Rule.MATCH_TIE,)
            case Won(seat) if self.totals[seat] > self.target:
                return (Rule.MATCH_TARGET, Rule.MATCH_SURPLUS)
            case _:
                return (Rule.MATCH_TARGET,)


@dataclass(frozen=True, slots=True)
class VerdictRight:
    """Whether it is over, and how, is right; a total is not yet. match.target"""

    rules: ClassVar = (Rule.MATCH_TARGET,)
    over: MatchResult | None


@dataclass(frozen=True, slots=True)
class ByMistake:
    """An answer that just one known mistake leads to; `seat` is who was named, if anyone."""

    mistake: VerdictMistake
    target: int
    seat: int | None = None

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


@dataclass(frozen=True, slots=True)
class StillPlaying:
    """Called over in the middle of a round, `seats` as winner or tied. match.target-check"""

    rules: ClassVar = (Rule.MATCH_TARGET_CHECK, Rule.ABOUT_AIM)
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TargetMissed:
    """`seat` is named and has not got the target; `total` unless it is asked for. match.target"""

    rules: ClassVar = (Rule.MATCH_TARGET,)
    seat: int
    target: int
    total: int | None


@dataclass(frozen=True, slots=True)
class OtherHasMore:
    """`seat` is named and has the target, but another has more. match.target"""

    rules: ClassVar = (Rule.MATCH_TARGET,)
    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class TargetReached:
    """Called not over, though with `players` the target is reached. match.target"""

    rules: ClassVar = (Rule.MATCH_TARGET, Rule.MATCH_TARGET_CHECK)
    target: int
    players: int


@dataclass(frozen=True, slots=True)
class TieAlone:
    """A tie of one. match.tie"""

    rules: ClassVar = (Rule.MATCH_TIE,)
    seat: int


@dataclass(frozen=True, slots=True)
class NotEqual:
    """Called tied, though their totals differ. match.tie"""

    rules: ClassVar = (Rule.MATCH_TIE,)
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TiedBehind:
    """Their totals are equal, but another leads. match.tie"""

    rules: ClassVar = (Rule.MATCH_TIE,)
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TiedBelow:
    """Their totals are equal, but below the target. match.tie"""

    rules: ClassVar = (Rule.MATCH_TIE, Rule.MATCH_TARGET)
    seats: tuple[int, ...]
    target: int


@dataclass(frozen=True, slots=True)
class TiedMissed:
    """All named share the lead, but `missed` more do too. match.tie"""

    rules: ClassVar = (Rule.MATCH_TIE,)
    seats: tuple[int, ...]
    missed: int


@dataclass(frozen=True, slots=True)
class TotalByMistake:
    """The total of `seat` that just one known mistake leads to; `before` is what they had."""

    mistake: TotalMistake
    seat: int
    typed: int
    before: int

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


@dataclass(frozen=True, slots=True)
class TotalOff:
    """The total of `seat` is `difference` too many (or, negative, too few). round.exact

    `extra`: too many for the one who is credited in a game of three. round.no-extra
    """

    seat: int
    typed: int
    difference: int
    extra: bool

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (Rule.ROUND_EXACT, *((Rule.ROUND_NO_EXTRA,) if self.extra else ()))


@dataclass(frozen=True, slots=True)
class CreditHint:
    """Who is credited for the round, and how much."""

    result: Result


@dataclass(frozen=True, slots=True)
class LeadHint:
    """The target with so many players, and what to compare with it."""

    players: int
    target: int


@dataclass(frozen=True, slots=True)
class MatchAnswer:
    """The whole answer to `match`."""

    standing: Standing


MatchFinding = (
    Standing
    | VerdictRight
    | ByMistake
    | StillPlaying
    | TargetMissed
    | OtherHasMore
    | TargetReached
    | TieAlone
    | NotEqual
    | TiedBehind
    | TiedBelow
    | TiedMissed
    | TotalByMistake
    | TotalOff
)
MatchHint = CreditHint | LeadHint | MatchAnswer
