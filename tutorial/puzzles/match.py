"""The kind `match`: whether a match is over, and how, and what the totals are now."""

from collections.abc import Iterator
from typing import Final

from engine import MatchResult, Rule, Tied, Won
from engine.notation import SEATS
from tutorial.puzzles import match_mistakes
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.match import (
    ByMistake,
    CreditHint,
    LeadHint,
    MatchAnswer,
    NotEqual,
    OtherHasMore,
    Stand,
    Standing,
    StillPlaying,
    TargetMissed,
    TargetReached,
    TieAlone,
    TiedBehind,
    TiedBelow,
    TiedMissed,
    TotalByMistake,
    TotalOff,
    VerdictRight,
)
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Problem
from tutorial.puzzles.match_making import generate
from tutorial.puzzles.match_question import (
    TOTALS,
    Asks,
    Attempt,
    Question,
    answers,
    from_text,
    read,
    rules,
    to_text,
    write,
)
from tutorial.puzzles.verdict import Outcome, Verdict

__all__ = [
    "FIELDS",
    "RULES",
    "Asks",
    "Attempt",
    "Question",
    "Stand",
    "answers",
    "from_text",
    "generate",
    "hints",
    "judge",
    "read",
    "rules",
    "to_text",
    "write",
]

FIELDS: Final = ("over", "tied", *TOTALS)
RULES: Final = (
    Rule.MATCH_TARGET_CHECK,
    Rule.MATCH_TARGET,
    Rule.MATCH_SURPLUS,
    Rule.MATCH_TIE,
    Rule.ROUND_NO_DEDUCTION,
    Rule.ROUND_NO_EXTRA,
    Rule.ROUND_EXACT,
    Rule.ABOUT_AIM,
)


def judge(question: Question, attempt: Attempt) -> Verdict:
    """The verdict first, then each wrong total: the mistake behind it, or what is true of it.

    AttemptUnreadable where nobody sits in a seat that was named, nobody is named as tied, or a
    total that is asked for is missing.
    """
    attempt = _asked(question, attempt)
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (standing(question),), None, done=True)
    return Verdict(Outcome.WRONG, tuple(_findings(question, attempt)), None, done=False)


def _asked(question: Question, attempt: Attempt) -> Attempt:
    """Of the attempt only what is asked."""
    match attempt.over:
        case Won(seat) if seat >= question.players:
            raise AttemptUnreadable("over", Problem.UNKNOWN, SEATS[seat])
        case Tied(()):
            raise AttemptUnreadable("tied", Problem.MISSING)
        case Tied(seats) if max(seats) >= question.players:
            raise AttemptUnreadable("tied", Problem.UNKNOWN, SEATS[max(seats)])
        case _:
            pass
    if question.asks is Asks.VERDICT:
        return Attempt(attempt.over)
    typed = dict(attempt.totals)
    for seat in range(question.players):
        if seat not in typed:
            raise AttemptUnreadable(TOTALS[seat], Problem.MISSING)
    return Attempt(attempt.over, tuple((seat, typed[seat]) for seat in range(question.players)))


def standing(question: Question) -> Standing:
    """What is right, as a value for words."""
    scored = question.result if question.stand is Stand.SCORED else None
    return Standing(question.stand, question.after, question.target, question.over, scored)


def _findings(question: Question, attempt: Attempt) -> Iterator[Finding]:
    if attempt.over == question.over:
        yield VerdictRight(question.over)
    else:
        yield _wrong_verdict(question, attempt)
    for seat, typed in attempt.totals:
        if typed != question.after[seat]:
            yield _wrong_total(question, seat, typed)


def _wrong_verdict(question: Question, attempt: Attempt) -> Finding:
    known = match_mistakes.of_verdict(question, attempt)
    named = attempt.over.seat if isinstance(attempt.over, Won) else None
    if len(known) == 1:
        return ByMistake(known.pop(), question.target, named)
    playing = question.stand is Stand.PLAYING
    match attempt.over:
        case None:
            return TargetReached(question.target, question.players)
        case Won(seat):
            return StillPlaying((seat,)) if playing else _not_won(question, seat)
        case Tied(seats):
            return StillPlaying(seats) if playing else _not_tied(question, seats)


def _not_won(question: Question, seat: int) -> Finding:
    total = question.after[seat]
    if total >= question.target:
        return OtherHasMore(seat, question.target)
    shown = question.asks is Asks.VERDICT
    return TargetMissed(seat, question.target, total if shown else None)


def _not_tied(question: Question, seats: tuple[int, ...]) -> Finding:
    if len(seats) == 1:
        return TieAlone(*seats)
    totals = {question.after[seat] for seat in seats}
    if len(totals) > 1:
        return NotEqual(seats)
    if totals != {max(question.after)}:
        return TiedBehind(seats)
    if max(question.after) < question.target:
        return TiedBelow(seats, question.target)
    return TiedMissed(seats, question.after.count(max(question.after)) - len(seats))


def _wrong_total(question: Question, seat: int, typed: int) -> Finding:
    """A mistake that alone leads to `typed`, else the difference with its sign."""
    known = {
        mistake
        for mistake, leads_to in match_mistakes.of_total(question, seat)
        if leads_to == typed
    }
    before = question.before[seat]
    if len(known) == 1:
        return TotalByMistake(known.pop(), seat, typed, before)
    credited = question.result is not None and question.result.winner == seat
    difference = typed - question.after[seat]
    extra = credited and question.players == 3 and difference > 0
    return TotalOff(seat, typed, difference, extra)


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, what to compare, the answer."""
    answer = MatchAnswer(standing(question))
    if question.stand is Stand.PLAYING:
        return (RuleHint(Rule.MATCH_TARGET_CHECK), RuleHint(Rule.ABOUT_AIM), answer)
    if question.stand is Stand.GIVEN or question.result is None:
        over: MatchResult | None = question.over
        tied = (RuleHint(Rule.MATCH_TIE),) if isinstance(over, Tied) else ()
        return (*_lead(question), *tied, answer)
    return (*_lead(question), CreditHint(question.result), answer)


def _lead(question: Question) -> tuple[Hint, ...]:
    return (RuleHint(Rule.MATCH_TARGET), LeadHint(question.players, question.target))
