"""The one table of progress: attempts. There is no learner but the key they share."""

from typing import ClassVar

from django.db import models


class Attempt(models.Model):
    """One attempt at one puzzle, kept once however often it is sent.

    `puzzle` is the puzzle's stable id, `text` the attempt as in the page's address, `outcome` a
    value of `puzzles.Outcome`, `hints` how many hints stood on the page.
    """

    learner = models.CharField(max_length=22)
    puzzle = models.CharField(max_length=80)
    text = models.CharField(max_length=400)
    outcome = models.CharField(max_length=10)
    hints = models.PositiveSmallIntegerField(default=0)
    at = models.DateTimeField(db_index=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["learner", "puzzle", "text"], name="attempt_once"),
        ]
