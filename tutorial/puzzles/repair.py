"""The kind `repair`: exchange one tile, so that a chain is legal or the player may pass."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from engine import Rule, Tile, tile_text
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.repair import (
    BreakHint,
    BreaksElsewhere,
    MayPass,
    MeetsNeighbours,
    Mistake,
    NewFits,
    NewMisses,
    NotInTheWay,
    OpenHint,
    OutHint,
    RepairAnswer,
    Repaired,
    RepairedWrong,
    RightOut,
)
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, one
from tutorial.puzzles.level import Level
from tutorial.puzzles.repair_making import broken_chain, held_back
from tutorial.puzzles.repair_question import (
    BrokenChain,
    Exchange,
    HeldBack,
    Neighbours,
    Question,
    answers,
    both_ways,
    from_text,
    mended,
    neighbours,
    to_text,
)
from tutorial.puzzles.verdict import Outcome, Verdict

__all__ = [
    "FIELDS",
    "RULES",
    "BrokenChain",
    "Exchange",
    "HeldBack",
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

FIELDS: Final = ("out", "new")
RULES: Final = (
    Rule.TURN_MATCH,
    Rule.TURN_BLANK,
    Rule.TURN_MUST_PLACE,
    Rule.TURN_PASS,
    Rule.CHAIN_FROM_DOUBLE,
)
_ABOUT_PASSING: Final = (Rule.TURN_MUST_PLACE, Rule.TURN_PASS)


def read(fields: Fields) -> Exchange:
    """Two tiles ("14"); whether they lie there to be chosen is for the judge."""
    return Exchange(_tile(fields, "out"), _tile(fields, "new"))


def _tile(fields: Fields, name: str) -> Tile:
    text = one(fields, name)
    if len(text) != 2 or not (text.isascii() and text.isdigit()):
        raise AttemptUnreadable(name, Problem.UNKNOWN, text)
    return Tile(int(text[0]), int(text[1]))


def write(attempt: Exchange) -> Fields:
    return {"out": [tile_text(attempt.out)], "new": [tile_text(attempt.new)]}


def judge(question: Question, attempt: Exchange) -> Verdict:
    """Whether the right tile goes, and if so, whether the new one does what it should.

    AttemptUnreadable where one of them is not there to be chosen.
    """
    if attempt.out not in question.tiles:
        raise AttemptUnreadable("out", Problem.UNKNOWN, tile_text(attempt.out))
    if attempt.new not in question.stock:
        raise AttemptUnreadable("new", Problem.UNKNOWN, tile_text(attempt.new))
    if attempt in answers(question):
        return Verdict(Outcome.SOLVED, (_solved(question, attempt),), None, done=True)
    if isinstance(question, BrokenChain):
        found = tuple(_of_chain(question, attempt))
    else:
        found = tuple(_of_hand(question, attempt))
    return Verdict(Outcome.WRONG, found, None, done=False)


def _solved(question: Question, attempt: Exchange) -> Finding:
    if isinstance(question, HeldBack):
        return MayPass(*attempt, question.view.chain.ends)
    line = mended(question, attempt)
    assert line is not None  # it is one of the answers
    return Repaired(*attempt, line)


def _of_chain(question: BrokenChain, attempt: Exchange) -> Iterator[Finding]:
    at = question.tiles.index(attempt.out)
    beside = neighbours(question.line, at)
    elsewhere = [broken for broken in question.breaks if broken not in (at - 1, at)]
    if len(elsewhere) == len(question.breaks):
        laid = question.line[at]
        pips = (*([laid.left] if beside.left else []), *([laid.right] if beside.right else []))
        yield MeetsNeighbours(attempt.out, pips)
    elif elsewhere:
        yield BreaksElsewhere(attempt.out, *question.line[elsewhere[0] : elsewhere[0] + 2])
    else:
        if attempt.out in {answer.out for answer in answers(question)}:
            yield RightOut(attempt.out)
        yield _misses(attempt.new, beside)


def _misses(new: Tile, beside: Neighbours) -> Finding:
    """Where the new tile does not meet; by name, where one mistake alone would take it to fit."""
    missed: dict[Mistake, Joint] = {}
    for laid in both_ways(new):
        joints = _joints(beside, laid.left, laid.right)
        wrong = [joint for joint in joints if joint.shows != joint.half]
        if all(0 in (joint.shows, joint.half) for joint in wrong):
            missed.setdefault(Mistake.BLANK_AS_JOKER, wrong[0])
        if len(wrong) < len(joints):
            missed.setdefault(Mistake.ONE_SIDE_ONLY, wrong[0])
    if len(missed) == 1:
        (mistake, joint), *_ = missed.items()
        return RepairedWrong(mistake, new, *joint)
    if missed:
        return NewMisses(new, *missed[Mistake.ONE_SIDE_ONLY])
    neighbour, shows, _ = _joints(beside, new.low, new.high)[0]
    return NewMisses(new, neighbour, shows, None)


class Joint(NamedTuple):
    """A neighbour, the pips it shows to a new tile, and the half that the new tile puts there."""

    neighbour: Tile
    shows: int
    half: int


def _joints(beside: Neighbours, left: int, right: int) -> list[Joint]:
    found = []
    if beside.left is not None:
        found.append(Joint(beside.left.tile, beside.left.right, left))
    if beside.right is not None:
        found.append(Joint(beside.right.tile, beside.right.left, right))
    return found


def _of_hand(question: HeldBack, attempt: Exchange) -> Iterator[Finding]:
    chain = question.view.chain
    if chain.fits(attempt.out):
        yield RightOut(attempt.out)
    else:
        yield NotInTheWay(attempt.out, chain.ends)
    fits = chain.fits(attempt.new)
    if fits:
        yield NewFits(attempt.new, fits[0])


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule; where the chain breaks, or what its ends are; which tile has to go; the answer."""
    answer = min(answers(question))
    answer_hints = (OutHint(answer.out), RepairAnswer(*answer))
    if isinstance(question, HeldBack):
        ends = question.view.chain.ends
        return (RuleHint(Rule.TURN_MUST_PLACE), OpenHint(ends), *answer_hints)
    at = question.breaks[0]
    rule = Rule.TURN_BLANK if Rule.TURN_BLANK in rules(question) else Rule.TURN_MATCH
    return (RuleHint(rule), BreakHint(*question.line[at : at + 2]), *answer_hints)


def rules(question: Question) -> tuple[Rule, ...]:
    """Of a hand: must place, and pass. Of a chain: what the new tile meets."""
    if isinstance(question, HeldBack):
        return _ABOUT_PASSING
    answer = min(answers(question))
    beside = neighbours(question.line, question.tiles.index(answer.out))
    found = {Rule.TURN_MATCH}
    if any(joint.shows == 0 for joint in _joints(beside, 0, 0)):
        found.add(Rule.TURN_BLANK)
    if any(laid is not None and laid.tile.is_double for laid in beside):
        found.add(Rule.CHAIN_FROM_DOUBLE)
    return tuple(rule for rule in RULES if rule in found)


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """A chain of 4 or 5 tiles (EASY), 6 or 7 (USUAL), 7 to 9 (HARD) and a stock of 3, 4, 5.

    EASY and USUAL: the wrong tile meets neither neighbour, so the row shows which it is. HARD: it
    meets one of them, and only the stock tells which of two tiles has to go. Of a hand: 2 or 3
    tiles, 3 or 4, 4 or more, and a stock of 3, 3, 4.
    """
    passing = rng.random() < 0.4 if rule is None else rule in _ABOUT_PASSING
    if passing:
        return held_back(rng, level)
    while True:
        question = broken_chain(rng, level, rule)
        if rule is None or rule in rules(question):
            return question
