"""`manage.py forget_unused`: delete progress that nobody has added to for a year."""

from django.core.management.base import BaseCommand
from django.utils import timezone

from tutorial.progress.forgetting import forget_unused


class Command(BaseCommand):
    """Run it once a day; `manage.py site` runs it at every start."""

    help = "Delete the progress of learners who have not come back for a year."

    def handle(self, *_args: object, verbosity: int, **_options: object) -> None:
        deleted = forget_unused(timezone.now())
        if verbosity:
            self.stdout.write(f"Attempts deleted: {deleted}")
