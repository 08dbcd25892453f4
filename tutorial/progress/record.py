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
    VALUES (%s, %s, %s, %s, %s, %s)
    ON CONFLICT (learner, puzzle, text) DO NOTHING
"""
_WITH_OUTCOME: Final = "SELECT puzzle FROM progress_attempt WHERE learner = %s AND outcome = %s"


def record(learner: str, puzzle: str, text: str, outcome: Outcome, hints: int) -> None:
    """Keep an attempt; the same one again, even at the same moment, changes nothing."""
    now = connection.ops.adapt_datetimefield_value(timezone.now())
    with connection.cursor() as cursor:
        cursor.execute(_KEEP, [learner, puzzle, text, outcome.value, hints, now])


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
