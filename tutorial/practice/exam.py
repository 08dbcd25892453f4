"""What is asked in a referee exam: twenty puzzles over all the rules, none twice, from a seed."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from itertools import groupby
from random import Random
from typing import Final

from engine import Rule
from tutorial.asking.keeping import done
from tutorial.asking.puzzle import Puzzle
from tutorial.asking.trial import judged
from tutorial.practice.addresses import puzzle_of
from tutorial.progress.models import Exam
from tutorial.progress.record import Done
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import (
    VERSION,
    Seeded,
    kinds_by_rule,
    new_seed,
    question,
    read_seeded,
)

LENGTH: Final = 20
_WALKED: Final = frozenset({"turn"})
"""Kinds that answer while one goes on: an exam answers at its end only."""


def new_exam_seed(rng: Random) -> str:
    """Ten letters."""
    return new_seed(rng) + new_seed(rng)


def exam_puzzles(seed: str) -> tuple[str, ...]:
    """The ids of the puzzles, in the order of the rules.

    Each is made on a clause that no puzzle before it rests on, so that together they touch nearly
    all; each section of the rules has its share; no kind is asked much more than another.
    """
    rng = Random(int.from_bytes(sha256(f"exam/{VERSION}/{seed}".encode()).digest()))  # noqa: S311
    kinds = {rule: _asked(names) for rule, names in kinds_by_rule().items() if _asked(names)}
    waiting = _mixed(list(kinds), rng)
    chosen: dict[str, Seeded] = {}
    covered: set[Rule] = set()
    used: Counter[str] = Counter()
    while len(chosen) < LENGTH:
        rule = next((each for each in waiting if each not in covered), waiting[0])
        waiting.remove(rule)
        waiting.append(rule)
        kind = min(kinds[rule], key=lambda name: (used[name], rng.random()))
        seeded = Seeded(kind, Level.USUAL, new_seed(rng), rule)
        asked = question(seeded)
        chosen.setdefault(f"{kind} {KINDS[kind].to_text(asked)}", seeded)
        covered |= {rule, *KINDS[kind].rules(asked)}
        used[kind] += 1
    order = list(Rule)
    return tuple(
        seeded.id for seeded in sorted(chosen.values(), key=lambda each: order.index(_rule(each)))
    )


def _rule(seeded: Seeded) -> Rule:
    assert seeded.rule is not None
    return seeded.rule


def _asked(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in _WALKED)


def _mixed(rules: list[Rule], rng: Random) -> list[Rule]:
    """Shuffled so that from the first on, each section has its share of any beginning."""
    places: dict[Rule, float] = {}
    for _, section in groupby(rules, lambda rule: rule.value.partition(".")[0]):
        some = sorted(section, key=lambda _: rng.random())
        for number, rule in enumerate(some):
            places[rule] = (number + rng.random()) / len(some)
    return sorted(rules, key=lambda rule: places[rule])


def puzzles_of(exam: Exam) -> tuple[Puzzle, ...]:
    """The puzzles of an exam that was begun."""
    return tuple(puzzle_of(read_seeded(name)) for name in exam.puzzles.split())


def judge(exam: Exam, answers: Mapping[int, str]) -> list[Done]:
    """The answers as attempts, judged."""
    trials = [
        (puzzle, judged(puzzle, answers[number]))
        for number, puzzle in enumerate(puzzles_of(exam), start=1)
        if number in answers
    ]
    return [done(puzzle, trial) for puzzle, trial in trials if trial.verdict]
