"""The example of a clause, drawn: a few small pictures in a row."""

from typing import NamedTuple

from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine import Result, Tile, sum_of_pips
from engine.notation import SEATS
from tutorial.asking.show_table import Boneyard, boneyard
from tutorial.board import chain_svg, hand_svg, peg_svg
from tutorial.board.seats import seats_svg
from tutorial.rules.examples import Example
from tutorial.words import Words


class Held(NamedTuple):
    """What is left with a player and what it counts; `hand` is empty where nothing is."""

    seat: str
    hand: SafeString
    sum: int


class Total(NamedTuple):
    """A player's peg and total: "30 + 13 = 43" where something was added to it."""

    seat: str
    peg: SafeString
    total: str


class Drawn(NamedTuple):
    """An example as a page shows it, each picture empty where it has none of the kind."""

    table: SafeString
    chain: SafeString
    hand: SafeString
    hands: tuple[Held, ...]
    credit: str
    boneyard: Boneyard | None
    totals: tuple[Total, ...]


def drawn(example: Example, words: Words) -> Drawn:
    """In the language of `words`, which is that of the page."""
    return Drawn(
        _table(example),
        _chain(example, words),
        _hand(example.hand, words),
        tuple(
            Held(SEATS[seat].upper(), _hand(hand, words), sum_of_pips(hand))
            for seat, hand in enumerate(example.hands)
        ),
        _credit(example.result, words) if example.result else "",
        boneyard(example.boneyard, words) if example.boneyard else None,
        tuple(
            Total(SEATS[seat].upper(), peg_svg(seat), _total(parts))
            for seat, parts in enumerate(example.totals)
        ),
    )


def _table(example: Example) -> SafeString:
    if not example.seats:
        return SafeString("")
    players = ", ".join(SEATS[: example.seats].upper())
    label = gettext("Clockwise round the table, seen from above: %(players)s.") % {
        "players": players
    }
    arrow = example.marked is not None
    return seats_svg(example.seats, label, marked=example.marked, arrow=arrow)


def _chain(example: Example, words: Words) -> SafeString:
    if example.chain is None:
        return SafeString("")
    label = words.description(example.chain, example.marks)
    return chain_svg(example.chain, label=label, marks=example.marks, snug=True)


def _hand(tiles: tuple[Tile, ...], words: Words) -> SafeString:
    return hand_svg(tiles, ", ".join(map(words.tile_name, tiles))) if tiles else SafeString("")


def _credit(result: Result, words: Words) -> str:
    return "0" if result.winner is None else words.calculation(result)


def _total(parts: tuple[int, ...]) -> str:
    terms = " + ".join(map(str, parts))
    return f"{terms} = {sum(parts)}" if len(parts) > 1 else terms
