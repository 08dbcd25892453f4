"""How a `deal` puzzle looks: what is to be counted, the numbers to type, what can be marked."""

from typing import Final, NamedTuple

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy

from engine import Tile, View
from tutorial.asking.trial import Trial
from tutorial.board import back_svg, chain_svg, hand_svg
from tutorial.puzzles.deal_question import MARKED, Asks, Question, offered
from tutorial.puzzles.facts.deal import Number
from tutorial.words import Words

_LABELS: Final = {
    Number.EACH: gettext_lazy("Tiles in each hand"),
    Number.BONEYARD: gettext_lazy("Tiles in the boneyard"),
    Number.DRAWABLE: gettext_lazy("How many of these can be drawn"),
    Number.SET: gettext_lazy("Tiles in the set"),
    Number.TOTALS: gettext_lazy("Number of running totals"),
}
_LEGENDS: Final = {
    Asks.SET: gettext_lazy("Mark every tile that is not in the set"),
    Asks.PLAYERS: gettext_lazy("Mark every number of players with whom Draw can be played"),
}


class NumberField(NamedTuple):
    """A number to type; `invalid`: it could not be read."""

    name: str
    label: Promise
    typed: str
    invalid: bool


class Option(NamedTuple):
    """Something to mark: as it is written, and in words where that is not the same."""

    value: str
    written: str
    spoken: str
    chosen: bool


class HandShown(NamedTuple):
    """A hand to be counted."""

    name: str
    drawing: SafeString


class Picture(NamedTuple):
    """`board` and `hands` are empty where nothing lies on a table; `drawn` 0 where not told."""

    board: SafeString
    description: str
    hands: tuple[HandShown, ...]
    drawn: int
    legend: Promise | None
    options: tuple[Option, ...]
    numbers: tuple[NumberField, ...]
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """The boneyard is never drawn: it is what is asked."""
    view = question.view
    board, description = SafeString(""), ""
    if view:
        label = words.short_chain(view.chain)
        board = chain_svg(view.chain, label=label, described_by="position")
        description = words.description(view.chain, continuations=False)
    marked = trial.typed.get(MARKED, ())
    marks = offered(question) if question.asks.marks else ()
    return Picture(
        board,
        description,
        _hands(view, words) if view and question.asks is Asks.LEFT else (),
        question.draws if question.asks is Asks.DRAWN else 0,
        _LEGENDS.get(question.asks),
        tuple(_option(value, value in marked, words) for value in marks),
        tuple(_field(number, trial) for number in question.asks.numbers),
    )


def _hands(view: View, words: Words) -> tuple[HandShown, ...]:
    """The own hand open, the others face down."""
    return tuple(
        HandShown(words.seat_name(seat), _drawn(hand, words))
        for seat, hand in enumerate(view.hands)
    )


def _drawn(hand: tuple[Tile, ...] | int, words: Words) -> SafeString:
    if isinstance(hand, int):
        return back_svg(hand, words.tiles(hand))
    names = ", ".join(map(words.tile_name, hand))
    return hand_svg(hand, f"{words.tiles(len(hand))}: {names}")


def _option(value: str, chosen: bool, words: Words) -> Option:
    if len(value) == 1:
        return Option(value, value, "", chosen)
    first, second = int(value[0]), int(value[1])
    return Option(value, f"[{first}|{second}]", words.halves_name(first, second), chosen)


def _field(number: Number, trial: Trial) -> NumberField:
    name = number.value
    typed = next(iter(trial.typed.get(name, ())), "")
    return NumberField(
        name,
        _LABELS[number],
        typed,
        trial.unreadable is not None and trial.unreadable.field == name,
    )
