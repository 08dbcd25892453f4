"""Chromium for the browser tests: found, or installed, or asked for in words."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from tutorial.bootstrap import debian, programs
from tutorial.bootstrap.environment import Environment
from tutorial.bootstrap.stop import Stop

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE = "CHROMIUM"  # names another one; and hands the one found to the tests

_ASK_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as p: print(p.chromium.executable_path)"
)


def found(environ: Mapping[str, str] = os.environ) -> str | None:
    """The path of a Chromium that starts, or None."""
    named = environ.get(VARIABLE)
    if named:
        if _starts(named):
            return named
        raise Stop(f"{VARIABLE} names {named}, which does not start. Correct it or leave it out.")
    paths = (shutil.which(name, path=environ.get("PATH")) for name in NAMES)
    return next((path for path in paths if path and _starts(path)), None)


def bring(environment: Environment) -> str:
    """The path of Chromium, after installing what is missing."""
    _have_driver(environment)
    path = found() or _of_playwright(environment)
    if path:
        return path
    if debian.can_install():
        debian.install(
            "chromium",
            "fonts-liberation",  # without a font no text has a width
            because="The browser tests need Chromium",
            takes="1 to 3 minutes",
        )
        path = found()
    else:
        print("The browser tests need Chromium: downloading it (1 to 3 minutes) ...", flush=True)
        programs.ask([environment.python, "-m", "playwright", "install", "chromium"])
        path = _of_playwright(environment)
    if not path:
        raise Stop(
            "The browser tests need Chromium, and there is none. Install Chromium or Chrome with "
            "your system's means (on Debian: sudo apt-get install chromium), or name one in "
            f"{VARIABLE}, and run the command again. "
            "Without a browser: python3 manage.py tests --fast"
        )
    return path


def _starts(path: str) -> bool:
    """Ubuntu has a `chromium-browser` that only says where to get one."""
    return programs.ask([path, "--version"]).code == 0


def _have_driver(environment: Environment) -> None:
    """Playwright's driver is a Node.js that needs libatomic, which a bare Debian lacks."""
    driver: programs.Command = [environment.python, "-m", "playwright", "--version"]
    done = programs.ask(driver)
    if done.code == 0:
        return
    if "libatomic" in done.output and debian.can_install():
        debian.install("libatomic1", because="The browser's driver needs it", takes="10 seconds")
        done = programs.ask(driver)
    if done.code:
        raise Stop(
            "The browser's driver does not start. On Debian: sudo apt-get install libatomic1. "
            "Without a browser: python3 manage.py tests --fast. It said:\n  "
            + "\n  ".join(done.output.splitlines()[-3:])
        )


def _of_playwright(environment: Environment) -> str | None:
    path = programs.ask([environment.python, "-c", _ASK_PLAYWRIGHT]).output.strip()
    return path if Path(path).is_file() and _starts(path) else None
