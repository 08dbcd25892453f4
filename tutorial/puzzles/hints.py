"""The steps of a ladder of hints, from the rule to the answer."""

from dataclasses import dataclass

from engine import Chain, End, Ended, Place, Result, Rule, Tile


@dataclass(frozen=True, slots=True)
class RuleHint:
    """Which clause the answer rests on."""

    rule: Rule


@dataclass(frozen=True, slots=True)
class EndHint:
    """Where to place: at `end`, or, None, as the opening tile."""

    end: End | None


@dataclass(frozen=True, slots=True)
class TileHint:
    """Which tile to place."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PlaceAnswer:
    """The whole answer to `place`, and what it leaves."""

    placed: Place
    chain: Chain


@dataclass(frozen=True, slots=True)
class OneEndHint:
    """One of the two open ends."""

    end: End


@dataclass(frozen=True, slots=True)
class EndsAnswer:
    """The whole answer to `ends`."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class EndedHint:
    """How the round ended, and with it whose hands count."""

    ended: Ended


@dataclass(frozen=True, slots=True)
class SumsHint:
    """What each hand counts, by seat."""

    sums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CreditAnswer:
    """The whole answer to `credit`."""

    result: Result


Hint = (
    RuleHint
    | EndHint
    | TileHint
    | PlaceAnswer
    | OneEndHint
    | EndsAnswer
    | EndedHint
    | SumsHint
    | CreditAnswer
)
