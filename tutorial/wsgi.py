"""The door for WSGI servers."""

import os
from collections.abc import Callable, Iterable
from typing import Any, Final

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutorial.settings")
_site: Final = get_wsgi_application()


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """The site. Of a Content-Type with encoded parameters (`a*=…`) only the type is let in.

    No browser sends such a one, and Django fails at it before any middleware can answer.
    """
    content_type = environ.get("CONTENT_TYPE") or ""
    if "*" in content_type:
        environ["CONTENT_TYPE"] = content_type.partition(";")[0]
    answer: Iterable[bytes] = _site(environ, start_response)
    return answer
