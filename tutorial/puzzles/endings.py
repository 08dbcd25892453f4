"""The last position of a round, made to order: chosen hands and reserve, all else in the chain.

Play to such an end is waited for in vain where it is rare: a tie, a going-out worth 0. So the tiles
that no hand and no boneyard keeps are laid as one chain (a trail that uses each of them once: there
is one where at most two pips are odd), and a legal history exists: each seat draws at its first
turn what it will hold beyond its deal, and places its share of the chain, turn by turn.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from engine import DEALT, DOUBLE_SIX, RESERVE, Chain, Laid, Round, Tile
from tutorial.puzzles.positions import choice, shuffled

Hands = tuple[tuple[Tile, ...], ...]
_MOST_TRIES: Final = 4000
_NUMBERS: Final = tuple(range(7))


class Sizes(NamedTuple):
    """How many tiles each seat still holds, and how many lie in the boneyard."""

    hands: tuple[int, ...]
    boneyard: int = RESERVE


def went_out(rng: Random, sizes: Sizes, wanted: Callable[[Hands], bool]) -> Round:
    """A round that ends with the last tile of the seat whose size is 0. round.out"""
    return _tried(rng, lambda: _left_over(rng, sizes, wanted))


def in_play(
    rng: Random, sizes: Sizes, wanted: Callable[[Hands], bool], standing: Callable[[Round], bool]
) -> Round:
    """A round just after a placement, all with tiles, that is `standing` as it should."""

    def attempt() -> Round | None:
        round_ = _left_over(rng, sizes, wanted)
        return round_ if round_ is not None and standing(round_) else None

    return _tried(rng, attempt)


def blocked(
    rng: Random, hands: tuple[int, ...], wanted: Callable[[Hands], bool], passes: int | None = None
) -> Round:
    """A round whose two ends no hand can match, with `passes` in a row (None: all have passed).

    round.blocked
    """

    def attempt() -> Round | None:
        round_ = _with_dead_ends(rng, hands, wanted)
        if round_ is None:
            return None
        count = len(hands) if passes is None else passes
        return round_._replace(turn=(round_.turn + count) % len(hands), passes=count)

    return _tried(rng, attempt)


def _tried(rng: Random, attempt: Callable[[], Round | None]) -> Round:
    for _ in range(_MOST_TRIES):
        found = attempt()
        if found is not None:
            return found
    raise RuntimeError(f"no such ending was found from {rng!r}")


def _left_over(rng: Random, sizes: Sizes, wanted: Callable[[Hands], bool]) -> Round | None:
    """Hands and boneyard at random, the rest as a chain with whatever ends it has."""
    tiles = shuffled(rng, DOUBLE_SIX)
    hands = _dealt(tiles, sizes.hands)
    if not wanted(hands):
        return None
    held = sum(sizes.hands)
    boneyard = tuple(tiles[held : held + sizes.boneyard])
    lying = tiles[held + sizes.boneyard :]
    odd = _odd(lying)
    if len(odd) > 2:
        return None
    ends = tuple(odd) if odd else (choice(rng, lying).low,)
    return _laid(rng, lying, ends[0], hands, boneyard)


def _with_dead_ends(
    rng: Random, sizes: tuple[int, ...], wanted: Callable[[Hands], bool]
) -> Round | None:
    """Hands without the pips of two ends (or of one, twice), and a reserve that makes it so."""
    count = 1 if rng.random() < 0.5 else 2
    ends = shuffled(rng, _NUMBERS)[:count]
    tiles = shuffled(rng, [tile for tile in DOUBLE_SIX if not set(ends) & set(tile.halves)])
    hands = _dealt(tiles, sizes)
    if sum(sizes) > len(tiles) or not wanted(hands):
        return None
    kept = set(tiles[: sum(sizes)])
    rest = shuffled(rng, [tile for tile in DOUBLE_SIX if tile not in kept])
    must_be_odd = set(ends) if count == 2 else set()
    reserve = _evening_out(rest, _odd(rest) ^ must_be_odd)
    if reserve is None:
        return None
    lying = [tile for tile in rest if tile not in reserve]
    return _laid(rng, lying, ends[0], hands, reserve)


def _evening_out(tiles: Sequence[Tile], odd: set[int]) -> tuple[Tile, ...] | None:
    """The first two tiles that together have just these pips an odd number of times."""
    for at, one in enumerate(tiles):
        for other in tiles[at + 1 :]:
            if _odd((one, other)) == odd:
                return one, other
    return None


def _dealt(tiles: Sequence[Tile], sizes: tuple[int, ...]) -> Hands:
    starts = [sum(sizes[:seat]) for seat in range(len(sizes))]
    return tuple(
        tuple(sorted(tiles[start : start + size]))
        for start, size in zip(starts, sizes, strict=True)
    )


def _odd(tiles: Sequence[Tile]) -> set[int]:
    """The pips that lie on an odd number of halves."""
    odd: set[int] = set()
    for tile in tiles:
        if not tile.is_double:
            odd ^= {tile.low, tile.high}
    return odd


def _laid(
    rng: Random, lying: Sequence[Tile], end: int, hands: Hands, boneyard: tuple[Tile, ...]
) -> Round | None:
    """The round after the last of `lying` was placed; None where no play leads there."""
    trail = _trail(rng, lying, end)
    players, last = len(hands), len(lying) - 1
    out = [seat for seat, hand in enumerate(hands) if not hand]
    starter = (out[0] - last) % players if out else int(rng.random() * players)
    shares = [
        len(range((seat - starter) % players, len(lying), players)) for seat in range(players)
    ]
    dealt = DEALT[players]
    if trail is None or any(
        share + len(hand) < dealt for share, hand in zip(shares, hands, strict=True)
    ):
        return None
    return Round(_grown(rng, trail), hands, boneyard, (starter + last + 1) % players, starter)


def _trail(rng: Random, tiles: Sequence[Tile], start: int) -> list[Laid] | None:
    """All the tiles in a row, pips to equal pips; None where they fall apart.

    Hierholzer's way: walk from `start` until stuck, then back, filling in what was left out.
    """
    unused: dict[int, list[Tile]] = {pips: [] for pips in _NUMBERS}
    for tile in shuffled(rng, tiles):
        for pips in set(tile.halves):
            unused[pips].append(tile)
    used: set[Tile] = set()
    walk: list[tuple[int, Tile | None]] = [(start, None)]
    trail: list[Laid] = []
    while walk:
        here, by = walk[-1]
        while unused[here] and unused[here][-1] in used:
            unused[here].pop()
        if unused[here]:
            tile = unused[here].pop()
            used.add(tile)
            walk.append((tile.other(here), tile))
            continue
        walk.pop()
        if by is not None:
            trail.append(Laid(by, here, by.other(here)))
    return trail if len(trail) == len(tiles) else None


def _grown(rng: Random, row: Sequence[Laid]) -> Chain:
    """The row as a chain that grew from one of its tiles, now to one side, now to the other."""
    at = int(rng.random() * len(row))
    opener = row[at]
    left = [laid.tile for laid in row[:at]]
    right = [laid.tile for laid in reversed(row[at + 1 :])]
    if opener.left > opener.right:  # a chain opens with the smaller half to the left
        left, right = right, left
    chain = Chain().place(opener.tile)
    while left or right:
        to_left = rng.random() * (len(left) + len(right)) < len(left)
        end = chain.left if to_left else chain.right
        chain = chain.place((left if to_left else right).pop(), end)
    return chain
