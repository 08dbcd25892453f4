"""What goes wrong outside, in words: pip, apt-get, files and folders."""

import errno
import os
from pathlib import Path

import pytest

from tests.bootstrap.conftest import Program, calls
from tutorial.bootstrap import debian
from tutorial.bootstrap.local import ready_local_data
from tutorial.bootstrap.pip_words import why_pip_failed
from tutorial.bootstrap.stop import Stop, stop_for

RETRYING = "WARNING: Retrying (Retry(total=0)) after connection broken by "
NOTHING_FOUND = "\nERROR: No matching distribution found for asgiref==3.13.0"


@pytest.mark.parametrize(
    ("pip_says", "what_to_do"),
    [
        (
            RETRYING + "'NewConnectionError(Failed to establish a new connection: "
            "[Errno -3] Temporary failure in name resolution')': /x/" + NOTHING_FOUND,
            "Check the network",
        ),
        (
            RETRYING + "'ConnectTimeoutError(timed out. (connect timeout=15)')" + NOTHING_FOUND,
            "Check the network",
        ),
        (RETRYING + "'ProxyError('Cannot connect to proxy.')'" + NOTHING_FOUND, "HTTPS_PROXY"),
        (
            RETRYING + "'SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] "
            "self-signed certificate in certificate chain'))': /x/" + NOTHING_FOUND,
            "PIP_CERT",
        ),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
            "cut short or altered",
        ),
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on "
            "device",
            "Make room",
        ),
        (
            "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: "
            "'/srv/draw/.venv/lib'",
            "folder's owner",
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement granian==2.8.9 "
            "(from versions: none)\nERROR: No matching distribution found for granian==2.8.9",
            "no ready-made package of granian",
        ),
        ("Segmentation fault", "It said:\n  Segmentation fault"),
        ("", "It said:\n  nothing"),
    ],
)
def test_a_failed_pip_says_what_to_do(pip_says: str, what_to_do: str) -> None:
    assert what_to_do in why_pip_failed(pip_says, "installing the packages")


@pytest.mark.parametrize(
    ("number", "what_to_do"),
    [
        (errno.ENOSPC, "The disk is full (making .venv). Make room"),
        (errno.EACCES, "/srv/draw cannot be written (making .venv). Run the command as"),
        (errno.EROFS, "/srv/draw cannot be written (making .venv). Run the command as"),
        (errno.EIO, "Input/output error (making .venv: /srv/draw)."),
    ],
)
def test_a_file_that_cannot_be_written_says_what_to_do(number: int, what_to_do: str) -> None:
    error = OSError(number, os.strerror(number), "/srv/draw")
    assert what_to_do in str(stop_for(error, "making .venv"))


def test_a_file_in_the_place_of_the_data_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / ".data").touch()
    with pytest.raises(Stop, match="making the folder for this site's data"):
        ready_local_data(tmp_path)


def test_the_data_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    assert ready_local_data(tmp_path).stat().st_mode & 0o077 == 0


def test_apt_get_installs_what_is_asked_for(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    apt = program(tmp_path / "apt-get", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)

    debian.install("chromium", because="The tests need it", takes="a moment")

    assert calls(apt) == ["update", "install -y --no-install-recommends chromium"]


@pytest.mark.parametrize("said", ["E: Unable to locate package chromium", "apt-get: not allowed"])
def test_apt_get_that_fails_is_quoted_with_what_to_do(
    said: str, tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "apt-get", f"echo '{said}'; exit 100")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)

    with pytest.raises(Stop) as stop:
        debian.install("chromium", because="The tests need Chromium", takes="a moment")

    assert "could not install chromium. Check the network" in str(stop.value)
    assert said in str(stop.value)
