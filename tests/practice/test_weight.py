"""What the pages of practice weigh on the wire: no more than those of the lessons."""

import pytest
from django.test import Client

from tests.bench.weight import ENCODINGS, KIB, LANGUAGES, first_visit, fragment
from tests.practice.puzzles import puzzle, puzzle_url, right, url
from tutorial.puzzles import KINDS

pytestmark = pytest.mark.django_db

PUZZLES = [f"1/{kind}/{level}/9f3k" for kind in KINDS for level in (2, 3)]


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(client: Client, language: str, encoding: str) -> None:
    pages = [url(name, language=language) for name in ("practice", "exam", "progress")]
    for address in [*pages, *(puzzle_url(id_, language) for id_ in PUZZLES)]:
        visit = first_visit(client, address, encoding)
        assert visit.requests <= 4
        assert visit.html <= 8 * KIB, address


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("id_", PUZZLES)
def test_an_answer_comes_back_in_2_kib(client: Client, id_: str, encoding: str) -> None:
    for language in LANGUAGES:
        size = fragment(client, puzzle_url(id_, language), right(puzzle(id_)), encoding)
        assert size <= (2.25 if "/spot/" in id_ else 2) * KIB  # there all hands lie open
