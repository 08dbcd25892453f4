"""Which reasons cite a clause and which tests hold it, read out of the source itself."""

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from sys import modules
from typing import get_args

from engine import Rule
from tutorial.puzzles.facts import Finding

Named = Mapping[Rule, tuple[str, ...]]
"""For a clause the names of what rests on it; a clause that nothing rests on is not in it."""


def cited() -> Named:
    """The findings and mistakes whose `rules` name the clause: "reasons.NoHalfMatches"."""
    found: dict[Rule, list[str]] = defaultdict(list)
    for module in sorted({finding.__module__ for finding in get_args(Finding)}):
        tree = ast.parse(inspect.getsource(modules[module]))
        tables = dict(_assigned(tree))
        for each in tree.body:
            if isinstance(each, ast.ClassDef):
                for rule in _rules_of(each, tables):
                    found[rule].append(f"{module.rpartition('.')[2]}.{each.name}")
    return {rule: tuple(names) for rule, names in found.items()}


def held(tests: Path) -> Named:
    """The tests in a folder that are marked `@pytest.mark.rule(…)`: "test_turn.test_…"."""
    found: dict[Rule, list[str]] = defaultdict(list)
    for file in sorted(tests.rglob("test_*.py")):
        for each in ast.parse(file.read_text("utf-8")).body:
            if isinstance(each, ast.FunctionDef):
                for rule in dict.fromkeys(_marked(each)):
                    found[rule].append(f"{file.stem}.{each.name}")
    return {rule: tuple(names) for rule, names in found.items()}


def _assigned(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names that a module gives to values."""
    for each in tree.body:
        match each:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                yield name, value
            case _:
                pass


def _rules_of(each: ast.ClassDef, tables: Mapping[str, ast.expr]) -> dict[Rule, None]:
    """The clauses in the class's `rules`, a constant or a property, each once."""
    found: dict[Rule, None] = {}
    for part in each.body:
        match part:
            case ast.AnnAssign(target=ast.Name("rules")) | ast.FunctionDef(name="rules"):
                found |= dict.fromkeys(_named(part, tables))
            case _:
                pass
    return found


def _named(part: ast.AST, tables: Mapping[str, ast.expr]) -> Iterator[Rule]:
    """`Rule.TURN_MATCH` wherever it stands in the part, or in a table that the part looks into."""
    for node in ast.walk(part):
        match node:
            case ast.Attribute(value=ast.Name("Rule"), attr=name) if name in Rule.__members__:
                yield Rule[name]
            case ast.Name(name) if name in tables:
                yield from _named(tables[name], {})
            case _:
                pass


def _marked(test: ast.FunctionDef) -> Iterator[Rule]:
    for decorator in test.decorator_list:
        match decorator:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule")):
                yield from _named(decorator, {})
            case _:
                pass
