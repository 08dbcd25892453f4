"""Deleting what is kept of a learner: all of it, in every table."""

from datetime import datetime, timedelta
from typing import Final

from django.db import models, transaction

from tutorial.progress.learner import KEPT_DAYS
from tutorial.progress.models import Attempt, Exam, Move, Review

TABLES: Final[tuple[type[models.Model], ...]] = (Attempt, Review, Exam, Move)
"""Every table with a learner; an exam takes its answers along."""


def _rows(table: type[models.Model]) -> models.QuerySet[models.Model]:
    return models.QuerySet(table)


def erase(learner: str) -> None:
    """Delete everything kept of the learner."""
    with transaction.atomic():
        for table in TABLES:
            _rows(table).filter(learner=learner).delete()
        Move.objects.filter(used_by=learner).delete()


def forget_unused(now: datetime) -> int:
    """Delete the learners who did nothing for as long as the cookie lives; how many attempts."""
    before = now - timedelta(days=KEPT_DAYS)
    Move.objects.filter(expires__lt=now).delete()
    tried = Attempt.objects.filter(at__gte=before).values("learner")
    examined = Exam.objects.filter(started__gte=before).values("learner")
    unused = [
        _rows(table).exclude(learner__in=tried).exclude(learner__in=examined)
        for table in (Review, Exam, Attempt)
    ]
    return [table.delete()[0] for table in unused][-1]
