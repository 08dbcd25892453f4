"""Languages: the URL decides; the switch keeps the place; nobody is sent elsewhere."""

import re

import pytest
from django.test import Client

PAGES = ["", "help/", "accessibility/", "privacy/", "about/"]


def _switch(client: Client, here: str, **fields: str) -> str:
    answer = client.post("/fi/language/", {"here": here, "language": "en"} | fields)
    assert answer.status_code == 303
    return answer.headers["Location"]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", ["fi", "en"])
def test_the_url_decides_whatever_cookie_and_browser_say(code: str, page: str) -> None:
    other = {"fi": "en", "en": "fi"}[code]
    client = Client(headers={"Accept-Language": other})
    client.cookies["language"] = other
    answer = client.get(f"/{code}/{page}")
    assert answer.status_code == 200
    assert f'<html lang="{code}">' in answer.content.decode()
    assert answer.headers["Content-Language"] == code
    assert "Accept-Language" not in answer.headers["Vary"]


@pytest.mark.parametrize(
    ("cookie", "wish", "home"),
    [
        ("", "", "/fi/"),
        ("", "en-GB,en;q=0.8", "/en/"),
        ("", "sv,de;q=0.5", "/fi/"),
        ("", "sv,en;q=0.5", "/en/"),
        ("en", "fi", "/en/"),
        ("fi", "en", "/fi/"),
        ("xx", "en", "/en/"),
        ("../evil", "", "/fi/"),
        ("", "x" * 2000, "/fi/"),
    ],
)
def test_the_bare_address_goes_by_choice_then_wish_then_finnish(
    cookie: str, wish: str, home: str
) -> None:
    client = Client(headers={"Accept-Language": wish})
    if cookie:
        client.cookies["language"] = cookie
    answer = client.get("/")
    assert (answer.status_code, answer.headers["Location"]) == (302, home)
    assert {"Accept-Language", "Cookie"} <= set(answer.headers["Vary"].split(", "))
    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_each_page_names_itself_in_each_language(client: Client) -> None:
    page = client.get("/en/help/?x=1").content.decode()
    assert dict(re.findall(r'hreflang="([\w-]+)" href="([^"]+)"', page)) == {
        "fi": "http://testserver/fi/help/",
        "en": "http://testserver/en/help/",
        "x-default": "http://testserver/fi/help/",
    }


def test_each_language_is_named_in_itself_and_the_present_one_is_no_button(client: Client) -> None:
    page = client.get("/fi/").content.decode()
    assert '<span lang="fi" aria-current="true">Suomi</span>' in page
    assert re.search(r'<button name="language" value="en" lang="en"[^>]*>English</button>', page)


def test_the_switch_keeps_page_query_and_what_was_typed(client: Client) -> None:
    assert _switch(client, "/fi/help/") == "/en/help/"
    assert _switch(client, "/fi/help/?try=14.L11&hint=1") == "/en/help/?try=14.L11&hint=1"
    assert (
        _switch(
            client, "/fi/help/?try=36&hint=1", tile="36", number=" 15 ", csrfmiddlewaretoken="x"
        )
        == "/en/help/?try=36&hint=1&tile=36&number=+15+"
    )
    assert _switch(client, "/fi/help/?tile=36", tile="45") == "/en/help/?tile=45"
    assert _switch(client, "/fi/help/?tile=36", tile="") == "/en/help/"
    assert _switch(client, "/fi/no-such/?a=1") == "/en/no-such/?a=1"


def test_what_is_far_too_long_to_travel_stays_behind(client: Client) -> None:
    assert _switch(client, "/fi/help/?a=1", text="ä" * 5000) == "/en/help/?a=1"


@pytest.mark.parametrize(
    "here",
    [
        "//evil.example/",
        "/\\evil.example/",
        "\\\\evil.example",
        "https:evil.example",
        "https://evil.example/fi/",
        "///evil.example/fi/",
        "javascript:alert(1)",
        "/fi/\r\nX-Evil: 1",
        "/fi/\x1b[31m",
        "/\t/evil.example",
        " //evil.example",
        "",
        "fi/help/",
        "/healthz",
    ],
)
def test_a_switch_with_a_hostile_place_goes_home(client: Client, here: str) -> None:
    assert _switch(client, here) == "/en/"


@pytest.mark.parametrize("here", ["/fi//evil.example", "/fi/@evil.example", "/fi/../../evil"])
def test_a_switch_with_an_odd_place_stays_on_this_site(client: Client, here: str) -> None:
    assert _switch(client, here).startswith("/en/")


def test_the_choice_is_kept_in_a_cookie_that_no_script_reads(client: Client) -> None:
    client.post("/fi/language/", {"here": "/fi/", "language": "en"})
    cookie = client.cookies["language"]
    assert (cookie.value, cookie["httponly"], cookie["samesite"]) == ("en", True, "Lax")
    assert client.get("/").headers["Location"] == "/en/"


def test_an_unknown_language_is_refused_in_words(client: Client) -> None:
    answer = client.post("/fi/language/", {"here": "/fi/", "language": "xx"})
    assert answer.status_code == 400
    assert "Pyyntöä ei voitu lukea" in answer.content.decode()
    assert "language" not in client.cookies


def test_reading_in_a_language_sets_no_choice(client: Client) -> None:
    client.get("/en/")
    assert "language" not in client.cookies
