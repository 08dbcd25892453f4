"""The clauses of the rules in words, from `clauses.toml`: read once, and whole or not at all."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine import Rule

LANGUAGES: Final = ("fi", "en")


class Clause(NamedTuple):
    """One clause in one language; `more` is empty where nothing is to be added."""

    title: str
    text: str
    more: str

    @property
    def whole(self) -> str:
        """The text and what more there is to it."""
        return f"{self.text} {self.more}".strip()


class Clauses(NamedTuple):
    """One language: the clauses, and the titles of the sections by the first half of the id."""

    clauses: Mapping[Rule, Clause]
    sections: Mapping[str, str]


def section(rule: Rule) -> str:
    """The section a clause stands in: "turn" for turn.match."""
    return rule.value.partition(".")[0]


def read(written: Mapping[str, Any]) -> Mapping[str, Clauses]:
    """The clauses by language. ValueError where one is missing, empty, or none of the rules."""
    sections = dict.fromkeys(section(rule) for rule in Rule)
    expected = {rule.value for rule in Rule} | {f"sections.{name}" for name in sections}
    found = {f"{group}.{name}" for group, entries in written.items() for name in entries}
    if expected != found:
        raise ValueError(f"clauses missing or unknown: {sorted(expected ^ found)}")
    return MappingProxyType(
        {
            language: Clauses(
                {rule: _clause(written, rule, language) for rule in Rule},
                {name: _filled(written["sections"][name], language, name) for name in sections},
            )
            for language in LANGUAGES
        }
    )


def _clause(written: Mapping[str, Any], rule: Rule, language: str) -> Clause:
    group, _, name = rule.value.partition(".")
    entry = written[group][name]
    if set(entry) != set(LANGUAGES) or not set(entry[language]) <= set(Clause._fields):
        raise ValueError(f"{rule.value} has languages or fields of its own")
    here = f"{rule.value}.{language}"
    more = entry[language].get("more", "")
    return Clause(
        _filled(entry[language], "title", here), _filled(entry[language], "text", here), more
    )


def _filled(entry: Mapping[str, str], field: str, where: str) -> str:
    text = entry.get(field, "")
    if not text or text != text.strip():
        raise ValueError(f"{where} lacks its {field}, or has space around it")
    return text


CLAUSES: Final = read(
    tomllib.loads(Path(__file__).with_name("clauses.toml").read_text(encoding="utf-8"))
)
