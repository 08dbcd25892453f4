"""Sheets and hands for tests, written shortly."""

from engine import Tile
from tutorial.play.sheet import EMPTY, Hand, Played, Sheet, hand_of


def tiles(text: str) -> Hand:
    """ "12.44": the hand with these tiles."""
    return hand_of(tuple(sorted(Tile(int(two[0]), int(two[1])) for two in text.split("."))))


def only(sum_: int) -> Hand:
    """A hand of which only the sum was typed."""
    return Hand((), sum_)


def out(seat: int, *hands: Hand) -> Played:
    """`seat` went out; the hands are those of the others, in the order of seats."""
    return Played(seat, (*hands[:seat], EMPTY, *hands[seat:]))


def blocked(*hands: Hand) -> Played:
    return Played(None, hands)


def new(players: int, starter: int = 0) -> Sheet:
    return Sheet(starter, (0,) * players)
