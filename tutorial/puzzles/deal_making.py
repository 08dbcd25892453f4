"""Questions about a deal from a seed."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine import DEALT, DOUBLE_SIX, Round, Rule
from tutorial.puzzles.deal_question import WHOLE_SET, Asks, Question, rules
from tutorial.puzzles.level import Level
from tutorial.puzzles.positions import choice, some_position

_ASKS: Final = {
    Level.EASY: (Asks.DEAL, Asks.SET, Asks.PLAYERS),
    Level.USUAL: (Asks.DEAL, Asks.LEFT, Asks.SET, Asks.PLAYERS),
    Level.HARD: (Asks.DRAWN, Asks.SET, Asks.PLAYERS),
}
_PLAYERS: Final = {Level.EASY: (2, 3), Level.USUAL: (2, 3, 4), Level.HARD: (4,)}
_OF_SET: Final = tuple(f"{tile.low}{tile.high}" for tile in DOUBLE_SIX)
_STRANGERS: Final = tuple(f"{low}{high}" for high in (7, 8, 9) for low in range(high + 1))
_LONGEST_CHAIN: Final = 14
"""Longer ones are a chore to count."""


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: a fresh deal for two or three, one tile that is not of the set among six.

    USUAL: also four players, and a round in play with all tiles to be counted; tiles written the
    other way round. HARD: a round in play of which only the draws are told; eight tiles, up to
    three of them not of the set; totals of four players.
    """
    asks = choice(
        rng, [asks for asks in _ASKS[level] if rule is None or rule in rules(Question(asks))]
    )
    match asks:
        case Asks.SET:
            return Question(asks, written=_written(rng, level))
        case Asks.LEFT | Asks.DRAWN:
            state = some_position(rng, choice(rng, (2, 3, 4)), _has_drawn)
            return Question(asks, state.players, state.view(state.turn))
        case _:
            return Question(asks, choice(rng, _PLAYERS[level]))


def _has_drawn(state: Round) -> bool:
    dealt = WHOLE_SET - state.players * DEALT[state.players]
    return (
        not state.is_over
        and 1 < len(state.chain.tiles) <= _LONGEST_CHAIN
        and len(state.boneyard) < dealt
    )


def _written(rng: Random, level: Level) -> tuple[str, ...]:
    """Tiles of the set and strangers, shuffled; from USUAL on some the larger half first."""
    count, most = {Level.EASY: (6, 1), Level.USUAL: (6, 2), Level.HARD: (8, 3)}[level]
    strangers = _some(rng, _STRANGERS, 1 + int(rng.random() * most))
    members = _some(rng, _OF_SET, count - len(strangers))
    written = _some(rng, (*strangers, *members), count)
    if level is Level.EASY:
        return written
    return tuple(each[::-1] if rng.random() < 0.5 else each for each in written)


def _some(rng: Random, things: Sequence[str], count: int) -> tuple[str, ...]:
    """That many of them, each once, in random order."""
    left = list(things)
    return tuple(left.pop(int(rng.random() * len(left))) for _ in range(count))
