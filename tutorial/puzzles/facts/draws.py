"""The facts about an attempt to say how many can be drawn, and the hints that lead to it."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine import Rule
from tutorial.puzzles.situation import Situation


class Mistake(Enum):
    """A way of reading the rules that leads to a wrong answer; the value is its stable name."""

    DRAW_OPTIONAL = "draw-optional"
    DRAW_FORCED = "draw-forced"
    RESERVE_COUNTED = "reserve-counted"
    HALF_THE_RESERVE_COUNTED = "half-the-reserve-counted"
    ONE_PER_TURN = "one-per-turn"
    DRAW_ONLY_WHEN_STUCK = "draw-only-when-stuck"
    AS_AFTER_THE_DEAL = "as-after-the-deal"
    HAND_COUNTED = "hand-counted"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.DRAW_OPTIONAL: (Rule.TURN_MUST_DRAW,),
    Mistake.DRAW_FORCED: (Rule.TURN_MAY_DRAW, Rule.TURN_MUST_DRAW),
    Mistake.RESERVE_COUNTED: (Rule.TURN_RESERVE,),
    Mistake.HALF_THE_RESERVE_COUNTED: (Rule.TURN_RESERVE,),
    Mistake.ONE_PER_TURN: (Rule.TURN_MAY_DRAW, Rule.TURN_DRAW_KEEPS),
    Mistake.DRAW_ONLY_WHEN_STUCK: (Rule.TURN_MAY_DRAW,),
    Mistake.AS_AFTER_THE_DEAL: (Rule.SETUP_BONEYARD,),
    Mistake.HAND_COUNTED: (Rule.TURN_RESERVE,),
}


@dataclass(frozen=True, slots=True)
class DrawsFound:
    """Both answers are right."""

    seen: Situation

    @property
    def rules(self) -> tuple[Rule, ...]:
        if not self.seen.drawable:
            return (Rule.TURN_RESERVE,)
        if self.seen.playable:
            return (Rule.TURN_MAY_DRAW, Rule.TURN_RESERVE)
        return (Rule.TURN_MUST_DRAW, Rule.TURN_RESERVE)


@dataclass(frozen=True, slots=True)
class ReadWrong:
    """One of the answers, which just one known mistake leads to.

    `count`: the number that was given, None where the mistake is about having to draw.
    """

    mistake: Mistake
    seen: Situation
    count: int | None = None

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


@dataclass(frozen=True, slots=True)
class NothingToDraw:
    """Having to draw is said, but only the reserve is left. turn.reserve"""

    rules: ClassVar = (Rule.TURN_RESERVE,)
    seen: Situation


@dataclass(frozen=True, slots=True)
class CountOff:
    """A number that is `difference` too many (or, negative, too few). setup.boneyard"""

    rules: ClassVar = (Rule.TURN_RESERVE,)
    count: int
    difference: int
    boneyard: int


@dataclass(frozen=True, slots=True)
class HalfRight:
    """The other of the two answers is right: `must` where that is having to draw or not."""

    rules: ClassVar[tuple[Rule, ...]] = ()
    must: bool


@dataclass(frozen=True, slots=True)
class DrawsAnswer:
    """The whole answer to `draws`."""

    seen: Situation


DrawsFinding = DrawsFound | ReadWrong | NothingToDraw | CountOff | HalfRight
DrawsHint = DrawsAnswer
