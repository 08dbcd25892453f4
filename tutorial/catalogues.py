"""The catalogues of fixed page text, compiled without the system's gettext: .po to .mo."""

import os
from pathlib import Path

import polib

HOME = Path(__file__).resolve().parent


def compile_all(home: Path = HOME) -> list[Path]:
    """Compile every catalogue below; those whose .mo changed.

    A .mo that is right already is left alone, and a new one comes into its place at once, so
    that a server or a test beside never reads half a file.
    """
    return [made for source in sorted(home.rglob("*.po")) if (made := _compile(source))]


def _compile(source: Path) -> Path | None:
    compiled = polib.pofile(str(source)).to_binary()
    target = source.with_suffix(".mo")
    if target.exists() and target.read_bytes() == compiled:
        return None
    new = target.with_name(f"{target.name}-{os.getpid()}")
    new.write_bytes(compiled)
    new.replace(target)
    return target


if __name__ == "__main__":
    for path in compile_all():
        print(f"Compiled {path.relative_to(HOME.parent)}")
