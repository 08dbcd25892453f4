"""The tables of progress. There is no learner but the key that rows share."""

from typing import ClassVar

from django.db import models
from django.db.models import Q


class Attempt(models.Model):
    """One attempt at one puzzle, kept once however often it is sent.

    `puzzle` is the puzzle's stable id, `text` the attempt as in the page's address, `outcome` a
    value of `puzzles.Outcome`, `hints` how many hints stood on the page. `rules`: what it is
    evidence of, the clauses' ids with spaces between; `mistake`: the known error behind it, or
    empty (see `puzzles.evidence`).
    """

    learner = models.CharField(max_length=22)
    puzzle = models.CharField(max_length=80)
    text = models.CharField(max_length=400)
    outcome = models.CharField(max_length=10)
    hints = models.PositiveSmallIntegerField(default=0)
    rules = models.CharField(max_length=400, default="", db_default="")
    mistake = models.CharField(max_length=40, default="", db_default="")
    at = models.DateTimeField(db_index=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["learner", "puzzle", "text"], name="attempt_once"),
        ]


class Review(models.Model):
    """A puzzle that went wrong and comes back when it is `due`.

    `stage`: how often in a row it was then solved.
    """

    learner = models.CharField(max_length=22)
    puzzle = models.CharField(max_length=80)
    stage = models.PositiveSmallIntegerField(default=0)
    due = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["learner", "puzzle"], name="review_once"),
        ]
        indexes: ClassVar = [models.Index(fields=["learner", "due"], name="review_due")]


class Exam(models.Model):
    """A referee exam: `puzzles` the ids with spaces between; one at a time is open.

    `right`: how many answers were, None until it is handed in.
    """

    learner = models.CharField(max_length=22, db_index=True)
    seed = models.CharField(max_length=12, unique=True)
    puzzles = models.CharField(max_length=2000)
    started = models.DateTimeField()
    handed_in = models.DateTimeField(null=True)
    right = models.PositiveSmallIntegerField(null=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["learner"], condition=Q(handed_in__isnull=True), name="one_open_exam"
            ),
        ]


class Answer(models.Model):
    """The answer to puzzle `number` (from 1) of an exam, as in a page's address; not judged."""

    exam = models.ForeignKey(Exam, on_delete=models.CASCADE)
    number = models.PositiveSmallIntegerField()
    text = models.CharField(max_length=400)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["exam", "number"], name="answer_once"),
        ]


class Move(models.Model):
    """A code that brings a learner's progress to another browser: once, until it expires.

    `came`: how many puzzles came with it, None until it is used; `used_by`: to whom.
    """

    learner = models.CharField(max_length=22, unique=True)
    code = models.CharField(max_length=8, unique=True)
    expires = models.DateTimeField()
    used_by = models.CharField(max_length=22, default="")
    came = models.PositiveIntegerField(null=True)
