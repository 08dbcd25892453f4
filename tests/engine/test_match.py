"""Matches: who starts next, when the target is looked at, who has won or is tied."""

from random import Random

import pytest

from engine import DOUBLE_SIX, PASS, Match, Round, Rule, Tied, Won, match_result, next_starter
from tests.engine.positions import left, position


def play(round_: Round, rng: Random) -> Round:
    while not round_.is_over:
        actions = round_.actions()
        round_ = round_.apply(actions[int(rng.random() * len(actions))])
    return round_


@pytest.mark.rule(Rule.MATCH_NEXT_STARTER)
def test_the_start_moves_one_seat_clockwise_and_from_the_last_seat_to_the_first() -> None:
    assert [next_starter(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [next_starter(seat, 2) for seat in range(2)] == [1, 0]


@pytest.mark.rule(Rule.MATCH_NEXT_STARTER)
def test_the_next_starter_follows_the_last_starter_whoever_won() -> None:
    # starter b; a goes out
    match = Match(position("14", "11", "12", "13", starter=1), (0, 0, 0))
    match = match.apply(left(match.round, "11"))
    following = match.next_round(Random(1))
    assert (match.round.result is not None, following.starter, following.round.turn) == (True, 2, 2)


@pytest.mark.rule(Rule.MATCH_NEXT_STARTER)
def test_the_start_moves_on_after_a_tied_round_too() -> None:
    match = Match(position("66", "12", "03", "55", starter=1), (5, 6, 7))
    for _ in range(3):
        match = match.apply(PASS)
    following = match.next_round(Random(1))
    assert (following.starter, following.totals) == (2, (5, 6, 7))


@pytest.mark.rule(Rule.MATCH_REDEAL)
def test_the_next_round_is_dealt_anew_with_all_28_tiles() -> None:
    match = Match(play(Round.deal(4, 3, Random(3)), Random(3)), (0, 0, 0, 0))
    following = match.next_round(Random(4))
    round_ = following.round
    assert sorted([*round_.boneyard, *sum(round_.hands, ())]) == list(DOUBLE_SIX)
    assert (round_.chain.tiles, round_.starter, round_.passes) == ((), 0, 0)
    assert round_ != match.next_round(Random(5)).round


@pytest.mark.rule(Rule.MATCH_TARGET_CHECK)
def test_the_target_is_looked_at_after_the_round_is_scored() -> None:
    match = Match(position("14", "11", "46"), (95, 40))
    assert match.result is None
    match = match.apply(left(match.round, "11"))  # credit 10
    assert match.totals == (105, 40)
    assert match.result == Won(0)


@pytest.mark.rule(Rule.MATCH_TARGET_CHECK)
def test_a_match_is_not_over_in_the_middle_of_a_round_whatever_the_totals() -> None:
    assert Match(position("14", "11", "46"), (100, 40)).result is None


@pytest.mark.parametrize(
    ("totals", "result"),
    [
        ((99, 98), None),
        ((100, 99), Won(0)),
        ((12, 100), Won(1)),
        ((60, 60, 60), None),
        ((60, 61, 0), Won(1)),
        ((0, 0, 60, 0), None),
        ((0, 0, 0, 61), Won(3)),
        ((100, 61, 99), Won(0)),
    ],
)
@pytest.mark.rule(Rule.MATCH_TARGET)
def test_100_wins_with_two_players_and_61_with_three_or_four(
    totals: tuple[int, ...], result: Won | None
) -> None:
    assert match_result(totals) == result


@pytest.mark.rule(Rule.MATCH_SURPLUS)
def test_points_beyond_the_target_stay() -> None:
    match = Match(position("14", "11", "66.55.45"), (99, 0))
    assert match.apply(left(match.round, "11")).totals == (99 + 31, 0)


@pytest.mark.parametrize(
    ("totals", "result"),
    [
        ((100, 100), Tied((0, 1))),
        ((99, 99), None),
        ((70, 12, 70), Tied((0, 2))),
        ((61, 61, 61, 61), Tied((0, 1, 2, 3))),
        ((70, 61, 61), Won(0)),  # both others have the target, but no lead
        ((12, 61, 61, 70), Won(3)),
    ],
)
@pytest.mark.rule(Rule.MATCH_TIE)
def test_a_tied_lead_at_or_beyond_the_target_ends_the_match_tied(
    totals: tuple[int, ...], result: Won | Tied | None
) -> None:
    assert match_result(totals) == result


def test_no_round_follows_one_in_play_or_a_match_that_is_over() -> None:
    in_play = Match.start(2, Random(1))
    over = Match(position("14", "11", "46"), (95, 40))
    over = over.apply(left(over.round, "11"))
    for match in (in_play, over):
        with pytest.raises(ValueError, match="a next round follows"):
            match.next_round(Random(1))


@pytest.mark.rule(Rule.SETUP_STARTER)
def test_a_match_starts_by_lot_unless_a_starter_is_named() -> None:
    assert {Match.start(4, Random(seed)).starter for seed in range(60)} == {0, 1, 2, 3}
    assert {Match.start(4, Random(seed), starter=2).starter for seed in range(9)} == {2}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule(Rule.ABOUT_AIM, Rule.ROUND_NO_DEDUCTION, Rule.MATCH_TARGET, Rule.ROUND_EXACT)
def test_whole_random_matches_end_with_every_point_accounted_for(players: int) -> None:
    for seed in range(25):
        rng = Random(seed)
        match = Match.start(players, rng)
        credited = 0
        for _ in range(200):
            first = match.starter
            match = Match(play(match.round, rng), match.totals)
            result = match.round.result
            assert result is not None
            totals = list(match.totals)
            if result.winner is not None:
                totals[result.winner] += result.credit
            match = Match(match.round, tuple(totals))
            credited += result.credit
            if match.result is not None:
                break
            assert max(match.totals) < (100 if players == 2 else 61)
            match = match.next_round(rng)
            assert match.starter == (first + 1) % players
        assert sum(match.totals) == credited
        assert isinstance(match.result, Won)


def test_a_match_applies_an_action_as_its_round_does() -> None:
    match = Match.start(3, Random(8))
    for _ in range(10):
        action = match.round.actions()[0]
        after = match.apply(action, match.round.turn)
        assert after == Match(match.round.apply(action), match.totals)
        match = after
