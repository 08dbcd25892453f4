"""What Debian's own packages bring, where the command runs as root."""

import os
import shutil

from tutorial.bootstrap import programs
from tutorial.bootstrap.stop import Stop


def is_here() -> bool:
    return shutil.which("apt-get") is not None


def can_install() -> bool:
    return is_here() and os.geteuid() == 0


def install(*packages: str, because: str, takes: str) -> None:
    """Install system packages; to be asked only where `can_install`."""
    names = " ".join(packages)
    print(f"{because}: installing {names} with apt-get ({takes}) ...", flush=True)
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    update = programs.ask(["apt-get", "update"], quietly)
    done = programs.ask(["apt-get", "install", "-y", "--no-install-recommends", *packages], quietly)
    if done.code:
        lines = f"{update.output}\n{done.output}".splitlines()
        said = [line.strip() for line in lines if line.startswith(("E:", "Err:"))] or lines
        raise Stop(
            f"{because}, and apt-get could not install {names}. Check the network and the "
            "system's package sources, and run the command again. It said:\n  "
            + "\n  ".join(said[-4:])
        )
