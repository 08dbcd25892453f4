"""What a learner knows, clause by clause, as rows of a page."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from django.urls import reverse

from engine import Rule
from tutorial.practice.by import By
from tutorial.progress.knowledge import Known
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import kinds_by_rule
from tutorial.words import Words


class Row(NamedTuple):
    """A clause that can be practised; `url` of its text, `practise` of puzzles on it."""

    title: str
    url: str
    known: Known
    practise: str


class Section(NamedTuple):
    """A section of the rules, with those of its clauses that can be practised."""

    title: str
    rows: tuple[Row, ...]


def sections(known: Mapping[Rule, Known], words: Words, level: Level) -> Iterator[Section]:
    """In the order of the rules; puzzles of `level`."""
    for name, rules in groupby(kinds_by_rule(), lambda rule: rule.value.partition(".")[0]):
        rows = (
            Row(
                words.clause_title(rule),
                f"{reverse('rules')}#{rule.value}",
                known[rule],
                By(level, rule=rule).next_url(),
            )
            for rule in rules
        )
        yield Section(words.section_title(name), tuple(rows))
