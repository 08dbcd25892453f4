"""Writing what a learner has done, and reading what is solved.

What every attempt needs is plain SQL: to put the same statements together anew each time would take
longer than to judge the attempt.
"""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Final, NamedTuple

from django.db import connection

from tutorial.puzzles import Outcome
from tutorial.puzzles.evidence import Evidence

_KEEP: Final = """
    INSERT INTO progress_attempt (learner, puzzle, text, outcome, hints, rules, mistake, at)
    SELECT %s, %s, %s, %s, %s, %s, %s, %s
    WHERE %s OR (
        SELECT count(*) FROM progress_attempt WHERE learner = %s AND puzzle = %s
    ) < %s
    ON CONFLICT (learner, puzzle, text) DO UPDATE
    SET outcome = excluded.outcome, rules = excluded.rules, mistake = excluded.mistake,
        at = excluded.at
    WHERE progress_attempt.outcome <> %s
"""
_MOST: Final = 200
"""Attempts kept of one learner at one puzzle: a puzzle has fewer that are worth a try."""
_WITH_OUTCOME: Final = "SELECT puzzle FROM progress_attempt WHERE learner = %s AND outcome = %s"


class Done(NamedTuple):
    """An attempt to be kept: see `models.Attempt`."""

    puzzle: str
    text: str
    outcome: Outcome
    hints: int = 0
    evidence: Evidence = Evidence()


def record(learner: str, attempts: Iterable[Done], now: datetime) -> None:
    """Keep attempts once: the same one again, even at the same moment, adds no row.

    It takes the newer outcome (a position may have been mended since) and time; what is solved
    stays as it is. Beyond `_MOST` only what is solved is kept.
    """
    at = connection.ops.adapt_datetimefield_value(now)
    with connection.cursor() as cursor:
        for done in attempts:
            bounds = (done.outcome is Outcome.SOLVED, learner, done.puzzle, _MOST)
            row = (learner, *_values(done), at, *bounds, Outcome.SOLVED.value)
            cursor.execute(_KEEP, row)


def _values(done: Done) -> list[str | int]:
    rules = " ".join(rule.value for rule in done.evidence.rules)
    return [
        done.puzzle,
        done.text,
        done.outcome.value,
        done.hints,
        rules,
        done.evidence.mistake,
    ]


def solved(learner: str | None, puzzles: Collection[str]) -> frozenset[str]:
    """Which of these puzzles, by their ids, the learner has solved."""
    if learner is None:
        return frozenset()
    with connection.cursor() as cursor:
        cursor.execute(_WITH_OUTCOME, [learner, Outcome.SOLVED.value])
        return frozenset(puzzle for (puzzle,) in cursor.fetchall()).intersection(puzzles)
