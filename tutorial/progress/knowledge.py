"""What a learner knows, clause by clause, and which errors they make: read from the attempts."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final, NamedTuple

from engine import Rule
from tutorial.progress.models import Attempt
from tutorial.puzzles import Outcome

_NAMES: Final = frozenset(rule.value for rule in Rule)
_ENOUGH: Final = 3
_LATELY: Final = 200
"""Attempts with a known error, the latest: one that is long over is not held against anyone."""


class Standing(Enum):
    """NEW: not tried. SHAKY: the latest went wrong. BEGUN: right, but not often enough.

    KNOWN: the last three puzzles on it were right at once.
    """

    NEW = "new"
    SHAKY = "shaky"
    BEGUN = "begun"
    KNOWN = "known"


class Known(NamedTuple):
    """Of one clause: on each puzzle about it, oldest first, whether it was right at once."""

    marks: tuple[bool, ...] = ()

    @property
    def standing(self) -> Standing:
        if not self.marks:
            return Standing.NEW
        if not self.marks[-1]:
            return Standing.SHAKY
        enough = len(self.marks) >= _ENOUGH and all(self.marks[-_ENOUGH:])
        return Standing.KNOWN if enough else Standing.BEGUN

    @property
    def right(self) -> int:
        return sum(self.marks)


class Tried(NamedTuple):
    """Of an attempt what counts here; `rules` and `mistake` as in `models.Attempt`."""

    puzzle: str
    outcome: str
    rules: str
    mistake: str = ""


def attempts_of(learner: str | None) -> tuple[Tried, ...]:
    """All of them, oldest first."""
    if learner is None:
        return ()
    rows = Attempt.objects.filter(learner=learner).order_by("id")
    return tuple(Tried(*row) for row in rows.values_list("puzzle", "outcome", "rules", "mistake"))


def knowledge(attempts: Iterable[Tried]) -> Mapping[Rule, Known]:
    """By clause. A puzzle solved after it went wrong on a clause adds nothing to that clause."""
    marks: dict[Rule, dict[str, bool]] = {rule: {} for rule in Rule}
    for tried in attempts:
        for rule in _rules(tried.rules):
            marks[rule].setdefault(tried.puzzle, tried.outcome == Outcome.SOLVED.value)
    return {rule: Known(tuple(found.values())) for rule, found in marks.items()}


def mistakes(attempts: Iterable[Tried]) -> list[tuple[str, int]]:
    """The known errors made lately, by their stable names, and how often; the most first."""
    made = [tried.mistake for tried in attempts if tried.mistake]
    return Counter(made[-_LATELY:]).most_common()


def _rules(written: str) -> list[Rule]:
    """Those that the rules still have."""
    return [Rule(name) for name in written.split() if name in _NAMES]
