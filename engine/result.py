"""How a round ended and what its winner is credited."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from engine.tiles import Tile, sum_of_pips


class Ended(Enum):
    """The two ways in which a round ends. round.out, round.blocked"""

    OUT = "out"
    BLOCKED = "blocked"


class Result(NamedTuple):
    """How a round ended.

    `winner` is who went out, or the only lowest hand of a blocked round, or None for a tie;
    `credit` is theirs alone and can be 0 even for a winner; `sums` are the pips left per seat.
    """

    ended: Ended
    winner: int | None
    credit: int
    sums: tuple[int, ...]


def went_out(seat: int, hands: Sequence[Sequence[Tile]]) -> Result:
    """`seat` placed their last tile: the sum of all other hands. round.out-credit

    An opponent's 0 is no tie with an empty hand (round.out-no-tie), and nothing is compared.
    """
    return result_of_sums(tuple(sum_of_pips(hand) for hand in hands), seat)


def blocked(hands: Sequence[Sequence[Tile]]) -> Result:
    """Everyone passed: the only lowest hand gets the others' sum less its own, once.

    round.blocked-credit; a tie for the lowest credits nobody: round.blocked-tie
    """
    return result_of_sums(tuple(sum_of_pips(hand) for hand in hands), None)


def result_of_sums(sums: tuple[int, ...], out: int | None) -> Result:
    """The result by the sums alone: `out` went out (their sum is 0), or nobody did."""
    if out is not None:
        return Result(Ended.OUT, out, sum(sums), sums)
    lowest = min(sums)
    if sums.count(lowest) > 1:
        return Result(Ended.BLOCKED, None, 0, sums)
    return Result(Ended.BLOCKED, sums.index(lowest), sum(sums) - 2 * lowest, sums)
