"""The kind `place`: place a tile, any legal one or the one that is asked for."""

from typing import Final, NamedTuple

import engine
from engine import (
    Expected,
    NotationError,
    Place,
    Rule,
    Tile,
    View,
    action_text,
    read_action,
    tile_text,
)
from tutorial.puzzles.findings import NotAsked, Placed
from tutorial.puzzles.hints import EndHint, Hint, PlaceAnswer, RuleHint, TileHint
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, one
from tutorial.puzzles.places import place_text, read_place
from tutorial.puzzles.verdict import Outcome, Verdict

FIELDS: Final = ("tile", "at")


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
        return Rule.CHAIN_DOUBLES_ACROSS if answer.tile.is_double else Rule.SETUP_OPENING
    if answer.end.pips == 0:
        return Rule.TURN_BLANK
    if answer.end.tile.is_double:
        return Rule.CHAIN_FROM_DOUBLE
    return Rule.CHAIN_DOUBLES_ACROSS if answer.tile.is_double else Rule.TURN_MATCH
