"""Days in a row, and where the day ends in Helsinki."""

from datetime import UTC, date, datetime

import pytest

from tests.progress.rows import ANNA, RIGHT, WRONG, done
from tutorial.progress.streak import days_in_time, solved_days, streak

FIRST = date(2026, 12, 1)


def days(*numbers: int) -> set[date]:
    return {date(2026, 12, number) for number in numbers}


@pytest.mark.parametrize(
    ("solved", "today", "length"),
    [
        (days(), 5, 0),
        (days(5), 5, 1),
        (days(3, 4, 5), 5, 3),
        (days(3, 4), 5, 2),  # today is not over
        (days(3), 5, 0),  # yesterday was missed
        (days(1, 2, 4, 5), 5, 2),
        (days(6), 5, 0),
    ],
)
def test_days_in_a_row_up_to_today_or_yesterday(solved: set[date], today: int, length: int) -> None:
    assert streak(solved, date(2026, 12, today)) == length


def test_a_streak_goes_on_over_the_end_of_a_year() -> None:
    solved = {date(2026, 12, 30), date(2026, 12, 31), date(2027, 1, 1)}
    assert streak(solved, date(2027, 1, 1)) == 3


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("at", "in_time"),
    [
        # Finland in winter is two hours ahead of UTC: its day begins at 22.00 UTC.
        (datetime(2026, 11, 30, 21, 59, tzinfo=UTC), False),
        (datetime(2026, 11, 30, 22, 0, tzinfo=UTC), True),
        (datetime(2026, 12, 1, 21, 59, 59, tzinfo=UTC), True),
        (datetime(2026, 12, 1, 22, 0, tzinfo=UTC), False),
    ],
)
def test_the_day_counts_by_the_clock_of_helsinki(at: datetime, in_time: bool) -> None:
    done(ANNA, "daily/2026-12-01", RIGHT, at)
    assert (FIRST in days_in_time(ANNA)) == in_time
    assert solved_days(ANNA) == {FIRST}


@pytest.mark.django_db
def test_in_summer_the_day_begins_an_hour_earlier() -> None:
    done(ANNA, "daily/2027-07-01", RIGHT, datetime(2027, 6, 30, 21, 0, tzinfo=UTC))
    assert date(2027, 7, 1) in days_in_time(ANNA)


@pytest.mark.django_db
def test_a_wrong_try_and_another_puzzle_are_no_day() -> None:
    at = datetime(2026, 12, 1, 12, tzinfo=UTC)
    done(ANNA, "daily/2026-12-01", WRONG, at)
    done(ANNA, "1/credit/2/9f3k", RIGHT, at)
    assert days_in_time(ANNA) == frozenset()
    assert days_in_time(None) == frozenset()


@pytest.mark.django_db
def test_the_first_of_several_right_answers_is_the_one_that_counts() -> None:
    done(ANNA, "daily/2026-12-01", RIGHT, datetime(2026, 12, 3, 12, tzinfo=UTC), text="14~36l")
    done(ANNA, "daily/2026-12-01", RIGHT, datetime(2026, 12, 1, 12, tzinfo=UTC), text="14~36s")
    assert FIRST in days_in_time(ANNA)
