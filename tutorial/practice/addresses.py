"""Ids of puzzles and their addresses."""

from datetime import date

from django.urls import reverse

from tutorial.asking.puzzle import Puzzle
from tutorial.progress.streak import PREFIX
from tutorial.puzzles.seeded import Seeded, question, read_seeded


class SeededConverter:
    """In an address: version, kind, level, seed and, if it rests on one, the clause."""

    regex = r"[0-9]{1,3}/[a-z]{1,20}/[0-9]/[0-9a-z]{1,12}(?:/[a-z]{1,12}\.[a-z-]{1,20})?"

    def to_python(self, value: str) -> Seeded:
        return read_seeded(value)

    def to_url(self, value: Seeded) -> str:
        return value.id


class DayConverter:
    """In an address: a date as 2026-11-29."""

    regex = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"

    def to_python(self, value: str) -> date:
        return date.fromisoformat(value)

    def to_url(self, value: date) -> str:
        return value.isoformat()


class ExamConverter:
    """In an address: the seed of an exam."""

    regex = r"[0-9a-z]{10}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


def puzzle_of(seeded: Seeded) -> Puzzle:
    """The puzzle, made anew from its seed."""
    return Puzzle(seeded.id, seeded.kind, question(seeded))


def url_of(puzzle: str) -> str:
    """Where the puzzle of that id is; ValueError where there is none."""
    if puzzle.startswith(PREFIX):
        return reverse("daily", args=[date.fromisoformat(puzzle.removeprefix(PREFIX))])
    return reverse("puzzle", args=[read_seeded(puzzle)])
