"""The kind `deal`: the set, the players, what is dealt, what is left and what can be drawn."""

from collections.abc import Iterator
from typing import Final

from engine import DEALT, RESERVE, Rule
from tutorial.puzzles.deal_making import generate
from tutorial.puzzles.deal_mistakes import mistakes
from tutorial.puzzles.deal_question import (
    MARKED,
    WHOLE_SET,
    Asks,
    Attempt,
    Question,
    answers,
    from_text,
    offered,
    read,
    right_marks,
    right_number,
    rules,
    tile_of,
    to_text,
    write,
)
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.deal import (
    DealAnswer,
    Dealt,
    Drawn,
    Follows,
    MarkedMember,
    MarkedPlayers,
    Miscounted,
    Mistake,
    Number,
    NumberOff,
    NumbersRight,
    PlayersKnown,
    PlayersMissed,
    Remaining,
    SetKnown,
    Solution,
    Step,
    StepHint,
    StrangersMissed,
)
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Problem
from tutorial.puzzles.verdict import Outcome, Verdict

__all__ = [
    "FIELDS",
    "RULES",
    "Asks",
    "Attempt",
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

FIELDS: Final = (*(each.value for each in Number), MARKED)
RULES: Final = (
    Rule.SETUP_SET,
    Rule.SETUP_PLAYERS,
    Rule.SETUP_DEAL,
    Rule.SETUP_BONEYARD,
    Rule.TURN_RESERVE,
)


def judge(question: Question, attempt: Attempt) -> Verdict:
    """Each number that is wrong by itself, then each wrong mark; of what is missing how much.

    AttemptUnreadable where a number or a mark that is asked for is missing, or is none.
    """
    attempt = _asked(question, attempt)
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (solution(question),), None, done=True)
    found = (*_numbers_found(question, attempt), *_marks_found(question, attempt))
    return Verdict(Outcome.WRONG, found, None, done=False)


def _asked(question: Question, attempt: Attempt) -> Attempt:
    """Of the attempt only what is asked."""
    typed = dict(attempt.numbers)
    for each in question.asks.numbers:
        if each not in typed:
            raise AttemptUnreadable(each.value, Problem.MISSING)
    numbers = tuple((each, typed[each]) for each in question.asks.numbers)
    if not question.asks.marks:
        return Attempt(numbers)
    if not attempt.marked:
        raise AttemptUnreadable(MARKED, Problem.MISSING)
    for value in sorted(attempt.marked.difference(offered(question))):
        raise AttemptUnreadable(MARKED, Problem.UNKNOWN, value)
    return Attempt(numbers, attempt.marked)


def solution(question: Question) -> Solution:
    """What is right, as a value for words."""
    left = question.boneyard if question.players else WHOLE_SET
    drawable = left - RESERVE
    match question.asks:
        case Asks.DEAL:
            return Dealt(question.players, DEALT[question.players], left, drawable)
        case Asks.LEFT:
            return Remaining(question.placed, sum(question.held), left, drawable)
        case Asks.DRAWN:
            return Drawn(question.players, question.dealt, question.draws, left, drawable)
        case Asks.SET:
            strangers = right_marks(question)
            return SetKnown(
                tuple(map(_bracketed, filter(strangers.__contains__, question.written)))
            )
        case Asks.PLAYERS:
            return PlayersKnown(question.players)


def _bracketed(written: str) -> str:
    """A tile as it stands there, whichever half comes first: "[5|2]"."""
    return f"[{written[0]}|{written[1]}]"


def _numbers_found(question: Question, attempt: Attempt) -> Iterator[Finding]:
    typed = dict(attempt.numbers)
    right = tuple(each for each in typed if typed[each] == right_number(question, each))
    if right:
        yield NumbersRight(right)
    for each in typed:
        if each not in right:
            yield _wrong_number(question, each, typed)


def _wrong_number(question: Question, asked: Number, typed: dict[Number, int]) -> Finding:
    """Right but for another number; a mistake that alone leads to it; else the difference."""
    value = typed[asked]
    source = {Number.BONEYARD: Number.EACH, Number.DRAWABLE: Number.BONEYARD}.get(asked)
    if source in typed and typed[source] != right_number(question, source):
        given = typed[source]
        would_be = (
            WHOLE_SET - question.players * given if source is Number.EACH else given - RESERVE
        )
        if value == max(0, would_be):
            return Follows(asked, value, source, given)
        if source is Number.BONEYARD and value == given:
            return Miscounted(Mistake.RESERVE_DRAWN, asked, value)
    known = {
        mistake
        for mistake, about, leads_to in mistakes(question)
        if about is asked and leads_to == value
    }
    if len(known) == 1:
        return Miscounted(known.pop(), asked, value)
    return NumberOff(asked, value, value - right_number(question, asked))


def _marks_found(question: Question, attempt: Attempt) -> Iterator[Finding]:
    right = right_marks(question)
    for value in sorted(attempt.marked - right):
        if question.asks is Asks.PLAYERS:
            yield MarkedPlayers(int(value))
        else:
            yield MarkedMember(_bracketed(value), tile_of(value))
    found = len(attempt.marked & right)
    if found < len(right):
        missed = PlayersMissed if question.asks is Asks.PLAYERS else StrangersMissed
        yield missed(found, len(right) - found)


def hints(question: Question) -> tuple[Hint, ...]:
    """A thought or the rule, the working, the answer."""
    answer = DealAnswer(solution(question))
    match question.asks:
        case Asks.SET:
            return (StepHint(Step.HALVES), StepHint(Step.ROWS), answer)
        case Asks.PLAYERS:
            return (StepHint(Step.EACH_ALONE), RuleHint(Rule.SETUP_PLAYERS), answer)
        case Asks.DEAL:
            taken = (question.players, DEALT[question.players])
            working = StepHint(Step.WITHOUT_HANDS, taken)
            return (RuleHint(Rule.SETUP_DEAL), working, StepHint(Step.RESERVE), answer)
        case Asks.LEFT:
            seen = StepHint(Step.WITHOUT_SEEN, (question.placed, *question.held))
            return (RuleHint(Rule.SETUP_SET), seen, StepHint(Step.RESERVE), answer)
        case Asks.DRAWN:
            working = StepHint(Step.WITHOUT_DRAWS, (question.dealt, question.draws))
            return (RuleHint(Rule.SETUP_DEAL), working, StepHint(Step.RESERVE), answer)
