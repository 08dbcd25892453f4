"""Puzzles from a seed: a name that means the same puzzle to anyone and for ever."""

import re
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

from engine import Rule
from tutorial.puzzles.kind import KINDS
from tutorial.puzzles.level import Level

VERSION: Final = 1
"""Of the generators. One that draws other puzzles from old seeds gets the next number."""

_ID: Final = re.compile(
    r"(?P<version>[0-9]{1,3})/(?P<kind>[a-z]{1,20})/(?P<level>[1-3])/(?P<seed>[0-9a-z]{1,12})"
    r"(?:/(?P<rule>[a-z]{1,12}\.[a-z-]{1,20}))?",
    re.ASCII,
)
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of new seeds: none that is taken for another when it is read out."""


class Seeded(NamedTuple):
    """`kind`: a key of KINDS; `seed`: digits and small letters; `rule`: the puzzle rests on it."""

    kind: str
    level: Level
    seed: str
    rule: Rule | None = None

    @property
    def id(self) -> str:
        """As in an address: "1/credit/2/9f3k", or "1/credit/2/9f3k/round.exact"."""
        plain = f"{VERSION}/{self.kind}/{self.level:d}/{self.seed}"
        return f"{plain}/{self.rule.value}" if self.rule else plain


def read_seeded(text: str) -> Seeded:
    """The puzzle of that id; ValueError where no generator makes such a one."""
    written = _ID.fullmatch(text)
    if not written or int(written["version"]) != VERSION or written["kind"] not in KINDS:
        raise ValueError(text)
    rule = Rule(written["rule"]) if written["rule"] else None
    if rule is not None and rule not in KINDS[written["kind"]].RULES:
        raise ValueError(text)
    return Seeded(written["kind"], Level(int(written["level"])), written["seed"], rule)


def new_seed(rng: Random) -> str:
    """Five letters."""
    return "".join(_LETTERS[int(rng.random() * len(_LETTERS))] for _ in range(5))


@lru_cache(maxsize=1000)
def question(seeded: Seeded) -> Any:  # noqa: ANN401  each kind has a type of question of its own
    """The question itself; the same on every machine and every Python."""
    rng = Random(int.from_bytes(sha256(seeded.id.encode()).digest()))  # noqa: S311  no secret
    return KINDS[seeded.kind].generate(rng, seeded.level, seeded.rule)


def kinds_by_rule() -> dict[Rule, tuple[str, ...]]:
    """Every clause that puzzles are made on, in the order of the rules, with its kinds."""
    found = {rule: tuple(name for name in KINDS if rule in KINDS[name].RULES) for rule in Rule}
    return {rule: names for rule, names in found.items() if names}
