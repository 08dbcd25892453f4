"""What the tests of the two commands stand on: stand-ins for the programs they start."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tutorial.bootstrap.environment import Environment, Lock

Program = Callable[[Path, str], Path]


@pytest.fixture
def program() -> Program:
    """Make a shell script at a path; it notes how it was called in `<path>.calls`."""

    def make(path: Path, body: str) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'#!/bin/sh\necho "$@" >> "{path}.calls"\n{body}\n')
        path.chmod(0o755)
        return path

    return make


def calls(path: Path) -> list[str]:
    """How a stand-in was called, a line for each time."""
    noted = path.with_name(f"{path.name}.calls")
    return noted.read_text().splitlines() if noted.exists() else []


@pytest.fixture
def lock(tmp_path: Path) -> Lock:
    path = tmp_path / "locks" / "site.txt"
    path.parent.mkdir()
    path.write_text(
        "django==5.2.19 \\\n    --hash=sha256:aa\ntzdata==1 ; sys_platform == 'win32' \\\n"
    )
    return Lock(path, "a moment", room=100)


@pytest.fixture
def environment(tmp_path: Path, program: Program) -> Environment:
    """A whole environment without any lock in it, whose Python does nothing, well."""
    environment = Environment(tmp_path / ".venv")
    program(environment.python, "exit 0")
    environment.stamp.write_text(environment.made_for + "\n")
    return environment
