"""The rules with where each is exercised; one learner, and what they can do with what is kept."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.lessons.shelf import puzzle_ids
from tutorial.overview.exercised import exercises
from tutorial.practice.sections import sections
from tutorial.progress.forgetting import erase
from tutorial.progress.knowledge import Standing, attempts_of, knowledge, mistakes
from tutorial.progress.learner import first_key, forget, learner_of, remember
from tutorial.progress.moving import code_of, merge, move_of, new_code, puzzles_of
from tutorial.progress.record import solved
from tutorial.puzzles.level import Level
from tutorial.rules.views import rules_page
from tutorial.shell.responses import SeeOther
from tutorial.words import words


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """Every clause with its example, its lesson steps and its kinds of puzzle."""
    return rules_page(request, exercises)


@require_safe
def progress(request: HttpRequest) -> HttpResponse:
    """What is kept of this learner: what they know by clause, which errors they make."""
    learner = learner_of(request)
    say = words(get_language() or "fi")
    attempts = attempts_of(learner)
    known = tuple(sections(knowledge(attempts), say, Level.USUAL))
    rows = [row for section in known for row in section.rows]
    context = {
        "known": learner is not None,
        "solved": len(solved(learner, puzzle_ids())),
        "tried": len({attempt.puzzle for attempt in attempts}),
        "sections": known,
        "rules": len(rows),
        "rules_known": sum(row.known.standing is Standing.KNOWN for row in rows),
        "mistakes": [
            (sentence, often)
            for name, often in mistakes(attempts)
            if (sentence := say.mistake(name))
        ],
    }
    return render(request, "overview/progress.html", context)


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


@require_http_methods(["GET", "HEAD", "POST"])
def move(request: HttpRequest) -> HttpResponse:
    """A POST makes a code that brings this learner's progress elsewhere; a GET shows it."""
    learner = learner_of(request)
    if request.method == "POST":
        if learner:
            new_code(learner, timezone.now())
        return SeeOther(reverse("move"))
    code = code_of(learner, timezone.now())
    link = f"{reverse('move-here')}?code={code.code}" if code else ""
    context = {
        "puzzles": puzzles_of(learner) if learner else 0,
        "transfer": code and f"{code.code[:4]} {code.code[4:]}",
        "expires": code and code.expires,
        "link": link and request.build_absolute_uri(link),
    }
    return render(request, "overview/move.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def move_here(request: HttpRequest) -> HttpResponse:
    """A GET shows what a code would bring; a POST brings it, once, to this browser's learner."""
    posted = request.method == "POST"
    typed = (request.POST if posted else request.GET).get("code", "")
    learner = learner_of(request) or (first_key(request) if posted else None)
    found = move_of(typed, timezone.now()) if typed else None
    if found and found.came is not None and found.used_by != learner:
        found = None
    if found and learner and posted:
        merge(found, learner)
        response = SeeOther(f"{reverse('move-here')}?code={found.code}")
        remember(response, learner)
        return response
    context = {
        "typed": typed[:40],
        "unknown": bool(typed) and not found,
        "transfer": found and found.code,
        "own": found and found.learner == learner,
        "came": found and found.came,
        "puzzles": puzzles_of(found.learner) if found else 0,
    }
    status = 404 if context["unknown"] else 200
    return render(request, "overview/move_here.html", context, status=status)
