"""The cribbage board: every hole drawn where its number says, a peg for every player."""

import re
from xml.etree import ElementTree as ET

import pytest

from engine import TARGETS
from tutorial.board import cribbage_svg, peg_svg
from tutorial.board.cribbage import LEAST, SHAPES, STREET, WIDTH, holes, place

PHONE = 320 - 2 * 16


def board(*totals: int, before: tuple[int, ...] = ()) -> ET.Element:
    drawn = cribbage_svg(totals, before or totals, target=TARGETS[len(totals)], label='A & B "one"')
    return ET.fromstring(drawn)


def pegs(drawn: ET.Element, kind: str) -> list[str]:
    return [each.get("class", "") for each in drawn.iter("g") if kind in each.get("class", "")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_totals_of_all_players_stand_in_one_place(players: int) -> None:
    places = [place(total, seat, players) for total in range(301) for seat in range(players)]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lane_goes_right_by_ones_with_a_gap_after_each_street_and_on_below(players: int) -> None:
    steps = [
        place(total + 1, 0, players)[0] - place(total, 0, players)[0] for total in range(1, 30)
    ]
    assert [at for at, step in enumerate(steps, start=1) if step > 8] == [
        STREET * n for n in range(1, 6)
    ]
    assert place(31, 0, players)[0] == place(1, 0, players)[0]
    assert place(31, 0, players)[1] > place(30, players - 1, players)[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_a_phone_wide_and_has_the_target_and_more(players: int) -> None:
    assert abs(WIDTH - PHONE) < 16
    assert LEAST[players] > TARGETS[players]
    assert holes(players, 0) == LEAST[players]
    assert holes(players, LEAST[players]) == LEAST[players]
    assert holes(players, LEAST[players] + 1) == LEAST[players] + 30


@pytest.mark.parametrize("totals", [(0, 0), (105, 99), (61, 61, 20), (0, 1, 30, 31), (300, 0)])
def test_all_pegs_are_on_the_board(totals: tuple[int, ...]) -> None:
    drawn = board(*totals)
    _, _, width, height = map(float, drawn.get("viewBox", "").split())
    for seat, total in enumerate(totals):
        x, y = place(total, seat, len(totals))
        assert 5 <= x <= width - 5
        assert 5 <= y <= height - 5
    assert pegs(drawn, "front") == [f"front peg-{seat}" for seat in range(len(totals))]


def test_a_back_peg_stands_only_where_the_total_was_another() -> None:
    drawn = board(23, 0, 6, before=(8, 0, 0))
    assert pegs(drawn, "back") == ["back peg-0", "back peg-2"]


def test_players_differ_by_shape_and_not_by_colour_alone() -> None:
    assert len(set(SHAPES)) == 4
    assert len({re.sub(r"peg-\d", "", peg_svg(seat)) for seat in range(4)}) == 4


def test_the_board_is_one_picture_with_a_name_and_numbers_with_points() -> None:
    drawn = board(3, 4)
    assert drawn.get("role") == "img"
    assert drawn.get("aria-label") == 'A & B "one"'
    assert "," not in drawn.get("viewBox", "")


def test_the_target_is_marked_with_its_number() -> None:
    written = [each.text for each in board(0, 0, 0).iter("text")]
    assert written == ["30", "60", "90", "61"]
