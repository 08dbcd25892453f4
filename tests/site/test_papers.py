"""The papers in the foot and the help: in both languages, of one build, reached from everywhere."""

import re
from html.parser import HTMLParser

import pytest
from django.test import Client, override_settings

PAPERS = ["help", "accessibility", "privacy", "about"]


class _Outline(HTMLParser):
    """Headings, lists and tables in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in {"h1", "h2", "h3", "li", "dt", "tr", "table"}:
            self.tags.append(tag)


def _main(client: Client, address: str) -> str:
    page = client.get(address).content.decode()
    return page[page.index("<main") : page.index("</main>")]


def _outline(text: str) -> list[str]:
    parser = _Outline()
    parser.feed(text)
    return parser.tags


@pytest.mark.parametrize("name", PAPERS)
def test_both_languages_say_the_same_things_in_the_same_order(client: Client, name: str) -> None:
    finnish, english = (_main(client, f"/{code}/{name}/") for code in ("fi", "en"))
    assert _outline(finnish) == _outline(english)
    assert _outline(finnish).count("h1") == 1
    assert len(_outline(finnish)) > 5
    assert finnish != english


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("code", ["fi", "en"])
def test_each_has_a_title_of_its_own_and_nothing_unfilled(
    client: Client, name: str, code: str
) -> None:
    page = client.get(f"/{code}/{name}/").content.decode()
    title = re.search(r"<title>(.*?) – ", page)
    heading = re.search(r"<h1>(.*?)</h1>", page)
    assert title
    assert heading
    assert title[1] == heading[1]
    assert not re.search(r"\{[{%]|TODO|XXX|None", page)


@pytest.mark.parametrize("code", ["fi", "en"])
def test_help_and_papers_are_reached_from_every_page(client: Client, code: str) -> None:
    for page in ("", "help/", "about/", "none/"):
        text = client.get(f"/{code}/{page}").content.decode()
        for name in PAPERS:
            assert f'href="/{code}/{name}/"' in text, (page, name)


@pytest.mark.parametrize("code", ["fi", "en"])
@pytest.mark.parametrize("name", ["accessibility", "privacy"])
def test_the_contact_is_the_operators(client: Client, code: str, name: str) -> None:
    with override_settings(CONTACT="ope@koulu.example"):
        assert "ope@koulu.example" in _main(client, f"/{code}/{name}/")
    with override_settings(CONTACT=""):
        assert "@" not in _main(client, f"/{code}/{name}/")
