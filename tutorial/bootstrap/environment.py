"""The project's own `.venv`: made once, filled from a lock, begun anew when half made."""

import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tutorial.bootstrap import debian, programs
from tutorial.bootstrap.pip_words import why_pip_failed
from tutorial.bootstrap.stop import Stop, stop_for
from tutorial.bootstrap.turns import one_at_a_time

PIP_INSTALL = shlex.split(
    "-m pip install --require-hashes --only-binary :all: --disable-pip-version-check "
    "--no-input --quiet --progress-bar off --retries 2"
)


@dataclass(frozen=True)
class Lock:
    """A file of exact versions and hashes, and the smaller locks that it contains."""

    path: Path
    takes: str  # how long the first time, in words
    room: int  # MB: what the packages fill, and as much again while they come
    brings: tuple["Lock", ...] = ()

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.path.read_bytes()).hexdigest()

    @property
    def count(self) -> int:
        """How many packages are for this system."""
        lines = re.findall(r"^[\w.-]+==.*$", self.path.read_text("utf-8"), re.MULTILINE)
        elsewhere = "sys_platform == 'win32'" if os.name != "nt" else "sys_platform != 'win32'"
        return sum(elsewhere not in line for line in lines)


@dataclass(frozen=True)
class Environment:
    """A virtual environment and the stamp that tells what is whole in it.

    The stamp is taken away before anything changes and written when all is done, so an
    environment without one was interrupted. Its first line is the Python and the place it was
    made for, the others are digests of the locks.
    """

    folder: Path

    @property
    def python(self) -> Path:
        return self.program("python")

    @property
    def stamp(self) -> Path:
        return self.folder / "whole"

    @property
    def turn(self) -> Path:
        return self.folder.with_name(f"{self.folder.name}-turn")

    def program(self, name: str) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin") / name

    def has(self, lock: Lock) -> bool:
        return self._is_whole() and lock.digest in self._stamped()[1:]

    def bring(self, lock: Lock) -> None:
        """Make the environment hold the lock's packages, if it does not yet."""
        if self.has(lock):
            return
        with one_at_a_time(self.turn):
            if self.has(lock):  # another command brought it while this one waited
                return
            if not self._is_whole():
                self._make(lock.room)
            self._install(lock)

    def become(self, *arguments: str) -> int:
        """Go on as this environment's Python in the project's folder; on Windows, wait for it."""
        command, project = [str(self.python), *arguments], self.folder.parent
        environ = {**os.environ, **programs.importing(project)}
        os.chdir(project)
        sys.stdout.flush()
        if os.name != "nt":
            os.execve(command[0], command, environ)
        return subprocess.run(command, env=environ, check=False).returncode

    def _stamped(self) -> list[str]:
        try:
            return self.stamp.read_text("utf-8").splitlines()
        except OSError:
            return []

    @property
    def made_for(self) -> str:
        return f"Python {sys.version_info[0]}.{sys.version_info[1]} in {self.folder}"

    def _is_whole(self) -> bool:
        return self._stamped()[:1] == [self.made_for] and os.access(self.python, os.X_OK)

    def _make(self, room: int) -> None:
        _have_venv()
        again = " anew: the one here is unfinished, moved or of another Python"
        print(
            f"Making {self.folder.name}{again if self.folder.exists() else ''} (5 seconds) ...",
            flush=True,
        )
        try:
            if self.folder.exists():
                shutil.rmtree(self.folder)
            free = shutil.disk_usage(self.folder.parent).free // 2**20
        except OSError as error:
            raise stop_for(error, f"making {self.folder.name}") from error
        if free < room:
            raise Stop(
                f"The disk is almost full: {free} MB are free and {room} MB are needed. "
                "Make room and run the command again."
            )
        done = programs.ask([_base_python(), "-m", "venv", self.folder])
        if done.code:
            raise Stop(why_pip_failed(done.output, f"making {self.folder.name}"))

    def _install(self, lock: Lock) -> None:
        print(f"Installing {lock.count} packages ({lock.takes} the first time) ...", flush=True)
        before, digests = time.monotonic(), [part.digest for part in (lock, *lock.brings)]
        try:
            self.stamp.unlink(missing_ok=True)
            done = programs.ask([self.python, *PIP_INSTALL, "--requirement", lock.path])
            if done.code:
                raise Stop(why_pip_failed(done.output, "installing the packages"))
            self.stamp.write_text("\n".join([self.made_for, *digests]) + "\n", "utf-8")
        except OSError as error:
            raise stop_for(error, "installing the packages") from error
        print(f"Installed in {time.monotonic() - before:.0f} seconds.", flush=True)


def _base_python() -> str:
    """The Python outside of any virtual environment: one cannot be rebuilt from within."""
    return str(getattr(sys, "_base_executable", sys.executable))


def _have_venv() -> None:
    """Debian keeps venv and ensurepip out of its bare Python."""
    if all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        return
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if debian.can_install():
        debian.install(package, because="Python's venv is missing here", takes="20 seconds")
    elif debian.is_here():
        raise Stop(
            "Python's venv is missing here. Have it installed, and run the command again:\n"
            f"  sudo apt-get install {package}"
        )
    else:
        raise Stop(
            "Python's venv or ensurepip is missing here. Install your system's package for it, "
            "or Python itself from its makers, and run the command again."
        )
