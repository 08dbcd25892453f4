"""Where the tiles of a chain lie on a small table: whole numbers, no drawing.

A half is a square of 24 units, so a tile is 48 long and a double, which lies across, takes 24 of
the way. The opening tile lies in the middle and never moves; neither does any other tile once it
lies. One arm grows from it to the right and, near the edge, turns down and comes back; the other
is the same turned half round: to the left, then up and back. So the chain is one snake, from its
left end in the highest row to its right end in the lowest.

Rows are 72 apart, which leaves 24 between two doubles in neighbouring rows. There are three ways
round a corner, and each goes down by the same 72, so that any sequence of tiles gets round:

    ===|===|+-+     ===|===|+-+     ===|===|        a tile stands beside the last one, and
            | |             | |        +-+-+        another below it; or a double below it;
            +-+            +-----+     +-+-+        or a double comes first, and lies below
            | |            +-----+       | |        the half that was last
    ===|===|+-+        ===|====|     ===|+-+
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine import Chain, Tile

HALF: Final = 24
LONG: Final = 2 * HALF
ROW: Final = 3 * HALF
PHONE: Final = 6 * HALF
"""Half the width of a picture that a phone shows in full: 288 of the 320 its screen is wide."""
WIDE: Final = 2 * PHONE


class Lying(NamedTuple):
    """A tile by its middle and how far it is turned clockwise; at 0 its smaller half is up."""

    tile: Tile
    x: int
    y: int
    turn: int


class Spot(NamedTuple):
    """A place of the chain: the middle of the edge where a tile joins, or could be tried.

    `way` is where the chain goes on from an open end, (-1, 0) for left; None for other places.
    """

    x: int
    y: int
    way: tuple[int, int] | None = None


class Table(NamedTuple):
    """What lies where: x from -half_width to half_width, y from top to bottom.

    `tiles` stand as in Chain.line and `spots` as in Chain.places; an empty chain has one spot,
    where the opening tile will lie.
    """

    tiles: tuple[Lying, ...]
    spots: tuple[Spot, ...]
    half_width: int
    top: int
    bottom: int


def lay(chain: Chain, half_width: int = PHONE) -> Table:
    """The table with this chain on it."""
    if not chain.tiles:
        return Table((), (Spot(0, 0),), half_width, -ROW // 2, ROW // 2)
    line = chain.line
    opener = chain.tiles[0]
    at = next(index for index, laid in enumerate(line) if laid.tile is opener)
    edge = HALF // 2 if opener.is_double else HALF
    limit = half_width - HALF
    left = _arm([(laid.tile, laid.right) for laid in reversed(line[:at])], edge, limit, -1)
    right = _arm([(laid.tile, laid.left) for laid in line[at + 1 :]], edge, limit, 1)
    middle = Lying(opener, 0, 0, 0 if opener.is_double else _LIES[1])
    side = [Spot(0, -HALF)] if opener.is_double else []
    return Table(
        (*reversed(left.tiles), middle, *right.tiles),
        (*reversed(left.spots), *side, *right.spots),
        half_width,
        -left.reach,
        right.reach,
    )


class _Move(NamedTuple):
    """A way to lay a tile, measured from the open edge: x in the direction of the row, y down."""

    joint: tuple[int, int]
    middle: tuple[int, int]
    open_edge: tuple[int, int]
    drop: int  # how far below its row the new open edge is: 0 in a row, else in a corner
    lies: bool = False
    turns_back: bool = False


_ALONG = _Move((0, 0), (24, 0), (48, 0), 0, lies=True)
_ACROSS = _Move((0, 0), (12, 0), (24, 0), 0)
_BESIDE = _Move((0, 0), (12, 12), (12, 36), 36)
_DOWN = _Move((0, 0), (0, 24), (-12, 36), 0, turns_back=True)
_ACROSS_DOWN = _Move((0, 0), (0, 12), (0, 24), 60, lies=True)
_BACK = _Move((0, 0), (-12, 12), (-36, 12), 0, lies=True, turns_back=True)
_UNDER = _Move((-12, 12), (-12, 24), (-12, 36), 36, lies=True)

# The turn of a tile that lies and joins by its smaller half, going right (1) or left
_LIES: Final = {1: 270, -1: 90}


def _move(tile: Tile, drop: int, room: int) -> _Move:
    """How a tile goes on, `room` away from the end of the row. No double follows a double."""
    if drop == 0:
        if tile.is_double:
            return _ACROSS if room >= LONG else _UNDER
        return _ALONG if room >= ROW else _BESIDE
    if tile.is_double:
        return _ACROSS_DOWN
    return _DOWN if drop < LONG else _BACK


class _Arm(NamedTuple):
    tiles: list[Lying]
    spots: list[Spot]
    reach: int


def _arm(tiles: Iterable[tuple[Tile, int]], edge: int, limit: int, sign: int) -> _Arm:
    """The tiles from the opener outwards, each with the pips it joins by.

    Reckoned for the arm that goes right and down; `sign` -1 turns it half round.
    """
    x, y, way, drop = edge, 0, 1, 0
    lying: list[Lying] = []
    spots: list[Spot] = []
    for tile, joined in tiles:
        move = _move(tile, drop, limit - way * x)
        (joint_x, joint_y), (dx, dy), (edge_x, edge_y), drop, lies, turns_back = move
        spots.append(Spot(sign * (x + way * joint_x), sign * (y + joint_y)))
        middle_x, middle_y = sign * (x + way * dx), sign * (y + dy)
        x, y = x + way * edge_x, y + edge_y
        if turns_back:
            way = -way
        if tile.is_double:
            turn = 90 if lies else 0
            side = (middle_x + sign * way * HALF, middle_y) if lies else (middle_x, middle_y - HALF)
            spots.append(Spot(*side))
        else:
            turn = _LIES[way] if lies else 0
            if (joined == tile.low) is (sign < 0):
                turn = (turn + 180) % 360
        lying.append(Lying(tile, middle_x, middle_y, turn))
    spots.append(Spot(sign * x, sign * y, (0, sign) if drop else (sign * way, 0)))
    return _Arm(lying, spots, y + (LONG if drop else ROW // 2))
