"""Who is learning: the one place that knows the cookie with the learner's key."""

import re
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from django.conf import settings
from django.core.signing import BadSignature, Signer
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import rotate_token
from django.utils.crypto import salted_hmac

COOKIE: Final = "__Host-learner" if settings.HTTPS else "learner"
KEPT_DAYS: Final = 365
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_SIGNER: Final = Signer(salt="learner")


def learner_of(request: HttpRequest) -> str | None:
    """The key in the request's cookie; None where there is none that we signed."""
    try:
        key = _SIGNER.unsign(request.COOKIES.get(COOKIE, ""))
    except BadSignature:
        return None
    return key if _KEY.fullmatch(key) else None


def first_key(request: HttpRequest) -> str:
    """A key for who has none yet.

    It is made from the random secret of the form that was sent, so that two first attempts that
    are under way at once belong to one learner.
    """
    secret = request.META.get("CSRF_COOKIE")
    if not secret:
        return secrets.token_urlsafe(16)
    digest = salted_hmac("learner", secret, algorithm="sha256").digest()[:16]
    return urlsafe_b64encode(digest).decode().rstrip("=")


def remember(response: HttpResponse, key: str) -> None:
    """Keep the key in the browser for a year from now."""
    response.set_cookie(
        COOKIE,
        _SIGNER.sign(key),
        max_age=KEPT_DAYS * 24 * 60 * 60,
        secure=settings.HTTPS,
        httponly=True,
        samesite="Lax",
    )


def forget(request: HttpRequest, response: HttpResponse) -> None:
    """Let the next attempt in this browser belong to a new learner."""
    response.delete_cookie(COOKIE, samesite="Lax")
    if settings.HTTPS:
        response.cookies[COOKIE]["secure"] = True
    rotate_token(request)
