"""The kind `draws`: having to draw, how many at most, and every known way to get it wrong."""

import pytest

from engine import NotationError, Rule
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, draws
from tutorial.puzzles.facts.draws import (
    CountOff,
    DrawsAnswer,
    DrawsFound,
    HalfRight,
    Mistake,
    NothingToDraw,
    ReadWrong,
)
from tutorial.puzzles.facts.rule import RuleHint

# [1|1] [1|4] [4|4] lie: ends 1 and 4. The first hand has [1|3], which fits; the second nothing.
FITS = "14.L11.R44_05.13.26-x6_x{}_aa"
STUCK = "14.L11.R44_05.23.26-x6_x{}_aa"


def asked(position: str, boneyard: int = 9) -> draws.Question:
    return draws.from_text(position.format(boneyard))


def said(must: str, count: str) -> draws.Attempt:
    return draws.read({"must": [must], "count": [count]})


@pytest.mark.parametrize(
    ("position", "boneyard", "must", "count"),
    [
        (STUCK, 9, "yes", 7),  # 9 less the reserve of 2
        (STUCK, 3, "yes", 1),
        (STUCK, 2, "no", 0),  # only the reserve: nothing to draw
        (FITS, 9, "no", 7),  # may, but need not
        (FITS, 2, "no", 0),
        ("0_05.13.26-x6_x{}_aa", 14, "no", 12),  # the opening turn
    ],
)
def test_what_must_and_can_be_drawn(position: str, boneyard: int, must: str, count: int) -> None:
    question = asked(position, boneyard)
    right = said(must, str(count))
    assert draws.answers(question) == {right}
    verdict = draws.judge(question, right)
    assert verdict.outcome is Outcome.SOLVED
    assert isinstance(verdict.reasons[0], DrawsFound)


@pytest.mark.parametrize(
    ("position", "boneyard", "count", "mistake"),
    [
        (STUCK, 9, 9, Mistake.RESERVE_COUNTED),  # 7 + 2
        (STUCK, 9, 8, Mistake.HALF_THE_RESERVE_COUNTED),  # 7 + 1
        (STUCK, 9, 1, Mistake.ONE_PER_TURN),
        (FITS, 9, 0, Mistake.DRAW_ONLY_WHEN_STUCK),
        (STUCK, 9, 12, Mistake.AS_AFTER_THE_DEAL),  # 28 - 2 hands of 7, less 2
        (STUCK, 9, 3, Mistake.HAND_COUNTED),
        (FITS, 2, 2, Mistake.RESERVE_COUNTED),
    ],
)
def test_a_number_that_one_mistake_leads_to_is_told_by_name(
    position: str, boneyard: int, count: int, mistake: Mistake
) -> None:
    question = asked(position, boneyard)
    (right,) = draws.answers(question)
    verdict = draws.judge(question, right._replace(most=count))
    assert verdict.outcome is Outcome.WRONG
    half, why = verdict.reasons
    assert half == HalfRight(must=True)
    assert isinstance(why, ReadWrong)
    assert (why.mistake, why.count) == (mistake, count)
    assert why.rules == mistake.rules


@pytest.mark.parametrize(
    ("position", "boneyard", "count", "difference"),
    [
        (STUCK, 9, 6, -1),
        (STUCK, 9, 10, 3),
        (STUCK, 9, 0, -7),  # nothing fits, so it is not the mistake of drawing only when stuck
        (FITS, 2, 5, 5),
        (STUCK, 3, 3, 2),  # the whole boneyard and the whole hand both: which is not known
    ],
)
def test_any_other_number_is_told_by_its_difference(
    position: str, boneyard: int, count: int, difference: int
) -> None:
    question = asked(position, boneyard)
    (right,) = draws.answers(question)
    why = draws.judge(question, right._replace(most=count)).reasons[-1]
    assert why == CountOff(count, difference, boneyard)


@pytest.mark.parametrize(
    ("position", "boneyard", "must", "expected"),
    [
        (STUCK, 9, "no", Mistake.DRAW_OPTIONAL),
        (FITS, 9, "yes", Mistake.DRAW_FORCED),
        (STUCK, 2, "yes", None),
        (FITS, 2, "yes", None),
    ],
)
def test_having_to_draw_is_judged_by_itself(
    position: str, boneyard: int, must: str, expected: Mistake | None
) -> None:
    question = asked(position, boneyard)
    half, why = draws.judge(question, said(must, str(boneyard - 2))).reasons
    assert half == HalfRight(must=False)
    if expected is None:
        assert isinstance(why, NothingToDraw)
    else:
        assert isinstance(why, ReadWrong)
        assert (why.mistake, why.count) == (expected, None)


def test_two_wrong_answers_are_told_both() -> None:
    must, count = draws.judge(asked(STUCK), said("no", "9")).reasons
    assert isinstance(must, ReadWrong)
    assert isinstance(count, ReadWrong)
    assert must.mistake is Mistake.DRAW_OPTIONAL
    assert count.mistake is Mistake.RESERVE_COUNTED


@pytest.mark.parametrize(
    "typed", [" 7 ", "\u00a07", "+7", "７", "7 laattaa", "7 tiles", "7,0", "07"]
)
def test_a_number_is_read_as_people_type_it(typed: str) -> None:
    assert said("yes", typed) == draws.Attempt(must=True, most=7)


@pytest.mark.parametrize(
    ("sent", "field", "problem"),
    [
        ({"count": ["7"]}, "must", Problem.MISSING),
        ({"must": ["perhaps"], "count": ["7"]}, "must", Problem.UNKNOWN),
        ({"must": ["yes", "no"], "count": ["7"]}, "must", Problem.SEVERAL),
        ({"must": ["yes"]}, "count", Problem.MISSING),
        ({"must": ["yes"], "count": ["seven"]}, "count", Problem.NOT_A_NUMBER),
        ({"must": ["yes"], "count": ["-7"]}, "count", Problem.NOT_A_NUMBER),
        ({"must": ["yes"], "count": ["29"]}, "count", Problem.TOO_LARGE),
    ],
)
def test_an_attempt_that_cannot_be_read(
    sent: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as error:
        draws.read(sent)
    assert (error.value.field, error.value.problem) == (field, problem)


def test_what_is_written_reads_back() -> None:
    attempt = draws.Attempt(must=True, most=7)
    assert draws.read(draws.write(attempt)) == attempt
    assert draws.from_text(draws.to_text(asked(FITS))) == asked(FITS)
    with pytest.raises(NotationError):
        draws.from_text("14.L11")


def test_the_ladder_of_hints_ends_with_the_answer() -> None:
    first, *_, last = draws.hints(asked(STUCK))
    assert first == RuleHint(Rule.TURN_MUST_DRAW)
    assert isinstance(last, DrawsAnswer)
    assert draws.hints(asked(STUCK, 2))[0] == RuleHint(Rule.TURN_RESERVE)


def test_the_rules_that_an_answer_rests_on() -> None:
    assert Rule.TURN_MUST_DRAW in draws.rules(asked(STUCK))
    assert Rule.TURN_MAY_DRAW in draws.rules(asked(FITS))
    assert Rule.SETUP_OPENING in draws.rules(asked("0_05.13.26-x6_x{}_aa", 14))
    assert set(draws.rules(asked(FITS, 2))) == {Rule.SETUP_BONEYARD, Rule.TURN_RESERVE}
