"""Laws that hold in every state of every round, over random play."""

import re
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    DOUBLE_SIX,
    DRAW,
    PASS,
    Action,
    Chain,
    Draw,
    End,
    IllegalAction,
    Match,
    Place,
    Round,
    Rule,
    Side,
    Tile,
    View,
    action_text,
    from_text,
    read_action,
    record,
    replay,
    sum_of_pips,
    to_text,
)
from tests.engine.positions import walk


@st.composite
def walks(draw: st.DrawFn) -> list[Round]:
    """The states of a random round, from the deal on for some steps or to its end."""
    players = draw(st.integers(2, 4))
    rng = Random(draw(st.integers(0, 2**32)))
    start = Round.deal(players, draw(st.integers(0, players - 1)), rng)
    return walk(start, draw(st.integers(0, 90)), rng)


rounds = walks().map(lambda states: states[-1])


def conceivable(chain: Chain) -> list[Action]:
    """Every action one could think of: each tile, and some of a larger set, in each place."""
    tiles = (*DOUBLE_SIX, Tile(0, 7), Tile(9, 9))
    lying = set(chain.tiles)
    absent = next(tile for tile in DOUBLE_SIX if tile not in lying)
    elsewhere = [
        End(absent, Side.LARGER, absent.high),
        *(End(tile, side, pips) for tile in chain.tiles[:3] for side in Side for pips in (0, 5)),
    ]
    places = [None, *chain.ends, *chain.places, *elsewhere]
    return [DRAW, PASS, *(Place(tile, place) for tile in tiles for place in places)]


@given(rounds)
@pytest.mark.rule(Rule.SETUP_SET)
def test_28_distinct_tiles_with_168_pips_are_somewhere_at_all_times(round_: Round) -> None:
    tiles = [*round_.chain.tiles, *sum(round_.hands, ()), *round_.boneyard]
    assert sorted(tiles) == list(DOUBLE_SIX)
    assert sum_of_pips(tiles) == 168


@given(rounds)
@pytest.mark.rule(Rule.CHAIN_TWO_ENDS, Rule.TURN_MATCH)
def test_neighbouring_halves_are_equal_and_there_are_two_ends(round_: Round) -> None:
    chain, line = round_.chain, round_.chain.line
    assert all(one.right == other.left for one, other in pairwise(line))
    assert {laid.tile for laid in line} == set(chain.tiles)
    if line:
        assert chain.left is not None
        assert chain.right is not None
        assert (chain.left.pips, chain.right.pips) == (line[0].left, line[-1].right)
        assert {*chain.ends} == {chain.left, chain.right}
        assert (chain.left.tile, chain.right.tile) == (line[0].tile, line[-1].tile)
    assert len(chain.ends) == (2 if line else 0)
    assert len(chain.joints) == max(0, len(line) - 1)


@given(rounds)
def test_each_place_of_a_chain_is_named_once_from_left_to_right(round_: Round) -> None:
    chain, line = round_.chain, round_.chain.line
    doubles = [laid.tile for laid in line if laid.tile.is_double]
    places = chain.places
    assert len(set(places)) == len(places) == len(doubles) + len(line) + bool(line)
    assert [place.tile for place in places if place.side is Side.BRANCH] == doubles
    if line:
        assert (places[0], places[-1]) == (chain.left, chain.right)
    ports = {joint.lying for joint in chain.joints}
    joined = [place for place in places[1:-1] if place.side is not Side.BRANCH]
    assert {place.port for place in joined} == ports
    assert [place.pips for place in joined] == [laid.right for laid in line[:-1]]


@given(rounds)
@settings(max_examples=40, deadline=None)
def test_why_not_is_none_exactly_for_the_legal_actions_of_the_seat_to_move(round_: Round) -> None:
    legal = round_.actions()
    assert len(legal) == len(set(legal))
    for action in conceivable(round_.chain):
        assert (round_.why_not(action) is None) == (action in legal)
        for seat in range(round_.players):
            allowed = action in legal and seat == round_.turn
            assert (round_.why_not(action, seat) is None) == allowed
            assert round_.view(seat).why_not(action) == round_.why_not(action, seat)
    assert set(legal) <= {*conceivable(round_.chain)}


@given(rounds)
@settings(max_examples=30, deadline=None)
def test_apply_refuses_with_the_reason_of_why_not_and_never_changes_its_input(
    round_: Round,
) -> None:
    before = to_text(round_)
    for action in conceivable(round_.chain)[:400]:
        why = round_.why_not(action)
        if why is None:
            assert round_.apply(action) != round_
        else:
            with pytest.raises(IllegalAction) as refused:
                round_.apply(action)
            assert refused.value.reason == why
    assert to_text(round_) == before


@given(rounds)
@pytest.mark.rule(Rule.TURN_PLACE_ENDS, Rule.TURN_DRAW_KEEPS, Rule.SETUP_CLOCKWISE)
def test_placing_and_passing_move_the_turn_one_seat_on_and_drawing_keeps_it(
    round_: Round,
) -> None:
    for action in round_.actions():
        step = 0 if action == DRAW else 1
        assert round_.apply(action).turn == (round_.turn + step) % round_.players
        assert round_.apply(action).starter == round_.starter


@given(rounds)
@pytest.mark.rule(Rule.TURN_RESERVE, Rule.SETUP_BONEYARD)
def test_two_tiles_stay_in_the_boneyard_and_hands_stay_sorted(round_: Round) -> None:
    assert len(round_.boneyard) >= 2
    assert (DRAW in round_.actions()) == (len(round_.boneyard) > 2 and not round_.is_over)
    assert all(list(hand) == sorted(hand) for hand in round_.hands)


@given(rounds, st.integers(0, 2**32))
@pytest.mark.rule(Rule.SETUP_DEAL)
def test_rounds_that_differ_only_in_what_a_seat_cannot_see_look_the_same_to_it(
    round_: Round, seed: int
) -> None:
    if round_.is_over:
        return
    for seat in range(round_.players):
        hidden = [*round_.boneyard]
        for other, hand in enumerate(round_.hands):
            hidden += hand if other != seat else ()
        Random(seed).shuffle(hidden)
        hands = [
            hand if other == seat else tuple(sorted(hidden.pop() for _ in hand))
            for other, hand in enumerate(round_.hands)
        ]
        twin = round_._replace(hands=tuple(hands), boneyard=tuple(hidden))
        assert twin.view(seat) == round_.view(seat)
        assert to_text(twin.view(seat)) == to_text(round_.view(seat))


@given(rounds)
@pytest.mark.rule(Rule.SETUP_DEAL)
def test_neither_a_view_nor_its_text_names_a_tile_that_is_hidden(round_: Round) -> None:
    if round_.is_over:
        return
    for seat in range(round_.players):
        view = round_.view(seat)
        seen = {*round_.chain.tiles, *round_.hands[seat]}
        written = re.findall(r"[0-9]{2}", re.sub(r"x[0-9]+", "", to_text(view)))
        assert {Tile(int(one), int(other)) for one, other in written} == seen
        shown = {tile for hand in view.hands if isinstance(hand, tuple) for tile in hand}
        assert shown == set(round_.hands[seat])
        assert view.boneyard == len(round_.boneyard)
        sizes = [hand if isinstance(hand, int) else len(hand) for hand in view.hands]
        assert sizes == [len(hand) for hand in round_.hands]


@given(rounds)
@pytest.mark.rule(Rule.ROUND_REVEAL)
def test_a_view_offers_the_round_s_actions_to_its_seat_and_shows_all_once_it_is_over(
    round_: Round,
) -> None:
    for seat in range(round_.players):
        view = round_.view(seat)
        assert view.actions() == (round_.actions() if seat == round_.turn else ())
        assert view.result == round_.result
        assert view.is_over == round_.is_over
        if round_.is_over:
            assert (view.hands, view.seat) == (round_.hands, None)


@given(rounds)
def test_placing_in_a_view_shows_what_the_seat_would_see_next(round_: Round) -> None:
    view = round_.view(round_.turn)
    for action in round_.actions():
        after = round_.apply(action)
        if isinstance(action, Place) and not after.is_over:
            assert view.place(action) == after.view(round_.turn)


@given(rounds)
def test_a_position_s_text_reads_back_as_the_same_position(round_: Round) -> None:
    match = Match(round_, tuple(range(round_.players)))
    for position in (round_.chain, round_, match):
        assert from_text(to_text(position)) == position
        assert type(from_text(to_text(position))) is type(position)
    for seat in range(round_.players):
        view = round_.view(seat)
        again = from_text(to_text(view))
        assert isinstance(again, View)
        assert again == view


@given(rounds)
def test_an_action_s_text_reads_back_as_the_same_action(round_: Round) -> None:
    for action in round_.actions():
        assert read_action(round_.chain, action_text(round_.chain, action)) == action


@given(walks())
@settings(max_examples=50)
def test_a_record_replays_to_the_same_states(states: list[Round]) -> None:
    actions = [
        next(action for action in before.actions() if before.apply(action) == after)
        for before, after in pairwise(states)
    ]
    text = record(states[0], actions)
    assert replay(states[0], text) == tuple(states)
    draws = sum(isinstance(action, Draw) for action in actions)
    assert text.count("d") == draws
    assert replay(states[0], re.sub(r"d[0-9]{2}", "d", text)) == tuple(states)


@given(rounds)
@pytest.mark.rule(Rule.CHAIN_NO_POINTS)
def test_there_is_no_score_before_a_round_is_over(round_: Round) -> None:
    match = Match(round_, (0,) * round_.players)
    for action in round_.actions():
        after = match.apply(action)
        if not after.round.is_over:
            assert after.round.result is None
            assert after.totals == match.totals
