"""Turns to be played, from a seed: a turn's beginning in random play, and what lies on top of it.

What lies undrawn in the boneyard nobody has seen, so any order of it is one that a deal could have
made: the case that is wanted is laid on top.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine import RESERVE, Round, Rule, Tile
from tutorial.puzzles.level import Level
from tutorial.puzzles.positions import choice
from tutorial.puzzles.situation import of_round, some_turn
from tutorial.puzzles.turn_question import Question

RULES: Final = (
    Rule.SETUP_OPENING,
    Rule.TURN_PLACE,
    Rule.TURN_PLACE_ENDS,
    Rule.TURN_MAY_DRAW,
    Rule.TURN_DRAW_KEEPS,
    Rule.TURN_DRAW_ON,
    Rule.TURN_MUST_DRAW,
    Rule.TURN_RESERVE,
    Rule.TURN_MUST_PLACE,
    Rule.TURN_PASS,
)
_DRAWS: Final = {Level.EASY: (1, 1), Level.USUAL: (2, 3), Level.HARD: (3, 5)}
"""The fewest and the most tiles to draw, where the case is one of drawing."""

Made = Callable[[Random, Level], Question]


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: at most one draw, or a small hand. USUAL: two or three draws, or any hand.

    HARD: three to five draws, where the boneyard holds them; or one draws on past a playable tile;
    or a large hand.
    """
    return choice(rng, _OF_RULE[rule] if rule else _OF_LEVEL[level])(rng, level)


def _may_draw(rng: Random, level: Level) -> Question:
    """Something is playable, but tiles are to be drawn first. turn.may-draw"""
    least, most = _DRAWS[level]
    draws = least + int(rng.random() * (most - least + 1))
    state = some_turn(rng, lambda state: _playable(state) and state.drawable >= draws)
    return Question(state, draws)


def _must_draw(rng: Random, level: Level) -> Question:
    """Nothing is playable until the last of some draws. turn.must-draw"""
    least, most = _DRAWS[level]
    state = some_turn(rng, lambda state: not _playable(state) and _can_hold(state, least))
    draws = least + int(rng.random() * (min(most, _longest(state)) - least + 1))
    fits, others = _sorted_out(state)
    return Question(_topped(state, [*others[: draws - 1], choice(rng, fits)]))


def _draws_to_the_reserve(rng: Random, level: Level) -> Question:
    """Nothing is playable, and nothing that can be drawn is. turn.must-draw, turn.pass"""
    least, most = _DRAWS[level]

    def wanted(state: Round) -> bool:
        enough = least <= state.drawable <= most
        return enough and not _playable(state) and len(_sorted_out(state)[1]) >= state.drawable

    state = some_turn(rng, wanted)
    return Question(_topped(state, _sorted_out(state)[1][: state.drawable]))


def _passes(rng: Random, level: Level) -> Question:
    """Nothing is playable, and only the reserve is left. turn.pass"""
    return Question(some_turn(rng, _only_reserve(level, playable=False)))


def _must_place(rng: Random, level: Level) -> Question:
    """Something is playable, and only the reserve is left. turn.must-place"""
    return Question(some_turn(rng, _only_reserve(level, playable=True)))


def _only_reserve(level: Level, *, playable: bool) -> Callable[[Round], bool]:
    return lambda state: (
        not state.drawable and _playable(state) is playable and _of_size(state, level)
    )


def _places(rng: Random, level: Level) -> Question:
    """Something is playable, and something in the hand is not. turn.place"""

    def wanted(state: Round) -> bool:
        playable = of_round(state).playable
        return 0 < len(playable) < len(state.hand) and _of_size(state, level)

    return Question(some_turn(rng, wanted))


def _opens(rng: Random, level: Level) -> Question:
    """The opening, after some draws. setup.opening, turn.may-draw"""
    least, most = _DRAWS[level]
    draws = least + int(rng.random() * (most - least + 1))
    state = some_turn(rng, lambda state: not state.chain.tiles and state.drawable >= draws)
    return Question(state, draws, choice(rng, state.hand) if level is Level.HARD else None)


def _draws_on(rng: Random, level: Level) -> Question:
    """The tile to place comes after another that fits. turn.draw-on"""
    most = _DRAWS[level][1] + 1

    def wanted(state: Round) -> bool:
        fits, _ = _sorted_out(state)
        return state.drawable >= 2 and len(fits) >= 2 and bool(state.chain.tiles)

    state = some_turn(rng, wanted)
    fits, others = _sorted_out(state)
    first, asked = _two(rng, fits)
    between = others[: min(most, state.drawable) - 2]
    return Question(_topped(state, [first, *between, asked]), 0, asked)


def _draws_and_plays_another(rng: Random, level: Level) -> Question:
    """Some draws, then a tile that was in the hand before. turn.draw-on"""
    drawn = _may_draw(rng, level)
    asked = choice(rng, of_round(drawn.round).playable)
    fits, others = _sorted_out(drawn.round)
    return Question(_topped(drawn.round, [*fits, *others][: drawn.draws]), drawn.draws, asked)


_OF_RULE: Final[dict[Rule, tuple[Made, ...]]] = {
    Rule.SETUP_OPENING: (_opens,),
    Rule.TURN_PLACE: (_places,),
    Rule.TURN_PLACE_ENDS: (_places,),
    Rule.TURN_MAY_DRAW: (_may_draw, _draws_and_plays_another),
    Rule.TURN_DRAW_KEEPS: (_may_draw, _must_draw),
    Rule.TURN_DRAW_ON: (_draws_on, _draws_and_plays_another),
    Rule.TURN_MUST_DRAW: (_must_draw, _draws_to_the_reserve),
    Rule.TURN_RESERVE: (_draws_to_the_reserve, _passes, _must_place),
    Rule.TURN_MUST_PLACE: (_must_place,),
    Rule.TURN_PASS: (_passes, _draws_to_the_reserve),
}
_OF_LEVEL: Final[dict[Level, tuple[Made, ...]]] = {
    Level.EASY: (_may_draw, _must_draw, _draws_to_the_reserve, _passes, _must_place),
    Level.USUAL: (_may_draw, _must_draw, _draws_to_the_reserve, _opens, _draws_on),
    Level.HARD: (_must_draw, _draws_to_the_reserve, _draws_on, _draws_and_plays_another),
}


def _playable(state: Round) -> bool:
    return bool(of_round(state).playable)


def _of_size(state: Round, level: Level) -> bool:
    held = len(state.hand)
    return held <= 4 if level is Level.EASY else level is Level.USUAL or held >= 4


def _sorted_out(state: Round) -> tuple[list[Tile], list[Tile]]:
    """The tiles of the boneyard that fit the chain, and the others."""
    fits = [tile for tile in state.boneyard if not state.chain.tiles or state.chain.fits(tile)]
    return fits, [tile for tile in state.boneyard if tile not in fits]


def _longest(state: Round) -> int:
    """After how many draws the first that fits can turn up at the latest."""
    fits, others = _sorted_out(state)
    return min(state.drawable, len(others) + 1) if fits else 0


def _can_hold(state: Round, draws: int) -> bool:
    return _longest(state) >= draws


def _two(rng: Random, tiles: Sequence[Tile]) -> tuple[Tile, Tile]:
    first = choice(rng, tiles)
    return first, choice(rng, [tile for tile in tiles if tile is not first])


def _topped(state: Round, first: Sequence[Tile]) -> Round:
    """The same round with `first` next in the boneyard, all else in its order. turn.reserve"""
    rest = [tile for tile in state.boneyard if tile not in first]
    assert len(first) <= len(state.boneyard) - RESERVE
    return state._replace(boneyard=(*first, *rest))
