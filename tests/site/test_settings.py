"""Settings: fit for production, and the log cannot be forged."""

import logging
import os
import shutil
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


@pytest.mark.parametrize(
    ("written", "on"),
    [
        ("1", True),
        ("True", True),
        ("on", True),
        (" YES ", True),
        ("", False),
        ("0", False),
        ("Off", False),
        ("false ", False),
    ],
)
def test_a_switch_is_read_as_people_write_it(written: str, on: bool) -> None:
    done = _python("from tutorial.settings import *; print(HTTPS)", HTTPS=written)
    assert done.stdout.strip() == str(on), done.stderr


@pytest.mark.parametrize("name", ["HTTPS", "DEBUG"])
def test_a_switch_that_is_neither_on_nor_off_is_refused(name: str) -> None:
    done = _python("import tutorial.settings", **{name: "maybe"})
    assert done.returncode != 0
    assert f"ImproperlyConfigured: {name} is either 1 or 0, not 'maybe'." in done.stderr


def test_hosts_may_stand_with_spaces_between() -> None:
    code = "from tutorial.settings import *; print(ALLOWED_HOSTS)"
    done = _python(code, ALLOWED_HOSTS=" draw.example , www.draw.example,")
    assert done.stdout.strip() == "['draw.example', 'www.draw.example']"
    done = _python(code, ALLOWED_HOSTS="")
    assert done.stdout.strip() == "['127.0.0.1', 'localhost', '[::1]']"


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("foo://u:hidden@bar", "DATABASE_URL names no database that the site knows"),
        ("pgsql://u:hidden@host/name", "DATABASE_URL names no database that the site knows"),
        ("hidden", "DATABASE_URL names no database that the site knows"),
        ("postgres://u:hidden@host:port/name", "DATABASE_URL cannot be read."),
        ("postgres://[u:hidden/name", "DATABASE_URL cannot be read."),
    ],
)
def test_a_database_that_cannot_be_is_refused_and_no_password_shown(
    url: str, sentence: str
) -> None:
    done = _python("import tutorial.settings", DATABASE_URL=url)
    last = done.stderr.splitlines()[-1]
    assert done.returncode != 0
    assert last.startswith(f"django.core.exceptions.ImproperlyConfigured: {sentence}")
    assert "hidden" not in last


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


@pytest.mark.parametrize("damaged", [b"", b"\n", b"short", b"\xff" * 60, b"\0" * 60])
def test_a_damaged_key_is_made_anew(tmp_path: Path, damaged: bytes) -> None:
    path = tmp_path / "secret-key"
    path.write_bytes(damaged)
    key = kept_secret_key(path)
    assert len(key) >= 50
    assert kept_secret_key(path) == key
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("name", ["a#b", "a?b", "a%41b", "a b"])
def test_the_database_lies_in_the_project_whatever_its_folder_is_called(
    tmp_path: Path, name: str
) -> None:
    project = tmp_path / name
    for part in ("settings.py", "bootstrap", "shell"):
        source, copied = ROOT / "tutorial" / part, project / "tutorial" / part
        copied.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, copied)
    (project / "tutorial" / "__init__.py").touch()
    done = _python(
        "from tutorial.settings import DATABASES; print(DATABASES['default']['NAME'])",
        PYTHONPATH=str(project),
        PYTHONSAFEPATH="1",
    )
    assert done.stdout.strip() == str(project / ".data" / "db.sqlite3"), done.stderr


@pytest.mark.parametrize("url", ["", "sqlite:////tmp/none.sqlite3", "postgres://u@host/name"])
def test_a_connection_is_kept_and_looked_at_before_it_is_used_again(url: str) -> None:
    done = _python(
        "from tutorial.settings import DATABASES; kept = DATABASES['default'];"
        "print(kept['CONN_MAX_AGE'], kept['CONN_HEALTH_CHECKS'])",
        DATABASE_URL=url,
    )
    assert done.stdout.split() == ["None", "True"], done.stderr
