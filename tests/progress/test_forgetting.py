"""Erasing and forgetting reach every table with a learner in it."""

from datetime import timedelta
from io import StringIO

import pytest
from django.apps import apps
from django.core.management import call_command
from django.db.models import Model

from tests.progress.rows import ANNA, BEA, NOON, done
from tutorial.progress.exams import answer, begin
from tutorial.progress.forgetting import erase, forget_unused
from tutorial.progress.models import Answer, Attempt, Move
from tutorial.progress.moving import new_code
from tutorial.progress.reviews import missed

pytestmark = pytest.mark.django_db

YEAR = timedelta(days=366)
TABLES: list[type[Model]] = list(apps.get_app_config("progress").get_models())


def filled(learner: str, at: object = NOON) -> None:
    """A row of the learner in every table."""
    done(learner, "1/credit/2/a", at=at)  # type: ignore[arg-type]
    missed(learner, ["1/credit/2/a"], at)  # type: ignore[arg-type]
    answer(begin(learner, f"exam{learner[:6]}", ("1/credit/2/a",), at), 1, "a~5")  # type: ignore[arg-type]
    new_code(learner, at)  # type: ignore[arg-type]


def rows() -> dict[str, int]:
    return {table.__name__: table._default_manager.count() for table in TABLES}


def test_every_table_is_filled_by_these_tests() -> None:
    filled(ANNA)
    assert all(rows().values()), rows()


def test_erasing_leaves_nothing_of_the_learner_and_all_of_others() -> None:
    filled(BEA)
    before = rows()
    filled(ANNA)
    erase(ANNA)
    assert rows() == before
    assert set(Attempt.objects.values_list("learner", flat=True)) == {BEA}


def test_erasing_forgets_that_a_code_was_used_here_too() -> None:
    new_code(ANNA, NOON)
    Move.objects.update(used_by=BEA, came=3)
    erase(BEA)
    assert not Move.objects.exists()


def test_who_did_nothing_for_a_year_is_forgotten_in_every_table() -> None:
    filled(ANNA, NOON - YEAR)
    filled(BEA, NOON)
    after = rows()
    assert forget_unused(NOON) == 1
    assert rows() == {name: count // 2 for name, count in after.items()}
    assert set(Attempt.objects.values_list("learner", flat=True)) == {BEA}


def test_one_attempt_or_exam_within_the_year_keeps_everything() -> None:
    filled(ANNA, NOON - YEAR)
    done(ANNA, "joining/open", at=NOON)
    done(BEA, "joining/open", at=NOON - YEAR)
    begin(BEA, "seedseed11", ("1/credit/2/a",), NOON)
    forget_unused(NOON)
    assert Attempt.objects.filter(learner=ANNA).count() == 2
    assert Attempt.objects.filter(learner=BEA).count() == 1
    assert Answer.objects.count() == 1


def test_the_command_says_how_many_attempts_it_deleted() -> None:
    done(ANNA, "1/credit/2/a", at=NOON - 10 * YEAR)
    said = StringIO()
    call_command("forget_unused", stdout=said)
    assert said.getvalue() == "Attempts deleted: 1\n"
