"""The kind `credit`: who is credited at the end of a round, and how much, if it has ended."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

import engine
from engine import (
    TARGETS,
    Ended,
    Expected,
    NotationError,
    Result,
    Round,
    Rule,
)
from engine.notation import SEATS
from tutorial.puzzles.credit_mistakes import (
    COMMONEST,
    Found,
    mistakes,
    mistakes_for,
    mistakes_in_play,
)
from tutorial.puzzles.credit_rounds import some_round
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.credit import (
    CountedWrong,
    CreditAnswer,
    Credited,
    EndedHint,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    SumsHint,
    TiedForLowest,
    WinnerRight,
)
from tutorial.puzzles.facts.goes_on import (
    AllPassed,
    CanDraw,
    CanPlace,
    GoesOnAnswer,
    HandsHint,
    NobodyOut,
    NoCreditYet,
    NotAllPassed,
    NotBlocked,
    NotBlockedHint,
    NotOut,
    SomeoneOut,
    StillInPlay,
)
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, number, one
from tutorial.puzzles.level import Level
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("winner", "points")
NOBODY: Final = "none"
GOES_ON: Final = "goes-on"
RULES: Final = (
    Rule.ABOUT_AIM,
    Rule.CHAIN_NO_POINTS,
    Rule.ROUND_OUT,
    Rule.ROUND_BLOCKED,
    Rule.ROUND_PIPS,
    Rule.ROUND_RESERVE_APART,
    Rule.ROUND_OUT_CREDIT,
    Rule.ROUND_OUT_NO_TIE,
    Rule.ROUND_BLOCKED_COMPARE,
    Rule.ROUND_BLOCKED_CREDIT,
    Rule.ROUND_BLOCKED_TIE,
    Rule.ROUND_NO_EXTRA,
    Rule.ROUND_EXACT,
    Rule.ROUND_NO_DEDUCTION,
)
_MOST_TRIES: Final = 200
_TOTALS: Final = re.compile(r"[0-9]{1,3}(-[0-9]{1,3})+", re.ASCII)


class Question(NamedTuple):
    """Who is credited, and how much, in `round`? All hands lie open; a tile lies in the chain.

    `totals`: what the players had before this round, None where that is not told.
    """

    round: Round
    totals: tuple[int, ...] | None = None

    @property
    def result(self) -> Result | None:
        """None: the round goes on."""
        return self.round.result


class Credit(NamedTuple):
    """The attempt: the seat that is credited, or None for nobody, and the points."""

    winner: int | None
    points: int


@dataclass(frozen=True, slots=True)
class GoesOn:
    """The other attempt: the round is not over, so there is no credit yet."""


def from_text(text: str) -> Question:
    """The question about the round `text`, after a tilde the totals before it ("12-30").

    NotationError, InvalidPosition
    """
    position, tilde, told = text.partition("~")
    round_ = engine.from_text(position)
    if not isinstance(round_, Round) or not round_.chain.tiles:
        raise NotationError(text, 0, Expected.HANDS)
    if not tilde:
        return Question(round_)
    totals = tuple(map(int, told.split("-"))) if _TOTALS.fullmatch(told) else ()
    if len(totals) != round_.players:
        raise NotationError(text, len(position) + 1, Expected.TOTALS)
    return Question(round_, totals)


def to_text(question: Question) -> str:
    position = engine.to_text(question.round)
    if question.totals is None:
        return position
    return f"{position}~{'-'.join(map(str, question.totals))}"


def answers(question: Question) -> frozenset[Credit | GoesOn]:
    if question.result is None:
        return frozenset({GoesOn()})
    return frozenset({Credit(question.result.winner, question.result.credit)})


def read(fields: Fields) -> Credit | GoesOn:
    """A seat ("a" to "d") or "none", and a number of points; for "goes-on" no number is needed."""
    winner = one(fields, "winner")
    if winner == GOES_ON:
        return GoesOn()
    if winner != NOBODY and winner not in tuple(SEATS):
        raise AttemptUnreadable("winner", Problem.UNKNOWN, winner)
    points = number(fields, "points")
    return Credit(None if winner == NOBODY else SEATS.index(winner), points)


def write(attempt: Credit | GoesOn) -> Fields:
    if isinstance(attempt, GoesOn):
        return {"winner": [GOES_ON], "points": []}
    winner = NOBODY if attempt.winner is None else SEATS[attempt.winner]
    return {"winner": [winner], "points": [str(attempt.points)]}


def judge(question: Question, attempt: Credit | GoesOn) -> Verdict:
    """Whether the round is over; the player; the number: the mistake behind it, or by how much.

    AttemptUnreadable where nobody sits in the seat that was named.
    """
    named = attempt.winner if isinstance(attempt, Credit) else None
    if named is not None and named >= question.round.players:
        raise AttemptUnreadable("winner", Problem.UNKNOWN, SEATS[named])
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (_solved(question),), None, done=True)
    return Verdict(Outcome.WRONG, tuple(_findings(question, attempt)), None, done=False)


def _solved(question: Question) -> Finding:
    if question.result is None:
        return StillInPlay(not_blocked(question.round), question.round.chain.tiles[-1])
    return Credited(question.result)


def _findings(question: Question, attempt: Credit | GoesOn) -> Iterator[Finding]:
    round_, result = question.round, question.result
    if result is None:
        assert isinstance(attempt, Credit)
        yield from _in_play(round_, attempt)
    elif isinstance(attempt, GoesOn):
        yield _over(round_, result)
    else:
        yield from _of_a_credit(question, result, attempt)


def _of_a_credit(question: Question, result: Result, attempt: Credit) -> Iterator[Finding]:
    """Of a wrong player the number is answered only as what it would be for that player."""
    round_, winner, points = question.round, attempt.winner, attempt.points
    if winner == result.winner:
        yield WinnerRight(winner, result.ended)
        found = _named(mistakes(round_, question.totals), points, result.ended)
        yield found or OffBy(points, points - result.credit)
        return
    yield _wrong_winner(round_, result, winner)
    if winner is not None and points != result.credit:
        counted = _named(mistakes_for(result, winner), points, result.ended)
        yield from (counted,) if counted else ()


def _over(round_: Round, result: Result) -> Finding:
    if result.ended is Ended.OUT:
        assert result.winner is not None
        return SomeoneOut(result.winner)
    return AllPassed(round_.players)


def _in_play(round_: Round, attempt: Credit) -> Iterator[Finding]:
    """Nobody is out; why the round is not blocked; what the number would be, if anything."""
    if attempt.winner is None:
        yield NobodyOut(min(map(len, round_.hands)))
    else:
        yield NotOut(attempt.winner, len(round_.hands[attempt.winner]))
    yield not_blocked(round_)
    found = _named(mistakes_in_play(round_, attempt.winner), attempt.points, None)
    yield found or NoCreditYet(attempt.points)


def not_blocked(round_: Round) -> NotBlocked:
    """The first condition of a block that is not met, from the seat to move on. round.blocked"""
    if round_.drawable:
        return CanDraw(round_.drawable)
    for ahead in range(round_.players):
        seat = (round_.turn + ahead) % round_.players
        for tile in round_.hands[seat]:
            if round_.chain.fits(tile):
                return CanPlace(seat, tile)
    return NotAllPassed(round_.passes, round_.players)


def _wrong_winner(round_: Round, result: Result, named: int | None) -> Finding:
    if result.ended is Ended.OUT:
        if named is not None:
            return StillHasTiles(named, len(round_.hands[named]))
        zeros = [seat for seat, sum_ in enumerate(result.sums) if sum_ == 0 and round_.hands[seat]]
        return OutIsNoTie(zeros[0] if zeros else None)
    if named is None:
        return OneIsLowest(min(result.sums))
    own, lowest = result.sums[named], min(result.sums)
    if own == lowest:
        tied = [seat for seat, sum_ in enumerate(result.sums) if sum_ == own and seat != named]
        return TiedForLowest(named, own, tuple(tied))
    return NotLowest(named, own, sum(other < own for other in result.sums))


def _named(known: Iterator[Found], points: int, ended: Ended | None) -> CountedWrong | None:
    """The commonest mistake that leads to `points`, with the hand it is about if that is sure."""
    found = {(mistake, seat) for mistake, seat, leads_to in known if leads_to == points}
    if not found:
        return None
    made = min((mistake for mistake, _ in found), key=COMMONEST.index)
    seats = {seat for mistake, seat in found if mistake is made}
    return CountedWrong(made, points, seats.pop() if len(seats) == 1 else None, ended)


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, how it ended, what each hand counts, the answer; or why it has not ended."""
    result = question.result
    if result is None:
        why = not_blocked(question.round)
        held = HandsHint(tuple(map(len, question.round.hands)))
        return (RuleHint(Rule.ROUND_BLOCKED), held, NotBlockedHint(why), GoesOnAnswer(why))
    if result.ended is Ended.OUT:
        rule = Rule.ROUND_OUT_NO_TIE if 0 in _opponents(result) else Rule.ROUND_OUT_CREDIT
    else:
        rule = Rule.ROUND_BLOCKED_TIE if result.winner is None else Rule.ROUND_BLOCKED_CREDIT
    return (RuleHint(rule), EndedHint(result.ended), SumsHint(result.sums), CreditAnswer(result))


def _opponents(result: Result) -> list[int]:
    return [sum_ for seat, sum_ in enumerate(result.sums) if seat != result.winner]


def rules(question: Question) -> tuple[Rule, ...]:
    """By how the round ended, or that it has not."""
    round_, result = question.round, question.result
    if result is None:
        found = {Rule.ABOUT_AIM, Rule.ROUND_OUT}
        found |= set() if round_.passes else {Rule.CHAIN_NO_POINTS}
        found |= set() if round_.drawable else {Rule.ROUND_BLOCKED}
    else:
        found = {Rule.ROUND_PIPS, Rule.ROUND_RESERVE_APART}
        found |= _of_out(result) if result.ended is Ended.OUT else _of_blocked(result)
        found |= {Rule.ROUND_NO_EXTRA} if round_.players == 3 else set()
        found |= {Rule.ROUND_EXACT} if result.credit % 5 else set()
        found |= {Rule.ROUND_NO_DEDUCTION} if question.totals is not None else set()
    return tuple(rule for rule in RULES if rule in found)


def _of_out(result: Result) -> set[Rule]:
    found = {Rule.ROUND_OUT, Rule.ROUND_OUT_CREDIT, Rule.CHAIN_NO_POINTS}
    opponents = _opponents(result)
    found |= {Rule.ROUND_OUT_NO_TIE} if 0 in opponents else set()
    return found | ({Rule.ROUND_BLOCKED_COMPARE} if len(opponents) > 1 else set())


def _of_blocked(result: Result) -> set[Rule]:
    credit = Rule.ROUND_BLOCKED_TIE if result.winner is None else Rule.ROUND_BLOCKED_CREDIT
    return {Rule.ROUND_BLOCKED, Rule.ROUND_BLOCKED_COMPARE, credit}


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: mostly somebody went out, from hands of one or two. USUAL: mostly blocked.

    HARD: ties for the lowest hand and for a higher one, [0|0] among the opponents, bigger hands,
    more players. At each level some rounds go on (EASY: much can be drawn; USUAL: somebody can
    place; HARD: nobody can, but not all have passed, or one tile can be drawn).
    """
    for _ in range(_MOST_TRIES):
        question = Question(some_round(rng, level, rule))
        if question.result is not None and question.result.winner is not None:
            told = rule is Rule.ROUND_NO_DEDUCTION or (level is Level.HARD and rng.random() < 0.25)
            question = question._replace(totals=_some_totals(rng, question) if told else None)
        if rule is None or rule in rules(question):
            return question
    raise RuntimeError(f"no round was found for {rule}")


def _some_totals(rng: Random, question: Question) -> tuple[int, ...]:
    """Totals before the round, short of the target."""
    most = TARGETS[question.round.players]
    return tuple(1 + int(rng.random() * (most - 1)) for _ in range(question.round.players))
