"""The kind `credit`: who is credited and how much, and the mistakes that have a name."""

import pytest

from engine import NotationError, Rule
from tutorial.lessons.content import lessons
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, credit
from tutorial.puzzles.credit import Credit, Question
from tutorial.puzzles.findings import (
    CountedWrong,
    Mistake,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    TiedForLowest,
    WinnerRight,
)
from tutorial.puzzles.hints import CreditAnswer, EndedHint, RuleHint, SumsHint

A, B, C, D = range(4)


def step(name: str) -> Question:
    (lesson,) = (each for each in lessons() if each.id == "scoring")
    (found,) = (each.puzzle.question for each in lesson.steps if each.id == name)
    assert isinstance(found, Question)
    return found


def reasons(name: str, winner: int | None, points: int) -> tuple[object, ...]:
    verdict = credit.judge(step(name), Credit(winner, points))
    assert verdict.outcome is Outcome.REFUSED
    return verdict.reasons


@pytest.mark.parametrize(
    ("name", "sums", "winner", "points"),
    [
        ("out-six-six", (0, 12), A, 12),
        ("out-nothing-left", (0, 0), B, 0),
        ("out-zero-and-eight", (0, 0, 8), A, 8),
        ("out-of-four", (7, 7, 0, 8), C, 22),
        ("blocked-two", (4, 10), A, 6),
        ("blocked-three-eight-ten", (3, 8, 10), A, 15),
        ("blocked-tie", (3, 10, 3), None, 0),
        ("blocked-high-tie", (7, 2, 7), B, 12),
        ("blocked-four", (9, 9, 4, 11), C, 25),
    ],
)
def test_the_lesson_credits_what_the_rules_say(
    name: str, sums: tuple[int, ...], winner: int | None, points: int
) -> None:
    question = step(name)
    assert question.result.sums == sums
    assert credit.answers(question) == {Credit(winner, points)}
    assert credit.judge(question, Credit(winner, points)).outcome is Outcome.SOLVED


@pytest.mark.parametrize(
    ("points", "mistake"),
    [
        (18, Mistake.OWN_NOT_SUBTRACTED),  # 8 + 10
        (12, Mistake.OWN_SUBTRACTED_AGAIN),  # 8 + 10 - 3 - 3, or 3 off for each opponent
        (21, Mistake.OWN_ADDED),  # 3 + 8 + 10
        (28, Mistake.RESERVE_COUNTED),  # 15 + [1|6] + [2|4]
    ],
)
def test_a_wrong_number_that_one_mistake_alone_leads_to_is_called_by_its_name(
    points: int, mistake: Mistake
) -> None:
    right, wrong = reasons("blocked-three-eight-ten", A, points)
    assert right == WinnerRight(A)
    assert wrong == CountedWrong(mistake, points)


def test_a_missed_hand_is_named() -> None:
    assert reasons("out-of-four", C, 14)[1] == CountedWrong(Mistake.ONE_HAND_MISSED, 14, D)
    # without A's 7 or without B's 7: which of them cannot be known
    assert reasons("out-of-four", C, 15)[1] == CountedWrong(Mistake.ONE_HAND_MISSED, 15, None)


def test_a_missed_hand_cites_the_clause_of_the_way_the_round_ended() -> None:
    out = reasons("out-of-four", C, 14)[1]
    blocked = reasons("blocked-four", C, 14)[1]  # 25 without D's 11
    assert isinstance(out, CountedWrong)
    assert isinstance(blocked, CountedWrong)
    assert out.rules == (Rule.ROUND_OUT_CREDIT,)
    assert blocked.rules == (Rule.ROUND_BLOCKED_CREDIT,)


def test_any_other_number_is_told_the_difference_with_its_sign() -> None:
    assert reasons("blocked-three-eight-ten", A, 16)[1] == OffBy(16, 1)
    assert reasons("blocked-three-eight-ten", A, 9)[1] == OffBy(9, -6)


def test_in_a_round_that_was_played_out_only_who_went_out_is_credited() -> None:
    assert reasons("out-zero-and-eight", B, 8) == (StillHasTiles(B, 1),)
    assert reasons("out-zero-and-eight", None, 8) == (OutIsNoTie(B, A),)
    assert reasons("out-six-six", None, 12) == (OutIsNoTie(None, A),)


def test_in_a_blocked_round_only_the_lowest_hand_is_credited() -> None:
    assert reasons("blocked-three-eight-ten", B, 15) == (NotLowest(B, 8, lower=1),)
    assert reasons("blocked-three-eight-ten", None, 15) == (OneIsLowest(3),)


def test_of_a_number_reckoned_for_the_wrong_player_nothing_is_said() -> None:
    # B holds 10 and is named with just that: it is no sum of "the opponents" of A
    assert reasons("blocked-two", B, 10) == (NotLowest(B, 10, lower=1),)
    assert reasons("blocked-high-tie", A, 7) == (NotLowest(A, 7, lower=1),)


def test_a_tie_for_the_lowest_is_credited_to_nobody() -> None:
    # as if the tie were none: 10 + 3 - 3
    winner, points = reasons("blocked-tie", A, 10)
    assert winner == TiedForLowest(A, 3)
    assert points == CountedWrong(Mistake.TIE_CREDITED, 10)


def test_the_hints_lead_from_the_rule_to_the_answer() -> None:
    question = step("blocked-three-eight-ten")
    rule, ended, sums, answer = credit.hints(question)
    assert isinstance(rule, RuleHint)
    assert ended == EndedHint(question.result.ended)
    assert sums == SumsHint((3, 8, 10))
    assert answer == CreditAnswer(question.result)


@pytest.mark.parametrize(
    "typed",
    [
        "15",
        " 15 ",
        "\xa015\xa0",
        "+15",
        "１５",
        "15 p",
        "15p.",
        "15,0",
        "15.0",
        "015",
        "15 pistettä",
        "15 points",
        "15 pt",
    ],
)
def test_a_number_is_read_as_people_type_it(typed: str) -> None:
    assert credit.read({"winner": ["a"], "points": [typed]}) == Credit(A, 15)


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"points": ["15"]}, "winner", Problem.MISSING),
        ({"winner": ["a"]}, "points", Problem.MISSING),
        ({"winner": ["a"], "points": ["fifteen"]}, "points", Problem.NOT_A_NUMBER),
        ({"winner": ["a"], "points": ["-3"]}, "points", Problem.NOT_A_NUMBER),
        ({"winner": ["a"], "points": ["15,5"]}, "points", Problem.NOT_A_NUMBER),
        ({"winner": ["a"], "points": ["1e3"]}, "points", Problem.NOT_A_NUMBER),
        ({"winner": ["a"], "points": ["1000"]}, "points", Problem.TOO_LARGE),
        ({"winner": ["a"], "points": ["9" * 400]}, "points", Problem.NOT_A_NUMBER),
        ({"winner": ["e"], "points": ["15"]}, "winner", Problem.UNKNOWN),
        ({"winner": ["ab"], "points": ["15"]}, "winner", Problem.UNKNOWN),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        credit.read(fields)
    assert (caught.value.field, caught.value.problem) == (field, problem)


def test_a_seat_that_nobody_sits_in_cannot_be_credited() -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        credit.judge(step("out-six-six"), Credit(C, 12))
    assert caught.value.field == "winner"


def test_a_round_in_play_has_no_credit_to_ask_for() -> None:
    for text in ("14.L11", "0_14-x7_x14_aa"):
        with pytest.raises(NotationError):
            credit.from_text(text)
