"""The sheet itself: credits, totals, starters and the end of a match, as the rules have them."""

import pytest

from engine import Rule, Tied, Won
from tests.play.sheets import blocked, new, only, out, tiles
from tutorial.play.sheet import Played, Sheet


@pytest.mark.rule(Rule.ROUND_OUT_NO_TIE)
def test_going_out_against_0_and_8_credits_8() -> None:
    result = out(0, tiles("00"), tiles("44")).result
    assert (result.winner, result.credit, result.sums) == (0, 8, (0, 0, 8))


@pytest.mark.rule(Rule.ROUND_BLOCKED_CREDIT)
def test_a_block_with_3_8_and_10_credits_15() -> None:
    result = blocked(tiles("12"), tiles("44"), tiles("46")).result
    assert (result.winner, result.credit) == (0, 15)  # 8 + 10 - 3


@pytest.mark.rule(Rule.ROUND_BLOCKED_TIE)
def test_a_block_with_3_3_and_10_credits_nobody() -> None:
    result = blocked(tiles("03"), tiles("12"), tiles("46")).result
    assert (result.winner, result.credit) == (None, 0)


@pytest.mark.parametrize("typed", [False, True])
def test_typed_sums_give_what_the_tiles_give(typed: bool) -> None:
    hands = [only(3), only(8), only(10)] if typed else [tiles("12"), tiles("44"), tiles("46")]
    assert blocked(*hands).result == blocked(tiles("12"), tiles("44"), tiles("46")).result


def test_going_out_can_be_worth_nothing() -> None:
    result = out(1, tiles("00")).result
    assert (result.winner, result.credit) == (1, 0)


@pytest.mark.rule(Rule.MATCH_NEXT_STARTER)
def test_the_start_moves_clockwise_whoever_won() -> None:
    sheet = new(3, starter=1)
    for played in (out(0, only(5), only(5)), blocked(only(3), only(3), only(9))):
        sheet = sheet.with_round(played)
    assert [row.starter for row in sheet.rows] == [1, 2]
    assert sheet.next_starter == 0


@pytest.mark.rule(Rule.MATCH_TARGET, Rule.MATCH_SURPLUS, Rule.MATCH_TARGET_CHECK)
def test_a_match_of_two_is_won_at_100_and_the_surplus_stays() -> None:
    sheet = new(2).with_round(out(0, only(60))).with_round(out(1, only(99)))
    assert sheet.totals == (60, 99)
    assert sheet.result is None
    sheet = sheet.with_round(blocked(only(5), only(55)))  # 55 - 5 = 50
    assert sheet.totals == (110, 99)
    assert sheet.result == Won(0)


@pytest.mark.rule(Rule.MATCH_TARGET)
@pytest.mark.parametrize(("players", "below", "at"), [(2, 99, 100), (3, 60, 61), (4, 60, 61)])
def test_the_match_ends_at_the_target_and_not_below(players: int, below: int, at: int) -> None:
    others = (0,) * (players - 1)
    assert Sheet(0, (below, *others)).result is None
    assert Sheet(0, (at, *others)).result == Won(0)


@pytest.mark.rule(Rule.MATCH_TIE)
def test_a_match_with_given_totals_can_be_tied() -> None:
    assert Sheet(0, (61, 20, 61)).result == Tied((0, 2))


def test_no_round_follows_the_end_of_the_match_and_none_a_full_sheet() -> None:
    with pytest.raises(ValueError, match="no round"):
        Sheet(0, (100, 0)).with_round(out(0, only(5)))
    full = new(2)._replace(rounds=(out(0, only(1)),) * 40)
    assert full.result is None
    with pytest.raises(ValueError, match="no round"):
        full.with_round(out(0, only(5)))


def test_undo_takes_the_last_round_and_nothing_else() -> None:
    first: Played = out(0, only(5), only(5))
    sheet = new(3).with_round(first)
    assert sheet.with_round(blocked(only(4), only(5), only(6))).before_last() == sheet
    assert sheet.before_last() == new(3)


def test_the_back_peg_is_where_the_total_stood_before_it_last_grew() -> None:
    sheet = new(2).with_round(out(0, only(8))).with_round(out(0, only(15)))
    sheet = sheet.with_round(out(1, only(6)))
    assert sheet.totals == (23, 6)
    assert sheet.before == (8, 0)
    assert new(2).before == (0, 0)
