"""What is kept of a learner: once, for whom it belongs to, until it is erased or forgotten."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from engine import Rule
from tutorial.progress.forgetting import erase, forget_unused
from tutorial.progress.learner import KEPT_DAYS
from tutorial.progress.models import Attempt
from tutorial.progress.record import Done, record, solved
from tutorial.puzzles import Outcome
from tutorial.puzzles.evidence import Evidence

pytestmark = pytest.mark.django_db

ANNE, VILLE = "a" * 22, "v" * 22


def keep(learner: str, puzzle: str = "joining/open", text: str = "14~open", days: int = 0) -> None:
    at = timezone.now() - timedelta(days=days)
    record(learner, [Done(puzzle, text, Outcome.SOLVED)], at)


def test_an_attempt_is_kept_with_all_that_is_known_of_it() -> None:
    now = timezone.now()
    tells = Evidence((Rule.ROUND_BLOCKED_TIE, Rule.ROUND_EXACT), "tie-credited")
    record(ANNE, [Done("scoring/blocked-tie", "none~0", Outcome.REFUSED, 3, tells)], now)
    kept = Attempt.objects.get()
    assert (kept.learner, kept.puzzle, kept.text) == (ANNE, "scoring/blocked-tie", "none~0")
    assert (kept.outcome, kept.hints) == ("refused", 3)
    assert (kept.rules, kept.mistake) == ("round.blocked-tie round.exact", "tie-credited")
    assert kept.at == now


@pytest.mark.parametrize("again", Outcome)
def test_what_is_solved_stays_as_it_is_whatever_comes_again(again: Outcome) -> None:
    now = timezone.now()
    record(ANNE, [Done("joining/open", "14~open", Outcome.SOLVED)], now)
    first = Attempt.objects.values().get()
    record(ANNE, [Done("joining/open", "14~open", again, 4)], now + timedelta(hours=1))
    assert Attempt.objects.values().get() == first


def test_a_refused_attempt_becomes_right_when_its_position_has_been_mended() -> None:
    now = timezone.now()
    tells = Evidence((Rule.TURN_MATCH,), "")
    record(ANNE, [Done("joining/open", "14~open", Outcome.REFUSED)], now)
    record(ANNE, [Done("joining/open", "14~open", Outcome.SOLVED, 0, tells)], now)
    kept = Attempt.objects.get()
    assert (kept.outcome, kept.rules) == ("solved", "turn.match")
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}


def test_who_tries_again_what_was_not_right_has_used_the_site_now() -> None:
    """So that what they have done is not forgotten a year after the first time."""
    now = timezone.now()
    again = [Done("joining/open", "03~open", Outcome.REFUSED)]
    record(ANNE, again, now - timedelta(days=KEPT_DAYS + 1))
    record(ANNE, again, now)
    assert forget_unused(now) == 0
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
    record(ANNE, [Done("joining/one-to-one", "24~14s", Outcome.LEGAL)], timezone.now())
    asked = ("joining/open", "joining/blank", "joining/one-to-one")
    assert solved(ANNE, asked) == {"joining/open"}
    assert solved(VILLE, asked) == {"joining/blank"}
    assert solved(None, asked) == frozenset()


def test_a_refused_attempt_after_the_right_one_takes_nothing_away() -> None:
    keep(ANNE)
    record(ANNE, [Done("joining/open", "03~open", Outcome.REFUSED)], timezone.now())
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}


@pytest.mark.parametrize("learner", ["' OR '1'='1", "%", "_" * 22, ANNE + "'"])
def test_a_strange_key_finds_only_itself(learner: str) -> None:
    keep(ANNE)
    assert solved(learner, ("joining/open",)) == frozenset()
    erase(learner)
    assert Attempt.objects.count() == 1


def test_erasing_deletes_all_of_one_learner_and_nothing_of_another() -> None:
    keep(ANNE)
    keep(ANNE, puzzle="joining/blank")
    keep(VILLE)
    erase(ANNE)
    assert [attempt.learner for attempt in Attempt.objects.all()] == [VILLE]


def test_who_has_not_come_back_for_a_year_is_forgotten_whole() -> None:
    keep(ANNE, days=KEPT_DAYS + 1)
    keep(ANNE, puzzle="joining/blank", days=KEPT_DAYS + 400)
    keep(VILLE, days=KEPT_DAYS - 1)
    assert forget_unused(timezone.now()) == 2
    assert [attempt.learner for attempt in Attempt.objects.all()] == [VILLE]


def test_who_has_come_back_keeps_the_old_too() -> None:
    keep(ANNE, days=3 * KEPT_DAYS)
    keep(ANNE, puzzle="joining/blank", days=1)
    assert forget_unused(timezone.now()) == 0
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}


def test_where_there_is_nothing_nothing_is_forgotten() -> None:
    assert forget_unused(timezone.now()) == 0


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
        record(ANNE, [Done("joining/open", f"{number}~open", Outcome.REFUSED)], timezone.now())
    assert Attempt.objects.count() == 200
    record(ANNE, [Done("joining/blank", "03~open", Outcome.REFUSED)], timezone.now())
    record(VILLE, [Done("joining/open", "03~open", Outcome.REFUSED)], timezone.now())
    assert Attempt.objects.count() == 202
    record(ANNE, [Done("joining/open", "14~open", Outcome.SOLVED)], timezone.now())
    assert solved(ANNE, ("joining/open",)) == {"joining/open"}
