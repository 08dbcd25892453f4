"""Positions that legal play leads to, from a seed: the same seed gives the same for ever."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, TypeVar

from engine import Action, Draw, Round

T = TypeVar("T")
_MOST_ROUNDS: Final = 400
_KEEN: Final = 0.15
"""How often a player draws who could place: rarely, as at a table."""


def choice(rng: Random, things: Sequence[T]) -> T:
    """One of them; unlike Random.choice the same on every Python."""
    return things[int(rng.random() * len(things))]


def shuffled(rng: Random, things: Sequence[T]) -> list[T]:
    """All of them in random order; unlike Random.shuffle the same on every Python."""
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def playout(rng: Random, players: int) -> Iterator[Round]:
    """Every state of one random round, from the deal to the end."""
    state = Round.deal(players, int(rng.random() * players), rng)
    yield state
    while not state.is_over:
        state = state.apply(likely_action(rng, state))
        yield state


def likely_action(rng: Random, state: Round) -> Action:
    """What a player might do: any legal action, but a draw only now and then if one can place."""
    actions = state.actions()
    places = [action for action in actions if not isinstance(action, Draw)]
    return choice(rng, places) if places and rng.random() >= _KEEN else choice(rng, actions)


def some_position(rng: Random, players: int, wanted: Callable[[Round], bool]) -> Round:
    """A state of random play that is wanted; RuntimeError if play does not lead there."""
    for _ in range(_MOST_ROUNDS):
        found = [state for state in playout(rng, players) if wanted(state)]
        if found:
            return choice(rng, found)
    raise RuntimeError("play does not lead to such a position: construct it instead")
