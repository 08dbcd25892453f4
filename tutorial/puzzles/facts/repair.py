"""The facts about an attempt to repair a chain or a hand, and the hints that lead there."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine import End, Laid, Rule, Tile


@dataclass(frozen=True, slots=True)
class Repaired:
    """The chain is legal with `new` in the place of `out`; `line` is how it lies. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    out: Tile
    new: Tile
    line: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class MeetsNeighbours:
    """`out` is not wrong: it meets its neighbours by these `pips` (one at an end). turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    out: Tile
    pips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BreaksElsewhere:
    """Without `out` the chain is still broken, where `left` meets `right`. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    out: Tile
    left: Laid
    right: Laid


@dataclass(frozen=True, slots=True)
class RightOut:
    """`out` is the tile that has to go, but the new one is not right yet."""

    rules: ClassVar = ()
    out: Tile


@dataclass(frozen=True, slots=True)
class NewMisses:
    """`new` does not meet `neighbour`, which shows `pips` there. turn.match, turn.blank

    `half`: the pips it would show there, where its other half meets the other neighbour; None
    where neither half has `pips`.
    """

    new: Tile
    neighbour: Tile
    pips: int
    half: int | None

    @property
    def rules(self) -> tuple[Rule, ...]:
        blank = self.pips == 0 or 0 in self.new.halves
        return (Rule.TURN_BLANK, Rule.TURN_MATCH) if blank else (Rule.TURN_MATCH,)


class Mistake(Enum):
    """A way of repairing that looks right and is not; the value is its stable name."""

    BLANK_AS_JOKER = "blank-as-joker"
    ONE_SIDE_ONLY = "one-side-only"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.BLANK_AS_JOKER: (Rule.TURN_BLANK,),
    Mistake.ONE_SIDE_ONLY: (Rule.TURN_MATCH,),
}


@dataclass(frozen=True, slots=True)
class RepairedWrong:
    """`new` would do only for one who makes this mistake: it does not meet `neighbour`'s `pips`.

    `half` is what it would show there.
    """

    mistake: Mistake
    new: Tile
    neighbour: Tile
    pips: int
    half: int

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


@dataclass(frozen=True, slots=True)
class MayPass:
    """With `new` instead of `out` nothing fits the ends, so the player passes. turn.pass"""

    rules: ClassVar = (Rule.TURN_PASS, Rule.TURN_MUST_PLACE)
    out: Tile
    new: Tile
    ends: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class NotInTheWay:
    """`out` fits neither end, so it keeps nobody from passing. turn.must-place"""

    rules: ClassVar = (Rule.TURN_MUST_PLACE,)
    out: Tile
    ends: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class NewFits:
    """`new` fits `end`, so it would have to be placed. turn.must-place"""

    rules: ClassVar = (Rule.TURN_MUST_PLACE, Rule.TURN_PASS)
    new: Tile
    end: End


@dataclass(frozen=True, slots=True)
class BreakHint:
    """Where the chain breaks: `left` does not meet `right`."""

    left: Laid
    right: Laid


@dataclass(frozen=True, slots=True)
class OpenHint:
    """The pips at the two ends: what fits them has to go."""

    ends: tuple[End, ...]


@dataclass(frozen=True, slots=True)
class OutHint:
    """Which tile has to go."""

    out: Tile


@dataclass(frozen=True, slots=True)
class RepairAnswer:
    """The whole answer: `new` for `out`."""

    out: Tile
    new: Tile


RepairFinding = (
    Repaired
    | MeetsNeighbours
    | BreaksElsewhere
    | RightOut
    | NewMisses
    | RepairedWrong
    | MayPass
    | NotInTheWay
    | NewFits
)
RepairHint = BreakHint | OpenHint | OutHint | RepairAnswer
