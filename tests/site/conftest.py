"""What the shell's tests stand on: a client that sees errors answered."""

import pytest
from django.test import Client


@pytest.fixture
def visitor() -> Client:
    """A browser as the site sees it: a failing view is answered, and tokens are asked for."""
    return Client(raise_request_exception=False, enforce_csrf_checks=True)
