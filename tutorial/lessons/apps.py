"""Refuses to start a site whose lessons cannot be played."""

from django.apps import AppConfig
from django.core.checks import CheckMessage, Error, register


class Lessons(AppConfig):
    name = "tutorial.lessons"

    def ready(self) -> None:
        register(lessons_can_be_played)


def lessons_can_be_played(**_: object) -> list[CheckMessage]:
    """An error for the first lesson that cannot be read."""
    from tutorial.lessons.content import ContentError, lessons  # noqa: PLC0415  (apps load first)

    try:
        lessons()
    except ContentError as error:
        return [Error(f"A lesson cannot be played: {error}.", id="lessons.E001")]
    return []
