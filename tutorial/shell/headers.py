"""Headers that stand on every answer: pages, fragments, files, errors."""

from collections.abc import Callable

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.cache import patch_vary_headers

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors {ancestors}"
)
_CLOSED = _POLICY.format(ancestors="'none'")
_FRAMABLE = _POLICY.format(ancestors="*")
_UNUSED = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
_PERMISSIONS = ", ".join(f"{name}=()" for name in _UNUSED)


def page_headers(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """The middleware. A view under Django's `@xframe_options_exempt` may be framed anywhere."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        headers = response.headers
        framable = getattr(response, "xframe_options_exempt", False)
        headers["Content-Security-Policy"] = _FRAMABLE if framable else _CLOSED
        headers["Permissions-Policy"] = _PERMISSIONS
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        # Also where a middleware above the usual ones has answered.
        headers.setdefault("X-Content-Type-Options", "nosniff")
        headers.setdefault("Referrer-Policy", "same-origin")
        headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
        if not framable:
            headers.setdefault("X-Frame-Options", "DENY")
        if headers.get("Content-Type", "").startswith("text/html"):
            # A page and its fragment share an address: without this, Back shows the bare fragment.
            patch_vary_headers(response, ["HX-Request", "HX-Request-Type"])
            headers.setdefault("Cache-Control", "private, no-cache")
        return response

    return middleware
