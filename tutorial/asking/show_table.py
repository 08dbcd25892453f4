"""What a player sees of a table besides the chain: who holds how many, and the boneyard."""

from typing import NamedTuple

from django.utils.safestring import SafeString

from engine import RESERVE, View
from tutorial.board import back_svg
from tutorial.words import Words


class Holder(NamedTuple):
    """A player and how many tiles they hold; `own`: the one who is asked."""

    name: str
    tiles: str
    own: bool


class Boneyard(NamedTuple):
    """Face down; `left`: how many can be drawn, drawn apart from the `reserve`."""

    left: int
    to_draw: SafeString
    reserve: SafeString


def holders(view: View, words: Words) -> tuple[Holder, ...]:
    sizes = (hand if isinstance(hand, int) else len(hand) for hand in view.hands)
    return tuple(
        Holder(words.seat_name(seat), words.tiles(size), seat == view.seat)
        for seat, size in enumerate(sizes)
    )


def boneyard(size: int, words: Words) -> Boneyard:
    """turn.reserve"""
    left = max(0, size - RESERVE)
    drawn = back_svg(left, words.tiles(left)) if left else SafeString("")
    return Boneyard(left, drawn, back_svg(RESERVE, words.tiles(RESERVE)))
