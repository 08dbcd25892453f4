"""Reading and writing: what is read, what is refused, and that each error says what and where."""

from itertools import pairwise
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    DRAW,
    PASS,
    DrawError,
    Expected,
    Fault,
    IllegalAction,
    InvalidPosition,
    Match,
    NotationError,
    Place,
    Round,
    Side,
    Tile,
    View,
    Won,
    action_text,
    from_text,
    read_action,
    record,
    replay,
    to_text,
)
from engine.faults import (
    BoneyardTooLarge,
    HalvesDoNotMeet,
    HandsEmpty,
    HandTooLarge,
    MatchOverAlready,
    NoSuchSeat,
    NotAnEnd,
    NotInTheSet,
    NotTheStarter,
    PassImpossible,
    ReserveTouched,
    TilesMissing,
    TileTwice,
    TooManyTiles,
    TotalsForOthers,
    ViewerUnclear,
    WrongNumberOfPlayers,
)
from engine.reasons import NoHalfMatches, NotInHand
from tests.engine.positions import chain, end, left, position, right, tile, tiles, walk

START = "0_01.02.03.04.05.06.00-11.12.13.14.15.16.66_22.23.24.25.26.33.34.35.36.44.45.46.55.56_aa"

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


# ---- what cannot be

FAULTS: list[tuple[str, Fault]] = [
    ("17", NotInTheSet(Tile(1, 7))),
    ("14.R47", NotInTheSet(Tile(4, 7))),
    ("14_08-x7_x14_aa", NotInTheSet(Tile(0, 8))),
    (START.replace("22.23", "22.29"), NotInTheSet(Tile(2, 9))),
    ("14.L11.R14", TileTwice(tile("14"))),
    ("14_05.41-x7_x14_aa", TileTwice(tile("14"))),
    (START.replace("22.23", "22.22"), TileTwice(tile("22"))),
    (START.replace("_aa", ".01_aa").replace("22.", ""), TileTwice(tile("01"))),
    ("14_05-x8-x8-x8_x4_aa", TooManyTiles(30)),
    ("14.R44_05.06-x7-x12_x7_aa", TooManyTiles(30)),
    (START.replace("22.23.", ""), TilesMissing(tiles("22.23"))),
    ("14.L12.L25.R46.L45.R14", TileTwice(tile("14"))),
    ("14.L66", HalvesDoNotMeet(tile("66"), end("14", Side.SMALLER, 1))),
    ("14.R11", HalvesDoNotMeet(tile("11"), end("14", Side.LARGER, 4))),
    ("14_05_x14_aa", WrongNumberOfPlayers(1)),
    ("14_05-x5-x5-x5-x5_x2_aa", WrongNumberOfPlayers(5)),
    ("14_05-x7_x14_ca", NoSuchSeat(2, 2)),
    ("14_05-x7-x7_x7_ad", NoSuchSeat(3, 3)),
    ("14_05-x20_x2_aa", HandTooLarge(1, 20, 19)),
    ("14_05-x7-x13_x2_aa", HandTooLarge(2, 13, 12)),
    ("14_05-x9-x6-x6_x2_aa", HandTooLarge(1, 9, 8)),
    ("14_05-x7_x1_aa", ReserveTouched(1)),
    ("14_05-x7_x0_aa", ReserveTouched(0)),
    (
        "0_01.02.03.04.05.06.00.22.23.24.25.26-11.12.13.14.15.16.66.33.34.35.36.44.45.46.55_56_aa",
        ReserveTouched(1),
    ),
    ("14_05-x7_x15_aa", BoneyardTooLarge(15, 14)),
    ("14_05-x6-x6-x6_x5_aa", BoneyardTooLarge(5, 4)),
    ("0_05.06-x7_x14_ab", NotTheStarter(0, 1)),
    (START.replace("_aa", "_ba"), NotTheStarter(1, 0)),
    ("14_0-0_x14_aa", HandsEmpty((0, 1))),
    ("14_0-05_x14_aa", HandsEmpty((0,))),  # b placed last, so a cannot be out
    ("14_05-x0_x14_ba", HandsEmpty((1,))),
    ("0_0-05_x14_bb", HandsEmpty((0,))),
    ("14_0-05_x2_ba1", HandsEmpty((0,))),  # nobody passes once a round is over
    ("66_12-x7_x3_ba1", PassImpossible(0, 1)),  # a could draw
    ("66_16-x7_x2_ba1", PassImpossible(0, 1)),  # a could place
    ("0_12-x7_x2_aa1", PassImpossible(1, 1)),  # nothing lies
    ("66_12-34_x2_aa3", PassImpossible(1, 3)),
    ("66_12-46_x2_aa2", PassImpossible(1, 2)),  # b could place
    ("66_x6-x7_x14_aa", ViewerUnclear(())),
    ("66_12-34_x14_aa", ViewerUnclear((0, 1))),
    ("66_12-34-x7_x7_aa", ViewerUnclear((0, 1))),
    ("66_12-x0_x14_aa", ViewerUnclear((0,))),  # b is out: all hands are to be shown
    ("66_12-x7_x2_aa2", ViewerUnclear((0,))),  # blocked: the same
    (START + "_100-40", MatchOverAlready((100, 40))),
    (START + "_0-0-0", TotalsForOthers(3, 2)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "fault"), FAULTS, ids=[text for text, _ in FAULTS])
def test_a_position_that_cannot_be_says_what_and_where(text: str, fault: Fault) -> None:
    with pytest.raises(InvalidPosition) as refused:
        from_text(text)
    assert refused.value.fault == fault
    assert str(refused.value) == repr(fault)


def test_a_tile_joined_where_nothing_is_open_is_no_position_either() -> None:
    with pytest.raises(InvalidPosition) as refused:
        chain("14.R44").place(tile("46"), end("14", Side.LARGER, 4))
    assert isinstance(refused.value.fault, NotAnEnd)


def test_every_type_of_fault_has_its_case() -> None:
    assert {type(fault) for _, fault in FAULTS} | {NotAnEnd} == set(get_args(Fault))


def test_the_errors_have_one_base() -> None:
    for error in (NotationError, InvalidPosition, IllegalAction):
        assert issubclass(error, DrawError)
    assert issubclass(DrawError, ValueError)


# ---- anything else

SOUND = [
    to_text(seen)
    for players in (2, 3, 4)
    for state in walk(Round.deal(players, 0, Random(players)), 60, Random(players))
    for seen in (state, state.chain, Match(state, (0,) * players), state.view(0))
]


def mutated(text: str, rng: Random) -> str:
    """The text with one to three characters cut, doubled, swapped or replaced."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        text = rng.choice(
            [
                text[:at] + text[at + 1 :],
                text[:at] + text[at:][:4] + text[at:],
                text[:at] + rng.choice("0123456789LRxabcdp.-_٣é\x00 \n") + text[at + 1 :],
                text[:at],
                text[at:] + text[:at],
            ]
        )
    return text


def test_two_thousand_altered_texts_are_read_or_refused_in_the_engine_s_own_words() -> None:
    rng, read = Random(19), 0
    for _ in range(2_000):
        text = mutated(rng.choice(SOUND), rng)
        try:
            position_ = from_text(text)
        except (NotationError, InvalidPosition):
            continue
        read += 1
        assert from_text(to_text(position_)) == position_
        assert position_.__class__ in {type(chain("0")), Round, View, Match}
    assert 50 < read < 1_500


@given(st.text(alphabet="0123456789LRxabcdp.-_", max_size=80) | st.text(max_size=20))
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    try:
        position_ = from_text(text)
    except NotationError as unreadable:
        at = unreadable.at
    except InvalidPosition:
        return
    else:
        assert from_text(to_text(position_)) == position_
        return
    assert 0 <= at <= len(text)


def test_altered_records_are_replayed_or_refused() -> None:
    rng, read = Random(23), 0
    for number in range(400):
        states = walk(Round.deal(2 + number % 3, 0, rng), 40, rng)
        actions = [
            next(action for action in one.actions() if one.apply(action) == other)
            for one, other in pairwise(states)
        ]
        try:
            replay(states[0], mutated(record(states[0], actions), rng))
        except (NotationError, IllegalAction):
            continue
        read += 1
    assert 0 < read < 400
