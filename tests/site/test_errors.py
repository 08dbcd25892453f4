"""Errors: in words, in the page's language, with a way back, and never a trace."""

from unittest.mock import patch

import pytest
from django.test import Client, override_settings

broken = override_settings(ROOT_URLCONF="tests.site.broken_urls")
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
WORDS = {
    "unreadable": (400, "Pyyntöä ei voitu lukea", "That request could not be read"),
    "forbidden": (403, "Lomake tuli toiselta sivustolta", "This form came from another site"),
    "bug": (500, "Jokin meni meillä rikki", "Something broke on our side"),
    "query": (500, "Jokin meni meillä rikki", "Something broke on our side"),
    "full": (503, "Sivusto ei voi juuri nyt tallentaa", "The site cannot save or look things up"),
    "read-only": (503, "Sivusto ei voi juuri nyt", "The site cannot save or look things up"),
}


@broken
@pytest.mark.parametrize("name", WORDS)
def test_a_failure_is_told_in_both_languages_with_a_way_back(visitor: Client, name: str) -> None:
    status, finnish, english = WORDS[name]
    for code, words in (("fi", finnish), ("en", english)):
        answer = visitor.get(f"/{code}/fault/{name}/")
        page = answer.content.decode()
        assert answer.status_code == status
        assert words in page
        assert f'<html lang="{code}">' in page
        assert f'class="button" href="/{code}/"' in page
        assert "by test" not in page
        assert "Traceback" not in page


@broken
@pytest.mark.parametrize("name", WORDS)
def test_htmx_gets_a_sentence_for_the_status_line_and_nothing_else(
    visitor: Client, name: str
) -> None:
    answer = visitor.get(f"/fi/fault/{name}/", headers=HTMX)
    page = answer.content.decode()
    assert answer.status_code == WORDS[name][0]
    assert answer.headers["HX-Reswap"] == "none"
    assert page.startswith('<p id="status" hx-swap-oob="innerHTML">')
    assert WORDS[name][1] in page
    assert "<html" not in page


def test_no_such_page(visitor: Client) -> None:
    for code, words in (("fi", "Sellaista sivua ei ole"), ("en", "There is no such page")):
        answer = visitor.get(f"/{code}/none/")
        assert answer.status_code == 404
        assert words in answer.content.decode()
    wished = visitor.get("/none", headers={"Accept-Language": "en"})
    assert "There is no such page" in wished.content.decode()


def test_a_known_page_used_in_the_wrong_way(visitor: Client) -> None:
    answer = visitor.get("/en/language/")
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "POST"
    assert "This page cannot be used in that way" in answer.content.decode()


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "BREW"])
@pytest.mark.parametrize("address", ["/fi/", "/fi/language/", "/", "/healthz", "/fi/none/"])
def test_methods_that_nothing_here_has(visitor: Client, method: str, address: str) -> None:
    answer = visitor.generic(method, address, headers={"Accept-Language": "fi"})
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "GET, HEAD, POST"
    assert "Sivua ei voi käyttää näin" in answer.content.decode()


@broken
@pytest.mark.parametrize("name", ["bug", "full"])
def test_even_without_templates_there_are_words(visitor: Client, name: str) -> None:
    with patch("tutorial.shell.errors.render_to_string", side_effect=RuntimeError("by test")):
        answer = visitor.get(f"/en/fault/{name}/")
    assert answer.status_code == WORDS[name][0]
    assert "Something broke on our side" in answer.content.decode()
    assert 'href="/en/"' in answer.content.decode()


@broken
def test_an_error_page_asks_the_database_nothing(visitor: Client) -> None:
    assert visitor.get("/fi/fault/full/").status_code == 503  # the test has no database


def test_a_host_that_is_not_ours_is_refused_in_words(visitor: Client) -> None:
    for host in ("evil.example", "evil.example:8000", "a b", "localhost@evil.example"):
        answer = visitor.get("/en/", headers={"Host": host})
        assert answer.status_code == 400
        assert "That request could not be read" in answer.content.decode()
        assert "evil" not in answer.content.decode()
