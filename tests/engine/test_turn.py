"""The rules of a turn and of the chain: place, draw or pass; two ends, doubles across."""

import pytest

from engine import DRAW, PASS, InvalidPosition, Place, Rule, Side, to_text
from engine.faults import HalvesDoNotMeet, NotAnEnd, TileTwice
from engine.reasons import BlankMismatch, NoHalfMatches, SideOfDouble
from tests.engine.positions import chain, end, left, played, position, right, tile, tiles

# ---- placing


@pytest.mark.rule(Rule.TURN_PLACE, Rule.TURN_MATCH)
def test_a_tile_may_join_either_end_with_either_half() -> None:
    # 14 lies: 1 to the left, 4 to the right
    round_ = position("14", "12.01.34.45", "66")
    assert round_.actions() == (
        left(round_, "01"), left(round_, "12"), right(round_, "34"), right(round_, "45")
    )  # fmt: skip
    assert [to_text(round_.apply(action).chain) for action in round_.actions()] == [
        "14.L01", "14.L12", "14.R34", "14.R45"
    ]  # fmt: skip


@pytest.mark.rule(Rule.TURN_MATCH)
def test_both_halves_of_a_tile_are_compared_with_both_ends() -> None:
    # the line 6-6, 6-3 of the field: [3|4] fits right only, [2|4] nowhere, [3|6] lies
    round_ = position("66.R36", "34.24.56.33", "00")
    assert set(round_.actions()) == {right(round_, "34"), left(round_, "56"), right(round_, "33")}


@pytest.mark.rule(Rule.TURN_PLACE)
def test_two_places_when_both_ends_show_the_same_pips() -> None:
    round_ = position("12.R23.R13", "14.05", "66")  # 1 2, 2 3, 3 1
    assert [end_.pips for end_ in round_.chain.ends] == [1, 1]
    assert round_.actions() == (
        Place(tile("14"), end("12", Side.SMALLER, 1)),
        Place(tile("14"), end("13", Side.SMALLER, 1)),
    )
    after = [round_.apply(action).chain for action in round_.actions()]
    assert [to_text(chain_) for chain_ in after] == ["12.R23.R13.L14", "12.R23.R13.R14"]
    assert after[0] != after[1]


@pytest.mark.rule(Rule.TURN_PLACE)
def test_a_tile_with_both_ends_pips_has_two_places() -> None:
    round_ = position("14.R44.R24", "12.05", "66")  # 1 ... 2
    assert set(round_.actions()) == {left(round_, "12"), right(round_, "12")}


@pytest.mark.rule(Rule.TURN_BLANK)
def test_a_blank_matches_only_a_blank() -> None:
    round_ = position("03", "01.16.36.33", "55")  # 0 to the left, 3 to the right
    assert set(round_.actions()) == {left(round_, "01"), right(round_, "36"), right(round_, "33")}
    assert round_.why_not(right(round_, "01")) == BlankMismatch(
        tile("01"), end("03", Side.LARGER, 3), (end("03", Side.SMALLER, 0),)
    )
    assert isinstance(round_.why_not(left(round_, "16")), BlankMismatch)


@pytest.mark.rule(Rule.TURN_PLACE_ENDS)
def test_placing_ends_the_turn_though_more_would_fit() -> None:
    round_ = position("14", "12.24", "66.00", "55.11")
    after = round_.apply(left(round_, "12"))
    assert after.turn == 1
    assert after.hands == (tiles("24"), tiles("00.66"), tiles("11.55"))


# ---- drawing


@pytest.mark.rule(Rule.TURN_MAY_DRAW)
def test_one_may_draw_with_a_playable_tile_in_hand() -> None:
    round_ = position("14", "12.55", "66", boneyard="26.00.33")
    assert round_.actions() == (left(round_, "12"), DRAW)


@pytest.mark.rule(Rule.TURN_MAY_DRAW, Rule.TURN_RESERVE)
def test_the_last_two_are_never_drawn() -> None:
    three = position("14", "12.55", "66", boneyard="26.00.33")
    two = three.apply(DRAW)
    assert (three.drawable, two.drawable) == (1, 0)
    assert two.boneyard == tiles("00.33")
    assert two.actions() == (left(two, "12"),)


@pytest.mark.rule(Rule.TURN_DRAW_KEEPS)
def test_drawing_brings_the_next_tile_and_keeps_the_turn() -> None:
    round_ = position("14", "12.55", "66", boneyard="26.00.33")
    after = round_.apply(DRAW)
    assert after.turn == 0
    assert after.hands == (tiles("12.26.55"), tiles("66"))
    assert after.chain == round_.chain


@pytest.mark.rule(Rule.TURN_DRAW_ON)
def test_one_may_draw_on_after_a_fit_and_then_place_any_playable_tile() -> None:
    round_ = position("14", "12.55", "66", boneyard="46.05.00.33")
    fit = round_.apply(DRAW)  # [4|6] fits
    assert fit.actions() == (left(fit, "12"), right(fit, "46"), DRAW)
    on = fit.apply(DRAW)
    assert on.actions() == (left(on, "12"), right(on, "46"))
    assert to_text(on.apply(left(on, "12")).chain) == "14.L12"  # not the one just drawn


@pytest.mark.rule(Rule.TURN_MUST_DRAW)
def test_with_nothing_playable_the_only_action_is_a_draw_until_a_fit_or_the_reserve() -> None:
    round_ = position("14", "22.55", "66", boneyard="36.46.00.33")
    assert round_.actions() == (DRAW,)
    assert round_.apply(DRAW).actions() == (DRAW,)
    assert played(round_, DRAW, DRAW).actions() == (right(round_, "46"),)


@pytest.mark.rule(Rule.TURN_MUST_DRAW)
def test_a_boneyard_of_three_with_nobody_able_to_place_is_no_block() -> None:
    round_ = position("14", "22.55", "66", boneyard="36.00.33")
    assert round_.result is None
    assert round_.actions() == (DRAW,)


# ---- passing


@pytest.mark.rule(Rule.TURN_PASS)
def test_one_passes_when_one_can_neither_place_nor_draw_and_that_ends_the_turn() -> None:
    round_ = position("14", "22.55", "66", "16")
    assert round_.actions() == (PASS,)
    after = round_.apply(PASS)
    assert (after.turn, after.passes) == (1, 1)
    assert after.hands == round_.hands


@pytest.mark.rule(Rule.TURN_MUST_PLACE)
def test_who_can_place_when_drawing_is_over_must_place() -> None:
    round_ = position("14", "12.55", "66")
    assert round_.actions() == (left(round_, "12"),)


@pytest.mark.rule(Rule.TURN_MUST_PLACE)
def test_nobody_passes_while_they_could_place_or_draw() -> None:
    round_ = position("14", "12.55", "66", boneyard="26.00.33")
    assert PASS not in round_.actions()
    assert PASS not in position("14", "55", "66", boneyard="26.00.33").actions()


# ---- the chain


@pytest.mark.rule(Rule.CHAIN_TWO_ENDS)
def test_a_chain_keeps_two_ends_and_a_joined_one_is_closed() -> None:
    opened = chain("14")
    grown = opened.place(tile("34"), opened.right)
    assert grown.ends == (end("14", Side.SMALLER, 1), end("34", Side.SMALLER, 3))
    with pytest.raises(InvalidPosition) as refused:
        grown.place(tile("45"), opened.right)
    assert refused.value.fault == NotAnEnd(tile("45"), end("14", Side.LARGER, 4), grown.ends)


@pytest.mark.rule(Rule.CHAIN_DOUBLES_ACROSS)
def test_a_double_joins_with_line_a_and_goes_on_with_line_b_and_opens_no_side_branch() -> None:
    grown = chain("14.R44")
    assert grown.joints[-1].placed == (tile("44"), Side.LINE_A)
    assert grown.right == end("44", Side.LINE_B, 4)
    assert len(grown.ends) == 2
    round_ = position("14.R44", "45.22", "66")
    branch = end("44", Side.BRANCH, 4)
    why = round_.why_not(Place(tile("45"), branch))
    assert isinstance(why, SideOfDouble)
    assert branch in grown.places


@pytest.mark.rule(Rule.CHAIN_DOUBLES_ACROSS)
def test_an_opening_double_has_both_lines_open_and_no_more() -> None:
    opened = chain("22")
    assert {end_.side for end_ in opened.ends} == {Side.LINE_A, Side.LINE_B}
    both = chain("22.L12.R23")
    assert [end_.pips for end_ in both.ends] == [1, 3]


@pytest.mark.rule(Rule.CHAIN_FROM_DOUBLE)
def test_one_goes_on_from_a_double_by_its_pips() -> None:
    round_ = position("14.R44", "34.35", "66")
    assert round_.actions() == (right(round_, "34"),)
    assert round_.why_not(right(round_, "35")) == NoHalfMatches(
        tile("35"), end("44", Side.LINE_B, 4), ()
    )


@pytest.mark.rule(Rule.CHAIN_NO_POINTS, Rule.ABOUT_AIM, Rule.ABOUT_FAMILY)
def test_no_placement_scores_and_ends_are_never_summed() -> None:
    # 5 and 5 would score in the Fives family
    round_ = position("15.L14.L45", "56.33", "66.22")
    assert [end_.pips for end_ in round_.chain.ends] == [5, 5]
    assert round_.apply(right(round_, "56")).result is None


@pytest.mark.rule(Rule.TURN_MATCH)
def test_a_chain_itself_refuses_what_does_not_join() -> None:
    grown = chain("14.R44")
    for placed, at, fault in (
        ("44", grown.left, TileTwice(tile("44"))),
        ("56", None, NotAnEnd(tile("56"), None, grown.ends)),
        ("56", grown.left, HalvesDoNotMeet(tile("56"), end("14", Side.SMALLER, 1))),
        ("45", end("44", Side.BRANCH, 4), NotAnEnd(
            tile("45"), end("44", Side.BRANCH, 4), grown.ends
        )),
    ):  # fmt: skip
        with pytest.raises(InvalidPosition) as refused:
            grown.place(tile(placed), at)
        assert refused.value.fault == fault


def test_fits_names_the_ends_where_a_half_is_equal() -> None:
    grown = chain("14.R44.R24")  # 1 ... 2
    assert grown.fits(tile("12")) == grown.ends
    assert grown.fits(tile("15")) == (end("14", Side.SMALLER, 1),)
    assert grown.fits(tile("55")) == ()
    assert chain("0").fits(tile("12")) == ()
