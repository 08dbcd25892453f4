"""The page of what is played otherwise elsewhere, each point beside our own clauses."""

import tomllib
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from engine import Rule
from tutorial.words import words

_LANGUAGES: Final = tuple(code for code, _ in settings.LANGUAGES)


class PointError(ValueError):
    """A point that cannot be shown: it says which, and what is wrong with it."""


class Elsewhere(NamedTuple):
    """What a point is about and how it is played elsewhere, in one language."""

    topic: str
    other: tuple[str, ...]


class Point(NamedTuple):
    """Something played otherwise, and the clauses that say how it is here."""

    id: str
    rules: tuple[Rule, ...]
    said: Mapping[str, Elsewhere]

    @property
    def section(self) -> str:
        return self.rules[0].value.partition(".")[0]


class PointShown(NamedTuple):
    """A point in the language of the page; `ours`: id, title and text of each clause."""

    id: str
    topic: str
    ours: tuple[tuple[str, str, str], ...]
    other: tuple[str, ...]


def read(written: Mapping[str, Any]) -> tuple[Point, ...]:
    """The points. PointError where one lacks something or stands twice."""
    points = tuple(_point(entry) for entry in written.get("point", ()))
    ids = [point.id for point in points]
    if not ids or len(set(ids)) < len(ids):
        raise PointError("there are no points, or an id stands twice")
    return points


def _point(entry: Mapping[str, Any]) -> Point:
    where = f"point {entry.get('id')!r}"
    if set(entry) != {"id", "rules", *_LANGUAGES} or not entry["rules"]:
        raise PointError(f"{where}: it needs an id, rules and both languages, and nothing else")
    try:
        rules = tuple(map(Rule, entry["rules"]))
    except ValueError as error:
        raise PointError(f"{where}: {error}") from error
    said = {code: _said(entry[code], f"{where}, {code}") for code in _LANGUAGES}
    if len({len(each.other) for each in said.values()}) > 1:
        raise PointError(f"{where}: one language tells of more ways than the other")
    return Point(entry["id"], rules, said)


def _said(entry: Mapping[str, Any], where: str) -> Elsewhere:
    topic, other = entry.get("topic", ""), entry.get("other", [])
    texts = [topic, *other]
    if not other or not all(isinstance(text, str) and text.strip() for text in texts):
        raise PointError(f"{where}: it needs a topic and how it is played elsewhere")
    return Elsewhere(topic, tuple(other))


POINTS: Final = read(
    tomllib.loads(Path(__file__).with_name("otherwise.toml").read_text(encoding="utf-8"))
)


@require_safe
def otherwise(request: HttpRequest) -> HttpResponse:
    """Ours and theirs side by side, with boxes to tick. What is ticked is sent nowhere."""
    language = get_language() or settings.LANGUAGE_CODE
    return render(request, "rules/otherwise.html", {"sections": tuple(_sections(language))})


def _sections(language: str) -> Iterator[tuple[str, tuple[PointShown, ...]]]:
    say = words(language)
    for name, points in groupby(POINTS, lambda point: point.section):
        yield say.section_title(name), tuple(_shown(point, language) for point in points)


def _shown(point: Point, language: str) -> PointShown:
    say, said = words(language), point.said[language]
    ours = tuple((rule.value, say.clause_title(rule), say.clause(rule)) for rule in point.rules)
    return PointShown(point.id, said.topic, ours, said.other)
