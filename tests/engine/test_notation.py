"""Reading and writing: what is read, what is refused, and that each error says what and where."""

import pytest

from engine import (
    DRAW,
    PASS,
    Expected,
    IllegalAction,
    Match,
    NotationError,
    Place,
    Round,
    Side,
    View,
    Won,
    action_text,
    from_text,
    read_action,
    record,
    replay,
    to_text,
)
from engine.reasons import NoHalfMatches, NotInHand
from tests.engine.positions import START, chain, end, left, position, right, tile, tiles

# ---- what is read


def test_a_round_is_read_with_its_hands_sorted_and_its_boneyard_in_order() -> None:
    round_ = from_text(
        "06.L00_05.04.03.02.01.56-16.15.14.13.12.66_22.23.24.25.26.33.34.35.36.44.45.46.55.11_aa"
    )
    assert isinstance(round_, Round)
    assert round_.hands == (tiles("01.02.03.04.05.56"), tiles("12.13.14.15.16.66"))
    assert round_.boneyard[:2] == tiles("22.23")
    assert (round_.turn, round_.starter, round_.passes) == (0, 0, 0)
    assert round_.chain == chain("06.L00")


def test_a_view_is_read_where_anything_is_hidden() -> None:
    view = from_text("14.L11_05.16-x6_x14_ab")
    assert view == View(chain("14.L11"), (tiles("05.16"), 6), 14, 0, 1, 0, 0)
    other = from_text("14.L11_x7-05.16-x6_x7_cb")
    assert isinstance(other, View)
    assert (other.seat, other.turn, other.starter) == (1, 2, 1)


def test_a_view_of_a_round_that_is_over_shows_all_hands() -> None:
    out = from_text("14.L11_0-16_x14_ba")
    assert isinstance(out, View)
    assert out.seat is None
    assert out.result is not None
    assert out.result.winner == 0
    stuck = from_text("66_12-34_x2_aa2")
    assert isinstance(stuck, View)
    assert stuck.result is not None
    assert stuck.result.credit == 4


def test_a_view_of_who_just_went_out_may_still_hide_the_others() -> None:
    view = from_text("14_11-x7_x14_ab")
    assert isinstance(view, View)
    after = view.place(Place(tile("11"), view.chain.left))
    assert to_text(after) == "14.L11_0-x7_x14_bb"
    assert from_text(to_text(after)) == after
    assert after.actions() == ()


def test_a_match_is_a_round_and_its_totals() -> None:
    match = from_text(START + "_12-99")
    assert isinstance(match, Match)
    assert match.totals == (12, 99)
    assert to_text(match) == START[:2] + "00.01.02.03.04.05.06" + START[22:] + "_12-99"


def test_a_match_that_is_over_reads_back_with_its_winner() -> None:
    text = START.replace("0_01.02.03.04.05.06.00", "01.L00_0").replace(
        "_22.", "_02.03.04.05.06.22."
    )
    over = from_text(
        text.replace("66_02.03.04.05.06.", "66.02.03.04.05.06_").replace("_aa", "_ba") + "_105-40"
    )
    assert isinstance(over, Match)
    assert over.result == Won(0)
    assert from_text(to_text(over)) == over


def test_a_tile_may_be_written_either_way_round() -> None:
    assert from_text("41.L11.R44.R43") == chain("14.L11.R44.R34")
    assert to_text(from_text("41.R43")) == "14.R34"


def test_actions_are_written_as_the_notation_says() -> None:
    round_ = position("14.R44", "12.45", "66")
    assert action_text(round_.chain, left(round_, "12")) == "L12"
    assert action_text(round_.chain, right(round_, "45")) == "R45"
    assert action_text(chain("0"), Place(tile("41"))) == "14"
    assert (action_text(round_.chain, DRAW), action_text(round_.chain, PASS)) == ("d", "p")
    with pytest.raises(ValueError, match="no end of the chain"):
        action_text(round_.chain, Place(tile("45"), end("44", Side.BRANCH, 4)))


def test_actions_are_read_as_the_notation_says() -> None:
    lying = chain("14.R44")
    assert read_action(lying, "R54") == Place(tile("45"), lying.right)
    assert read_action(lying, "L12") == Place(tile("12"), lying.left)
    assert read_action(lying, "12") == Place(tile("12"))
    assert read_action(lying, "d") == read_action(lying, "d36") == DRAW
    assert read_action(lying, "p") == PASS


def test_a_record_shows_what_each_draw_brought_and_replays() -> None:
    start = from_text(START)
    assert isinstance(start, Round)
    text = "01.d22.R16.L00.R66"
    states = replay(start, text)
    assert len(states) == 6
    assert to_text(states[-1].chain) == "01.R16.L00.R66"
    opening, closing = start.actions()[1], right(states[-2], "66")
    actions = [opening, DRAW, right(states[2], "16"), left(states[3], "00"), closing]
    assert record(start, actions) == text


# ---- what cannot be read


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("", 0, Expected.CHAIN),
        ("x", 0, Expected.CHAIN),
        ("L14", 0, Expected.CHAIN),
        ("14.11", 3, Expected.CHAIN),
        ("14.L11.", 7, Expected.CHAIN),
        ("14.L11.Q44", 7, Expected.CHAIN),
        ("14.L1", 3, Expected.CHAIN),
        ("14.l11", 3, Expected.CHAIN),
        ("14.L١١", 3, Expected.CHAIN),  # Arabic-Indic digits
        ("１４", 0, Expected.CHAIN),  # full-width digits
        ("14\n", 0, Expected.CHAIN),
        (" 14", 0, Expected.CHAIN),
        ("14_05.16", 8, Expected.PARTS),
        ("14_05.16-x7_x14", 15, Expected.PARTS),
        ("14_05-x7_x14_ab_0-0_", 19, Expected.PARTS),
        ("9" * 500, 400, Expected.PARTS),
        ("14__x14_ab", 3, Expected.HAND),
        ("14_05.1-x7_x14_ab", 6, Expected.HAND),
        ("14_05-x7-_x14_ab", 9, Expected.HAND),
        ("14_05-x07_x14_ab", 6, Expected.HAND),
        ("14_05-x٧_x14_ab", 6, Expected.HAND),
        ("14_05-x7_14x_ab", 9, Expected.BONEYARD),
        ("14_05-x7__ab", 9, Expected.BONEYARD),
        ("14_05-x7_22.33_ab", 9, Expected.BONEYARD),
        ("14_05-x7_x14_", 13, Expected.TURN),
        ("14_05-x7_x14_a", 13, Expected.TURN),
        ("14_05-x7_x14_ae", 13, Expected.TURN),
        ("14_05-x7_x14_ab0", 13, Expected.TURN),
        ("14_05-x7_x14_ab5", 13, Expected.TURN),
        ("14_05-x7_x14_ab_0-", 18, Expected.TOTALS),
        ("14_05-x7_x14_ab_0-07", 18, Expected.TOTALS),
        ("14_05-x7_x14_ab_0-٣", 18, Expected.TOTALS),
        ("14_05-x7_x14_ab_0-99999", 18, Expected.TOTALS),
        ("14_05-x7_x14_ab_0-0", 3, Expected.HANDS),
        ("14_05-16_x14_ab_0-0", 3, Expected.HANDS),
    ],
)
def test_text_that_cannot_be_read_says_where_and_what_was_expected(
    text: str, at: int, expected: Expected
) -> None:
    with pytest.raises(NotationError) as refused:
        from_text(text)
    error = refused.value
    assert (error.text, error.at, error.expected) == (text, at, expected)
    assert str(error).startswith(f"expected {expected.value} at {at}")


@pytest.mark.parametrize(
    "text", ["", "q", "L", "L1", "R123", "D", "d3", "d1٣", "pp", "1", "x7", "14 "]
)
def test_an_action_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(chain("14"), text)
    assert (refused.value.text, refused.value.expected) == (text, Expected.ACTION)


def test_nothing_joins_left_or_right_of_an_empty_chain() -> None:
    with pytest.raises(NotationError):
        read_action(chain("0"), "L14")


def test_a_record_says_where_it_stops_being_readable() -> None:
    start = from_text(START)
    assert isinstance(start, Round)
    for text, at in (("01.q", 3), ("01.R15..d", 7), ("d23.01", 0), ("d22.d24", 4), ("d22.01.", 7)):
        with pytest.raises(NotationError) as refused:
            replay(start, text)
        assert (refused.value.text, refused.value.at) == (text, at), text
    assert len(replay(start, "d22.d32")) == 3  # [3|2] is [2|3]
    assert replay(start, "") == (start,)


def test_a_record_is_refused_by_the_rules_with_the_reason() -> None:
    start = from_text(START)
    assert isinstance(start, Round)
    for text, reason in (
        ("01.R66", NoHalfMatches(tile("66"), end("01", Side.LARGER, 1), ())),
        ("01.R06", NotInHand(tile("06"), lies=False)),
        ("15", NotInHand(tile("15"), lies=False)),
    ):
        with pytest.raises(IllegalAction) as refused:
            replay(start, text)
        assert refused.value.reason == reason
