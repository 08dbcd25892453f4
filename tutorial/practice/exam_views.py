"""The pages of the referee exam: begin, answer, hand in, what went wrong, the certificate."""

import unicodedata
from random import SystemRandom
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods

from tutorial.asking.answer import page_or_fragment
from tutorial.asking.shown import Said, said_of, shown
from tutorial.asking.trial import judged, typed_answer
from tutorial.practice import titles
from tutorial.practice.addresses import url_of
from tutorial.practice.by import By
from tutorial.practice.exam import LENGTH, exam_puzzles, judge, new_exam_seed, puzzles_of
from tutorial.progress.exams import (
    PASSED_AT,
    answer,
    answers,
    begin,
    exam_of,
    exams_of,
    hand_in,
)
from tutorial.progress.learner import first_key, learner_of, remember
from tutorial.progress.models import Exam
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import read_seeded
from tutorial.shell.errors import Words as ErrorWords
from tutorial.shell.errors import error_page
from tutorial.shell.htmx import wants_fragment
from tutorial.shell.responses import SeeOther
from tutorial.words import words

_NOT_HERE: Final = ErrorWords(
    _("That exam is not in this browser"),
    _("It was begun in another browser, or it has been erased. You can begin a new one."),
)
_LONGEST_NAME: Final = 60
_CHANCE: Final = SystemRandom()


class Missed(NamedTuple):
    """A puzzle that was not solved: what was asked, what was said to the answer, what is right.

    `verdict` is None where nothing was answered.
    """

    number: int
    task: str
    verdict: Said | None
    right: str
    rule: str
    url: str
    practise: str


@require_http_methods(["GET", "HEAD", "POST"])
def exams(request: HttpRequest) -> HttpResponse:
    """What the exam is, and the learner's own; a POST begins one, or goes on with the open one."""
    learner = learner_of(request)
    if request.method == "POST":
        learner = learner or first_key(request)
        seed = new_exam_seed(_CHANCE)
        exam = begin(learner, seed, exam_puzzles(seed), timezone.now())
        response = SeeOther(reverse("exam-question", args=[exam.seed, 1]))
        remember(response, learner)
        return response
    own = exams_of(learner)
    context = {
        "open": next((exam for exam in own if exam.handed_in is None), None),
        "done": [exam for exam in own if exam.handed_in],
        "length": LENGTH,
        "pass_at": PASSED_AT,
    }
    return render(request, "practice/exams.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def paper(request: HttpRequest, seed: str) -> HttpResponse:
    """All questions of an exam; a POST hands it in, and then it says what went wrong."""
    exam = exam_of(learner_of(request), seed)
    if exam is None:
        return error_page(request, 404, _NOT_HERE)
    if request.method == "POST":
        hand_in(exam, judge, timezone.now())
        return SeeOther(reverse("exam-paper", args=[seed]))
    if exam.handed_in is None:
        return render(request, "practice/paper.html", _asked(exam, answers(exam)))
    return render(request, "practice/result.html", _result(exam))


@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, seed: str, number: int) -> HttpResponse:
    """One question; a POST keeps the answer, unjudged, and goes on to the next."""
    exam = exam_of(learner_of(request), seed)
    if exam is None:
        return error_page(request, 404, _NOT_HERE)
    puzzles = puzzles_of(exam)
    if not 1 <= number <= len(puzzles):
        raise Http404(number)
    if exam.handed_in:
        return HttpResponseRedirect(reverse("exam-paper", args=[seed]))
    puzzle = puzzles[number - 1]
    given = answers(exam) if request.method != "POST" else {}
    trial = typed_answer(puzzle, request, given.get(number, ""))
    if request.method == "POST" and not trial.unreadable:
        answer(exam, number, trial.text)
        return SeeOther(_next_url(exam, number))
    say = words(get_language() or "fi")
    context = {
        **shown(puzzle, trial, say),
        **_asked(exam, given or answers(exam)),
        "more_hints": "",
        "task": say.task(puzzle.question),
        "title": titles.KINDS[puzzle.kind],
        "number": number,
        "here": request.path,
        "switch_form": "attempt",
    }
    if not trial.unreadable:
        context["said"] = gettext("Question %(number)s") % {"number": number}
    status = 422 if trial.unreadable else 200
    response = page_or_fragment(request, "practice/question.html", context, status)
    if wants_fragment(request) and not trial.unreadable:
        response["HX-Push-Url"] = request.path
    return response


def _next_url(exam: Exam, number: int) -> str:
    if number < len(exam.puzzles.split()):
        return f"{reverse('exam-question', args=[exam.seed, number + 1])}#title"
    return f"{reverse('exam-paper', args=[exam.seed])}#main"


@require_http_methods(["GET", "HEAD", "POST"])
def certificate(request: HttpRequest, seed: str) -> HttpResponse:
    """For a passed exam; a POST shows it with the name it brings, which is kept nowhere."""
    exam = exam_of(learner_of(request), seed)
    if exam is None:
        return error_page(request, 404, _NOT_HERE)
    if (exam.right or 0) < PASSED_AT:
        return HttpResponseRedirect(reverse("exam-paper", args=[seed]))
    context = {"exam": exam, "length": LENGTH, "name": _plain(request.POST.get("name", ""))}
    return render(request, "practice/certificate.html", context)


def _plain(name: str) -> str:
    """Without signs that are not seen or turn the text round, trimmed, not too long."""
    seen = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C")
    return " ".join(seen.split())[:_LONGEST_NAME].strip()


def _asked(exam: Exam, given: dict[int, str]) -> dict[str, Any]:
    numbers = range(1, len(exam.puzzles.split()) + 1)
    rows = [
        (number, reverse("exam-question", args=[exam.seed, number]), number in given)
        for number in numbers
    ]
    return {
        "exam": exam,
        "rows": rows,
        "answered": len(given),
        "length": len(rows),
        "first_open": next((url for _, url, known in rows if not known), None),
    }


def _result(exam: Exam) -> dict[str, Any]:
    return {
        "exam": exam,
        "length": LENGTH,
        "pass_at": PASSED_AT,
        "passed": (exam.right or 0) >= PASSED_AT,
        "missed": _missed(exam, answers(exam)),
    }


def _missed(exam: Exam, given: dict[int, str]) -> list[Missed]:
    say = words(get_language() or "fi")
    found = []
    for number, (name, puzzle) in enumerate(
        zip(exam.puzzles.split(), puzzles_of(exam), strict=True), start=1
    ):
        text = given.get(number, "")
        trial = judged(puzzle, text) if text else None
        if trial and trial.solved:
            continue
        rule = read_seeded(name).rule
        assert rule is not None
        found.append(
            Missed(
                number,
                say.task(puzzle.question),
                said_of(trial, say) if trial else None,
                say.hint(puzzle.hints[-1]),
                say.clause_title(rule),
                f"{url_of(name)}?{urlencode({'try': text}, safe='~')}" if text else url_of(name),
                By(Level.USUAL, rule=rule).next_url(),
            )
        )
    return found
