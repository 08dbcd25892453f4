"""The page of terms, and the links that lead to it from texts."""

import re
from html import unescape

import pytest
from django.template import Context, Template
from django.test import Client
from django.utils import translation

from tutorial.words.glossary import GLOSSARY

FOREIGN = {"fi": "en", "en": "fi"}


def linked(text: str, language: str = "fi") -> str:
    with translation.override(language):
        return Template("{{ text|terms }}").render(Context({"text": text}))


@pytest.mark.parametrize("code", ["fi", "en"])
def test_every_term_stands_at_its_anchor_in_both_languages(client: Client, code: str) -> None:
    page = client.get(f"/{code}/glossary/").content.decode()
    text = unescape(page)
    for term in GLOSSARY.terms:
        assert page.count(f'id="{term.id}"') == 1
        assert page.count(f'href="#{term.id}"') == 1
        assert term.said[code].text in text
        assert term.said[FOREIGN[code]].text not in text
        assert f'lang="{FOREIGN[code]}">{term.said[FOREIGN[code]].term}<' in text


@pytest.mark.parametrize("code", ["fi", "en"])
def test_both_explanations_on_wish_the_foreign_one_marked(client: Client, code: str) -> None:
    text = unescape(client.get(f"/{code}/glossary/?both=1").content.decode())
    for term in GLOSSARY.terms:
        assert f'<p lang="{FOREIGN[code]}">{term.said[FOREIGN[code]].text}</p>' in text


@pytest.mark.parametrize("code", ["fi", "en"])
def test_every_drawing_has_a_name_and_its_parts_are_on_the_page(client: Client, code: str) -> None:
    page = client.get(f"/{code}/glossary/").content.decode()
    drawn = [term for term in GLOSSARY.terms if term.picture]
    assert len(drawn) > 12
    assert page.count('class="drawn"') == len(drawn)
    assert len(re.findall(r'role="img" aria-label="[^"]+"', page)) == len(drawn)
    assert (
        set(re.findall(r'href="#(t[\w]+)"', page))
        - {
            *re.findall(r'id="(t[\w]+)"', page),
            *(term.id for term in GLOSSARY.terms),
        }
        == set()
    )


@pytest.mark.parametrize("code", ["fi", "en"])
def test_the_index_is_in_the_order_of_the_alphabet(client: Client, code: str) -> None:
    page = client.get(f"/{code}/glossary/").content.decode()
    index = page[page.index('class="contents index"') : page.index("</nav>", page.index("index"))]
    names = [unescape(name).casefold() for name in re.findall(r'<a href="#[^"]*">([^<]*)<', index)]
    assert len(names) == len(GLOSSARY.terms)
    assert names == sorted(names)


def test_the_first_mention_of_a_term_leads_to_it_and_no_other() -> None:
    assert linked("Varanto jää. Varannosta ei nosteta.") == (
        '<a class="term" href="/fi/glossary/#reserve">Varanto</a> jää. Varannosta ei nosteta.'
    )


def test_the_longer_term_wins_and_parts_of_words_are_left_alone() -> None:
    assert linked("A blocked round, a doubleton.", "en") == (
        'A <a class="term" href="/en/glossary/#blocked-round">blocked round</a>, a doubleton.'
    )


def test_what_is_no_term_is_escaped_and_untouched() -> None:
    assert linked("<b> & [6|6]") == "&lt;b&gt; &amp; [6|6]"


@pytest.mark.parametrize("code", ["fi", "en"])
def test_the_page_is_reached_from_every_page_the_rules_and_the_help(
    client: Client, code: str
) -> None:
    for page in ("", "rules/", "help/", "lessons/", "none/"):
        assert f'href="/{code}/glossary/"' in client.get(f"/{code}/{page}").content.decode()
    assert 'class="term"' in client.get(f"/{code}/help/").content.decode()


def test_the_page_is_only_read(client: Client) -> None:
    assert client.post("/fi/glossary/").status_code == 405
    assert "Set-Cookie" not in client.get("/fi/rules/").headers
