"""What an attempt tells of the learner: clauses known or missed, and by which error."""

from collections.abc import Iterable
from enum import Enum
from typing import Any, NamedTuple

from engine import Rule
from tutorial.puzzles.kind import Kind
from tutorial.puzzles.verdict import Outcome, Verdict

FAILED = frozenset({Outcome.WRONG, Outcome.REFUSED})


class Evidence(NamedTuple):
    """`rules`: of a solved puzzle those its answer rests on, of a failed one those missed.

    Empty where the attempt tells nothing: a legal move that was not asked for, a turn that goes on,
    an answer that had been shown. `mistake`: the stable name of the known error, or empty.
    """

    rules: tuple[Rule, ...] = ()
    mistake: str = ""


def evidence(kind: Kind, question: Any, verdict: Verdict, *, given_up: bool) -> Evidence:  # noqa: ANN401
    """`given_up`: the answer stood on the page."""
    if verdict.outcome is Outcome.SOLVED:
        return Evidence() if given_up else Evidence(tuple(kind.rules(question)))
    if verdict.outcome not in FAILED:
        return Evidence()
    named = [reason for reason in verdict.reasons if _mistake(reason)]
    if named:
        return Evidence(_each_once(reason.rules for reason in named), _mistake(named[0]))
    return Evidence(_each_once(reason.rules for reason in verdict.reasons))


def _mistake(reason: object) -> str:
    """The name of the known error, a member of a kind's own Enum; empty where it is none."""
    mistake = getattr(reason, "mistake", None)
    return str(mistake.value) if isinstance(mistake, Enum) else ""


def _each_once(rules: Iterable[Iterable[Rule]]) -> tuple[Rule, ...]:
    return tuple(dict.fromkeys(rule for some in rules for rule in some))
