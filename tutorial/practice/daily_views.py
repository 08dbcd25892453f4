"""The pages of the daily puzzle: today's, one of a date, the archive."""

import re
from datetime import date
from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.asking.answer import answer
from tutorial.asking.keeping import keep
from tutorial.asking.shown import shown
from tutorial.asking.trial import try_attempt
from tutorial.practice import titles
from tutorial.practice.daily import FIRST_DAY, days_of_month, puzzle_of, seeded_of
from tutorial.practice.daily import today_in_helsinki as today_of
from tutorial.progress.learner import learner_of, remember
from tutorial.progress.streak import days_in_time, solved_days, streak
from tutorial.shell.errors import Words, error_page
from tutorial.words import words

_NOT_YET: Final = Words(
    _("That day’s puzzle is still to come"),
    _("Every day has a puzzle of its own, from midnight in Helsinki on."),
)
_BEFORE: Final = Words(
    _("That day has no puzzle"),
    _("The daily puzzles began later. The archive has them all."),
)


@require_safe
def today(request: HttpRequest) -> HttpResponse:  # noqa: ARG001  (a view is given it)
    """To the puzzle of the day it is in Helsinki."""
    response = HttpResponseRedirect(reverse("daily", args=[today_of(timezone.now())]))
    response["Cache-Control"] = "no-store"
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def daily(request: HttpRequest, day: date) -> HttpResponse:
    """The puzzle of a day that has come: a POST keeps the attempt, a GET only shows it."""
    now = today_of(timezone.now())
    if not FIRST_DAY <= day <= now:
        return error_page(request, 404, _NOT_YET if day > now else _BEFORE)
    this = puzzle_of(day)
    trial = try_attempt(this, request)
    learner = keep(request, this, trial, review=True)
    say = words(get_language() or "fi")
    context = {
        **shown(this, trial, say),
        "task": say.task(this.question),
        "day": day,
        "is_today": day == now,
        "title": titles.KINDS[this.kind],
        "level": titles.LEVELS[seeded_of(day).level],
        "streak": streak(days_in_time(learner), now),
        "switch_form": "attempt",
    }
    response = answer(request, "practice/daily.html", context, trial)
    if request.method == "POST" and learner:
        remember(response, learner)
    return response


@require_safe
def archive(request: HttpRequest) -> HttpResponse:
    """The days of a month, `?month=2026-11`, with what is solved; the present month without."""
    now = today_of(timezone.now())
    month = _month(request.GET.get("month", ""), now)
    days = days_of_month(month, now)
    if not days:
        return error_page(request, 404, _NOT_YET if month > now else _BEFORE)
    learner = learner_of(request)
    solved = solved_days(learner)
    context = {
        "month": month,
        "days": [(day, titles.KINDS[seeded_of(day).kind], day in solved) for day in days],
        "before": _first_of_month_before(month),
        "has_before": month > FIRST_DAY,
        "after": _first_of_month_after(month),
        "has_after": _first_of_month_after(month) <= now,
        "streak": streak(days_in_time(learner), now),
    }
    return render(request, "practice/archive.html", context)


def _month(text: str, now: date) -> date:
    """The first of the month that is written; of the present one where none is."""
    written = re.fullmatch(r"([0-9]{4})-(0[1-9]|1[0-2])", text, re.ASCII)
    year, month = (int(written[1]), int(written[2])) if written else (now.year, now.month)
    return date(max(year, 1), month, 1)


def _first_of_month_before(first: date) -> date:
    return date(first.year - 1, 12, 1) if first.month == 1 else first.replace(month=first.month - 1)


def _first_of_month_after(first: date) -> date:
    return date(first.year + 1, 1, 1) if first.month == 12 else first.replace(month=first.month + 1)
