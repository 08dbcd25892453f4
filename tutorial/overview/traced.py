"""Every clause with all that rests on it: shown, practised, cited, tested; and what is missing."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine import Rule
from tutorial.overview.evidence import cited, held
from tutorial.overview.exercised import steps_by_rule
from tutorial.puzzles.seeded import kinds_by_rule
from tutorial.rules.examples import EXAMPLES
from tutorial.words.clauses import CLAUSES

SHOWN: Final = "shown"


class Traced(NamedTuple):
    """A clause and, for each cell of the table, the names of what fills it."""

    rule: Rule
    cells: Mapping[str, tuple[str, ...]]

    @property
    def empty(self) -> tuple[str, ...]:
        """The cells that may not be empty and are; the † of the rules need only be shown."""
        needed = [SHOWN] if self.rule.only_shown else self.cells
        return tuple(name for name in needed if not self.cells[name])


def traced(tests: Path) -> tuple[Traced, ...]:
    """In the order of the rules; `tests`: the folder of the engine's tests."""
    steps, kinds, reasons, marked = steps_by_rule(), kinds_by_rule(), cited(), held(tests)
    return tuple(
        Traced(
            rule,
            {
                SHOWN: tuple(code for code, said in CLAUSES.items() if rule in said.clauses),
                "drawn": tuple(EXAMPLES[rule].said) if rule in EXAMPLES else (),
                "steps": tuple(step.puzzle.id for _, step in steps.get(rule, ())),
                "kinds": kinds.get(rule, ()),
                "cited": reasons.get(rule, ()),
                "tested": marked.get(rule, ()),
            },
        )
        for rule in Rule
    )


def report(rows: Sequence[Traced]) -> Iterator[str]:
    """Line by line: each clause with its cells, the totals, and what is missing."""
    for row in rows:
        yield f"{row.rule.value}{' †' if row.rule.only_shown else ''}"
        for cell, names in row.cells.items():
            yield f"  {cell:<7} {len(names):>2}  {', '.join(names) or '–'}"
    asked = [row for row in rows if not row.rule.only_shown]
    yield f"{len(rows)} clauses, {len(rows) - len(asked)} of them only shown (†); of the others:"
    for cell in rows[0].cells:
        yield f"  {cell:<7} {sum(bool(row.cells[cell]) for row in asked)} of {len(asked)}"
    for row in rows:
        if row.empty:
            yield f"Missing for {row.rule.value}: {', '.join(row.empty)}"
