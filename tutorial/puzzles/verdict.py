"""What a judge says of an attempt."""

from enum import Enum
from typing import NamedTuple

from engine import Round, View
from tutorial.puzzles.facts import Finding


class Outcome(Enum):
    """SOLVED; ONWARD: right so far, and the turn goes on; LEGAL but not what is asked;

    REFUSED by the rules; WRONG as an answer.
    """

    SOLVED = "solved"
    ONWARD = "onward"
    LEGAL = "legal"
    REFUSED = "refused"
    WRONG = "wrong"


class Verdict(NamedTuple):
    """`reasons`: what is true of this attempt, each a value that words can be made from.

    `after`: the position that follows, None where nothing changes; `done`: nothing is left to ask.
    """

    outcome: Outcome
    reasons: tuple[Finding, ...]
    after: View | Round | None
    done: bool
