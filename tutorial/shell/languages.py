"""Which language: the URL decides, always; elsewhere a choice, then the browser's wish."""

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.http.response import HttpResponseBase
from django.urls import reverse
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.shell.errors import error_page
from tutorial.shell.responses import SeeOther

CODES: Final = tuple(code for code, _ in settings.LANGUAGES)
_NOT_TYPED = {"csrfmiddlewaretoken", "here", "hint", "language", "tried"}  # `here` has the rest
LONGEST_QUERY: Final = 4000  # servers and proxies refuse much longer addresses


def language_by_url(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """The middleware: `/fi/…` is Finnish and `/en/…` English, whatever a cookie says."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        code = language_of(request.path_info) or translation.get_language_from_request(request)
        request.LANGUAGE_CODE = code
        translation.activate(code)
        response = get_response(request)
        response.headers.setdefault("Content-Language", code)
        return response

    return middleware


def language_of(path: str) -> str | None:
    """The language whose prefix the path has; None where there is none."""
    code = path[1:3]
    return code if path[3:4] == "/" and path[:1] == "/" and code in CODES else None


@require_safe
def choose_home(request: HttpRequest) -> HttpResponse:
    """`/`: home in the language once chosen, else the browser's, else Finnish."""
    with translation.override(translation.get_language_from_request(request)):
        response = HttpResponseRedirect(reverse("home"))
    patch_vary_headers(response, ["Accept-Language", "Cookie"])
    response["Cache-Control"] = "private, no-cache"
    return response


@require_http_methods(["POST"])
def language(request: HttpRequest) -> HttpResponse:
    """Keep the choice in a cookie and show the same page, with all that was typed, in it."""
    chosen = request.POST.get("language", "")
    if chosen not in CODES:
        return error_page(request, 400)
    response = SeeOther(_same_place(request.POST, chosen))
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        chosen,
        max_age=settings.LANGUAGE_COOKIE_AGE,
        secure=settings.LANGUAGE_COOKIE_SECURE,
        httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
        samesite="Lax",
    )
    return response


def _same_place(form: QueryDict, chosen: str) -> str:
    """The page the form stood on, in the chosen language; home where `here` is no page of ours."""
    page = urlsplit(_page_of_ours(form.get("here", "")))
    path = path_in(chosen, page.path)
    if path is None:
        with translation.override(chosen):
            return reverse("home")
    query = _with_typed(QueryDict(page.query, mutable=True), form)
    return f"{path}?{query}" if query else path


def path_in(chosen: str, path: str) -> str | None:
    """The same page in another language: paths differ in their prefix only. None without one."""
    return f"/{chosen}{path[3:]}" if language_of(path) else None


def _page_of_ours(here: str) -> str:
    """`here`, if it is a path on this site and in no browser's eyes anything else; else empty."""
    plain = here.startswith("/") and here.isprintable()
    return here if plain and url_has_allowed_host_and_scheme(here, allowed_hosts=None) else ""


def _with_typed(query: QueryDict, form: QueryDict) -> str:
    """The query with the typed fields in it; what was emptied goes, what is far too long stays."""
    before = query.urlencode()
    for name, values in form.lists():
        if name in _NOT_TYPED:
            continue
        if any(values):
            query.setlist(name, values)
        else:
            query.pop(name, None)
    after = query.urlencode()
    return after if len(after) <= LONGEST_QUERY else before
