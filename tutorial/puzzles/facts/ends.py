"""The facts about an attempt to find the ends, and the hints that lead to them."""

from dataclasses import dataclass
from typing import ClassVar

from engine import Chain, End, Port, Rule, Tile


@dataclass(frozen=True, slots=True)
class EndsFound:
    """Both ends and their pips are right. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    chain: Chain


@dataclass(frozen=True, slots=True)
class MarkedJoint:
    """A place marked as open that is joined already, to `by`. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    port: Port
    by: Tile


@dataclass(frozen=True, slots=True)
class MarkedSide:
    """The side of a double marked as open. chain.doubles-across"""

    rules: ClassVar = (Rule.CHAIN_DOUBLES_ACROSS,)
    double: Tile


@dataclass(frozen=True, slots=True)
class MarkedElsewhere:
    """A marked place that this chain does not have."""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    port: Port


@dataclass(frozen=True, slots=True)
class MoreMarked:
    """The other places that are marked and not open, where there are many. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    ports: tuple[Port, ...]


@dataclass(frozen=True, slots=True)
class EndsMissed:
    """Of the two open ends only `found` is marked, or, None, neither. chain.two-ends"""

    rules: ClassVar = (Rule.CHAIN_TWO_ENDS,)
    found: Port | None


@dataclass(frozen=True, slots=True)
class PipsNotOpen:
    """Pips named that no end shows; `inside`: they lie in the chain, but joined. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    pips: int
    inside: bool


@dataclass(frozen=True, slots=True)
class MorePips:
    """How many other numbers are named that no end shows. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    count: int


@dataclass(frozen=True, slots=True)
class PipsMissed:
    """Of the right pips only `named` are named, or, None, none of `all`. turn.match"""

    rules: ClassVar = (Rule.TURN_MATCH,)
    named: int | None
    all: int


@dataclass(frozen=True, slots=True)
class OneEndHint:
    """One of the two open ends."""

    end: End


@dataclass(frozen=True, slots=True)
class EndsAnswer:
    """The whole answer to `ends`."""

    chain: Chain


EndsFinding = (
    EndsFound
    | MarkedJoint
    | MarkedSide
    | MarkedElsewhere
    | MoreMarked
    | EndsMissed
    | PipsNotOpen
    | MorePips
    | PipsMissed
)
EndsHint = OneEndHint | EndsAnswer
