"""The folder `.data`: what this copy of the site keeps to itself, its key and its database."""

from pathlib import Path

from tutorial.bootstrap.stop import stop_for


def ready_local_data(root: Path) -> Path:
    """The folder, made when missing; only its owner looks inside."""
    folder = root / ".data"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise stop_for(error, "making the folder for this site's data") from error
    return folder
