"""What every test stands on in a fresh clone: compiled catalogues, a place for static files."""

from pathlib import Path

import pytest
from django.conf import settings

from tutorial import catalogues


@pytest.fixture(scope="session", autouse=True)
def _catalogues() -> None:
    catalogues.compile_all()


@pytest.fixture(scope="session", autouse=True)
def _static_root() -> None:
    Path(settings.STATIC_ROOT).mkdir(parents=True, exist_ok=True)
