"""The chain on the table: its tiles, its joints and its two ends."""

from enum import Enum
from typing import Final, NamedTuple

from engine.errors import InvalidPosition
from engine.faults import HalvesDoNotMeet, NotAnEnd, TileTwice
from engine.tiles import DOUBLE_SIX, Tile


class Side(Enum):
    """A place on a tile where another could be joined, in the order in which ends are listed.

    A double has line A and line B along the chain and its BRANCH, the sides that jut out of the
    chain, where nothing may ever join (chain.doubles-across); any other tile has two halves.
    """

    LARGER = 0
    SMALLER = 1
    LINE_A = 2
    LINE_B = 3
    BRANCH = 4

    __hash__ = object.__hash__  # each is one object; Enum's own hash is far slower


class Port(NamedTuple):
    """One side of one tile."""

    tile: Tile
    side: Side


class End(NamedTuple):
    """A place in the chain with the pips that must be matched there (1 to join, say).

    Two ends are two even where both show the same pips. A place that is no longer open, or a
    double's BRANCH, is written as an End too, so that it can be tried and refused.
    """

    tile: Tile
    side: Side
    pips: int

    @property
    def port(self) -> Port:
        return Port(self.tile, self.side)


class Joint(NamedTuple):
    """Where two tiles met: the port already lying, and the port of the tile then placed."""

    lying: Port
    placed: Port


class Joining(NamedTuple):
    """What joining a tile at an end makes: their joint, and the end that is open instead."""

    joint: Joint
    opened: End


class Laid(NamedTuple):
    """A tile as it lies: the pips of its left and of its right half."""

    tile: Tile
    left: int
    right: int


class Chain(NamedTuple):
    """A chain, empty or growing at two ends (chain.two-ends). Chain() is the empty one.

    `tiles` and `joints` stand in placing order; `ends` is sorted by tile, then line A before B,
    larger before smaller end. The opening tile lies with its smaller half, or line A, to the left.
    """

    tiles: tuple[Tile, ...] = ()
    joints: tuple[Joint, ...] = ()
    ends: tuple[End, ...] = ()
    left: End | None = None
    right: End | None = None

    def place(self, tile: Tile, end: End | None = None) -> "Chain":
        """The chain after `tile` is joined at `end` (None: it opens). InvalidPosition if it cannot.

        setup.opening, turn.place, turn.match
        """
        if tile in self.tiles:
            raise InvalidPosition(TileTwice(tile))
        if end is None:
            return self._open(tile)
        if end not in self.ends:
            raise InvalidPosition(NotAnEnd(tile, end, self.ends))
        if tile not in JOININGS[end]:
            raise InvalidPosition(HalvesDoNotMeet(tile, end))
        return self.join(tile, end)

    def _open(self, tile: Tile) -> "Chain":
        if self.tiles:
            raise InvalidPosition(NotAnEnd(tile, None, self.ends))
        left, right = ENDS[tile]
        ends = (left, right) if tile.is_double else (right, left)
        return Chain((tile,), (), ends, left, right)

    def join(self, tile: Tile, end: End) -> "Chain":
        """`place` without its checks, for a joining that is known to fit."""
        joint, opened = JOININGS[end][tile]
        at_left = end is self.left or end == self.left
        kept = self.right if at_left else self.left
        assert kept is not None  # an end is joined, so there are two
        return Chain(
            (*self.tiles, tile),
            (*self.joints, joint),
            (kept, opened) if kept.tile < tile else (opened, kept),
            opened if at_left else kept,
            kept if at_left else opened,
        )

    def fits(self, tile: Tile) -> tuple[End, ...]:
        """The open ends that a half of `tile` equals. turn.match, turn.blank"""
        return tuple(end for end in self.ends if end.pips == tile.low or end.pips == tile.high)

    @property
    def line(self) -> tuple[Laid, ...]:
        """The tiles from left to right, each with the pips of its left and right half."""
        if not self.tiles:
            return ()
        opener = self.tiles[0]
        left, right = [], [Laid(opener, opener.low, opener.high)]
        left_port = Port(opener, Side.LINE_A if opener.is_double else Side.SMALLER)
        for lying, placed in self.joints:
            tile = placed.tile
            meets = tile.low if placed.side in (Side.SMALLER, Side.LINE_A) else tile.high
            if lying == left_port:
                left.append(Laid(tile, tile.other(meets), meets))
                left_port = _opposite(placed)
            else:
                right.append(Laid(tile, meets, tile.other(meets)))
        return (*reversed(left), *right)

    @property
    def places(self) -> tuple[End, ...]:
        """Every place where one could try to join, left to right: open or not.

        The left end, each tile's BRANCH if it is a double, the joints (named by the port that lay
        there first), the right end. Empty for an empty chain.
        """
        if self.left is None or self.right is None:
            return ()
        lying = {frozenset((lying.tile, placed.tile)): lying for lying, placed in self.joints}
        places = [self.left]
        line = self.line
        for laid, following in zip(line, (*line[1:], None), strict=True):
            if laid.tile.is_double:
                places.append(End(laid.tile, Side.BRANCH, laid.tile.low))
            if following is not None:
                port = lying[frozenset((laid.tile, following.tile))]
                places.append(End(port.tile, port.side, laid.right))
        return (*places, self.right)


def _both_ends(tile: Tile) -> tuple[End, End]:
    if tile.is_double:
        return End(tile, Side.LINE_A, tile.low), End(tile, Side.LINE_B, tile.low)
    return End(tile, Side.SMALLER, tile.low), End(tile, Side.LARGER, tile.high)


def _joining(tile: Tile, end: End) -> Joining:
    first, second = ENDS[tile]
    used, opened = (first, second) if first.pips == end.pips else (second, first)
    return Joining(Joint(end.port, used.port), opened)


ENDS: Final = {tile: _both_ends(tile) for tile in DOUBLE_SIX}
"""The two ends of each tile: smaller and larger, or line A and line B."""

JOININGS: Final[dict[End, dict[Tile, Joining]]] = {
    end: {
        tile: _joining(tile, end)
        for tile in DOUBLE_SIX
        if tile is not lying and end.pips in tile.halves
    }
    for lying in DOUBLE_SIX
    for end in ENDS[lying]
}
"""Every tile that can be joined at every end there can be, made once. turn.match, turn.blank"""


def _opposite(port: Port) -> Port:
    return Port(port.tile, _OPPOSITE[port.side])


_OPPOSITE = {
    Side.SMALLER: Side.LARGER,
    Side.LARGER: Side.SMALLER,
    Side.LINE_A: Side.LINE_B,
    Side.LINE_B: Side.LINE_A,
}
