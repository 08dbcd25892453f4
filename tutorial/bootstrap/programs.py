"""Starting other programs."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tutorial.bootstrap.stop import Stop

Command = Sequence[str | Path]


class Finished(NamedTuple):
    """How a program ended: its exit code and all it printed."""

    code: int
    output: str


def importing(folder: Path, environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The variable by which a Python finds the modules of the folder, wherever it is started."""
    others = environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join((str(folder), *((others,) if others else ())))}


def ask(command: Command, extra: Mapping[str, str] | None = None) -> Finished:
    """Run it unseen. A program that is not there counts as one that failed."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(extra or {})},
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return Finished(127, f"{command[0]}: {error.strerror}")
    return Finished(done.returncode, done.stdout)


def show(command: Command, folder: Path, extra: Mapping[str, str] | None = None) -> int:
    """Run it before everyone's eyes; the exit code."""
    try:
        return subprocess.run(
            command, cwd=folder, env={**os.environ, **(extra or {})}, check=False
        ).returncode
    except OSError as error:
        raise Stop(f"{command[0]} cannot be started: {error.strerror}.") from error
