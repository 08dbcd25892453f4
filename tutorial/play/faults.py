"""What can be wrong with what was typed or with an address: values, no sentences."""

from dataclasses import dataclass
from enum import Enum

from engine import Tile


@dataclass(frozen=True, slots=True)
class NothingLeft:
    """A hand that did not go out has neither tiles nor a sum: one tile at least is left in it."""

    seat: int


@dataclass(frozen=True, slots=True)
class NotANumber:
    """What was typed for a hand is no whole number."""

    seat: int
    typed: str


@dataclass(frozen=True, slots=True)
class MoreThanAllTiles:
    """A hand, or with `seat` None all hands together, count more than the whole set's 168."""

    seat: int | None
    number: int


@dataclass(frozen=True, slots=True)
class TypedOtherwise:
    """The tiles tapped for a hand count `counted`, and another sum was typed."""

    seat: int
    counted: int
    typed: int


@dataclass(frozen=True, slots=True)
class InTwoHands:
    """One tile was tapped for two players or more."""

    tile: Tile
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TooManyTiles:
    """More tiles in the hands than can be: two lie in the reserve and one at least in the chain."""

    tiles: int


@dataclass(frozen=True, slots=True)
class TooFewLowTiles:
    """These small sums cannot come about together: there are too few tiles with so few pips."""

    seats: tuple[int, ...]
    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoSuchTile:
    """Something that is no tile of the set stands in a hand."""

    seat: int
    typed: str


@dataclass(frozen=True, slots=True)
class NoEnd:
    """It is not said how the round ended, or it names a player who does not play."""


HandFault = (
    NoEnd
    | NothingLeft
    | NotANumber
    | MoreThanAllTiles
    | TypedOtherwise
    | InTwoHands
    | TooManyTiles
    | TooFewLowTiles
    | NoSuchTile
)


class SetupFault(Enum):
    """What is wrong with the beginning of a sheet."""

    PLAYERS = "players"
    STARTER = "starter"
    STARTER_NOT_THERE = "starter-not-there"
    TOTALS = "totals"


class AddressFault(Enum):
    """What is wrong with a sheet's address: where a round is named, the first that is wrong."""

    VERSION = "version"
    BEGINNING = "beginning"
    ROUND = "round"
    AFTER_THE_END = "after-the-end"
    TOO_MANY = "too-many"
