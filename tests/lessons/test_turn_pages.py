"""The pages of the kinds about a turn, as a browser asks for them, in both languages."""

import re
from html import unescape
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from tutorial.lessons.content import lessons
from tutorial.progress.models import Attempt

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
# The boneyard of this step brings [2|4], [0|4], [3|5], then [5|5]; player A holds [1|2] and others.
DRAWS_ON = "draw-on"


def at(step: str, language: str = "fi") -> str:
    with translation.override(language):
        return reverse("step", args=["turn", step])


def shown(client: Client, step: str, query: str = "", language: str = "fi") -> str:
    return client.get(f"{at(step, language)}{query}").content.decode()


def held(page: str) -> list[str]:
    """The tiles of the hand that can be chosen."""
    return re.findall(r'name="tile" id="tile-(\d\d)"', page)


def log(page: str) -> list[str]:
    return re.findall(r'name="log" value="([^"]*)"', page)


def test_a_fresh_turn_shows_the_hand_and_offers_everything(client: Client) -> None:
    page = shown(client, DRAWS_ON)
    assert held(page) == ["11", "14", "15", "16", "44"]
    assert log(page) == []
    assert "Nosta laatta (jäljellä 11 + varanto)" in page
    assert 'id="do-pass"' in page
    assert 'aria-label="11 laattaa"' in page  # face down, and apart from them:
    assert 'aria-label="2 laattaa"' in page
    assert 'id="anew"' not in page


def test_a_drawn_tile_appears_in_the_hand_and_the_boneyard_shrinks(client: Client) -> None:
    page = shown(client, DRAWS_ON, "?try=d.d")
    assert 'class="verdict onward"' in page
    assert "Nostit laatan [0|4]" in page
    assert held(page) == ["11", "14", "15", "16", "44", "24", "04"]
    assert log(page) == ["d", "d"]
    assert "jäljellä 9 + varanto" in page
    assert 'id="anew"' in page


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_a_turn_is_played_to_its_end_by_its_own_form(
    client: Client, headers: dict[str, str]
) -> None:
    query, steps = "", [{"do": "draw"}, {"do": "draw"}, {"do": "draw"}, {"tile": "35", "at": "03l"}]
    for pressed in steps:
        page = shown(client, DRAWS_ON, query)
        response = client.post(at(DRAWS_ON), {"log": log(page), **pressed}, headers=headers)
        here = response["HX-Replace-Url"] if headers else response["Location"]
        query = f"?{urlsplit(here).query}"
    assert query == "?try=d.d.d.35-03l"
    page = shown(client, DRAWS_ON, query)
    assert 'class="verdict solved"' in page
    assert held(page) == []
    assert 'id="do-draw"' not in page
    assert list(Attempt.objects.order_by("id").values_list("text", "outcome")) == [
        ("d", "onward"),
        ("d.d", "onward"),
        ("d.d.d", "onward"),
        ("d.d.d.35-03l", "solved"),
    ]


def test_what_is_refused_leaves_the_turn_where_it_was(client: Client) -> None:
    page = shown(client, DRAWS_ON, "?try=d.44-03l")
    assert 'class="verdict refused"' in page
    assert log(page) == ["d"]
    assert 'value="44" checked' in page
    assert held(page)[-1] == "24"
    passed = shown(client, DRAWS_ON, "?try=d.p")
    assert "Et voi ohittaa: voit pelata laatan [2|4]" in passed
    assert log(passed) == ["d"]


def test_a_tile_that_is_not_drawn_yet_is_not_in_the_hand(client: Client) -> None:
    page = shown(client, DRAWS_ON, "?try=35-03l")
    assert "Laatta [3|5] ei ole kädessäsi" in page


def test_a_legal_end_that_is_not_asked_for_can_be_played_on(client: Client) -> None:
    page = shown(client, DRAWS_ON, "?try=d.24-25s")
    assert 'class="verdict legal"' in page
    assert log(page) == ["d"]


def test_no_page_holds_what_the_player_has_not_seen(client: Client) -> None:
    """[0|4] is drawn second, [1|2] is in another hand, [5|5] stays in the boneyard."""
    for query in ("", "?try=d", "?try=d.p", "?hint=2"):
        page = shown(client, DRAWS_ON, query)
        words = re.sub(r'<svg class="sprite".*?</svg>', "", page, flags=re.DOTALL)
        for hidden in ("04", "12", "55"):
            assert f"#t{hidden}" not in words
            assert f'"{hidden}"' not in words
            assert f"[{hidden[0]}|{hidden[1]}]" not in words


def test_giving_up_tells_the_shortest_turn(client: Client) -> None:
    page = shown(client, DRAWS_ON, "?hint=3")
    assert "Nosta ensin 3 laattaa. Liitä laatta [3|5] laatan [0|3] kolmospäähän." in page
    assert 'id="more"' not in page


def test_a_hint_keeps_the_turn_and_the_tile_that_is_chosen(client: Client) -> None:
    sent = {"log": ["d", "d"], "tried": "d.d", "tile": "24", "more": "1", "hint": "0"}
    response = client.post(at(DRAWS_ON), sent)
    page = client.get(response["Location"]).content.decode()
    assert log(page) == ["d", "d"]
    assert 'value="24" checked' in page
    assert 'class="verdict onward"' in page


def test_a_hint_in_the_middle_of_a_turn_leaves_a_short_address(client: Client) -> None:
    sent = {"log": ["d", "d"], "tried": "d.d", "more": "1", "hint": "0"}
    response = client.post(at(DRAWS_ON), sent)
    assert response["Location"] == f"{at(DRAWS_ON)}?try=d.d&hint=1#hints"


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ({}, "Aseta laatta, nosta tai ohita vuoro."),
        ({"log": ["d"], "at": "03l"}, "Valitse ensin laatta kädestäsi."),
        ({"log": ["d"], "tile": "24"}, "Valitse myös, mihin kohtaan laatta asetetaan."),
        ({"log": ["d", "x"], "do": "draw"}, "Vuorosi alusta ei saanut selvää."),
        ({"log": ["d"] * 12, "do": "draw"}, "Nostoja on enemmän kuin nostettavia laattoja."),
        ({"log": ["d"] * 60, "do": "draw"}, "Nostoja on enemmän kuin nostettavia laattoja."),
    ],
)
def test_an_action_that_cannot_be_read_keeps_the_turn(
    client: Client, sent: dict[str, str], sentence: str, headers: dict[str, str]
) -> None:
    response = client.post(at(DRAWS_ON), sent, headers=headers)
    page = response.content.decode()
    assert response.status_code == 422
    assert sentence in page
    known = [step for step in sent.get("log", ()) if step == "d"]
    assert log(page) == known[:11]
    assert not Attempt.objects.exists()


@pytest.mark.parametrize(
    "tampered", ["%00", "d.d.", "~", "d~d", "99-14s", "d." * 40, "p.d", "24-zz", "a" * 3000]
)
def test_a_tampered_log_is_answered_in_words(client: Client, tampered: str) -> None:
    response = client.get(f"{at(DRAWS_ON)}?try={tampered}")
    assert response.status_code in {200, 400, 422}
    assert "<h1" in response.content.decode()


def test_the_language_switch_keeps_the_turn(client: Client) -> None:
    page = shown(client, DRAWS_ON, "?try=d.d")
    here = re.search('name="here" value="([^"]*)"', page)
    assert here
    there = client.post(
        reverse("language"),
        {"language": "en", "here": unescape(here[1]), "log": log(page), "tile": "24"},
    )
    page = client.get(there["Location"]).content.decode()
    assert '<html lang="en"' in page
    assert log(page) == ["d", "d"]
    assert "You drew the tile [0|4]" in page
    assert 'value="24" checked' in page


def test_what_may_be_done_is_marked_and_stays_marked(client: Client) -> None:
    fresh = shown(client, "may-draw")
    assert "Lailliset jatkokohdat" not in fresh
    assert fresh.count('name="may"') == 3
    wrong = client.post(at("may-draw"), {"may": ["place"]})
    assert dict(parse_qsl(urlsplit(wrong["Location"]).query)) == {"try": "place"}
    page = client.get(wrong["Location"]).content.decode()
    assert 'class="verdict wrong"' in page
    assert 'value="place" checked' in page
    assert "Lailliset jatkokohdat" not in page
    solved = shown(client, "may-draw", "?try=place.draw")
    assert 'class="verdict solved"' in solved
    assert "Lailliset jatkokohdat" in solved
    assert 'id="check"' not in solved


def test_nothing_marked_is_asked_for_again(client: Client) -> None:
    response = client.post(at("may-draw", "en"), {})
    assert response.status_code == 422
    assert "Mark at least one: place, draw or pass." in response.content.decode()


def test_the_boneyard_is_one_heap_until_the_number_is_known(client: Client) -> None:
    fresh = shown(client, "how-many", language="en")
    assert 'aria-label="7 tiles"' in fresh
    assert "The reserve: two tiles" not in fresh
    wrong = shown(client, "how-many", "?try=yes~7", "en")
    assert "7 is the whole boneyard." in wrong
    assert 'value="7"' in wrong
    assert "The reserve: two tiles" not in wrong
    for query in ("?try=yes~5", "?hint=4"):
        assert "The reserve: two tiles" in shown(client, "how-many", query, "en")


def test_a_number_in_words_is_asked_for_again(client: Client) -> None:
    response = client.post(at("how-many"), {"must": "yes", "count": "viisi"})
    page = response.content.decode()
    assert response.status_code == 422
    assert 'value="viisi"' in page
    assert 'value="yes" checked' in page


def test_the_lesson_ends_with_its_summary(client: Client) -> None:
    (lesson,) = (lesson for lesson in lessons() if lesson.id == "turn")
    for step in lesson.steps:
        answer = min(step.puzzle.module.answers(step.puzzle.question), key=str)
        client.post(at(step.id), step.puzzle.module.write(answer))
    with translation.override("fi"):
        page = client.get(reverse("lesson", args=["turn"])).content.decode()
    assert lesson.texts["fi"]["summary"] in re.sub(r"<[^>]*>", "", page)
    assert 4 <= len(lesson.steps) <= 10
