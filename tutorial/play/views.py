"""The score sheet: an address holds it all, so nothing is kept here and nothing is lost there."""

from collections.abc import Mapping
from typing import Any, Final

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods

from engine.notation import SEATS
from tutorial.play.address import SheetUnreadable, from_text, to_text
from tutorial.play.entry import (
    ended,
    read_round,
    read_setup,
    sum_field,
    tiles_field,
    total_field,
)
from tutorial.play.faults import NoEnd
from tutorial.play.saying import sayings
from tutorial.play.sheet import Sheet
from tutorial.play.shown import shown_setup, shown_sheet
from tutorial.puzzles.kind import LONGEST_FIELD, Fields
from tutorial.shell.responses import SeeOther

_SEATS: Final = range(len(SEATS))
_SETUP_FIELDS: Final = ("players", "starter", *map(total_field, _SEATS))
_ROUND_FIELDS: Final = ("ended", *map(tiles_field, _SEATS), *map(sum_field, _SEATS))
_MOST_VALUES: Final = 28


@require_http_methods(["GET", "HEAD", "POST"])
def score_sheet(request: HttpRequest) -> HttpResponse:
    """The sheet in `?sheet=…`, or the beginning of one. A POST only leads to a new address."""
    sent = request.POST if request.method == "POST" else request.GET
    if "sheet" not in sent:
        return _begin(request, _fields(sent, _SETUP_FIELDS))
    try:
        sheet = from_text(sent["sheet"])
    except SheetUnreadable as unreadable:
        return _unreadable(request, unreadable)
    fields = _fields(sent, _ROUND_FIELDS)
    if request.method == "POST":
        return _add(request, sheet, fields)
    return _page(request, shown_sheet(sheet, fields, (), _language()), 200)


def _begin(request: HttpRequest, fields: Fields) -> HttpResponse:
    """Ask who plays; once it is said, open a sheet."""
    if request.method != "POST":
        return _page(request, shown_setup(fields, ""), 200)
    sheet = read_setup(fields)
    if isinstance(sheet, Sheet):
        return SeeOther(f"{request.path}?sheet={to_text(sheet)}")
    return _page(request, shown_setup(fields, sayings(_language()).setup_fault(sheet)), 422)


def _add(request: HttpRequest, sheet: Sheet, fields: Fields) -> HttpResponse:
    """One round more, or why not, with all that was typed and tapped."""
    if sheet.result or sheet.is_full:
        return _page(request, shown_sheet(sheet, {}, (), _language()), 409)
    said, out = ended(next(iter(fields["ended"]), ""), sheet.players)
    if not said:
        return _page(request, shown_sheet(sheet, fields, (NoEnd(),), _language()), 422)
    entered = read_round(fields, out, sheet.players)
    if entered.played is None:
        return _page(request, shown_sheet(sheet, fields, entered.faults, _language()), 422)
    return SeeOther(f"{request.path}?sheet={to_text(sheet.with_round(entered.played))}#credit")


def _unreadable(request: HttpRequest, unreadable: SheetUnreadable) -> HttpResponse:
    """A mistyped or altered address: what is wrong with it, and the rounds that can be read."""
    sentence = sayings(_language()).address_fault(unreadable.fault, unreadable.number)
    readable = unreadable.readable
    context = {
        **shown_setup({}, sentence),
        "here": request.get_full_path() if request.method != "POST" else request.path,
        "readable": to_text(readable) if readable else "",
        "rounds": len(readable.rounds) if readable else 0,
    }
    return _page(request, context, 400)


def _page(request: HttpRequest, context: Mapping[str, Any], status: int) -> HttpResponse:
    """The page; where it has a form, the language switch takes along what stands in it."""
    name = "play/sheet.html" if "sheet" in context else "play/setup.html"
    has_form = context.get("hands") or "sheet" not in context
    form = {"switch_form": "entry"} if has_form else {}
    return render(request, name, {**context, **form}, status=status)


def _language() -> str:
    return get_language() or "fi"


def _fields(sent: QueryDict, names: tuple[str, ...]) -> Fields:
    """No more than the form sends, and long enough to be told that it is too long."""
    return {
        name: [value[: LONGEST_FIELD + 1] for value in sent.getlist(name)[:_MOST_VALUES] if value]
        for name in names
    }
