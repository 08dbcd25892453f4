"""The site served as in production by processes of its own, and a learner who talks to it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlencode

ROOT: Final = Path(__file__).resolve().parents[2]
HOST: Final = "127.0.0.1"
HTMX: Final = {"HX-Request": "true", "HX-Request-Type": "partial"}
SETTINGS: Final = {
    "DJANGO_SETTINGS_MODULE": "tutorial.settings",
    "SECRET_KEY": "only for the safety tests, long enough to be taken for a key",
    "ALLOWED_HOSTS": HOST,
    "DEBUG": "0",
    "HTTPS": "0",
    "PYTHONPATH": str(ROOT),
}
_TOKEN: Final = re.compile(r'name="csrfmiddlewaretoken" value="(\w+)"')


class Site(NamedTuple):
    """A running site; `group`: the process group of the server and its workers."""

    port: int
    group: int
    folder: Path

    @property
    def database(self) -> Path:
        return self.folder / "site.sqlite3"

    @property
    def log(self) -> bytes:
        return (self.folder / "server.log").read_bytes()

    def workers(self) -> list[int]:
        """The processes that answer."""
        listed = Path(f"/proc/{self.group}/task/{self.group}/children").read_text(encoding="ascii")
        return [int(number) for number in listed.split()]

    def kill(self) -> None:
        os.killpg(self.group, signal.SIGKILL)


class Answer(NamedTuple):
    status: int
    page: str
    headers: Mapping[str, str]


class Learner:
    """A browser of few words: it keeps cookies and knows its form's token."""

    def __init__(self, site: Site) -> None:
        self.port = site.port
        self.cookies: dict[str, str] = {}
        self.token = ""

    def get(self, address: str) -> Answer:
        answer = self._ask("GET", address, b"", {})
        found = _TOKEN.search(answer.page)
        self.token = found[1] if found else self.token
        return answer

    def post(self, address: str, fields: Mapping[str, str], htmx: bool = True) -> Answer:
        body = urlencode({**fields, "csrfmiddlewaretoken": self.token}).encode()
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        return self._ask("POST", address, body, form | (HTMX if htmx else {}))

    def _ask(self, method: str, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        with closing(HTTPConnection(HOST, self.port, timeout=60)) as connection:
            connection.request(method, address, body or None, {**headers, "Cookie": cookie})
            with connection.getresponse() as response:
                page = response.read().decode()
        for line in response.headers.get_all("Set-Cookie") or ():
            self.cookies.update({name: one.value for name, one in SimpleCookie(line).items()})
        return Answer(response.status, page, dict(response.headers))


def raw(site: Site, request: bytes) -> bytes:
    """What comes back for bytes that no library would send."""
    received = b""
    at = (HOST, site.port)
    with socket.create_connection(at, timeout=30) as connection, suppress(ConnectionError):
        connection.sendall(request)
        while part := connection.recv(65536):
            received += part
    return received


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[Site]:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
    own = SETTINGS | {
        "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite3'}",
        "STATIC_ROOT": str(folder / "static"),
    }
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tutorial.serving", HOST, str(port)],
            cwd=ROOT,
            env=os.environ | own | settings,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    site = Site(port, server.pid, folder)
    try:
        _wait_until_it_answers(site, server)
        yield site
    finally:
        with suppress(ProcessLookupError):
            site.kill()
        server.wait(30)


def _wait_until_it_answers(site: Site, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end and server.poll() is None:
        with suppress(OSError, HTTPException):
            if Learner(site).get("/healthz").status == 200:
                return
        time.sleep(0.1)
    raise AssertionError(f"The site did not come up:\n{site.log.decode()}")
