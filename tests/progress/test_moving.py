"""Progress moves to another browser: once, within an hour, and nothing is lost or doubled."""

from datetime import timedelta

import pytest

from tests.progress.rows import ANNA, BEA, NOON, RIGHT, WRONG, done
from tutorial.progress.exams import answer, answers, begin
from tutorial.progress.models import Attempt, Exam, Move, Review
from tutorial.progress.moving import code_of, merge, move_of, new_code, puzzles_of
from tutorial.progress.reviews import missed

pytestmark = pytest.mark.django_db

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
PUZZLES = ("1/credit/2/a",)


def moved(into: str = BEA) -> Move:
    """Anna's progress, moved; what was done."""
    new_code(ANNA, NOON)
    move = code_of(ANNA, NOON)
    assert move
    merge(move, into)
    move.refresh_from_db()
    return move


def test_a_code_is_good_for_an_hour() -> None:
    new_code(ANNA, NOON)
    move = code_of(ANNA, NOON + 59 * MINUTE)
    assert move
    assert move_of(move.code, NOON + 59 * MINUTE) == move
    assert move_of(move.code, NOON + HOUR) is None
    assert code_of(ANNA, NOON + HOUR) is None


def test_a_new_code_takes_the_place_of_the_old() -> None:
    new_code(ANNA, NOON)
    old = code_of(ANNA, NOON)
    new_code(ANNA, NOON)
    new = code_of(ANNA, NOON)
    assert old
    assert new
    assert move_of(old.code, NOON) is None
    assert move_of(new.code, NOON) == new


@pytest.mark.parametrize("written", ["{0} {1}", "{0}-{1}", " {0}{1} ", "{0}\N{EN DASH}{1}"])
def test_a_code_is_read_as_people_type_it(written: str) -> None:
    new_code(ANNA, NOON)
    move = code_of(ANNA, NOON)
    assert move
    typed = written.format(move.code[:4], move.code[4:])
    assert move_of(typed, NOON) == move
    assert move_of(typed.lower(), NOON) == move


@pytest.mark.parametrize("typed", ["", " ", "ABCD", "x" * 5000, "٣٣٣٣٣٣٣٣", "'; DROP TABLE"])
def test_what_is_no_code_stands_for_nothing(typed: str) -> None:
    new_code(ANNA, NOON)
    assert move_of(typed, NOON) is None


def test_codes_are_not_guessed_from_one_another() -> None:
    for number in range(20):
        new_code(f"{number:022}", NOON)
    codes = set(Move.objects.values_list("code", flat=True))
    assert len(codes) == 20
    assert all(len(code) == 8 for code in codes)
    assert len({code[:4] for code in codes}) == 20


def test_everything_moves_and_nothing_stays() -> None:
    done(ANNA, "1/credit/2/a", RIGHT)
    done(ANNA, "joining/open", RIGHT)
    missed(ANNA, ["1/credit/2/b"], NOON)
    exam = begin(ANNA, "seedseed11", PUZZLES, NOON)
    answer(exam, 1, "a~5")
    move = moved()
    assert move.came == 2
    assert set(Attempt.objects.values_list("learner", flat=True)) == {BEA}
    assert set(Review.objects.values_list("learner", flat=True)) == {BEA}
    assert Exam.objects.get().learner == BEA
    assert answers(exam) == {1: "a~5"}


def test_it_counts_the_puzzles_that_were_new_here() -> None:
    done(ANNA, "1/credit/2/a", WRONG)
    done(ANNA, "1/credit/2/a", RIGHT)
    done(ANNA, "1/credit/2/b", RIGHT)
    done(BEA, "1/credit/2/b", WRONG)
    done(BEA, "1/credit/2/c", RIGHT)
    assert puzzles_of(ANNA) == 2
    assert moved().came == 1
    assert puzzles_of(BEA) == 3
    assert Attempt.objects.count() == 5


def test_the_same_attempt_in_both_stays_once_and_as_first_made() -> None:
    done(ANNA, "daily/2026-12-01", RIGHT, NOON - HOUR)
    done(BEA, "daily/2026-12-01", RIGHT, NOON)
    done(ANNA, "daily/2026-12-02", RIGHT, NOON)
    done(BEA, "daily/2026-12-02", RIGHT, NOON - HOUR)
    moved()
    assert list(Attempt.objects.values_list("learner", "at")) == [(BEA, NOON - HOUR)] * 2


def test_a_puzzle_that_comes_back_to_both_comes_at_the_earlier_time() -> None:
    missed(ANNA, ["1/ends/1/a"], NOON - HOUR)
    missed(BEA, ["1/ends/1/a", "1/ends/1/b"], NOON)
    missed(ANNA, ["1/ends/1/b"], NOON + HOUR)
    moved()
    soon = 5 * MINUTE
    assert dict(Review.objects.values_list("puzzle", "due")) == {
        "1/ends/1/a": NOON - HOUR + soon,
        "1/ends/1/b": NOON + soon,
    }


def test_of_two_open_exams_the_one_of_this_browser_stays() -> None:
    begin(ANNA, "seedseed11", PUZZLES, NOON)
    begin(BEA, "seedseed22", PUZZLES, NOON)
    moved()
    assert Exam.objects.get().seed == "seedseed22"


def test_a_code_is_good_for_one_use() -> None:
    done(ANNA, "1/credit/2/a")
    move = moved()
    done(ANNA, "1/credit/2/b")
    merge(move, BEA)
    merge(move, "c" * 22)
    assert puzzles_of(BEA) == 1
    assert puzzles_of(ANNA) == 1
    assert puzzles_of("c" * 22) == 0
    assert code_of(ANNA, NOON) is None


def test_ones_own_code_changes_nothing() -> None:
    done(ANNA, "1/credit/2/a")
    assert moved(into=ANNA).came is None
    assert puzzles_of(ANNA) == 1
