"""The `.venv`: nothing twice, nothing left half done."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.bootstrap.conftest import Program, calls
from tutorial.bootstrap import ROOT, debian, programs
from tutorial.bootstrap import environment as module
from tutorial.bootstrap.environment import Environment, Lock
from tutorial.bootstrap.programs import Finished
from tutorial.bootstrap.stop import Stop

UNREACHABLE = """
echo "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...: \
Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')': /x/"
echo "ERROR: No matching distribution found for django==5.2.19"
exit 1
"""


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, program: Program) -> list[Path]:
    """Stands in for `-m venv`: the folders that were built, each with a Python that works."""
    folders: list[Path] = []
    really = programs.ask

    def ask(command: programs.Command) -> Finished:
        if "venv" not in command:
            return really(command)
        folder = Path(command[-1])
        folders.append(folder)
        program(Environment(folder).python, "exit 0")
        return Finished(0, "")

    monkeypatch.setattr(module, "programs", SimpleNamespace(ask=ask))
    return folders


def test_it_is_made_and_filled_with_hashes_checked(
    tmp_path: Path, lock: Lock, built: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    environment = Environment(tmp_path / ".venv")

    environment.bring(lock)

    assert built == [environment.folder]
    [pip] = calls(environment.python)
    assert pip.startswith("-m pip install --require-hashes --only-binary :all:")
    assert pip.endswith(str(lock.path))
    assert "Installing 1 packages (a moment the first time)" in capsys.readouterr().out


def test_nothing_is_done_twice(environment: Environment, lock: Lock, built: list[Path]) -> None:
    environment.bring(lock)
    environment.bring(lock)

    assert len(calls(environment.python)) == 1
    assert built == []


def test_a_changed_lock_is_installed_into_the_same_environment(
    environment: Environment, lock: Lock, built: list[Path]
) -> None:
    environment.bring(lock)
    lock.path.write_text("django==5.2.20\n")

    assert not environment.has(lock)
    environment.bring(lock)

    assert len(calls(environment.python)) == 2
    assert built == []


def test_a_larger_lock_brings_the_smaller_ones_with_it(
    environment: Environment, lock: Lock, tmp_path: Path
) -> None:
    (tmp_path / "tests.txt").write_text("pytest==9\n")
    larger = Lock(tmp_path / "tests.txt", "a moment", room=100, brings=(lock,))

    environment.bring(larger)
    assert environment.has(lock)

    lock.path.write_text("django==5.2.20\n")
    environment.bring(lock)
    assert not environment.has(larger)  # it may have held another Django


def test_without_network_it_says_so_and_leaves_nothing_that_looks_whole(
    environment: Environment, lock: Lock, program: Program
) -> None:
    program(environment.python, UNREACHABLE)

    with pytest.raises(Stop, match="The package index cannot be reached"):
        environment.bring(lock)

    assert not environment.has(lock)
    assert not environment.stamp.exists()


def test_one_that_is_half_made_is_made_anew(
    environment: Environment, lock: Lock, built: list[Path]
) -> None:
    environment.stamp.unlink()
    left = environment.folder / "left-over"
    left.touch()

    environment.bring(lock)

    assert built == [environment.folder]
    assert not left.exists()
    assert environment.has(lock)


def test_one_of_another_python_is_made_anew(
    environment: Environment, lock: Lock, built: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.bring(lock)
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))

    environment.bring(lock)

    assert built == [environment.folder]


def test_one_that_was_moved_is_made_anew(
    environment: Environment, lock: Lock, tmp_path: Path
) -> None:
    environment.bring(lock)
    moved = environment.folder.rename(tmp_path / "moved")
    assert not Environment(moved).has(lock)  # its programs name the old place


def test_one_whose_python_is_gone_is_made_anew(
    environment: Environment, lock: Lock, built: list[Path]
) -> None:
    environment.bring(lock)
    environment.python.unlink()
    environment.python.symlink_to("/nowhere/python3")

    environment.bring(lock)

    assert built == [environment.folder]


@pytest.fixture
def no_venv(monkeypatch: pytest.MonkeyPatch) -> None:
    really = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util,
        "find_spec",
        lambda name, *rest: None if name == "ensurepip" else really(name, *rest),
    )


@pytest.mark.usefixtures("no_venv")
def test_debian_without_venv_installs_it_as_root(
    tmp_path: Path, lock: Lock, built: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(debian, "can_install", lambda: True)
    monkeypatch.setattr(debian, "install", lambda *names, **_: installed.extend(names))

    Environment(tmp_path / ".venv").bring(lock)

    [name] = installed
    assert name.startswith("python3.")
    assert name.endswith("-venv")
    assert len(built) == 1


@pytest.mark.usefixtures("no_venv")
@pytest.mark.parametrize(
    ("on_debian", "what_to_do"),
    [(True, r"sudo apt-get install python3\.\d+-venv"), (False, "Install your system's package")],
)
def test_without_venv_and_root_it_says_what_to_do(
    on_debian: bool,
    what_to_do: str,
    tmp_path: Path,
    lock: Lock,
    built: list[Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(debian, "can_install", lambda: False)
    monkeypatch.setattr(debian, "is_here", lambda: on_debian)

    with pytest.raises(Stop, match=what_to_do):
        Environment(tmp_path / ".venv").bring(lock)
    assert built == []


def test_a_disk_that_is_almost_full_is_said_beforehand(
    tmp_path: Path, lock: Lock, built: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=40 * 2**20))

    with pytest.raises(
        Stop, match=r"almost full: 40 MB are free and 100 MB are needed\. Make room"
    ):
        Environment(tmp_path / ".venv").bring(lock)
    assert built == []


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, lock: Lock) -> None:
    (tmp_path / "project").touch()  # a file where a folder is needed fails for root too

    with pytest.raises(Stop, match="setting the project up"):
        Environment(tmp_path / "project" / ".venv").bring(lock)


@pytest.mark.parametrize("safe", ["", "1"])
def test_it_is_become_in_the_projects_folder_from_any_other(
    environment: Environment, program: Program, tmp_path: Path, safe: str
) -> None:
    """As the two commands do it: a module of the project's is found wherever they are called."""
    (tmp_path / "found_here.py").touch()
    program(environment.python, f'exec {sys.executable} "$@"')
    code = (
        "from pathlib import Path; from tutorial.bootstrap.environment import Environment;"
        f"Environment(Path({str(environment.folder)!r})).become("
        "'-c', 'import found_here, os; print(os.getcwd())')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd="/",
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": safe},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(tmp_path.resolve()), done.stderr
