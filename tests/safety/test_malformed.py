"""Bodies that no form of ours sends, at every address that reads one: a 4xx in words."""

import pytest
from django.test import Client

from tests.safety.walk import every_address
from tutorial.progress.models import Attempt

pytestmark = pytest.mark.django_db

FORM = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data"
POSTS = ("language", "step", "erase-progress", "new-learner")
BODIES = {
    "charset utf-16": (f"{FORM}; charset=utf-16", b"tile=11&at=14s"),
    "utf-16 indeed": (f"{FORM}; charset=utf-16", "tile=11&at=14s".encode("utf-16")),
    "an unknown charset": (f"{FORM}; charset=klingon", b"tile=11&at=14s"),
    "raw invalid UTF-8": (FORM, b"tile=11&at=\xff\xfe"),
    "invalid UTF-8, escaped": (FORM, b"tile=%ff&at=14s"),
    "half a character": (FORM, b"tile=11&at=%e2%82"),
    "NUL": (FORM, b"tile=11&at=14s%00"),
    "raw NUL": (FORM, b"tile=11\0&at=14s"),
    "NUL in a name": (FORM, b"tile=11&a%00t=14s"),
    "1,001 fields": (FORM, b"tile=11&at=14s&" + b"a=1&" * 999),
    "multipart without a boundary": (MULTIPART, b"tile=11"),
    "multipart with an empty one": (f"{MULTIPART}; boundary=", b"--\r\n\r\n----"),
    "a file of invalid UTF-8": (
        f"{MULTIPART}; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="tile"\r\n\r\n\xff\r\n--x--\r\n',
    ),
    "3 MB in one field": (FORM, b"tile=" + b"1" * 3_000_000),
    "3 MB of multipart": (
        f"{MULTIPART}; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="tile"; filename="a"\r\n\r\n'
        + b"1" * 3_000_000
        + b"\r\n--x--\r\n",
    ),
    "3 MB of something": ("application/json", b"[" * 3_000_000),
}
WORDS = {
    "fi": ("Pyyntöä ei voitu lukea", "Lähetit liikaa kerralla"),
    "en": ("That request could not be read", "That was too much to send at once"),
}


@pytest.mark.parametrize("name", POSTS)
@pytest.mark.parametrize("what", BODIES)
def test_a_malformed_body_is_refused_in_words(name: str, what: str) -> None:
    content_type, body = BODIES[what]
    client = Client(raise_request_exception=False)
    for language in ("fi", "en"):
        address = next(at for at in every_address()[name] if at.startswith(f"/{language}/"))
        for headers in ({}, {"HX-Request": "true", "HX-Request-Type": "partial"}):
            answer = client.generic(
                "POST", address, body, content_type=content_type, headers=headers
            )
            assert 400 <= answer.status_code < 500, address
            assert any(words in answer.content.decode() for words in WORDS[language])
            assert not answer.cookies
    assert not Attempt.objects.exists()


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"", FORM),
        (b"&&&===&", FORM),
        (b"tile=11", "text/plain"),
        (b'{"tile": "11"}', "application/json"),
        (b"tile=11&at=14s", ""),
        (b"tile=11&tile=16&at=14s&at=14l", FORM),
        ("tile=١١&at=14s".encode(), FORM),
        ("tile=11&at=１４s".encode(), FORM),
        (b"tile=11&at=14s\r\nX: 1", FORM),
        (b"tile=" + b"1" * 60_000 + b"&at=14s", FORM),
    ],
)
def test_a_readable_body_that_is_no_attempt_is_asked_again(body: bytes, content_type: str) -> None:
    client = Client(raise_request_exception=False)
    address = "/en/lessons/joining/one-to-one/"
    answer = client.generic("POST", address, body, content_type=content_type)
    assert answer.status_code == 422
    assert "Not complete yet" in answer.content.decode()
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("more", ["1", "99", "-1", "1e3", "٣", "", "x" * 5000, "2\0"[:1]])
@pytest.mark.parametrize("tried", ["", "24~14s", "zz", "~~~~", "24~14s~9"])
def test_a_wish_for_a_hint_is_answered_whatever_it_says(
    client: Client, more: str, tried: str
) -> None:
    answer = client.post(
        "/fi/lessons/joining/one-to-one/", {"more": more, "tried": tried, "hint": "²"}
    )
    assert answer.status_code in {303, 422}
    assert not Attempt.objects.exists()
