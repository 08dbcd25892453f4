"""`manage.py site`: the way to the environment in which the site is then served."""

import argparse
import errno
import os
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tutorial.bootstrap.environment import Environment, Lock
from tutorial.bootstrap.local import ready_local_data
from tutorial.bootstrap.stop import Stop

NEEDS_POSTGRES: Final = {"sqlite": False, "postgres": True, "postgresql": True}
"""How a DATABASE_URL can begin, and whether it needs PostgreSQL's driver."""


def run(
    words: Sequence[str], root: Path, environment: Environment, plain: Lock, postgres: Lock
) -> int:
    """Set up what is missing and go on as the server."""
    host, port = read(words)
    host = as_number(host, port)
    refuse_taken_port(host, port)  # before anything slow
    ready_local_data(root)
    environment.bring(lock_for_database(plain, postgres))
    return environment.become("-m", "tutorial.serving", host, str(port))


def read(words: Sequence[str]) -> tuple[str, int]:
    """The host and the port to serve on."""
    parser = argparse.ArgumentParser(prog="manage.py site", description="Serves the site.")
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1: this machine only")
    parser.add_argument("--port", type=int, default=8000, help="8000")
    known = parser.parse_args(words)
    if not 1 <= known.port <= 65535:
        raise Stop(f"{known.port} is no port: take a number from 1024 to 65535.")
    return known.host, known.port


def lock_for_database(plain: Lock, postgres: Lock, environ: Mapping[str, str] = os.environ) -> Lock:
    """PostgreSQL needs one package more. Stop where DATABASE_URL names neither database."""
    url = environ.get("DATABASE_URL") or "sqlite:///"
    if why := why_no_database(url):
        raise Stop(why)
    return postgres if NEEDS_POSTGRES[_scheme(url)] else plain


def why_no_database(url: str) -> str:
    """The sentence for a DATABASE_URL of a kind that the site does not know; else empty.

    It does not repeat the address: a password may stand in it.
    """
    if "://" in url and _scheme(url) in NEEDS_POSTGRES:
        return ""
    known = ", ".join(f"{scheme}://" for scheme in NEEDS_POSTGRES)
    return f"DATABASE_URL names no database that the site knows: it begins with one of {known}."


def _scheme(url: str) -> str:
    return url.partition("://")[0].lower()


def as_number(host: str, port: int) -> str:
    """The address to which a name such as localhost leads, IPv4 first: the server takes no name."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError) as error:  # a name that cannot be one is a ValueError
        raise Stop(no_address(host)) from error
    return str(min(found, key=lambda each: each[0] != socket.AF_INET)[4][0])


def refuse_taken_port(host: str, port: int) -> None:
    """Say it now and in words, not after the installing and from the server."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM
        )[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name != "nt":  # as servers do; there the option would share a taken port
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        raise Stop(why_not(error, host, port)) from error


def why_not(error: OSError, host: str, port: int) -> str:
    another = port + 1 if port < 65535 else 8000
    match error.errno:
        case errno.EADDRINUSE:
            return (
                f"Port {port} is taken, perhaps by a site that runs already. Stop that one, or "
                f"choose another port: python3 manage.py site --port {another}"
            )
        case errno.EACCES:
            return (
                f"Port {port} is kept for the system's own servers. Choose one from 1024 on: "
                "python3 manage.py site --port 8000"
            )
        case _:
            return no_address(host)


def no_address(host: str) -> str:
    return f"{host} is no address of this machine. Leave --host out, or take 0.0.0.0."
