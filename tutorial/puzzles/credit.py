"""The kind `credit`: who is credited at the end of a round, and how much."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import engine
from engine import (
    Ended,
    Expected,
    NotationError,
    Result,
    Round,
    Rule,
    sum_of_pips,
)
from engine.notation import SEATS
from tutorial.puzzles.findings import (
    CountedWrong,
    Credited,
    Finding,
    Mistake,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    TiedForLowest,
    WinnerRight,
)
from tutorial.puzzles.hints import CreditAnswer, EndedHint, Hint, RuleHint, SumsHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, number, one
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("winner", "points")
NOBODY: Final = "none"


class Question(NamedTuple):
    """Who is credited, and how much, at the end of `round`? It is over, the hands lie open."""

    round: Round

    @property
    def result(self) -> Result:
        result = self.round.result
        assert result is not None
        return result


class Credit(NamedTuple):
    """The attempt: the seat that is credited, or None for nobody, and the points."""

    winner: int | None
    points: int


def from_text(text: str) -> Question:
    """The question about the ended round `text`. NotationError, InvalidPosition"""
    round_ = engine.from_text(text)
    if not isinstance(round_, Round) or round_.result is None:
        raise NotationError(text, 0, Expected.HANDS)
    return Question(round_)


def to_text(question: Question) -> str:
    return engine.to_text(question.round)


def answers(question: Question) -> frozenset[Credit]:
    return frozenset({Credit(question.result.winner, question.result.credit)})


def read(fields: Fields) -> Credit:
    """A seat ("a" to "d") or "none", and a number of points as people type it."""
    winner = one(fields, "winner")
    if winner != NOBODY and winner not in tuple(SEATS):
        raise AttemptUnreadable("winner", Problem.UNKNOWN, winner)
    points = number(fields, "points")
    return Credit(None if winner == NOBODY else SEATS.index(winner), points)


def write(attempt: Credit) -> Fields:
    winner = NOBODY if attempt.winner is None else SEATS[attempt.winner]
    return {"winner": [winner], "points": [str(attempt.points)]}


def judge(question: Question, attempt: Credit) -> Verdict:
    """The player first, then the number: the mistake behind it, or by how much it is off.

    Of a number that was reckoned for the wrong player nothing true could be said.

    AttemptUnreadable where nobody sits in the seat that was named.
    """
    if attempt.winner is not None and attempt.winner >= question.round.players:
        raise AttemptUnreadable("winner", Problem.UNKNOWN, SEATS[attempt.winner])
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (Credited(question.result),), None, done=True)
    return Verdict(Outcome.REFUSED, tuple(_findings(question, attempt)), None, done=False)


def _findings(question: Question, attempt: Credit) -> Iterator[Finding]:
    result = question.result
    if attempt.winner != result.winner:
        yield _wrong_winner(question.round, result, attempt.winner)
    else:
        yield WinnerRight(result.winner)
    reckoned_for_another = attempt.winner != result.winner and result.winner is not None
    if attempt.points != result.credit and not reckoned_for_another:
        yield _wrong_points(question.round, result, attempt.points)


def _wrong_winner(round_: Round, result: Result, named: int | None) -> Finding:
    if result.ended is Ended.OUT:
        if named is not None:
            return StillHasTiles(named, len(round_.hands[named]))
        zeros = [seat for seat, sum_ in enumerate(result.sums) if sum_ == 0 and round_.hands[seat]]
        assert result.winner is not None
        return OutIsNoTie(zeros[0] if zeros else None, result.winner)
    if named is None:
        return OneIsLowest(min(result.sums))
    own, lowest = result.sums[named], min(result.sums)
    if own == lowest:
        return TiedForLowest(named, own)
    return NotLowest(named, own, sum(other < own for other in result.sums))


def _wrong_points(round_: Round, result: Result, points: int) -> Finding:
    """A mistake that alone leads to `points`, else the difference with its sign."""
    known = {(mistake, seat) for mistake, seat, leads_to in mistakes(round_) if leads_to == points}
    if len({mistake for mistake, _ in known}) == 1:
        mistake, seat = min(known, key=lambda found: found[1] or 0)
        return CountedWrong(mistake, points, seat if len(known) == 1 else None, result.ended)
    return OffBy(points, points - result.credit)


def mistakes(round_: Round) -> Iterator[tuple[Mistake, int | None, int]]:
    """Each way of counting wrong that has a name: it, the hand it is about, what it leads to."""
    result = round_.result
    assert result is not None
    total, credit = sum(result.sums), result.credit
    others = [hand for seat, hand in enumerate(round_.hands) if seat != result.winner]
    yield Mistake.RESERVE_COUNTED, None, credit + sum_of_pips(round_.boneyard)
    if result.ended is Ended.OUT:
        yield Mistake.COMPARED_THOUGH_OUT, None, _compared(result)
        own = 0
    elif result.winner is None:
        yield from ((Mistake.TIE_CREDITED, None, points) for points in _as_if_not_tied(result))
        return
    else:
        own = result.sums[result.winner]
        yield Mistake.OWN_HAND, None, own
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


def _compared(result: Result) -> int:
    """What comparing the opponents' hands as if the round were blocked would give."""
    opponents = [sum_ for seat, sum_ in enumerate(result.sums) if seat != result.winner]
    return sum(opponents) - 2 * min(opponents)


def _as_if_not_tied(result: Result) -> set[int]:
    """What one of the tied would be credited: with the own sum taken off, or the whole."""
    lowest, total = min(result.sums), sum(result.sums)
    return {total - 2 * lowest, total - lowest}


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, how it ended, what each hand counts, the answer."""
    result = question.result
    if result.ended is Ended.OUT:
        rule = Rule.ROUND_OUT_NO_TIE if 0 in _opponents(result) else Rule.ROUND_OUT_CREDIT
    else:
        rule = Rule.ROUND_BLOCKED_TIE if result.winner is None else Rule.ROUND_BLOCKED_CREDIT
    return (RuleHint(rule), EndedHint(result.ended), SumsHint(result.sums), CreditAnswer(result))


def _opponents(result: Result) -> list[int]:
    return [sum_ for seat, sum_ in enumerate(result.sums) if seat != result.winner]
