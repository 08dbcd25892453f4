"""The served site on a disk that is full and a database that is broken, and afterwards."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.safety.server import Learner, Site, served

STEP = "/fi/lessons/joining/one-to-one/"
OPEN = "/fi/lessons/joining/open/"
WORDS = "Sivusto ei voi juuri nyt tallentaa"
INSIDE = ("Traceback", "qlite", "Error:", "INSERT", "progress_attempt")


@contextmanager
def no_room(site: Site) -> Iterator[None]:
    """The system lets the workers make no file any longer than it is."""
    workers = site.workers()
    assert workers
    before = {worker: resource.prlimit(worker, resource.RLIMIT_FSIZE) for worker in workers}
    for worker, (_, hard) in before.items():
        resource.prlimit(worker, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        for worker, limits in before.items():
            resource.prlimit(worker, resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_is_a_503_in_words_and_afterwards_it_goes_on(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        learner = Learner(site)
        learner.get(STEP)
        assert learner.post(STEP, {"tile": "11", "at": "14s"}).status == 200
        with no_room(site):
            for htmx in (True, False):
                answer = learner.post(OPEN, {"tile": "14", "at": "open"}, htmx=htmx)
                assert answer.status == 503
                assert WORDS in answer.page
                assert not [word for word in INSIDE if word in answer.page]
            assert 'class="done"' in learner.get("/fi/lessons/joining/").page
        assert learner.post(OPEN, {"tile": "14", "at": "open"}).status == 200
        assert learner.get("/fi/lessons/joining/").page.count('class="done"') == 2


def test_a_broken_database_is_a_503_in_words_and_healthz_says_so(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        learner = Learner(site)
        learner.get(STEP)
        assert learner.post(STEP, {"tile": "24", "at": "14s"}).status == 200
        for file in tmp_path.glob("site.sqlite3*"):
            with file.open("r+b") as broken:
                broken.write(b"not a database " * (file.stat().st_size // 15 + 1))
        health = learner.get("/healthz")
        assert (health.status, health.page) == (503, "no database\n")
        assert "Set-Cookie" not in health.headers
        for answer in (
            learner.post(STEP, {"tile": "11", "at": "14s"}),
            learner.post(STEP, {"tile": "11", "at": "14s"}, htmx=False),
            learner.get("/fi/lessons/"),
        ):
            assert answer.status == 503
            assert WORDS in answer.page
            assert not [word for word in INSIDE if word in answer.page]
        assert learner.get("/fi/help/").status == 200  # what needs no database is there
