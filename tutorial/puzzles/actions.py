"""The kind `actions`: what may the player to move do now: place, draw, pass."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import engine
from engine import Round, Rule, Tile, View
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.actions import (
    ActionsAnswer,
    ActionsFound,
    BoneyardHint,
    DrawMissed,
    Mistake,
    MoreToCheck,
    Move,
    NoPassYet,
    NothingFits,
    PlaceMissed,
    PlayableHint,
    ReadWrong,
    ReserveLeft,
)
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem
from tutorial.puzzles.level import Level
from tutorial.puzzles.positions import choice
from tutorial.puzzles.situation import (
    Situation,
    by_blank_alone,
    inner_half,
    joker,
    of_round,
    of_view,
    second_half,
    some_turn,
    view_to_move,
)
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("may",)
RULES: Final = (
    Rule.SETUP_OPENING,
    Rule.TURN_MATCH,
    Rule.TURN_BLANK,
    Rule.TURN_MAY_DRAW,
    Rule.TURN_MUST_DRAW,
    Rule.TURN_RESERVE,
    Rule.TURN_MUST_PLACE,
    Rule.TURN_PASS,
    Rule.CHAIN_TWO_ENDS,
)
Moves = frozenset[Move]
_MOVES: Final = {move.value: move for move in Move}
_WAYS: Final = ((True, True), (True, False), (False, True), (False, False))
"""Whether something is playable, and whether something can be drawn."""
_WAYS_OF_RULE: Final = {
    Rule.SETUP_OPENING: _WAYS[:1],
    Rule.TURN_MAY_DRAW: _WAYS[:1],
    Rule.TURN_MUST_PLACE: _WAYS[:2],
    Rule.TURN_MUST_DRAW: _WAYS[2:3],
    Rule.TURN_PASS: _WAYS[3:],
    Rule.TURN_RESERVE: (_WAYS[1], _WAYS[3]),
    Rule.CHAIN_TWO_ENDS: _WAYS[2:],
}


class Question(NamedTuple):
    """What may `view`'s seat do now? It is its turn, and the round is in play."""

    view: View

    @property
    def seen(self) -> Situation:
        return of_view(self.view)


def from_text(text: str) -> Question:
    """The question about the view `text`. NotationError, InvalidPosition"""
    return Question(view_to_move(text))


def to_text(question: Question) -> str:
    return engine.to_text(question.view)


def answers(question: Question) -> frozenset[Moves]:
    return frozenset({allowed(question.seen)})


def allowed(seen: Situation) -> Moves:
    """turn.place, turn.may-draw, turn.must-draw, turn.pass"""
    return _moves(place=bool(seen.playable), draw=bool(seen.drawable))


def _moves(*, place: bool, draw: bool) -> Moves:
    found = {Move.PLACE} if place else set()
    if draw:
        found.add(Move.DRAW)
    return frozenset(found or {Move.PASS})


def read(fields: Fields) -> Moves:
    """Any of "place", "draw", "pass", and at least one."""
    ticked = [value.strip() for value in fields.get("may", ()) if value.strip()]
    for value in ticked:
        if value not in _MOVES:
            raise AttemptUnreadable("may", Problem.UNKNOWN, value)
    if not ticked:
        raise AttemptUnreadable("may", Problem.MISSING)
    return frozenset(_MOVES[value] for value in ticked)


def write(attempt: Moves) -> Fields:
    return {"may": [move.value for move in Move if move in attempt]}


def judge(question: Question, attempt: Moves) -> Verdict:
    """The mistake behind it; else the first wrong mark, or what is missing, and whether more is.

    What is right of the rest is not said.
    """
    seen = question.seen
    right = allowed(seen)
    if attempt == right:
        return Verdict(Outcome.SOLVED, (ActionsFound(seen),), None, done=True)
    found: list[Finding] = []
    known = [(mistake, tile) for mistake, tile, leads_to in mistakes(seen) if leads_to == attempt]
    if len(known) == 1:
        found.append(ReadWrong(known[0][0], seen, known[0][1]))
    else:
        found.append(_first_wrong(seen, attempt, right))
        if len(attempt ^ right) > 1:
            found.append(MoreToCheck())
    return Verdict(Outcome.WRONG, tuple(found), None, done=False)


def _first_wrong(seen: Situation, attempt: Moves, right: Moves) -> Finding:
    wrong, missed = attempt - right, right - attempt
    if Move.PLACE in wrong:
        return NothingFits(seen)
    if Move.DRAW in wrong:
        return ReserveLeft(seen)
    if Move.PASS in wrong:
        return NoPassYet(seen)
    return PlaceMissed(seen) if Move.PLACE in missed else DrawMissed(seen)


def mistakes(seen: Situation) -> Iterator[tuple[Mistake, Tile | None, Moves]]:
    """Every known mistake that can be made here, the tile it is about, and the set it leads to."""
    playable, drawable = bool(seen.playable), bool(seen.drawable)
    if playable and drawable:
        yield Mistake.DRAW_ONLY_WHEN_STUCK, None, _moves(place=True, draw=False)
    if not drawable:
        yield Mistake.RESERVE_DRAWN, None, _moves(place=playable, draw=True)
    if playable:
        yield Mistake.PASS_BY_CHOICE, None, allowed(seen) | {Move.PASS}
    elif drawable:
        yield Mistake.DRAW_OPTIONAL, None, frozenset({Move.DRAW, Move.PASS})
        yield Mistake.PASSED_TOO_SOON, None, frozenset({Move.PASS})
    if tile := joker(seen):
        yield Mistake.BLANK_AS_JOKER, tile, _moves(place=True, draw=drawable)
    if tile := inner_half(seen):
        yield Mistake.JOINED_HALF, tile, _moves(place=True, draw=drawable)
    if tile := second_half(seen):
        yield Mistake.FIRST_HALF_ONLY, tile, _moves(place=False, draw=drawable)


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, the hand, the boneyard, the answer."""
    seen = question.seen
    return (
        RuleHint(_main_rule(seen)),
        PlayableHint(seen),
        BoneyardHint(seen),
        ActionsAnswer(seen),
    )


def _main_rule(seen: Situation) -> Rule:
    if seen.playable:
        return Rule.TURN_MAY_DRAW if seen.drawable else Rule.TURN_MUST_PLACE
    return Rule.TURN_MUST_DRAW if seen.drawable else Rule.TURN_PASS


def rules(question: Question) -> tuple[Rule, ...]:
    """The clauses that decide here: what fits, and what is left to draw."""
    return _rules(question.seen)


def _rules(seen: Situation) -> tuple[Rule, ...]:
    found = [_main_rule(seen)]
    if seen.playable and seen.drawable:
        found.append(Rule.TURN_MUST_PLACE)  # nobody passes by choice
    if not seen.drawable:
        found.append(Rule.TURN_RESERVE)
    found.append(Rule.TURN_MATCH if seen.ends else Rule.SETUP_OPENING)
    if joker(seen) or by_blank_alone(seen):
        found.append(Rule.TURN_BLANK)
    if inner_half(seen):
        found.append(Rule.CHAIN_TWO_ENDS)
    return tuple(found)


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: a small hand, or an opening, with plenty or nothing to draw. USUAL: as it comes.

    HARD: something misleads: a blank, a joined half or a second half, or just one tile to draw.
    Each of the four answers is as likely as the others.
    """
    way = choice(rng, _WAYS_OF_RULE.get(rule, _WAYS) if rule else _WAYS)

    def wanted(state: Round) -> bool:
        if (bool(len(state.boneyard) > engine.RESERVE)) is not way[1]:
            return False
        seen = of_round(state)
        if bool(seen.playable) is not way[0] or not _on_level(seen, level):
            return False
        return rule is None or rule in _rules(seen)

    state = some_turn(rng, wanted)
    return Question(state.view(state.turn))


def _on_level(seen: Situation, level: Level) -> bool:
    if level is Level.EASY:
        return (len(seen.hand) <= 4 or not seen.ends) and seen.drawable not in (1, 2)
    if level is Level.HARD:
        tempting = joker(seen) or inner_half(seen) or second_half(seen) or by_blank_alone(seen)
        return bool(tempting) or seen.drawable == 1 or not seen.ends
    return True
