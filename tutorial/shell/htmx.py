"""What htmx asks, and how it is told to change the status line and nothing else."""

from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html
from django.utils.safestring import SafeString


def wants_fragment(request: HttpRequest) -> bool:
    """True where the answer goes into a page that is already there."""
    return request.META.get("HTTP_HX_REQUEST_TYPE") == "partial"


def fragment(content: str, status: int) -> HttpResponse:
    """An answer that goes into a page, with the mark by which site.js knows it as ours.

    What comes without it, such as a whole page from a network that asks to sign in, is not let in.
    """
    return HttpResponse(content, status=status, headers={"Fragment": "1"})


def status_line(sentence: str) -> SafeString:
    """Said by screen readers, and nothing else on the page changes."""
    return format_html('<p id="status" hx-swap-oob="innerHTML">{}</p>', sentence)


def only_status_line(sentence: str, status: int) -> HttpResponse:
    """An error for htmx: a sentence to the status line; the board and the address stay."""
    response = fragment(status_line(sentence), status)
    response["HX-Reswap"] = "none"
    return response
