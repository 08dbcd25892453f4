"""What the safety tests stand on: compiled catalogues, and a visitor of whom tokens are asked."""

from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from tutorial import catalogues


@pytest.fixture(scope="session", autouse=True)
def _catalogues() -> None:
    catalogues.compile_all()


@pytest.fixture(scope="session", autouse=True)
def _static_root() -> None:
    Path(settings.STATIC_ROOT).mkdir(parents=True, exist_ok=True)


@pytest.fixture
def visitor() -> Client:
    """A browser as the site sees it: a failing view is answered, and tokens are asked for."""
    return Client(raise_request_exception=False, enforce_csrf_checks=True)
