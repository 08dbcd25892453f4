"""What can be asked about a match, how it is written, and how an attempt is read."""

import re
from enum import Enum
from typing import Final, NamedTuple

from engine import (
    TARGETS,
    Ended,
    Expected,
    InvalidPosition,
    MatchResult,
    NotationError,
    Result,
    Rule,
    Tied,
    Won,
    match_result,
    result_of_sums,
)
from engine.faults import MatchOverAlready
from engine.notation import SEATS
from tutorial.puzzles.facts.match import Stand
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, number, one

NOT_OVER: Final = "no"
TIE: Final = "tie"
TOTALS: Final = tuple(f"total-{letter}" for letter in SEATS)


class Asks(Enum):
    """VERDICT: whether it is over, and how. TOTALS: the new totals too.

    SUMS: these too, and the credit is to be worked out from the hand totals.
    """

    VERDICT = "v"
    TOTALS = "t"
    SUMS = "s"


class Question(NamedTuple):
    """`before`: each total before the round. `result`: how the round ended; where it is still in
    play, how it would end if its winner went out now; None where only totals are given.
    """

    asks: Asks
    before: tuple[int, ...]
    stand: Stand = Stand.GIVEN
    result: Result | None = None

    @property
    def players(self) -> int:
        return len(self.before)

    @property
    def target(self) -> int:
        """match.target"""
        return TARGETS[len(self.before)]

    @property
    def after(self) -> tuple[int, ...]:
        """The totals that count now. round.exact, round.no-deduction, match.surplus"""
        if self.stand is not Stand.SCORED or self.result is None or self.result.winner is None:
            return self.before
        totals = list(self.before)
        totals[self.result.winner] += self.result.credit
        return tuple(totals)

    @property
    def over(self) -> MatchResult | None:
        """How the match has ended, if it has. match.target-check"""
        return None if self.stand is Stand.PLAYING else match_result(self.after)


class Attempt(NamedTuple):
    """Whether and how it is over, and the new totals by seat, as far as they were typed."""

    over: MatchResult | None
    totals: tuple[tuple[int, int], ...] = ()


def from_text(text: str) -> Question:
    """ "v~95-80.out-a.0-10", "t~50-40-7.blocked.3-8-10", "v~95-80.play-a.0-10", "v~61-61-7.given".

    What is asked, the totals before, how the round ended and the hand totals left in it.
    NotationError, InvalidPosition
    """
    written = re.fullmatch(
        r"([vts])~([0-9-]{3,19})\.(?:given|(out|play)-([a-d])\.([0-9-]{3,19})|blocked\.([0-9-]{3,19}))",
        text,
        re.ASCII,
    )
    if not written:
        raise NotationError(text, 0, Expected.PARTS)
    asks, totals, how, seat, sums, blocked_sums = written.groups()
    before = _read_numbers(text, written.start(2), totals, 999)
    stand = {"out": Stand.SCORED, "play": Stand.PLAYING}.get(how or "", Stand.SCORED)
    if not sums and not blocked_sums:
        if asks != Asks.VERDICT.value:
            raise NotationError(text, 0, Expected.PARTS)
        return Question(Asks(asks), before)
    at = written.start(5) if sums else written.start(6)
    left = _read_numbers(text, at, sums or blocked_sums, 168)
    out = SEATS.index(seat) if seat else None
    _check(text, at, before, left, out)
    if stand is Stand.PLAYING and asks != Asks.VERDICT.value:
        raise NotationError(text, 0, Expected.PARTS)
    return Question(Asks(asks), before, stand, result_of_sums(left, out))


def _read_numbers(text: str, at: int, part: str, most: int) -> tuple[int, ...]:
    """A number for each of two to four players."""
    written = part.split("-")
    if not all(re.fullmatch(r"0|[1-9][0-9]{0,2}", each, re.ASCII) for each in written):
        raise NotationError(text, at, Expected.TOTALS)
    numbers = tuple(map(int, written))
    if len(numbers) not in TARGETS or max(numbers) > most:
        raise NotationError(text, at, Expected.TOTALS)
    return numbers


def _check(
    text: str, at: int, before: tuple[int, ...], sums: tuple[int, ...], out: int | None
) -> None:
    """No round is played once a match is over; who goes out has nothing left."""
    if len(sums) != len(before) or (out is not None and (out >= len(sums) or sums[out])):
        raise NotationError(text, at, Expected.TOTALS)
    if sum(sums) > 168:
        raise NotationError(text, at, Expected.TOTALS)
    if match_result(before) is not None:
        raise InvalidPosition(MatchOverAlready(before))


def to_text(question: Question) -> str:
    asks, before, stand, result = question
    totals = "-".join(map(str, before))
    if result is None:
        return f"{asks.value}~{totals}.given"
    sums = "-".join(map(str, result.sums))
    how = "blocked"
    if result.ended is Ended.OUT and result.winner is not None:
        how = f"{'play' if stand is Stand.PLAYING else 'out'}-{SEATS[result.winner]}"
    return f"{asks.value}~{totals}.{how}.{sums}"


def rules(question: Question) -> tuple[Rule, ...]:
    """The clauses that the answer rests on."""
    if question.stand is Stand.PLAYING:
        return (Rule.MATCH_TARGET_CHECK, Rule.ABOUT_AIM)
    found = [Rule.MATCH_TARGET]
    if question.stand is Stand.SCORED:
        found.append(Rule.MATCH_TARGET_CHECK)
    if max(question.after) > question.target:
        found.append(Rule.MATCH_SURPLUS)
    if question.after.count(max(question.after)) > 1:
        found.append(Rule.MATCH_TIE)
    if question.asks is not Asks.VERDICT:
        found += [Rule.ROUND_NO_DEDUCTION, Rule.ROUND_EXACT]
        found += [Rule.ROUND_NO_EXTRA] if question.players == 3 else []
    return tuple(found)


def answers(question: Question) -> frozenset[Attempt]:
    asked = question.asks is not Asks.VERDICT
    totals = tuple(enumerate(question.after)) if asked else ()
    return frozenset({Attempt(question.over, totals)})


def read(fields: Fields) -> Attempt:
    """A seat that has won, "tie" and the tied seats, or "no"; and whatever totals are typed."""
    totals = tuple(
        (seat, number(fields, name))
        for seat, name in enumerate(TOTALS)
        if any(value.strip() for value in fields.get(name, ()))
    )
    return Attempt(_read_over(fields), totals)


def _read_over(fields: Fields) -> MatchResult | None:
    named = one(fields, "over")
    if named == NOT_OVER:
        return None
    if named in tuple(SEATS):
        return Won(SEATS.index(named))
    if named != TIE:
        raise AttemptUnreadable("over", Problem.UNKNOWN, named)
    tied = set(fields.get("tied", ()))
    for each in sorted(tied.difference(SEATS)):
        raise AttemptUnreadable("tied", Problem.UNKNOWN, each)
    return Tied(tuple(sorted(map(SEATS.index, tied))))


def write(attempt: Attempt) -> Fields:
    over: str
    tied: tuple[int, ...] = ()
    match attempt.over:
        case Won(seat):
            over = SEATS[seat]
        case Tied(tied):
            over = TIE
        case None:
            over = NOT_OVER
    typed = dict(attempt.totals)
    totals = {n: [str(typed[s])] if s in typed else [] for s, n in enumerate(TOTALS)}
    return {"over": [over], "tied": [SEATS[seat] for seat in tied], **totals}
