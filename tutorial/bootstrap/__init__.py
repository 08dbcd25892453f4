"""From a bare Python to a running site or a finished test run. Standard library only."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tutorial.bootstrap import checking, site
from tutorial.bootstrap.environment import Environment, Lock
from tutorial.bootstrap.local import ready_local_data
from tutorial.bootstrap.stop import Stop

ROOT = Path(__file__).resolve().parents[2]
SITE = Lock(ROOT / "tutorial/locks/site.txt", "about 20 seconds", room=200)
POSTGRES = Lock(ROOT / "tutorial/locks/postgres.txt", "about 20 seconds", room=250, brings=(SITE,))
TESTS = Lock(ROOT / "tests/locks/tests.txt", "about a minute", room=800, brings=(SITE, POSTGRES))

USAGE = """\
python3 manage.py site     serves the site on this machine      (--help: address and port)
python3 manage.py tests    runs every check and every test      (--help: how to run some)
python3 manage.py WORD     any other word is Django's           (help: all of them)
"""


def run(words: Sequence[str]) -> int:
    """Do what the command line says; the exit code."""
    if not words or words[0] in {"-h", "--help"}:
        print(USAGE, end="")
        return 0
    environment = Environment(ROOT / ".venv")
    commands: dict[str, Callable[[], int]] = {
        "site": lambda: site.run(words[1:], ROOT, environment, SITE, POSTGRES),
        "tests": lambda: checking.run(words[1:], ROOT, environment, TESTS),
    }
    try:
        return commands.get(words[0], lambda: _django(words, environment))()
    except Stop as stop:
        print(f"\nStopped: {stop}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped by you.", file=sys.stderr)
        return 130


def _django(words: Sequence[str], environment: Environment) -> int:
    """Django's own command, in the project's environment without activating it."""
    ready_local_data(ROOT)
    environment.bring(site.lock_for_database(SITE, POSTGRES))
    return environment.become("-m", "tutorial.django_words", *words)
