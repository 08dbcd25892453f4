"""The markup of boards: well formed, in whole numbers, reachable, and giving nothing away."""

import gzip
import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from engine import DOUBLE_SIX, Chain, End, Side, Tile
from tests.board.chains import LEANINGS, chain, chains, longest_chains
from tests.board.test_layout import Box
from tutorial.board import Control, back_svg, chain_svg, hand_svg, sprite, tile_svg
from tutorial.board.layout import lay

LAWFUL = settings(max_examples=100, deadline=None)
NASTY = """</svg><script>"'&{{ x }}"""


def controls(laid: Chain, **more: str) -> list[Control]:
    return [
        Control(place, "at", f"value{n}", f"at-{n}", f"Place {n}", **more)  # type: ignore[arg-type]
        for n, place in enumerate(laid.places or (None,))
    ]


def targets(svg: ET.Element) -> list[Box]:
    boxes = []
    for outer in svg.iter("foreignObject"):
        x, y, width, height = (int(outer.attrib[name]) for name in ("x", "y", "width", "height"))
        boxes.append(Box(x, y, x + width, y + height))
    return boxes


def hrefs(text: str) -> set[str]:
    return set(re.findall(r'href="#([^"]*)"', text))


def drawn(laid: Chain, **wishes: object) -> ET.Element:
    return ET.fromstring(chain_svg(laid, label="Chain", **wishes))  # type: ignore[arg-type]


def assert_can_be_pressed(laid: Chain, *, alike: bool) -> None:
    svg, table = drawn(laid, controls=controls(laid), alike=alike), lay(laid)
    boxes = targets(svg)
    assert all(box.is_within(table) for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    for box, spot in zip(boxes, table.spots, strict=True):
        least = 44 if not alike and (spot.way or not laid.tiles) else 24
        assert min(box.right - box.left, box.bottom - box.top) >= least


@LAWFUL
@given(chains())
def test_every_place_can_be_pressed_without_touching_another(laid: Chain) -> None:
    assert_can_be_pressed(laid, alike=False)
    assert_can_be_pressed(laid, alike=True)


@pytest.mark.parametrize("leaning", LEANINGS)
def test_every_place_of_the_longest_chains_can_be_pressed(leaning: str) -> None:
    for laid in longest_chains(15, leaning):
        assert_can_be_pressed(laid, alike=False)
        assert_can_be_pressed(laid, alike=True)


@LAWFUL
@given(chains())
def test_a_chain_is_well_formed_in_whole_numbers_and_uses_what_the_page_has(laid: Chain) -> None:
    newest = laid.tiles[-1] if laid.tiles else None
    for text in (
        chain_svg(laid, label="Chain", controls=controls(laid)),
        chain_svg(laid, label="Chain", marks=True, newest=newest, wide=True),
        chain_svg(laid, label="Chain", controls=controls(laid, state="wrong"), alike=True),
    ):
        svg = ET.fromstring(text)
        assert not re.search(r"\d[.,]\d", text)
        assert "style" not in text
        known = {each.attrib.get("id") for each in ET.fromstring(sprite()).iter()}
        assert hrefs(text) <= known
        tiles = [use.attrib["href"] for use in svg[0].iter("use") if use.attrib["href"] != "#tn"]
        assert tiles == [f"#t{each.tile.low}{each.tile.high}" for each in laid.line]


@LAWFUL
@given(chains(at_least=1))
def test_where_places_are_alike_the_markup_does_not_tell_which_are_open(laid: Chain) -> None:
    svg = drawn(laid, controls=controls(laid, kind="checkbox"), alike=True)
    looks = set()
    for outer in svg.iter("foreignObject"):
        size = outer.attrib["width"], outer.attrib["height"]
        inner = {k: v for k, v in outer[0].attrib.items() if k not in {"id", "value", "aria-label"}}
        looks.add((size, outer[0].tag, *sorted(inner.items())))
    assert len(looks) == 1
    assert svg[-1].attrib["class"] == "over"
    assert len(svg[-1]) == 0


def test_controls_come_in_the_order_of_the_chain_from_left_to_right() -> None:
    laid = chain("14.L11.R44.R34")
    svg = drawn(laid, controls=reversed(controls(laid)))
    ids = [outer[0].attrib["id"] for outer in svg.iter("foreignObject")]
    assert ids == ["at-0", "at-1", "at-2", "at-3", "at-4", "at-5", "at-6"]


def test_a_control_is_a_real_button_or_checkbox_with_a_name_in_words() -> None:
    laid = chain("14")
    button = Control(laid.left, "at", "L", "at-left", "[1|4], smaller end, 1")
    box = Control(
        laid.right, "at", "R", "at-right", "[1|4], larger end, 4", "checkbox", checked=True
    )
    first, second = (
        outer[0] for outer in drawn(laid, controls=[button, box]).iter("foreignObject")
    )
    assert first.tag == "button"
    assert first.attrib == {
        "type": "submit",
        "class": "at free",
        "id": "at-left",
        "name": "at",
        "value": "L",
        "aria-label": "[1|4], smaller end, 1",
    }
    assert second.tag == "input"
    assert second.attrib["type"] == "checkbox"
    assert second.attrib["checked"] == ""


def test_an_end_to_press_shows_the_pips_that_fit_it() -> None:
    # [1|4] from -24 to 24: the targets are 44 wide and their middles 24 further out
    svg = drawn(chain("14"), controls=controls(chain("14")))
    assert targets(svg) == [Box(-70, -22, -26, 22), Box(26, -22, 70, 22)]
    assert [dict(use.attrib) for use in svg[-1]] == [
        {"href": "#th1", "transform": "translate(-48 0)rotate(270)"},
        {"href": "#th4", "transform": "translate(48 0)rotate(90)"},
    ]


def test_marks_show_the_open_ends_after_a_move_and_nothing_can_be_pressed() -> None:
    svg = drawn(chain("14.L11"), marks=True, newest=Tile(1, 1))
    assert svg.attrib["role"] == "img"
    assert not targets(svg)
    assert [use.attrib["href"] for use in svg[-1]] == ["#tm1", "#tm4"]
    assert svg[0][-1].attrib == {"href": "#tn", "transform": "translate(-36 0)"}


def test_what_came_of_a_try_is_shown_by_a_sign_and_not_by_colour_alone() -> None:
    laid = chain("11")
    wrong = Control(End(Tile(1, 1), Side.BRANCH, 1), "at", "B", "at-b", "side", state="wrong")
    svg = drawn(laid, controls=[wrong])
    assert next(svg.iter("button")).attrib["class"] == "at wrong"
    assert [use.attrib["href"] for use in svg[-1]] == ["#tno"]


def test_a_chain_has_its_name_and_points_to_its_description() -> None:
    svg = drawn(chain("14"), described_by="description-1", controls=controls(chain("14")))
    assert svg.attrib["role"] == "group"
    assert svg.attrib["aria-label"] == "Chain"
    assert svg.attrib["aria-describedby"] == "description-1"
    assert svg[0].attrib["aria-hidden"] == "true"


def test_a_place_that_the_chain_does_not_have_is_an_error() -> None:
    stray = Control(chain("36").left, "at", "L36", "at-0", "elsewhere")
    with pytest.raises(ValueError, match="not in this chain"):
        chain_svg(chain("14"), label="Chain", controls=[stray])


def test_text_from_outside_is_escaped() -> None:
    control = Control(None, NASTY, NASTY, NASTY, NASTY)
    svg = ET.fromstring(chain_svg(Chain(), label=NASTY, described_by=NASTY, controls=[control]))
    assert svg.attrib["aria-label"] == svg.attrib["aria-describedby"] == NASTY
    assert [next(svg.iter("button")).attrib[name] for name in ("id", "name", "value")] == [
        NASTY
    ] * 3
    for text in (hand_svg([], NASTY), back_svg(2, NASTY), tile_svg(Tile(1, 4), label=NASTY)):
        assert ET.fromstring(text).attrib["aria-label"] == NASTY


def test_the_page_carries_28_tiles_made_of_seven_halves() -> None:
    parts = {part.attrib["id"]: part for part in ET.fromstring(sprite())[0]}
    for tile in DOUBLE_SIX:
        used = [use.attrib["href"] for use in parts[f"t{tile.low}{tile.high}"].iter("use")]
        assert used == ["#tb", f"#th{tile.low}", f"#th{tile.high}"]
    for pips in range(7):
        assert len(parts[f"th{pips}"]) == pips
    assert hrefs(sprite()) <= set(parts)


def test_the_drawings_are_light() -> None:
    laid = next(longest_chains(1, "both"))
    assert len(gzip.compress(sprite().encode())) < 800
    assert len(gzip.compress(chain_svg(laid, label="Chain", marks=True).encode())) < 600
    pressed = chain_svg(laid, label="Chain", controls=controls(laid))
    assert len(gzip.compress(pressed.encode())) < 1300


@pytest.mark.parametrize(
    ("lying", "larger_first", "turned"),
    [
        (False, False, ""),
        (False, True, "rotate(180)"),
        (True, False, "rotate(270)"),  # smaller half to the left
        (True, True, "rotate(90)"),
    ],
)
def test_a_tile_by_itself_stands_or_lies_either_way_round(
    lying: bool, larger_first: bool, turned: str
) -> None:
    svg = ET.fromstring(tile_svg(Tile(1, 4), lying=lying, larger_first=larger_first))
    assert svg[0].attrib == {"href": "#t14", "transform": f"translate(0 0){turned}"}
    assert svg.attrib["viewBox"] == ("-24 -12 48 24" if lying else "-12 -24 24 48")
    assert svg.attrib["aria-hidden"] == "true"


def test_a_hand_is_one_picture_of_its_tiles_and_a_hidden_one_shows_backs() -> None:
    hand = ET.fromstring(hand_svg([Tile(0, 0), Tile(3, 6)], "Your hand"))
    assert hand.attrib == {"class": "hand", "role": "img", "aria-label": "Your hand"}
    assert [use.attrib["href"] for use in hand.iter("use")] == ["#t00", "#t36"]
    backs = ET.fromstring(back_svg(3, "Boneyard: 3 tiles"))
    assert [use.attrib["href"] for use in backs.iter("use")] == ["#tk"] * 3


def test_a_snug_picture_is_as_wide_as_its_chain_with_room_for_the_marks() -> None:
    """[1|4] lies from -24 to 24, [4|5] from there to 72; 26 on each side for a mark."""
    drawn = chain_svg(chain("14.R45"), label="?", marks=True, snug=True)
    assert 'width="148" height="72" viewBox="-50 -36 148 72"' in drawn
