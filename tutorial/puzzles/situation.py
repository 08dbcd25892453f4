"""What decides a turn, as the player to move sees it: the ends, the hand, the boneyard's size."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

import engine
from engine import RESERVE, Chain, Expected, NotationError, Port, Round, Side, Tile, View
from tutorial.puzzles.positions import choice, playout

_MOST_ROUNDS: Final = 400


class Situation(NamedTuple):
    """`ends`: the pips of both ends, none while the chain is empty; `inner`: of joined halves.

    `hand`, and of it the `playable` tiles; `boneyard`: how many tiles lie there, the reserve too.
    """

    ends: tuple[int, ...]
    inner: frozenset[int]
    hand: tuple[Tile, ...]
    playable: tuple[Tile, ...]
    boneyard: int

    @property
    def drawable(self) -> int:
        return max(0, self.boneyard - RESERVE)


def situation(chain: Chain, hand: tuple[Tile, ...], boneyard: int) -> Situation:
    """turn.match: any tile opens an empty chain, else one of its halves must equal an end."""
    ends = (chain.left.pips, chain.right.pips) if chain.left and chain.right else ()
    playable = hand if not ends else tuple(tile for tile in hand if _matches(tile, ends))
    inner = frozenset(_pips(lying) for lying, _ in chain.joints)
    return Situation(ends, inner, hand, playable, boneyard)


def of_view(view: View) -> Situation:
    return situation(view.chain, view.hand, view.boneyard)


def of_round(round_: Round) -> Situation:
    return situation(round_.chain, round_.hand, len(round_.boneyard))


def _pips(port: Port) -> int:
    return port.tile.high if port.side is Side.LARGER else port.tile.low


def _matches(tile: Tile, ends: tuple[int, ...]) -> bool:
    return tile.low in ends or tile.high in ends


def joker(seen: Situation) -> Tile | None:
    """A tile that would be playable if a blank matched everything; None if play needs no joker.

    turn.blank
    """
    if seen.playable or not seen.hand:
        return None
    if 0 in seen.ends:
        return seen.hand[0]
    return next((tile for tile in seen.hand if tile.low == 0), None)


def inner_half(seen: Situation) -> Tile | None:
    """Where nothing is playable: a tile that a joined half would match. chain.two-ends"""
    if seen.playable:
        return None
    return next((tile for tile in seen.hand if seen.inner.intersection(tile.halves)), None)


def joined_pips(seen: Situation, tile: Tile) -> int:
    """The pips of `tile` that a joined half would match."""
    return tile.low if tile.low in seen.inner else tile.high


def second_half(seen: Situation) -> Tile | None:
    """A playable tile where all fit by the second half alone. turn.match"""
    if not seen.ends or not seen.playable or any(tile.low in seen.ends for tile in seen.playable):
        return None
    return seen.playable[0]


def by_blank_alone(seen: Situation) -> bool:
    """Something is playable, and only because a blank meets a blank. turn.blank"""
    others = set(seen.ends) - {0}
    return (
        0 in seen.ends
        and bool(seen.playable)
        and not any(others.intersection(tile.halves) for tile in seen.playable)
    )


def view_to_move(text: str) -> View:
    """The view of a player whose turn it is, in a round in play. NotationError, InvalidPosition"""
    view = engine.from_text(text)
    if not isinstance(view, View) or view.seat is None or view.seat != view.turn:
        raise NotationError(text, 0, Expected.HANDS)
    return view


def some_turn(
    rng: Random, wanted: Callable[[Round], bool], players: tuple[int, ...] = (2, 3, 4)
) -> Round:
    """A turn's beginning in random play that is wanted; RuntimeError if play leads to none."""
    for _ in range(_MOST_ROUNDS):
        states = list(playout(rng, choice(rng, players)))
        begun = states[:1] + [
            state for before, state in pairwise(states) if before.turn != state.turn
        ]
        found = [state for state in begun if not state.is_over and wanted(state)]
        if found:
            return choice(rng, found)
    raise RuntimeError("play does not lead to such a turn: construct it instead")
