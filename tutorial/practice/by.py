"""What is practised: one clause, one kind or everything, at which level; how an address says it."""

import re
from typing import Final, NamedTuple
from urllib.parse import urlencode

from django.urls import reverse

from engine import Rule
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level

_WRITTEN: Final = re.compile(r"([1-3])(?:\.([a-z]{1,20}|[a-z]{1,12}\.[a-z-]{1,20}))?", re.ASCII)


class By(NamedTuple):
    """Puzzles of `level`: of one kind, on one clause, or, where neither is given, of all."""

    level: Level
    kind: str | None = None
    rule: Rule | None = None

    @property
    def text(self) -> str:
        """As in an address: "2", "2.credit", "2.round.exact"."""
        what = self.rule.value if self.rule else self.kind
        return f"{self.level:d}.{what}" if what else f"{self.level:d}"

    def next_url(self, after: str = "") -> str:
        """Where the next puzzle is found; `after`: the id of the one that is left."""
        query = {"by": self.text} | ({"after": after} if after else {})
        return f"{reverse('next-puzzle')}?{urlencode(query, safe='/')}"


def read_by(text: str) -> By | None:
    """None where the text says nothing that can be practised."""
    written = _WRITTEN.fullmatch(text)
    if not written:
        return None
    level, what = Level(int(written[1])), written[2]
    if not what:
        return By(level)
    if "." not in what:
        return By(level, kind=what) if what in KINDS else None
    rule = next((rule for rule in Rule if rule.value == what), None)
    asked = any(rule in kind.RULES for kind in KINDS.values())
    return By(level, rule=rule) if asked else None
