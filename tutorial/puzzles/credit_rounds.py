"""The rounds that `credit` asks about: somebody went out, blocked, or going on after all."""

from collections.abc import Callable, Mapping
from enum import Enum
from random import Random
from typing import Final

from engine import PASS, RESERVE, Round, Rule, Tile, sum_of_pips
from tutorial.puzzles.endings import Hands, Sizes, blocked, in_play, went_out
from tutorial.puzzles.level import Level
from tutorial.puzzles.positions import choice

BLANK: Final = Tile(0, 0)


class Shape(Enum):
    """How the round stands."""

    OUT = 0
    BLOCKED = 1
    IN_PLAY = 2


_SHAPES: Final[Mapping[Level, tuple[Shape, ...]]] = {
    Level.EASY: (Shape.OUT, Shape.OUT, Shape.OUT, Shape.IN_PLAY),
    Level.USUAL: (Shape.BLOCKED, Shape.BLOCKED, Shape.OUT, Shape.IN_PLAY),
    Level.HARD: (Shape.BLOCKED, Shape.BLOCKED, Shape.OUT, Shape.IN_PLAY),
}
_FOR_RULE: Final[Mapping[Rule, tuple[Shape, ...]]] = {
    Rule.ABOUT_AIM: (Shape.IN_PLAY,),
    Rule.CHAIN_NO_POINTS: (Shape.OUT, Shape.IN_PLAY),
    Rule.ROUND_OUT: (Shape.OUT, Shape.IN_PLAY),
    Rule.ROUND_BLOCKED: (Shape.BLOCKED, Shape.IN_PLAY),
    Rule.ROUND_OUT_CREDIT: (Shape.OUT,),
    Rule.ROUND_OUT_NO_TIE: (Shape.OUT,),
    Rule.ROUND_BLOCKED_COMPARE: (Shape.BLOCKED, Shape.OUT),
    Rule.ROUND_BLOCKED_CREDIT: (Shape.BLOCKED,),
    Rule.ROUND_BLOCKED_TIE: (Shape.BLOCKED,),
}
_WITH_WINNER: Final = (Rule.ROUND_BLOCKED_CREDIT, Rule.ROUND_EXACT, Rule.ROUND_NO_DEDUCTION)
_PLAYERS: Final[Mapping[Level, tuple[int, ...]]] = {
    Level.EASY: (2, 2, 3),
    Level.USUAL: (2, 3, 4),
    Level.HARD: (2, 3, 3, 4, 4),
}


def some_round(rng: Random, level: Level, rule: Rule | None) -> Round:
    """A round at that level; where `rule` says how it must stand, it does."""
    shapes = _SHAPES[level]
    if rule is not None:  # any other rule is about a round that is over
        shapes = _FOR_RULE.get(rule, tuple(each for each in shapes if each is not Shape.IN_PLAY))
    shape = choice(rng, shapes)
    players = 3 if rule is Rule.ROUND_NO_EXTRA else choice(rng, _PLAYERS[level])
    match shape:
        case Shape.OUT:
            return _out(rng, players, level, zero=rule is Rule.ROUND_OUT_NO_TIE)
        case Shape.BLOCKED:
            return _blocked(rng, players, level, rule)
        case Shape.IN_PLAY:
            return _in_play(rng, players, level, reserve_only=rule is Rule.ROUND_BLOCKED)


def _out(rng: Random, players: int, level: Level, *, zero: bool) -> Round:
    """Hands of one or two; HARD: [0|0] is among them, alone in its hand where `zero`."""
    most = {2: (2, 4, 6), 3: (2, 3, 3), 4: (1, 2, 2)}[players][level - 1]
    sizes = [1 + int(rng.random() * most) for _ in range(players - 1)]
    if players == 4:
        sizes = [min(size, 5 - 2 * at) for at, size in enumerate(sorted(sizes, reverse=True))]
        sizes[2] = 1
    if zero or (level is Level.HARD and rng.random() < 0.4):
        sizes[0] = 1
        zero = True
    room = _most_undrawn(players, sum(sizes))
    boneyard = RESERVE + int(rng.random() * (room - RESERVE + 1))
    winner = int(rng.random() * players)
    sizes.insert(winner, 0)

    def wanted(hands: Hands) -> bool:
        if zero:
            return (BLANK,) in hands
        return level is not Level.HARD or any(BLANK in hand for hand in hands)

    return went_out(rng, Sizes(tuple(sizes), boneyard), wanted)


def _most_undrawn(players: int, left: int) -> int:
    """The most that can lie undrawn when one is out and the others hold `left` tiles together."""
    return {2: 15, 3: 9, 4: 7}[players] - left


def _blocked(rng: Random, players: int, level: Level, rule: Rule | None) -> Round:
    """Hands of nearly one size; HARD: a tie, for the lowest or higher, or [0|0]."""
    smallest = level + (1 if level is Level.HARD and players == 2 else 0)
    sizes = tuple(smallest + int(rng.random() * 2) for _ in range(players))
    return blocked(rng, sizes, _wanted_sums(rng, players, level, rule))


def _wanted_sums(
    rng: Random, players: int, level: Level, rule: Rule | None
) -> Callable[[Hands], bool]:
    options: list[Callable[[Hands], bool]] = [_one_lowest]
    if level is Level.HARD:
        higher = [_one_lowest_above_tie] if players > 2 else []
        tied = [] if rule in _WITH_WINNER else [_tied]
        options = [_one_lowest_with_blank, *higher, *tied]
    if rule is Rule.ROUND_BLOCKED_TIE:
        options = [_tied]
    return choice(rng, options)


def _sums(hands: Hands) -> list[int]:
    return sorted(map(sum_of_pips, hands))


def _one_lowest(hands: Hands) -> bool:
    first, second, *_ = _sums(hands)
    return first < second


def _one_lowest_with_blank(hands: Hands) -> bool:
    return _one_lowest(hands) and any(BLANK in hand for hand in hands)


def _one_lowest_above_tie(hands: Hands) -> bool:
    """A tie that is not for the lowest."""
    sums = _sums(hands)
    return sums[0] < sums[1] and len(set(sums)) < len(sums)


def _tied(hands: Hands) -> bool:
    first, second, *_ = _sums(hands)
    return first == second


def _in_play(rng: Random, players: int, level: Level, *, reserve_only: bool) -> Round:
    """EASY: several to draw. USUAL: only the reserve, some have passed, but somebody can place.

    HARD: nobody can place, but not everyone has passed, or one tile is left to draw.
    """
    size = 1 + int(rng.random() * 2)
    sizes = (size,) * players
    if level is Level.EASY and not reserve_only:
        room = {2: 6, 3: 4, 4: 2}[players]
        undrawn = RESERVE + 1 + int(rng.random() * room)
        return in_play(rng, Sizes(sizes, undrawn), _any, _can_place)
    if level is Level.HARD and (reserve_only or rng.random() < 0.7):
        passes = int(rng.random() * players)
        return blocked(rng, sizes, _one_lowest, passes)
    if level is Level.HARD:
        ones = Sizes((1,) * players, RESERVE + 1)
        return in_play(rng, ones, _any, lambda round_: not _can_place(round_))
    round_ = in_play(rng, Sizes(sizes), _any, _can_place)
    return _passed_on(round_) if rng.random() < 0.7 else round_


def _passed_on(round_: Round) -> Round:
    """After those have passed who cannot place, up to the one who can. turn.pass"""
    while round_.why_not(PASS) is None:
        round_ = round_.apply(PASS)
    return round_


def _any(hands: Hands) -> bool:
    return bool(hands)


def _can_place(round_: Round) -> bool:
    return any(round_.chain.fits(tile) for hand in round_.hands for tile in hand)
