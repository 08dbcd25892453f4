"""Where each clause is exercised: in which steps of which lessons, by which kinds of puzzle."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby

from django.urls import reverse
from django.utils.translation import get_language

from engine import Rule
from tutorial.lessons.content import Lesson, Step, lessons
from tutorial.practice import titles
from tutorial.practice.by import By
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import kinds_by_rule
from tutorial.rules.views import Exercised, Link


@cache
def steps_by_rule() -> Mapping[Rule, tuple[tuple[Lesson, Step], ...]]:
    """The lesson steps whose right answer rests on the clause, in the order of the lessons."""
    found: dict[Rule, list[tuple[Lesson, Step]]] = {rule: [] for rule in Rule}
    for lesson in lessons():
        for step in lesson.steps:
            for rule in KINDS[step.puzzle.kind].rules(step.puzzle.question):
                found[rule].append((lesson, step))
    return {rule: tuple(steps) for rule, steps in found.items() if steps}


def exercises() -> Mapping[Rule, Exercised]:
    """For every clause that puzzles are made on, links in the language of the page."""
    language, steps = get_language() or "fi", steps_by_rule()
    return {
        rule: Exercised(
            _by_lesson(steps.get(rule, ()), language),
            tuple(Link(str(titles.KINDS[kind]), _next(kind=kind)) for kind in kinds),
            _next(rule=rule),
        )
        for rule, kinds in kinds_by_rule().items()
    }


def _next(*, kind: str | None = None, rule: Rule | None = None) -> str:
    return By(Level.USUAL, kind, rule).next_url()


def _by_lesson(
    steps: Iterable[tuple[Lesson, Step]], language: str
) -> tuple[tuple[str, tuple[Link, ...]], ...]:
    return tuple(
        (
            lesson.texts[language]["title"],
            tuple(
                Link(step.texts[language]["title"], reverse("step", args=[lesson.id, step.id]))
                for _, step in group
            ),
        )
        for lesson, group in groupby(steps, lambda pair: pair[0])
    )
