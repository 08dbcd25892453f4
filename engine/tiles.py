"""Tiles: two halves with pips, and the set that Draw is played with."""

import re
from collections.abc import Iterable
from typing import Final, Self, final

from engine.errors import Expected, NotationError

MOST_PIPS: Final = 6


@final
class Tile:
    """A domino tile, the same object whichever way round it is written: Tile(4, 1) is Tile(1, 4).

    `low` and `high` are the pips of the halves, `pips` their sum. A half is one digit, 0 to 9,
    so that a tile of a larger set can be named in an attempt and refused; DOUBLE_SIX is what is
    played with (setup.set). ValueError for anything that is no digit.
    """

    __slots__ = ("halves", "high", "is_double", "low", "pips")

    halves: tuple[int, int]
    low: int
    high: int
    pips: int
    is_double: bool

    def __new__(cls, one: int, other: int) -> Self:
        try:
            return _TILES[one, other]
        except KeyError:
            raise ValueError(f"no tile has the halves {one!r} and {other!r}") from None

    @classmethod
    def parse(cls, text: str) -> Self:
        """The tile written "[1|4]" or "[4|1]"; NotationError for anything else."""
        written = re.fullmatch(r"\[([0-9])\|([0-9])\]", text)
        if not written:
            raise NotationError(text, 0, Expected.TILE)
        return cls(int(written[1]), int(written[2]))

    def other(self, pips: int) -> int:
        """The pips of the half that is left when the half with `pips` is joined."""
        return self.high if pips == self.low else self.low

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a tile does not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a tile does not change")

    def __lt__(self, other: "Tile") -> bool:
        return self.halves < other.halves

    def __reduce__(self) -> tuple[type["Tile"], tuple[int, int]]:
        return Tile, self.halves

    def __str__(self) -> str:
        return f"[{self.low}|{self.high}]"

    __repr__ = __str__


def _make(low: int, high: int) -> Tile:
    tile = object.__new__(Tile)
    facts: dict[str, object] = {
        "halves": (low, high),
        "low": low,
        "high": high,
        "pips": low + high,
        "is_double": low == high,
    }
    for name, fact in facts.items():
        object.__setattr__(tile, name, fact)
    return tile


_TILES: Final[dict[tuple[int, int], Tile]] = {}
for _low in range(10):
    for _high in range(_low, 10):
        _TILES[_low, _high] = _TILES[_high, _low] = _make(_low, _high)

DOUBLE_SIX: Final[tuple[Tile, ...]] = tuple(
    Tile(low, high) for low in range(MOST_PIPS + 1) for high in range(low, MOST_PIPS + 1)
)
"""The 28 tiles [0|0] to [6|6], sorted: 168 pips. setup.set"""

IN_SET: Final = frozenset(DOUBLE_SIX)


def sum_of_pips(tiles: Iterable[Tile]) -> int:
    """What a hand counts: the pips of both halves of all its tiles. round.pips"""
    return sum(tile.pips for tile in tiles)
