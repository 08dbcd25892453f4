"""What every kind of puzzle offers, and the list of them."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine import Rule
from tutorial.puzzles.level import Level

if TYPE_CHECKING:
    from tutorial.puzzles.facts import Hint
    from tutorial.puzzles.verdict import Verdict

Fields = Mapping[str, Sequence[str]]
"""What a form sent: field name to the values it came with, in order; absent where none."""

LONGEST_FIELD: Final = 40
_UNITS: Final = "p|pts?|points?|pistettä|piste|pist|laattaa|laatta|tiles?|kpl"


class Problem(Enum):
    """Why a field of an attempt cannot be read."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    SEVERAL = "several"
    NOT_A_NUMBER = "not-a-number"
    TOO_LARGE = "too-large"


class AttemptUnreadable(ValueError):
    """An attempt that cannot be judged: `field` is the form's name for it, `problem` says why."""

    def __init__(self, field: str, problem: Problem, typed: str = "") -> None:
        super().__init__(field, problem, typed)
        self.field, self.problem, self.typed = field, problem, typed


class Kind(Protocol):
    """A module with these: small pure functions over its own types of question and attempt."""

    FIELDS: tuple[str, ...]
    """The names of its form's fields, in the order in which an attempt's text holds them."""

    @property
    def from_text(self) -> Callable[[str], Any]:
        """The question that the text describes; the errors of the engine's notation."""

    @property
    def to_text(self) -> Callable[[Any], str]:
        """The text that describes the question."""

    @property
    def answers(self) -> Callable[[Any], frozenset[Any]]:
        """The attempts that are right."""

    @property
    def read(self) -> Callable[[Fields], Any]:
        """The attempt that a form's fields hold, or AttemptUnreadable."""

    @property
    def write(self) -> Callable[[Any], Fields]:
        """The fields that hold the attempt: the inverse of `read`."""

    @property
    def judge(self) -> Callable[[Any, Any], "Verdict"]:
        """What is to be said of an attempt at the question."""

    @property
    def hints(self) -> Callable[[Any], tuple["Hint", ...]]:
        """A ladder for the question; its last step is the answer."""

    RULES: tuple[Rule, ...]
    """The clauses that its puzzles can rest on."""

    @property
    def rules(self) -> Callable[[Any], tuple[Rule, ...]]:
        """The clauses that the right answer to the question rests on, of RULES."""

    @property
    def generate(self) -> Callable[[Random, Level, Rule | None], Any]:
        """A question from a seed, reachable by legal play; where a rule is given, resting on it."""


def one(fields: Fields, name: str) -> str:
    """The only value of a field that must have one, without surrounding space."""
    values = [value.strip() for value in fields.get(name, ()) if value.strip()]
    if not values:
        raise AttemptUnreadable(name, Problem.MISSING)
    if len(set(values)) > 1:
        raise AttemptUnreadable(name, Problem.SEVERAL)
    return values[0]


def number(fields: Fields, name: str, most: int = 999) -> int:
    """A whole number from 0 to `most`, as people type it: " 15 ", "+15", "15 p", "15,0", "１５"."""
    typed = one(fields, name)
    plain = unicodedata.normalize("NFKC", typed[:LONGEST_FIELD])
    written = re.fullmatch(
        rf"\s*\+?\s*0*([0-9]+)(?:[.,]0+)?\s*(?:{_UNITS})?\.?\s*",
        plain,
        re.ASCII | re.IGNORECASE,
    )
    if not written or len(typed) > LONGEST_FIELD:
        raise AttemptUnreadable(name, Problem.NOT_A_NUMBER, typed[:LONGEST_FIELD])
    value = int(written[1])
    if value > most:
        raise AttemptUnreadable(name, Problem.TOO_LARGE, typed)
    return value


def _kinds() -> Mapping[str, Kind]:
    # They import this module.
    from tutorial.puzzles import (  # noqa: PLC0415
        actions,
        credit,
        deal,
        draws,
        ends,
        match,
        place,
        repair,
        spot,
        starter,
        turn,
    )

    return MappingProxyType(
        {
            "place": place,
            "ends": ends,
            "credit": credit,
            "actions": actions,
            "draws": draws,
            "turn": turn,
            "starter": starter,
            "match": match,
            "deal": deal,
            "repair": repair,
            "spot": spot,
        }
    )


KINDS: Final[Mapping[str, Kind]] = _kinds()
