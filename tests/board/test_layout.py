"""Where the tiles lie: the laws of a snake, and small chains reckoned by hand."""

from itertools import combinations, pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings

from engine import Chain, End, Side
from tests.board.chains import LEANINGS, chain, chains, longest_chains
from tutorial.board.layout import HALF, PHONE, WIDE, Lying, Spot, Table, lay

LAWFUL = settings(max_examples=150, deadline=None)


class Box(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    def overlaps(self, other: "Box") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def is_within(self, table: Table) -> bool:
        return (
            -table.half_width <= self.left
            and self.right <= table.half_width
            and table.top <= self.top
            and self.bottom <= table.bottom
        )


def box(lying: Lying) -> Box:
    across, down = (12, 24) if lying.turn % 180 == 0 else (24, 12)
    return Box(lying.x - across, lying.y - down, lying.x + across, lying.y + down)


def halves(lying: Lying) -> list[tuple[int, int, int]]:
    """Pips and middle of both halves; a standing tile has its smaller half up."""
    right, down = {0: (0, -12), 90: (12, 0), 180: (0, 12), 270: (-12, 0)}[lying.turn]
    low, high = lying.tile.halves
    return [(low, lying.x + right, lying.y + down), (high, lying.x - right, lying.y - down)]


def meets(lying: Lying, spot: Spot, pips: int) -> bool:
    """Does the spot lie at a half with these pips, or at the middle of a double's long side?"""
    if lying.tile.is_double:
        across = (0, 12) if lying.turn else (12, 0)
        return (abs(spot.x - lying.x), abs(spot.y - lying.y)) == across
    return any(
        shown == pips and abs(spot.x - x) + abs(spot.y - y) == HALF // 2
        for shown, x, y in halves(lying)
    )


def joints(laid: Chain, table: Table) -> list[tuple[End, Spot]]:
    inner = list(zip(laid.places, table.spots, strict=True))[1:-1]
    return [(place, spot) for place, spot in inner if place.side is not Side.BRANCH]


def assert_lies_well(laid: Chain, half_width: int) -> None:
    table = lay(laid, half_width)
    assert tuple(lying.tile for lying in table.tiles) == tuple(each.tile for each in laid.line)
    boxes = [box(lying) for lying in table.tiles]
    assert all(each.is_within(table) for each in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    meetings = zip(pairwise(table.tiles), joints(laid, table), strict=True)
    for (one, other), (place, spot) in meetings:
        assert meets(one, spot, place.pips)
        assert meets(other, spot, place.pips)


@LAWFUL
@given(chains(at_least=1))
def test_tiles_lie_apart_inside_the_picture_and_meet_by_equal_halves(laid: Chain) -> None:
    assert_lies_well(laid, PHONE)
    assert_lies_well(laid, WIDE)


@pytest.mark.parametrize("leaning", LEANINGS)
def test_the_longest_chains_fit_a_phone(leaning: str) -> None:
    for laid in longest_chains(40, leaning):
        assert_lies_well(laid, PHONE)
        table = lay(laid)
        assert table.bottom - table.top <= 7 * 72


@LAWFUL
@given(chains(at_least=2))
def test_a_tile_that_lies_never_moves_again(laid: Chain) -> None:
    before = Chain()
    for tile, end in zip(laid.tiles, (None, *_ends_joined(laid)), strict=True):
        after = before.place(tile, end)
        assert {*lay(before).tiles} <= {*lay(after).tiles}
        before = after


def _ends_joined(laid: Chain) -> list[End]:
    return [
        End(*joint.lying, next(p.pips for p in laid.places if p.port == joint.lying))
        for joint in laid.joints
    ]


@LAWFUL
@given(chains(at_least=1))
def test_an_open_end_is_at_the_half_with_its_pips_and_faces_away_from_it(laid: Chain) -> None:
    table = lay(laid)
    for lying, spot, end in (
        (table.tiles[0], table.spots[0], laid.places[0]),
        (table.tiles[-1], table.spots[-1], laid.places[-1]),
    ):
        assert meets(lying, spot, end.pips)
        assert spot.way is not None
        ahead = Lying(lying.tile, spot.x + 24 * spot.way[0], spot.y + 24 * spot.way[1], 0)
        ahead_box = Box(ahead.x - 22, ahead.y - 22, ahead.x + 22, ahead.y + 22)
        assert not any(ahead_box.overlaps(box(each)) for each in table.tiles)


def lies(text: str) -> list[tuple[str, int, int, int]]:
    return [(str(tile), x, y, turn) for tile, x, y, turn in lay(chain(text)).tiles]


def test_the_opening_tile_lies_in_the_middle_with_its_smaller_half_to_the_left() -> None:
    assert lies("14") == [("[1|4]", 0, 0, 270)]
    assert lay(chain("14")).spots == (Spot(-24, 0, (-1, 0)), Spot(24, 0, (1, 0)))


def test_an_opening_double_lies_across_and_has_a_side() -> None:
    assert lies("00") == [("[0|0]", 0, 0, 0)]
    assert lay(chain("00")).spots == (Spot(-12, 0, (-1, 0)), Spot(0, -24), Spot(12, 0, (1, 0)))


def test_a_chain_with_doubles_lies_as_reckoned_by_hand() -> None:
    # [1|4] from -24 to 24; [1|1] 24 wide to its left, [4|4] to its right, then [4|3] from 48 to 96
    assert lies("14.L11.R44.R34") == [
        ("[1|1]", -36, 0, 0),
        ("[1|4]", 0, 0, 270),
        ("[4|4]", 36, 0, 0),
        ("[3|4]", 72, 0, 90),  # its larger half is to the left
    ]
    assert lay(chain("14.L11.R44.R34")).spots == (
        Spot(-48, 0, (-1, 0)),
        Spot(-36, -24),
        Spot(-24, 0),
        Spot(24, 0),
        Spot(36, -24),
        Spot(48, 0),
        Spot(96, 0, (1, 0)),
    )


def test_a_corner_is_turned_by_a_tile_beside_the_last_and_one_below_it() -> None:
    # [4|6] ends at 72 and 120 is the limit: [6|2] must stand from 72 to 96, [2|3] below it;
    # its lower half is 72 below the row, and there [3|3] and [3|5] go back to the left
    assert lies("14.R46.R26.R23.R33.R35")[2:] == [
        ("[2|6]", 84, 12, 180),
        ("[2|3]", 84, 60, 0),
        ("[3|3]", 60, 72, 0),
        ("[3|5]", 24, 72, 90),
    ]


def test_a_double_in_a_corner_lies_across_and_the_row_begins_below_it() -> None:
    assert lies("14.R46.R26.R22.R23")[3:] == [("[2|2]", 84, 48, 90), ("[2|3]", 72, 72, 90)]
    assert lay(chain("14.R46.R26.R22")).spots[-2:] == (Spot(108, 48), Spot(84, 60, (0, 1)))


def test_a_double_that_has_no_room_lies_below_the_half_that_was_last() -> None:
    # [4|4] to 48, [4|5] to 96, and a double needs 24 and as much again for the next to stand
    assert lies("14.R44.R45.R55.R56")[3:] == [("[5|5]", 84, 24, 90), ("[5|6]", 84, 60, 0)]
    assert lay(chain("14.R44.R45.R55")).spots[-3:-1] == (Spot(84, 12), Spot(108, 24))


def test_the_left_arm_is_the_right_one_turned_half_round() -> None:
    right = lay(chain("11.R14.R46.R26.R22.R23"))
    left = lay(chain("11.L14.L46.L26.L22.L23"))
    assert [(tile, -x, -y) for tile, x, y, _ in reversed(left.tiles)] == [
        (tile, x, y) for tile, x, y, _ in right.tiles
    ]


def test_an_empty_table_has_one_spot_where_the_chain_opens() -> None:
    assert lay(Chain()) == Table((), (Spot(0, 0),), 144, -36, 36)
