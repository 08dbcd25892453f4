"""An exam in the database: begun once, answered while it is open, handed in once."""

from collections.abc import Mapping
from datetime import timedelta

import pytest

from engine import Rule
from tests.progress.rows import ANNA, BEA, NOON, RIGHT, WRONG
from tutorial.progress.exams import answer, answers, begin, exam_of, exams_of, hand_in
from tutorial.progress.models import Answer, Attempt, Exam, Review
from tutorial.progress.record import Done
from tutorial.puzzles.evidence import Evidence

pytestmark = pytest.mark.django_db

PUZZLES = ("1/credit/2/a", "1/ends/2/b", "1/place/2/c")
LATER = NOON + timedelta(hours=1)


def judged(exam: Exam, given: Mapping[int, str]) -> list[Done]:
    """A plus is right, anything else wrong."""
    return [
        Done(
            PUZZLES[number - 1],
            text,
            RIGHT if text == "+" else WRONG,
            evidence=Evidence((Rule.ROUND_EXACT,)),
        )
        for number, text in given.items()
    ]


def test_a_second_beginning_goes_on_with_the_open_exam() -> None:
    first = begin(ANNA, "seedseed11", PUZZLES, NOON)
    again = begin(ANNA, "seedseed22", PUZZLES, NOON)
    assert again.pk == first.pk
    assert begin(BEA, "seedseed33", PUZZLES, NOON).pk != first.pk


def test_an_exam_is_its_learners_alone() -> None:
    exam = begin(ANNA, "seedseed11", PUZZLES, NOON)
    assert exam_of(ANNA, exam.seed) == exam
    assert exam_of(BEA, exam.seed) is None
    assert exam_of(None, exam.seed) is None
    assert exams_of(None) == []


def test_an_answer_can_be_changed_until_the_exam_is_handed_in() -> None:
    exam = begin(ANNA, "seedseed11", PUZZLES, NOON)
    assert answer(exam, 1, "-")
    assert answer(exam, 1, "+")
    assert answer(exam, 2, "-")
    assert answers(exam) == {1: "+", 2: "-"}
    hand_in(exam, judged, LATER)
    assert not answer(exam, 2, "+")
    assert not answer(exam, 3, "+")
    assert answers(exam) == {1: "+", 2: "-"}


def test_handing_in_judges_once_and_for_good() -> None:
    exam = begin(ANNA, "seedseed11", PUZZLES, NOON)
    answer(exam, 1, "+")
    answer(exam, 2, "-")
    hand_in(exam, judged, LATER)
    hand_in(exam, judged, LATER + timedelta(hours=1))
    exam.refresh_from_db()
    assert (exam.right, exam.handed_in) == (1, LATER)
    assert Attempt.objects.filter(learner=ANNA).count() == 2
    assert set(Attempt.objects.values_list("puzzle", "outcome", "rules")) == {
        ("1/credit/2/a", "solved", "round.exact"),
        ("1/ends/2/b", "wrong", "round.exact"),
    }


def test_what_went_wrong_or_was_not_answered_comes_back() -> None:
    exam = begin(ANNA, "seedseed11", PUZZLES, NOON)
    answer(exam, 1, "+")
    answer(exam, 2, "-")
    hand_in(exam, judged, LATER)
    assert set(Review.objects.values_list("puzzle", flat=True)) == {"1/ends/2/b", "1/place/2/c"}


def test_after_one_is_handed_in_another_can_begin() -> None:
    first = begin(ANNA, "seedseed11", PUZZLES, NOON)
    hand_in(first, judged, LATER)
    second = begin(ANNA, "seedseed22", PUZZLES, LATER)
    assert second.seed == "seedseed22"
    assert [exam.seed for exam in exams_of(ANNA)] == ["seedseed22", "seedseed11"]


def test_an_exam_takes_its_answers_along_when_it_goes() -> None:
    exam = begin(ANNA, "seedseed11", PUZZLES, NOON)
    answer(exam, 1, "+")
    exam.delete()
    assert not Answer.objects.exists()
