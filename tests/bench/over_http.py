"""Attempts over HTTP on loopback, at the site as it is served in production."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from threading import Thread
from typing import Any, Final

from tests.bench.attempts import HOST, RIGHT, attempt, learners

CLIENTS: Final = 4
REQUESTS: Final = 250
"""Of each client."""


def served_per_second() -> float:
    """Attempts per second by a few clients that each wait for their answer."""
    keys = learners()
    requests = [
        [_written(attempt(key, RIGHT, "en")) for key in islice(keys, REQUESTS)]
        for _ in range(CLIENTS)
    ]
    with _served() as port:
        clients = [Thread(target=_send, args=(port, row)) for row in requests]
        started = time.perf_counter()
        for client in clients:
            client.start()
        for client in clients:
            client.join()
        return CLIENTS * REQUESTS / (time.perf_counter() - started)


@contextmanager
def _served() -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
    command = [sys.executable, "-m", "tutorial.serving", HOST, str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ) as server:
        try:
            _wait_for(port, server)
            yield port
        finally:
            server.terminate()


def _wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        with suppress(OSError), socket.create_connection((HOST, port), timeout=5):
            return
        time.sleep(0.05)
    raise RuntimeError("the site did not come up")


def _written(environ: dict[str, Any]) -> bytes:
    """The request of a WSGI environ, as it goes over the wire."""
    body: bytes = environ["wsgi.input"].read()
    headers = {
        name[5:].replace("_", "-"): value
        for name, value in environ.items()
        if name.startswith("HTTP_")
    }
    headers["Content-Type"] = environ["CONTENT_TYPE"]
    headers["Content-Length"] = environ["CONTENT_LENGTH"]
    lines = [f"POST {environ['PATH_INFO']} HTTP/1.1", *map(": ".join, headers.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + body


def _send(port: int, requests: list[bytes]) -> None:
    with socket.create_connection((HOST, port), timeout=30) as connection:
        answers = connection.makefile("rb")
        for request in requests:
            connection.sendall(request)
            status = answers.readline()
            assert status.startswith(b"HTTP/1.1 200"), status
            length = 0
            while (line := answers.readline()) not in {b"\r\n", b""}:
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            answers.read(length)
