"""The ways of thinking that lead to a wrong verdict on a match, or to a wrong total."""

from collections.abc import Iterator

from engine import Ended, Result, Tied, Won
from tutorial.puzzles.facts.match import Mistake, Stand, TotalMistake, VerdictMistake
from tutorial.puzzles.match_question import Attempt, Question


def of_verdict(question: Question, attempt: Attempt) -> set[VerdictMistake]:
    """The known mistakes that lead to this verdict, which is wrong."""
    match attempt.over, question.over:
        case Won(seat), Tied(seats) if seat in seats:
            return {Mistake.TIE_BY_SEAT}
        case Won(seat), None:
            return set(_over_too_soon(question, seat))
        case None, Tied() | Won():
            return set(_not_over(question, attempt))
        case _:
            return set()


def _over_too_soon(question: Question, seat: int) -> Iterator[VerdictMistake]:
    result, total = question.result, question.after[seat]
    if question.stand is Stand.PLAYING:
        would_have = total + result.credit if result and result.winner == seat else total
        if would_have >= question.target:
            yield Mistake.MID_ROUND
        return
    if question.players == 2 and total >= 61 and total == max(question.after):
        yield Mistake.SIXTY_ONE_FOR_TWO
    if result is not None and result.winner == seat:
        yield Mistake.ROUND_FOR_MATCH


def _not_over(question: Question, attempt: Attempt) -> Iterator[VerdictMistake]:
    most = max(question.after)
    added = question.stand is Stand.GIVEN or (
        bool(attempt.totals) and dict(attempt.totals) == dict(enumerate(question.after))
    )
    if isinstance(question.over, Tied):
        yield Mistake.PLAY_ON
    if not added:
        yield Mistake.CHECKED_BEFORE
    if question.players > 2 and most < 100:
        yield Mistake.HUNDRED_FOR_MANY
    elif added and not isinstance(question.over, Tied):
        exact = most == question.target
        yield Mistake.MORE_THAN_TARGET if exact else Mistake.EXACT_NEEDED


def of_total(question: Question, seat: int) -> Iterator[tuple[TotalMistake, int]]:
    """Each mistake about the new total of `seat`: it, and what it leads to."""
    result = question.result
    assert result is not None
    if seat == result.winner:
        yield from _of_credited(question, result, seat)
        return
    before, own = question.before[seat], result.sums[seat]
    for taken in {own, result.credit} - {0}:
        yield Mistake.OPPONENT_REDUCED, max(0, before - taken)
        yield Mistake.OPPONENT_CREDITED, before + taken


def _of_credited(
    question: Question, result: Result, seat: int
) -> Iterator[tuple[TotalMistake, int]]:
    before, credit = question.before[seat], result.credit
    yield Mistake.NOT_ADDED, before
    yield Mistake.FROM_ZERO, credit
    if question.after[seat] > question.target:
        yield Mistake.SURPLUS_LOST, question.target
    if credit % 5:
        yield Mistake.ROUNDED_TO_FIVE, before + round(credit / 5) * 5
    yield Mistake.DIVIDED_BY_FIVE, before + credit // 5
    if result.ended is Ended.BLOCKED:
        yield Mistake.OWN_NOT_SUBTRACTED, before + credit + result.sums[seat]
