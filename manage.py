#!/usr/bin/env python3
"""The project's commands: `site` serves it, `tests` checks it, any other word is Django's."""

# A Python that is too old reads this file before it can be told so: nothing newer
# than Python 3.0 stands here (no f-string, no annotated name).
import sys

NEEDED = (3, 11)


def main() -> int:
    if sys.version_info < NEEDED:
        sys.stderr.write(
            "Python 3.11 or newer is needed, and this is Python {}.{} ({}).\n"
            "Install a newer one and name it in the command, for example: "
            "python3.11 manage.py site\n".format(
                sys.version_info[0], sys.version_info[1], sys.executable
            )
        )
        return 1
    from pathlib import Path

    sys.path.insert(0, str(Path(__file__).resolve().parent))  # not there with PYTHONSAFEPATH
    from tutorial.bootstrap import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
