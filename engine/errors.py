"""The three ways in which something can be wrong: unreadable, impossible, illegal."""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.faults import Fault
    from engine.reasons import Reason


class Expected(Enum):
    """What a reader of notation was looking for where it stopped."""

    TILE = "tile"
    ACTION = "action"
    CHAIN = "chain"
    HAND = "hand"
    HANDS = "hands"
    BONEYARD = "boneyard"
    TURN = "turn"
    TOTALS = "totals"
    PARTS = "parts"


class DrawError(ValueError):
    """The base of all errors of the engine; `args` are language-free."""


@dataclass(eq=False)
class NotationError(DrawError):
    """Unreadable text: `text` is what was given, `at` the index of the first bad character."""

    text: str
    at: int
    expected: Expected

    def __str__(self) -> str:
        return f"expected {self.expected.value} at {self.at}: {self.text[self.at : self.at + 40]!r}"


@dataclass(eq=False)
class InvalidPosition(DrawError):
    """Readable but impossible; `fault` names the tile, the joint, the hand, the number."""

    fault: "Fault"

    def __str__(self) -> str:
        return repr(self.fault)


@dataclass(eq=False)
class IllegalAction(DrawError):
    """An action that the rules refuse; `reason` says why."""

    reason: "Reason"

    def __str__(self) -> str:
        return repr(self.reason)
