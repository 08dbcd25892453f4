"""The pages of `deal`, `starter` and `match`: fresh, wrong, solved, given up, unreadable."""

import re
from typing import NamedTuple

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

pytestmark = pytest.mark.django_db

LANGUAGES = ("fi", "en")
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
HEADERS = pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])


class Journey(NamedTuple):
    """A step with a right, a wrong and an unreadable attempt; the address of each that is one.

    `hidden`: what stands nowhere before it is solved.
    """

    lesson: str
    step: str
    right: dict[str, str | list[str]]
    wrong: dict[str, str | list[str]]
    unreadable: dict[str, str | list[str]]
    tried: str
    told: tuple[str, str]
    hidden: str

    def url(self, language: str = "fi") -> str:
        with translation.override(language):
            return reverse("step", args=[self.lesson, self.step])


JOURNEYS = [
    Journey(
        "setup",
        "the-set",
        {"set": "28", "marked": ["37", "08"]},
        {"set": "49", "marked": ["37", "41"]},
        {"set": "many", "marked": ["37"]},
        "~~~49~~37.41",
        ("[4|1] on sama laatta kuin [1|4]", "[4|1] is the same tile as [1|4]"),
        "28",
    ),
    Journey(
        "setup",
        "deal-for-four",
        {"each": "6", "boneyard": "4", "drawable": "2"},
        {"each": "7", "boneyard": "4", "drawable": "2"},
        {"each": "6", "boneyard": "4", "drawable": ""},
        "7~4~2~~~",
        ("Neljälle jaetaan vähemmän", "Four players take fewer"),
        "28 − 4 × 6",
    ),
    Journey(
        "setup",
        "the-reserve",
        {"boneyard": "4", "drawable": "2"},
        {"boneyard": "4", "drawable": "4"},
        {"boneyard": "4"},
        "~4~4~~~",
        ("Luvussa 4 on mukana varanto", "The number 4 includes the reserve"),
        "ykkös-ykkönen",
    ),
    Journey(
        "setup",
        "drawing-lots",
        {"starter": "again", "with": ["a", "b"]},
        {"starter": "again", "with": ["a", "b", "c", "d"]},
        {"starter": "again"},
        "again~a.b.c.d",
        ("vain ne, joiden arvat ovat tasan", "only those whose lots tie"),
        "9 silmää",
    ),
    Journey(
        "setup",
        "clockwise",
        {"starter": "a"},
        {"starter": "d"},
        {"starter": ""},
        "d~",
        ("Viimeksi laatan asetti pelaaja D", "Player D was the last to place"),
        'class="way"',
    ),
    Journey(
        "match",
        "next-starter",
        {"starter": "c"},
        {"starter": "d"},
        {"starter": "x"},
        "d~",
        ("voittaja ei saa aloitusta", "the winner does not get the start"),
        'class="way"',
    ),
    Journey(
        "match",
        "over-now",
        {"over": "a", "total-a": "105", "total-b": "80"},
        {"over": "a", "total-a": "100", "total-b": "70"},
        {"over": "a", "total-a": "105"},
        "a~~100~70~~",
        ("ylittävät pisteet säilyvät", "points beyond the target stay"),
        "105",
    ),
    Journey(
        "match",
        "tied-lead",
        {"over": "tie", "tied": ["a", "c"]},
        {"over": "c", "tied": []},
        {"over": "tie"},
        "c~~~~~",
        ("Pelaajalla C on kärkisaldo, mutta ei yksin", "has the highest total, but not alone"),
        "yhtä paljon",
    ),
]


def shows(what: str, page: str) -> bool:
    """Whether it stands there by itself, not inside a token."""
    return re.search(rf"(?<!\w){re.escape(what)}(?!\w)", page) is not None


EACH = pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.step)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fresh_page_asks_and_gives_nothing_away(
    client: Client, journey: Journey, language: str
) -> None:
    page = client.get(journey.url(language)).content.decode()
    form = page[
        page.index('<form id="attempt"') : page.index("</form>", page.index('id="attempt"'))
    ]
    assert not shows(journey.hidden, form)
    assert "checked" not in form
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(set(ids)) == len(ids)
    for named in re.findall(r' (?:for|aria-labelledby|aria-describedby)="([^"]+)"', form):
        assert named in ids


@EACH
@HEADERS
def test_a_wrong_answer_is_told_why_and_kept_for_the_next_try(
    client: Client, journey: Journey, headers: dict[str, str]
) -> None:
    for language, told in zip(LANGUAGES, journey.told, strict=True):
        response = client.post(journey.url(language), journey.wrong, headers=headers)
        if headers:
            assert response["HX-Replace-Url"] == f"{journey.url(language)}?try={journey.tried}"
        else:
            assert response["Location"] == f"{journey.url(language)}?try={journey.tried}#verdict"
            response = client.get(response["Location"])
        page = response.content.decode()
        assert 'class="verdict wrong"' in page
        assert told in page
        for name, values in journey.wrong.items():
            for value in [values] if isinstance(values, str) else values:
                kept = rf'name="{name}"[^>]*value="{value}"'
                assert re.search(kept, page), (name, value)
        assert not shows(journey.hidden, page)


@EACH
@HEADERS
def test_the_right_answer_solves_it(
    client: Client, journey: Journey, headers: dict[str, str]
) -> None:
    for language in LANGUAGES:
        response = client.post(journey.url(language), journey.right, headers=headers)
        if not headers:
            response = client.get(response["Location"])
        page = response.content.decode()
        assert 'class="verdict solved"' in page
        assert 'id="check"' not in page


@EACH
@HEADERS
def test_an_answer_that_cannot_be_read_is_asked_for_again(
    client: Client, journey: Journey, headers: dict[str, str]
) -> None:
    for language in LANGUAGES:
        response = client.post(journey.url(language), journey.unreadable, headers=headers)
        page = response.content.decode()
        assert response.status_code == 422
        assert 'class="verdict unreadable"' in page
        vague = ("Vastauksesta ei saanut selvää", "The answer could not be read")
        assert not any(words in page for words in vague)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_given_up_the_answer_stands_in_the_last_hint_and_can_still_be_typed(
    client: Client, journey: Journey, language: str
) -> None:
    page = client.get(f"{journey.url(language)}?hint=9").content.decode()
    hints = page[page.index('class="hint"') :]
    assert hints.count("<li>") >= 3
    assert 'id="check"' in page
    assert 'id="more"' not in page


def test_only_the_number_that_cannot_be_read_is_marked(client: Client) -> None:
    journey = next(journey for journey in JOURNEYS if journey.step == "over-now")
    sent = {"over": "a", "total-a": "105", "total-b": "eighty"}
    page = client.post(journey.url(), sent).content.decode()
    assert re.findall(r'id="([^"]+)"[^>]*aria-invalid="true"', page) == ["total-b"]


def test_hidden_hands_are_not_in_the_page(client: Client) -> None:
    """The view of the-reserve holds [1|2] and more in its text: the page tells only the draws."""
    journey = next(journey for journey in JOURNEYS if journey.step == "the-reserve")
    page = client.get(journey.url()).content.decode()
    board = page[page.index('<figure class="board"') : page.index("</figure>")]
    assert set(re.findall(r'href="#t(\d\d)"', board)) == {"36", "03", "66", "05"}
    assert '#t12"' not in page[page.index('id="puzzle"') :]
