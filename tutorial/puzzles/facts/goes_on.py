"""The facts about a credit that is asked for in the middle of a round: there is none yet."""

from dataclasses import dataclass
from typing import ClassVar

from engine import Rule, Tile


@dataclass(frozen=True, slots=True)
class CanDraw:
    """Not blocked: `left` tiles can still be drawn. round.blocked"""

    rules: ClassVar = (Rule.ROUND_BLOCKED,)
    left: int


@dataclass(frozen=True, slots=True)
class CanPlace:
    """Not blocked: `seat` can place `tile`. round.blocked"""

    rules: ClassVar = (Rule.ROUND_BLOCKED,)
    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class NotAllPassed:
    """Not blocked yet: `passed` of `players` in a row have passed. round.blocked"""

    rules: ClassVar = (Rule.ROUND_BLOCKED,)
    passed: int
    players: int


NotBlocked = CanDraw | CanPlace | NotAllPassed


@dataclass(frozen=True, slots=True)
class NotOut:
    """Credited to `seat`, who holds `tiles` tiles in a round that goes on. round.out"""

    rules: ClassVar = (Rule.ROUND_OUT, Rule.ABOUT_AIM)
    seat: int
    tiles: int


@dataclass(frozen=True, slots=True)
class NobodyOut:
    """Credited to nobody, as if the round were over; the smallest hand has `tiles` tiles."""

    rules: ClassVar = (Rule.ROUND_OUT, Rule.ABOUT_AIM)
    tiles: int


@dataclass(frozen=True, slots=True)
class NoCreditYet:
    """Points named in a round that goes on. about.aim"""

    rules: ClassVar = (Rule.ABOUT_AIM,)
    points: int


@dataclass(frozen=True, slots=True)
class SomeoneOut:
    """Said to go on though `seat` has placed their last tile. round.out"""

    rules: ClassVar = (Rule.ROUND_OUT,)
    seat: int


@dataclass(frozen=True, slots=True)
class AllPassed:
    """Said to go on though all `players` have passed in a row. round.blocked"""

    rules: ClassVar = (Rule.ROUND_BLOCKED,)
    players: int


@dataclass(frozen=True, slots=True)
class StillInPlay:
    """Right: the round goes on, and `why` it is not blocked. about.aim, round.out, round.blocked

    `last`: the tile placed last, which scores nothing. chain.no-points
    """

    rules: ClassVar = (Rule.ABOUT_AIM, Rule.ROUND_BLOCKED, Rule.CHAIN_NO_POINTS)
    why: NotBlocked
    last: Tile


@dataclass(frozen=True, slots=True)
class HandsHint:
    """How many tiles each seat still holds: nobody has gone out."""

    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotBlockedHint:
    """Why the round is not blocked."""

    why: NotBlocked


@dataclass(frozen=True, slots=True)
class GoesOnAnswer:
    """The whole answer: the round goes on, and why."""

    why: NotBlocked


GoesOnFinding = (
    CanDraw
    | CanPlace
    | NotAllPassed
    | NotOut
    | NobodyOut
    | NoCreditYet
    | SomeoneOut
    | AllPassed
    | StillInPlay
)
GoesOnHint = HandsHint | NotBlockedHint | GoesOnAnswer
