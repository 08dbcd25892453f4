"""Compresses pages as they are made: brotli where understood, else gzip.

Middling levels on purpose: the last bytes would cost as much CPU as the page.
CSRF tokens are masked anew in every page, and a fragment repeats only the one that was just sent,
so that compression gives nothing away.
"""

import re
import zlib
from collections.abc import Callable

import brotli
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils.cache import patch_vary_headers

_WORTH_IT = 600  # bytes; below, the headers weigh more than what is saved
_BROTLI_QUALITY = 5
_GZIP_LEVEL = 6
_GZIP = 31  # zlib's window bits for a gzip frame
_REFUSED = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*", re.IGNORECASE)


def compressed(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """The middleware."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if not isinstance(response, HttpResponse) or response.has_header("Content-Encoding"):
            return response
        content = response.content
        if len(content) < _WORTH_IT:
            return response
        patch_vary_headers(response, ["Accept-Encoding"])
        accepted = request.META.get("HTTP_ACCEPT_ENCODING", "").lower()
        if _accepts(accepted, "br"):
            response.content = brotli.compress(content, quality=_BROTLI_QUALITY)
            response["Content-Encoding"] = "br"
        elif _accepts(accepted, "gzip"):
            response.content = zlib.compress(content, _GZIP_LEVEL, _GZIP)
            response["Content-Encoding"] = "gzip"
        response["Content-Length"] = str(len(response.content))
        return response

    return middleware


def _accepts(accepted: str, coding: str) -> bool:
    """Whether the header names the coding, and not to refuse it (q=0)."""
    for each in accepted.split(","):
        name, _, weight = each.partition(";")
        if name.strip() == coding:
            return not _REFUSED.fullmatch(weight)
    return False
