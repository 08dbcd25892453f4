"""Which puzzle comes next: by hand-made states, with a chance that is written down."""

from random import Random

import pytest

from engine import Rule
from tutorial.practice.by import By, read_by
from tutorial.practice.choosing import State, next_puzzle
from tutorial.progress.knowledge import Known
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import kinds_by_rule, read_seeded

MIXED = By(Level.USUAL)
DUE = ("1/credit/2/aaaaa", "daily/2026-12-01", "1/ends/1/bbbbb", "1/credit/3/ccccc/round.exact")
FRESH = {rule: Known((True, True)) for rule in Rule}


@pytest.mark.parametrize(
    ("by", "first"),
    [
        ("2", "1/credit/2/aaaaa"),
        ("2.credit", "1/credit/2/aaaaa"),
        ("1.ends", "1/ends/1/bbbbb"),
        ("1.round.exact", "1/credit/3/ccccc/round.exact"),
    ],
)
def test_what_has_come_back_is_first_in_turn(by: str, first: str) -> None:
    wanted = read_by(by)
    assert wanted
    assert next_puzzle(wanted, State(DUE), "", Random(1)) == first


def test_the_one_that_is_left_makes_way_for_the_one_behind_it() -> None:
    """Skipped or not: nobody is stuck between puzzles they cannot solve."""
    row, left = [], ""
    for _ in range(5):
        left = next_puzzle(MIXED, State(DUE), left, Random(1))
        row.append(left)
    assert tuple(row[:4]) == DUE
    assert row[4] not in DUE


def test_a_clause_that_went_wrong_comes_before_new_ones() -> None:
    known = FRESH | {Rule.ROUND_BLOCKED_TIE: Known((True, False))}
    for seed in range(20):
        chosen = read_seeded(next_puzzle(MIXED, State((), known), "", Random(seed)))
        assert chosen.rule is Rule.ROUND_BLOCKED_TIE
        assert "credit" in kinds_by_rule()[Rule.ROUND_BLOCKED_TIE]


def test_else_the_clauses_that_were_practised_least() -> None:
    known = FRESH | {Rule.TURN_BLANK: Known((False, True)), Rule.TURN_MATCH: Known((True,))}
    chosen = {
        read_seeded(next_puzzle(MIXED, State((), known), "", Random(seed))).rule
        for seed in range(40)
    }
    assert chosen == {Rule.TURN_BLANK, Rule.TURN_MATCH}


def test_a_newcomer_meets_every_clause_and_every_kind() -> None:
    chosen = [read_seeded(next_puzzle(MIXED, State(), "", Random(seed))) for seed in range(600)]
    assert {each.rule for each in chosen} == set(kinds_by_rule())
    assert {each.kind for each in chosen} == {
        kind for kinds in kinds_by_rule().values() for kind in kinds
    }
    assert {each.level for each in chosen} == {Level.USUAL}


@pytest.mark.parametrize("level", Level)
def test_what_was_chosen_is_kept_to(level: Level) -> None:
    for seed in range(20):
        by_kind = next_puzzle(By(level, kind="credit"), State(), "", Random(seed))
        assert by_kind.startswith(f"1/credit/{level:d}/")
        by_rule = next_puzzle(By(level, rule=Rule.TURN_BLANK), State(), "", Random(seed))
        assert by_rule.endswith("/turn.blank")
        assert read_seeded(by_rule).level is level


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "4",
        "22",
        "2.",
        "2.none",
        "2.Credit",
        "2.round.none",
        "2.about.source",
        "٢",
        "2.credit.x",
    ],
)
def test_what_cannot_be_practised_says_nothing(text: str) -> None:
    assert read_by(text) is None


@pytest.mark.parametrize("text", ["1", "2.credit", "3.round.exact", "2.turn.blank"])
def test_what_is_practised_is_written_as_it_is_read(text: str) -> None:
    by = read_by(text)
    assert by
    assert by.text == text
