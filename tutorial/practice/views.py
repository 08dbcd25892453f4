"""The pages of practice: what to choose, the next puzzle, a puzzle."""

from random import Random, SystemRandom
from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.asking.answer import answer
from tutorial.asking.keeping import keep
from tutorial.asking.shown import shown
from tutorial.asking.trial import try_attempt
from tutorial.practice import choosing, titles
from tutorial.practice.addresses import puzzle_of, url_of
from tutorial.practice.by import By, read_by
from tutorial.practice.sections import sections
from tutorial.progress.knowledge import attempts_of, knowledge
from tutorial.progress.learner import learner_of, remember
from tutorial.progress.reviews import due
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import Seeded
from tutorial.words import words

_USUAL: Final = By(Level.USUAL)
_CHANCE: Final[Random] = SystemRandom()


@require_safe
def practice(request: HttpRequest) -> HttpResponse:
    """What can be practised at `?level=`, and what the learner knows of it."""
    learner = learner_of(request)
    by = read_by(request.GET.get("level", "")) or _USUAL
    known = knowledge(attempts_of(learner))
    context = {
        "level": by.level,
        "levels": list(titles.LEVELS.items()),
        "mixed": By(by.level).next_url(),
        "back": len(due(learner, timezone.now())),
        "kinds": [
            (name, By(by.level, kind=kind).next_url()) for kind, name in titles.KINDS.items()
        ],
        "sections": tuple(sections(known, words(get_language() or "fi"), by.level)),
    }
    return render(request, "practice/practice.html", context)


@require_safe
def next_puzzle(request: HttpRequest) -> HttpResponse:
    """To the puzzle that helps this learner most, of what `?by=` says, other than `?after=`."""
    learner = learner_of(request)
    by = read_by(request.GET.get("by", "")) or _USUAL
    state = choosing.State(due(learner, timezone.now()), knowledge(attempts_of(learner)))
    chosen = choosing.next_puzzle(by, state, request.GET.get("after", ""), _CHANCE)
    response = HttpResponseRedirect(f"{url_of(chosen)}?by={by.text}")
    response["Cache-Control"] = "no-store"
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def puzzle(request: HttpRequest, seeded: Seeded) -> HttpResponse:
    """One puzzle: a POST keeps the attempt, a GET with `?try=` only shows it again."""
    this = puzzle_of(seeded)
    trial = try_attempt(this, request)
    learner = keep(request, this, trial, review=True)
    said = (request.POST if request.method == "POST" else request.GET).get("by", "")
    by = read_by(said)
    say = words(get_language() or "fi")
    context = {
        **shown(this, trial, say),
        "task": say.task(this.question),
        "title": titles.KINDS[seeded.kind],
        "level": titles.LEVELS[seeded.level],
        "next_url": (by or By(seeded.level)).next_url(after=this.id),
        "switch_form": "attempt",
    }
    stays = {"by": by.text} if by else {}
    response = answer(request, "practice/puzzle.html", context, trial, stays)
    if request.method == "POST" and learner:
        remember(response, learner)
    return response
