"""/healthz: 200 with the database, 503 without, and nothing else."""

from unittest.mock import patch

import pytest
from django.db import OperationalError
from django.test import Client


@pytest.mark.django_db
def test_with_the_database_all_is_well(client: Client) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.content) == (200, b"ok\n")
    assert answer.headers["Cache-Control"] == "no-store"
    assert not client.cookies


def test_without_the_database_it_says_so(client: Client) -> None:
    with patch("tutorial.shell.health.connection.cursor", side_effect=OperationalError("by test")):
        answer = client.get("/healthz")
    assert (answer.status_code, answer.content) == (503, b"no database\n")
    assert answer.headers["Cache-Control"] == "no-store"
    assert not client.cookies


def test_it_is_only_read(client: Client) -> None:
    assert client.post("/healthz").status_code == 405
