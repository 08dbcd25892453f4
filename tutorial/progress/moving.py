"""Progress moves to another browser by a code: random, good for one hour and for one use."""

import secrets
from datetime import datetime, timedelta
from typing import Final

from django.db import transaction
from django.db.models import Exists, OuterRef, Subquery

from tutorial.progress.models import Attempt, Exam, Move, Review

GOOD_FOR: Final = timedelta(hours=1)
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_LENGTH: Final = 8


def new_code(learner: str, now: datetime) -> None:
    """A new code for the learner's progress; an older one is good no more."""
    code = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    Move.objects.bulk_create(
        [Move(learner=learner, code=code, expires=now + GOOD_FOR)],
        update_conflicts=True,
        unique_fields=["learner"],
        update_fields=["code", "expires", "used_by", "came"],
    )


def code_of(learner: str | None, now: datetime) -> Move | None:
    """The learner's code, while it can be used."""
    if learner is None:
        return None
    return Move.objects.filter(learner=learner, expires__gt=now, came=None).first()


def move_of(code: str, now: datetime) -> Move | None:
    """What a code, as people type it, stands for; None where it is unknown or too old."""
    plain = "".join(letter for letter in code.upper() if letter.isascii() and letter.isalnum())
    return Move.objects.filter(code=plain[: _LENGTH + 1], expires__gt=now).first()


def puzzles_of(learner: str) -> int:
    """How many puzzles the learner has tried."""
    return Attempt.objects.filter(learner=learner).values("puzzle").distinct().count()


def merge(move: Move, into: str) -> None:
    """Bring what is kept of the code's learner to `into`; done once, whoever asks again."""
    with transaction.atomic():
        held = Move.objects.select_for_update().filter(pk=move.pk, code=move.code, came=None)
        if held.first() is None or move.learner == into:
            return
        came = _new_puzzles(move.learner, into)
        _merge_attempts(move.learner, into)
        _merge_reviews(move.learner, into)
        _merge_exams(move.learner, into)
        Move.objects.filter(pk=move.pk).update(used_by=into, came=came)


def _new_puzzles(from_: str, into: str) -> int:
    there = Attempt.objects.filter(learner=into).values("puzzle")
    new = Attempt.objects.filter(learner=from_).exclude(puzzle__in=there)
    return new.values("puzzle").distinct().count()


def _merge_attempts(from_: str, into: str) -> None:
    """Where both made the same attempt, it stays as first made."""
    same = Attempt.objects.filter(puzzle=OuterRef("puzzle"), text=OuterRef("text"))
    theirs = same.filter(learner=from_)
    earlier = theirs.filter(at__lt=OuterRef("at"))
    Attempt.objects.filter(Exists(earlier), learner=into).update(
        at=Subquery(theirs.values("at")[:1])
    )
    Attempt.objects.filter(Exists(same.filter(learner=into)), learner=from_).delete()
    Attempt.objects.filter(learner=from_).update(learner=into)


def _merge_reviews(from_: str, into: str) -> None:
    """Where a puzzle comes back to both, it comes back at the earlier time."""
    same = Review.objects.filter(puzzle=OuterRef("puzzle"))
    theirs = same.filter(learner=from_)
    Review.objects.filter(Exists(theirs.filter(due__lt=OuterRef("due"))), learner=into).update(
        due=Subquery(theirs.values("due")[:1]), stage=Subquery(theirs.values("stage")[:1])
    )
    Review.objects.filter(Exists(same.filter(learner=into)), learner=from_).delete()
    Review.objects.filter(learner=from_).update(learner=into)


def _merge_exams(from_: str, into: str) -> None:
    """One exam can be open: the one that was begun in this browser stays."""
    if Exam.objects.filter(learner=into, handed_in=None).exists():
        Exam.objects.filter(learner=from_, handed_in=None).delete()
    Exam.objects.filter(learner=from_).update(learner=into)
