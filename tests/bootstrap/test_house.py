"""What stands on the standard library alone stays so."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tutorial.bootstrap import ROOT

ALONE = {
    "manage.py": {"tutorial.bootstrap"},
    "engine": {"engine"},
    "tutorial/bootstrap": {"tutorial.bootstrap"},
    "tutorial/puzzles": {"engine", "tutorial.puzzles"},
}


def imported(path: Path) -> Iterator[str]:
    for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Import(names):
                    yield from (name.name for name in names)
                case ast.ImportFrom(module=str(module)):
                    yield module
                case _:
                    pass


@pytest.mark.parametrize(("where", "own"), ALONE.items())
def test_it_imports_the_standard_library_and_its_own_house_only(where: str, own: set[str]) -> None:
    names = set(imported(ROOT / where))

    assert names, "nothing was read"
    assert {
        name
        for name in names
        if name.split(".")[0] not in sys.stdlib_module_names
        and not any(name == home or name.startswith(f"{home}.") for home in own)
    } == set()
