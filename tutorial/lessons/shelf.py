"""The lessons as one learner sees them: in one language, with what is solved."""

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from django.http import Http404
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.utils.safestring import SafeString

from tutorial.lessons.content import Lesson, Step, lessons


class Place(NamedTuple):
    """A step in a row of steps; `texts` are those of the language asked for."""

    step: Step
    number: int
    url: str
    texts: Mapping[str, str]
    solved: bool = False


class Shelved(NamedTuple):
    """A lesson with its steps; `next_step` is the first that is not solved, None when all are."""

    id: str
    minutes: int
    url: str
    texts: Mapping[str, str]
    steps: tuple[Place, ...]

    @property
    def solved(self) -> int:
        return sum(place.solved for place in self.steps)

    @property
    def next_step(self) -> Place | None:
        return next((place for place in self.steps if not place.solved), None)


def puzzle_ids() -> tuple[str, ...]:
    """Every step's puzzle, in order."""
    return tuple(puzzle for lesson in lessons() for puzzle in lesson.puzzle_ids)


def lesson_or_404(name: str) -> Lesson:
    for lesson in lessons():
        if lesson.id == name:
            return lesson
    raise Http404(name)


def shelved(lesson: Lesson, language: str, solved: Collection[str]) -> Shelved:
    """The lesson in `language`, its steps marked as solved by the ids in `solved`."""
    new = _new(lesson.id, language)
    steps = (
        place._replace(solved=True) if place.step.puzzle.id in solved else place
        for place in new.steps
    )
    return new._replace(steps=tuple(steps))


@cache
def _new(name: str, language: str) -> Shelved:
    """The lesson as for a learner who has solved nothing."""
    lesson = lesson_or_404(name)
    with translation.override(language):
        steps = tuple(
            Place(step, number, reverse("step", args=[name, step.id]), step.texts[language])
            for number, step in enumerate(lesson.steps, start=1)
        )
        url = reverse("lesson", args=[name])
    return Shelved(name, lesson.minutes, url, lesson.texts[language], steps)


@lru_cache(maxsize=1000)
def row_of_steps(name: str, language: str, number: int, solved: frozenset[str]) -> SafeString:
    """The links to all steps of a lesson, on step `number`; drawn once for each set of solved."""
    shelf = shelved(lesson_or_404(name), language, solved)
    context = {"lesson": shelf, "place": shelf.steps[number - 1]}
    with translation.override(language):
        return render_to_string("lessons/_steps.html", context)


@lru_cache(maxsize=1000)
def ways_on(name: str, language: str, number: int, *, solved: bool) -> SafeString:
    """Where one can go from step `number`, just `solved` or not; drawn once."""
    shelf = _new(name, language)
    context = {
        "lesson": shelf,
        "before": shelf.steps[number - 2] if number > 1 else None,
        "place": shelf.steps[number - 1],
        "following": shelf.steps[number] if number < len(shelf.steps) else None,
        "solved": solved,
    }
    with translation.override(language):
        return render_to_string("lessons/_ways_on.html", context)


def place_or_404(shelf: Shelved, name: str) -> Place:
    for place in shelf.steps:
        if place.step.id == name:
            return place
    raise Http404(name)


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that follows, None after the last."""
    row = lessons()
    following = row.index(lesson) + 1
    return row[following] if following < len(row) else None
