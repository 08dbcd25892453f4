"""`manage.py tests`: nothing left out, and a last line that is true."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.bootstrap.conftest import Program, calls
from tutorial.bootstrap import ROOT, browser, checking, programs
from tutorial.bootstrap.environment import Environment, Lock
from tutorial.bootstrap.stop import Stop

NAMES = ["ruff check", "ruff format", "import-linter", "mypy", "static files", "pytest"]


@pytest.fixture
def ready(
    environment: Environment, lock: Lock, program: Program, monkeypatch: pytest.MonkeyPatch
) -> Environment:
    """All is installed, a browser too, and every check passes."""
    environment.bring(lock)
    program(environment.program("lint-imports"), "exit 0")
    monkeypatch.setattr(browser, "bring", lambda _: "/usr/bin/some-chromium")
    monkeypatch.delenv("CI", raising=False)
    return environment


def test_extra_words_are_for_pytest() -> None:
    assert checking.read(["-k", "joining", "--fast", "tests/words"]) == (
        True,
        ["-k", "joining", "tests/words"],
    )


def test_all_checks_pass(
    ready: Environment, lock: Lock, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert checking.run(["-k", "joining"], tmp_path, ready, lock) == 0

    said = capfd.readouterr().out
    assert [line[3:] for line in said.splitlines() if line.startswith("== ")] == NAMES
    assert said.endswith("\nAll passed.\n")
    assert calls(ready.python)[-1].endswith("-k joining")


def test_a_check_that_fails_does_not_hide_the_others(
    ready: Environment,
    lock: Lock,
    program: Program,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    program(ready.python, 'case "$*" in *mypy*|*format*) exit 1;; esac')

    assert checking.run([], tmp_path, ready, lock) == 1

    said = capfd.readouterr().out
    assert "pytest: passed" in said
    assert said.endswith("\nFailed: ruff format, mypy. What they say stands above.\n")


def test_the_tests_are_told_which_browser(
    ready: Environment, lock: Lock, program: Program, tmp_path: Path
) -> None:
    program(ready.python, f'echo "$CHROMIUM" > {tmp_path / "told"}')

    checking.run([], tmp_path, ready, lock)

    assert (tmp_path / "told").read_text() == "/usr/bin/some-chromium\n"


def test_fast_leaves_the_browser_out_and_says_so(
    ready: Environment,
    lock: Lock,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(browser, "bring", lambda _: pytest.fail("asked for a browser"))

    assert checking.run(["--fast"], tmp_path, ready, lock) == 0

    assert "--ignore=tests/browser" in calls(ready.python)[-1]
    assert capfd.readouterr().out.endswith("All passed, without the browser tests.\n")


def test_without_a_browser_no_test_runs_at_all(
    ready: Environment, lock: Lock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_to_be_had(_: Environment) -> str:
        raise Stop("no browser")

    monkeypatch.setattr(browser, "bring", none_to_be_had)
    before = calls(ready.python)

    with pytest.raises(Stop, match="no browser"):
        checking.run([], tmp_path, ready, lock)
    assert calls(ready.python) == before


@pytest.mark.parametrize("ci", ["true", "1", "True"])
def test_where_it_counts_nothing_may_be_left_out(
    ci: str, ready: Environment, lock: Lock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(Stop, match="without --fast"):
        checking.run(["--fast"], tmp_path, ready, lock)


def test_ci_runs_the_command_and_passes_its_exit_code_on(tmp_path: Path, program: Program) -> None:
    python = program(tmp_path / "python3", 'echo "CI is $CI, in $PWD"; exit 3')
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"

    done = subprocess.run(
        ["bash", ROOT / ".ci" / "run"],
        cwd=tmp_path,
        env={"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (3, f"CI is true, in {ROOT}\n")
    assert calls(python) == ["manage.py tests"]


def test_every_check_finds_the_projects_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where PYTHONSAFEPATH keeps Python from looking in the folder it is started in."""
    monkeypatch.setenv("PYTHONPATH", "/others")
    seen: list[Mapping[str, str] | None] = []

    def show(_: object, __: Path, extra: Mapping[str, str] | None = None) -> int:
        seen.append(extra)
        return 0

    monkeypatch.setattr(programs, "show", show)
    assert not checking._fails(checking.Check("a", []), tmp_path, {"CHROMIUM": "/c"})
    assert seen == [{"CHROMIUM": "/c", "PYTHONPATH": f"{tmp_path}{os.pathsep}/others"}]
