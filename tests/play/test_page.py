"""The score sheet's page: a whole match by forms alone, undo, what cannot be, both languages."""

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest
from django.test import Client

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Answer

SEED_OUT = {"ended": "a", "tiles-b": ["00"], "tiles-c": ["44"]}
SEED_BLOCK = {"ended": "x", "tiles-a": ["12"], "tiles-b": ["44"], "tiles-c": ["46"]}
SEED_TIE = {"ended": "x", "tiles-a": ["03"], "tiles-b": ["12"], "tiles-c": ["46"]}


def seen(answer: "Answer") -> str:
    """The main part as a reader sees it: without markup, drawings and entities."""
    page = answer.content.decode()
    main = page[page.index("<main") : page.index("</main>")]
    main = re.sub(r"<svg.*?</svg>", " ", main, flags=re.DOTALL)
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", main)))


def enter(client: Client, code: str, sheet: str, **fields: object) -> "Answer":
    return client.post(f"/{code}/score/", {"sheet": sheet, **fields})


def sheet_of(answer: "Answer") -> str:
    assert answer.status_code == 303, seen(answer)
    return answer["Location"].partition("?sheet=")[2].partition("#")[0]


def test_a_sheet_begins_with_players_and_a_starter(client: Client) -> None:
    answer = client.post("/fi/score/", {"players": "3", "starter": "b"})
    assert answer["Location"] == "/fi/score/?sheet=1_3b"
    assert "Kierros 1: Pelaaja B aloittaa" in seen(client.get(answer["Location"]))


@pytest.mark.parametrize(
    ("code", "fields", "sentence", "sum_"),
    [
        ("fi", SEED_OUT, "Pelaaja A pelasi viimeisen laattansa ja saa 8 pistettä", "0 + 8 = 8"),
        ("en", SEED_OUT, "Player A went out and is credited 8 points", "0 + 8 = 8"),
        ("fi", SEED_BLOCK, "hän saa 15 pistettä", "8 + 10 − 3 = 15"),
        ("en", SEED_BLOCK, "they are credited 15 points", "8 + 10 − 3 = 15"),
        ("fi", SEED_TIE, "Tasatuloksessa kukaan ei saa pisteitä.", "hyvitys on 0"),
        ("en", SEED_TIE, "In a tie nobody is credited.", "the credit is 0"),
    ],
)
def test_the_seeds_rounds_are_credited_with_their_reasons(
    client: Client, code: str, fields: dict[str, object], sentence: str, sum_: str
) -> None:
    answer = enter(client, code, "1_3a", **fields)
    assert answer["Location"].endswith("#credit")
    text = seen(client.get(answer["Location"]))
    assert sentence in text
    assert sum_ in text


def test_each_hand_is_counted_tile_by_tile(client: Client) -> None:
    text = seen(client.get("/en/score/?sheet=1_3a_x-1204-s8-46"))
    assert "[0|4] 4 + [1|2] 3" in text
    assert "only the sum was typed" in text


@pytest.mark.parametrize("code", ["fi", "en"])
def test_a_whole_match_is_played_to_a_win(client: Client, code: str) -> None:
    sheet, text = "1_2a", ""
    for out, sum_ in (("a", 60), ("b", 55), ("a", 39)):
        other = "b" if out == "a" else "a"
        sheet = sheet_of(enter(client, code, sheet, ended=out, **{f"sum-{other}": sum_}))
        text = seen(client.get(f"/{code}/score/?sheet={sheet}"))
        assert {"fi": "Ottelu on päättynyt", "en": "The match is over"}[code] not in text
    assert {"fi": "Kierros 4: Pelaaja B aloittaa", "en": "Round 4: Player B starts"}[code] in text
    sheet = sheet_of(enter(client, code, sheet, ended="x", **{"sum-a": 4, "sum-b": 10}))
    page = client.get(f"/{code}/score/?sheet={sheet}")
    won = {"fi": "Pelaaja A voitti ottelun, saldo 105", "en": "Player A won the match with 105"}
    assert won[code] in seen(page)  # 60 + 39 + 10 - 4
    assert f'href="/{code}/rules/#match.surplus"' in page.content.decode()
    assert 'id="round"' not in page.content.decode()
    assert enter(client, code, sheet, ended="a", **{"sum-b": 5}).status_code == 409


@pytest.mark.parametrize("code", ["fi", "en"])
def test_given_totals_can_be_tied(client: Client, code: str) -> None:
    begun = {"players": "3", "starter": "a", "total-a": "61", "total-b": "20", "total-c": "61"}
    text = seen(client.get(client.post(f"/{code}/score/", begun)["Location"]))
    assert {"fi": "Ottelu päättyi tasapeliin", "en": "The match is tied"}[code] in text
    assert {"fi": "Tasapeli", "en": "A tied match"}[code] in text


def test_undo_leads_to_the_sheet_before_and_correct_opens_the_round_again(client: Client) -> None:
    page = client.get("/fi/score/?sheet=1_3a_a-0-00-s8_x-12-44-46").content.decode()
    assert 'href="/fi/score/?sheet=1_3a_a-0-00-s8"' in page
    correct = re.search(r'id="correct" href="([^"#]*)', page)
    assert correct
    again = client.get(unescape(correct[1])).content.decode()
    assert re.findall(r'name="(tiles-.)" value="(..)" checked', again) == [
        ("tiles-a", "12"),
        ("tiles-b", "44"),
        ("tiles-c", "46"),
    ]
    assert 'name="sheet" value="1_3a_a-0-00-s8"' in again


def test_undo_keeps_a_typed_sum(client: Client) -> None:
    page = client.get("/en/score/?sheet=1_3a_a-0-00-s8").content.decode()
    correct = re.search(r'id="correct" href="([^"#]*)', page)
    assert correct
    assert re.search(
        r'name="sum-c"[^>]*value="8"', client.get(unescape(correct[1])).content.decode()
    )


@pytest.mark.parametrize("code", ["fi", "en"])
def test_what_cannot_be_is_said_and_everything_typed_stays(client: Client, code: str) -> None:
    answer = enter(
        client, code, "1_4a", ended="a",
        **{"tiles-b": ["14", "66"], "tiles-c": ["14"], "sum-d": "viisi <b>"},
    )  # fmt: skip
    assert answer.status_code == 422
    text, page = seen(answer), answer.content.decode()
    assert {"fi": "Laattoja [1|4] on vain yksi", "en": "There is only one [1|4]"}[code] in text
    assert "viisi <b>" in text
    assert 'value="viisi &lt;b&gt;"' in page
    assert len(re.findall(r'name="tiles-." value="(?:14|66)" checked', page)) == 3
    assert page.count('aria-invalid="true"') == 3
    assert client.get(f"/{code}/score/?sheet=1_4a").status_code == 200


def test_without_an_end_it_is_asked_how_the_round_ended(client: Client) -> None:
    answer = enter(client, "en", "1_2a", **{"sum-b": 5})
    assert answer.status_code == 422
    assert "Say first how the round ended" in seen(answer)
    assert enter(client, "en", "1_2a", ended="d", **{"sum-b": 5}).status_code == 422


@pytest.mark.parametrize("code", ["fi", "en"])
def test_a_beginning_that_lacks_something_is_asked_for_again(client: Client, code: str) -> None:
    answer = client.post(f"/{code}/score/", {"players": "2", "starter": "d", "total-a": "7"})
    assert answer.status_code == 422
    page = answer.content.decode()
    assert re.search(r'name="players" value="2" checked', page)
    assert re.search(r'name="starter" value="d" checked', page)
    assert re.search(r'name="total-a"[^>]*value="7"', page)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_an_altered_address_is_refused_in_words_and_leads_to_what_can_be_read(
    client: Client, code: str
) -> None:
    answer = client.get(f"/{code}/score/?sheet=1_2a_a-0-s10_b-0-0")
    assert answer.status_code == 400
    assert {"fi": "kierroksesta 2", "en": "Round 2 in the address"}[code] in seen(answer)
    assert f'href="/{code}/score/?sheet=1_2a_a-0-s10"' in answer.content.decode()


@pytest.mark.parametrize(("here", "there"), [("fi", "en"), ("en", "fi")])
def test_the_language_switch_keeps_the_sheet_and_what_is_being_entered(
    client: Client, here: str, there: str
) -> None:
    page = client.get(f"/{here}/score/?sheet=1_3a&ended=b").content.decode()
    assert 'form="entry"' in page
    back = re.search(r'name="here" value="([^"]*)"', page)
    assert back
    typed = {"language": there, "here": unescape(back[1]), "sheet": "1_3a", "ended": "b"}
    answer = client.post(f"/{here}/language/", typed | {"tiles-a": ["05", "66"], "sum-c": "8"})
    assert answer["Location"].startswith(f"/{there}/score/?")
    again = client.get(answer["Location"]).content.decode()
    assert len(re.findall(r'name="tiles-a" value="(?:05|66)" checked', again)) == 2
    assert re.search(r'name="sum-c"[^>]*value="8"', again)


def test_where_nothing_is_being_entered_the_switch_is_a_form_of_its_own(client: Client) -> None:
    assert 'form="entry"' not in client.get("/fi/score/?sheet=1_3a").content.decode()
    assert 'form="entry"' in client.get("/fi/score/").content.decode()


def test_nothing_is_kept_but_the_language_and_the_form_token(client: Client) -> None:
    enter(client, "fi", "1_2a", ended="a", **{"sum-b": 5})
    client.get("/fi/score/?sheet=1_2a_a-0-s5")
    assert set(client.cookies) <= {"csrftoken", "language"}


def test_a_full_sheet_goes_on_in_a_new_one_with_the_same_totals(client: Client) -> None:
    full = "1_2a" + "_a-0-01" * 40
    page = client.get(f"/en/score/?sheet={full}").content.decode()
    anew = re.search(r'href="(/en/score/\?players[^"]*)"', page)
    assert anew
    again = client.get(unescape(anew[1])).content.decode()
    assert re.search(r'name="total-a"[^>]*value="40"', again)
    assert enter(client, "en", full, ended="a", **{"sum-b": 5}).status_code == 409


@pytest.mark.parametrize("code", ["fi", "en"])
@pytest.mark.parametrize("query", ["", "?sheet=1_3a", "?sheet=1_4a&ended=x", "?sheet=1_2a.100-0"])
def test_ids_are_unique_and_the_title_is_the_heading(client: Client, code: str, query: str) -> None:
    page = client.get(f"/{code}/score/{query}").content.decode()
    ids = re.findall(r' id="([^"]*)"', page)
    assert len(ids) == len(set(ids))
    heading = re.search(r"<h1>(.*?)</h1>", page)
    assert heading
    assert f"<title>{heading[1]} – " in page
    assert 'hreflang="en"' in page


def test_other_methods_are_refused_and_a_form_without_token_too() -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.put("/fi/score/").status_code == 405
    assert client.post("/fi/score/", {"players": "2", "starter": "a"}).status_code == 403
