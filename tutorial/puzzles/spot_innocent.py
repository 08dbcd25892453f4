"""Why an illegal act does not break this clause: it breaks another."""

from collections.abc import Mapping
from typing import Final

from engine import Draw, Pass, Place, Reason, Rule
from engine.reasons import NoHalfMatches
from tutorial.puzzles.facts.spot import NotBroken
from tutorial.puzzles.spot_question import Act

_OF_TURNS: Final[Mapping[Rule, NotBroken]] = {
    Rule.SETUP_CLOCKWISE: NotBroken.IN_TURN,
    Rule.TURN_DRAW_KEEPS: NotBroken.KEPT_TURN,
    Rule.TURN_PLACE_ENDS: NotBroken.NOT_TWICE,
}
_OF_PASSING: Final = (Rule.TURN_MUST_DRAW, Rule.TURN_MUST_PLACE, Rule.TURN_PASS)


def not_broken(rule: Rule, act: Act, why: Reason) -> NotBroken:
    """What is true of this act and keeps it within `rule`, which it does not break."""
    if rule in _OF_TURNS:
        return _OF_TURNS[rule]
    match act.action:
        case Place() as placed:
            return _of_placing(rule, placed, why)
        case Draw() if rule is Rule.TURN_MUST_PLACE:
            return NotBroken.NOT_PLAYABLE  # else it would be broken too
        case Pass() if rule is Rule.TURN_MUST_DRAW:
            return NotBroken.PLAYABLE
        case Draw() | Pass():
            if rule in _OF_PASSING:
                return NotBroken.NO_PASS
            return NotBroken.NO_DRAW if rule is Rule.TURN_RESERVE else NotBroken.NOTHING_JOINED


def _of_placing(rule: Rule, placed: Place, why: Reason) -> NotBroken:
    if rule in _OF_PASSING:
        return NotBroken.NO_PASS
    match rule:
        case Rule.TURN_RESERVE:
            return NotBroken.NO_DRAW
        case Rule.CHAIN_TWO_ENDS:
            return NotBroken.AT_AN_END
        case Rule.CHAIN_DOUBLES_ACROSS:
            return NotBroken.NOT_BESIDE
        case Rule.TURN_BLANK if isinstance(why, NoHalfMatches):
            return NotBroken.NO_BLANK
        case Rule.CHAIN_FROM_DOUBLE if placed.end and not placed.end.tile.is_double:
            return NotBroken.NOT_AT_A_DOUBLE
        case _:
            return NotBroken.EQUAL_PIPS
