"""Days in a row on which the daily puzzle was solved: read from the attempts."""

from collections.abc import Collection
from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from tutorial.progress.models import Attempt
from tutorial.puzzles import Outcome

HELSINKI: Final = ZoneInfo("Europe/Helsinki")
_DAY: Final = timedelta(days=1)
PREFIX: Final = "daily/"
"""Before the date, in the id of a daily puzzle."""


def solved_days(learner: str | None) -> frozenset[date]:
    """The days whose puzzle was solved, be it later."""
    return frozenset(_solved_at(learner))


def days_in_time(learner: str | None) -> frozenset[date]:
    """The days whose puzzle was solved on the day itself, as Helsinki counts days."""
    solved = _solved_at(learner).items()
    return frozenset(day for day, at in solved if at.astimezone(HELSINKI).date() == day)


def streak(days: Collection[date], today: date) -> int:
    """How many of `days` lie in a row up to today, or, while today is not over, to yesterday."""
    day = today if today in days else today - _DAY
    length = 0
    while day in days:
        day -= _DAY
        length += 1
    return length


def _solved_at(learner: str | None) -> dict[date, datetime]:
    """The day of each daily puzzle that was solved, and when that was first."""
    if learner is None:
        return {}
    solved = Attempt.objects.filter(
        learner=learner, puzzle__startswith=PREFIX, outcome=Outcome.SOLVED.value
    )
    found: dict[date, datetime] = {}
    for puzzle, at in solved.order_by("at").values_list("puzzle", "at"):
        found.setdefault(date.fromisoformat(puzzle.removeprefix(PREFIX)), at)
    return found
