"""What a first visit and an attempt weigh on the wire. What they cost in CPU is the bench's."""

from collections.abc import Iterator

import pytest
from django.test import Client

from tests.bench.weight import (
    ENCODINGS,
    KIB,
    LANGUAGES,
    address_of,
    addresses,
    all_steps,
    first_visit,
    fragment,
    sendings,
)
from tutorial.lessons.content import Step

pytestmark = pytest.mark.django_db

HEADERS = 1200
"""Bytes that the headers of a page take, at most."""
ONE_ROUND_TRIP = 14 * KIB


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", addresses("fi"))
def test_a_first_visit_is_light(client: Client, page: str, language: str, encoding: str) -> None:
    visit = first_visit(client, addresses(language)[page], encoding)
    assert visit.requests <= 4
    assert visit.html <= 8 * KIB
    assert visit.css <= 6 * KIB
    assert visit.all <= 28 * KIB


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", addresses("fi"))
def test_a_page_and_its_headers_come_in_one_round_trip(
    client: Client, page: str, language: str
) -> None:
    answer = client.get(addresses(language)[page], headers={"Accept-Encoding": "gzip"})
    headers = sum(len(name) + len(value) + 4 for name, value in answer.items())
    headers += sum(len(cookie.OutputString()) for cookie in answer.cookies.values())
    assert headers <= HEADERS
    assert headers + len(answer.content) <= ONE_ROUND_TRIP


def _fragments(client: Client, step: Step, encoding: str) -> Iterator[tuple[str, int]]:
    for language in LANGUAGES:
        for name, sent in sendings(step):
            yield name, fragment(client, address_of(step, language), sent, encoding)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("step", all_steps(), ids=lambda step: step.puzzle.id)
def test_an_attempt_is_answered_in_2_kib(client: Client, step: Step, encoding: str) -> None:
    """By brotli, which every browser of today takes; gzip, and every hint open, may be more."""
    for name, size in _fragments(client, step, encoding):
        assert size <= (2 if encoding == "br" and "hint" not in name else 2.25) * KIB, name
