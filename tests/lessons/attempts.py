"""All attempts that can be made at a step of a lesson, kind by kind.

For `place`: all 28 tiles at every place of the chain and two that it does not have. For `ends`:
every pair of places with every set of up to three numbers. For `credit`: every player and nobody,
with every number to 50, and that the round goes on.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations, product
from typing import Any

from engine import DOUBLE_SIX, DRAW, PASS, Place, Round, View
from tests.puzzles.attempts import deal_attempts, match_attempts, starter_attempts
from tests.puzzles.slips import spot_attempts
from tutorial.asking.puzzle import Puzzle
from tutorial.puzzles.credit import Credit, GoesOn
from tutorial.puzzles.draws import Attempt as Draws
from tutorial.puzzles.ends import Attempt as Ends
from tutorial.puzzles.facts.actions import Move
from tutorial.puzzles.places import read_place
from tutorial.puzzles.repair_question import exchanges
from tutorial.puzzles.turn import Turn


def place_attempts(puzzle: Puzzle) -> Iterator[Place]:
    view: View = puzzle.question.view
    elsewhere = [read_place(text) for text in ("55b", "02s")]
    places = [*view.chain.places, None, *elsewhere]
    for tile, end in product(DOUBLE_SIX, places):
        yield Place(tile, end)


def ends_attempts(puzzle: Puzzle) -> Iterator[Ends]:
    ports = [place.port for place in puzzle.question.chain.places]
    numbers = chain.from_iterable(combinations(range(7), size) for size in (1, 2, 3))
    for marked, pips in product(combinations(ports, 2), list(numbers)):
        yield Ends(frozenset(marked), frozenset(pips))


def credit_attempts(puzzle: Puzzle) -> Iterator[Credit | GoesOn]:
    round_: Round = puzzle.question.round
    yield GoesOn()
    for winner, points in product((None, *range(round_.players)), range(51)):
        yield Credit(winner, points)


def actions_attempts(puzzle: Puzzle) -> Iterator[frozenset[Move]]:
    for size in (1, 2, 3):
        yield from map(frozenset, combinations(Move, size))


def draws_attempts(puzzle: Puzzle) -> Iterator[Draws]:
    for must, most in product((True, False), range(29)):
        yield Draws(must, most)


def turn_attempts(puzzle: Puzzle) -> Iterator[Turn]:
    """After every number of draws: another, a pass, and all tiles at every place."""
    round_: Round = puzzle.question.round
    for draws in range(round_.drawable + 1):
        yield Turn(draws, DRAW)
        yield Turn(draws, PASS)
        for tile, end in product(DOUBLE_SIX, [*round_.chain.places, None, read_place("55b")]):
            yield Turn(draws, Place(tile, end))


def by_question(attempts: Callable[[Any], Iterable[Any]]) -> Callable[[Puzzle], Iterable[Any]]:
    return lambda puzzle: attempts(puzzle.question)


ATTEMPTS: dict[str, Any] = {
    "deal": by_question(deal_attempts),
    "starter": by_question(starter_attempts),
    "match": by_question(match_attempts),
    "repair": by_question(exchanges),
    "spot": by_question(spot_attempts),
    "place": place_attempts,
    "ends": ends_attempts,
    "credit": credit_attempts,
    "actions": actions_attempts,
    "draws": draws_attempts,
    "turn": turn_attempts,
}
