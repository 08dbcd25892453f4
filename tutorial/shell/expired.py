"""A form whose token is gone or wrong: said in words, and nothing that was typed is lost."""

from copy import copy

from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import (
    REASON_CSRF_TOKEN_MISSING,
    REASON_NO_CSRF_COOKIE,
    get_token,
)
from django.shortcuts import render
from django.utils.html import format_html
from django.utils.translation import gettext as _

from tutorial.shell.errors import error_page, fields_sent
from tutorial.shell.htmx import only_status_line, wants_fragment

_OWN_PAGES = (REASON_NO_CSRF_COOKIE, REASON_CSRF_TOKEN_MISSING)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Django's CSRF_FAILURE_VIEW. From elsewhere: refused. From an old page: one more press."""
    if _from_elsewhere(request, reason):
        return error_page(request, 403)
    if only_read := _only_read(request):
        return only_read
    if wants_fragment(request):
        return _renewed(request)
    return render(request, "error_expired.html", {"fields": fields_sent(request)}, status=403)


def _from_elsewhere(request: HttpRequest, reason: str) -> bool:
    own = reason in _OWN_PAGES or reason.startswith("CSRF token from")
    site = request.headers.get("Sec-Fetch-Site", "same-origin")
    return not own or site not in {"same-origin", "none"}


def _only_read(request: HttpRequest) -> HttpResponse | None:
    """The 405 of an address that takes no form: its view says it to a method that none takes."""
    match, asking = request.resolver_match, copy(request)
    asking.method = "OPTIONS"
    told = match.func(asking, *match.args, **match.kwargs) if match else None
    return told if told and told.status_code == 405 and "POST" not in told["Allow"] else None


def _renewed(request: HttpRequest) -> HttpResponse:
    """For htmx: the puzzle's form gets a new token; what was typed has not moved."""
    response = only_status_line(
        _("The form had been open too long. It is fresh again: please press once more."), 403
    )
    response.write(
        format_html(
            '<input type="hidden" name="csrfmiddlewaretoken" value="{}" form="attempt"'
            ' hx-swap-oob="outerHTML:[name=csrfmiddlewaretoken]">',
            get_token(request),
        )
    )
    return response
