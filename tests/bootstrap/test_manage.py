"""The file that even an old Python must be able to read."""

import ast
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tutorial.bootstrap import ROOT, USAGE, run

MANAGE = ROOT / "manage.py"


def test_a_python_that_is_too_old_is_told_which_one_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))

    assert runpy.run_path(str(MANAGE))["main"]() == 1

    said = capsys.readouterr().err
    assert "Python 3.11 or newer is needed, and this is Python 3.9" in said
    assert sys.executable in said


def test_manage_is_written_in_the_words_of_python_3_0() -> None:
    tree = ast.parse(MANAGE.read_text(), feature_version=(3, 4))
    newer = ast.JoinedStr | ast.AnnAssign | ast.NamedExpr | ast.Match | ast.AsyncFunctionDef
    assert [node for node in ast.walk(tree) if isinstance(node, newer)] == []


def test_without_a_word_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert capsys.readouterr().out == USAGE


def test_a_failure_is_a_sentence_and_an_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["site", "--port", "70000"]) == 1

    said = capsys.readouterr().err
    assert said == "\nStopped: 70000 is no port: take a number from 1024 to 65535.\n"


@pytest.mark.parametrize("safe", ["", "1"])
def test_it_runs_from_any_folder_even_where_python_leaves_its_own_out(
    tmp_path: Path, safe: str
) -> None:
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, MANAGE, "--help"],
        cwd=tmp_path,
        env={**environ, "PYTHONSAFEPATH": safe},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == USAGE, done.stderr
