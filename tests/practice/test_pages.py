"""The pages of practice, with and without htmx, in both languages."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from tests.practice.puzzles import (
    CREDIT,
    HTMX,
    puzzle,
    puzzle_url,
    right,
    url,
    wrong_credit,
)
from tutorial.practice import titles
from tutorial.progress.models import Attempt, Review
from tutorial.puzzles import KINDS
from tutorial.puzzles.seeded import kinds_by_rule
from tutorial.words import words

pytestmark = pytest.mark.django_db

LANGUAGES = ("fi", "en")
LEVELS = ("1", "2", "3")


def text(page: bytes) -> str:
    return re.sub(r"<[^>]*>", " ", page.decode())


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_can_choose_every_kind_and_every_clause(client: Client, language: str) -> None:
    page = client.get(url("practice", language=language)).content.decode()
    for kind in KINDS:
        assert f"?by=2.{kind}" in page
    for rule in kinds_by_rule():
        assert f"?by=2.{rule.value}" in page
        assert words(language).clause_title(rule) in page
    assert '?by=2"' in page


def test_the_level_that_is_chosen_is_kept_to(client: Client) -> None:
    page = client.get(f"{url('practice')}?level=3").content.decode()
    assert "?by=3.credit" in page
    assert "?by=2" not in page
    for odd in ("", "0", "9", "x" * 3000):
        assert "?by=2.credit" in client.get(f"{url('practice')}?level={odd}").content.decode()


def test_every_kind_has_a_name() -> None:
    assert set(KINDS) == set(titles.KINDS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_page_at_every_level(
    client: Client, language: str, kind: str, level: str
) -> None:
    at = puzzle_url(f"1/{kind}/{level}/9f3k", language)
    response = client.get(at)
    page = response.content.decode()
    assert response.status_code == 200
    assert page.count("<h1") == 1
    assert f'<html lang="{language}"' in page
    assert len(set(re.findall(r'\sid="([^"]*)"', page))) == len(re.findall(r'\sid="', page))
    assert client.get(at, headers=HTMX).content.decode().lstrip().startswith("<section")


def test_the_same_address_shows_the_same_puzzle_to_anyone(client: Client) -> None:
    pages = [
        re.sub(r'value="[^"]{60,}"', "", visitor.get(puzzle_url(CREDIT)).content.decode())
        for visitor in (client, Client())
    ]
    assert pages[0] == pages[1]


@pytest.mark.parametrize(
    "path",
    [
        "practice/2/credit/2/9f3k/",
        "practice/0/credit/2/9f3k/",
        "practice/1/none/2/9f3k/",
        "practice/1/credit/4/9f3k/",
        "practice/1/credit/0/9f3k/",
        "practice/1/credit/2/9F3K/",
        "practice/1/credit/2/%D9%A3/",
        "practice/1/credit/2/9f3k/round.none/",
        "practice/1/credit/2/9f3k/turn.blank/",
        "practice/1/credit/2/9f3k/x/",
        f"practice/1/credit/2/{'9' * 5000}/",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_that_no_generator_makes_is_a_404_in_words(
    client: Client, path: str, language: str
) -> None:
    response = client.get(f"/{language}/{path}")
    assert response.status_code == 404
    assert "<h1" in response.content.decode()


def test_without_htmx_an_attempt_leads_to_the_address_that_shows_it(client: Client) -> None:
    sent = {**wrong_credit(puzzle(CREDIT)), "by": "2.credit"}
    response = client.post(puzzle_url(CREDIT), sent)
    assert response.status_code == 303
    assert response["Location"].startswith(f"{puzzle_url(CREDIT)}?by=2.credit&try=")
    page = client.get(response["Location"]).content.decode()
    assert 'class="verdict wrong"' in page
    assert f"?by=2.credit&amp;after={CREDIT}" in page
    assert 'name="by" value="2.credit"' in page


def test_with_htmx_an_attempt_is_answered_with_a_fragment(client: Client) -> None:
    sent = {**right(puzzle(CREDIT)), "by": "3"}
    response = client.post(puzzle_url(CREDIT), sent, headers=HTMX)
    page = response.content.decode()
    assert response.status_code == 200
    assert page.lstrip().startswith('<section id="puzzle"')
    assert 'class="verdict solved"' in page
    assert f"?by=3&amp;after={CREDIT}" in page
    assert response["HX-Replace-Url"].startswith(f"{puzzle_url(CREDIT)}?by=3&try=")


def test_an_attempt_that_cannot_be_read_keeps_what_was_typed(client: Client) -> None:
    response = client.post(puzzle_url(CREDIT), {"winner": "a", "points": "twelve", "by": "2"})
    assert response.status_code == 422
    assert 'value="twelve"' in response.content.decode()
    assert not Attempt.objects.exists()
    assert not Review.objects.exists()


def test_what_is_no_choice_is_taken_for_everything_at_the_puzzles_level(client: Client) -> None:
    for odd in ("", "none", "2.none", "'\"><b>", "x" * 2000):
        page = client.get(puzzle_url(CREDIT), {"by": odd}).content.decode()
        assert f"?by=2&amp;after={CREDIT}" in page
        assert "<b>" not in page


def test_looking_changes_nothing(client: Client) -> None:
    answer = "~".join(".".join(values) for values in right(puzzle(CREDIT)).values())
    for at in (f"{puzzle_url(CREDIT)}?try={answer}", url("practice"), url("next-puzzle")):
        response = client.get(at)
        assert "learner" not in response.cookies
    assert not Attempt.objects.exists()
    assert not Review.objects.exists()


def test_a_wrong_answer_is_kept_with_its_clauses_and_comes_back(client: Client) -> None:
    client.post(puzzle_url(CREDIT), wrong_credit(puzzle(CREDIT)))
    kept = Attempt.objects.get()
    assert (kept.puzzle, kept.outcome) == (CREDIT, "wrong")
    assert "round.blocked-credit" in kept.rules.split()
    back = Review.objects.get()
    assert back.puzzle == CREDIT
    assert timedelta(minutes=4) < back.due - timezone.now() <= timedelta(minutes=5)


def test_a_right_answer_is_kept_with_what_it_rests_on(client: Client) -> None:
    asked = puzzle(CREDIT)
    client.post(puzzle_url(CREDIT), right(asked))
    rests_on = [rule.value for rule in asked.module.rules(asked.question)]
    assert Attempt.objects.get().rules.split() == rests_on
    assert not Review.objects.exists()


def test_a_right_answer_that_was_shown_tells_nothing_and_comes_back(client: Client) -> None:
    asked = puzzle(CREDIT)
    ladder = len(asked.hints)
    client.post(puzzle_url(CREDIT), {**right(asked), "hint": str(ladder)})
    kept = Attempt.objects.get()
    assert (kept.outcome, kept.rules, kept.hints) == ("solved", "", ladder)
    assert Review.objects.get().puzzle == CREDIT


def test_a_known_error_is_kept_by_its_name_and_told_in_the_overview(client: Client) -> None:
    """A blocked round with one lowest hand: the opponents' sum, nothing taken off."""
    id_ = "1/credit/2/9f3k/round.blocked-credit"
    result = puzzle(id_).question.result
    opponents = sum(result.sums) - result.sums[result.winner]
    name = "own-not-subtracted"
    sent = {**right(puzzle(id_)), "points": str(opponents)}
    client.post(puzzle_url(id_), sent)
    assert Attempt.objects.get().mistake == name
    for language in LANGUAGES:
        page = client.get(url("progress", language=language)).content.decode()
        assert words(language).mistake(name) in page


def test_a_mistake_brings_puzzles_on_its_clause(client: Client) -> None:
    id_ = "1/credit/2/9f3k/round.blocked-tie"
    asked = puzzle(id_)
    client.post(puzzle_url(id_), {"winner": "a", "points": "900"})
    wrong = set(Attempt.objects.get().rules.split())
    brought = client.get(f"{url('next-puzzle')}?by=2&after={id_}")["Location"]
    assert asked.module.rules(asked.question)
    assert brought.split("?")[0].strip("/").rsplit("/", 1)[1] in wrong


def test_what_has_come_back_is_first_in_turn_and_counted(client: Client) -> None:
    client.post(puzzle_url(CREDIT), wrong_credit(puzzle(CREDIT)))
    Review.objects.update(due=timezone.now() - timedelta(seconds=1))
    assert "1 tehtävä on palannut" in client.get(url("practice")).content.decode()
    first = client.get(f"{url('next-puzzle')}?by=3")
    assert first.status_code == 302
    assert first["Location"] == f"{puzzle_url(CREDIT)}?by=3"
    assert first["Cache-Control"] == "no-store"
    client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)))
    assert client.get(f"{url('next-puzzle')}?by=3")["Location"] != first["Location"]
    assert Review.objects.get().stage == 1


def test_the_next_puzzle_is_another_one(client: Client) -> None:
    at = f"{url('next-puzzle')}?by=2.credit"
    assert len({client.get(at)["Location"] for _ in range(10)}) == 10


def test_a_strange_learner_or_a_gone_puzzle_does_no_harm(client: Client) -> None:
    client.cookies["learner"] = "forged"
    assert client.get(url("next-puzzle")).status_code == 302
    for after in ("", "x", "daily/2026-02-31", "1/none/2/x", "%3Cb%3E"):
        assert client.get(f"{url('next-puzzle')}?after={after}").status_code == 302


def test_an_attempt_needs_at_most_four_queries(
    client: Client, django_assert_max_num_queries: object
) -> None:
    client.post(puzzle_url(CREDIT), wrong_credit(puzzle(CREDIT)), headers=HTMX)
    with django_assert_max_num_queries(4):  # type: ignore[operator]
        client.post(puzzle_url(CREDIT), right(puzzle(CREDIT)), headers=HTMX)
    with django_assert_max_num_queries(4):  # type: ignore[operator]
        client.get(url("next-puzzle"))


def test_the_language_switch_keeps_the_puzzle_the_try_and_the_choice(client: Client) -> None:
    sent = {**wrong_credit(puzzle(CREDIT)), "by": "2.credit"}
    at = client.post(puzzle_url(CREDIT), sent)["Location"].split("#")[0]
    page = client.get(at).content.decode()
    here = re.search('name="here" value="([^"]*)"', page)
    assert here
    there = client.post(
        url("language"),
        {"language": "en", "here": here[1].replace("&amp;", "&"), "by": "2.credit"},
    )
    shown = client.get(there["Location"]).content.decode()
    assert there["Location"].startswith(puzzle_url(CREDIT, "en"))
    assert 'class="verdict wrong"' in shown
    assert 'name="by" value="2.credit"' in shown


def test_a_turn_that_goes_on_is_neither_right_nor_wrong(client: Client) -> None:
    """A draw from a boneyard of more than two is allowed, and the turn goes on."""
    at = puzzle_url("1/turn/1/9f3k")
    response = client.post(at, {"do": "draw", "by": "1.turn"}, headers=HTMX)
    page = response.content.decode()
    assert 'class="verdict onward"' in page
    assert 'name="by" value="1.turn"' in page
    kept = Attempt.objects.get()
    assert (kept.outcome, kept.rules, kept.mistake) == ("onward", "", "")
    assert not Review.objects.exists()


def test_search_engines_are_not_led_into_puzzles_without_end(client: Client) -> None:
    for at in (url("practice"), url("progress"), puzzle_url(CREDIT)):
        page = client.get(at).content.decode()
        links = re.findall(rf'<a [^>]*href="{url("next-puzzle")}[^>]*>', page)
        assert links
        assert all('rel="nofollow"' in link for link in links)
