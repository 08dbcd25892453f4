"""The secret key of a machine that was given none: made once, kept in an untracked file."""

import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from django.core.exceptions import ImproperlyConfigured

_SHORTEST: Final = 50  # below, Django warns


def kept_secret_key(path: Path) -> str:
    """The key in `path`; made when missing, whole or not at all, readable by its owner only.

    What is too short or no text was damaged, by a full disk say: a new one is made.
    """
    try:
        if not _read(path):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            with tempfile.NamedTemporaryFile("w", dir=path.parent, encoding="ascii") as fresh:
                fresh.write(secrets.token_urlsafe(50))
                fresh.flush()
                _link_unless_there(Path(fresh.name), path)
        return _read(path)
    except OSError as error:
        message = f"Set SECRET_KEY: the key file {path} can be neither read nor made ({error})."
        raise ImproperlyConfigured(message) from error


def _read(path: Path) -> str:
    """The key; empty where there is none that would do."""
    try:
        key = path.read_text(encoding="ascii").strip()
    except (FileNotFoundError, UnicodeDecodeError):
        return ""
    return key if len(key) >= _SHORTEST and key.isprintable() else ""


def _link_unless_there(fresh: Path, path: Path) -> None:
    with suppress(FileExistsError):  # another process was first; its key is the key
        path.hardlink_to(fresh)
