"""`manage.py rules`: what shows, exercises, cites and tests each clause of the rules."""

import sys

from django.conf import settings
from django.core.management.base import BaseCommand

from tutorial.overview.traced import report, traced


class Command(BaseCommand):
    """Ends with 1 where a clause lacks something that only the † of the rules may lack."""

    help = "Show for each clause of the rules where it is shown, practised, cited and tested."

    def handle(self, *_args: object, **_options: object) -> None:
        rows = traced(settings.BASE_DIR / "tests" / "engine")
        for line in report(rows):
            self.stdout.write(line)
        if any(row.empty for row in rows):
            sys.exit(1)
