"""Every address with every method: refused in words where it means nothing; reading is reading."""

import pytest
from django.test import Client

from tests.safety.walk import every_address
from tutorial.progress.models import Attempt

pytestmark = pytest.mark.django_db

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "CONNECT", "BREW")
WORDS = ("Sivua ei voi käyttää näin", "This page cannot be used in that way")
ONLY_POSTS = {"language", "erase-progress", "new-learner"}
POSTS = ONLY_POSTS | {
    "step", "puzzle", "daily", "exam", "exam-paper", "exam-question", "certificate", "move",
    "move-here", "score-sheet",
}  # fmt: skip


@pytest.mark.parametrize("name", every_address())
@pytest.mark.parametrize("method", METHODS)
def test_an_address_answers_to_its_methods_only(client: Client, name: str, method: str) -> None:
    allowed = (method in {"GET", "HEAD"} and name not in ONLY_POSTS) or (
        method == "POST" and name in POSTS
    )
    for address in every_address()[name]:
        answer = client.generic(method, address)
        assert answer.status_code < 500, address
        assert (answer.status_code != 405) is allowed, (address, answer.status_code)
        if not allowed:
            assert method not in answer.headers["Allow"].split(", ")
            if method != "HEAD":
                assert any(words in answer.content.decode() for words in WORDS)


def test_reading_any_address_in_any_way_changes_nothing(client: Client) -> None:
    step = "/fi/lessons/joining/one-to-one/"
    client.post(step, {"tile": "11", "at": "14s"})
    before = list(Attempt.objects.values())
    query = "?try=14~open&tile=14&at=open&more=1&hint=3&language=en&here=/en/&erase=1&_method=POST"
    override = {"X-HTTP-Method-Override": "POST", "HX-Request-Type": "partial"}
    for addresses in every_address().values():
        for address in addresses:
            for method in ("GET", "HEAD"):
                answer = client.generic(method, address + query, headers=override)
                assert not {"learner", "language"} & set(answer.cookies), address
    assert list(Attempt.objects.values()) == before
