"""A learner's referee exams: begun, answered one by one, handed in once.

Two tabs and doubled requests are safe: one exam is open at a time (a constraint), an answer is one
statement, and what changes with the handing in holds the exam's row while it does.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

from django.db import connection, transaction

from tutorial.progress.models import Answer, Exam
from tutorial.progress.record import Done, record
from tutorial.progress.reviews import missed
from tutorial.puzzles import Outcome

PASSED_AT: Final = 18
_ANSWER: Final = """
    INSERT INTO progress_answer (exam_id, number, text)
    SELECT id, %s, %s FROM progress_exam WHERE id = %s AND handed_in IS NULL {hold}
    ON CONFLICT (exam_id, number) DO UPDATE SET text = excluded.text
"""
Judge = Callable[[Exam, Mapping[int, str]], list[Done]]
"""The attempts that the answers of an exam are; what was not answered is not among them."""


def begin(learner: str, seed: str, puzzles: tuple[str, ...], now: datetime) -> Exam:
    """A new exam of these puzzles; the open one, where there is one already."""
    new = Exam(learner=learner, seed=seed, puzzles=" ".join(puzzles), started=now)
    Exam.objects.bulk_create([new], ignore_conflicts=True)
    return Exam.objects.get(learner=learner, handed_in=None)


def exam_of(learner: str | None, seed: str) -> Exam | None:
    """The learner's exam of that seed; nobody else's."""
    return Exam.objects.filter(learner=learner, seed=seed).first() if learner else None


def exams_of(learner: str | None) -> list[Exam]:
    """All of them, the newest first."""
    return list(Exam.objects.filter(learner=learner).order_by("-started")) if learner else []


def answers(exam: Exam) -> dict[int, str]:
    """The answers given so far, by number."""
    return dict(Answer.objects.filter(exam=exam).values_list("number", "text"))


def answer(exam: Exam, number: int, text: str) -> bool:
    """Keep the answer, in the place of an earlier one; False where the exam is handed in."""
    with connection.cursor() as cursor:
        cursor.execute(_ANSWER.format(hold=_hold()), [number, text, exam.pk])
        kept: int = cursor.rowcount
        return kept > 0


def _hold() -> str:
    """Where writers do not wait for one another anyway, the handing in waits for the answer."""
    return "FOR UPDATE" if connection.features.has_select_for_update else ""


def hand_in(exam: Exam, judge: Judge, now: datetime) -> None:
    """Judge the answers and keep them as attempts; what went wrong comes back. Once, for good."""
    with transaction.atomic():
        if not _still_open(exam):
            return
        done = judge(exam, answers(exam))
        right = {each.puzzle for each in done if each.outcome is Outcome.SOLVED}
        record(exam.learner, done, now)
        missed(exam.learner, [name for name in exam.puzzles.split() if name not in right], now)
        Exam.objects.filter(pk=exam.pk).update(handed_in=now, right=len(right))


def _still_open(exam: Exam) -> bool:
    """Holds the exam's row until the transaction ends."""
    open_ = Exam.objects.select_for_update().filter(pk=exam.pk, handed_in=None)
    return open_.first() is not None
