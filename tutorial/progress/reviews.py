"""What went wrong comes back: soon, and each time it is solved again, further apart.

Each change is one statement that holds its own condition, so that a doubled request, or one from
another tab, changes nothing more.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from django.db import connection

from tutorial.progress.models import Review

SOON: Final = timedelta(minutes=5)
FURTHER: Final = (timedelta(days=1), timedelta(days=3), timedelta(days=7), timedelta(days=21))
"""Until the next time, by how often it was solved again; after the last it is learnt."""

_MISSED: Final = """
    INSERT INTO progress_review (learner, puzzle, stage, due) VALUES (%s, %s, 0, %s)
    ON CONFLICT (learner, puzzle) DO UPDATE SET stage = 0, due = excluded.due
"""
_SOLVED_AGAIN: Final = f"""
    UPDATE progress_review SET stage = stage + 1, due = CASE stage
        {" ".join(f"WHEN {stage} THEN %s" for stage in range(len(FURTHER)))} ELSE %s END
    WHERE learner = %s AND puzzle = %s AND due <= %s
"""  # noqa: S608  (numbers of our own)
_NEVER: Final = timedelta(days=365 * 100)


def missed(learner: str, puzzles: Iterable[str], now: datetime) -> None:
    """These went wrong: each comes back soon, and from the beginning."""
    due = connection.ops.adapt_datetimefield_value(now + SOON)
    with connection.cursor() as cursor:
        cursor.executemany(_MISSED, [[learner, puzzle, due] for puzzle in puzzles])


def solved_again(learner: str, puzzle: str, now: datetime) -> None:
    """It was solved: if it was due, it comes back later. Solved before, at once, tells nothing."""
    adapt = connection.ops.adapt_datetimefield_value
    dues = [adapt(now + each) for each in (*FURTHER, _NEVER)]
    with connection.cursor() as cursor:
        cursor.execute(_SOLVED_AGAIN, [*dues, learner, puzzle, adapt(now)])


def due(learner: str | None, now: datetime) -> tuple[str, ...]:
    """The ids of the puzzles that have come back, the longest due first."""
    if learner is None:
        return ()
    back = Review.objects.filter(learner=learner, due__lte=now).order_by("due", "id")
    return tuple(back.values_list("puzzle", flat=True))
