"""The pages of the lessons: contents, a lesson, a step."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.asking.answer import answer
from tutorial.asking.keeping import keep
from tutorial.asking.shown import shown
from tutorial.asking.trial import try_attempt
from tutorial.lessons.content import lessons
from tutorial.lessons.shelf import (
    after,
    lesson_or_404,
    place_or_404,
    puzzle_ids,
    row_of_steps,
    shelved,
    ways_on,
)
from tutorial.progress.learner import learner_of, remember
from tutorial.progress.record import solved
from tutorial.words import words


@require_safe
def contents(request: HttpRequest) -> HttpResponse:
    """All lessons, what is solved of each, and where to go on."""
    done = solved(learner_of(request), puzzle_ids())
    shelves = [shelved(each, get_language() or "fi", done) for each in lessons()]
    going_on = next((shelf.next_step for shelf in shelves if shelf.next_step), None)
    context = {
        "lessons": shelves,
        "going_on": going_on,
        "solved": len(done),
        "steps": len(puzzle_ids()),
    }
    return render(request, "lessons/contents.html", context)


@require_safe
def go_on(request: HttpRequest) -> HttpResponse:
    """To the first step that is not solved yet; to the contents when all are."""
    done = solved(learner_of(request), puzzle_ids())
    for each in lessons():
        place = shelved(each, get_language() or "fi", done).next_step
        if place:
            return HttpResponseRedirect(place.url)
    return HttpResponseRedirect(reverse("contents"))


@require_safe
def lesson(request: HttpRequest, lesson: str) -> HttpResponse:
    """What a lesson is about, its steps and, once all are solved, its summary."""
    this = lesson_or_404(lesson)
    done = solved(learner_of(request), this.puzzle_ids)
    following = after(this)
    context = {
        "lesson": shelved(this, get_language() or "fi", done),
        "following": following and shelved(following, get_language() or "fi", ()),
    }
    return render(request, "lessons/lesson.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def step(request: HttpRequest, lesson: str, step: str) -> HttpResponse:
    """One puzzle of a lesson: a POST keeps the attempt, a GET with `?try=` only shows it again.

    A fragment leaves the row of steps alone but for the link to a step that is solved now.
    """
    this = lesson_or_404(lesson)
    language = get_language() or "fi"
    shelf = shelved(this, language, ())
    place = place_or_404(shelf, step)
    puzzle = place.step.puzzle
    trial = try_attempt(puzzle, request)
    learner = keep(request, puzzle, trial)
    context = {
        **shown(puzzle, trial, words(language), after=place.texts["after"]),
        "lesson": shelf,
        "place": place,
        "steps": lambda: row_of_steps(
            lesson, language, place.number, solved(learner, this.puzzle_ids)
        ),
        "ways_on": ways_on(lesson, language, place.number, solved=trial.solved),
        "switch_form": "attempt",
    }
    response = answer(request, "lessons/step.html", context, trial)
    if request.method == "POST" and learner:
        remember(response, learner)
    return response
