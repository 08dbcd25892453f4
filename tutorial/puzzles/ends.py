"""The kind `ends`: which places of the chain are open, and with which pips."""

from typing import Final, NamedTuple

import engine
from engine import (
    Chain,
    Expected,
    NotationError,
    Port,
    Rule,
    Side,
)
from tutorial.puzzles.findings import (
    EndsFound,
    EndsMissed,
    Finding,
    MarkedElsewhere,
    MarkedJoint,
    MarkedSide,
    PipsMissed,
    PipsNotOpen,
)
from tutorial.puzzles.hints import EndsAnswer, Hint, OneEndHint, RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem
from tutorial.puzzles.places import joined_to, place_text, read_place
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("open", "pips")


class Question(NamedTuple):
    """Where can this chain be joined, and with which pips? It is never empty."""

    chain: Chain


class Attempt(NamedTuple):
    """The places marked as open, and the pips named as those that can be joined."""

    places: frozenset[Port]
    pips: frozenset[int]


def from_text(text: str) -> Question:
    """The question about the chain `text`. NotationError, InvalidPosition"""
    chain = engine.from_text(text)
    if not isinstance(chain, Chain) or not chain.tiles:
        raise NotationError(text, 0, Expected.CHAIN)
    return Question(chain)


def to_text(question: Question) -> str:
    return engine.to_text(question.chain)


def answers(question: Question) -> frozenset[Attempt]:
    ends = question.chain.ends
    return frozenset(
        {Attempt(frozenset(end.port for end in ends), frozenset(end.pips for end in ends))}
    )


def read(fields: Fields) -> Attempt:
    """Any number of places ("14s") and of pips ("0" to "6"); at least one of each is needed."""
    places, pips = set(), set()
    for text in fields.get("open", ()):
        try:
            end = read_place(text)
        except ValueError:
            raise AttemptUnreadable("open", Problem.UNKNOWN, text) from None
        if end is None:
            raise AttemptUnreadable("open", Problem.UNKNOWN, text)
        places.add(end.port)
    for text in fields.get("pips", ()):
        if text not in {"0", "1", "2", "3", "4", "5", "6"}:
            raise AttemptUnreadable("pips", Problem.UNKNOWN, text)
        pips.add(int(text))
    if not places:
        raise AttemptUnreadable("open", Problem.MISSING)
    if not pips:
        raise AttemptUnreadable("pips", Problem.MISSING)
    return Attempt(frozenset(places), frozenset(pips))


def write(attempt: Attempt) -> Fields:
    return {
        "open": sorted(map(place_text, attempt.places)),
        "pips": [str(pips) for pips in sorted(attempt.pips)],
    }


def judge(question: Question, attempt: Attempt) -> Verdict:
    """Each wrong mark and number by itself; of what is missing only how much. chain.two-ends"""
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (EndsFound(question.chain),), None, done=True)
    found = (*_wrong_places(question.chain, attempt), *_wrong_pips(question.chain, attempt))
    return Verdict(Outcome.REFUSED, found, None, done=False)


def _wrong_places(chain: Chain, attempt: Attempt) -> list[Finding]:
    found: list[Finding] = []
    open_ports = {end.port for end in chain.ends}
    for port in sorted(attempt.places - open_ports, key=place_text):
        joined = joined_to(chain, port)
        if joined is not None:
            found.append(MarkedJoint(port, joined))
        elif port.side is Side.BRANCH and port.tile in chain.tiles:
            found.append(MarkedSide(port.tile))
        else:
            found.append(MarkedElsewhere(port))
    missed = len(open_ports - attempt.places)
    if missed:
        found.append(EndsMissed(len(open_ports) - missed, missed))
    return found


def _wrong_pips(chain: Chain, attempt: Attempt) -> list[Finding]:
    open_pips = {end.pips for end in chain.ends}
    found: list[Finding] = [
        PipsNotOpen(pips, inside=any(pips in tile.halves for tile in chain.tiles))
        for pips in sorted(attempt.pips - open_pips)
    ]
    missed = len(open_pips - attempt.pips)
    if missed:
        found.append(PipsMissed(len(open_pips) - missed, missed))
    return found


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, one of the ends, the answer."""
    doubles = any(tile.is_double for tile in question.chain.tiles)
    rule = Rule.CHAIN_DOUBLES_ACROSS if doubles else Rule.CHAIN_TWO_ENDS
    return (RuleHint(rule), OneEndHint(question.chain.ends[0]), EndsAnswer(question.chain))
