"""A database that cannot be written: said in words, nothing shown of the inside, reading goes on.

SQLite itself refuses here; what it says is no test's invention.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress

import pytest
from django.db import OperationalError, connection
from django.test import Client
from django.utils import timezone

from tutorial.progress.learner import COOKIE
from tutorial.progress.models import Attempt
from tutorial.progress.record import Done, record
from tutorial.puzzles import Outcome

pytestmark = pytest.mark.django_db(transaction=True)

STEP = "lessons/joining/one-to-one/"
RIGHT = {"tile": "11", "at": "14s"}
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
WORDS = {
    "fi": "Sivusto ei voi juuri nyt tallentaa",
    "en": "The site cannot save or look things up just now",
}
INSIDE = ("Traceback", "qlite", "OperationalError", "INSERT", "readonly", "database", "progress_")


def _pragma(text: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA {text}")
        found = cursor.fetchone()
    return int(found[0]) if found else 0


@contextmanager
def read_only() -> Iterator[None]:
    _pragma("query_only = ON")
    try:
        yield
    finally:
        _pragma("query_only = OFF")


@contextmanager
def full() -> Iterator[None]:
    """No page can be added, and what room there was is taken."""
    before = _pragma("max_page_count")
    _pragma(f"max_page_count = {_pragma('page_count')}")
    for text in ("x" * 399, "x"):
        done = Done("joining/open", text, Outcome.REFUSED)
        with suppress(OperationalError):
            for number in range(10_000):
                record(f"{number:022}", [done], timezone.now())
    try:
        yield
    finally:
        _pragma(f"max_page_count = {before}")


FAILURES = {"read-only": read_only, "full": full}
Failure = Callable[[], AbstractContextManager[None]]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("fail", FAILURES.values(), ids=FAILURES)
def test_an_attempt_that_cannot_be_kept_is_a_503_in_words(fail: Failure, language: str) -> None:
    client = Client(raise_request_exception=False)
    with fail():
        for headers in ({}, HTMX):
            answer = client.post(f"/{language}/{STEP}", RIGHT, headers=headers)
            page = answer.content.decode()
            assert answer.status_code == 503
            assert WORDS[language] in page
            assert not [word for word in INSIDE if word in page]
            assert COOKIE not in answer.cookies  # nothing was kept: nobody to remember
            assert ("HX-Reswap" in answer.headers) is bool(headers)


@pytest.mark.parametrize("fail", FAILURES.values(), ids=FAILURES)
def test_meanwhile_pages_are_read_and_tries_are_judged(fail: Failure) -> None:
    client = Client()
    client.post(f"/fi/{STEP}", RIGHT)
    with fail():
        assert client.get(f"/fi/{STEP}?try=11~14s").status_code == 200
        assert 'class="done"' in client.get("/fi/lessons/joining/").content.decode()
        assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize("fail", FAILURES.values(), ids=FAILURES)
def test_afterwards_it_goes_on_and_nothing_is_lost(fail: Failure) -> None:
    client = Client(raise_request_exception=False)
    client.post(f"/fi/{STEP}", RIGHT)
    with fail():
        client.post("/fi/lessons/joining/open/", {"tile": "14", "at": "open"})
    Attempt.objects.filter(puzzle="joining/open").delete()
    assert Attempt.objects.get().outcome == "solved"
    answer = client.post("/fi/lessons/joining/open/", {"tile": "14", "at": "open"})
    assert answer.status_code == 303
    assert client.get("/fi/lessons/joining/").content.decode().count('class="done"') == 2


def test_an_erasure_that_fails_is_not_called_done() -> None:
    client = Client(raise_request_exception=False)
    client.post(f"/fi/{STEP}", RIGHT)
    with read_only():
        answer = client.post("/fi/progress/erase/")
    assert answer.status_code == 503
    assert COOKIE not in answer.cookies  # the key is still needed, to erase it later
    assert Attempt.objects.exists()
