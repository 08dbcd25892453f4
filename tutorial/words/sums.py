"""The sum behind a credit: rows and arithmetic, the same in each language."""

from typing import NamedTuple

from engine import Ended, Result, Tile


class SumRow(NamedTuple):
    """What one hand counts: the player, the tiles with their pips ("[1|2] 3 + [4|4] 8"), the sum.

    Of a hand without tiles, `tiles` says so.
    """

    seat: str
    tiles: str
    sum: int


def counted(hand: tuple[Tile, ...]) -> str:
    """Each tile and what it counts; empty for no tiles. round.pips"""
    return " + ".join(f"{tile} {tile.pips}" for tile in hand)


def added(numbers: list[int]) -> str:
    """ "3 + 5 = 8"; a single number stands alone."""
    terms = " + ".join(map(str, numbers))
    return f"{terms} = {sum(numbers)}" if len(numbers) > 1 else terms


def credit_sum(result: Result) -> str:
    """The opponents' sums, less the own sum of a blocked round's winner: "8 + 10 − 3 = 15"."""
    others = [sum_ for seat, sum_ in enumerate(result.sums) if seat != result.winner]
    if result.ended is Ended.OUT or result.winner is None:
        return added(others)
    own = result.sums[result.winner]
    return f"{' + '.join(map(str, others))} − {own} = {result.credit}"


def tied_for_lowest(result: Result) -> list[int]:
    """The seats that share the lowest sum."""
    lowest = min(result.sums)
    return [seat for seat, sum_ in enumerate(result.sums) if sum_ == lowest]
