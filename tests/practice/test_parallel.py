"""Doubled requests and two tabs, at the same moment, at the site as it is served."""

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from tests.browser.conftest import served
from tests.practice.puzzles import CREDIT, Fields, puzzle, right, wrong_credit

AT_ONCE = 8


class Tabs:
    """Tabs of one browser: they share its cookies, and send at the same moment."""

    def __init__(self, site: str) -> None:
        self.site, self.cookies = site, CookieJar()
        self.open = build_opener(HTTPCookieProcessor(self.cookies)).open
        self.open(f"{site}/fi/exam/").close()  # brings the form's token
        self.token = next(each.value for each in self.cookies if each.name == "csrftoken")

    def post(self, path: str, **fields: str) -> str:
        """The address that the answer leads to; an error's status where it is one."""
        body = urlencode({"csrfmiddlewaretoken": self.token, **fields}).encode()
        request = Request(f"{self.site}{path}", body, {"Origin": self.site})
        try:
            with self.open(request, timeout=60) as answer:
                return str(answer.url).removeprefix(self.site)
        except HTTPError as error:
            return str(error.code)

    def at_once(self, send: Callable[[int], str]) -> list[str]:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            return list(pool.map(send, range(AT_ONCE)))


def one_of_each(fields: Fields) -> dict[str, str]:
    """The first value of each field that has any."""
    return {name: values[0] for name, values in fields.items() if values}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("parallel")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with served(folder) as url:
        yield url


Rows = Callable[[str], list[tuple[object, ...]]]


@pytest.fixture
def rows(folder: Path) -> Rows:
    """Asks or changes the site's database, past the site."""

    def run(query: str) -> list[tuple[object, ...]]:
        database = sqlite3.connect(folder / "site.sqlite3", timeout=20)
        try:
            with database:
                return database.execute(query).fetchall()
        finally:
            database.close()

    return run


@pytest.fixture
def tabs(site: str, rows: Rows) -> Tabs:
    """Of a new browser, with nothing in the database before it."""
    for table in ("answer", "exam", "review", "attempt", "move"):
        rows(f"DELETE FROM progress_{table}")
    return Tabs(site)


def test_a_first_attempt_sent_eight_times_at_once_is_one(tabs: Tabs, rows: Rows) -> None:
    fields = wrong_credit(puzzle(CREDIT))
    led_to = tabs.at_once(lambda _: tabs.post(f"/fi/practice/{CREDIT}/", **fields))
    assert len(set(led_to)) == 1
    assert "?try=" in led_to[0]
    assert rows("SELECT count(*), count(DISTINCT learner) FROM progress_attempt") == [(1, 1)]
    assert rows("SELECT stage FROM progress_review") == [(0,)]


def test_solved_again_eight_times_at_once_it_moves_one_step(tabs: Tabs, rows: Rows) -> None:
    asked = puzzle(CREDIT)
    tabs.post(f"/fi/practice/{CREDIT}/", **wrong_credit(asked))
    rows("UPDATE progress_review SET due = '2026-11-01 12:00:00'")
    fields = one_of_each(right(asked))
    tabs.at_once(lambda _: tabs.post(f"/fi/practice/{CREDIT}/", **fields))
    assert rows("SELECT stage FROM progress_review") == [(1,)]


def test_an_exam_begun_eight_times_at_once_is_one(tabs: Tabs, rows: Rows) -> None:
    led_to = tabs.at_once(lambda _: tabs.post("/fi/exam/"))
    assert len(set(led_to)) == 1
    assert led_to[0].endswith("/1/")
    assert rows("SELECT count(*) FROM progress_exam") == [(1,)]


def test_answers_from_eight_tabs_at_once_are_all_kept(tabs: Tabs, rows: Rows) -> None:
    exam = tabs.post("/fi/exam/").rsplit("/", 2)[0]
    ids = str(rows("SELECT puzzles FROM progress_exam")[0][0]).split()
    answers = [right(puzzle(id_)) for id_ in ids]

    def send(number: int) -> str:
        return tabs.post(f"{exam}/{number + 1}/", **one_of_each(answers[number]))

    led_to = tabs.at_once(send)
    kept = rows("SELECT number FROM progress_answer ORDER BY number")
    read = [number + 1 for number, address in enumerate(led_to) if address != "422"]
    assert [number for (number,) in kept] == read
    assert len(read) >= 4  # an answer of several marks is not whole with its first alone


def test_handed_in_eight_times_at_once_it_is_judged_once(tabs: Tabs, rows: Rows) -> None:
    exam = tabs.post("/fi/exam/").rsplit("/", 2)[0]
    ids = str(rows("SELECT puzzles FROM progress_exam")[0][0]).split()
    number = next(number for number, id_ in enumerate(ids) if id_.startswith("1/credit/"))
    fields = one_of_each(right(puzzle(ids[number])))
    tabs.post(f"{exam}/{number + 1}/", **fields)
    led_to = tabs.at_once(lambda _: tabs.post(f"{exam}/"))
    assert set(led_to) == {f"{exam}/"}
    assert rows('SELECT "right" FROM progress_exam') == [(1,)]
    assert rows("SELECT count(*) FROM progress_attempt") == [(1,)]
    assert rows("SELECT count(*) FROM progress_review") == [(19,)]


def test_a_code_used_eight_times_at_once_moves_everything_once(tabs: Tabs, rows: Rows) -> None:
    fields = one_of_each(right(puzzle(CREDIT)))
    tabs.post(f"/fi/practice/{CREDIT}/", **fields)
    tabs.post("/fi/progress/move/")
    code = str(rows("SELECT code FROM progress_move")[0][0])
    there = Tabs(tabs.site)
    led_to = there.at_once(lambda _: there.post("/fi/progress/move/here/", code=code))
    assert set(led_to) == {f"/fi/progress/move/here/?code={code}"}
    assert rows("SELECT came FROM progress_move") == [(1,)]
    assert rows("SELECT count(*) FROM progress_attempt") == [(1,)]
