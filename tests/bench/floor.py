"""The least that an answer to a move can cost: bare WSGI, no framework. The measure of the site.

It reads the body, checks a signed cookie, reads one row, writes one row in a transaction and draws
a chain of some 4 KB. It judges nothing and says hardly anything.
"""

import hashlib
import hmac
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs

KEY: Final = b"a key for the floor alone"
LEARNERS: Final = 500
CHAIN: Final = "33 34 44 46 66 26 22 25 55 05 00"
_DOTS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "0": (),
    "1": ((12, 12),),
    "2": ((6, 6), (18, 18)),
    "3": ((6, 6), (12, 12), (18, 18)),
    "4": ((6, 6), (18, 6), (6, 18), (18, 18)),
    "5": ((6, 6), (18, 6), (12, 12), (6, 18), (18, 18)),
    "6": ((6, 6), (18, 6), (6, 12), (18, 12), (6, 18), (18, 18)),
}

StartResponse = Callable[[str, list[tuple[str, str]]], object]


def signature(learner: str) -> str:
    return hmac.new(KEY, learner.encode(), hashlib.sha256).hexdigest()


def make_tables(path: Path) -> sqlite3.Connection:
    """A file as the site has it in production, with a chain and a count for each learner."""
    database = sqlite3.connect(path, timeout=20, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=NORMAL")
    database.execute("CREATE TABLE game (id INTEGER PRIMARY KEY, chain TEXT, moves INTEGER)")
    rows = [(number, CHAIN, 0) for number in range(LEARNERS)]
    database.executemany("INSERT INTO game VALUES (?, ?, ?)", rows)
    return database


class Floor:
    """The WSGI application."""

    def __init__(self, path: Path) -> None:
        self.database = make_tables(path)

    def __call__(self, environ: dict[str, Any], start_response: StartResponse) -> Iterable[bytes]:
        sent = parse_qs(environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"])).decode())
        learner, _, signed = environ["HTTP_COOKIE"].partition("=")[2].partition(":")
        if not hmac.compare_digest(signature(learner), signed):
            start_response("403 Forbidden", [("Content-Length", "0")])
            return [b""]
        execute = self.database.execute
        chain, moves = execute(
            "SELECT chain, moves FROM game WHERE id = ?", (int(learner),)
        ).fetchone()
        execute("BEGIN IMMEDIATE")
        execute("UPDATE game SET moves = ? WHERE id = ?", (moves + 1, int(learner)))
        execute("COMMIT")
        page = drawn(chain, sent["tile"][0], moves).encode()
        headers = [("Content-Type", "text/html"), ("Content-Length", str(len(page)))]
        start_response("200 OK", headers)
        return [page]


def drawn(chain: str, tile: str, moves: int) -> str:
    parts = [
        f'<section id="puzzle"><p role="status">{tile} after {moves} moves</p>'
        f'<svg viewBox="0 0 600 48" role="img" aria-label="{chain}">'
    ]
    left = 0
    for halves in chain.split():
        parts.append(f'<g><rect x="{left}" width="48" height="24" rx="4"/>')
        for x, y in _DOTS[halves[0]]:
            parts.append(f'<circle cx="{left + x}" cy="{y}" r="2"/>')
        for x, y in _DOTS[halves[1]]:
            parts.append(f'<circle cx="{left + 24 + x}" cy="{y}" r="2"/>')
        parts.append("</g>")
        left += 50
    parts.append("</svg></section>")
    return "".join(parts)
