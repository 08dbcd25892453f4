"""Questions about who starts or is to move, from a seed."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Final

from engine import DOUBLE_SIX, Ended, Round, Rule, Tile
from tutorial.puzzles.level import Level
from tutorial.puzzles.positions import choice, playout
from tutorial.puzzles.starter_question import Asks, Did, Lot, Question

_ASKED_FOR: Final = {
    Rule.SETUP_STARTER: Asks.LOTS,
    Rule.MATCH_NEXT_STARTER: Asks.NEXT,
}
_LENGTHS: Final = {Level.EASY: (1, 1), Level.USUAL: (2, 4), Level.HARD: (5, 8)}
_MOST_ROUNDS: Final = 60


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: one lot alone is the highest; someone else won than started; one action.

    USUAL: lots that tie, rounds without a winner, two to four actions. HARD: lots drawn for the
    second time, somebody who wants to start because of a tile, five to eight actions.
    """
    asks = choice(rng, tuple(Asks)) if rule is None else _ASKED_FOR.get(rule, Asks.TURN)
    match asks:
        case Asks.LOTS:
            return _lots(rng, level)
        case Asks.NEXT:
            return _next(rng, level)
        case Asks.TURN:
            return _turn(rng, level, rule)


def _lots(rng: Random, level: Level) -> Question:
    """Lots; `seats` of the first drawing at HARD leave somebody out of the second."""
    players = choice(rng, (3, 4) if level is Level.HARD else (2, 3, 4))
    seats = list(range(players))
    if level is Level.EASY:
        return Question(Asks.LOTS, players, (_drawing(rng, seats, 1),))
    if level is Level.USUAL:
        return Question(Asks.LOTS, players, (_drawing(rng, seats, 1 + _up_to(rng, players - 1)),))
    first = _drawing(rng, seats, 1 + _up_to(rng, players - 2))
    most = max(tile.pips for tile in first.values())
    tied = [seat for seat in seats if first[seat].pips == most]
    second = _drawing(rng, tied, 1 + int(rng.random() * len(tied)))
    claim = choice(rng, seats) if rng.random() < 0.5 else None
    return Question(Asks.LOTS, players, (first, second), claim=claim)


def _up_to(rng: Random, most: int) -> int:
    return 1 + int(rng.random() * most)


def _drawing(rng: Random, seats: list[int], tied: int) -> Lot:
    """A lot for each seat, the highest shared by `tied` of them."""
    highest = [
        pips
        for pips in range(3, 12)
        if len(_with(pips)) >= tied and sum(tile.pips < pips for tile in DOUBLE_SIX) >= len(seats)
    ]
    most = choice(rng, highest)
    lower = [tile for tile in DOUBLE_SIX if tile.pips < most]
    tiles = [*_some(rng, _with(most), tied), *_some(rng, lower, len(seats) - tied)]
    return dict(zip(seats, _some(rng, tiles, len(tiles)), strict=True))


def _with(pips: int) -> list[Tile]:
    return [tile for tile in DOUBLE_SIX if tile.pips == pips]


def _some(rng: Random, tiles: Iterable[Tile], count: int) -> list[Tile]:
    left = list(tiles)
    return [left.pop(int(rng.random() * len(left))) for _ in range(count)]


def _next(rng: Random, level: Level) -> Question:
    players = choice(rng, (2, 3, 4) if level is Level.EASY else (3, 4))
    first = int(rng.random() * players)
    others = [seat for seat in range(players) if seat != first]
    ended = choice(rng, (Ended.OUT, Ended.BLOCKED))
    winner: int | None = choice(rng, others if level is Level.EASY else range(players))
    if level is not Level.EASY and rng.random() < 0.4:
        ended, winner = Ended.BLOCKED, None
    claim = choice(rng, range(players)) if level is Level.HARD else None
    return Question(Asks.NEXT, players, first=first, ended=ended, winner=winner, claim=claim)


def _turn(rng: Random, level: Level, rule: Rule | None) -> Question:
    """A stretch of a random round that ends while it is still in play."""
    wanted = {
        Rule.TURN_PLACE_ENDS: Did.PLACED,
        Rule.TURN_DRAW_KEEPS: Did.DREW,
        Rule.TURN_PASS: Did.PASSED,
    }
    least, most = _LENGTHS[level]
    for _ in range(_MOST_ROUNDS):
        players = choice(rng, (2, 3, 4))
        acted = _acted(rng, players)
        length = min(least + int(rng.random() * (most - least + 1)), len(acted))
        begins = [
            at
            for at in range(len(acted) - length + 1)
            if rule not in wanted or wanted[rule] in {did for _, did in acted[at : at + length]}
        ]
        if begins:
            at = choice(rng, begins)
            did = tuple(did for _, did in acted[at : at + length])
            return Question(Asks.TURN, players, first=acted[at][0], did=did)
    raise RuntimeError("play does not lead there")


def _acted(rng: Random, players: int) -> list[tuple[int, Did]]:
    """Who did what in one random round, but for the action that ended it."""
    states = [state for state in playout(rng, players) if not state.is_over]
    return [(before.turn, _did(before, after)) for before, after in pairwise(states)]


def _did(before: Round, after: Round) -> Did:
    if len(after.boneyard) < len(before.boneyard):
        return Did.DREW
    return Did.PASSED if after.passes else Did.PLACED
