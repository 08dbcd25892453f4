"""Home, Help and the papers in the foot: pages that are only read."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    return render(request, "home.html")


@require_safe
def paper(request: HttpRequest, name: str) -> HttpResponse:
    """A long text: one template for each language, so that each reads as written."""
    context = {"contact": settings.CONTACT}
    return render(request, f"papers/{name}.{get_language()}.html", context)
