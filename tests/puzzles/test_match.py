"""The kind `match`: whether it is over, and how, the new totals, and the mistakes with a name."""

import pytest

from engine import InvalidPosition, MatchResult, NotationError, Rule, Tied, Won
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, match
from tutorial.puzzles.facts.match import (
    ByMistake,
    MatchAnswer,
    Mistake,
    NotEqual,
    OtherHasMore,
    StillPlaying,
    TargetMissed,
    TargetReached,
    TieAlone,
    TiedBehind,
    TiedBelow,
    TiedMissed,
    TotalByMistake,
    TotalOff,
    VerdictRight,
)
from tutorial.puzzles.match import Attempt

A, B, C, D = range(4)
OVER = "t~95-80.out-a.0-10"  # 95 + 10 = 105
BLOCKED = "s~58-41-45.blocked.8-3-10"  # b: 8 + 10 - 3 = 15, so 56


def totals(*numbers: int) -> tuple[tuple[int, int], ...]:
    return tuple(enumerate(numbers))


def reasons(text: str, over: MatchResult | None, *numbers: int) -> tuple[object, ...]:
    verdict = match.judge(match.from_text(text), Attempt(over, totals(*numbers)))
    assert verdict.outcome is Outcome.WRONG
    return verdict.reasons


@pytest.mark.parametrize(
    ("text", "over", "numbers"),
    [
        (OVER, Won(A), (105, 80)),
        ("t~90-80.out-a.0-10", Won(A), (100, 80)),
        ("t~89-80.out-a.0-10", None, (99, 80)),
        ("t~50-60.blocked.9-9", None, (50, 60)),
        (BLOCKED, None, (58, 56, 45)),
        ("s~58-46-45.blocked.8-3-10", Won(B), (58, 61, 45)),
        ("v~44-50-38.out-b.7-0-4", Won(B), ()),
        ("v~95-80.play-a.0-10", None, ()),
        ("v~61-61-7.given", Tied((A, B)), ()),
        ("v~60-60-7.given", None, ()),
        ("v~70-65-65-65.given", Won(A), ()),
        ("v~62-62-62-62.given", Tied((A, B, C, D)), ()),
    ],
)
def test_the_rules_say_how_the_match_stands(
    text: str, over: MatchResult | None, numbers: tuple[int, ...]
) -> None:
    question = match.from_text(text)
    attempt = Attempt(over, totals(*numbers))
    assert match.answers(question) == {attempt}
    verdict = match.judge(question, attempt)
    assert verdict.outcome is Outcome.SOLVED
    assert match.hints(question)[-1] == MatchAnswer(verdict.reasons[0])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "over", "mistake", "target"),
    [
        ("v~95-80.out-a.0-10", None, Mistake.CHECKED_BEFORE, 100),
        ("v~95-80.play-a.0-10", Won(A), Mistake.MID_ROUND, 100),
        ("v~70-65-3.given", None, Mistake.HUNDRED_FOR_MANY, 61),
        ("v~70-65.given", Won(A), Mistake.SIXTY_ONE_FOR_TWO, 100),
        ("v~100-65.given", None, Mistake.MORE_THAN_TARGET, 100),
        ("v~104-65.given", None, Mistake.EXACT_NEEDED, 100),
        ("v~20-30-40.out-a.0-5-5", Won(A), Mistake.ROUND_FOR_MATCH, 61),
        ("v~61-61-7.given", Won(B), Mistake.TIE_BY_SEAT, 61),
        ("v~100-100.given", None, Mistake.PLAY_ON, 100),
    ],
)
def test_a_verdict_that_one_mistake_alone_leads_to_is_called_by_its_name(
    text: str, over: MatchResult | None, mistake: Mistake, target: int
) -> None:
    seat = over.seat if isinstance(over, Won) else None
    (found,) = reasons(text, over)
    assert isinstance(found, ByMistake)
    assert (found.mistake, found.target, found.seat) == (mistake, target, seat)


def test_a_target_not_seen_though_the_totals_are_right_was_not_checked_too_soon() -> None:
    (found,) = reasons(OVER, None, 105, 80)
    assert found == ByMistake(Mistake.EXACT_NEEDED, 100)
    assert reasons(OVER, None, 95, 80)[0] == ByMistake(Mistake.CHECKED_BEFORE, 100)


def test_without_a_mistake_that_has_a_name_the_facts_are_told() -> None:
    assert reasons("v~95-80.play-a.0-10", Won(B)) == (StillPlaying((B,)),)
    assert reasons("v~95-80.out-a.0-10", Won(B)) == (TargetMissed(B, 100, 80),)
    # 61 to 99 with three: a hundred in mind, or looked at too soon
    assert reasons("v~44-50-38.out-b.7-0-4", None) == (TargetReached(61, 3),)
    assert reasons("v~70-65-3.given", Won(B)) == (OtherHasMore(B, 61),)
    assert reasons(OVER, Won(B), 105, 80) == (TargetMissed(B, 100, None),)


def test_a_tie_is_told_apart_from_what_is_none() -> None:
    four = "v~63-20-63-48.given"
    assert reasons(four, Tied((A,))) == (TieAlone(A),)
    assert reasons(four, Tied((A, B, C))) == (NotEqual((A, B, C)),)
    assert reasons("v~63-63-63-48.given", Tied((A, C))) == (TiedMissed((A, C), 1),)
    assert reasons("v~70-63-63.given", Tied((B, C))) == (TiedBehind((B, C)),)
    assert reasons("v~50-50-7.given", Tied((A, B))) == (TiedBelow((A, B), 61),)


@pytest.mark.parametrize(
    ("text", "seat", "typed", "mistake"),
    [
        (OVER, A, 95, Mistake.NOT_ADDED),
        (OVER, A, 10, Mistake.FROM_ZERO),
        (OVER, A, 100, Mistake.SURPLUS_LOST),
        (OVER, A, 97, Mistake.DIVIDED_BY_FIVE),  # 95 + 10 / 5
        (OVER, B, 70, Mistake.OPPONENT_REDUCED),
        (OVER, B, 90, Mistake.OPPONENT_CREDITED),
        ("t~80-80.out-a.0-12", A, 90, Mistake.ROUNDED_TO_FIVE),
        (BLOCKED, B, 59, Mistake.OWN_NOT_SUBTRACTED),  # 41 + 8 + 10
        (BLOCKED, A, 50, Mistake.OPPONENT_REDUCED),  # 58 - 8
        (BLOCKED, C, 30, Mistake.OPPONENT_REDUCED),  # 45 - 15
    ],
)
def test_a_total_that_one_mistake_alone_leads_to_is_called_by_its_name(
    text: str, seat: int, typed: int, mistake: Mistake
) -> None:
    question = match.from_text(text)
    numbers = [typed if each == seat else total for each, total in enumerate(question.after)]
    right, wrong = reasons(text, question.over, *numbers)
    assert right == VerdictRight(question.over)
    assert isinstance(wrong, TotalByMistake)
    assert (wrong.mistake, wrong.seat, wrong.typed) == (mistake, seat, typed)


def test_any_other_total_is_told_the_difference_and_that_there_is_no_extra() -> None:
    assert reasons(OVER, Won(A), 107, 80)[1] == TotalOff(A, 107, 2, extra=False)
    too_many = reasons(BLOCKED, None, 58, 66, 45)[1]
    assert too_many == TotalOff(B, 66, 10, extra=True)
    assert too_many.rules == (Rule.ROUND_EXACT, Rule.ROUND_NO_EXTRA)
    assert reasons(BLOCKED, None, 58, 50, 45)[1] == TotalOff(B, 50, -6, extra=False)


def test_each_question_rests_on_its_clauses() -> None:
    assert set(match.rules(match.from_text(OVER))) == {
        Rule.MATCH_TARGET,
        Rule.MATCH_TARGET_CHECK,
        Rule.MATCH_SURPLUS,
        Rule.ROUND_NO_DEDUCTION,
        Rule.ROUND_EXACT,
    }
    assert Rule.ROUND_NO_EXTRA in match.rules(match.from_text(BLOCKED))
    assert Rule.MATCH_TIE in match.rules(match.from_text("v~61-61-7.given"))
    assert Rule.ABOUT_AIM in match.rules(match.from_text("v~95-80.play-a.0-10"))


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"total-a": ["105"], "total-b": ["80"]}, "over", Problem.MISSING),
        ({"over": ["a"], "total-a": ["105"]}, "total-b", Problem.MISSING),
        ({"over": ["a"], "total-a": ["lots"], "total-b": ["80"]}, "total-a", Problem.NOT_A_NUMBER),
        ({"over": ["a"], "total-a": ["1050"], "total-b": ["80"]}, "total-a", Problem.TOO_LARGE),
        ({"over": ["tie"], "total-a": ["105"], "total-b": ["80"]}, "tied", Problem.MISSING),
        ({"over": ["tie"], "tied": ["x"]}, "tied", Problem.UNKNOWN),
        ({"over": ["tie"], "tied": ["a", "c"]}, "tied", Problem.UNKNOWN),
        ({"over": ["c"]}, "over", Problem.UNKNOWN),
        ({"over": ["maybe"]}, "over", Problem.UNKNOWN),
        ({"over": ["a", "b"]}, "over", Problem.SEVERAL),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        match.judge(match.from_text(OVER), match.read(fields))
    assert (caught.value.field, caught.value.problem) == (field, problem)


def test_totals_are_read_as_people_type_them() -> None:
    fields = {"over": ["a"], "total-a": [" 105 p"], "total-b": ["８０"]}
    assert match.read(fields) == Attempt(Won(A), totals(105, 80))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "v~95.out-a.0",
        "v~95-80",
        "v~95-80.out-b.0-10",  # b has tiles left
        "v~95-80.out-c.0-10",
        "v~95-80.out-a.0-10-4",
        "t~95-80.given",
        "t~95-80.play-a.0-10",
        "v~95-080.given",
        "v~95-80.out-a.0-169",
        "x~95-80.given",
        "v~1-2-3-4-5.given",
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        match.from_text(text)


def test_no_round_is_played_in_a_match_that_is_over() -> None:
    with pytest.raises(InvalidPosition):
        match.from_text("t~100-80.out-a.0-10")
