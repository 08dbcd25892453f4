"""Pages of `repair`, `spot` and a `credit` in play: fresh, wrong, solved, given up, unreadable."""

import re

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from engine import Draw, Round, tile_text
from tutorial.lessons.content import lessons
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import Seeded, question
from tutorial.puzzles.spot import Question as Spot
from tutorial.puzzles.spot import rule_text
from tutorial.puzzles.spot_question import states
from tutorial.words import words

pytestmark = pytest.mark.django_db

LANGUAGES = ("fi", "en")
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
RECORD = Seeded("spot", Level.USUAL, "7")


def step_url(lesson: str, step: str, language: str) -> str:
    with translation.override(language):
        return reverse("step", args=[lesson, step])


def seeded_url(seeded: Seeded, language: str) -> str:
    with translation.override(language):
        return reverse("puzzle", args=[seeded])


def record() -> Spot:
    asked = question(RECORD)
    assert isinstance(asked, Spot)
    return asked


def seen(page: str) -> str:
    """What is written on the page: no tags, one space between words."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_chain_is_shown_as_it_lies_with_a_choice_at_every_tile(
    client: Client, language: str
) -> None:
    page = client.get(step_url("chain", "repair-the-chain", language)).content.decode()
    for name, tiles in (("out", ("35", "36", "14", "44", "24")), ("new", ("16", "34", "46"))):
        shown = re.findall(rf'name="{name}" id="{name}-(\d\d)" value="\1"', page)
        assert tuple(shown) == tiles
    assert "checked" not in page
    left_to_right = {"fi": "vasemmalla viitonen, oikealla kolmonen", "en": "five on the left"}
    assert left_to_right[language] in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_exchange_keeps_the_choice_and_says_why(client: Client, language: str) -> None:
    at = step_url("chain", "repair-the-chain", language)
    posted = client.post(at, {"out": "14", "new": "34", "hint": "0"})
    assert posted.status_code == 303
    page = client.get(posted["Location"]).content.decode()
    assert 'class="verdict wrong"' in page
    assert 'value="14" checked' in page
    assert 'value="34" checked' in page
    assert "[4|6]" not in seen(page)  # the answer is not told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_repaired_chain_is_shown_whole(client: Client, language: str) -> None:
    at = step_url("chain", "repair-the-chain", language)
    fragment = client.post(at, {"out": "14", "new": "46", "hint": "0"}, headers=HTMX)
    page = fragment.content.decode()
    assert 'class="verdict solved"' in page
    assert 'name="out"' not in page
    assert re.findall(r'href="#t(\d\d)"', page) == ["35", "36", "46", "44", "24"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sent", [{}, {"out": "14"}, {"out": "66", "new": "46"}, {"new": "46"}])
def test_half_an_exchange_is_asked_for_in_words(
    client: Client, sent: dict[str, str], language: str
) -> None:
    at = step_url("chain", "repair-the-chain", language)
    for headers in ({}, HTMX):
        response = client.post(at, sent, headers=headers)
        assert response.status_code == 422
        assert 'class="verdict unreadable"' in response.content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_in_play_is_solved_without_a_number(client: Client, language: str) -> None:
    at = step_url("chain", "no-points-yet", language)
    page = client.get(at).content.decode()
    assert 'id="winner-goes-on"' in page
    assert words(language).standing(_round_in_play()) in page
    posted = client.post(at, {"winner": "goes-on", "points": "", "hint": "0"})
    assert posted["Location"].startswith(f"{at}?try=goes-on")
    solved = client.get(posted["Location"]).content.decode()
    assert 'class="verdict solved"' in solved
    assert "<table" not in solved  # there is no sum to show
    given_up = client.get(f"{at}?hint=4").content.decode()
    assert "<table" not in given_up


def _round_in_play() -> Round:
    (lesson,) = (each for each in lessons() if each.id == "chain")
    (step,) = (each for each in lesson.steps if each.id == "no-points-yet")
    round_ = step.puzzle.question.round
    assert isinstance(round_, Round)
    return round_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_credit_in_play_is_told_that_there_is_none_yet(client: Client, language: str) -> None:
    at = step_url("chain", "no-points-yet", language)
    page = client.get(f"{at}?try=a~12").content.decode()
    assert 'class="verdict wrong"' in page
    assert 'value="12"' in page
    assert "12" in seen(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_lists_every_act_and_every_clause_and_hides_the_boneyard(
    client: Client, language: str
) -> None:
    asked = record()
    page = client.get(seeded_url(RECORD, language)).content.decode()
    say = words(language)
    for number, (state, act) in enumerate(zip(states(asked), asked.acts, strict=True), start=1):
        assert f"{number}. {say.act(act.seat, act.action, state.boneyard[0])}" in page
    assert re.findall(r'id="rule-([^"]*)"', page) == [rule_text(rule) for rule in asked.options]
    drawn = sum(isinstance(act.action, Draw) for act in asked.acts)
    for tile in asked.start.boneyard[drawn:]:
        uses = page.count(f'href="#t{tile_text(tile)}"')
        assert uses == 0, tile
        assert say.tile_name(tile) not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_answered_wrong_solved_and_given_up(client: Client, language: str) -> None:
    asked, at = record(), seeded_url(RECORD, language)
    (answer,) = KINDS["spot"].answers(asked)
    other = next(n for n in range(1, len(asked.acts) + 1) if n != answer.number)
    rule = rule_text(answer.rule)
    wrong = client.get(f"{at}?try={other}~{rule}").content.decode()
    assert 'class="verdict wrong"' in wrong
    assert f'id="action-{other}" value="{other}" checked' in wrong
    solved = client.get(f"{at}?try={answer.number}~{rule}").content.decode()
    assert 'class="verdict solved"' in solved
    assert 'id="check"' not in solved
    given_up = client.get(f"{at}?hint=3").content.decode()
    last = KINDS["spot"].hints(asked)[-1]
    assert words(language).hint(last) in given_up
    unreadable = client.post(at, {"action": "99", "rule": rule})
    assert unreadable.status_code == 422


def test_ids_are_unique(client: Client) -> None:
    pages = [
        step_url("chain", "repair-the-chain", "fi"),
        step_url("chain", "no-points-yet", "fi"),
        seeded_url(RECORD, "fi"),
        seeded_url(Seeded("repair", Level.HARD, "3"), "fi"),
    ]
    for at in pages:
        ids = re.findall(r' id="([^"]*)"', client.get(at).content.decode())
        assert len(ids) == len(set(ids)), at
