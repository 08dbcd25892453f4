"""How a `credit` puzzle looks: the hands that are left, the boneyard, and in the end the sum."""

from typing import NamedTuple

from django.utils.safestring import SafeString

from engine import Tile
from engine.notation import SEATS
from tutorial.asking.trial import Trial
from tutorial.board import hand_svg
from tutorial.puzzles.credit import GOES_ON, NOBODY, Question
from tutorial.words import SumRow, Words


class SeatChoice(NamedTuple):
    """A player who can be credited; `hand` draws what is left, empty for who went out."""

    value: str
    name: str
    chosen: bool
    hand: SafeString


class Picture(NamedTuple):
    """`standing`: the ends, the last tile and the passes. `nobody`, `goes_on`: that is chosen.

    `no_number`: what stands in `points` cannot be read.
    `rows`, `calculation`: the sum of a round that is over, once solved or given up.
    """

    seats: tuple[SeatChoice, ...]
    nobody: bool
    goes_on: bool
    standing: str
    boneyard: SafeString
    undrawn: int
    points: str
    no_number: bool
    rows: tuple[SumRow, ...]
    calculation: str
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """The sum is shown once it is solved or asked for, not before."""
    round_ = question.round
    winner = next(iter(trial.typed.get("winner", ())), "")
    result = question.result if trial.solved or trial.given_up else None
    return Picture(
        tuple(
            SeatChoice(letter, words.seat_name(seat), letter == winner, _drawn(hand, words))
            for seat, (letter, hand) in enumerate(zip(SEATS, round_.hands, strict=False))
        ),
        winner == NOBODY,
        winner == GOES_ON,
        words.standing(round_),
        _drawn(round_.boneyard, words),
        len(round_.boneyard),
        next(iter(trial.typed.get("points", ())), ""),
        trial.unreadable is not None and trial.unreadable.field == "points",
        words.sum_rows(round_) if result else (),
        words.calculation(result) if result else "",
    )


def _drawn(tiles: tuple[Tile, ...], words: Words) -> SafeString:
    label = ", ".join(map(words.tile_name, tiles))
    return hand_svg(tiles, label) if tiles else SafeString("")
