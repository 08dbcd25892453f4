"""A puzzle as small as can be: how much is 2 + 2? 4 is right, other numbers are not."""

import time
from urllib.parse import urlencode

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from tutorial.shell.htmx import fragment, status_line, wants_fragment
from tutorial.shell.responses import SeeOther

SAID = {True: "Right. 2 and 2 make 4.", False: "Not that many: count once more."}


@require_http_methods(["GET", "HEAD", "POST"])
def demo(request: HttpRequest) -> HttpResponse:
    fields = request.POST if request.method == "POST" else request.GET
    _break_as_asked(fields.get("fault", ""))
    typed = fields.get("number", fields.get("try", ""))
    tried = request.method == "POST" or "try" in request.GET
    if tried and not typed.isascii():
        return _answer(request, "That is no number.", typed, status=422)
    if request.method == "POST" and not wants_fragment(request):
        return SeeOther(_address(typed))
    return _answer(request, SAID[typed == "4"] if tried else "", typed)


def _break_as_asked(fault: str) -> None:
    match fault:
        case "500":
            raise RuntimeError("asked for")
        case "503":
            raise OperationalError("database or disk is full")
        case "slow":
            time.sleep(5)
        case _:
            pass


def _address(typed: str) -> str:
    return f"{reverse('demo')}?{urlencode({'try': typed})}"


def _answer(request: HttpRequest, said: str, typed: str, status: int = 200) -> HttpResponse:
    posted = request.method == "POST" and status == 200
    context = {
        "said": said,
        "solved": said == SAID[True],
        "typed": typed,
        "here": _address(typed) if posted else request.get_full_path(),
        "switch_form": "attempt",
    }
    if not wants_fragment(request):
        return render(request, "demo.html", context, status=status)
    content = render_to_string("_demo.html", context, request) + status_line(said)
    response = fragment(content, status)
    if posted:
        response["HX-Push-Url"] = _address(typed)
    return response
