"""The ways of counting a credit wrong that have a name, and what each leads to."""

from collections.abc import Iterator
from typing import Final

from engine import Ended, Result, Round, sum_of_pips
from engine.result import blocked
from tutorial.puzzles.facts.credit import Mistake

Found = tuple[Mistake, int | None, int]
"""The mistake, the hand it is about where it is about one, the number it leads to."""

_COMMON: Final = (
    Mistake.OWN_HAND,
    Mistake.OWN_NOT_SUBTRACTED,
    Mistake.OWN_SUBTRACTED_AGAIN,
    Mistake.ONE_HALF_COUNTED,
    Mistake.RESERVE_COUNTED,
    Mistake.ONE_HAND_MISSED,
    Mistake.TILES_COUNTED,
)
COMMONEST: Final = (*_COMMON, *(made for made in Mistake if made not in _COMMON))
"""Which mistake a number is called by where several lead to it."""


def mistakes(round_: Round, totals: tuple[int, ...] | None) -> Iterator[Found]:
    """All of an ended round; `totals` are those from before it, where they are shown."""
    result = round_.result
    assert result is not None
    total, credit = sum(result.sums), result.credit
    others = [hand for seat, hand in enumerate(round_.hands) if seat != result.winner]
    yield Mistake.RESERVE_COUNTED, None, credit + sum_of_pips(round_.boneyard)
    if result.ended is Ended.OUT:
        yield Mistake.COMPARED_THOUGH_OUT, None, _compared(result)
        yield Mistake.PLACING_SCORED, None, credit + round_.chain.tiles[-1].pips
        own = 0
    elif result.winner is None:
        yield from ((Mistake.TIE_CREDITED, None, points) for points in _as_if_not_tied(result))
        return
    else:
        own = result.sums[result.winner]
        yield Mistake.OWN_HAND, result.winner, own
        yield Mistake.OWN_ADDED, None, total
        yield Mistake.OWN_NOT_SUBTRACTED, None, total - own
        yield Mistake.OWN_SUBTRACTED_AGAIN, None, total - 3 * own
        yield Mistake.OWN_SUBTRACTED_AGAIN, None, total - own - own * len(others)
    yield Mistake.TILES_COUNTED, None, sum(map(len, others))
    yield Mistake.ONE_HALF_COUNTED, None, sum(tile.high for hand in others for tile in hand) - own
    yield Mistake.ONE_HALF_COUNTED, None, sum(tile.low for hand in others for tile in hand) - own
    if credit % 5:
        yield Mistake.ROUNDED_TO_FIVE, None, round(credit / 5) * 5
    yield Mistake.DIVIDED_BY_FIVE, None, credit // 5
    for seat, sum_ in enumerate(result.sums):
        if seat != result.winner and len(others) > 1:
            yield Mistake.ONE_HAND_MISSED, seat, credit - sum_
    if totals is not None:
        yield from _of_totals(result, totals)


def mistakes_for(result: Result, named: int) -> Iterator[Found]:
    """What would be credited to `named`, who gets nothing."""
    yield Mistake.OWN_HAND, named, result.sums[named]
    if result.ended is Ended.OUT:
        opponents = [sum_ for seat, sum_ in enumerate(result.sums) if seat != result.winner]
        if result.sums[named] == min(opponents):
            yield Mistake.COMPARED_THOUGH_OUT, None, _compared(result)
    elif result.winner is None and result.sums[named] == min(result.sums):
        yield from ((Mistake.TIE_CREDITED, None, points) for points in _as_if_not_tied(result))


def mistakes_in_play(round_: Round, winner: int | None) -> Iterator[Found]:
    """All of a round that goes on, in which `winner`, or nobody, was to be credited."""
    early = blocked(round_.hands)
    if winner == early.winner and winner is not None:
        yield Mistake.COMPARED_IN_PLAY, None, early.credit
    if winner is None:
        yield Mistake.NOUGHT_IN_PLAY, None, 0
    last, ends = round_.chain.tiles[-1].pips, sum(end.pips for end in round_.chain.ends)
    if last:
        yield Mistake.PLACING_SCORED, None, last
    if ends:
        yield Mistake.ENDS_ADDED, None, ends


def _compared(result: Result) -> int:
    """What comparing the opponents' hands as if the round were blocked would give."""
    opponents = [sum_ for seat, sum_ in enumerate(result.sums) if seat != result.winner]
    return sum(opponents) - 2 * min(opponents)


def _as_if_not_tied(result: Result) -> set[int]:
    """What one of the tied would be credited: with the own sum taken off, or the whole."""
    lowest, total = min(result.sums), sum(result.sums)
    return {total - 2 * lowest, total - lowest}


def _of_totals(result: Result, totals: tuple[int, ...]) -> Iterator[Found]:
    """The new total in place of the credit; what the others had before taken off."""
    assert result.winner is not None
    mine = totals[result.winner]
    others = sum(totals) - mine
    if mine:
        yield Mistake.TOTAL_GIVEN, None, mine + result.credit
    if others:
        yield Mistake.TOTALS_DEDUCTED, None, result.credit - others
        yield Mistake.TOTALS_DEDUCTED, None, mine + result.credit - others
