"""A turn to be played: the whole round, and what the turn is to end with."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

import engine
from engine import (
    DRAW,
    PASS,
    Action,
    Expected,
    InvalidPosition,
    NotationError,
    Place,
    Round,
    Rule,
    Tile,
    tile_text,
)
from engine.faults import NotInTheSet
from engine.tiles import IN_SET
from tutorial.puzzles.situation import Situation, of_round

_GOAL: Final = re.compile(r"([0-9]|1[0-2])(?:\.([0-9])([0-9]))?", re.ASCII)


class Question(NamedTuple):
    """Play the turn of the seat to move in `round`, to its end.

    `draws`: at least so many tiles are to be drawn first; `tile`: the one to place in the end, None
    where any end of the turn will do. The round itself is never shown: hands and boneyard in it
    are hidden from the player.
    """

    round: Round
    draws: int = 0
    tile: Tile | None = None


def from_text(text: str) -> Question:
    """A whole round, then, where something is asked for, a tilde, draws, a dot and a tile: ~2.36.

    NotationError, InvalidPosition
    """
    position, _, goal = text.partition("~")
    round_ = engine.from_text(position)
    if not isinstance(round_, Round) or round_.is_over:
        raise NotationError(text, 0, Expected.HANDS)
    if not goal:
        return Question(round_)
    written = _GOAL.fullmatch(goal)
    if not written or int(written[1]) > round_.drawable:
        raise NotationError(text, len(position) + 1, Expected.ACTION)
    if written[2] is None:
        return Question(round_, int(written[1]))
    tile = Tile(int(written[2]), int(written[3]))
    if tile not in IN_SET:
        raise InvalidPosition(NotInTheSet(tile))
    return Question(round_, int(written[1]), tile)


def to_text(question: Question) -> str:
    round_, draws, tile = question
    position = engine.to_text(round_)
    if tile is not None:
        return f"{position}~{draws}.{tile_text(tile)}"
    return f"{position}~{draws}" if draws else position


def states(question: Question) -> Iterator[tuple[Round, tuple[Tile, ...]]]:
    """The turn's states from its beginning on, one draw after the other, with what was drawn."""
    state = question.round
    drawn: tuple[Tile, ...] = ()
    yield state, drawn
    while state.drawable:
        drawn = (*drawn, state.boneyard[0])
        state = state.apply(DRAW)
        yield state, drawn


def ends(question: Question) -> Iterator[tuple[tuple[Tile, ...], Action]]:
    """Every right end of the turn: the tiles drawn before, then the placement or the pass."""
    for state, drawn in states(question):
        if len(drawn) < question.draws:
            continue
        for action in state.actions():
            asked = question.tile is None or (
                isinstance(action, Place) and action.tile is question.tile
            )
            if action != DRAW and asked:
                yield drawn, action


def rules(question: Question) -> tuple[Rule, ...]:
    """The clauses that the shortest right turn rests on."""
    drawn, last = next(ends(question))
    begun = of_round(question.round)
    found = list(_of_draws(question, begun, drawn))
    if last == PASS:
        found += [Rule.TURN_PASS, Rule.TURN_RESERVE]
    else:
        found += [Rule.TURN_PLACE, Rule.TURN_PLACE_ENDS]
        if not begun.ends:
            found.append(Rule.SETUP_OPENING)
        if not begun.drawable:
            found += [Rule.TURN_MUST_PLACE, Rule.TURN_RESERVE]
    return tuple(found)


def _of_draws(question: Question, begun: Situation, drawn: tuple[Tile, ...]) -> Iterator[Rule]:
    """turn.must-draw while nothing is playable; turn.draw-on once something is."""
    if not drawn:
        return
    yield Rule.TURN_DRAW_KEEPS
    if not begun.playable:
        yield Rule.TURN_MUST_DRAW
    if begun.playable:
        yield Rule.TURN_MAY_DRAW
    chosen = question.tile is not None and question.tile is not drawn[-1]
    earlier = islice(states(question), 1, len(drawn))
    if chosen or any(of_round(state).playable for state, _ in earlier):
        yield Rule.TURN_DRAW_ON
