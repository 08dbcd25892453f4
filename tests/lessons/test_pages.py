"""The lessons' pages, asked for as a browser would, with and without htmx, in both languages."""

import re

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from tutorial.lessons.content import lessons
from tutorial.progress.models import Attempt

pytestmark = pytest.mark.django_db

LANGUAGES = ("fi", "en")
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
RIGHT = {"tile": "11", "at": "14s", "hint": "0"}
WRONG = {"tile": "24", "at": "14s", "hint": "0"}


def url(name: str, *args: str, language: str = "fi") -> str:
    with translation.override(language):
        return reverse(name, args=args)


def step_url(step: str = "one-to-one", lesson: str = "joining", language: str = "fi") -> str:
    return url("step", lesson, step, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_lead_to_every_lesson(client: Client, language: str) -> None:
    page = client.get(url("contents", language=language)).content.decode()
    for lesson in lessons():
        assert lesson.texts[language]["title"] in page
        assert lesson.texts[language]["goal"] in page
        assert url("lesson", lesson.id, language=language) in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_every_step_has_a_page_of_its_own(client: Client, lesson: object, language: str) -> None:
    titles = set()
    for step in lesson.steps:  # type: ignore[attr-defined]
        response = client.get(step_url(step.id, lesson.id, language))  # type: ignore[attr-defined]
        page = response.content.decode()
        assert response.status_code == 200
        assert step.texts[language]["task"] in page
        assert f'<html lang="{language}"' in page
        titles.update(re.findall("<title>(.*?)</title>", page))
        assert page.count("<h1") == 1
    assert len(titles) == len(lesson.steps)  # type: ignore[attr-defined]


def test_a_lesson_or_step_that_does_not_exist_is_a_404_in_words(client: Client) -> None:
    for missing in (url("lesson", "nope"), step_url("nope"), step_url("open", "nope")):
        response = client.get(missing)
        assert response.status_code == 404
        assert "<h1" in response.content.decode()


def test_without_htmx_a_move_leads_to_the_address_that_shows_its_verdict(client: Client) -> None:
    response = client.post(step_url(), RIGHT)
    assert response.status_code == 303
    assert response["Location"] == f"{step_url()}?try=11~14s#verdict"
    page = client.get(f"{step_url()}?try=11~14s").content.decode()
    assert "Oikein" in page
    assert "Liitokset: [1|4] (pienempi pää) – [1|1] (linja A)" in page


def test_with_htmx_a_move_is_answered_with_a_fragment_and_said(client: Client) -> None:
    response = client.post(step_url(), WRONG, headers=HTMX)
    fragment = response.content.decode()
    assert response.status_code == 200
    assert fragment.lstrip().startswith('<section id="puzzle"')
    assert "<html" not in fragment
    assert re.search(r'<p id="status" hx-swap-oob="innerHTML">[^<]*\[2\|4\]', fragment)
    assert response["HX-Replace-Url"] == f"{step_url()}?try=24~14s"


def test_a_refused_move_is_told_why_and_where_it_would_fit(client: Client) -> None:
    page = client.get(f"{step_url()}?try=24~14s").content.decode()
    assert "laatassa [2|4] ei ole" in page
    assert "Ei käy" in page
    assert 'value="24" checked' in page  # the choice is kept for the next try


def test_a_legal_move_that_is_not_asked_for_is_not_called_wrong(client: Client) -> None:
    page = client.get(f"{step_url()}?try=24~14l").content.decode()
    assert 'class="verdict legal"' in page
    assert "Ei käy" not in page


def test_a_get_with_a_try_changes_nothing(client: Client) -> None:
    client.get(f"{step_url()}?try=11~14s")
    assert not Attempt.objects.exists()


def test_progress_is_kept_when_solved_not_when_going_on(client: Client) -> None:
    client.post(step_url(), RIGHT)
    page = client.get(url("contents")).content.decode()
    steps = sum(len(lesson.steps) for lesson in lessons())
    assert f"Olet ratkaissut tehtäviä 1/{steps}" in page
    step = client.get(step_url("open")).content.decode()
    assert re.search(r'class="done"[^>]*><span aria-hidden="true">2<', step)


def test_the_same_attempt_again_counts_once(client: Client) -> None:
    for _ in range(3):
        client.post(step_url(), WRONG)
    assert Attempt.objects.count() == 1


def test_a_wrong_move_after_the_right_one_takes_nothing_away(client: Client) -> None:
    client.post(step_url(), RIGHT)
    client.post(step_url(), WRONG)
    page = client.get(url("lesson", "joining")).content.decode()
    assert page.count('class="done"') == 1


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ({}, "Valitse ensin laatta kädestäsi."),
        ({"at": "14s"}, "Valitse ensin laatta kädestäsi."),
        ({"tile": "11"}, "Valitse myös, mihin kohtaan laatta asetetaan."),
        ({"tile": "zz", "at": "14s"}, "Sellaista laattaa ei ole. Valitse laatta kädestäsi."),
        ({"tile": "11", "at": "zz"}, "Sellaista kohtaa ei ole. Valitse kohta ketjusta."),
        ({"tile": ["11", "16"], "at": "14s"}, "Valitse vain yksi laatta."),
    ],
)
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_an_attempt_that_cannot_be_read_keeps_what_was_typed(
    client: Client, sent: dict[str, str], sentence: str, headers: dict[str, str]
) -> None:
    response = client.post(step_url(), sent, headers=headers)
    page = response.content.decode()
    assert response.status_code == 422
    assert 'class="verdict unreadable"' in page
    assert sentence in page
    if sent.get("tile") == "11":
        assert 'value="11" checked' in page
    assert not Attempt.objects.exists()


def test_a_number_that_cannot_be_read_stands_in_the_field_again(client: Client) -> None:
    page = client.post(step_url("out-six-six", "scoring"), {"winner": "a", "points": "twelve"})
    assert page.status_code == 422
    assert 'value="twelve"' in page.content.decode()
    assert 'aria-invalid="true"' in page.content.decode()


def test_the_ladder_of_hints_ends_with_the_answer_and_survives_a_reload(client: Client) -> None:
    at = step_url()
    for number in range(1, 5):
        response = client.post(at, {"tile": "24", "more": str(number), "hint": "0", "tried": ""})
        assert response["Location"] == f"{at}?tile=24&hint={number}#hints"
    page = client.get(f"{at}?tile=24&hint=4").content.decode()
    assert page.count("<li>", page.index('id="hints"')) >= 4
    assert 'value="24" checked' in page  # the choice is kept
    assert 'id="more"' not in page
    assert not Attempt.objects.exists()


def test_a_hint_keeps_the_verdict_that_stands_there(client: Client) -> None:
    sent = {"tile": "24", "more": "1", "hint": "0", "tried": "24~14s"}
    response = client.post(step_url(), sent)
    assert response["Location"].startswith(f"{step_url()}?try=24~14s")
    assert "hint=1" in response["Location"]


def test_the_hints_used_are_kept_with_the_attempt(client: Client) -> None:
    client.post(step_url(), {**RIGHT, "hint": "2"})
    assert Attempt.objects.get().hints == 2


def test_the_page_does_not_give_the_answer_away(client: Client) -> None:
    ends = client.get(step_url("find-the-ends")).content.decode()
    assert "Lailliset jatkokohdat" not in ends
    solved = client.get(f"{step_url('find-the-ends')}?try=23s.34s~2.3").content.decode()
    assert "Lailliset jatkokohdat: [2|3] (pienempi pää, 2); [3|4] (pienempi pää, 3)." in solved
    credit = client.get(step_url("blocked-three-eight-ten", "scoring")).content.decode()
    assert "15" not in re.sub(r"<[^>]*>", "", credit)


def test_a_solved_credit_shows_the_sum_line_by_line(client: Client) -> None:
    at = step_url("blocked-three-eight-ten", "scoring")
    page = client.get(f"{at}?try=a~15").content.decode()
    assert "8 + 10 − 3 = 15" in page
    given_up = client.get(f"{at}?hint=4").content.decode()
    assert "8 + 10 − 3 = 15" in given_up


@pytest.mark.parametrize(
    ("tampered", "status"),
    [
        ("%00", 400),
        ("11", 422),
        ("11~", 422),
        ("~", 422),
        ("11~14s~x~y", 200),  # what follows the attempt's two fields is not looked at
        ("a" * 3000, 422),
        ("11~14a", 422),
    ],
)
def test_a_tampered_try_is_answered_in_words(client: Client, tampered: str, status: int) -> None:
    response = client.get(f"{step_url()}?try={tampered}")
    assert response.status_code == status
    assert "<h1" in response.content.decode()


def test_erasing_deletes_everything_kept(client: Client) -> None:
    client.post(step_url(), RIGHT)
    response = client.post(url("erase-progress"))
    assert response.status_code == 303
    assert not Attempt.objects.exists()
    assert "done" not in client.get(url("lesson", "joining")).content.decode()


def test_that_all_has_been_erased_is_said_only_while_it_is_true(client: Client) -> None:
    client.post(step_url(), RIGHT)
    erased = client.post(url("erase-progress"))["Location"]
    said = "Edistymisesi on poistettu."
    assert said in client.get(erased).content.decode()
    client.post(step_url(), WRONG)
    assert said not in client.get(erased).content.decode()


def test_that_nothing_is_solved_is_said_only_while_it_is_true(client: Client) -> None:
    contents = client.post(url("new-learner"))["Location"]
    said = "Uusi oppija aloittaa tästä: mitään ei ole vielä ratkaistu."
    assert said in client.get(contents).content.decode()
    client.post(step_url(), RIGHT)
    assert said not in client.get(contents).content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_on_the_home_page_starts_the_first_step_that_is_not_solved(
    client: Client, language: str
) -> None:
    home = client.get(url("home", language=language)).content.decode()
    button = re.search(r'class="button" href="([^"]*)"', home)
    assert button
    first, second = lessons()[0].steps[:2]
    this = step_url(first.id, lessons()[0].id, language)
    assert client.get(button[1])["Location"] == this
    answer = min(first.puzzle.module.answers(first.puzzle.question), key=str)
    client.post(this, first.puzzle.module.write(answer))
    assert client.get(button[1])["Location"] == step_url(second.id, lessons()[0].id, language)


def test_a_new_learner_starts_from_nothing(client: Client) -> None:
    client.post(step_url(), RIGHT)
    client.post(url("new-learner"))
    assert 'class="done"' not in client.get(url("lesson", "joining")).content.decode()
    client.post(step_url("open"), {"tile": "14", "at": "open"})
    assert Attempt.objects.values("learner").distinct().count() == 2


def test_a_lesson_that_is_solved_ends_with_its_summary(client: Client) -> None:
    (joining,) = (lesson for lesson in lessons() if lesson.id == "joining")
    for step in joining.steps:
        answer = min(step.puzzle.module.answers(step.puzzle.question), key=str)
        client.post(step_url(step.id), step.puzzle.module.write(answer))
    page = client.get(url("lesson", "joining")).content.decode()
    plain = re.sub(r'<a class="term"[^>]*>([^<]*)</a>', r"\1", page)
    assert joining.texts["fi"]["summary"] in plain
    assert joining.texts["fi"]["practise"] in page


def test_an_attempt_needs_at_most_four_queries(
    client: Client, django_assert_max_num_queries: object
) -> None:
    client.post(step_url(), WRONG, headers=HTMX)
    with django_assert_max_num_queries(4):  # type: ignore[operator]
        client.post(step_url(), RIGHT, headers=HTMX)


def test_the_language_switch_keeps_the_try(client: Client) -> None:
    page = client.get(f"{step_url()}?try=24~14s&hint=1").content.decode()
    here = re.search('name="here" value="([^"]*)"', page)
    assert here
    there = client.post(
        url("language"),
        {"language": "en", "here": here[1].replace("&amp;", "&"), "tile": "11"},
    )
    assert there["Location"].startswith(f"{step_url(language='en')}?")
    shown = client.get(there["Location"]).content.decode()
    assert "[2|4]" in shown
    assert 'value="11" checked' in shown


@pytest.mark.parametrize(
    ("language", "any_tile"), [("fi", "Mikä tahansa laatta avaa"), ("en", "Any tile opens")]
)
def test_a_legal_opening_that_is_not_asked_for_is_not_told_that_any_tile_opens(
    client: Client, language: str, any_tile: str
) -> None:
    address = step_url("open", "joining", language)
    legal = client.get(f"{address}?try=03~open").content.decode()
    verdict = legal.partition('id="verdict"')[2].partition("<form")[0]
    assert "[0|3]" in verdict
    assert any_tile not in verdict
    refused = client.get(f"{address}?try=12~open").content.decode()
    assert any_tile in refused.partition('id="verdict"')[2]
