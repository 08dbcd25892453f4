"""Chromium: found, brought, or asked for in words, and never silently done without."""

import os
from pathlib import Path

import pytest

from tests.bootstrap.conftest import Program, calls
from tutorial.bootstrap import browser, debian
from tutorial.bootstrap.environment import Environment
from tutorial.bootstrap.stop import Stop

NO_LIBATOMIC = """
echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file"
exit 127
"""


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "NAMES", ("no-such-chromium",))


def test_the_first_that_starts_is_taken(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "chromium-browser", "echo 'Install it with snap'; exit 1")
    chrome = program(tmp_path / "google-chrome", "exit 0")

    assert browser.found({"PATH": str(tmp_path)}) == str(chrome)


def test_none_is_found_where_there_is_none(tmp_path: Path) -> None:
    assert browser.found({"PATH": str(tmp_path)}) is None


def test_the_one_that_is_named_goes_before(tmp_path: Path, program: Program) -> None:
    program(tmp_path / "chromium", "exit 0")
    mine = program(tmp_path / "mine", "exit 0")

    assert browser.found({"PATH": str(tmp_path), "CHROMIUM": str(mine)}) == str(mine)


def test_a_named_one_that_does_not_start_is_said(tmp_path: Path) -> None:
    with pytest.raises(Stop, match=r"CHROMIUM names .*nothing, which does not start"):
        browser.found({"PATH": os.environ["PATH"], "CHROMIUM": str(tmp_path / "nothing")})


@pytest.mark.usefixtures("no_browser")
def test_root_on_debian_installs_it(
    environment: Environment, tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian, "can_install", lambda: True)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(
        debian, "install", lambda *_, **__: program(tmp_path / "no-such-chromium", "exit 0")
    )

    assert browser.bring(environment) == str(tmp_path / "no-such-chromium")


@pytest.mark.usefixtures("no_browser")
def test_without_root_playwright_downloads_one(
    environment: Environment, tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian, "can_install", lambda: False)
    downloaded = tmp_path / "downloaded"
    program(
        environment.python,
        f"""
        case "$*" in
          *"install chromium") printf '#!/bin/sh' > {downloaded}; chmod 755 {downloaded};;
          "-c "*) echo {downloaded};;
        esac
        """,
    )

    assert browser.bring(environment) == str(downloaded)
    assert "-m playwright install chromium" in calls(environment.python)


@pytest.mark.usefixtures("no_browser")
def test_where_none_can_be_had_it_stops_and_says_what_to_do(
    environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian, "can_install", lambda: False)

    with pytest.raises(Stop) as stop:
        browser.bring(environment)

    assert "sudo apt-get install chromium" in str(stop.value)
    assert "manage.py tests --fast" in str(stop.value)


@pytest.mark.usefixtures("no_browser")
def test_a_driver_without_libatomic_is_given_it_by_root(
    environment: Environment, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(environment.python, NO_LIBATOMIC)
    monkeypatch.setattr(debian, "can_install", lambda: True)
    installed: list[str] = []

    def install(*names: str, **_: str) -> None:
        installed.extend(names)
        program(environment.python, "exit 0")

    monkeypatch.setattr(debian, "install", install)
    with pytest.raises(Stop, match="The browser tests need Chromium"):  # the next thing missing
        browser.bring(environment)

    assert installed == ["libatomic1", "chromium", "fonts-liberation"]


def test_a_driver_without_libatomic_is_explained_to_others(
    environment: Environment, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(environment.python, NO_LIBATOMIC)
    monkeypatch.setattr(debian, "can_install", lambda: False)

    with pytest.raises(Stop, match="sudo apt-get install libatomic1"):
        browser.bring(environment)
