"""A puzzle as pages know it: an id that never changes, its kind and its question."""

from typing import Any, NamedTuple

from tutorial.puzzles import KINDS, Kind


class Puzzle(NamedTuple):
    """`id` is what progress is kept by; `kind` a key of KINDS; `question` that kind's own."""

    id: str
    kind: str
    question: Any

    @property
    def module(self) -> Kind:
        return KINDS[self.kind]
