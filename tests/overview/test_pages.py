"""The overview and the move to another device, as browsers meet them."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from tests.practice.puzzles import CREDIT, puzzle, puzzle_url, right, url, wrong_credit
from tutorial.progress.models import Attempt, Exam, Move, Review
from tutorial.puzzles.seeded import kinds_by_rule
from tutorial.words import words

pytestmark = pytest.mark.django_db

LANGUAGES = ("fi", "en")


def code_of(client: Client) -> str:
    """A code for what is kept in the browser, as its page tells it."""
    assert client.post(url("move")).status_code == 303
    page = client.get(url("move")).content.decode()
    found = re.search(r'class="transfer">([0-9A-Z]{4} [0-9A-Z]{4})<', page)
    assert found
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_has_every_clause_that_can_be_practised(client: Client, language: str) -> None:
    page = client.get(url("progress", language=language)).content.decode()
    for rule in kinds_by_rule():
        assert words(language).clause_title(rule) in page
        assert f"?by=2.{rule.value}" in page


def test_what_is_known_shaky_and_new_is_told_apart(client: Client) -> None:
    rests_on = "round.blocked-tie"
    for seed in ("aaa", "bbb", "ccc"):
        id_ = f"1/credit/1/{seed}/{rests_on}"
        client.post(puzzle_url(id_), right(puzzle(id_)))
    client.post(puzzle_url(CREDIT), wrong_credit(puzzle(CREDIT)))
    page = client.get(url("progress")).content.decode()
    known = re.search(rf'class="(\w+)"><span[^>]*>.</span> <a href="[^"]*by=2.{rests_on}"', page)
    missed = "round.blocked-credit"
    shaky = re.search(rf'class="(\w+)"><span[^>]*>.</span> <a href="[^"]*by=2.{missed}"', page)
    assert known
    assert shaky
    assert (known[1], shaky[1]) == ("known", "shaky")
    assert "heti oikein 3/3" in page
    assert "yrittänyt 4 tehtävää" in page


def test_erasing_takes_exams_and_what_comes_back_too(client: Client) -> None:
    client.post(puzzle_url(CREDIT), wrong_credit(puzzle(CREDIT)))
    client.post(url("exam"))
    code_of(client)
    assert client.post(url("erase-progress")).status_code == 303
    for table in (Attempt, Review, Exam, Move):
        assert not table.objects.exists()


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("fi", "Poistetaanko kaikki yrityksesi? Tätä ei voi perua.", "Edistymisesi on poistettu."),
        ("en", "Erase all your attempts? This cannot be undone.", "Your progress has been erased."),
    ],
)
def test_erasing_is_asked_once_more_and_told(
    client: Client, language: str, asked: str, told: str
) -> None:
    at = url("progress", language=language)
    assert "<summary" not in client.get(at).content.decode()  # nothing to erase yet
    client.post(puzzle_url(CREDIT), wrong_credit(puzzle(CREDIT)))
    page = client.get(at).content.decode()
    assert re.search(rf'<details id="erase">.*{re.escape(asked)}.*<button>', page, re.DOTALL)
    done = client.post(url("erase-progress", language=language))["Location"]
    page = client.get(done).content.decode()
    assert page.count(told) == 1
    assert "<summary" not in page


def test_with_nothing_kept_there_is_nothing_to_move(client: Client) -> None:
    client.post(url("move"))
    assert not Move.objects.exists()
    page = client.get(url("move")).content.decode()
    assert 'class="transfer"' not in page
    assert 'name="code"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_brings_everything_to_another_browser_and_says_how_much(
    client: Client, language: str
) -> None:
    client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)))
    client.post(puzzle_url("1/ends/1/aaa"), right(puzzle("1/ends/1/aaa")))
    code = code_of(client)
    there = Client()
    at = f"{url('move-here', language=language)}?code={code}"
    asked = there.get(at)
    assert asked.status_code == 200
    assert "2" in re.sub(r"<[^>]*>", "", asked.content.decode())
    assert Attempt.objects.values("learner").distinct().count() == 1
    assert Move.objects.get().came is None  # looking changes nothing
    moved = there.post(url("move-here", language=language), {"code": code})
    assert moved.status_code == 303
    told = {"fi": "Tänne tuli 2 tehtävää", "en": "2 puzzles came"}
    assert told[language] in there.get(moved["Location"]).content.decode()
    overview = {"fi": "yrittänyt 2 tehtävää", "en": "tried 2 puzzles"}
    assert overview[language] in there.get(url("progress", language=language)).content.decode()
    assert "yrittänyt 0 tehtävää" in client.get(url("progress")).content.decode()


def test_sent_twice_it_is_done_once_and_told_the_same(client: Client) -> None:
    client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)))
    code = code_of(client)
    there = Client()
    there.post(puzzle_url("1/ends/1/aaa"), right(puzzle("1/ends/1/aaa")))
    for _ in range(2):
        moved = there.post(url("move-here"), {"code": code})
        assert "Tänne tuli 1 tehtävä," in there.get(moved["Location"]).content.decode()
    assert Attempt.objects.count() == 2


def test_a_used_code_is_no_good_to_a_third(client: Client) -> None:
    client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)))
    code = code_of(client)
    Client().post(url("move-here"), {"code": code})
    for sent in (Client().get, Client().post):
        response = sent(url("move-here"), {"code": code})
        assert response.status_code == 404
        assert "Koodi ei kelpaa" in response.content.decode()
    assert 'class="transfer"' not in client.get(url("move")).content.decode()


def test_a_code_that_is_too_old_is_no_good(client: Client) -> None:
    client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)))
    code = code_of(client)
    Move.objects.update(expires=timezone.now() - timedelta(seconds=1))
    assert Client().post(url("move-here"), {"code": code}).status_code == 404
    assert 'class="transfer"' not in client.get(url("move")).content.decode()
    assert Attempt.objects.count() == 1


@pytest.mark.parametrize("typed", ["ABCD2345", "<b>", "x" * 3000, "%00", "'"])
def test_what_is_no_code_is_told_and_stands_in_the_field(client: Client, typed: str) -> None:
    response = client.get(url("move-here"), {"code": typed})
    page = response.content.decode()
    assert response.status_code == 404
    assert "Koodi ei kelpaa" in page
    assert 'aria-invalid="true"' in page
    assert "<b>" not in page


def test_ones_own_code_is_told_to_be_ones_own(client: Client) -> None:
    client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)))
    code = code_of(client)
    assert (
        "Koodi tehtiin tällä selaimella"
        in client.get(url("move-here"), {"code": code}).content.decode()
    )
    client.post(url("move-here"), {"code": code})
    assert Attempt.objects.count() == 1
    assert Client().get(url("move-here"), {"code": code}).status_code == 200  # still good


def test_a_code_in_small_letters_without_its_space_will_do(client: Client) -> None:
    client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)))
    typed = code_of(client).replace(" ", "").lower()
    there = Client()
    there.post(url("move-here"), {"code": typed})
    assert "yrittänyt 1 tehtävää" in there.get(url("progress")).content.decode()
