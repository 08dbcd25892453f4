"""Settings: fit for production, and the log cannot be forged."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tutorial.shell.log_lines import OneLine
from tutorial.shell.secret_key import kept_secret_key

ROOT = Path(__file__).resolve().parents[2]
PRODUCTION = {
    "DJANGO_SETTINGS_MODULE": "tutorial.settings",
    "SECRET_KEY": "ahven hauki lahna made siika kuha kiiski muikku toutain nieriä",
    "ALLOWED_HOSTS": "draw.example",
    "HTTPS": "1",
    "DEBUG": "0",
    "PYTHONPATH": str(ROOT),
}


def _python(code: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        | PRODUCTION
        | environ,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_deployment_check_is_clean() -> None:
    done = _python(
        "import django; django.setup(); from django.core.management import call_command;"
        "call_command('check', deploy=True, fail_level='WARNING')"
    )
    assert done.returncode == 0, done.stderr


def test_on_https_cookies_are_locked_to_this_host() -> None:
    done = _python(
        "from tutorial.settings import *; print(CSRF_COOKIE_NAME, CSRF_COOKIE_SECURE,"
        "LANGUAGE_COOKIE_NAME, LANGUAGE_COOKIE_SECURE, SECURE_HSTS_SECONDS >= 31536000)"
    )
    assert done.stdout.split() == ["__Host-csrftoken", "True", "__Host-language", "True", "True"]


def test_on_https_plain_requests_are_sent_on_and_the_header_says_so() -> None:
    done = _python(
        "import django; django.setup(); from django.test import Client;"
        "client = Client(headers={'host': 'draw.example'});"
        "print(client.get('/fi/').headers['Location']);"
        "answer = client.get('/fi/', headers={'X-Forwarded-Proto': 'https'});"
        "print(answer.status_code, answer.headers['Strict-Transport-Security']);"
        "print(answer.cookies['__Host-csrftoken'].OutputString())"
    )
    location, strict, cookie = done.stdout.splitlines()
    assert location == "https://draw.example/fi/"
    assert strict == "200 max-age=31536000; includeSubDomains; preload"
    assert {"HttpOnly", "Secure", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))


def test_sqlite_takes_its_lock_at_once_and_waits_for_it() -> None:
    done = _python(
        "from tutorial.settings import DATABASES; print(DATABASES['default']['OPTIONS'])",
        DATABASE_URL="sqlite:////tmp/none.sqlite3",
    )
    assert "'transaction_mode': 'IMMEDIATE', 'timeout': 20" in done.stdout
    assert "WAL" not in done.stdout


def test_a_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "data" / "secret-key"
    key = kept_secret_key(path)
    assert len(key) >= 50
    assert kept_secret_key(path) == key
    assert path.stat().st_mode & 0o077 == 0
    assert [file.name for file in path.parent.iterdir()] == ["secret-key"]


@pytest.mark.parametrize("evil", ["\r\n2026 forged", "\x1b[2J", "\x00", "\u2028line", "\x9b31m"])
def test_no_control_character_reaches_the_log(evil: str) -> None:
    record = logging.LogRecord("a", logging.INFO, "b.py", 1, "Path: %s", (evil,), None)
    line = OneLine("{message}", style="{").format(record)
    assert line.isprintable()
    assert "forged" not in evil or "forged" in line


def test_a_traceback_is_one_line_of_the_log() -> None:
    error = ValueError("broken\x1b[31m")
    told = (ValueError, error, None)
    record = logging.LogRecord("a", logging.ERROR, "b.py", 1, "Oh", (), told)
    line = OneLine().format(record)
    assert line.isprintable()
    assert "ValueError: broken" in line
