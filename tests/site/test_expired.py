"""A form without its token: refused in words, and what was typed is kept."""

import re

import pytest
from django.test import Client, override_settings

broken = override_settings(ROOT_URLCONF="tests.site.broken_urls")
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="(\w+)"')


def _token(page: str) -> str:
    found = TOKEN.search(page)
    assert found
    return found[1]


@broken
def test_a_stale_form_keeps_its_fields_and_is_sent_again_with_one_press(visitor: Client) -> None:
    fields = {"tile": "36", "note": '"><script>alert(1)</script>', "csrfmiddlewaretoken": "old"}
    answer = visitor.post("/fi/typed/?try=1&b=%22%3E", fields)
    page = answer.content.decode()
    assert answer.status_code == 403
    assert "Lomake oli ollut auki liian kauan" in page
    assert '<input type="hidden" name="tile" value="36">' in page
    assert "&quot;&gt;&lt;script&gt;" in page
    assert "<script>alert" not in page
    assert 'action="/fi/typed/?try=1&amp;b=%22%3E"' in page
    again = visitor.post("/fi/typed/", {"tile": "36", "csrfmiddlewaretoken": _token(page)})
    assert again.status_code == 200
    assert "('tile', '36')" in again.content.decode()


@broken
def test_the_page_speaks_english_too(visitor: Client) -> None:
    page = visitor.post("/en/typed/", {"a": "1"}).content.decode()
    assert "The form had been open too long" in page
    assert "Send again" in page


@broken
def test_a_wrong_token_is_a_stale_form(visitor: Client) -> None:
    visitor.get("/fi/")
    answer = visitor.post("/fi/typed/", {"csrfmiddlewaretoken": "x" * 64})
    assert answer.status_code == 403
    assert "Lähetä uudelleen" in answer.content.decode()


@broken
def test_htmx_gets_a_fresh_token_and_is_asked_to_press_again(visitor: Client) -> None:
    answer = visitor.post("/fi/typed/", {"a": "1"}, headers=HTMX)
    page = answer.content.decode()
    assert answer.status_code == 403
    assert answer.headers["HX-Reswap"] == "none"
    assert "paina vielä kerran" in page
    assert 'hx-swap-oob="outerHTML:[name=csrfmiddlewaretoken]"' in page
    again = visitor.post("/fi/typed/", {"csrfmiddlewaretoken": _token(page)}, headers=HTMX)
    assert again.status_code == 200


@broken
def test_a_form_from_elsewhere_gets_no_button_to_press(visitor: Client) -> None:
    token = _token(visitor.get("/fi/").content.decode())
    fields = {"tile": "36", "csrfmiddlewaretoken": token}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "https://evil.example"} | HTMX,
    ):
        sent = fields if "Origin" in headers else {"tile": "36"}
        answer = visitor.post("/fi/typed/", sent, headers=headers)
        page = answer.content.decode()
        assert answer.status_code == 403
        assert "Lomake tuli toiselta sivustolta" in page
        assert 'value="36"' not in page
        assert "Lähetä uudelleen" not in page


def test_every_form_of_the_site_asks_for_its_token(visitor: Client) -> None:
    assert visitor.post("/fi/language/", {"language": "en", "here": "/fi/"}).status_code == 403


@pytest.mark.parametrize("address", ["/", "/healthz", "/fi/", "/fi/help/", "/fi/rules/"])
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_an_address_to_which_no_form_leads_says_so(
    visitor: Client, address: str, headers: dict[str, str]
) -> None:
    answer = visitor.post(address, {"a": "1"}, headers=headers)
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "GET, HEAD"
    assert "Sivua ei voi käyttää näin" in answer.content.decode()
