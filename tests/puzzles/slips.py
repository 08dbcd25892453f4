"""Every act with every clause: all that can be tried at a `spot` puzzle."""

from collections.abc import Iterator
from itertools import product

from tutorial.puzzles.spot import Found, Question


def spot_attempts(question: Question) -> Iterator[Found]:
    numbers = range(1, len(question.acts) + 1)
    for number, rule in product(numbers, question.options):
        yield Found(number, rule)
