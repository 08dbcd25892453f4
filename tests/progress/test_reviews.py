"""What went wrong comes back: the times worked out by hand."""

from datetime import datetime, timedelta

import pytest

from tests.progress.rows import ANNA, BEA, NOON
from tutorial.progress.models import Review
from tutorial.progress.reviews import due, missed, solved_again

pytestmark = pytest.mark.django_db

PUZZLE = "1/credit/2/9f3k"
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


def comes_back() -> datetime:
    return Review.objects.get(learner=ANNA, puzzle=PUZZLE).due


def test_nothing_comes_back_that_did_not_go_wrong() -> None:
    solved_again(ANNA, PUZZLE, NOON)
    assert due(ANNA, NOON + 100 * DAY) == ()
    assert due(None, NOON) == ()


def test_it_comes_back_after_five_minutes() -> None:
    missed(ANNA, [PUZZLE], NOON)
    assert due(ANNA, NOON + 4 * MINUTE) == ()
    assert due(ANNA, NOON + 5 * MINUTE) == (PUZZLE,)
    assert due(BEA, NOON + 5 * MINUTE) == ()


def test_each_time_it_is_solved_again_it_comes_back_later() -> None:
    """Missed at noon. Solved when due: after 1 day, then 3, then 7, then 21, then never."""
    missed(ANNA, [PUZZLE], NOON)
    now = NOON + 5 * MINUTE
    for days in (1, 3, 7, 21):
        assert due(ANNA, now) == (PUZZLE,)
        solved_again(ANNA, PUZZLE, now)
        assert comes_back() == now + days * DAY
        now += days * DAY
    assert now == NOON + 5 * MINUTE + 32 * DAY  # 1 + 3 + 7 + 21
    solved_again(ANNA, PUZZLE, now)
    assert due(ANNA, now + 3650 * DAY) == ()


def test_solved_at_once_after_the_reason_was_read_it_still_comes_back_soon() -> None:
    missed(ANNA, [PUZZLE], NOON)
    solved_again(ANNA, PUZZLE, NOON + MINUTE)
    assert comes_back() == NOON + 5 * MINUTE


def test_the_same_answer_sent_twice_moves_it_once() -> None:
    missed(ANNA, [PUZZLE], NOON)
    now = NOON + 10 * MINUTE
    solved_again(ANNA, PUZZLE, now)
    solved_again(ANNA, PUZZLE, now)
    assert comes_back() == now + DAY


def test_missed_again_it_begins_again() -> None:
    missed(ANNA, [PUZZLE], NOON)
    solved_again(ANNA, PUZZLE, NOON + DAY)  # comes back on day 2
    missed(ANNA, [PUZZLE], NOON + 2 * DAY)
    assert comes_back() == NOON + 2 * DAY + 5 * MINUTE
    solved_again(ANNA, PUZZLE, NOON + 3 * DAY)
    assert comes_back() == NOON + 4 * DAY  # one day later, not three


def test_the_longest_due_comes_first() -> None:
    missed(ANNA, ["1/ends/1/b"], NOON + MINUTE)
    missed(ANNA, ["1/ends/1/a"], NOON)
    assert due(ANNA, NOON + DAY) == ("1/ends/1/a", "1/ends/1/b")
