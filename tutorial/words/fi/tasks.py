"""Finnish: the question of a puzzle in a sentence or two, where no lesson puts it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tutorial.puzzles.actions import Question as Actions
from tutorial.puzzles.credit import Question as Credit
from tutorial.puzzles.deal import Question as Deal
from tutorial.puzzles.draws import Question as Draws
from tutorial.puzzles.ends import Question as Ends
from tutorial.puzzles.match import Question as Match
from tutorial.puzzles.place import Question as Place
from tutorial.puzzles.repair import BrokenChain, HeldBack
from tutorial.puzzles.spot import Question as Spot
from tutorial.puzzles.starter import Question as Starter
from tutorial.puzzles.turn_question import Question as Turn
from tutorial.words.fi import (
    actions,
    credit,
    deal,
    draws,
    ends,
    match,
    place,
    repair,
    spot,
    starter,
    turn,
)

_TASKS: Final[Mapping[type, Callable[[Any], str]]] = {
    Place: place.task,
    Ends: ends.task,
    Credit: credit.task,
    Actions: actions.task,
    Draws: draws.task,
    Turn: turn.task,
    Starter: starter.task,
    Match: match.task,
    Deal: deal.task,
    BrokenChain: repair.task,
    HeldBack: repair.task,
    Spot: spot.task,
}


def task(question: object) -> str:
    """What is asked; the room of the question's kind says it. KeyError for no question."""
    return _TASKS[type(question)](question)
