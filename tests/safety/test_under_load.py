"""Many at once, against the site as it is served: counted once, never locked, never lost."""

import os
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from http.client import HTTPException
from itertools import product
from pathlib import Path
from threading import Barrier, Event

import pytest

from tests.safety.server import ROOT, SETTINGS, Answer, Learner, Site, raw, served
from tutorial.lessons.content import lessons
from tutorial.puzzles.places import place_text

STEP = "/fi/lessons/joining/one-to-one/"
RIGHT = {"tile": "11", "at": "14s"}
TOGETHER = 8
Kept = tuple[str, str, str]  # learner, puzzle, text


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("site")) as site:
        yield site


def _kept(site: Site) -> list[Kept]:
    with closing(sqlite3.connect(site.database, timeout=20)) as database:
        return database.execute(
            "SELECT learner, puzzle, text FROM progress_attempt ORDER BY id"
        ).fetchall()


def _key(learner: Learner) -> str:
    return learner.cookies["learner"].strip('"').partition(":")[0]


def _at_once(acts: list[Callable[[], Answer]]) -> list[Answer]:
    """All start at the same moment."""
    ready = Barrier(len(acts))

    def act(each: Callable[[], Answer]) -> Answer:
        ready.wait()
        return each()

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(act, acts))


def _tries() -> list[tuple[str, dict[str, str]]]:
    """Every tile of the hand at every place, of each step that asks for a placement."""
    return [
        (
            f"/en/lessons/{step.puzzle.id}/",
            {"tile": f"{tile.low}{tile.high}", "at": place_text(place)},
        )
        for lesson in lessons()
        for step in lesson.steps
        if step.puzzle.kind == "place"
        for tile, place in product(
            step.puzzle.question.view.hand, step.puzzle.question.view.chain.places or (None,)
        )
    ]


def test_the_same_attempt_at_the_same_moment_counts_once(site: Site) -> None:
    learner = Learner(site)
    learner.get(STEP)
    learner.post(STEP, {"tile": "24", "at": "14s"})
    answers = _at_once([lambda: learner.post(STEP, RIGHT)] * TOGETHER)
    assert [answer.status for answer in answers] == [200] * TOGETHER
    key = _key(learner)
    assert [row for row in _kept(site) if row[0] == key] == [
        (key, "joining/one-to-one", "24~14s"),
        (key, "joining/one-to-one", "11~14s"),
    ]


def test_first_attempts_at_the_same_moment_belong_to_one_learner(site: Site) -> None:
    """The browser has no key yet when both leave it; whichever cookie it keeps, it keeps all."""
    learner = Learner(site)
    learner.get(STEP)
    answers = _at_once([lambda: learner.post(STEP, RIGHT)] * 2 + [
        lambda: learner.post("/fi/lessons/joining/open/", {"tile": "14", "at": "open"}),
        lambda: learner.post("/en/lessons/joining/blank/", {"tile": "00", "at": "open"}),
    ])  # fmt: skip
    assert {answer.status for answer in answers} == {200}
    assert len([row for row in _kept(site) if row[0] == _key(learner)]) == 3


def test_a_class_that_answers_at_once_is_answered(site: Site) -> None:
    def pupil() -> Answer:
        learner = Learner(site)
        learner.get(STEP)
        return learner.post(STEP, RIGHT)

    before = len(_kept(site))
    with ThreadPoolExecutor(30) as pool:
        answers = list(pool.map(lambda _: pupil(), range(30)))
    assert {answer.status for answer in answers} == {200}
    assert len(_kept(site)) == before + 30
    assert b"locked" not in site.log


_WRITER = """
import sys, django
django.setup()
from django.utils import timezone
from tutorial.progress.record import Done, record, solved
from tutorial.puzzles import Outcome
learner = sys.argv[1] * 22
print("ready", flush=True)
sys.stdin.readline()
for number in range(100):
    record(learner, [Done("joining/open", str(number), Outcome.SOLVED)], timezone.now())
    assert solved(learner, ("joining/open",))
"""


def test_eight_writers_never_find_the_database_locked(site: Site) -> None:
    environment = os.environ | SETTINGS | {"DATABASE_URL": f"sqlite:///{site.database}"}
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", _WRITER, letter],
            env=environment,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for letter in "abcdefgh"
    ]
    for writer in writers:
        assert writer.stdout
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin
        writer.stdin.write("go\n")
        writer.stdin.flush()
    said = [writer.communicate(timeout=120)[1] for writer in writers]
    assert said == [""] * 8
    written = [row for row in _kept(site) if row[0] in {letter * 22 for letter in "abcdefgh"}]
    assert len(written) == 800


def test_a_killed_server_has_lost_nothing_that_it_had_acknowledged(tmp_path: Path) -> None:
    acknowledged: list[Kept] = []
    enough = Event()

    def play(site: Site, seed: int) -> None:
        tries = _tries()
        random.Random(seed).shuffle(tries)
        learner = Learner(site)
        with suppress(OSError, HTTPException):
            learner.get(STEP)
            for address, fields in tries:
                if learner.post(address, fields).status == 200:
                    puzzle = address.removeprefix("/en/lessons/").removesuffix("/")
                    acknowledged.append((_key(learner), puzzle, "~".join(fields.values())))
                if len(acknowledged) >= 100:
                    enough.set()

    with served(tmp_path) as site:
        with ThreadPoolExecutor(TOGETHER) as pool:
            for seed in range(TOGETHER):
                pool.submit(play, site, seed)
            assert enough.wait(120)
            site.kill()
        kept = set(_kept(site))
    assert len(acknowledged) >= 100
    assert not set(acknowledged) - kept

    with served(tmp_path) as again:
        assert set(_kept(again)) >= set(acknowledged)
        learner = Learner(again)
        learner.get(STEP)
        assert learner.post(STEP, RIGHT).status == 200
    with closing(sqlite3.connect(site.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


PATHS = (
    b"/fi/%0d%0a2026-01-01%20CRITICAL%20forged:%20line",
    b"/fi/%0AForged:%20line/%1b[2J%1b]0;title%07",
    b"/fi/lessons/%0d%0aforged/%c2%9b31m%e2%80%a8forged/",
    b"/fi/lessons/joining/open/?try=%0d%0aforged%1b[31m",
    b"/forged%0d%0aforged",
)
HEADERS = (
    b"Host: 127.0.0.1",
    b"Host: evil%0d%0aforged",
    b"Host: evil\x1b[31mforged",
    b"Host: 127.0.0.1\r\nReferer: http://x/\x1b[2Jforged",
    b"Host: 127.0.0.1\r\nOrigin: forged\x9b31m",
    b"Host: 127.0.0.1\r\nX-Forwarded-Host: forged%0d%0aforged",
    b"Host: 127.0.0.1\r\nCookie: learner=forged\x1b[31m; csrftoken=%0d%0aforged",
)


def test_nothing_from_outside_reaches_the_log_raw(site: Site) -> None:
    for path, headers, method in product(PATHS, HEADERS, (b"GET", b"POST", b"BREW")):
        request = method + b" " + path + b" HTTP/1.1\r\n" + headers
        raw(site, request + b"\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
    lines = site.log.decode().split("\n")
    forged = [line for line in lines if "forged" in line.lower()]
    assert len(forged) > len(PATHS)
    assert all(re.match(r"\d{4}-\d\d-\d\d [\d:,]{12} [A-Z]+ [\w.]+: ", line) for line in forged)
    assert all(line.isprintable() for line in lines)
