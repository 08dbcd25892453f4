"""Writing and reading what a learner has done.

What every attempt needs is plain SQL: to put the same two statements together anew each time would
take longer than to judge the attempt.
"""

from collections.abc import Collection
from datetime import timedelta
from typing import Final

from django.db import connection
from django.utils import timezone

from tutorial.progress.learner import KEPT_DAYS
from tutorial.progress.models import Attempt
from tutorial.puzzles import Outcome

_KEEP: Final = """
    INSERT INTO progress_attempt (learner, puzzle, text, outcome, hints, at)
    SELECT %s, %s, %s, %s, %s, %s
    WHERE %s OR (
        SELECT count(*) FROM progress_attempt WHERE learner = %s AND puzzle = %s
    ) < %s
    ON CONFLICT (learner, puzzle, text) DO UPDATE
    SET outcome = excluded.outcome, at = excluded.at
    WHERE progress_attempt.outcome <> %s
"""
_MOST: Final = 200
"""Attempts kept of one learner at one puzzle: a puzzle has fewer that are worth a try."""
_WITH_OUTCOME: Final = "SELECT puzzle FROM progress_attempt WHERE learner = %s AND outcome = %s"


def record(learner: str, puzzle: str, text: str, outcome: Outcome, hints: int) -> None:
    """Keep an attempt once: the same one again, even at the same moment, adds no row.

    It takes the newer outcome (a position may have been mended since) and time; what is solved
    stays as it is. Beyond `_MOST` only what is solved is kept.
    """
    now = connection.ops.adapt_datetimefield_value(timezone.now())
    with connection.cursor() as cursor:
        row = (learner, puzzle, text, outcome.value, hints, now)
        bounds = (outcome is Outcome.SOLVED, learner, puzzle, _MOST)
        cursor.execute(_KEEP, [*row, *bounds, Outcome.SOLVED.value])


def solved(learner: str | None, puzzles: Collection[str]) -> frozenset[str]:
    """Which of these puzzles, by their ids, the learner has solved."""
    if learner is None:
        return frozenset()
    with connection.cursor() as cursor:
        cursor.execute(_WITH_OUTCOME, [learner, Outcome.SOLVED.value])
        return frozenset(puzzle for (puzzle,) in cursor.fetchall()).intersection(puzzles)


def erase(learner: str) -> int:
    """Delete everything kept of the learner; how many attempts that was."""
    return Attempt.objects.filter(learner=learner).delete()[0]


def forget_unused() -> int:
    """Delete the learners whose last attempt is longer ago than the cookie lives; how many rows."""
    before = timezone.now() - timedelta(days=KEPT_DAYS)
    recent = Attempt.objects.filter(at__gte=before).values("learner")
    return Attempt.objects.exclude(learner__in=recent).delete()[0]
