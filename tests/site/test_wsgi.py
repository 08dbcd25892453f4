"""The door for servers: what Django itself would fail at before any middleware."""

from io import BytesIO
from typing import Any
from wsgiref.util import setup_testing_defaults

import pytest

from tutorial.wsgi import application

pytestmark = pytest.mark.django_db

CONTENT_TYPES = (
    "x; a*=bogus''A",
    "x; a*=idna''%FF",
    f"x; a*{'9' * 5000}*=1",
    "application/x-www-form-urlencoded; charset*=bogus''utf-8",
    "multipart/form-data; boundary=x; a*=bogus''A",
)


def _asked(method: str, path: str, **environ: str) -> tuple[str, dict[str, str]]:
    asked: dict[str, Any] = {
        "REQUEST_METHOD": method,
        "PATH_INFO": path,
        "HTTP_HOST": "127.0.0.1",
        "wsgi.input": BytesIO(b""),
        **environ,
    }
    setup_testing_defaults(asked)
    answers: list[tuple[str, dict[str, str]]] = []

    def start_response(status: str, headers: list[tuple[str, str]]) -> None:
        answers.append((status, dict(headers)))

    b"".join(application(asked, start_response))
    return answers[0]


@pytest.mark.parametrize("content_type", CONTENT_TYPES)
def test_a_content_type_with_encoded_parameters_is_answered(content_type: str) -> None:
    status, headers = _asked("GET", "/fi/help/", CONTENT_TYPE=content_type)
    assert status == "200 OK"
    assert "Content-Security-Policy" in headers
    status, headers = _asked("POST", "/fi/language/", CONTENT_TYPE=content_type)
    assert status in {"400 Bad Request", "403 Forbidden"}
    assert "Content-Security-Policy" in headers


def test_any_other_request_is_answered_as_ever() -> None:
    assert _asked("GET", "/fi/")[0] == "200 OK"
    assert _asked("GET", "/fi/", CONTENT_TYPE="text/plain; charset=utf-8")[0] == "200 OK"
