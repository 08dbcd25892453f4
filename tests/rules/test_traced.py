"""`manage.py rules`: no cell is empty that the rules do not mark †, and an empty one is told."""

from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command

from engine import Rule
from engine.reasons import NoHalfMatches
from tests.engine.test_traceability import rules_held
from tutorial.overview import evidence, traced
from tutorial.puzzles.facts.credit import Mistake

ENGINE_TESTS: Path = settings.BASE_DIR / "tests" / "engine"
CELLS = ["shown", "drawn", "steps", "kinds", "cited", "tested"]


def test_every_clause_is_shown_and_all_that_can_be_are_practised_cited_and_tested(
    capsys: pytest.CaptureFixture[str],
) -> None:
    call_command("rules")
    told = capsys.readouterr().out
    assert f"{len(Rule)} clauses, 5 of them only shown (†)" in told
    for cell in CELLS:
        assert f"  {cell:<7} 40 of 40\n" in told
    assert "Missing" not in told
    for rule in Rule:
        assert told.count(f"{rule.value}{' †' if rule.only_shown else ''}\n") == 1


def test_an_empty_cell_is_told_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = evidence.cited()
    without = {rule: names for rule, names in known.items() if rule is not Rule.TURN_MATCH}
    monkeypatch.setattr(traced, "cited", lambda: without)
    with pytest.raises(SystemExit) as stopped:
        call_command("rules")
    assert stopped.value.code == 1
    told = capsys.readouterr().out
    assert "  cited   39 of 40\n" in told
    assert told.endswith("Missing for turn.match: cited\n")


def test_without_its_tests_every_clause_is_told_to_lack_them(tmp_path: Path) -> None:
    rows = traced.traced(tmp_path)
    assert {row.empty for row in rows if not row.rule.only_shown} == {("tested",)}
    assert {row.empty for row in rows if row.rule.only_shown} == {()}


def test_the_marks_are_read_from_the_source_as_pytest_sees_them() -> None:
    """Clauses that a mark reckons are not seen in the source: one test has such."""
    reckoned = "test_reasons.test_each_reason_carries_its_facts_and_its_rules"
    found = evidence.held(ENGINE_TESTS)
    for rule, names in rules_held().items():
        seen = {name.replace("::", ".") for name in names}
        assert set(found[rule]) == seen - {reckoned}
    assert set(found) == set(rules_held())


def test_a_constant_a_property_and_a_table_cite() -> None:
    cited = evidence.cited()
    assert NoHalfMatches.rules == (Rule.TURN_MATCH,)
    assert "reasons.NoHalfMatches" in cited[Rule.TURN_MATCH]
    assert "place.Placed" in cited[Rule.CHAIN_FROM_DOUBLE]
    for mistake in Mistake:
        assert all("credit.Mistake" in cited[rule] for rule in mistake.rules)
    assert all(names == tuple(dict.fromkeys(names)) for names in cited.values())
    assert Rule.ABOUT_SOURCE not in cited
