"""Pages are compressed as the browser asks, and never with what it refuses."""

import zlib

import brotli
import pytest
from django.test import Client


@pytest.mark.parametrize(
    ("asked", "coding"),
    [
        ("br", "br"),
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0, BR ; q=0.5", "br"),
        ("br;q=0.001", "br"),
        ("br;q=0", ""),
        ("br; Q = 0.000", ""),
        ("br;q=0, gzip", "gzip"),
        ("gzip", "gzip"),
        ("gzip;q=0", ""),
        ("br;q=0, gzip;q=0.0, identity", ""),
        ("brick, x-gzip-like", ""),
        ("", ""),
        (";;q=,,", ""),
    ],
)
def test_the_coding_is_one_that_was_asked_for(client: Client, asked: str, coding: str) -> None:
    answer = client.get("/fi/help/", headers={"Accept-Encoding": asked})
    assert answer.headers.get("Content-Encoding", "") == coding
    assert "Accept-Encoding" in answer.headers["Vary"]
    plain = {"br": brotli.decompress, "gzip": lambda page: zlib.decompress(page, 31)}
    assert b"<h1" in plain.get(coding, bytes)(answer.content)
