"""`manage.py site` before there is anything to serve with."""

import errno
import socket
from collections.abc import Iterator
from pathlib import Path

import dj_database_url
import pytest

from tutorial.bootstrap import site
from tutorial.bootstrap.environment import Environment, Lock
from tutorial.bootstrap.stop import Stop


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_is_said_before_anything_is_installed(
    taken: int, tmp_path: Path, lock: Lock
) -> None:
    environment = Environment(tmp_path / ".venv")

    with pytest.raises(Stop) as stop:
        site.run(["--port", str(taken)], tmp_path, environment, lock, lock)

    assert f"Port {taken} is taken" in str(stop.value)
    assert f"manage.py site --port {taken + 1}" in str(stop.value)
    assert not environment.folder.exists()


def test_a_free_port_is_no_trouble(taken: int) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        free = other.getsockname()[1]
    site.refuse_taken_port("127.0.0.1", free)


def test_an_address_of_another_machine_is_refused_in_words() -> None:
    with pytest.raises(Stop, match=r"192\.0\.2\.1 is no address of this machine"):
        site.refuse_taken_port("192.0.2.1", 8000)


def test_a_port_of_the_system_is_refused_in_words() -> None:
    denied = PermissionError(errno.EACCES, "Permission denied")
    assert "choose one from 1024" in site.why_not(denied, "127.0.0.1", 80).lower()


@pytest.mark.parametrize("port", ["0", "-1", "65536"])
def test_a_number_that_is_no_port_is_refused(port: str) -> None:
    with pytest.raises(Stop, match=f"{port} is no port"):
        site.read(["--port", port])


def test_the_address_is_this_machine_only_unless_asked() -> None:
    assert site.read([]) == ("127.0.0.1", 8000)
    assert site.read(["--host", "0.0.0.0", "--port", "8001"]) == ("0.0.0.0", 8001)


def test_postgresql_brings_its_own_lock() -> None:
    plain, postgres = Lock(Path("a"), "", 0), Lock(Path("b"), "", 0)
    chosen = {
        url: site.lock_for_database(plain, postgres, {"DATABASE_URL": url} if url else {})
        for url in ("", "sqlite:///x", "postgres://x", "postgresql://x", "PostgreSQL://x")
    }
    assert chosen == {
        "": plain,
        "sqlite:///x": plain,
        "postgres://x": postgres,
        "postgresql://x": postgres,
        "PostgreSQL://x": postgres,
    }


@pytest.mark.parametrize("url", ["foo://bar", "pgsql://u:p@host/name", "bar"])
def test_a_database_of_another_kind_is_said_before_anything_is_installed(
    url: str, tmp_path: Path, lock: Lock, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = Environment(tmp_path / ".venv")
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setattr(site, "refuse_taken_port", lambda *_: None)

    with pytest.raises(Stop, match="one of sqlite://, postgres://, postgresql://"):
        site.run([], tmp_path, environment, lock, lock)

    assert not environment.folder.exists()


def test_every_kind_of_database_that_is_known_can_be_read() -> None:
    for scheme in site.NEEDS_POSTGRES:
        assert dj_database_url.parse(f"{scheme}://user@host/name")["ENGINE"]


def test_it_goes_on_as_the_server_in_the_environment(
    environment: Environment, lock: Lock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.bring(lock)
    became: list[tuple[str, ...]] = []

    def become(_: Environment, *words: str) -> int:
        became.append(words)
        return 0

    monkeypatch.setattr(Environment, "become", become)
    monkeypatch.setattr(site, "refuse_taken_port", lambda *_: None)

    assert site.run(["--port", "8001"], tmp_path, environment, lock, lock) == 0

    assert became == [("-m", "tutorial.serving", "127.0.0.1", "8001")]
    assert (tmp_path / ".data").is_dir()


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "127.0.0.1"), ("localhost", "127.0.0.1"), ("::1", "::1"), ("::", "::")],
)
def test_the_server_is_given_a_number_for_a_name(host: str, address: str) -> None:
    assert site.as_number(host, 8000) == address


@pytest.mark.parametrize("host", ["a..b", "a" * 70, ".", "a\0b", "no.such.name.invalid"])
def test_a_name_that_leads_nowhere_is_refused_in_words(host: str) -> None:
    with pytest.raises(Stop, match="is no address of this machine"):
        site.as_number(host, 8000)


def test_the_name_goes_to_the_server_as_a_number(
    environment: Environment, lock: Lock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[tuple[str, ...]] = []

    def become(_: Environment, *words: str) -> int:
        became.append(words)
        return 0

    monkeypatch.setattr(Environment, "become", become)
    monkeypatch.setattr(site, "refuse_taken_port", lambda *_: None)
    site.run(["--host", "localhost"], tmp_path, environment, lock, lock)
    assert became == [("-m", "tutorial.serving", "127.0.0.1", "8000")]
