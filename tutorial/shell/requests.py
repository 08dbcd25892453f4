"""Turns away at the door what no browser sends: a 4xx in words, before anything reads it."""

from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.http import HttpRequest, QueryDict
from django.http.response import HttpResponseBase

from tutorial.shell.errors import error_page

METHODS: Final = ("GET", "HEAD", "POST")
_UNREADABLE = ("\0", "\N{REPLACEMENT CHARACTER}")  # what invalid UTF-8 has become by now


def well_formed(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """The middleware. What comes through has a known method, a short body and readable text."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        if request.method not in METHODS:
            refused = error_page(request, 405)
            refused["Allow"] = ", ".join(METHODS)
            return refused
        status = _fault(request)
        return error_page(request, status) if status else get_response(request)

    return middleware


def _fault(request: HttpRequest) -> int | None:
    """The status to refuse with; None where all is well. Cheap tests first, and few of them."""
    meta = request.META
    charset = (request.content_params or {}).get("charset", "utf-8")
    if charset.lower() != "utf-8":
        request.encoding = "utf-8"  # Django would go on decoding the query by it
        return 400
    if "\0" in request.path_info or not _is_text(meta.get("HTTP_COOKIE", "").encode("latin-1")):
        return 400
    if "%" in meta.get("QUERY_STRING", "") and _any_unreadable(request.GET):
        return 400
    if request.method != "POST":
        return None
    if _length(meta.get("CONTENT_LENGTH")) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        return 413
    return 400 if not _is_text(request.body) or _any_unreadable(request.POST) else None


def _length(header: str | None) -> int:
    return int(header) if header and header.isascii() and header.isdigit() else 0


def _is_text(raw: bytes) -> bool:
    """UTF-8 without NUL."""
    if not raw.isascii():
        try:
            raw.decode()
        except UnicodeDecodeError:
            return False
    return b"\0" not in raw


def _any_unreadable(fields: QueryDict) -> bool:
    return any(
        _unreadable(name) or any(_unreadable(value) for value in values)
        for name, values in fields.lists()
    )


def _unreadable(text: str) -> bool:
    return any(sign in text for sign in _UNREADABLE)
