"""Walking the site as a browser does: every page that is linked to, and every form on them."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import NamedTuple
from urllib.parse import urlsplit

from django.db.models import F
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, resolve, reverse
from django.utils import translation

from tutorial.lessons.content import lessons
from tutorial.practice.daily import FIRST_DAY
from tutorial.progress.models import Exam, Move
from tutorial.puzzles.seeded import read_seeded

LANGUAGES = ("fi", "en")
PUZZLE = "1/credit/2/9f3k"
_LINK = re.compile(r'<a (?![^>]*rel="nofollow")[^>]*href="(/[^"#]*)')
"""What leads to puzzles without end says that it is not to be followed."""
_TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="(\w+)"')


class Form(NamedTuple):
    """A form that posts: where it stands, where it goes, and its fields as they are filled in."""

    page: str
    action: str
    fields: dict[str, str]


class _Forms(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.page = page
        self.found: list[Form] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form" and given.get("method", "").lower() == "post":
            self.found.append(Form(self.page, _path(given.get("action") or self.page), {}))
        elif given.get("formaction") and self.found:
            self.found.append(Form(self.page, _path(given["formaction"]), {}))
        elif tag in {"input", "button"} and given.get("name") and self.found:
            self.found[-1].fields.setdefault(given["name"], given.get("value", ""))


def _path(address: str) -> str:
    return urlsplit(address).path


def pages(client: Client) -> Iterator[tuple[str, str]]:
    """Address and text of each page that can be reached, in both languages.

    From home, from a puzzle, and from what this client has begun: two exams, one of them passed,
    and a code to move its progress with.
    """
    waiting = [f"/{language}/" for language in LANGUAGES]
    waiting += [f"/{language}/practice/{PUZZLE}/" for language in LANGUAGES]
    for address in [f"/{language}/exam/" for language in LANGUAGES]:
        yield address, client.get(address).content.decode()  # before one is begun
    waiting += _begun(client)
    seen: set[str] = set()
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        answer = client.get(address)
        if answer.status_code in {301, 302, 303}:
            waiting.append(_path(answer.headers["Location"]))
            continue
        assert answer.status_code == 200, address
        page = answer.content.decode()
        yield address, page
        waiting += _LINK.findall(page)


def _begun(client: Client) -> list[str]:
    """The pages of an exam that is passed, of one that is open, and of a code from elsewhere."""
    client.post(f"/fi/practice/{PUZZLE}/", {"winner": "a", "points": "900"})
    client.post("/fi/progress/move/")
    Move.objects.update(learner="x" * 22)
    client.post("/fi/exam/")
    Exam.objects.update(handed_in=F("started"), right=20)
    client.post("/fi/exam/")
    passed, begun = Exam.objects.order_by("pk")
    code = Move.objects.get().code
    return [
        f"/{language}/{page}"
        for language in LANGUAGES
        for page in (
            f"exam/{passed.seed}/certificate/",
            f"exam/{begun.seed}/",
            f"progress/move/here/?code={code}",
        )
    ]


def forms(client: Client) -> list[Form]:
    """Each form of the site once: by where it goes."""
    found: dict[str, Form] = {}
    for address, page in pages(client):
        parser = _Forms(address)
        parser.feed(page)
        for form in parser.found:
            found.setdefault(form.action, form)
    return list(found.values())


def token(client: Client, address: str = "/fi/") -> str:
    """A good token for this client's next form."""
    found = _TOKEN.search(client.get(address).content.decode())
    assert found
    return found[1]


def name_of(address: str) -> str:
    with translation.override(address[1:3]):
        return resolve(address).url_name or ""


def every_address() -> dict[str, list[str]]:
    """Each name in the site's urls with an address in each language, as many as it has steps."""
    arguments: dict[tuple[str, ...], list[tuple[object, ...]]] = {
        (): [()],
        ("seeded",): [(read_seeded(PUZZLE),)],
        ("day",): [(FIRST_DAY,)],
        ("seed",): [("a" * 10,)],
        ("seed", "number"): [("a" * 10, 1)],
        ("lesson",): [(lesson.id,) for lesson in lessons()],
        ("lesson", "step"): [(each.id, step.id) for each in lessons() for step in each.steps],
    }
    found: dict[str, list[str]] = {}
    for pattern in _patterns(get_resolver().url_patterns):
        names = tuple(pattern.pattern.converters)
        assert names in arguments, f"no arguments known for {pattern.name}"
        for language in LANGUAGES:
            with translation.override(language):
                found.setdefault(str(pattern.name), []).extend(
                    reverse(str(pattern.name), args=args) for args in arguments[names]
                )
    return found


def _patterns(patterns: list[URLPattern | URLResolver]) -> Iterator[URLPattern]:
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            yield from _patterns(pattern.url_patterns)
        else:
            yield pattern
