"""What a judge says of an attempt."""

from enum import Enum
from typing import NamedTuple

from engine import Round, View
from tutorial.puzzles.findings import Finding


class Outcome(Enum):
    """SOLVED; LEGAL but not what is asked; REFUSED by the rules, or a wrong answer."""

    SOLVED = "solved"
    LEGAL = "legal"
    REFUSED = "refused"


class Verdict(NamedTuple):
    """`reasons`: what is true of this attempt, each a value that words can be made from.

    `after`: the position that follows, None where nothing changes; `done`: nothing is left to ask.
    """

    outcome: Outcome
    reasons: tuple[Finding, ...]
    after: View | Round | None
    done: bool
