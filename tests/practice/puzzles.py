"""Puzzles for tests, and the fields of a right and of a wrong answer."""

from collections.abc import Mapping, Sequence

from django.urls import reverse
from django.utils import translation

from tutorial.asking.puzzle import Puzzle
from tutorial.practice.addresses import puzzle_of
from tutorial.puzzles.seeded import read_seeded

Fields = Mapping[str, Sequence[str]]
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
CREDIT = "1/credit/2/9f3k"


def url(name: str, *args: object, language: str = "fi") -> str:
    with translation.override(language):
        return reverse(name, args=args)


def puzzle_url(id_: str, language: str = "fi") -> str:
    return url("puzzle", read_seeded(id_), language=language)


def puzzle(id_: str) -> Puzzle:
    return puzzle_of(read_seeded(id_))


def right(asked: Puzzle) -> Fields:
    """One of the right answers, as the form sends it."""
    answers = asked.module.answers(asked.question)
    return asked.module.write(min(answers, key=repr))


def wrong_credit(asked: Puzzle) -> dict[str, str]:
    """Of a puzzle of the kind `credit`: the right player with 900 points, more than any round has.

    168 pips are in the set, so that no known error leads there.
    """
    return {**{name: values[0] for name, values in right(asked).items()}, "points": "900"}
