"""Makes the site ready in its environment and serves it: `python -m tutorial.serving HOST PORT`."""

import os
import socket
import sqlite3
import sys
import time
from threading import Thread
from typing import Any

import django
from django.core.checks import run_checks
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command
from django.db import DatabaseError, connection, connections
from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.mp import MPServer

from tutorial import catalogues
from tutorial.bootstrap.site import refuse_taken_port
from tutorial.bootstrap.stop import Stop, stop_for


def main(host: str, port: int) -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutorial.settings")
    try:
        prepare()
        refuse_taken_port(host, port)  # again: preparing may have taken a while
    except (Stop, OSError, DatabaseError, ImproperlyConfigured) as error:
        print(f"\nStopped: {in_words(error)}", file=sys.stderr)
        return 1
    return serve(host, port)


def prepare() -> None:
    """Everything that is done once, before the workers start."""
    print("Compiling the catalogues, setting up the database, collecting the static files ...")
    catalogues.compile_all()
    django.setup()
    refuse_faults()
    call_command("migrate", interactive=False, verbosity=0)
    switch_on_wal()
    call_command("forget_unused", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    connections.close_all()  # a connection must not be shared with the workers


def refuse_faults() -> None:
    """Stop with what Django's checks find, and ours: a lesson that cannot be played, say.

    Commands called from code, such as those in `prepare`, leave the checks out.
    """
    faults = [fault.msg for fault in run_checks() if fault.is_serious()]
    if faults:
        raise Stop("\n".join(("The site has a fault.", *faults)))


def switch_on_wal() -> None:
    """SQLite: readers and the writer do not stop each other.

    The mode stays in the file. Set here and not by each connection, where workers that start
    together would meet a locked database.
    """
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA journal_mode=WAL")


class AnnouncingServer(MPServer):
    """Says where the site is once it can be opened: a worker listens when its site is loaded."""

    def startup(self, spawn_target: Any, target_loader: Any) -> None:  # noqa: ANN401 - granian's
        super().startup(spawn_target, target_loader)  # type: ignore[no-untyped-call]
        Thread(target=announce, args=(self.bind_addr, self.bind_port), daemon=True).start()


def announce(host: str, port: int) -> None:
    """Wait for the first worker, and tell."""
    while not _answers(reachable(host), port):
        time.sleep(0.05)
    print(welcome(host, port), flush=True)


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=5):
            return True
    except OSError:
        return False


def serve(host: str, port: int) -> int:
    """Serve until stopped: two workers of one thread each, measured to be the quickest."""
    server = AnnouncingServer(
        "tutorial.wsgi:application",
        address=host,
        port=port,
        interface=Interfaces.WSGI,
        workers=2,
        blocking_threads=1,
        respawn_failed_workers=True,
        websockets=False,
        log_level=LogLevels.warning,
    )
    try:
        server.serve()
    except SystemExit as end:
        print("\nThe site has stopped; the reason stands above.", file=sys.stderr)
        return end.code if isinstance(end.code, int) else 1
    print("\nThe site has stopped.")
    return 0


def welcome(host: str, port: int) -> str:
    """What to open; and what else is due where others are to reach the site."""
    named = reachable(host)
    address = f"[{named}]" if ":" in named else named
    text = f"\nThe site is ready. Open http://{address}:{port}/ in a browser; Ctrl-C stops it."
    if named != host and not os.environ.get("ALLOWED_HOSTS"):
        text += "\nFor other machines, name the address they open: ALLOWED_HOSTS=192.0.2.7"
    return text


def reachable(host: str) -> str:
    """The address by which this machine reaches itself where it serves all."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - nothing is bound


def in_words(error: Exception) -> str:
    """The sentence for what can go wrong with settings, disk and database."""
    match error:
        case Stop():
            return str(error)
        case OSError():
            return str(stop_for(error, "making the site ready"))
        case ImproperlyConfigured():
            return f"A setting is wrong or missing. {error}"
        case _:
            return database_in_words(error)


def database_in_words(error: Exception) -> str:
    """The sentence for a database that does not serve."""
    cause = error.__cause__
    if not isinstance(cause, sqlite3.Error):
        return (
            "The database that DATABASE_URL names cannot be used. Is it running, and are its "
            f"name, user and password right? It said: {error}"
        )
    if "full" in str(error):
        return "The disk is full. Make room and run the command again."
    if "readonly" in str(error) or "unable to open" in str(error):
        return (
            "The database file cannot be opened for writing. Run the command as the owner of the "
            "folder .data, or name another database in DATABASE_URL."
        )
    if "locked" in str(error):
        return "The database is in use by another program that keeps it locked. Stop that one."
    return f"The database file cannot be used: {error}."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
