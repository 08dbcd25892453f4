"""Django's own commands, with the catalogues compiled first: `python -m tutorial.django_words`."""

import os
import sys

from django.core.management import execute_from_command_line

from tutorial import catalogues


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutorial.settings")
    catalogues.compile_all()
    execute_from_command_line(["manage.py", *sys.argv[1:]])


if __name__ == "__main__":
    main()
