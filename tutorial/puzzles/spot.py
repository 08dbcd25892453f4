"""The kind `spot`: which action of a short record is illegal, and which rule it breaks."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from engine import Draw, Pass, Place, Rule, Tile
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.spot import (
    DrawAllowed,
    Mistake,
    NumberHint,
    OneOfHint,
    OtherRule,
    PassAllowed,
    PlaceAllowed,
    SpotAnswer,
    Spotted,
    SuspectedWrong,
)
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, one
from tutorial.puzzles.level import Level
from tutorial.puzzles.spot_innocent import not_broken
from tutorial.puzzles.spot_making import some_record
from tutorial.puzzles.spot_question import (
    RULES,
    Act,
    Found,
    Question,
    from_text,
    illegal,
    states,
    to_text,
)
from tutorial.puzzles.verdict import Outcome, Verdict

__all__ = [
    "FIELDS",
    "RULES",
    "Act",
    "Found",
    "Question",
    "answers",
    "from_text",
    "generate",
    "hints",
    "judge",
    "read",
    "rule_text",
    "rules",
    "to_text",
    "write",
]

FIELDS: Final = ("action", "rule")


def rule_text(rule: Rule) -> str:
    """The value of a field for a rule: its id, without the dot that an address needs elsewhere."""
    return rule.value.replace(".", "_")


_RULE_OF_TEXT: Final[Mapping[str, Rule]] = MappingProxyType(
    {rule_text(rule): rule for rule in Rule}
)


def answers(question: Question) -> frozenset[Found]:
    """The one illegal act, with the one of the options that it breaks."""
    found = illegal(question)
    return frozenset(Found(found.at + 1, rule) for rule in question.options if rule in found.breaks)


def read(fields: Fields) -> Found:
    """A number from 1 on and a rule ("turn_match")."""
    number, rule = one(fields, "action"), one(fields, "rule")
    if not (number.isascii() and number.isdigit() and len(number) < 3):
        raise AttemptUnreadable("action", Problem.UNKNOWN, number)
    if rule not in _RULE_OF_TEXT:
        raise AttemptUnreadable("rule", Problem.UNKNOWN, rule)
    return Found(int(number), _RULE_OF_TEXT[rule])


def write(attempt: Found) -> Fields:
    return {"action": [str(attempt.number)], "rule": [rule_text(attempt.rule)]}


def judge(question: Question, attempt: Found) -> Verdict:
    """Why the named act is legal; or that it is the one, and why not by that rule.

    AttemptUnreadable where there is no such act, or the rule is none of the options.
    """
    if not 1 <= attempt.number <= len(question.acts):
        raise AttemptUnreadable("action", Problem.UNKNOWN, str(attempt.number))
    if attempt.rule not in question.options:
        raise AttemptUnreadable("rule", Problem.UNKNOWN, rule_text(attempt.rule))
    act, found = question.acts[attempt.number - 1], illegal(question)
    if attempt in answers(question):
        solved = Spotted(attempt.number, act.seat, attempt.rule, found.why)
        return Verdict(Outcome.SOLVED, (solved,), None, done=True)
    if attempt.number == found.at + 1:
        because = not_broken(attempt.rule, act, found.why)
        why: Finding = OtherRule(attempt.number, *act, attempt.rule, because)
    else:
        why = _allowed(question, attempt.number)
    return Verdict(Outcome.WRONG, (why,), None, done=False)


def _allowed(question: Question, number: int) -> Finding:
    """Why that act is legal, or the mistake that makes it look illegal."""
    state, (seat, action) = states(question)[number - 1], question.acts[number - 1]
    match action:
        case Place():
            drawn = _just_drawn(question, number)
            if drawn is not None and drawn is not action.tile and state.chain.fits(drawn):
                return SuspectedWrong(Mistake.DRAWN_MUST_BE_PLAYED, number, seat, drawn)
            return PlaceAllowed(number, seat, action)
        case Draw():
            playable = [tile for tile in state.hand if state.chain.fits(tile)]
            if playable:
                return SuspectedWrong(Mistake.DRAW_ONLY_WHEN_STUCK, number, seat, playable[0])
            return DrawAllowed(number, seat, state.drawable)
        case Pass():
            one_end, other = state.chain.ends
            return PassAllowed(number, seat, (one_end.pips, other.pips))


def _just_drawn(question: Question, number: int) -> Tile | None:
    """The tile that the act before brought, if it was a draw of the same player."""
    if number < 2:
        return None
    before, act = question.acts[number - 2 : number]
    if not isinstance(before.action, Draw) or before.seat != act.seat:
        return None
    return states(question)[number - 2].boneyard[0]


def hints(question: Question) -> tuple[Hint, ...]:
    """One of two acts, the act, the answer."""
    found = illegal(question)
    number = found.at + 1
    other = number + 1 if number < len(question.acts) else number - 1
    (answer,) = answers(question)
    first, second = sorted((number, other))
    return (
        OneOfHint((first, second)),
        NumberHint(number, question.acts[found.at].seat),
        SpotAnswer(number, answer.rule, found.why),
    )


def rules(question: Question) -> tuple[Rule, ...]:
    """The clause that is broken."""
    (answer,) = answers(question)
    return (answer.rule,)


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: 3 or 4 acts, the slip a placement. USUAL: 5 or 6, passing and drawing too.

    HARD: 7 or 8 acts and any slip, also out of turn; among the legal acts one that many would take
    for illegal, where play brings one. There are 4, 5, 6 clauses to choose from.
    """
    return some_record(rng, level, rule)
