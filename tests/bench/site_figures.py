"""The figures of the site's bench, each with what is due of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.bench.attempts import (
    RIGHT,
    WRONG,
    Cost,
    ask,
    attempt,
    cost,
    floor_attempt,
    learners,
)
from tests.bench.floor import Floor
from tests.bench.over_http import served_per_second
from tests.bench.weight import (
    ENCODINGS,
    KIB,
    LANGUAGES,
    Visit,
    address_of,
    addresses,
    all_steps,
    first_visit,
    fragment,
    sendings,
)
from tutorial.wsgi import application

TURNS: Final = 250
FLOORS: Final = 40
ATTEMPTS: Final = 4
"""Requests in a turn: few, so that some turns go undisturbed on a busy machine too."""
DUE: Final = 20
STRETCH: Final = 12
"""Times the floor's CPU."""


class Row(NamedTuple):
    """A figure and, where something is due, the most it may be."""

    what: str
    figure: float
    unit: str = ""
    due: float | None = None

    @property
    def holds(self) -> bool:
        return self.due is None or self.figure <= self.due


def figures() -> Iterator[Row]:
    yield from _cpu()
    yield Row("attempt over HTTP, two workers", served_per_second(), "per second")
    yield Row("queries of an attempt", _queries(), "", 4)
    yield from _weights()


def _cpu() -> Iterator[Row]:
    """A wrong and a right attempt, each by a learner of its own, in turns with the floor."""
    best = _best_of_turns()
    floor = best.pop("floor")
    yield Row("floor: CPU", floor.cpu, "µs")
    yield Row("floor: in one process", 1e6 / floor.elapsed, "per second")
    for name, each in best.items():
        yield Row(f"{name} attempt: CPU", each.cpu, "µs")
        yield Row(f"{name} attempt: in one process", 1e6 / each.elapsed, "per second")
    mean = sum(each.cpu for each in best.values()) / len(best)
    yield Row(f"attempt: CPU (stretch: {STRETCH})", mean / floor.cpu, "× floor", DUE)


def _best_of_turns() -> dict[str, Cost]:
    floor = Floor(Path(settings.STATIC_ROOT).with_name("floor.sqlite3"))
    keys = learners()

    def attempts(fields: dict[str, str]) -> Cost:
        return cost(application, [attempt(next(keys), fields, "fi") for _ in range(ATTEMPTS)])

    works: dict[str, Callable[[], Cost]] = {
        "floor": lambda: cost(floor, [floor_attempt(number) for number in range(FLOORS)]),
        "wrong": lambda: attempts(WRONG),
        "right": lambda: attempts(RIGHT),
    }
    turns: dict[str, list[Cost]] = {name: [] for name in works}
    for _ in range(TURNS):
        for name, work in works.items():
            turns[name].append(work())
    return {
        name: Cost(min(each.cpu for each in costs), min(each.elapsed for each in costs))
        for name, costs in turns.items()
    }


def _queries() -> int:
    with CaptureQueriesContext(connection) as captured:
        ask(application, attempt("q" * 22, RIGHT, "fi"))
    return len(captured)


def _weights() -> Iterator[Row]:
    client = Client()
    for encoding in ENCODINGS:
        visits = {
            f"{name}, {language}": first_visit(client, address, encoding)
            for language in LANGUAGES
            for name, address in addresses(language).items()
        }
        heaviest = max(visits, key=lambda name: visits[name].all)
        yield from _visit(f"first visit, {encoding} ({heaviest})", visits[heaviest])
        yield from _fragments(client, encoding)


def _visit(name: str, visit: Visit) -> Iterator[Row]:
    yield Row(f"{name}: HTML", visit.html / KIB, "KiB", 8)
    yield Row(f"{name}: CSS", visit.css / KIB, "KiB", 6)
    yield Row(f"{name}: JavaScript", visit.js / KIB, "KiB")
    yield Row(f"{name}: in all", visit.all / KIB, "KiB", 28)
    yield Row(f"{name}: requests", visit.requests, "", 4)


def _fragments(client: Client, encoding: str) -> Iterator[Row]:
    """The heaviest at any step in any language: of an attempt, and with hints open."""
    attempts: list[int] = []
    hints: list[int] = []
    for language in LANGUAGES:
        for step in all_steps():
            for name, sent in sendings(step):
                kept = hints if name.startswith("hint") else attempts
                kept.append(fragment(client, address_of(step, language), sent, encoding))
    yield Row(f"attempt's fragment, {encoding}", max(attempts) / KIB, "KiB", 2)
    yield Row(f"with every hint open, {encoding}", max(hints) / KIB, "KiB")
