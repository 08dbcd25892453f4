"""Keeping an attempt: the one place where a page's POST becomes progress."""

from datetime import datetime

from django.http import HttpRequest
from django.utils import timezone

from tutorial.asking.puzzle import Puzzle
from tutorial.asking.trial import Trial
from tutorial.progress.learner import first_key, learner_of
from tutorial.progress.record import Done, record
from tutorial.progress.reviews import missed, solved_again
from tutorial.puzzles.evidence import FAILED, evidence


def keep(request: HttpRequest, puzzle: Puzzle, trial: Trial, *, review: bool = False) -> str | None:
    """The learner of this browser, who after a POST with an attempt has one more to their name.

    `review`: what goes wrong comes back later.
    """
    learner = learner_of(request)
    if request.method != "POST" or trial.verdict is None or trial.hint_asked:
        return learner
    learner = learner or first_key(request)
    now = timezone.now()
    record(learner, [done(puzzle, trial)], now)
    if review:
        _review(learner, puzzle, trial, now)
    return learner


def done(puzzle: Puzzle, trial: Trial) -> Done:
    """The attempt that was tried, as it is kept."""
    assert trial.verdict is not None
    tells = evidence(puzzle.module, puzzle.question, trial.verdict, given_up=trial.given_up)
    return Done(puzzle.id, trial.text, trial.verdict.outcome, trial.hints, tells)


def _review(learner: str, puzzle: Puzzle, trial: Trial, now: datetime) -> None:
    """A puzzle whose answer had to be shown comes back like one that went wrong."""
    assert trial.verdict is not None
    if trial.verdict.outcome in FAILED or (trial.solved and trial.given_up):
        missed(learner, [puzzle.id], now)
    elif trial.solved:
        solved_again(learner, puzzle.id, now)
