"""Which puzzle comes next: what has come back, then what went wrong, then what is least known."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from engine import Rule
from tutorial.practice.by import By
from tutorial.progress.knowledge import Known, Standing
from tutorial.puzzles.positions import choice
from tutorial.puzzles.seeded import Seeded, kinds_by_rule, new_seed, read_seeded

_UNKNOWN: Final = Known()


class State(NamedTuple):
    """Of a learner: `due` the ids of what has come back, the longest due first."""

    due: Sequence[str] = ()
    known: Mapping[Rule, Known] = {}


def next_puzzle(by: By, state: State, after: str, rng: Random) -> str:
    """The id of a puzzle that is not `after`, the one that is left."""
    back = _after([puzzle for puzzle in state.due if _belongs(puzzle, by)], after)
    return back or _new(by, state.known, rng).id


def _after(due: list[str], left: str) -> str:
    """The first; if one of them is left, skipped or not, the one behind it, and then none."""
    if left in due:
        return next(iter(due[due.index(left) + 1 :]), "")
    return next(iter(due), "")


def _belongs(puzzle: str, by: By) -> bool:
    """Whether a puzzle that has come back is of what is practised, at whichever level."""
    try:
        seeded = read_seeded(puzzle)
    except ValueError:
        return by.kind is None and by.rule is None  # a daily puzzle
    return by.kind in {None, seeded.kind} and by.rule in {None, seeded.rule}


def _new(by: By, known: Mapping[Rule, Known], rng: Random) -> Seeded:
    """A puzzle on a clause that went wrong, else on one of those least practised."""
    kinds = kinds_by_rule()
    rule = by.rule
    if rule is None:
        rules = [each for each, names in kinds.items() if by.kind is None or by.kind in names]
        rule = choice(rng, _shaky(rules, known) or _least_practised(rules, known))
    kind = by.kind or choice(rng, kinds[rule])
    return Seeded(kind, by.level, new_seed(rng), rule)


def _shaky(rules: list[Rule], known: Mapping[Rule, Known]) -> list[Rule]:
    return [rule for rule in rules if known.get(rule, _UNKNOWN).standing is Standing.SHAKY]


def _least_practised(rules: list[Rule], known: Mapping[Rule, Known]) -> list[Rule]:
    often = {rule: known.get(rule, _UNKNOWN).right for rule in rules}
    return [rule for rule in rules if often[rule] == min(often.values())]
