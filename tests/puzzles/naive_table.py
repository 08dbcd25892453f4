"""A turn read a second time, from a position's text alone: digits, no engine."""

from typing import NamedTuple


class Seen(NamedTuple):
    """`ends`: the left and the right pips as digits, empty before the opening."""

    ends: str
    hand: tuple[str, ...]
    boneyard: int

    @property
    def fitting(self) -> tuple[str, ...]:
        """Any tile opens; else one of its digits must be one of the two."""
        if not self.ends:
            return self.hand
        return tuple(tile for tile in self.hand if set(tile) & set(self.ends))

    @property
    def drawable(self) -> int:
        return self.boneyard - 2

    @property
    def allowed(self) -> set[str]:
        """The words of the form."""
        found = {"place"} if self.fitting else set()
        if self.drawable >= 1:
            found |= {"draw"}
        return found or {"pass"}


def ends_of(chain: str) -> str:
    """ "14.L11.R34" leaves "1" and "3"."""
    if chain == "0":
        return ""
    opener, *joined = chain.split(".")
    left, right = opener[0], opener[1]
    for placed in joined:
        side, one, other = placed[0], placed[1], placed[2]
        if side == "L":
            left = other if one == left else one
        else:
            right = other if one == right else one
    return left + right


def seen(text: str) -> Seen:
    """What the seat to move sees of a view's or a round's text."""
    chain, hands, boneyard, turn = text.partition("~")[0].split("_")
    hand = hands.split("-")["abcd".index(turn[0])]
    size = int(boneyard[1:]) if boneyard[0] == "x" else len(boneyard.split("."))
    return Seen(ends_of(chain), tuple(hand.split(".")), size)


def tiles_in(text: str) -> int:
    """How many tiles a view's or a round's text accounts for."""
    chain, hands, boneyard, _ = text.partition("~")[0].split("_")
    return sum(map(_count, (chain, *hands.split("-"), boneyard)))


def _count(part: str) -> int:
    if part == "0":
        return 0
    return int(part[1:]) if part[0] == "x" else len(part.split("."))
