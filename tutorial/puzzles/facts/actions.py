"""The facts about an attempt to say what may be done, and the hints that lead to it."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine import Rule, Tile
from tutorial.puzzles.situation import Situation


class Move(Enum):
    """What a turn can hold; the value is the form's."""

    PLACE = "place"
    DRAW = "draw"
    PASS = "pass"  # noqa: S105  (a pass in a game, no secret)


class Mistake(Enum):
    """A way of reading the rules that leads to a wrong set; the value is its stable name."""

    DRAW_ONLY_WHEN_STUCK = "draw-only-when-stuck"
    RESERVE_DRAWN = "reserve-drawn"
    PASS_BY_CHOICE = "pass-by-choice"  # noqa: S105  (a pass in a game, no secret)
    DRAW_OPTIONAL = "draw-optional"
    PASSED_TOO_SOON = "passed-too-soon"
    BLANK_AS_JOKER = "blank-as-joker"
    JOINED_HALF = "joined-half"
    FIRST_HALF_ONLY = "first-half-only"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.DRAW_ONLY_WHEN_STUCK: (Rule.TURN_MAY_DRAW,),
    Mistake.RESERVE_DRAWN: (Rule.TURN_RESERVE,),
    Mistake.PASS_BY_CHOICE: (Rule.TURN_MUST_PLACE, Rule.TURN_PASS),
    Mistake.DRAW_OPTIONAL: (Rule.TURN_MUST_DRAW, Rule.TURN_PASS),
    Mistake.PASSED_TOO_SOON: (Rule.TURN_MUST_DRAW, Rule.TURN_PASS),
    Mistake.BLANK_AS_JOKER: (Rule.TURN_BLANK,),
    Mistake.JOINED_HALF: (Rule.CHAIN_TWO_ENDS, Rule.TURN_MATCH),
    Mistake.FIRST_HALF_ONLY: (Rule.TURN_MATCH,),
}


@dataclass(frozen=True, slots=True)
class ActionsFound:
    """Just what is allowed is marked."""

    seen: Situation

    @property
    def rules(self) -> tuple[Rule, ...]:
        if self.seen.playable and self.seen.drawable:
            opens = () if self.seen.ends else (Rule.SETUP_OPENING,)
            return (*opens, Rule.TURN_MAY_DRAW, Rule.TURN_MUST_PLACE)
        if self.seen.playable:
            return (Rule.TURN_MUST_PLACE, Rule.TURN_RESERVE)
        if self.seen.drawable:
            return (Rule.TURN_MUST_DRAW,)
        return (Rule.TURN_PASS, Rule.TURN_RESERVE)


@dataclass(frozen=True, slots=True)
class ReadWrong:
    """A set that just one known mistake leads to; `tile`: the one it is about, if it is."""

    mistake: Mistake
    seen: Situation
    tile: Tile | None = None

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


@dataclass(frozen=True, slots=True)
class NothingFits:
    """Placing is marked, but no tile of the hand fits an end. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH, Rule.TURN_PLACE)
    seen: Situation


@dataclass(frozen=True, slots=True)
class ReserveLeft:
    """Drawing is marked, but only the reserve is left. turn.reserve"""

    rules: ClassVar = (Rule.TURN_RESERVE,)
    seen: Situation


@dataclass(frozen=True, slots=True)
class NoPassYet:
    """Passing is marked, but something fits or can be drawn. turn.pass"""

    rules: ClassVar = (Rule.TURN_PASS,)
    seen: Situation


@dataclass(frozen=True, slots=True)
class PlaceMissed:
    """Placing is not marked, though something fits. turn.place"""

    seen: Situation

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (Rule.TURN_PLACE,) if self.seen.ends else (Rule.SETUP_OPENING,)


@dataclass(frozen=True, slots=True)
class DrawMissed:
    """Drawing is not marked, though more than the reserve is left. turn.may-draw"""

    rules: ClassVar = (Rule.TURN_MAY_DRAW,)
    seen: Situation


@dataclass(frozen=True, slots=True)
class MoreToCheck:
    """Said besides the first: more of the marks are not right yet."""

    rules: ClassVar[tuple[Rule, ...]] = ()


@dataclass(frozen=True, slots=True)
class PlayableHint:
    """Whether something is playable."""

    seen: Situation


@dataclass(frozen=True, slots=True)
class BoneyardHint:
    """How many tiles lie in the boneyard, and which of them are the reserve."""

    seen: Situation


@dataclass(frozen=True, slots=True)
class ActionsAnswer:
    """The whole answer to `actions`."""

    seen: Situation


ActionsFinding = (
    ActionsFound
    | ReadWrong
    | NothingFits
    | ReserveLeft
    | NoPassYet
    | PlaceMissed
    | DrawMissed
    | MoreToCheck
)
ActionsHint = PlayableHint | BoneyardHint | ActionsAnswer
