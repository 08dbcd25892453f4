"""The page of all clauses: anchors that explanations point to, one language or both."""

import re
from html.parser import HTMLParser

import pytest
from django.test import Client

from engine import Rule
from tutorial.rules.examples import EXAMPLES
from tutorial.words import words

FOREIGN = {"fi": "en", "en": "fi"}


class _Ids(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(given["id"] or "")
        if tag == "a" and (given.get("href") or "").startswith("#"):
            self.links.append((given["href"] or "")[1:])


def main(client: Client, address: str) -> str:
    page = client.get(address).content.decode()
    return page[page.index("<main") : page.index("</main>")]


def plain(text: str) -> str:
    """As a reader sees it: without markup and entities."""
    text = re.sub(r'<a class="term"[^>]*>([^<]*)</a>', r"\1", text)
    text = re.sub(r"<[^>]*>", " ", text)
    return re.sub(r"\s+", " ", text.replace("&#x27;", "'").replace("&quot;", '"'))


@pytest.mark.parametrize("code", ["fi", "en"])
def test_every_clause_stands_at_its_own_anchor(client: Client, code: str) -> None:
    text = main(client, f"/{code}/rules/")
    ids = _Ids(text).ids
    assert [each for each in ids if "." in each] == [rule.value for rule in Rule]
    assert len(set(ids)) == len(ids)
    seen = plain(text)
    for rule in Rule:
        assert words(code).clause_title(rule) in seen
        assert words(code).clause(rule) in seen


@pytest.mark.parametrize("code", ["fi", "en"])
@pytest.mark.parametrize("query", ["", "?both=1"])
def test_the_contents_lead_to_the_six_sections(client: Client, code: str, query: str) -> None:
    page = _Ids(main(client, f"/{code}/rules/{query}"))
    assert page.links == ["about", "setup", "turn", "chain", "round", "match"]
    assert set(page.links) <= set(page.ids)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_side_by_side_has_both_languages_and_marks_the_foreign_one(
    client: Client, code: str
) -> None:
    text = main(client, f"/{code}/rules/?both=1")
    seen = plain(text)
    for rule in Rule:
        for language in ("fi", "en"):
            assert words(language).clause(rule) in seen
    assert text.count(f'lang="{FOREIGN[code]}"') == len(Rule) + len(EXAMPLES) + 6
    assert f'lang="{code}"' not in text


@pytest.mark.parametrize("code", ["fi", "en"])
def test_one_language_has_no_word_of_the_other(client: Client, code: str) -> None:
    seen = plain(main(client, f"/{code}/rules/"))
    for rule in Rule:
        assert words(FOREIGN[code]).clause(rule) not in seen


@pytest.mark.parametrize("code", ["fi", "en"])
@pytest.mark.parametrize("query", ["", "?both=1"])
def test_the_first_mention_of_a_term_leads_to_the_glossary(
    client: Client, code: str, query: str
) -> None:
    text = main(client, f"/{code}/rules/{query}")
    terms = re.findall(rf'<a class="term" href="/{code}/glossary/#([a-z-]+)">', text)
    assert len(terms) == len(set(terms))
    assert {"boneyard", "reserve", "double", "blocked-round", "target"} <= set(terms)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_the_two_views_of_the_page_lead_to_each_other(client: Client, code: str) -> None:
    assert f'href="/{code}/rules/?both=1"' in main(client, f"/{code}/rules/")
    assert f'href="/{code}/rules/"' in main(client, f"/{code}/rules/?both=1")


@pytest.mark.parametrize("query", ["?both=2", "?both=", "?both=%3Cb%3E", "?other=1"])
def test_any_other_query_is_the_plain_page(client: Client, query: str) -> None:
    assert main(client, f"/fi/rules/{query}").count("<h3") == len(Rule)


def test_the_page_is_only_read(client: Client) -> None:
    assert client.head("/fi/rules/").status_code == 200
    refused = client.post("/fi/rules/")
    assert refused.status_code == 405
    assert "Set-Cookie" not in client.get("/fi/rules/").headers


@pytest.mark.parametrize("code", ["fi", "en"])
def test_the_heading_is_the_title(client: Client, code: str) -> None:
    page = client.get(f"/{code}/rules/").content.decode()
    title = re.search(r"<title>(.*?) – ", page)
    assert title
    assert f"<h1>{title[1]}</h1>" in page
    assert page.count("<h1") == 1
