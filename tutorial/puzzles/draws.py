"""The kind `draws`: must the player to move draw, and how many tiles can be drawn at most."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import engine
from engine import DEALT, DOUBLE_SIX, RESERVE, Round, Rule, View
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.actions import BoneyardHint, PlayableHint
from tutorial.puzzles.facts.draws import (
    CountOff,
    DrawsAnswer,
    DrawsFound,
    HalfRight,
    Mistake,
    NothingToDraw,
    ReadWrong,
)
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, number, one
from tutorial.puzzles.level import Level
from tutorial.puzzles.situation import (
    Situation,
    inner_half,
    joker,
    of_round,
    of_view,
    second_half,
    some_turn,
    view_to_move,
)
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("must", "count")
RULES: Final = (
    Rule.SETUP_BONEYARD,
    Rule.SETUP_OPENING,
    Rule.TURN_MAY_DRAW,
    Rule.TURN_MUST_DRAW,
    Rule.TURN_RESERVE,
)
_YES, _NO = "yes", "no"


class Question(NamedTuple):
    """Must `view`'s seat draw now, and how many can it draw this turn, at most?"""

    view: View

    @property
    def seen(self) -> Situation:
        return of_view(self.view)


class Attempt(NamedTuple):
    """Whether the player must draw now, and how many tiles can be drawn at the most."""

    must: bool
    most: int


def from_text(text: str) -> Question:
    """The question about the view `text`. NotationError, InvalidPosition"""
    return Question(view_to_move(text))


def to_text(question: Question) -> str:
    return engine.to_text(question.view)


def answers(question: Question) -> frozenset[Attempt]:
    return frozenset({_right(question.seen)})


def _right(seen: Situation) -> Attempt:
    """turn.must-draw, turn.reserve"""
    return Attempt(not seen.playable and seen.drawable > 0, seen.drawable)


def read(fields: Fields) -> Attempt:
    """ "yes" or "no", and a number as people type it."""
    must = one(fields, "must")
    if must not in (_YES, _NO):
        raise AttemptUnreadable("must", Problem.UNKNOWN, must)
    return Attempt(must == _YES, number(fields, "count", most=len(DOUBLE_SIX)))


def write(attempt: Attempt) -> Fields:
    return {"must": [_YES if attempt.must else _NO], "count": [str(attempt.most)]}


def judge(question: Question, attempt: Attempt) -> Verdict:
    """Having to draw first, then the number: the mistake behind it, or by how much it is off."""
    seen = question.seen
    right = _right(seen)
    if attempt == right:
        return Verdict(Outcome.SOLVED, (DrawsFound(seen),), None, done=True)
    found: list[Finding] = []
    if attempt.must is not right.must:
        found.append(_wrong_must(seen, right))
    if attempt.most != right.most:
        found.append(_wrong_count(question.view, attempt.most))
    if len(found) == 1:
        found.insert(0, HalfRight(must=attempt.must is right.must))
    return Verdict(Outcome.WRONG, tuple(found), None, done=False)


def _wrong_must(seen: Situation, right: Attempt) -> Finding:
    if right.must:
        return ReadWrong(Mistake.DRAW_OPTIONAL, seen)
    return ReadWrong(Mistake.DRAW_FORCED, seen) if seen.drawable else NothingToDraw(seen)


def _wrong_count(view: View, count: int) -> Finding:
    seen = of_view(view)
    known = {mistake for mistake, leads_to in mistakes(view) if leads_to == count}
    if len(known) == 1:
        return ReadWrong(known.pop(), seen, count)
    return CountOff(count, count - seen.drawable, seen.boneyard)


def mistakes(view: View) -> Iterator[tuple[Mistake, int]]:
    """Every known mistake about the number that can be made here, and the number it leads to."""
    seen = of_view(view)
    right = seen.drawable
    yield Mistake.RESERVE_COUNTED, seen.boneyard
    yield Mistake.HALF_THE_RESERVE_COUNTED, seen.boneyard - 1
    if right > 1:
        yield Mistake.ONE_PER_TURN, 1
    if right and seen.playable:
        yield Mistake.DRAW_ONLY_WHEN_STUCK, 0
    after_deal = len(DOUBLE_SIX) - view.players * DEALT[view.players] - RESERVE
    if right and after_deal != right:
        yield Mistake.AS_AFTER_THE_DEAL, after_deal
    if len(seen.hand) != right:
        yield Mistake.HAND_COUNTED, len(seen.hand)


def hints(question: Question) -> tuple[Hint, ...]:
    """The rules, the hand, the boneyard, the answer."""
    seen = question.seen
    return (
        RuleHint(Rule.TURN_MUST_DRAW if seen.drawable else Rule.TURN_RESERVE),
        PlayableHint(seen),
        BoneyardHint(seen),
        DrawsAnswer(seen),
    )


def rules(question: Question) -> tuple[Rule, ...]:
    """The clauses that decide here: what fits, and what is left to draw."""
    return _rules(question.seen)


def _rules(seen: Situation) -> tuple[Rule, ...]:
    found = [Rule.SETUP_BONEYARD, Rule.TURN_RESERVE]
    if not seen.ends:
        found.append(Rule.SETUP_OPENING)
    if seen.drawable:
        found.append(Rule.TURN_MAY_DRAW if seen.playable else Rule.TURN_MUST_DRAW)
    return tuple(found)


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: a small hand, or an opening, with one to five to draw. USUAL: as it comes.

    HARD: something misleads: a blank, a joined half or a second half, or at most one can be drawn.
    Having to draw is as likely as not having to.
    """
    must = rng.random() < 0.5
    if rule in (Rule.SETUP_OPENING, Rule.TURN_MAY_DRAW, Rule.TURN_MUST_DRAW):
        must = rule is Rule.TURN_MUST_DRAW
    reserve = level is Level.HARD and not must and rng.random() < 0.5
    if rule in (Rule.SETUP_OPENING, Rule.TURN_MAY_DRAW):
        reserve = False

    def wanted(state: Round) -> bool:
        seen = of_round(state)
        if _right(seen).must is not must or not _on_level(seen, level, reserve=reserve):
            return False
        return rule is None or rule in _rules(seen)

    players = (3, 4) if rule is Rule.SETUP_OPENING else (2, 3, 4)
    state = some_turn(rng, wanted, players)
    return Question(state.view(state.turn))


def _on_level(seen: Situation, level: Level, *, reserve: bool) -> bool:
    if level is Level.EASY:
        return (len(seen.hand) <= 4 or not seen.ends) and 1 <= seen.drawable <= 5
    if level is Level.HARD:
        tempting = joker(seen) or inner_half(seen) or second_half(seen) or not seen.ends
        return seen.drawable <= 1 if reserve else bool(tempting) or seen.drawable == 1
    return True
