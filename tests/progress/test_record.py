"""What is kept of a learner: once, for whom it belongs to, until it is erased or forgotten."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from tutorial.progress.learner import KEPT_DAYS
from tutorial.progress.models import Attempt
from tutorial.progress.record import erase, forget_unused, record, solved
from tutorial.puzzles import Outcome

pytestmark = pytest.mark.django_db

ANNE, VILLE = "a" * 22, "v" * 22


def keep(learner: str, puzzle: str = "joining/open", text: str = "14~open", days: int = 0) -> None:
    record(learner, puzzle, text, Outcome.SOLVED, 0)
    if days:
        attempt = Attempt.objects.filter(learner=learner, puzzle=puzzle, text=text)
        attempt.update(at=timezone.now() - timedelta(days=days))


def test_an_attempt_is_kept_with_all_that_is_known_of_it() -> None:
    before = timezone.now()
    record(ANNE, "scoring/blocked-tie", "none~0", Outcome.REFUSED, 3)
    kept = Attempt.objects.get()
    assert (kept.learner, kept.puzzle, kept.text) == (ANNE, "scoring/blocked-tie", "none~0")
    assert (kept.outcome, kept.hints) == ("refused", 3)
    assert before <= kept.at <= timezone.now()


@pytest.mark.parametrize("again", Outcome)
def test_what_is_solved_stays_as_it_is_whatever_comes_again(again: Outcome) -> None:
    keep(ANNE, days=10)
    first = Attempt.objects.values().get()
    record(ANNE, "joining/open", "14~open", again, 4)
    assert Attempt.objects.values().get() == first


def test_a_refused_attempt_becomes_right_when_its_position_has_been_mended() -> None:
    record(ANNE, "joining/open", "14~open", Outcome.REFUSED, 0)
    record(ANNE, "joining/open", "14~open", Outcome.SOLVED, 0)
    assert Attempt.objects.get().outcome == "solved"
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}


def test_who_tries_again_what_was_not_right_has_used_the_site_now() -> None:
    """So that what they have done is not forgotten a year after the first time."""
    record(ANNE, "joining/open", "03~open", Outcome.REFUSED, 0)
    Attempt.objects.update(at=timezone.now() - timedelta(days=KEPT_DAYS + 1))
    record(ANNE, "joining/open", "03~open", Outcome.REFUSED, 0)
    assert forget_unused() == 0
    assert Attempt.objects.count() == 1


def test_the_same_attempt_of_another_learner_or_at_another_puzzle_is_another() -> None:
    keep(ANNE)
    keep(VILLE)
    keep(ANNE, puzzle="joining/blank")
    keep(ANNE, text="03~open")
    assert Attempt.objects.count() == 4


def test_solved_are_ones_own_and_only_those_asked_for() -> None:
    keep(ANNE)
    keep(ANNE, puzzle="doubles/open")
    keep(VILLE, puzzle="joining/blank")
    record(ANNE, "joining/one-to-one", "24~14s", Outcome.LEGAL, 0)
    asked = ("joining/open", "joining/blank", "joining/one-to-one")
    assert solved(ANNE, asked) == {"joining/open"}
    assert solved(VILLE, asked) == {"joining/blank"}
    assert solved(None, asked) == frozenset()


def test_a_refused_attempt_after_the_right_one_takes_nothing_away() -> None:
    keep(ANNE)
    record(ANNE, "joining/open", "03~open", Outcome.REFUSED, 0)
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}


@pytest.mark.parametrize("learner", ["' OR '1'='1", "%", "_" * 22, ANNE + "'"])
def test_a_strange_key_finds_only_itself(learner: str) -> None:
    keep(ANNE)
    assert solved(learner, ("joining/open",)) == frozenset()
    assert erase(learner) == 0
    assert Attempt.objects.count() == 1


def test_erasing_deletes_all_of_one_learner_and_nothing_of_another() -> None:
    keep(ANNE)
    keep(ANNE, puzzle="joining/blank")
    keep(VILLE)
    assert erase(ANNE) == 2
    assert [attempt.learner for attempt in Attempt.objects.all()] == [VILLE]
    assert erase(ANNE) == 0


def test_who_has_not_come_back_for_a_year_is_forgotten_whole() -> None:
    keep(ANNE, days=KEPT_DAYS + 1)
    keep(ANNE, puzzle="joining/blank", days=KEPT_DAYS + 400)
    keep(VILLE, days=KEPT_DAYS - 1)
    assert forget_unused() == 2
    assert [attempt.learner for attempt in Attempt.objects.all()] == [VILLE]


def test_who_has_come_back_keeps_the_old_too() -> None:
    keep(ANNE, days=3 * KEPT_DAYS)
    keep(ANNE, puzzle="joining/blank", days=1)
    assert forget_unused() == 0
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}


def test_where_there_is_nothing_nothing_is_forgotten() -> None:
    assert forget_unused() == 0


def test_the_command_says_how_many_it_deleted() -> None:
    keep(ANNE, days=KEPT_DAYS + 1)
    keep(VILLE)
    said = StringIO()
    call_command("forget_unused", stdout=said)
    assert said.getvalue() == "Attempts deleted: 1\n"
    call_command("forget_unused", stdout=said)
    assert Attempt.objects.count() == 1


def test_who_floods_one_puzzle_fills_no_table_and_can_still_solve_it() -> None:
    for number in range(210):
        record(ANNE, "joining/open", f"{number}~open", Outcome.REFUSED, 0)
    assert Attempt.objects.count() == 200
    record(ANNE, "joining/blank", "03~open", Outcome.REFUSED, 0)
    record(VILLE, "joining/open", "03~open", Outcome.REFUSED, 0)
    assert Attempt.objects.count() == 202
    record(ANNE, "joining/open", "14~open", Outcome.SOLVED, 0)
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}
