"""The last part of `manage.py site`: the site made ready, served, and stopped."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError

from tutorial import serving
from tutorial.bootstrap import ROOT


def environ(folder: Path, **settings: str) -> dict[str, str]:
    """The site's settings, with a database and static files of its own."""
    own = {
        "DJANGO_SETTINGS_MODULE": "tutorial.settings",
        "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite3'}",
        "STATIC_ROOT": str(folder / "static"),
        "SECRET_KEY": "a key that is only for this test, long enough to be one",
    }
    return os.environ | own | settings


@contextmanager
def started(port: int, folder: Path, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """The site's process."""
    with subprocess.Popen(
        [sys.executable, "-m", "tutorial.serving", "127.0.0.1", str(port)],
        cwd=ROOT,
        env=environ(folder, **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            yield server
        finally:
            server.kill()


def ran(code: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Python that does `code` with the site's settings."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environ(folder, **settings),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_it_says_where_it_is_serves_there_and_stops_when_told(port: int, tmp_path: Path) -> None:
    with started(port, tmp_path) as server:
        assert server.stdout
        said = next(line for line in server.stdout if "ready" in line or "Stopped" in line)
        assert said.startswith(f"The site is ready. Open http://127.0.0.1:{port}/ in a browser")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=30) as answer:
            assert answer.status == 200
        with closing(sqlite3.connect(tmp_path / "site.sqlite3")) as database:
            assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)

        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
        assert "The site has stopped." in server.stdout.read()


def test_a_database_that_cannot_be_opened_is_a_sentence(port: int, tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'no-folder' / 'site.sqlite3'}"
    with started(port, tmp_path, DATABASE_URL=nowhere) as server:
        said, _ = server.communicate(timeout=60)

    assert server.returncode == 1
    assert "Stopped: The database file cannot be opened for writing." in said
    assert "Traceback" not in said


@pytest.mark.parametrize("url", ["foo://bar", "pgsql://u@host/name", "postgres://u@host:x/name"])
def test_a_database_that_cannot_be_is_a_sentence(port: int, tmp_path: Path, url: str) -> None:
    with started(port, tmp_path, DATABASE_URL=url) as server:
        said, _ = server.communicate(timeout=60)

    assert server.returncode == 1
    assert "Stopped: A setting is wrong or missing. DATABASE_URL" in said
    assert "Traceback" not in said


def test_a_lesson_that_cannot_be_played_is_a_sentence_before_anything_is_changed(
    port: int, tmp_path: Path
) -> None:
    broken = (
        "import sys; from tutorial.lessons import content; content.ORDER = ('no-such-lesson',);"
        f"from tutorial import serving; sys.exit(serving.main('127.0.0.1', {port}))"
    )
    done = ran(broken, tmp_path)

    assert done.returncode == 1
    assert "Stopped: The site has a fault.\nA lesson cannot be played: no-such-lesson.toml: " in (
        done.stderr
    )
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "site.sqlite3").exists()


def test_every_start_forgets_who_has_not_come_back_for_a_year(tmp_path: Path) -> None:
    keep = """
from datetime import UTC, datetime
import django
django.setup()
from tutorial.serving import prepare
from tutorial.progress.models import Attempt
prepare()
for learner, at in (("gone", datetime(2001, 1, 1, tzinfo=UTC)), ("here", datetime.now(UTC))):
    Attempt.objects.create(learner=learner, puzzle="p", text="t", outcome="legal", at=at)
prepare()
print("left:", *Attempt.objects.values_list("learner", flat=True))
"""
    done = ran(keep, tmp_path)

    assert done.returncode == 0, done.stderr
    assert "left: here" in done.stdout.splitlines()
    assert "Attempts deleted" not in done.stdout


def test_a_port_that_was_taken_meanwhile_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with started(taken, tmp_path) as server:
            said, _ = server.communicate(timeout=60)

    assert server.returncode == 1
    assert f"Stopped: Port {taken} is taken" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("sqlite_says", "sentence"),
    [
        ("database or disk is full", "The disk is full"),
        ("attempt to write a readonly database", "cannot be opened for writing"),
        ("unable to open database file", "cannot be opened for writing"),
        ("database is locked", "in use by another program"),
        ("file is not a database", "cannot be used: file is not a database"),
    ],
)
def test_a_failing_database_file_is_a_sentence(sqlite_says: str, sentence: str) -> None:
    error = OperationalError(sqlite_says)
    error.__cause__ = sqlite3.OperationalError(sqlite_says)
    assert sentence in serving.in_words(error)


def test_a_failing_database_server_is_a_sentence() -> None:
    error = OperationalError('connection to server at "127.0.0.1" failed: refused')
    assert "Is it running" in serving.in_words(error)
    assert "refused" in serving.in_words(error)


def test_a_missing_setting_is_a_sentence() -> None:
    assert serving.in_words(ImproperlyConfigured("Set SECRET_KEY.")).endswith("Set SECRET_KEY.")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::", "http://[::1]:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("192.0.2.7", "http://192.0.2.7:8000/"),
    ],
)
def test_the_address_can_be_opened_as_it_stands(host: str, address: str) -> None:
    found = re.search(r"Open (\S+)", serving.welcome(host, 8000))
    assert found
    assert found[1] == address


def test_who_serves_others_is_told_to_name_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALLOWED_HOSTS", raising=False)
    assert "ALLOWED_HOSTS=" in serving.welcome("0.0.0.0", 8000)
    assert "ALLOWED_HOSTS=" not in serving.welcome("127.0.0.1", 8000)

    monkeypatch.setenv("ALLOWED_HOSTS", "192.0.2.7")
    assert "ALLOWED_HOSTS=" not in serving.welcome("0.0.0.0", 8000)
