"""The kind `ends`: which places of the chain are open, and with which pips."""

from random import Random
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
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.ends import (
    EndsAnswer,
    EndsFound,
    EndsMissed,
    MarkedElsewhere,
    MarkedJoint,
    MarkedSide,
    MoreMarked,
    MorePips,
    OneEndHint,
    PipsMissed,
    PipsNotOpen,
)
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem
from tutorial.puzzles.level import Level
from tutorial.puzzles.places import joined_to, place_text, read_place
from tutorial.puzzles.positions import some_position
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("open", "pips")
_EACH: Final = 2
"""So many wrong marks, and wrong numbers, are answered one by one; of the rest only how many."""
RULES: Final = (
    Rule.TURN_MATCH,
    Rule.TURN_BLANK,
    Rule.CHAIN_TWO_ENDS,
    Rule.CHAIN_DOUBLES_ACROSS,
    Rule.CHAIN_FROM_DOUBLE,
)


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
    """Two wrong marks, two numbers by themselves; of what is missing how much. chain.two-ends"""
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (EndsFound(question.chain),), None, done=True)
    found = (*_wrong_places(question.chain, attempt), *_wrong_pips(question.chain, attempt))
    return Verdict(Outcome.WRONG, found, None, done=False)


def _wrong_places(chain: Chain, attempt: Attempt) -> list[Finding]:
    found: list[Finding] = []
    open_ports = {end.port for end in chain.ends}
    wrong = sorted(attempt.places - open_ports, key=place_text)
    for port in wrong[:_EACH]:
        joined = joined_to(chain, port)
        if joined is not None:
            found.append(MarkedJoint(port, joined))
        elif port.side is Side.BRANCH and port.tile in chain.tiles:
            found.append(MarkedSide(port.tile))
        else:
            found.append(MarkedElsewhere(port))
    if wrong[_EACH:]:
        found.append(MoreMarked(tuple(wrong[_EACH:])))
    if open_ports - attempt.places:
        found.append(EndsMissed(next(iter(open_ports & attempt.places), None)))
    return found


def _wrong_pips(chain: Chain, attempt: Attempt) -> list[Finding]:
    open_pips = {end.pips for end in chain.ends}
    wrong = sorted(attempt.pips - open_pips)
    found: list[Finding] = [
        PipsNotOpen(pips, inside=any(pips in tile.halves for tile in chain.tiles))
        for pips in wrong[:_EACH]
    ]
    if wrong[_EACH:]:
        found.append(MorePips(len(wrong[_EACH:])))
    if open_pips - attempt.pips:
        found.append(PipsMissed(next(iter(open_pips & attempt.pips), None), len(open_pips)))
    return found


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, one of the ends, the answer."""
    doubles = any(tile.is_double for tile in question.chain.tiles)
    rule = Rule.CHAIN_DOUBLES_ACROSS if doubles else Rule.CHAIN_TWO_ENDS
    return (RuleHint(rule), OneEndHint(question.chain.ends[0]), EndsAnswer(question.chain))


def rules(question: Question) -> tuple[Rule, ...]:
    """Always that there are two ends and what matches; the others as blanks and doubles lie."""
    tiles, ends = question.chain.tiles, question.chain.ends
    found = {Rule.TURN_MATCH, Rule.CHAIN_TWO_ENDS}
    if any(end.pips == 0 for end in ends):
        found.add(Rule.TURN_BLANK)
    if any(tile.is_double for tile in tiles):
        found.add(Rule.CHAIN_DOUBLES_ACROSS)
    if any(end.tile.is_double for end in ends):
        found.add(Rule.CHAIN_FROM_DOUBLE)
    return tuple(rule for rule in RULES if rule in found)


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: 2 to 4 tiles with at most one double. USUAL: 5 to 9 tiles.

    HARD: 10 to 16 tiles with two doubles or more, and a double at an end or both ends alike.
    """
    players = 2 + int(rng.random() * 3)

    def wanted(chain: Chain) -> bool:
        return _at_level(chain, level) and (rule is None or rule in rules(Question(chain)))

    return Question(some_position(rng, players, lambda state: wanted(state.chain)).chain)


def _at_level(chain: Chain, level: Level) -> bool:
    lie = len(chain.tiles)
    if not lie:
        return False
    doubles, (one, other) = sum(tile.is_double for tile in chain.tiles), chain.ends
    if level is Level.EASY:
        return 2 <= lie <= 4 and doubles <= 1
    if level is Level.USUAL:
        return 5 <= lie <= 9
    misleads = one.pips == other.pips or one.tile.is_double or other.tile.is_double
    return 10 <= lie <= 16 and doubles >= 2 and misleads
