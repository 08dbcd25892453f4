"""The site's addresses, and views that fail in every way that errors have words for."""

from django.conf.urls.i18n import i18n_patterns
from django.core.exceptions import BadRequest, PermissionDenied
from django.db import OperationalError, ProgrammingError
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.urls import handler400, handler403, handler404, handler500
from tutorial.urls import urlpatterns as site

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]

FAULTS: dict[str, Exception] = {
    "unreadable": BadRequest("by test"),
    "forbidden": PermissionDenied("by test"),
    "bug": RuntimeError("by test"),
    "query": ProgrammingError("by test"),
    "full": OperationalError("database or disk is full"),
    "read-only": OperationalError("attempt to write a readonly database"),
}


@require_safe
def fault(request: HttpRequest, name: str) -> HttpResponse:
    raise FAULTS[name]


@require_http_methods(["GET", "HEAD", "POST"])
def typed(request: HttpRequest) -> HttpResponse:
    return HttpResponse(repr(sorted(request.POST.items())), content_type="text/plain")


@require_safe
@xframe_options_exempt
def framable(request: HttpRequest) -> HttpResponse:
    return HttpResponse("framed")


urlpatterns = [
    *i18n_patterns(
        path("fault/<name>/", fault),
        path("typed/", typed),
        path("framable/", framable),
    ),
    *site,
]
