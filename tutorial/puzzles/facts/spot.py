"""The facts about an attempt to find the illegal action of a record, and the hints to it."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine import Action, Place, Reason, Rule, Tile


@dataclass(frozen=True, slots=True)
class Spotted:
    """Action `number` of `seat` breaks `rule`, and `why` the engine refuses it."""

    number: int
    seat: int
    rule: Rule
    why: Reason

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (self.rule,)


@dataclass(frozen=True, slots=True)
class PlaceAllowed:
    """Action `number` is legal: the half meets the end, or the tile opens. turn.match"""

    rules: ClassVar = (Rule.TURN_PLACE, Rule.TURN_MATCH)
    number: int
    seat: int
    placed: Place


@dataclass(frozen=True, slots=True)
class DrawAllowed:
    """Action `number` is legal: `drawable` tiles could be drawn, and nothing was playable."""

    rules: ClassVar = (Rule.TURN_MUST_DRAW, Rule.TURN_DRAW_KEEPS)
    number: int
    seat: int
    drawable: int


@dataclass(frozen=True, slots=True)
class PassAllowed:
    """Action `number` is legal: nothing fits ends of these `pips`, and nothing can be drawn."""

    rules: ClassVar = (Rule.TURN_PASS,)
    number: int
    seat: int
    pips: tuple[int, int]


class Mistake(Enum):
    """What makes a legal action look illegal; the value is its stable name."""

    DRAW_ONLY_WHEN_STUCK = "draw-only-when-stuck"
    DRAWN_MUST_BE_PLAYED = "drawn-must-be-played"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.DRAW_ONLY_WHEN_STUCK: (Rule.TURN_MAY_DRAW,),
    Mistake.DRAWN_MUST_BE_PLAYED: (Rule.TURN_DRAW_ON,),
}


@dataclass(frozen=True, slots=True)
class SuspectedWrong:
    """Action `number` of `seat` is legal, though one who makes this mistake would refuse it.

    `tile`: one that could have been placed instead of drawing, or the one just drawn.
    """

    mistake: Mistake
    number: int
    seat: int
    tile: Tile

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


class NotBroken(Enum):
    """Why a clause is not broken by an illegal act; the value is its stable name."""

    IN_TURN = "in-turn"
    KEPT_TURN = "kept-turn"
    NOT_TWICE = "not-twice"
    NOTHING_JOINED = "nothing-joined"
    EQUAL_PIPS = "equal-pips"
    NO_BLANK = "no-blank"
    AT_AN_END = "at-an-end"
    NOT_BESIDE = "not-beside"
    NOT_AT_A_DOUBLE = "not-at-a-double"
    NO_PASS = "no-pass"  # noqa: S105  (a pass in a game, no secret)
    NO_DRAW = "no-draw"
    PLAYABLE = "playable"
    NOT_PLAYABLE = "not-playable"


@dataclass(frozen=True, slots=True)
class OtherRule:
    """Action `number` of `seat` is the illegal one, but it does not break `rule`: `because`."""

    number: int
    seat: int
    action: Action
    rule: Rule
    because: NotBroken

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (self.rule,)


@dataclass(frozen=True, slots=True)
class OneOfHint:
    """The illegal action is one of these two."""

    numbers: tuple[int, int]


@dataclass(frozen=True, slots=True)
class NumberHint:
    """Which action is illegal, and whose it is."""

    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class SpotAnswer:
    """The whole answer, with the engine's reason."""

    number: int
    rule: Rule
    why: Reason


SpotFinding = Spotted | PlaceAllowed | DrawAllowed | PassAllowed | SuspectedWrong | OtherRule
SpotHint = OneOfHint | NumberHint | SpotAnswer
