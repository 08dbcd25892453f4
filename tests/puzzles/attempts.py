"""Attempts at the puzzles about numbers and players: all, or of very many a large, named sample."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import TypeVar

from engine import MatchResult, Tied, Won
from tutorial.puzzles import deal, match, starter
from tutorial.puzzles.deal_question import offered

T = TypeVar("T")


def subsets(things: Iterable[T]) -> Iterator[tuple[T, ...]]:
    """All but the empty one."""
    known = tuple(things)
    return chain.from_iterable(combinations(known, size) for size in range(1, len(known) + 1))


def deal_attempts(question: deal.Question) -> Iterator[deal.Attempt]:
    """Each number from 0 to 30 (and those of larger sets), the others right or as many; every
    set of marks.
    """
    (right,) = deal.answers(question)
    for at, (number, _) in enumerate(right.numbers):
        for typed in (*range(31), 36, 42, 45, 49, 55, 56, 91, 168):
            others = right.numbers[at + 1 :]
            yield deal.Attempt((*right.numbers[:at], (number, typed), *others), right.marked)
            follows = tuple((each, max(0, typed - 2)) for each, _ in others)
            yield deal.Attempt((*right.numbers[:at], (number, typed), *follows), right.marked)
            same = tuple((each, typed) for each, _ in others)
            yield deal.Attempt((*right.numbers[:at], (number, typed), *same), right.marked)
    if question.asks.marks:
        for marked in subsets(offered(question)):
            yield deal.Attempt(right.numbers, frozenset(marked))


def starter_attempts(question: starter.Question) -> Iterator[starter.Attempt]:
    """Every player, and every set of players to draw again."""
    for seat in range(question.players):
        yield starter.Attempt(seat)
    if question.asks is starter.Asks.NEXT:
        yield starter.Attempt(None)
    if question.asks is starter.Asks.LOTS:
        for again in subsets(range(question.players)):
            yield starter.Attempt(None, frozenset(again))


def match_attempts(
    question: match.Question, sample: Iterable[int] = range(131)
) -> Iterator[match.Attempt]:
    """Every verdict with right totals and with those before the round; each total of the sample."""
    (right,) = match.answers(question)
    seats = range(question.players)
    verdicts: list[MatchResult | None] = [None, *map(Won, seats), *map(Tied, subsets(seats))]
    before = tuple(enumerate(question.before)) if right.totals else ()
    for over in verdicts:
        yield match.Attempt(over, right.totals)
        yield match.Attempt(over, before)
    for seat, _ in right.totals:
        for typed in sample:
            totals = tuple((s, typed if s == seat else t) for s, t in right.totals)
            yield match.Attempt(right.over, totals)
