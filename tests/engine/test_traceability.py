"""Every clause on which the engine acts is held by a test that says so."""

from importlib import import_module
from pkgutil import iter_modules

import tests.engine
from engine import Rule

WITHOUT_CODE = {Rule.ABOUT_SOURCE, Rule.SETUP_SCOREBOARD}
"""Only shown: nothing in the engine acts on them."""


def rules_held() -> dict[Rule, list[str]]:
    """For each clause, the names of the tests of this folder that are marked with it."""
    held: dict[Rule, list[str]] = {}
    for module in iter_modules(tests.engine.__path__):
        if not module.name.startswith("test_"):
            continue
        for name, test in vars(import_module(f"tests.engine.{module.name}")).items():
            for mark in getattr(test, "pytestmark", []) if name.startswith("test_") else []:
                for rule in mark.args if mark.name == "rule" else ():
                    held.setdefault(rule, []).append(f"{module.name}::{name}")
    return held


def test_every_clause_on_which_code_acts_is_held_by_a_test() -> None:
    assert set(Rule) - set(rules_held()) == WITHOUT_CODE


def test_what_no_code_acts_on_is_only_shown() -> None:
    assert all(rule.only_shown for rule in WITHOUT_CODE)
