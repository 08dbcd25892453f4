"""Rows of progress for tests, and times that read like the sentences around them."""

from datetime import UTC, datetime

from engine import Rule
from tutorial.progress.record import Done, record
from tutorial.puzzles import Outcome
from tutorial.puzzles.evidence import Evidence

NOON = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)
ANNA, BEA = "a" * 22, "b" * 22
RIGHT, WRONG = Outcome.SOLVED, Outcome.WRONG


def done(
    learner: str,
    puzzle: str,
    outcome: Outcome = RIGHT,
    at: datetime = NOON,
    rules: tuple[Rule, ...] = (),
    mistake: str = "",
    text: str = "",
) -> None:
    """An attempt, kept; its text is the outcome unless it is given."""
    record(learner, [Done(puzzle, text or outcome.value, outcome, 0, Evidence(rules, mistake))], at)
