"""A whole sheet as one word of an address, and back: `1_3b_a-0-00-s8_x-12-44-46`.

First the version; then the players with the seat that started first, and after a dot the totals
that the sheet begins with, unless they are all 0: `3b.40-12-0`; then the rounds. A round is the
seat that went out, or x for a blocked one, and the hands by seat: tiles as pairs of halves, `0` for
the empty hand, `s` and a number where only the sum is known.
"""

import re
from typing import Final

from engine import Tile
from engine.notation import SEATS, tile_text
from tutorial.play.faults import AddressFault
from tutorial.play.possible import faults
from tutorial.play.sheet import MOST_GIVEN, MOST_ROUNDS, Hand, Played, Sheet, hand_of

VERSION: Final = "1"
BLOCKED: Final = "x"
_NUMBER: Final = r"(?:0|[1-9][0-9]{0,2})"
_BEGINNING: Final = re.compile(rf"([2-4])([a-d])(?:\.({_NUMBER}(?:-{_NUMBER}){{1,3}}))?")
_HAND: Final = re.compile(rf"0|s({_NUMBER})|((?:[0-6][0-6])+)")


class SheetUnreadable(ValueError):
    """An address that holds no sheet: why, which round (from 1), and the sheet before it if any."""

    def __init__(self, fault: AddressFault, number: int = 0, readable: Sheet | None = None) -> None:
        super().__init__(fault, number)
        self.fault, self.number, self.readable = fault, number, readable


def to_text(sheet: Sheet) -> str:
    """The sheet as an address holds it."""
    given = "." + "-".join(map(str, sheet.given)) if any(sheet.given) else ""
    beginning = f"{sheet.players}{SEATS[sheet.starter]}{given}"
    return "_".join([VERSION, beginning, *map(_round_text, sheet.rounds)])


def from_text(text: str) -> Sheet:
    """The sheet that the address holds. SheetUnreadable"""
    version, _, rest = text.partition("_")
    if version != VERSION or not rest:
        raise SheetUnreadable(AddressFault.VERSION)
    beginning, *rounds = rest.split("_", MOST_ROUNDS + 1)
    sheet = _beginning(beginning)
    for number, written in enumerate(rounds, start=1):
        if sheet.result:
            raise SheetUnreadable(AddressFault.AFTER_THE_END, number, sheet)
        if sheet.is_full:
            raise SheetUnreadable(AddressFault.TOO_MANY, number, sheet)
        played = _round(written, sheet.players)
        if played is None:
            raise SheetUnreadable(AddressFault.ROUND, number, sheet)
        sheet = sheet.with_round(played)
    return sheet


def _round_text(played: Played) -> str:
    how = BLOCKED if played.out is None else SEATS[played.out]
    hands = [
        "0" if seat == played.out else _hand_text(hand) for seat, hand in enumerate(played.hands)
    ]
    return "-".join([how, *hands])


def _hand_text(hand: Hand) -> str:
    return "".join(map(tile_text, hand.tiles)) or f"s{hand.sum}"


def _beginning(text: str) -> Sheet:
    written = _BEGINNING.fullmatch(text)
    if not written:
        raise SheetUnreadable(AddressFault.BEGINNING)
    players, starter = int(written[1]), SEATS.index(written[2])
    given = tuple(map(int, written[3].split("-"))) if written[3] else (0,) * players
    if starter >= players or len(given) != players or max(given) > MOST_GIVEN:
        raise SheetUnreadable(AddressFault.BEGINNING)
    return Sheet(starter, given)


def _round(text: str, players: int) -> Played | None:
    """The round, or None where it cannot be read or cannot be."""
    how, *written = text.split("-", players + 1)
    seats = SEATS[:players]
    if len(written) != players or how not in (BLOCKED, *seats):
        return None
    out = None if how == BLOCKED else SEATS.index(how)
    hands = tuple(map(_hand, written))
    empty = [seat for seat, part in enumerate(written) if part == "0"]
    if None in hands or empty != ([] if out is None else [out]):
        return None
    read = tuple(hand for hand in hands if hand is not None)
    return None if any(faults(out, read)) else Played(out, read)


def _hand(text: str) -> Hand | None:
    written = _HAND.fullmatch(text)
    if not written:
        return None
    if written[1]:
        return Hand((), int(written[1]))
    pairs = written[2] or ""
    tiles = {Tile(int(pairs[at]), int(pairs[at + 1])) for at in range(0, len(pairs), 2)}
    return hand_of(tuple(sorted(tiles))) if len(tiles) * 2 == len(pairs) else None
