"""How a `starter` puzzle looks: the table from above, the players, their lots, what was done."""

from typing import Final, NamedTuple

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy

from engine import Ended
from engine.notation import SEATS
from tutorial.asking.trial import Trial
from tutorial.board import tile_svg
from tutorial.board.seats import seats_svg
from tutorial.puzzles.starter_question import AGAIN, Asks, Did, Question
from tutorial.words import Words

_DID: Final = {
    Did.PLACED: gettext_lazy("places a tile"),
    Did.DREW: gettext_lazy("draws a tile"),
    Did.PASSED: gettext_lazy("passes"),
}
_LEGENDS: Final = {
    Asks.LOTS: gettext_lazy("Who starts?"),
    Asks.NEXT: gettext_lazy("Who starts the next round?"),
    Asks.TURN: gettext_lazy("Whose turn is it now?"),
}


class Drawn(NamedTuple):
    """A lot: in which drawing, where there was more than one, and the tile."""

    number: int | None
    drawing: SafeString


class Seat(NamedTuple):
    """A player to choose, what is to be known of them, and whether to draw `again`."""

    value: str
    name: str
    chosen: bool
    lots: tuple[Drawn, ...]
    notes: tuple[str, ...]
    again: bool


class Picture(NamedTuple):
    """`again` and `who`: lots can be drawn again, and one says by whom; `all_again`: is chosen."""

    table: SafeString
    seating: str
    did: tuple[Promise, ...]
    legend: Promise
    seats: tuple[Seat, ...]
    again: bool
    who: bool
    all_again: bool
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Which way turns go is drawn once it is solved or given up, not before."""
    asks, players = question.asks, question.players
    named = next(iter(trial.typed.get("starter", ())), "")
    letters = ", ".join(SEATS[:players].upper())
    seating = gettext("Clockwise round the table, seen from above: %(players)s.") % {
        "players": letters
    }
    table = seats_svg(
        players,
        seating,
        marked=None if asks is Asks.LOTS else question.first,
        arrow=trial.solved or trial.given_up,
    )
    return Picture(
        SafeString("") if asks is Asks.LOTS else table,
        seating,
        tuple(_DID[did] for did in question.did),
        _LEGENDS[asks],
        tuple(_seat(question, seat, named, trial, words) for seat in range(players)),
        asks is not Asks.TURN,
        asks is Asks.LOTS,
        named == AGAIN,
    )


def _seat(question: Question, seat: int, named: str, trial: Trial, words: Words) -> Seat:
    value = SEATS[seat]
    return Seat(
        value,
        words.seat_name(seat),
        value == named,
        _lots(question, seat, words),
        _notes(question, seat),
        value in trial.typed.get("with", ()),
    )


def _lots(question: Question, seat: int, words: Words) -> tuple[Drawn, ...]:
    several = len(question.draws) > 1
    return tuple(
        Drawn(number if several else None, tile_svg(draw[seat], label=words.tile_name(draw[seat])))
        for number, draw in enumerate(question.draws, start=1)
        if seat in draw
    )


def _notes(question: Question, seat: int) -> tuple[str, ...]:
    """What is to be known of a player."""
    notes = []
    if question.asks is Asks.NEXT and seat == question.first:
        notes.append(gettext("started the last round"))
    if question.asks is Asks.NEXT and seat == question.winner:
        out = question.ended is Ended.OUT
        notes.append(gettext("went out and won it") if out else gettext("won the blocked round"))
    if question.asks is Asks.TURN and seat == question.first:
        notes.append(gettext("begins"))
    if seat == question.claim:
        notes.append(gettext("holds the double six and would like to start"))
    return tuple(notes)
