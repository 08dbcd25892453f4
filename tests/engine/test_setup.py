"""The rules before the first tile lies: set, players, deal, boneyard, lots, opening, turns."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from engine import (
    DEALT,
    DOUBLE_SIX,
    DRAW,
    InvalidPosition,
    Match,
    Place,
    Round,
    Rule,
    Tile,
    draw_lots,
    to_text,
)
from engine.faults import NoSuchSeat, WrongNumberOfPlayers
from engine.lots import tied_for_most
from engine.round import shuffled
from tests.engine.positions import played, position, tile, tiles


@pytest.mark.parametrize(
    ("players", "hand", "boneyard", "drawable"), [(2, 7, 14, 12), (3, 7, 7, 5), (4, 6, 4, 2)]
)
@pytest.mark.rule(Rule.SETUP_DEAL, Rule.SETUP_BONEYARD, Rule.SETUP_PLAYERS)
def test_hands_and_boneyard_have_their_sizes(
    players: int, hand: int, boneyard: int, drawable: int
) -> None:
    round_ = Round.deal(players, 0, Random(3))
    assert [len(held) for held in round_.hands] == [hand] * players
    assert (len(round_.boneyard), round_.drawable) == (boneyard, drawable)
    assert Match.start(players, Random(3)).totals == (0,) * players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
@pytest.mark.rule(Rule.SETUP_PLAYERS)
def test_only_two_three_or_four_can_play(players: int) -> None:
    for begin in (
        lambda: Round.deal(players, 0, Random(1)),
        lambda: draw_lots(players, Random(1)),
        lambda: Match.start(players, Random(1)),
    ):
        with pytest.raises(InvalidPosition) as refused:
            begin()
        assert refused.value.fault == WrongNumberOfPlayers(players)


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_starts_or_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    for look in (lambda: Round.deal(3, seat, Random(1)), lambda: ROUND.view(seat)):
        with pytest.raises(InvalidPosition) as refused:
            look()
        assert refused.value.fault == NoSuchSeat(seat, 3)


ROUND = Round.deal(3, 0, Random(7))


@pytest.mark.rule(Rule.SETUP_DEAL)
def test_a_seed_means_the_same_deal_on_every_python() -> None:
    assert to_text(ROUND) == (
        "0_22.23.24.33.34.56.66-02.03.05.11.15.35.55-00.06.14.26.36.44.45_46.12.16.01.25.04.13_aa"
    )
    first, again = draw_lots(4, Random(10)).draws
    assert first == {0: tile("22"), 1: tile("01"), 2: tile("02"), 3: tile("13")}
    assert again == {0: tile("46"), 3: tile("35")}


@pytest.mark.rule(Rule.SETUP_DEAL)
def test_shuffling_gives_every_tile_every_place_about_as_often() -> None:
    # 5,600 shuffles, 28 places: 200 expected each, standard deviation 13.9; 5 of them are 69
    rng = Random(11)
    placed = Counter(
        (place, shuffled_tile)
        for _ in range(5_600)
        for place, shuffled_tile in enumerate(shuffled(rng))
    )
    assert len(placed) == 28 * 28
    assert all(abs(times - 200) < 70 for times in placed.values())


@pytest.mark.rule(Rule.SETUP_STARTER)
def test_lots_are_redrawn_by_the_tied_only_until_one_alone_has_the_most() -> None:
    redrawn = 0
    for seed in range(400):
        for players in (2, 3, 4):
            lots = draw_lots(players, Random(seed))
            assert list(lots.draws[0]) == list(range(players))
            for draw, following in pairwise(lots.draws):
                assert list(following) == tied_for_most(draw)
                assert len(following) > 1
                redrawn += 1
            assert tied_for_most(lots.draws[-1]) == [lots.starter]
            assert all(len(set(draw.values())) == len(draw) for draw in lots.draws)
    assert redrawn > 50


@pytest.mark.rule(Rule.SETUP_STARTER)
def test_the_most_pips_win_the_lot_and_equal_ones_tie() -> None:
    lots = {0: tile("16"), 1: tile("25"), 2: tile("06"), 3: tile("34")}  # 7, 7, 6, 7
    assert tied_for_most(lots) == [0, 1, 3]
    assert tied_for_most({1: tile("00"), 3: tile("01")}) == [3]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule(Rule.SETUP_STARTER)
def test_lots_are_fair(players: int) -> None:
    # 12,000 draws; the standard deviation of each count is at most 55, and 4 of them are 220
    rng = Random(13)
    starts = Counter(draw_lots(players, rng).starter for _ in range(12_000))
    assert all(abs(starts[seat] - 12_000 / players) < 220 for seat in range(players))


@pytest.mark.rule(Rule.SETUP_STARTER)
def test_the_tiles_in_hand_give_no_claim_to_start() -> None:
    rng, opened = Random(17), Counter[int]()
    for _ in range(300):
        match = Match.start(2, rng)
        double_six = next(
            (seat for seat, hand in enumerate(match.round.hands) if tile("66") in hand), None
        )
        if double_six is not None:
            opened[match.starter == double_six] += 1
    assert min(opened.values()) > 50  # of about 150; who holds it starts half of the time


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule(Rule.SETUP_OPENING)
def test_the_starter_opens_with_any_tile_of_their_hand_one_placement_each(players: int) -> None:
    round_ = Round.deal(players, players - 1, Random(2))
    assert round_.turn == round_.starter == players - 1
    openings = tuple(Place(held) for held in round_.hands[players - 1])
    assert round_.actions() == (*openings, DRAW)
    assert len(openings) == DEALT[players]


@pytest.mark.rule(Rule.SETUP_OPENING, Rule.TURN_MAY_DRAW)
def test_a_starter_may_draw_before_opening_but_never_the_reserve() -> None:
    round_ = Round.deal(2, 0, Random(2))
    for left in range(14, 2, -1):
        assert len(round_.boneyard) == left
        assert DRAW in round_.actions()
        round_ = round_.apply(DRAW)
    assert (round_.turn, len(round_.boneyard)) == (0, 2)
    assert round_.actions() == tuple(Place(held) for held in round_.hands[0])  # 19 openings


@pytest.mark.rule(Rule.SETUP_CLOCKWISE)
def test_turns_go_round_the_table_and_come_back() -> None:
    round_ = position("0", "12.36", "23.46", "34.56", "45.66", turn=2, starter=2)
    turns = []
    for placed in ("34", "45"):
        turns.append(round_.turn)
        end = round_.chain.right
        round_ = round_.apply(Place(tile(placed), end))
    assert [*turns, round_.turn] == [2, 3, 0]


@pytest.mark.rule(Rule.SETUP_BONEYARD)
def test_the_boneyard_is_drawn_from_its_front() -> None:
    round_ = position("14", "05", "06", boneyard="26.35.00.01")
    after = played(round_, DRAW, DRAW)
    assert after.hands[0] == tiles("05.26.35")
    assert after.boneyard == tiles("00.01")


@pytest.mark.rule(Rule.SETUP_SET)
def test_a_deal_uses_each_tile_of_the_set_once() -> None:
    for players in (2, 3, 4):
        round_ = Round.deal(players, 0, Random(players))
        dealt: list[Tile] = [*round_.boneyard]
        for hand in round_.hands:
            dealt += hand
        assert sorted(dealt) == list(DOUBLE_SIX)
