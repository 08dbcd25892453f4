"""The log of a turn as text: d draws, p passes, 36-14s places [3|6] at the smaller end of [1|4]."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine import DRAW, PASS, Action, Draw, Pass, Place, Round, Tile, tile_text
from tutorial.puzzles.places import place_text, read_place

LONGEST: Final = 13
"""All the draws of the largest boneyard, and the action that ends the turn."""

_PLACED: Final = re.compile(r"([0-9])([0-9])-([a-z0-9]{3,4})", re.ASCII)


class Begun(NamedTuple):
    """How far a log leads: the state of the round, the tiles drawn, and the log so far."""

    state: Round
    drawn: tuple[Tile, ...]
    log: tuple[str, ...]


def step_text(action: Action) -> str:
    match action:
        case Draw():
            return "d"
        case Pass():
            return "p"
        case Place(tile, end):
            return f"{tile_text(tile)}-{place_text(end)}"


def read_step(text: str) -> Action:
    """The action of that text, legal or not; ValueError for what is none."""
    if text == "d":
        return DRAW
    if text == "p":
        return PASS
    written = _PLACED.fullmatch(text)
    if not written:
        raise ValueError(text)
    return Place(Tile(int(written[1]), int(written[2])), read_place(written[3]))


def begun(round_: Round, log: Sequence[str]) -> Begun:
    """The turn after the draws that `log` begins with, as far as the rules allow them.

    What follows them, a refused action or the end of the turn, is not played. turn.draw-keeps
    """
    state = round_
    drawn: tuple[Tile, ...] = ()
    for text in log:
        if text != "d" or not state.drawable:
            break
        drawn = (*drawn, state.boneyard[0])
        state = state.apply(DRAW)
    return Begun(state, drawn, ("d",) * len(drawn))
