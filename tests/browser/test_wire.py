"""Requests that no browser sends, over a real connection: the server and the site in one.

The answer is a 4xx, from the server itself or from the site in words; never a 5xx, never silence,
and the next request is answered as ever.
"""

import socket
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import served

FORM = b"Content-Type: application/x-www-form-urlencoded\r\n"


def _ask(url: str, request: bytes) -> bytes:
    at = urlsplit(url)
    with socket.create_connection((str(at.hostname), at.port), timeout=10) as connection:
        with suppress(BrokenPipeError, ConnectionResetError):  # refused before all was sent
            connection.sendall(request)
        received = b""
        with suppress(ConnectionResetError):
            while part := connection.recv(65536):
                received += part
        return received


def _request(
    line: bytes, headers: bytes = b"", body: bytes = b"", host: bytes = b"127.0.0.1"
) -> bytes:
    return (
        line
        + b" HTTP/1.1\r\nHost: "
        + host
        + b"\r\nConnection: close\r\nAccept-Language: fi\r\n"
        + headers
        + (b"Content-Length: %d\r\n" % len(body) if body else b"")
        + b"\r\n"
        + body
    )


BROKEN = {
    "invalid UTF-8 in the path": _request(b"GET /fi/%ff%fe/"),
    "raw bytes in the path": _request(b"GET /fi/\xff\xfe/"),
    "NUL in the path": _request(b"GET /fi/%00/"),
    "raw NUL in the path": _request(b"GET /fi/\0/"),
    "invalid UTF-8 in the query": _request(b"GET /fi/?a=%ff"),
    "raw bytes in the query": _request(b"GET /fi/?a=\xff"),
    "NUL in the query": _request(b"GET /fi/?a=%00"),
    "NUL in a cookie": _request(b"GET /fi/", b"Cookie: learner=\0\r\n"),
    "a body in UTF-16": _request(
        b"POST /fi/language/",
        b"Content-Type: application/x-www-form-urlencoded; charset=utf-16\r\n",
        b"a=1",
    ),
    "a query in UTF-16": _request(
        b"GET /fi/?a=%c3%a4", b"Content-Type: text/html; charset=utf-16\r\n"
    ),
    "1,001 fields": _request(b"POST /fi/language/", FORM, b"a=1&" * 1001),
    "multipart without a boundary": _request(
        b"POST /fi/language/", b"Content-Type: multipart/form-data\r\n", b"a=1"
    ),
    "3 MB": _request(b"POST /fi/language/", FORM, b"a=" + b"1" * 3_000_000),
    "invalid UTF-8 in the body": _request(b"POST /fi/language/", FORM, b"a=\xff"),
    "NUL in the body": _request(b"POST /fi/language/", FORM, b"a=%00"),
    "another host": _request(b"GET /fi/", host=b"evil.example"),
    "no such method": _request(b"BREW /fi/"),
    "TRACE": _request(b"TRACE /fi/"),
    "no token": _request(b"POST /fi/language/", FORM, b"here=/fi/&language=en"),
    "a path of 100 KB": _request(b"GET /fi/" + b"a" * 100_000),
    "no request at all": b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
}


ODD = {
    "raw bytes in a cookie": _request(b"GET /fi/", b"Cookie: learner=\xff\xfe\r\n"),
    "a header of 100 KB": _request(b"GET /fi/", b"X-Long: " + b"a" * 100_000 + b"\r\n"),
    "half an escape": _request(b"GET /fi/?a=%"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_request_is_a_4xx_and_the_site_goes_on(site_url: str, what: str) -> None:
    answer = _ask(site_url, BROKEN[what])
    assert answer.startswith(b"HTTP/1.1 4"), answer[:200]
    if b"text/html" in answer:  # by the site, not by the server before it
        assert b"content-security-policy: default-src 'none'" in answer
        assert b'<html lang="fi">' in answer
    assert _ask(site_url, _request(b"GET /healthz")).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("what", ODD)
def test_an_odd_request_does_no_harm(site_url: str, what: str) -> None:
    assert _ask(site_url, ODD[what])[:10] in {b"HTTP/1.1 2", b"HTTP/1.1 4"}


def test_a_body_without_its_length_is_not_read_without_end(site_url: str) -> None:
    chunks = b"10000\r\n" + b"a" * 65536 + b"\r\n"
    request = _request(b"POST /fi/language/", FORM + b"Transfer-Encoding: chunked\r\n")
    answer = _ask(site_url, request + chunks * 40 + b"0\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 4"), answer[:200]


def test_with_a_ruined_database_pages_are_read_and_health_says_503(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        for leftover in tmp_path.glob("site.sqlite3*"):
            leftover.write_bytes(b"no database at all " * 1000)
        assert _ask(url, _request(b"GET /healthz")).startswith(b"HTTP/1.1 503")
        assert _ask(url, _request(b"GET /fi/")).startswith(b"HTTP/1.1 200")
