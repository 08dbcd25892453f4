"""Mutated addresses and bodies at every step: a page in words, and kept only what can be read."""

import random
import re
from collections.abc import Callable
from typing import Final
from urllib.parse import quote, urlencode

import pytest
from django.test import Client

from tutorial.lessons.content import Step, lessons
from tutorial.progress.models import Attempt
from tutorial.puzzles.kind import Fields

pytestmark = pytest.mark.django_db

MUTATIONS: Final = 500
"""At each lesson."""
LANGUAGES: Final = ("fi", "en")
HTMX: Final = {"HX-Request": "true", "HX-Request-Type": "partial"}
FORM: Final = "application/x-www-form-urlencoded"
ODD: Final[tuple[str, ...]] = (
    *"~.-_:;/\\'\"<>&?#%+ \t\r\n\0\x1b{}[]()|",
    *"0123456789abdlmnoprsx",
    "٣", "１", "²", "−1", "\u202e", "\ufeff", "\U0001f600", "ä", "a\u0308", "\ud7ff",
    "%00", "%ff", "%0d%0a", "{{ 1234*2 }}", "{% csrf_token %}", "</svg>", "<script>", "' OR 1=1 --",
    "../..", "NaN", "1e9", "-0", "0x10", "9" * 400, "14s." * 100, "~" * 50,
)  # fmt: skip

Rng = random.Random
Mutation = Callable[[str, Rng], str]


def _insert(text: str, rng: Rng) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(ODD) + text[at:]


def _drop(text: str, rng: Rng) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + text[at + rng.randint(1, 3) :]


def _replace(text: str, rng: Rng) -> str:
    return _insert(_drop(text, rng), rng)


def _double(text: str, rng: Rng) -> str:
    return text * rng.choice((2, 3, 40))


def _mixed(text: str, rng: Rng) -> str:
    return "".join(rng.sample(text, len(text)))


MUTATE: Final[tuple[Mutation, ...]] = (_insert, _insert, _drop, _replace, _double, _mixed)


def _mutated(text: str, rng: Rng) -> str:
    for _ in range(rng.randint(0, 3)):
        text = rng.choice(MUTATE)(text, rng)
    return text


def _answer(step: Step) -> Fields:
    module, question = step.puzzle.module, step.puzzle.question
    return module.write(min(module.answers(question), key=str))


def _request(step: Step, language: str, rng: Rng) -> tuple[str, str, bytes]:
    """Method, address and body: one of the three is mutated, or two."""
    path = f"/{language}/lessons/{step.puzzle.id}/"
    fields = _answer(step)
    if rng.random() < 0.2:
        lesson, name = step.puzzle.id.split("/")
        path = f"/{language}/lessons/{quote(_mutated(lesson, rng))}/{quote(_mutated(name, rng))}/"
    if rng.random() < 0.5:
        text = "~".join(".".join(values) for values in fields.values())
        tried = _mutated(text, rng)
        written = quote(tried) if rng.random() < 0.8 else tried.encode().decode("latin-1")
        return "GET", f"{path}?try={written}&hint={quote(_mutated('1', rng))}", b""
    sent = [(_mutated(name, rng) if rng.random() < 0.1 else name, _mutated(value, rng))
            for name, values in fields.items() for value in values]  # fmt: skip
    if rng.random() < 0.2:
        sent += [("more", _mutated("1", rng)), ("tried", _mutated("11~14s", rng))]
    sent.append(("hint", _mutated("0", rng)))
    return "POST", path, urlencode(rng.sample(sent, len(sent))).encode()


def _reads_again(attempt: Attempt, client: Client) -> bool:
    page = client.get(f"/fi/lessons/{attempt.puzzle}/", {"try": attempt.text})
    return page.status_code == 200 and f"verdict {attempt.outcome}" in page.content.decode()


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_whatever_is_sent_is_answered_in_words(lesson: object) -> None:
    rng = Rng(f"safety {lesson.id}")  # type: ignore[attr-defined]
    client = Client(raise_request_exception=False)
    seen = set()
    for number in range(MUTATIONS):
        step: Step = rng.choice(lesson.steps)  # type: ignore[attr-defined]
        language, htmx = rng.choice(LANGUAGES), rng.random() < 0.4
        method, address, body = _request(step, language, rng)
        count = Attempt.objects.count()
        answer = client.generic(
            method, address, body, content_type=FORM, headers=HTMX if htmx else {}
        )
        page = answer.content.decode()
        what = f"{number}: {method} {address} {body.decode()}"
        seen.add(answer.status_code)
        assert answer.status_code in {200, 301, 303, 400, 404, 413, 422}, what
        assert htmx or f'<html lang="{language}">' in page or answer.status_code < 400, what
        assert re.search(r'<h1|id="status"', page) or answer.status_code in {301, 303}, what
        assert not re.search(r"<script>|</svg></svg>|2468|Traceback", page), what
        added = Attempt.objects.count() - count
        assert added == 0 or (added == 1 and answer.status_code in {200, 303}), what
    assert {200, 303, 404, 422} <= seen
    assert all(_reads_again(attempt, client) for attempt in Attempt.objects.all())
