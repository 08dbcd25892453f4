"""The kind `credit`: who is credited and how much, and the mistakes that have a name."""

import pytest

from engine import Ended, NotationError, Result, Rule
from tutorial.lessons.content import lessons
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, credit
from tutorial.puzzles.credit import Credit, Question
from tutorial.puzzles.facts.credit import (
    CountedWrong,
    CreditAnswer,
    EndedHint,
    Mistake,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    SumsHint,
    TiedForLowest,
    WinnerRight,
)
from tutorial.puzzles.facts.rule import RuleHint

A, B, C, D = range(4)


def result(question: Question) -> Result:
    assert question.result is not None
    return question.result


def step(name: str) -> Question:
    (lesson,) = (each for each in lessons() if each.id == "scoring")
    (found,) = (each.puzzle.question for each in lesson.steps if each.id == name)
    assert isinstance(found, Question)
    return found


def reasons(name: str, winner: int | None, points: int) -> tuple[object, ...]:
    verdict = credit.judge(step(name), Credit(winner, points))
    assert verdict.outcome is Outcome.WRONG
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
    assert result(question).sums == sums
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
    assert right == WinnerRight(A, Ended.BLOCKED)
    assert wrong == CountedWrong(mistake, points, None, Ended.BLOCKED)


def missed_hand(points: int, seat: int | None) -> CountedWrong:
    return CountedWrong(Mistake.ONE_HAND_MISSED, points, seat, Ended.OUT)


def test_a_missed_hand_is_named() -> None:
    assert reasons("out-of-four", C, 14)[1] == missed_hand(14, D)
    # without A's 7 or without B's 7: which of them cannot be known
    assert reasons("out-of-four", C, 15)[1] == missed_hand(15, None)


def test_any_other_number_is_told_the_difference_with_its_sign() -> None:
    assert reasons("blocked-three-eight-ten", A, 16)[1] == OffBy(16, 1)
    assert reasons("blocked-three-eight-ten", A, 9)[1] == OffBy(9, -6)


def test_in_a_round_that_was_played_out_only_who_went_out_is_credited() -> None:
    assert reasons("out-zero-and-eight", B, 8) == (StillHasTiles(B, 1),)
    assert reasons("out-zero-and-eight", None, 8) == (OutIsNoTie(B),)
    assert reasons("out-six-six", None, 12) == (OutIsNoTie(None),)


def test_in_a_blocked_round_only_the_lowest_hand_is_credited() -> None:
    assert reasons("blocked-three-eight-ten", B, 15) == (NotLowest(B, 8, lower=1),)
    assert reasons("blocked-three-eight-ten", None, 15) == (OneIsLowest(3),)


def test_a_tie_for_the_lowest_is_credited_to_nobody() -> None:
    # as if the tie were none: 10 + 3 - 3
    winner, points = reasons("blocked-tie", A, 10)
    assert winner == TiedForLowest(A, 3, (C,))
    assert points == CountedWrong(Mistake.TIE_CREDITED, 10, None, Ended.BLOCKED)


@pytest.mark.parametrize(
    ("name", "winner", "points", "seat", "ended"),
    [
        ("blocked-three-eight-ten", A, 3, A, Ended.BLOCKED),
        ("blocked-three-eight-ten", C, 10, C, Ended.BLOCKED),
        ("blocked-high-tie", A, 7, A, Ended.BLOCKED),
        ("blocked-tie", C, 3, C, Ended.BLOCKED),
        ("out-of-four", D, 8, D, Ended.OUT),
    ],
)
def test_the_own_hand_of_the_player_that_is_named(
    name: str, winner: int, points: int, seat: int, ended: Ended
) -> None:
    assert reasons(name, winner, points)[1] == CountedWrong(Mistake.OWN_HAND, points, seat, ended)


def test_a_number_for_a_wrong_player_is_not_explained_as_if_for_the_right_one() -> None:
    # 18 is 8 + 10, what A's opponents hold
    assert reasons("blocked-three-eight-ten", B, 18) == (NotLowest(B, 8, lower=1),)
    # 14 is 22 - 8, what C would get without D's hand
    assert reasons("out-of-four", A, 14) == (StillHasTiles(A, 1),)


def test_comparing_is_the_reason_where_the_lowest_opponent_is_credited() -> None:
    # 7 + 8 - 7, as if A were the only lowest
    made = reasons("out-of-four", A, 8)[1]
    assert made == CountedWrong(Mistake.COMPARED_THOUGH_OUT, 8, None, Ended.OUT)


def test_the_commonest_of_several_mistakes_is_the_one_named() -> None:
    made = reasons("blocked-two", A, 4)[1]  # the own hand, and 10 - 4 less 2 by several others
    assert made == CountedWrong(Mistake.OWN_HAND, 4, A, Ended.BLOCKED)


@pytest.mark.parametrize(
    ("name", "winner", "points", "clauses"),
    [
        ("out-of-four", C, 14, {Rule.ROUND_OUT_CREDIT}),
        ("out-of-four", C, 999, {Rule.ROUND_OUT_CREDIT}),
        ("out-of-four", D, 8, {Rule.ROUND_OUT_CREDIT}),
        ("blocked-three-eight-ten", A, 16, {Rule.ROUND_BLOCKED_CREDIT}),
        ("blocked-three-eight-ten", A, 3, {Rule.ROUND_BLOCKED_CREDIT}),
        ("blocked-three-eight-ten", B, 8, {Rule.ROUND_BLOCKED_CREDIT}),
        ("blocked-tie", None, 99, {Rule.ROUND_BLOCKED_TIE}),
    ],
)
def test_the_clauses_are_those_of_the_way_the_round_ended(
    name: str, winner: int | None, points: int, clauses: set[Rule]
) -> None:
    found = credit.judge(step(name), Credit(winner, points)).reasons
    assert {rule for why in found for rule in why.rules} == clauses


def test_the_hints_lead_from_the_rule_to_the_answer() -> None:
    question = step("blocked-three-eight-ten")
    rule, ended, sums, answer = credit.hints(question)
    assert isinstance(rule, RuleHint)
    assert ended == EndedHint(result(question).ended)
    assert sums == SumsHint((3, 8, 10))
    assert answer == CreditAnswer(result(question))


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
