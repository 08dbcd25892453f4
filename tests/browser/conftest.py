"""What browser tests stand on: the site served as in production, and a page that tells on itself.

`site_url`   the site, from `tutorial.serving`, with a database and static files of its own
`open_page`  makes pages: `open_page(java_script_enabled=False)`, `open_page(color_scheme="dark")`
`page`       one of the usual kind; `phone` 320 px wide; `plain` without JavaScript; `dark`
`axe`        `axe(page)` fails on anything that axe-core finds

A page fails its test when the Content-Security-Policy was violated, a script threw, or the console
shows an error. A test that breaks things on purpose says so: `open_page.allow("500")`.
"""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"  # Playwright runs a loop; the tests do not

ROOT = Path(__file__).resolve().parents[2]
AXE = Path(__file__).parent / "vendor" / "axe-4.14.1.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))"""


@contextmanager
def served(folder: Path, settings: str = "tutorial.settings", **environ: str) -> Iterator[str]:
    """The address of the site, served from `folder` by a process of its own."""
    port = _free_port()
    environment = os.environ | {
        "DJANGO_SETTINGS_MODULE": settings,
        "SECRET_KEY": "only for browser tests, long enough to be taken for a key",
        "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite3'}",
        "STATIC_ROOT": str(folder / "static"),
        "ALLOWED_HOSTS": "127.0.0.1",
        "DEBUG": "0",
        "HTTPS": "0",
        "PYTHONPATH": str(ROOT),
        **environ,
    }
    log = folder / "server.log"
    command = [sys.executable, "-m", "tutorial.serving", "127.0.0.1", str(port)]
    with log.open("w") as output:
        server = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_for(f"{url}/healthz", server, log)
        yield url
    finally:
        server.terminate()
        server.wait(10)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail(f"The site did not come up:\n{log.read_text()}")


@pytest.fixture(scope="session")
def site_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("site")) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = os.environ.get("CHROMIUM") or next(
            filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
        )
        launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield launched
        launched.close()


class Pages:
    """Makes pages, and at the end asks each what went wrong in it."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._faults: list[str] = []
        self._allowed: list[str] = []

    def __call__(self, **options: Any) -> Page:  # noqa: ANN401  Playwright's own options
        context = self._browser.new_context(**{"locale": "fi-FI"} | options)
        self._contexts.append(context)
        context.add_init_script(_VIOLATIONS)
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.on("console", lambda m: self._faults.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self._faults.append(f"script: {error}"))
        return page

    def allow(self, *patterns: str) -> None:
        """This test breaks things on purpose: what the console may say about it."""
        self._allowed.extend(patterns)

    def close(self) -> list[str]:
        for context in self._contexts:
            context.close()
        allowed = re.compile("|".join(self._allowed)) if self._allowed else None
        return [fault for fault in self._faults if not (allowed and allowed.search(fault))]


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Pages]:
    pages = Pages(browser)
    yield pages
    assert pages.close() == []


@pytest.fixture
def page(open_page: Pages) -> Page:
    return open_page(viewport={"width": 1280, "height": 800})


@pytest.fixture
def phone(open_page: Pages) -> Page:
    return open_page(viewport={"width": 320, "height": 640}, has_touch=True)


@pytest.fixture
def plain(open_page: Pages) -> Page:
    return open_page(java_script_enabled=False)


@pytest.fixture
def dark(open_page: Pages) -> Page:
    return open_page(color_scheme="dark")


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], None]:
    """Fails with a line for each thing that axe-core finds on the page as it is now."""
    source = AXE.read_text(encoding="utf-8")

    def check(page: Page) -> None:
        if not page.evaluate("typeof axe === 'object'"):
            page.evaluate(source)
        result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert [
            f"{found['id']}: {found['help']}: {node['html']} {node['failureSummary']}"
            for found in result["violations"]
            for node in found["nodes"]
        ] == []

    return check
