"""What a learner knows by clause, from attempts written down by hand."""

import pytest

from engine import Rule
from tests.progress.rows import ANNA, BEA, NOON, RIGHT, WRONG, done
from tutorial.progress.knowledge import Standing, Tried, attempts_of, knowledge, mistakes

EXACT, TIE = Rule.ROUND_EXACT, Rule.ROUND_BLOCKED_TIE


def tried(attempt: str, rules: str = "round.exact", mistake: str = "") -> Tried:
    """ "+a": the puzzle a, right; "-a": wrong."""
    outcome = {"+": RIGHT, "-": WRONG}[attempt[0]]
    return Tried(attempt[1:], outcome.value, rules, mistake)


@pytest.mark.parametrize(
    ("attempts", "marks", "standing"),
    [
        ("", (), Standing.NEW),
        ("+a", (True,), Standing.BEGUN),
        ("+a +b", (True, True), Standing.BEGUN),
        ("+a +b +c", (True, True, True), Standing.KNOWN),
        ("-a", (False,), Standing.SHAKY),
        ("-a +a", (False,), Standing.SHAKY),  # solved after it went wrong: the mark stays
        ("-a +b", (False, True), Standing.BEGUN),
        ("-a +b +c +d", (False, True, True, True), Standing.KNOWN),
        ("+a +b +c -d", (True, True, True, False), Standing.SHAKY),
        ("+a -a", (True,), Standing.BEGUN),  # tried again after it was solved
    ],
)
def test_three_right_at_once_in_a_row_are_knowing(
    attempts: str, marks: tuple[bool, ...], standing: Standing
) -> None:
    known = knowledge(map(tried, attempts.split()))[EXACT]
    assert known.marks == marks
    assert known.standing is standing
    assert knowledge(map(tried, attempts.split()))[TIE].standing is Standing.NEW


def test_an_attempt_counts_for_each_of_its_clauses() -> None:
    known = knowledge([tried("+a", "round.exact round.blocked-tie")])
    assert known[EXACT].right == known[TIE].right == 1


def test_a_clause_that_the_rules_no_longer_have_is_passed_over() -> None:
    known = knowledge([tried("+a", "round.gone round.exact")])
    assert known[EXACT].right == 1


def test_the_errors_are_counted_the_most_frequent_first() -> None:
    made = [
        tried("-a", mistake="own-added"),
        tried("-b", mistake="tie-credited"),
        tried("-c", mistake="tie-credited"),
        tried("-d"),
    ]
    assert mistakes(made) == [("tie-credited", 2), ("own-added", 1)]


@pytest.mark.django_db
def test_attempts_are_read_in_the_order_in_which_they_were_made() -> None:
    done(ANNA, "1/credit/1/a", WRONG, NOON, (EXACT, TIE), "own-added")
    done(BEA, "1/credit/1/a", RIGHT, NOON, (TIE,))
    done(ANNA, "1/credit/1/b", RIGHT, NOON.replace(hour=13), (EXACT,))
    done(ANNA, "1/credit/1/a", WRONG, NOON.replace(hour=14), (EXACT, TIE), "own-added")
    assert attempts_of(ANNA) == (
        Tried("1/credit/1/a", "wrong", "round.exact round.blocked-tie", "own-added"),
        Tried("1/credit/1/b", "solved", "round.exact", ""),
    )
    assert attempts_of(None) == ()
