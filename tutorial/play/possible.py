"""Whether the hands of a round can be: 28 tiles, each in one hand only, three in none."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from engine import DOUBLE_SIX, RESERVE, Tile, sum_of_pips
from tutorial.play.faults import (
    HandFault,
    InTwoHands,
    MoreThanAllTiles,
    TooFewLowTiles,
    TooManyTiles,
)
from tutorial.play.sheet import Hand

ALL_PIPS: Final = sum_of_pips(DOUBLE_SIX)
MOST_TILES: Final = len(DOUBLE_SIX) - RESERVE - 1
"""All but the reserve and the opening tile."""
_SMALL: Final = 3
"""Above this sum there are always tiles enough for four hands."""


def faults(out: int | None, hands: Sequence[Hand]) -> Iterator[HandFault]:
    """What speaks against these hands, of which `out` is empty; none other is."""
    for seat, hand in enumerate(hands):
        if hand.sum > ALL_PIPS:
            yield MoreThanAllTiles(seat, hand.sum)
    yield from _twice(hands)
    tiles = sum(len(hand.tiles) for hand in hands)
    if tiles > MOST_TILES:
        yield TooManyTiles(tiles)
    together = sum(hand.sum for hand in hands)
    if together > ALL_PIPS and all(hand.sum <= ALL_PIPS for hand in hands):
        yield MoreThanAllTiles(None, together)
    yield from _too_few_low_tiles(out, hands)


def _twice(hands: Sequence[Hand]) -> Iterator[InTwoHands]:
    for tile in DOUBLE_SIX:
        seats = tuple(seat for seat, hand in enumerate(hands) if tile in hand.tiles)
        if len(seats) > 1:
            yield InTwoHands(tile, seats)


def _too_few_low_tiles(out: int | None, hands: Sequence[Hand]) -> Iterator[TooFewLowTiles]:
    """The smallest group of typed small sums that the tiles not tapped cannot make."""
    tapped = {tile for hand in hands for tile in hand.tiles}
    pool = tuple(tile for tile in DOUBLE_SIX if tile.pips <= _SMALL and tile not in tapped)
    typed = [
        seat
        for seat, hand in enumerate(hands)
        if seat != out and not hand.tiles and 0 <= hand.sum <= _SMALL
    ]
    for size in range(1, len(typed) + 1):
        for seats in combinations(typed, size):
            sums = tuple(hands[seat].sum for seat in seats)
            if not can_be_made(sums, pool):
                yield TooFewLowTiles(seats, sums)
                return


def can_be_made(sums: tuple[int, ...], pool: tuple[Tile, ...]) -> bool:
    """True where the pool has a hand of one tile or more for each sum, no tile in two."""
    if not sums:
        return True
    first, rest = sums[0], sums[1:]
    return any(
        sum_of_pips(hand) == first
        and can_be_made(rest, tuple(tile for tile in pool if tile not in hand))
        for size in range(1, len(pool) + 1)
        for hand in combinations(pool, size)
    )
