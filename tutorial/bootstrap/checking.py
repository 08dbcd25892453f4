"""`manage.py tests`: every check and every test, and a last line that says how it went."""

import argparse
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tutorial.bootstrap import browser, programs
from tutorial.bootstrap.environment import Environment, Lock
from tutorial.bootstrap.local import ready_local_data
from tutorial.bootstrap.stop import Stop

MOST_WORKERS = 4  # each may hold a browser


class Check(NamedTuple):
    """One program of the run, and what the last line calls it."""

    name: str
    command: programs.Command


def run(words: Sequence[str], root: Path, environment: Environment, lock: Lock) -> int:
    """Set up what is missing, then all checks; 0 when every one passed."""
    fast, for_pytest = read(words)
    refuse_to_skip(fast, os.environ)
    ready_local_data(root)
    environment.bring(lock)
    extra = {} if fast else {browser.VARIABLE: browser.bring(environment)}
    for name, path in extra.items():
        print(f"{name}={path}")
    failed = [
        check.name for check in checks(environment, fast, for_pytest) if _fails(check, root, extra)
    ]
    print(verdict(failed, fast))
    return 1 if failed else 0


def read(words: Sequence[str]) -> tuple[bool, list[str]]:
    """Whether to leave the browser out, and the words that are pytest's."""
    parser = argparse.ArgumentParser(
        prog="manage.py tests",
        allow_abbrev=False,
        description="Checks and tests everything. Other arguments go to pytest: -k joining, -n 0.",
    )
    parser.add_argument("--fast", action="store_true", help="leave the browser tests out")
    known, for_pytest = parser.parse_known_args(words)
    return known.fast, for_pytest


def refuse_to_skip(fast: bool, environ: Mapping[str, str]) -> None:
    """A check that counts (CI=true) has no test left out."""
    if fast and environ.get("CI", "").lower() in {"1", "true"}:
        raise Stop("With CI=true nothing is left out: run python3 manage.py tests without --fast.")


def checks(environment: Environment, fast: bool, for_pytest: Sequence[str]) -> list[Check]:
    """In the order of how soon they tell something."""
    python = environment.python
    django: programs.Command = [python, "-m", "tutorial.django_words"]
    workers = min(os.cpu_count() or 1, MOST_WORKERS)
    no_browser = ["--ignore=tests/browser"] if fast else []
    pytest = ["-m", "pytest", "-n", str(workers), "--dist", "worksteal", *no_browser, *for_pytest]
    return [
        Check("ruff check", [python, "-m", "ruff", "check", "."]),
        Check("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        Check("import-linter", [environment.program("lint-imports"), "--no-logo"]),
        Check("mypy", [python, "-m", "mypy"]),
        Check("static files", [*django, "collectstatic", "--noinput", "-v", "0"]),
        Check("pytest", [python, *pytest]),
    ]


def verdict(failed: Sequence[str], fast: bool) -> str:
    """The last line."""
    if failed:
        return f"\nFailed: {', '.join(failed)}. What they say stands above."
    return "\nAll passed" + (", without the browser tests." if fast else ".")


def _fails(check: Check, root: Path, extra: Mapping[str, str]) -> bool:
    print(f"\n== {check.name}", flush=True)
    before = time.monotonic()
    failed = programs.show(check.command, root, {**extra, **programs.importing(root)}) != 0
    print(f"{check.name}: {'failed' if failed else 'passed'}, {time.monotonic() - before:.0f} s")
    return failed
