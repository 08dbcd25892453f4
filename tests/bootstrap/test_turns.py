"""Two commands started together do not make the same `.venv` twice."""

import builtins
import threading
from pathlib import Path

import pytest

from tutorial.bootstrap.turns import one_at_a_time


def test_the_second_says_that_it_waits_and_comes_after_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, done = threading.Event(), []
    monkeypatch.setattr(builtins, "print", lambda *_, **__: waits.set())

    def second() -> None:
        with one_at_a_time(tmp_path / "turn"):
            done.append("second")

    other = threading.Thread(target=second)
    with one_at_a_time(tmp_path / "turn"):
        other.start()
        assert waits.wait(timeout=30)
        done.append("first")
    other.join()

    assert done == ["first", "second"]
