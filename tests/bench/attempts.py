"""Attempts as a browser with htmx sends them, ready for a WSGI application, and what they cost."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from django.conf import settings
from django.core.signing import Signer

from tests.bench import floor
from tutorial.progress.learner import COOKIE

Environ = dict[str, Any]
Application = Callable[[Environ, Any], Iterable[bytes]]
HOST: Final = "127.0.0.1"
SECRET: Final = "s" * 32
"""Of the form: a token is good while it is the cookie's secret."""
WRONG: Final = {"tile": "24", "at": "14s"}
RIGHT: Final = {"tile": "11", "at": "14s"}
PATH: Final = "/{language}/lessons/joining/one-to-one/"
_SIGNER: Final = Signer(salt="learner")


class Cost(NamedTuple):
    """Of one request: CPU and elapsed time, in microseconds."""

    cpu: float
    elapsed: float


def attempt(learner: str, fields: dict[str, str], language: str) -> Environ:
    """The POST of an attempt by `learner` (a key of 22 letters) at the lesson's second step."""
    path = PATH.format(language=language)
    sent = {"csrfmiddlewaretoken": SECRET, "here": path, "hint": "0", "tried": "", **fields}
    cookie = f"{settings.CSRF_COOKIE_NAME}={SECRET}; {COOKIE}={_SIGNER.sign(learner)}"
    return posted(path, sent, cookie) | {
        "HTTP_ACCEPT": "text/html",
        "HTTP_ACCEPT_ENCODING": "gzip, deflate, br, zstd",
        "HTTP_ACCEPT_LANGUAGE": "fi,en;q=0.8",
        "HTTP_HX_REQUEST": "true",
        "HTTP_HX_REQUEST_TYPE": "partial",
        "HTTP_HX_TARGET": "section#puzzle",
        "HTTP_HX_CURRENT_URL": f"http://{HOST}{path}",
        "HTTP_ORIGIN": f"http://{HOST}",
        "HTTP_REFERER": f"http://{HOST}{path}",
        "HTTP_SEC_FETCH_SITE": "same-origin",
        "HTTP_USER_AGENT": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    }


def floor_attempt(learner: int) -> Environ:
    signed = f"learner={learner}:{floor.signature(str(learner))}"
    return posted("/", RIGHT, signed)


def posted(path: str, fields: dict[str, str], cookie: str) -> Environ:
    """What PEP 3333 asks for."""
    body = urlencode(fields).encode()
    return {
        "REQUEST_METHOD": "POST",
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "CONTENT_TYPE": "application/x-www-form-urlencoded",
        "CONTENT_LENGTH": str(len(body)),
        "SERVER_NAME": HOST,
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": HOST,
        "HTTP_HOST": HOST,
        "HTTP_COOKIE": cookie,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }


def learners() -> Iterator[str]:
    """Keys, each once: every attempt is one that the database does not know yet."""
    return (f"{number:022}" for number in range(10**9))


def ask(application: Application, environ: Environ) -> bytes:
    """One request to its end, as a server does it; the body. AssertionError unless it is 200"""
    started: list[str] = []
    answered = application(environ, lambda status, *_: started.append(status))
    body = b"".join(answered)
    close = getattr(answered, "close", None)
    if close:
        close()
    assert started == ["200 OK"], (started, body.decode())
    return body


def cost(application: Application, environs: list[Environ]) -> Cost:
    """The mean over `environs`, which are used up."""
    elapsed, cpu = time.perf_counter(), time.process_time()
    for environ in environs:
        ask(application, environ)
    cpu = time.process_time() - cpu
    elapsed = time.perf_counter() - elapsed
    return Cost(cpu / len(environs) * 1e6, elapsed / len(environs) * 1e6)
