"""The pages of the lessons: contents, a lesson, a step, and what is kept of the learner."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.asking.answer import answer
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
from tutorial.progress.learner import first_key, forget, learner_of, remember
from tutorial.progress.record import erase, record, solved
from tutorial.shell.responses import SeeOther
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
    """One puzzle of a lesson: a POST keeps the attempt, a GET with `?try=` only shows it again."""
    this = lesson_or_404(lesson)
    language = get_language() or "fi"
    shelf = shelved(this, language, ())
    place = place_or_404(shelf, step)
    puzzle = place.step.puzzle
    trial = try_attempt(puzzle, request)
    learner = learner_of(request)
    if request.method == "POST" and trial.verdict and not trial.hint_asked:
        learner = learner or first_key(request)
        record(learner, puzzle.id, trial.text, trial.verdict.outcome, trial.hints)
    done = solved(learner, this.puzzle_ids)
    context = {
        **shown(puzzle, trial, words(language), after=place.texts["after"]),
        "lesson": shelf,
        "place": place,
        "steps": row_of_steps(lesson, language, place.number, done),
        "ways_on": ways_on(lesson, language, place.number, solved=trial.solved),
        "switch_form": "attempt",
    }
    response = answer(request, "lessons/step.html", context, trial)
    if request.method == "POST" and learner:
        remember(response, learner)
    return response


@require_safe
def progress(request: HttpRequest) -> HttpResponse:
    """What is kept of this learner, and the two ways to be rid of it."""
    done = solved(learner_of(request), puzzle_ids())
    context = {"known": learner_of(request) is not None, "solved": len(done)}
    return render(request, "lessons/progress.html", context)


@require_http_methods(["POST"])
def erase_progress(request: HttpRequest) -> HttpResponse:
    """Delete all that is kept of this learner, in the database and in the browser."""
    learner = learner_of(request)
    if learner:
        erase(learner)
    response = SeeOther(f"{reverse('progress')}?done=erased")
    forget(request, response)
    return response


@require_http_methods(["POST"])
def new_learner(request: HttpRequest) -> HttpResponse:
    """Let the next learner at this machine start from nothing; what was kept stays unseen."""
    response = SeeOther(f"{reverse('contents')}?done=new-learner")
    forget(request, response)
    return response
