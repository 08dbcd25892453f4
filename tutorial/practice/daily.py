"""The daily puzzle: the same for everyone on a date, for ever."""

from datetime import date, datetime, timedelta
from typing import Final

from tutorial.asking.puzzle import Puzzle
from tutorial.progress.streak import HELSINKI, PREFIX
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import Seeded, question

FIRST_DAY: Final = date(2026, 11, 29)
"""Of the site. Before it there are no daily puzzles."""

ROTATION: Final = (
    "place", "credit", "actions", "starter", "ends", "draws", "match", "repair", "turn", "deal",
    "spot",
)  # fmt: skip
"""The kinds, day by day from FIRST_DAY on. What has been asked must not change: a new rotation gets
its own first day."""

_LEVELS: Final = (
    Level.EASY, Level.EASY, Level.USUAL, Level.USUAL, Level.USUAL, Level.HARD, Level.HARD,
)  # fmt: skip
"""From Monday, as the week gets on."""


def today_in_helsinki(now: datetime) -> date:
    """The date on which the puzzle of the day is asked."""
    return max(now.astimezone(HELSINKI).date(), FIRST_DAY)


def seeded_of(day: date) -> Seeded:
    """From the date alone."""
    kind = ROTATION[(day - FIRST_DAY).days % len(ROTATION)]
    return Seeded(kind, _LEVELS[day.weekday()], f"d{day:%Y%m%d}")


def puzzle_of(day: date) -> Puzzle:
    """Progress keeps it under the date, whatever kind it is."""
    seeded = seeded_of(day)
    return Puzzle(f"{PREFIX}{day.isoformat()}", seeded.kind, question(seeded))


def days_of_month(first: date, today: date) -> list[date]:
    """The days of the month that begins with `first` which have a puzzle by now, newest first."""
    days = [first + timedelta(days=number) for number in range(31)]
    return [day for day in reversed(days) if day.month == first.month and FIRST_DAY <= day <= today]
