"""What the site costs beside the least it could cost: python -m tests.bench.site [--json]

A checked attempt: CPU per request beside the raw floor's, in one process and in turns, through the
WSGI callable, so that no client is counted; each figure is the best of its turns, since another
load can only make one slower. Then requests per second over HTTP, queries, and bytes on the wire.
The site stands as in production, on a database and static files of its own.
"""

import json
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ENVIRONMENT: Final = {
    "DJANGO_SETTINGS_MODULE": "tutorial.settings",
    "SECRET_KEY": "only for the bench, and long enough to be taken for a key",
    "ALLOWED_HOSTS": "127.0.0.1,testserver",
    "DEBUG": "0",
    "HTTPS": "0",
}


def main(words: Sequence[str]) -> int:
    """0 if every figure is within what is due, else 1."""
    with TemporaryDirectory() as folder:
        set_up(Path(folder))
        from tests.bench.site_figures import figures  # noqa: PLC0415  (the settings come first)

        rows = list(figures())
    if "--json" in words:
        print(json.dumps([row._asdict() | {"holds": row.holds} for row in rows], indent=1))
    else:
        print(f"{'':44}{'figure':>10} {'':11}{'at most':>8}")
        for row in rows:
            due = "" if row.due is None else f"{row.due:8g}  {'holds' if row.holds else 'MISSED'}"
            print(f"{row.what:44}{_short(row.figure):>10} {row.unit:11}{due}")
    missed = [row.what for row in rows if not row.holds]
    print(f"Missed: {', '.join(missed)}" if missed else "All that is due holds.", file=sys.stderr)
    return 1 if missed else 0


def set_up(folder: Path) -> None:
    """The site made ready as `manage.py site` does it, in `folder`."""
    os.environ |= ENVIRONMENT | {
        "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite3'}",
        "STATIC_ROOT": str(folder / "static"),
    }
    from tutorial import serving  # noqa: PLC0415  (the settings come first)

    with redirect_stdout(sys.stderr):
        serving.prepare()


def _short(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 or figure == int(figure) else f"{figure:.2f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
