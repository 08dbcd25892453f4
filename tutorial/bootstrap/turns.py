"""Two commands started together set the project up one after the other."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tutorial.bootstrap.stop import stop_for

if os.name == "nt":

    @contextmanager
    def one_at_a_time(_path: Path) -> Iterator[None]:
        """Windows has no flock; there people start one command at a time."""
        yield

else:
    import fcntl

    @contextmanager
    def one_at_a_time(_path: Path) -> Iterator[None]:
        """Hold the turn that the file stands for; the system frees it when the process ends."""
        try:
            file = _path.open("a")
        except OSError as error:
            raise stop_for(error, "setting the project up") from error
        with file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another command is setting the project up; waiting for it ...", flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
            yield
