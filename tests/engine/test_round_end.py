"""The end of a round: going out, the block, and what they are worth."""

import pytest

from engine import PASS, Ended, Match, Result, Round, Rule
from tests.engine.positions import left, played, position, right, tiles


def went_out_against(*hands: str) -> Result | None:
    """The result when seat a places its last tile and the others hold these."""
    round_ = position("14", "11", *hands)
    return round_.apply(left(round_, "11")).result


def blocked(*hands: str) -> Result | None:
    """The result when nobody can join 6 and everyone has passed."""
    round_ = position("66", *hands)
    return played(round_, *[PASS] * len(hands)).result


@pytest.mark.rule(Rule.ROUND_OUT, Rule.ROUND_OUT_CREDIT, Rule.ABOUT_AIM)
def test_a_round_ends_with_the_last_tile_and_credits_all_the_others_hands() -> None:
    # 5 + 12, 3, 9 + 1
    assert went_out_against("05.66", "12", "45.01") == Result(Ended.OUT, 0, 30, (0, 17, 3, 10))


@pytest.mark.rule(Rule.ROUND_OUT)
def test_nothing_can_be_done_after_a_round_is_over() -> None:
    round_ = position("14", "11", "15.16", boneyard="22.33.55")
    after = round_.apply(left(round_, "11"))
    assert after.is_over
    assert after.actions() == ()


@pytest.mark.rule(Rule.ROUND_OUT)
def test_going_out_ends_a_round_whichever_seat_does_it() -> None:
    round_ = position("14", "05.66", "12", "34", turn=2)
    after = round_.apply(right(round_, "34"))
    assert after.result == Result(Ended.OUT, 2, 20, (17, 3, 0))


@pytest.mark.rule(Rule.ROUND_OUT_NO_TIE)
def test_an_opponents_blank_double_is_no_tie_with_an_empty_hand() -> None:
    assert went_out_against("00", "26") == Result(Ended.OUT, 0, 8, (0, 0, 8))


@pytest.mark.rule(Rule.ROUND_OUT_NO_TIE, Rule.ROUND_BLOCKED_COMPARE)
def test_going_out_can_be_worth_nothing_and_is_still_won() -> None:
    assert went_out_against("00") == Result(Ended.OUT, 0, 0, (0, 0))


@pytest.mark.rule(Rule.ROUND_BLOCKED)
def test_a_round_is_blocked_only_when_everyone_in_turn_has_passed() -> None:
    round_ = position("66", "12", "44", "46.34", turn=0)  # c could place 46
    after = played(round_, PASS, PASS)
    assert after.result is None
    assert after.actions() == (left(after, "46"), right(after, "46"))


@pytest.mark.rule(Rule.ROUND_BLOCKED)
def test_passes_are_counted_anew_after_a_placement() -> None:
    round_ = position("66.L56.R36", "12", "44", "35.34")
    after = played(round_, PASS, PASS)
    after = after.apply(right(after, "35"))  # 5 at both ends
    assert (after.passes, after.result) == (0, None)
    after = played(after, PASS, PASS)
    assert (after.passes, after.result) == (2, None)
    assert after.apply(PASS).result == Result(Ended.BLOCKED, 0, 8 + 7 - 3, (3, 8, 7))


@pytest.mark.rule(Rule.ROUND_BLOCKED)
def test_a_view_counts_passes_anew_after_a_placement_as_its_round_does() -> None:
    round_ = position("66.L56.R36", "12", "44", "35.34", turn=2, passes=2)
    placement = right(round_, "35")
    assert round_.view(2).place(placement) == round_.apply(placement).view(2)


@pytest.mark.rule(Rule.ROUND_BLOCKED)
def test_a_boneyard_of_two_is_no_block_while_someone_can_place() -> None:
    round_ = position("66", "12", "46")
    assert round_.result is None
    assert round_.apply(PASS).result is None
    assert not round_.apply(PASS).is_over


@pytest.mark.rule(Rule.ROUND_REVEAL)
def test_everyone_sees_all_hands_once_the_round_is_over_but_not_the_boneyard() -> None:
    round_ = position("14", "11", "05.66", "12")
    after = round_.apply(left(round_, "11"))
    for seat in range(3):
        view = after.view(seat)
        assert view.hands == ((), tiles("05.66"), tiles("12"))
        assert (view.boneyard, view.seat) == (2, None)
        assert view.result == after.result
        assert view.actions() == ()


@pytest.mark.rule(Rule.ROUND_REVEAL)
def test_a_round_in_play_hides_the_other_hands() -> None:
    view = position("14", "11.22", "05.66", "12").view(0)
    assert view.hands == (tiles("11.22"), 2, 1)
    assert view.result is None


@pytest.mark.rule(Rule.ROUND_PIPS)
def test_a_hand_counts_both_halves_of_all_its_tiles() -> None:
    result = blocked("12.00", "44.55")
    assert result is not None
    assert result.sums == (3, 18)
    assert went_out_against("66") == Result(Ended.OUT, 0, 12, (0, 12))


@pytest.mark.rule(Rule.ROUND_RESERVE_APART)
def test_no_undrawn_tile_is_counted() -> None:
    cheap = position("66", "12", "44", boneyard="00.01")
    dear = position("66", "12", "44", boneyard="55.45")
    results = [played(round_, PASS, PASS).result for round_ in (cheap, dear)]
    assert results == [Result(Ended.BLOCKED, 0, 5, (3, 8))] * 2
    out = position("14", "11", "00", boneyard="55.45.22.33")
    result = out.apply(left(out, "11")).result
    assert result == Result(Ended.OUT, 0, 0, (0, 0))


@pytest.mark.rule(Rule.ROUND_BLOCKED_COMPARE)
def test_hands_are_compared_in_a_block_and_not_when_someone_goes_out() -> None:
    # seat b holds less than a whose last tile it was, yet a is credited
    assert went_out_against("00", "00") == Result(Ended.OUT, 0, 0, (0, 0, 0))
    assert blocked("44", "12", "45") == Result(Ended.BLOCKED, 1, 8 + 9 - 3, (8, 3, 9))


@pytest.mark.rule(Rule.ROUND_BLOCKED_CREDIT, Rule.ROUND_NO_EXTRA)
def test_a_blocked_round_credits_the_lowest_hand_with_the_others_less_its_own_once() -> None:
    assert blocked("12", "44", "55") == Result(Ended.BLOCKED, 0, 15, (3, 8, 10))  # 8 + 10 - 3
    assert blocked("44", "12") == Result(Ended.BLOCKED, 1, 5, (8, 3))
    assert blocked("44", "45", "12", "55") == Result(Ended.BLOCKED, 2, 24, (8, 9, 3, 10))


@pytest.mark.rule(Rule.ROUND_BLOCKED_TIE)
def test_a_tie_for_the_lowest_hand_credits_nobody() -> None:
    assert blocked("12", "03", "55") == Result(Ended.BLOCKED, None, 0, (3, 3, 10))
    assert blocked("55", "12", "03") == Result(Ended.BLOCKED, None, 0, (10, 3, 3))
    assert blocked("12", "03") == Result(Ended.BLOCKED, None, 0, (3, 3))


@pytest.mark.rule(Rule.ROUND_BLOCKED_TIE)
def test_a_tie_above_the_lowest_hand_is_no_tie() -> None:
    assert blocked("44", "12", "35") == Result(Ended.BLOCKED, 1, 13, (8, 3, 8))


@pytest.mark.rule(Rule.ROUND_NO_EXTRA)
def test_three_players_are_credited_by_the_same_sums_as_two_and_four() -> None:
    for hands, credit in ((("12", "44"), 5), (("12", "44", "00.45"), 14)):
        result = blocked(*hands)
        assert result is not None
        assert result.credit == credit  # 8 - 3; 8 + 9 - 3


@pytest.mark.rule(Rule.ROUND_EXACT)
def test_the_credit_is_entered_to_the_point() -> None:
    round_ = position("14", "11", "12.55")  # 13: no multiple of five
    match = Match(round_, (7, 9)).apply(left(round_, "11"))
    assert match.totals == (20, 9)


@pytest.mark.rule(Rule.ROUND_NO_DEDUCTION)
def test_nothing_is_taken_from_what_the_others_had() -> None:
    round_ = position("66", "44", "12", "55")
    match = Match(round_, (30, 20, 40))
    for _ in range(3):
        match = match.apply(PASS)
    assert match.totals == (30, 35, 40)


@pytest.mark.rule(Rule.ROUND_BLOCKED_TIE, Rule.ROUND_EXACT)
def test_a_tied_round_changes_no_total() -> None:
    match = Match(position("66", "12", "03"), (30, 20)).apply(PASS).apply(PASS)
    assert match.round.is_over
    assert match.totals == (30, 20)


@pytest.mark.parametrize("passes", [0, 1])
def test_there_is_no_score_in_the_middle_of_a_round(passes: int) -> None:
    round_: Round = position("66", "12", "44", passes=passes)
    assert round_.result is None
