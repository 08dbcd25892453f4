"""Chains with one wrong tile, and hands with one tile in the way, from legal play."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine import DOUBLE_SIX, Laid, Round, Rule, Tile
from tutorial.puzzles.level import Level
from tutorial.puzzles.positions import choice, shuffled, some_position
from tutorial.puzzles.repair_question import (
    BrokenChain,
    Exchange,
    HeldBack,
    Neighbours,
    answers,
    both_ways,
    neighbours,
)

_LENGTHS: Final = {Level.EASY: (4, 5), Level.USUAL: (6, 7), Level.HARD: (7, 8, 9)}
_STOCK: Final = {Level.EASY: 3, Level.USUAL: 4, Level.HARD: 5}
_STOCK_FOR_HANDS: Final = {Level.EASY: 3, Level.USUAL: 3, Level.HARD: 4}
_HANDS: Final = {Level.EASY: range(2, 4), Level.USUAL: range(3, 5), Level.HARD: range(4, 20)}


def broken_chain(rng: Random, level: Level, rule: Rule | None) -> BrokenChain:
    """A part of a chain that was played, one of its inner tiles exchanged for one that is wrong."""
    length = choice(rng, _LENGTHS[level])
    players = 2 + int(rng.random() * 3)
    while True:
        chain = some_position(rng, players, lambda state: len(state.chain.tiles) >= length).chain
        start = int(rng.random() * (len(chain.tiles) - length + 1))
        line = chain.line[start : start + length]
        places = [at for at in range(1, length - 1) if _exercises(neighbours(line, at), rule)]
        question = _spoilt(rng, line, choice(rng, places), level) if places else None
        if question is not None:
            return question


def _exercises(beside: Neighbours, rule: Rule | None) -> bool:
    """Whether a tile between these would rest on the rule."""
    left, right = beside
    assert left is not None
    assert right is not None
    if rule is Rule.TURN_BLANK:
        return 0 in (left.right, right.left)
    if rule is Rule.CHAIN_FROM_DOUBLE:
        return left.tile.is_double or right.tile.is_double
    return True


def _spoilt(rng: Random, line: tuple[Laid, ...], at: int, level: Level) -> BrokenChain | None:
    """The row with a wrong tile at that place; None where the stock would repair it otherwise."""
    right_tile = line[at].tile
    others = [tile for tile in DOUBLE_SIX if all(tile is not laid.tile for laid in line)]
    wrong = _wrong_tile(rng, neighbours(line, at), others, meets_one=level is Level.HARD)
    if wrong is None:
        return None
    stock = _some_stock(rng, line[at], [tile for tile in others if tile is not wrong.tile], level)
    question = BrokenChain((*line[:at], wrong, *line[at + 1 :]), stock)
    return question if answers(question) == {Exchange(wrong.tile, right_tile)} else None


def _wrong_tile(
    rng: Random, beside: Neighbours, others: Sequence[Tile], *, meets_one: bool
) -> Laid | None:
    left, right = beside
    assert left is not None
    assert right is not None
    found = [
        laid
        for tile in others
        for laid in both_ways(tile)
        if (laid.left == left.right) + (laid.right == right.left) == meets_one
    ]
    return choice(rng, found) if found else None


def _some_stock(rng: Random, right: Laid, others: Sequence[Tile], level: Level) -> tuple[Tile, ...]:
    """The right tile among others, those with one of its pips or a blank first."""
    tempting = {right.left, right.right, 0}
    mixed = sorted(shuffled(rng, others), key=lambda tile: not tempting & set(tile.halves))
    return tuple(sorted((right.tile, *mixed[: _STOCK[level] - 1])))


def held_back(rng: Random, level: Level) -> HeldBack:
    """A player with one playable tile when only the reserve is left, and a stock of tiles unseen.

    All of the stock but one would be playable as well.
    """
    players = choice(rng, (2, 3, 3, 4))
    state = some_position(rng, players, lambda state: _one_in_the_way(state, level))
    view = state.view(state.turn)
    unseen = [tile for tile in DOUBLE_SIX if tile not in view.hand and tile not in view.chain.tiles]
    fitting = shuffled(rng, [tile for tile in unseen if view.chain.fits(tile)])
    right = choice(rng, [tile for tile in unseen if not view.chain.fits(tile)])
    return HeldBack(view, tuple(sorted((right, *fitting[: _STOCK_FOR_HANDS[level] - 1]))))


def _one_in_the_way(state: Round, level: Level) -> bool:
    chain, hand = state.chain, state.hand
    if state.drawable or state.is_over or not chain.tiles or len(hand) not in _HANDS[level]:
        return False
    if sum(bool(chain.fits(tile)) for tile in hand) != 1:
        return False
    unseen = [tile for tile in DOUBLE_SIX if tile not in hand and tile not in chain.tiles]
    fitting = sum(bool(chain.fits(tile)) for tile in unseen)
    return _STOCK_FOR_HANDS[level] - 1 <= fitting < len(unseen)
