"""What no browser sends: a 4xx in words, never a 500."""

import pytest
from django.test import Client, override_settings

FORM = "application/x-www-form-urlencoded"
broken = override_settings(ROOT_URLCONF="tests.site.broken_urls")


def _send(body: bytes, content_type: str = FORM, address: str = "/fi/typed/") -> tuple[int, str]:
    client = Client(raise_request_exception=False)
    answer = client.generic("POST", address, body, content_type=content_type)
    return answer.status_code, answer.content.decode()


@broken
@pytest.mark.parametrize(
    ("body", "content_type", "status"),
    [
        (b"a=%ff", FORM, 400),
        (b"a=\xff", FORM, 400),
        (b"%c3=1", FORM, 400),
        (b"a=%00", FORM, 400),
        (b"a=\x00", FORM, 400),
        (b"a=%ed%a0%80", FORM, 400),
        (b"a=1", f"{FORM}; charset=utf-16", 400),
        (b"a=1", f"{FORM}; charset=utf-7", 400),
        (b"a=1", f"{FORM}; charset=utf8", 400),
        (b"a=1", f"{FORM}; charset=no-such", 400),
        (b"a=1", f"{FORM}; charset=\xff", 400),
        (b"a=1&" * 1001, FORM, 400),
        (b"a=1", "multipart/form-data", 400),
        (b"a=1", "multipart/form-data; boundary=", 400),
        (b"a=1", "multipart/form-data; boundary=\xe4", 400),
        (b"a=" + b"1" * 3_000_000, FORM, 413),
        (b"1" * 3_000_000, "multipart/form-data; boundary=x", 413),
        (b"1" * 3_000_000, "text/plain", 413),
    ],
)
def test_a_malformed_body_is_refused_in_words(body: bytes, content_type: str, status: int) -> None:
    got, page = _send(body, content_type)
    assert got == status
    assert '<html lang="fi">' in page
    assert ("Pyyntöä ei voitu lukea" if status == 400 else "Lähetit liikaa kerralla") in page


@broken
@pytest.mark.parametrize("charset", ["utf-8", "UTF-8", '"utf-8"'])
def test_utf_8_said_aloud_is_welcome(charset: str) -> None:
    assert _send("a=ä".encode(), f"{FORM}; charset={charset}") == (200, "[('a', 'ä')]")


@broken
@pytest.mark.parametrize("body", [b"", b"a", b"&&&", b"=1", b"a=%", b"a=%zz", b"a=%F0%9F%98%80"])
def test_odd_but_readable_bodies_come_through(body: bytes) -> None:
    assert _send(body)[0] == 200


@pytest.mark.parametrize("query", ["a=%ff", "a=%00", "%ff", "x=1&a=%c3%28", "a=%ed%a0%80"])
def test_an_unreadable_query_is_refused_in_words(visitor: Client, query: str) -> None:
    answer = visitor.get(f"/en/?{query}")
    assert answer.status_code == 400
    assert "That request could not be read" in answer.content.decode()


@pytest.mark.parametrize("query", ["a=%C3%A4", "a=%", "a=%zz", "a=ä", "a=b%2Bc"])
def test_a_readable_query_comes_through(visitor: Client, query: str) -> None:
    assert visitor.get(f"/en/?{query}").status_code == 200


def test_an_address_of_a_thousand_fields_is_refused_or_read(visitor: Client) -> None:
    answer = visitor.get("/fi/?" + "a=%41&" * 1001)
    assert answer.status_code == 400
    assert "Pyyntöä ei voitu lukea" in answer.content.decode()


@pytest.mark.parametrize(
    "path", ["/fi/%00", "/fi/%ff/", "/%ff", "/fi/%c3%28", "/fi/a%00b/", "/%00"]
)
def test_an_unreadable_path_is_a_4xx_in_words(visitor: Client, path: str) -> None:
    answer = visitor.get(path, headers={"Accept-Language": "fi"})
    assert answer.status_code in {400, 404}
    assert '<html lang="fi">' in answer.content.decode()


@pytest.mark.parametrize("cookie", ["csrftoken=\xff", "learner=\x00", "\xff=1"])
def test_an_unreadable_cookie_is_refused_in_words(visitor: Client, cookie: str) -> None:
    answer = visitor.get("/fi/", headers={"Cookie": cookie})
    assert answer.status_code == 400
    assert "Pyyntöä ei voitu lukea" in answer.content.decode()


@pytest.mark.parametrize("cookie", ["csrftoken=short", "csrftoken=<b>", ";;;", "=", "language=\t"])
def test_a_cookie_that_means_nothing_does_no_harm(visitor: Client, cookie: str) -> None:
    assert visitor.get("/fi/", headers={"Cookie": cookie}).status_code == 200
