"""Errors in words: what happened, what is still there, the way back, in the page's language."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from django.conf import settings
from django.db import DatabaseError, InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorial.shell.htmx import only_status_line, wants_fragment

logger = logging.getLogger(__name__)


class Words(NamedTuple):
    title: str | Promise
    sentence: str | Promise


WORDS = {
    400: Words(
        _("That request could not be read"),
        _("Something in it was broken or far too long. Nothing has changed."),
    ),
    403: Words(
        _("This form came from another site"),
        _("For safety, only this site’s own pages may send answers here. Nothing has changed."),
    ),
    404: Words(
        _("There is no such page"),
        _("The address may be mistyped, or the page has moved."),
    ),
    405: Words(
        _("This page cannot be used in that way"),
        _("The address is right, but not for this kind of request. Nothing has changed."),
    ),
    413: Words(
        _("That was too much to send at once"),
        _("An answer is short; this was far longer. Nothing has changed."),
    ),
    500: Words(
        _("Something broke on our side"),
        _("It is not your fault, and what you have solved is kept. Please try again in a moment."),
    ),
    503: Words(
        _("The site cannot save or look things up just now"),
        _("It is not your fault, and what you have solved is kept. Please try again in a moment."),
    ),
}

# For when not even a template can be drawn: no template, no catalogue, no database.
_BARE = {
    "fi": ("Jokin meni meillä rikki", "Vika ei ole sinussa. Yritä hetken kuluttua uudelleen.",
           "Alkuun"),
    "en": ("Something broke on our side", "It is not your fault. Please try again in a moment.",
           "To the start"),
}  # fmt: skip
_BARE_PAGE = (
    '<!doctype html><html lang="{code}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
    '<h1>{title}</h1><p>{sentence}</p><p><a href="/{code}/">{back}</a></p></html>'
)


def errors_in_words(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """The middleware: a database that is full, locked or gone is 503; a bare 405 gets its words."""
    return _ErrorsInWords(get_response)


class _ErrorsInWords:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if response.status_code == 405 and isinstance(response, HttpResponse):
            return _method_not_allowed(request, response)
        return response

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if _is_outage(error):
            logger.error("The database failed at %s", request.path, exc_info=error)
            return error_page(request, 503)
        return None


def _is_outage(error: Exception) -> bool:
    """A fault of the database and its disk, not of our queries."""
    return isinstance(error, OperationalError | InterfaceError) or type(error) is DatabaseError


def _method_not_allowed(request: HttpRequest, bare: HttpResponse) -> HttpResponse:
    page = error_page(request, 405)
    page["Allow"] = bare["Allow"]
    return page


def error_page(request: HttpRequest, status: int, words: Words | None = None) -> HttpResponse:
    """The page, or for htmx the sentence for its status line; it cannot fail.

    `words` where a page knows better what is wrong.
    """
    words = words or WORDS[status]
    try:
        if wants_fragment(request):
            return only_status_line(f"{words.title}. {words.sentence}", status)
        context = {
            "title": words.title,
            "sentence": words.sentence,
            "status": status,
            "fields": fields_sent(request) if status >= 500 and request.method == "POST" else [],
        }
        return HttpResponse(render_to_string("error.html", context, request), status=status)
    except Exception:  # whatever it is: an error page that fails is worse than a bare one
        logger.exception("The error page for %s could not be drawn", status)
        return _bare(status)


def fields_sent(request: HttpRequest) -> list[tuple[str, str]]:
    """What a form sent, to be sent again with one press; its token is given anew."""
    return [
        (name, value)
        for name, values in request.POST.lists()
        if name != "csrfmiddlewaretoken"
        for value in values
    ]


def _bare(status: int) -> HttpResponse:
    code = translation.get_language() or settings.LANGUAGE_CODE
    title, sentence, back = _BARE.get(code, _BARE["fi"])
    return HttpResponse(
        _BARE_PAGE.format(code=code, title=title, sentence=sentence, back=back), status=status
    )


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001
    return error_page(request, 400)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001
    return error_page(request, 403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001
    return error_page(request, 404)


def server_error(request: HttpRequest) -> HttpResponse:
    return error_page(request, 500)
