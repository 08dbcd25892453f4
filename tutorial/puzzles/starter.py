"""The kind `starter`: who starts, by lot or in the next round, and whose turn it is."""

from collections.abc import Iterator
from typing import Final

from engine import Rule
from engine.lots import tied_for_most
from engine.notation import SEATS
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.facts.starter import (
    AgainAlone,
    ByMistake,
    DrawAgain,
    EndedHint,
    HasTurn,
    LastStarterHint,
    LotTied,
    LowerLot,
    Mistake,
    OneHasMost,
    OutOfLots,
    PipsHint,
    SeatsOff,
    Solution,
    StarterAnswer,
    StartsByLot,
    StartsNext,
    TiedMissed,
    TurnsOff,
)
from tutorial.puzzles.kind import AttemptUnreadable, Problem
from tutorial.puzzles.starter_making import generate
from tutorial.puzzles.starter_question import (
    AGAIN,
    Asks,
    Attempt,
    Did,
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
    "Did",
    "Question",
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

FIELDS: Final = ("starter", "with")
RULES: Final = (
    Rule.SETUP_STARTER,
    Rule.SETUP_CLOCKWISE,
    Rule.MATCH_NEXT_STARTER,
    Rule.TURN_PLACE_ENDS,
    Rule.TURN_DRAW_KEEPS,
    Rule.TURN_PASS,
)


def judge(question: Question, attempt: Attempt) -> Verdict:
    """The mistake behind a wrong player, or what is true of them.

    AttemptUnreadable where nobody sits in a seat that was named, or nobody is to draw again.
    """
    attempt = _checked(question, attempt)
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (solution(question),), None, done=True)
    return Verdict(Outcome.WRONG, tuple(_findings(question, attempt)), None, done=False)


def _checked(question: Question, attempt: Attempt) -> Attempt:
    seat, again = attempt
    if seat is not None:
        if seat >= question.players:
            raise AttemptUnreadable("starter", Problem.UNKNOWN, SEATS[seat])
        return Attempt(seat)
    if question.asks is Asks.TURN:
        raise AttemptUnreadable("starter", Problem.UNKNOWN, AGAIN)
    if question.asks is Asks.NEXT:
        return Attempt(None)
    if not again:
        raise AttemptUnreadable("with", Problem.MISSING)
    if max(again) >= question.players:
        raise AttemptUnreadable("with", Problem.UNKNOWN, SEATS[max(again)])
    return attempt


def solution(question: Question) -> Solution:
    """What is right, as a value for words."""
    (right,) = answers(question)
    first = question.first
    if question.asks is Asks.LOTS:
        most = max(tile.pips for tile in question.draws[-1].values())
        if right.seat is None:
            return DrawAgain(tuple(sorted(right.again)), most)
        return StartsByLot(right.seat, most)
    assert right.seat is not None
    if question.asks is Asks.NEXT:
        return StartsNext(right.seat, first)
    return HasTurn(right.seat, first, question.turns_ended, Did.DREW in question.did)


def _findings(question: Question, attempt: Attempt) -> Iterator[Finding]:
    match question.asks:
        case Asks.LOTS:
            yield from _lots(question, attempt)
        case Asks.NEXT:
            yield _next(question, attempt.seat)
        case Asks.TURN:
            assert attempt.seat is not None
            yield _turn(question, attempt.seat)


def _lots(question: Question, attempt: Attempt) -> Iterator[Finding]:
    tied = tied_for_most(question.draws[-1])
    if attempt.seat is not None:
        yield _named(question, attempt.seat, tied)
        return
    again, last = attempt.again, question.draws[-1]
    if len(tied) == 1:
        yield from (OutOfLots(seat) for seat in sorted(again.difference(last)))
        yield OneHasMost(
            tuple((seat, last[seat].pips) for seat in sorted(again.intersection(last)))
        )
        return
    if len(again) == 1:
        yield AgainAlone(*again)
        return
    if len(again) == question.players:
        yield ByMistake(Mistake.ALL_AGAIN)
        return
    for seat in sorted(again.difference(tied)):
        yield _lower(question, seat)
    missed = len(set(tied) - again)
    if missed:
        yield TiedMissed(tuple(sorted(again.intersection(tied))), missed)


def _named(question: Question, seat: int, tied: list[int]) -> Finding:
    """A player named as the starter who is not, or not yet."""
    last = question.draws[-1]
    if seat in tied:
        return LotTied(seat, last[seat].pips)
    doubles = [tile for tile in last.values() if tile.is_double]
    known = {
        Mistake.CLAIM_BY_TILE: seat == question.claim,
        Mistake.HEAVIEST_DOUBLE: bool(doubles) and last.get(seat) is max(doubles),
    }
    led_to = [mistake for mistake, leads in known.items() if leads]
    return ByMistake(led_to[0], seat) if len(led_to) == 1 else _lower(question, seat)


def _lower(question: Question, seat: int) -> Finding:
    last = question.draws[-1]
    if seat not in last:
        return OutOfLots(seat)
    pips = last[seat].pips
    return LowerLot(seat, pips, sum(tile.pips > pips for tile in last.values()))


def _next(question: Question, seat: int | None) -> Finding:
    if seat is None:
        return ByMistake(Mistake.LOTS_AGAIN, None, question.first)
    _, players, _, last, *_ = question
    known = {
        Mistake.WINNER_STARTS: seat == question.winner,
        Mistake.STARTER_STAYS: seat == last,
        Mistake.CLAIM_BY_TILE: seat == question.claim,
        Mistake.COUNTER_CLOCKWISE: seat == (last - 1) % players,
    }
    led_to = [mistake for mistake, leads in known.items() if leads]
    if len(led_to) == 1:
        return ByMistake(led_to[0], seat, last)
    return SeatsOff(seat, last, (seat - last) % players)


def _turn(question: Question, seat: int) -> Finding:
    known = {mistake for mistake, leads_to in _turn_mistakes(question) if leads_to == seat}
    if len(known) == 1:
        return ByMistake(known.pop(), seat, question.first)
    steps = (seat - question.first) % question.players
    return TurnsOff(seat, question.first, steps, Did.DREW in question.did)


def _turn_mistakes(question: Question) -> Iterator[tuple[Mistake, int]]:
    """Each mistake that has a name, and whose turn it would be."""
    players, first, did, ended = (
        question.players,
        question.first,
        question.did,
        question.turns_ended,
    )
    if players > 2:
        yield Mistake.COUNTER_CLOCKWISE, (first - ended) % players
    if Did.DREW in did:
        yield Mistake.DRAW_ENDS_TURN, (first + len(did)) % players
    if Did.PASSED in did:
        yield Mistake.PASS_KEEPS_TURN, (first + ended - did.count(Did.PASSED)) % players
    if did[-1] is Did.PLACED:
        yield Mistake.PLACING_KEEPS_TURN, (first + ended - 1) % players


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, what to look at, the answer."""
    answer = StarterAnswer(solution(question))
    match question.asks:
        case Asks.LOTS:
            pips = tuple((seat, tile.pips) for seat, tile in question.draws[-1].items())
            return (RuleHint(Rule.SETUP_STARTER), PipsHint(pips), answer)
        case Asks.NEXT:
            return (RuleHint(Rule.MATCH_NEXT_STARTER), LastStarterHint(question.first), answer)
        case Asks.TURN:
            counted = EndedHint(len(question.did), question.turns_ended)
            return (RuleHint(Rule.SETUP_CLOCKWISE), counted, answer)
