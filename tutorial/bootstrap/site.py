"""`manage.py site`: the way to the environment in which the site is then served."""

import argparse
import errno
import os
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path

from tutorial.bootstrap.environment import Environment, Lock
from tutorial.bootstrap.local import ready_local_data
from tutorial.bootstrap.stop import Stop


def run(
    words: Sequence[str], root: Path, environment: Environment, plain: Lock, postgres: Lock
) -> int:
    """Set up what is missing and go on as the server."""
    host, port = read(words)
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
    """PostgreSQL needs one package more."""
    return postgres if environ.get("DATABASE_URL", "").startswith("postgres") else plain


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
            return f"{host} is no address of this machine. Leave --host out, or take 0.0.0.0."
