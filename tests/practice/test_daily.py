"""The puzzle of the day: the same for everyone on a date, and dates as Helsinki counts them."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from tests.practice.puzzles import HTMX, right, url
from tutorial.practice.daily import (
    FIRST_DAY,
    ROTATION,
    days_of_month,
    puzzle_of,
    seeded_of,
    today_in_helsinki,
)
from tutorial.progress.models import Attempt
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level

pytestmark = pytest.mark.django_db

Clock = Callable[[datetime], None]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Sets the time; it stands still."""

    def set_(now: datetime) -> None:
        monkeypatch.setattr(timezone, "now", lambda: now)

    return set_


def daily_url(day: str, language: str = "fi") -> str:
    return url("daily", date.fromisoformat(day), language=language)


NOON = datetime(2026, 12, 3, 10, tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "day"),
    [
        (datetime(2026, 12, 2, 21, 59, 59, tzinfo=UTC), "2026-12-02"),  # 23.59.59 in Helsinki
        (datetime(2026, 12, 2, 22, 0, tzinfo=UTC), "2026-12-03"),  # midnight
        (datetime(2027, 6, 30, 20, 59, tzinfo=UTC), "2027-06-30"),  # summer time: 23.59
        (datetime(2027, 6, 30, 21, 0, tzinfo=UTC), "2027-07-01"),
        (datetime(2020, 1, 1, tzinfo=UTC), "2026-11-29"),  # a clock that is wrong: the first day
    ],
)
def test_the_day_begins_at_midnight_in_helsinki(
    client: Client, clock: Clock, now: datetime, day: str
) -> None:
    assert today_in_helsinki(now).isoformat() == day
    clock(now)
    response = client.get(url("daily-today"))
    assert response.status_code == 302
    assert response["Location"] == daily_url(day)
    assert response["Cache-Control"] == "no-store"
    assert client.get(response["Location"]).status_code == 200


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize(
    ("day", "sentence"),
    [
        ("2026-12-04", {"fi": "vasta tulossa", "en": "still to come"}),
        ("9999-12-31", {"fi": "vasta tulossa", "en": "still to come"}),
        ("2026-11-28", {"fi": "ei ole tehtävää", "en": "has no puzzle"}),
        ("0001-01-01", {"fi": "ei ole tehtävää", "en": "has no puzzle"}),
    ],
)
def test_a_day_to_come_and_one_before_the_first_are_a_404_in_words(
    client: Client, clock: Clock, day: str, sentence: dict[str, str], language: str
) -> None:
    clock(NOON)
    for sent in (client.get, client.post):
        response = sent(daily_url(day, language))
        assert response.status_code == 404
        assert sentence[language] in response.content.decode()
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("day", ["2026-02-31", "2026-13-01", "0000-01-01", "2026-1-1", "26-11-29"])
def test_what_is_no_date_is_no_page(client: Client, day: str) -> None:
    assert client.get(f"/fi/daily/{day}/").status_code == 404


def test_the_puzzle_of_a_day_is_the_same_for_everyone() -> None:
    first = puzzle_of(FIRST_DAY)
    assert first.id == "daily/2026-11-29"
    assert first.question == puzzle_of(FIRST_DAY).question
    week = [puzzle_of(FIRST_DAY + timedelta(days=number)) for number in range(14)]
    assert len({(each.kind, str(each.question)) for each in week}) == 14


def test_the_week_gets_harder() -> None:
    monday = date(2026, 11, 30)
    levels = [seeded_of(monday + timedelta(days=number)).level for number in range(7)]
    assert levels == sorted(levels)
    assert set(levels) == set(Level)


def test_the_kinds_take_turns() -> None:
    assert set(ROTATION) <= set(KINDS)
    days = [FIRST_DAY + timedelta(days=number) for number in range(len(ROTATION))]
    assert [seeded_of(day).kind for day in days] == list(ROTATION)


def test_a_month_has_its_days_from_the_first_to_today() -> None:
    assert days_of_month(date(2026, 11, 1), date(2026, 12, 3)) == [
        date(2026, 11, 30),
        date(2026, 11, 29),
    ]
    assert len(days_of_month(date(2026, 12, 1), date(2026, 12, 3))) == 3
    assert len(days_of_month(date(2027, 2, 1), date(2027, 6, 1))) == 28
    assert days_of_month(date(2027, 1, 1), date(2026, 12, 31)) == []


def test_the_archive_has_each_day_and_tells_what_is_solved(client: Client, clock: Clock) -> None:
    clock(NOON)
    client.post(daily_url("2026-12-02"), right(puzzle_of(date(2026, 12, 2))))
    page = client.get(url("daily-archive")).content.decode()
    assert [daily_url(f"2026-12-0{day}") in page for day in (1, 2, 3, 4)] == [True] * 3 + [False]
    assert page.count('class="done"') == 1
    assert "?month=2026-11" in page
    assert "?month=2027-01" not in page
    before = client.get(f"{url('daily-archive')}?month=2026-11").content.decode()
    assert daily_url("2026-11-29") in before
    assert "?month=2026-10" not in before
    assert "?month=2026-12" in before


@pytest.mark.parametrize(
    ("month", "status"),
    [("2026-10", 404), ("2027-01", 404), ("9999-12", 404), ("0000-01", 404), ("x", 200), ("", 200)],
)
def test_a_month_without_puzzles_is_a_404_in_words(
    client: Client, clock: Clock, month: str, status: int
) -> None:
    clock(NOON)
    response = client.get(f"{url('daily-archive')}?month={month}")
    assert response.status_code == status
    assert "<h1" in response.content.decode()


def test_a_streak_grows_from_day_to_day_and_is_told(client: Client, clock: Clock) -> None:
    for day, told in ((1, "Ratkaistu 1 päivänä."), (2, "Ratkaistu 2 päivänä peräkkäin.")):
        clock(datetime(2026, 12, day, 10, tzinfo=UTC))
        at = f"2026-12-0{day}"
        fields = right(puzzle_of(date.fromisoformat(at)))
        assert told in client.post(daily_url(at), fields, headers=HTMX).content.decode()
    clock(datetime(2026, 12, 4, 10, tzinfo=UTC))  # the third was missed
    assert "peräkkäin" not in client.get(daily_url("2026-12-04")).content.decode()


def test_a_puzzle_solved_after_midnight_is_solved_but_counts_for_no_streak(
    client: Client, clock: Clock
) -> None:
    clock(datetime(2026, 12, 2, 22, 0, 1, tzinfo=UTC))
    fields = right(puzzle_of(date(2026, 12, 2)))
    page = client.post(daily_url("2026-12-02"), fields, headers=HTMX).content.decode()
    assert 'class="verdict solved"' in page
    assert "Ratkaistu 1" not in page
    assert "done" in client.get(url("daily-archive")).content.decode()


def test_an_attempt_at_the_daily_puzzle_needs_at_most_four_queries(
    client: Client, clock: Clock, django_assert_max_num_queries: object
) -> None:
    clock(NOON)
    fields = right(puzzle_of(date(2026, 12, 3)))
    with django_assert_max_num_queries(4):  # type: ignore[operator]
        client.post(daily_url("2026-12-03"), fields, headers=HTMX)
