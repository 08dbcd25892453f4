"""The kind `place`: place a tile, any legal one or the one that is asked for."""

from random import Random
from typing import Final, NamedTuple

import engine
from engine import (
    DRAW,
    Chain,
    Expected,
    NotationError,
    Place,
    Round,
    Rule,
    Tile,
    View,
    action_text,
    read_action,
    tile_text,
)
from tutorial.puzzles.facts import Hint
from tutorial.puzzles.facts.place import EndHint, NotAsked, PlaceAnswer, Placed, TileHint
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, one
from tutorial.puzzles.level import Level
from tutorial.puzzles.places import place_text, read_place
from tutorial.puzzles.positions import choice, some_position
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("tile", "at")
RULES: Final = (
    Rule.SETUP_OPENING,
    Rule.TURN_PLACE,
    Rule.TURN_MATCH,
    Rule.TURN_BLANK,
    Rule.CHAIN_TWO_ENDS,
    Rule.CHAIN_DOUBLES_ACROSS,
    Rule.CHAIN_FROM_DOUBLE,
)


class Question(NamedTuple):
    """Place a tile of the hand in `view`; `asked` None: any legal placement will do."""

    view: View
    asked: Place | None = None


def from_text(text: str) -> Question:
    """The question written as a view, or as a view, a tilde and the placement asked for.

    NotationError, InvalidPosition; IllegalAction where what is asked for is not allowed.
    """
    position, _, asked = text.partition("~")
    view = engine.from_text(position)
    if not isinstance(view, View) or view.seat is None:
        raise NotationError(text, 0, Expected.HANDS)
    if not asked:
        return Question(view)
    action = read_action(view.chain, asked, text, len(position) + 1)
    if not isinstance(action, Place):
        raise NotationError(text, len(position) + 1, Expected.ACTION)
    view.place(action)
    return Question(view, action)


def to_text(question: Question) -> str:
    position = engine.to_text(question.view)
    if question.asked is None:
        return position
    return f"{position}~{action_text(question.view.chain, question.asked)}"


def answers(question: Question) -> frozenset[Place]:
    """The right placements: the one asked for, or all that are legal."""
    if question.asked is not None:
        return frozenset({question.asked})
    return frozenset(action for action in question.view.actions() if isinstance(action, Place))


def read(fields: Fields) -> Place:
    """A tile ("14") and a place ("36s", or "open"); the tile need not be in anyone's hand."""
    tile, at = one(fields, "tile"), one(fields, "at")
    if len(tile) != 2 or not (tile.isascii() and tile.isdigit()):
        raise AttemptUnreadable("tile", Problem.UNKNOWN, tile)
    try:
        end = read_place(at)
    except ValueError:
        raise AttemptUnreadable("at", Problem.UNKNOWN, at) from None
    return Place(Tile(int(tile[0]), int(tile[1])), end)


def write(attempt: Place) -> Fields:
    return {
        "tile": [tile_text(attempt.tile)],
        "at": [place_text(attempt.end)],
    }


def judge(question: Question, attempt: Place) -> Verdict:
    """Refused with the engine's reason; legal but not asked; or solved. turn.place"""
    why = question.view.why_not(attempt)
    if why is not None:
        return Verdict(Outcome.REFUSED, (why,), None, done=False)
    after = question.view.place(attempt)
    if attempt not in answers(question):
        same_tile = question.asked is not None and attempt.tile is question.asked.tile
        why_legal = NotAsked(attempt, after.chain, same_tile)
        return Verdict(Outcome.LEGAL, (why_legal,), after, done=False)
    return Verdict(Outcome.SOLVED, (Placed(attempt, after.chain),), after, done=True)


def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, the end, the tile, the answer."""
    answer = min(answers(question), key=lambda placed: (placed.tile, place_text(placed.end)))
    after = question.view.place(answer).chain
    return (
        RuleHint(_rule(answer)),
        EndHint(answer.end),
        TileHint(answer.tile),
        PlaceAnswer(answer, after),
    )


def _rule(answer: Place) -> Rule:
    """The clause that helps most with this answer."""
    if answer.end is None:
        return Rule.SETUP_OPENING
    if answer.end.pips == 0:
        return Rule.TURN_BLANK
    return Rule.CHAIN_FROM_DOUBLE if answer.end.tile.is_double else Rule.TURN_MATCH


def rules(question: Question) -> tuple[Rule, ...]:
    """The clauses that each of the right placements rests on."""
    shared = frozenset.intersection(*map(_rests_on, answers(question)))
    return tuple(rule for rule in RULES if rule in shared)


def _rests_on(placed: Place) -> frozenset[Rule]:
    end = placed.end
    across = {Rule.CHAIN_DOUBLES_ACROSS} if placed.tile.is_double else set()
    if end is None:
        return frozenset({Rule.SETUP_OPENING, *across})
    blank = {Rule.TURN_BLANK} if end.pips == 0 else set()
    from_double = {Rule.CHAIN_FROM_DOUBLE} if end.tile.is_double else set()
    always = (Rule.TURN_PLACE, Rule.TURN_MATCH, Rule.CHAIN_TWO_ENDS)
    return frozenset({*always, *across, *blank, *from_double})


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: up to 4 tiles lie. USUAL: more lie, and at most 2 tiles of the hand fit.

    HARD: several placements are legal, but only one leaves the ends that are asked for. An opening
    is always asked for by the ends it makes: EASY no double; HARD from a hand that has drawn.
    """
    players = 2 + int(rng.random() * 3)
    if rule is Rule.SETUP_OPENING:
        return _opening(rng, players, level)
    state = some_position(rng, players, lambda state: bool(_askable(state, level, rule)))
    return choice(rng, _askable(state, level, rule))


def _opening(rng: Random, players: int, level: Level) -> Question:
    state = Round.deal(players, int(rng.random() * players), rng)
    if level is Level.HARD:
        for _ in range(1 + int(rng.random() * min(4, state.drawable))):
            state = state.apply(DRAW)
    tiles = [tile for tile in state.hand if level is not Level.EASY or not tile.is_double]
    return Question(state.view(state.turn), Place(choice(rng, tiles)))


def _askable(state: Round, level: Level, rule: Rule | None) -> list[Question]:
    """What could be asked of the seat to move; nothing where it would be too plain."""
    lie, hand = len(state.chain.tiles), set(state.hand)
    if not lie or state.is_over or (level is Level.EASY) != (lie <= 4):
        return []
    legal = [action for action in state.actions() if isinstance(action, Place)]
    fitting = {placed.tile for placed in legal}
    if level is Level.HARD:
        found = _only_ways(state, legal)
    elif not fitting or len(hand - fitting) < 2 or (level is Level.USUAL and len(fitting) > 2):
        return []
    else:
        found = [Question(state.view(state.turn))]
    return [question for question in found if rule is None or rule in rules(question)]


def _only_ways(state: Round, legal: list[Place]) -> list[Question]:
    """The placements that alone leave their ends, where there are others."""
    left = [ends_left(state.chain, placed) for placed in legal]
    view = state.view(state.turn)
    return [
        Question(view, placed)
        for placed, ends in zip(legal, left, strict=True)
        if len(legal) > 1 and left.count(ends) == 1
    ]


def ends_left(chain: Chain, placed: Place) -> tuple[int, ...]:
    """The pips at both ends after a legal placement, the smaller first."""
    return tuple(sorted(end.pips for end in chain.place(placed.tile, placed.end).ends))
