"""A puzzle as pages know it: an id that never changes, its kind and its question."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutorial.puzzles import KINDS, Kind
from tutorial.puzzles.facts import Hint


@dataclass(frozen=True)
class Puzzle:
    """`id` is what progress is kept by; `kind` a key of KINDS; `question` that kind's own."""

    id: str
    kind: str
    question: Any

    @property
    def module(self) -> Kind:
        return KINDS[self.kind]

    @cached_property
    def hints(self) -> tuple[Hint, ...]:
        """The ladder of hints, found once; the last is the answer."""
        return self.module.hints(self.question)
