"""The facts about a turn as it is played, and the hints that lead through it."""

from dataclasses import dataclass
from typing import ClassVar

from engine import Chain, Place, Reason, Rule, Tile
from tutorial.puzzles.facts.actions import Mistake
from tutorial.puzzles.situation import Situation


@dataclass(frozen=True, slots=True)
class Drew:
    """A tile was drawn, and the turn goes on. turn.draw-keeps

    `now`: what there is after it; `before`: whether something was playable without it.
    """

    tile: Tile
    before: bool
    now: Situation

    @property
    def rules(self) -> tuple[Rule, ...]:
        if not self.now.drawable:
            return (Rule.TURN_DRAW_KEEPS, Rule.TURN_RESERVE)
        if not self.now.playable:
            return (Rule.TURN_DRAW_KEEPS, Rule.TURN_MUST_DRAW)
        allowed = Rule.TURN_MAY_DRAW if self.before else Rule.TURN_DRAW_ON
        return (Rule.TURN_DRAW_KEEPS, allowed)


@dataclass(frozen=True, slots=True)
class RefusedFor:
    """An action that the rules refuse, where a known mistake leads to just that."""

    mistake: Mistake
    why: Reason

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.why.rules


@dataclass(frozen=True, slots=True)
class TurnPlaced:
    """The turn ended by placing. turn.place-ends

    `spared`: the tile drawn last, where it was playable but another was placed; `drew_on`: the last
    draw was made with something playable in hand; `reserve`: nothing could be drawn any more;
    `seat`: who is next, None where the round is over.
    """

    placed: Place
    chain: Chain
    spared: Tile | None
    drew_on: bool
    reserve: bool
    seat: int | None

    @property
    def rules(self) -> tuple[Rule, ...]:
        found = [Rule.TURN_PLACE_ENDS]
        if self.placed.end is None:
            found.append(Rule.SETUP_OPENING)
        if self.spared or self.drew_on:
            found.append(Rule.TURN_DRAW_ON)
        if self.reserve:
            found.append(Rule.TURN_MUST_PLACE)
        if self.seat is None:
            found.append(Rule.ROUND_OUT)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The turn ended by passing, the only thing left. turn.pass, turn.reserve

    `drawn`: how many tiles were drawn before; `seat`: who is next, None where all have passed.
    """

    seen: Situation
    drawn: int
    seat: int | None

    @property
    def rules(self) -> tuple[Rule, ...]:
        ends = (Rule.ROUND_BLOCKED,) if self.seat is None else ()
        return (Rule.TURN_PASS, Rule.TURN_RESERVE, *ends)


@dataclass(frozen=True, slots=True)
class DrawMoreFirst:
    """A legal placement, but `asked` tiles are to be drawn first and `drawn` are. turn.may-draw"""

    rules: ClassVar = (Rule.TURN_MAY_DRAW, Rule.TURN_PLACE_ENDS)
    placed: Place
    drawn: int
    asked: int


@dataclass(frozen=True, slots=True)
class OtherTileAsked:
    """A legal placement, but `asked` is to be placed.

    `held`: that is in the hand already; `just_drawn`: the one placed was the last to be drawn.
    """

    placed: Place
    asked: Tile
    held: bool
    just_drawn: bool

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (Rule.TURN_PLACE_ENDS if self.held else Rule.TURN_DRAW_ON,)


@dataclass(frozen=True, slots=True)
class TurnAnswer:
    """The whole answer to `turn`: how many to draw, then what to place; None is a pass."""

    draws: int
    placed: Place | None


TurnFinding = Drew | RefusedFor | TurnPlaced | TurnPassed | DrawMoreFirst | OtherTileAsked
TurnHint = TurnAnswer
