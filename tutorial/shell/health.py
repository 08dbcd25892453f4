"""Whether the site can do its work: the database answers and has its tables."""

from django.db import DatabaseError, connection
from django.db.utils import InterfaceError
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:  # noqa: ARG001
    """200 with the database, 503 without. For machines; sets no cookie."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1 FROM django_migrations LIMIT 1")
    except (DatabaseError, InterfaceError):
        return _told("no database", 503)
    return _told("ok", 200)


def _told(state: str, status: int) -> HttpResponse:
    headers = {"Content-Type": "text/plain", "Cache-Control": "no-store"}
    return HttpResponse(f"{state}\n", status=status, headers=headers)
