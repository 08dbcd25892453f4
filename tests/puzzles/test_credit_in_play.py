"""The kind `credit` where the round goes on, and where totals from before it are told."""

import pytest

from engine import Ended, NotationError, Round, Rule
from tests.engine.positions import position, tile
from tutorial.puzzles import Outcome, credit
from tutorial.puzzles.credit import Credit, GoesOn, Question
from tutorial.puzzles.facts.credit import CountedWrong, Mistake, OffBy, WinnerRight
from tutorial.puzzles.facts.goes_on import (
    AllPassed,
    CanDraw,
    CanPlace,
    GoesOnAnswer,
    HandsHint,
    NobodyOut,
    NoCreditYet,
    NotAllPassed,
    NotBlockedHint,
    NotOut,
    SomeoneOut,
    StillInPlay,
)
from tutorial.puzzles.facts.rule import RuleHint

A, B, C = range(3)

# [1|4] with [4|4]: ends 1 and 4, sum 5; the last tile counts 8. Hands: A 2 + 5 = 7, B 11.
DRAWABLE = position("14.R44", "02.05", "56", boneyard="00.11.22")
STUCK = position("14.R44", "02", "03", "06", passes=2, turn=0)
B_CAN = position("14.R44", "02", "46", "06", passes=0, turn=0)


def reasons(round_: Round, attempt: Credit | GoesOn) -> tuple[object, ...]:
    verdict = credit.judge(Question(round_), attempt)
    assert verdict.outcome is Outcome.WRONG
    return verdict.reasons


@pytest.mark.parametrize(
    ("round_", "why"),
    [
        (DRAWABLE, CanDraw(1)),
        (STUCK, NotAllPassed(2, 3)),
        (B_CAN, CanPlace(B, tile("46"))),
    ],
)
def test_the_round_goes_on_while_someone_can_draw_or_place_or_has_not_passed(
    round_: Round, why: object
) -> None:
    assert credit.answers(Question(round_)) == {GoesOn()}
    verdict = credit.judge(Question(round_), GoesOn())
    assert verdict.outcome is Outcome.SOLVED
    assert verdict.reasons == (StillInPlay(why, tile("44")),)  # type: ignore[arg-type]


def test_a_credit_in_the_middle_is_told_who_holds_tiles_and_why_it_is_not_blocked() -> None:
    assert reasons(DRAWABLE, Credit(B, 20)) == (NotOut(B, 1), CanDraw(1), NoCreditYet(20))
    assert reasons(DRAWABLE, Credit(None, 20)) == (NobodyOut(1), CanDraw(1), NoCreditYet(20))


@pytest.mark.parametrize(
    ("winner", "points", "mistake"),
    [
        (A, 4, Mistake.COMPARED_IN_PLAY),  # 11 - 7, as if it were blocked
        (B, 8, Mistake.PLACING_SCORED),  # [4|4]
        (B, 5, Mistake.ENDS_ADDED),  # 1 + 4
        (None, 0, Mistake.NOUGHT_IN_PLAY),
    ],
)
def test_a_number_that_one_mistake_alone_leads_to_is_called_by_its_name(
    winner: int | None, points: int, mistake: Mistake
) -> None:
    assert reasons(DRAWABLE, Credit(winner, points))[-1] == CountedWrong(mistake, points)


def test_a_round_that_is_over_does_not_go_on() -> None:
    out = position("14.R44", "0", "56", turn=B)
    assert reasons(out, GoesOn()) == (SomeoneOut(A),)
    assert reasons(STUCK._replace(passes=3), GoesOn()) == (AllPassed(3),)


def test_the_last_tile_scores_nothing_either() -> None:
    out = position("14.R44", "0", "56", turn=B)  # 11, and [4|4] would be 8 more
    assert reasons(out, Credit(A, 19)) == (
        WinnerRight(A, Ended.OUT),
        CountedWrong(Mistake.PLACING_SCORED, 19, None, Ended.OUT),
    )


def test_no_number_is_needed_for_going_on() -> None:
    assert credit.read({"winner": ["goes-on"]}) == GoesOn()
    assert credit.read({"winner": ["goes-on"], "points": ["seven"]}) == GoesOn()
    assert credit.read(credit.write(GoesOn())) == GoesOn()


def test_the_hints_lead_from_the_rule_to_why_it_goes_on() -> None:
    rule, hands, why, answer = credit.hints(Question(DRAWABLE))
    assert rule == RuleHint(Rule.ROUND_BLOCKED)
    assert hands == HandsHint((2, 1))
    assert why == NotBlockedHint(CanDraw(1))
    assert answer == GoesOnAnswer(CanDraw(1))


def test_the_rules_are_those_of_how_the_round_stands() -> None:
    in_play = (Rule.ABOUT_AIM, Rule.CHAIN_NO_POINTS, Rule.ROUND_OUT)
    assert credit.rules(Question(DRAWABLE)) == in_play
    assert credit.rules(Question(STUCK)) == (Rule.ABOUT_AIM, Rule.ROUND_OUT, Rule.ROUND_BLOCKED)
    blocked = credit.rules(Question(STUCK._replace(passes=3)))  # 2, 3, 6: 3 + 6 - 2 = 7
    assert blocked == (
        Rule.ROUND_BLOCKED,
        Rule.ROUND_PIPS,
        Rule.ROUND_RESERVE_APART,
        Rule.ROUND_BLOCKED_COMPARE,
        Rule.ROUND_BLOCKED_CREDIT,
        Rule.ROUND_NO_EXTRA,
        Rule.ROUND_EXACT,
    )


# A went out; B's [5|6] counts 11. Before the round A had 20 and B had 6.
TOLD = Question(position("14.R44", "0", "56", turn=B), (20, 6))


@pytest.mark.parametrize(
    ("points", "wrong"),
    [
        (31, CountedWrong(Mistake.TOTAL_GIVEN, 31, None, Ended.OUT)),  # 20 + 11
        (9, OffBy(9, -2)),
        (5, CountedWrong(Mistake.ONE_HALF_COUNTED, 5, None, Ended.OUT)),  # [5|6]; 11 - 6 as well
        (25, CountedWrong(Mistake.TOTALS_DEDUCTED, 25, None, Ended.OUT)),  # 20 + 11 - 6
    ],
)
def test_totals_before_the_round_change_nothing(points: int, wrong: object) -> None:
    assert credit.answers(TOLD) == {Credit(A, 11)}
    assert Rule.ROUND_NO_DEDUCTION in credit.rules(TOLD)
    assert credit.judge(TOLD, Credit(A, points)).reasons[1] == wrong


@pytest.mark.parametrize("told", ["~", "~12", "~12-x", "~12-30-4", "~1234-5"])
def test_totals_must_be_one_for_each_player(told: str) -> None:
    text = (
        "04.R44.L01.L15.L25.R24.R22.R26.R46.L12.L11.R14.L13_0-66_"
        "03.05.45.36.34.02.16.06.33.00.35.55.23.56_ba"
    )
    assert credit.from_text(f"{text}~12-30").totals == (12, 30)
    with pytest.raises(NotationError):
        credit.from_text(text + told)
