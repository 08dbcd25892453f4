"""The example of each clause, from `examples.toml`: read once, and whole or not at all."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from django.conf import settings

from engine import (
    DOUBLE_SIX,
    Chain,
    DrawError,
    Ended,
    Result,
    Rule,
    Tile,
    from_text,
    result_of_sums,
    sum_of_pips,
)

_LANGUAGES: Final = tuple(code for code, _ in settings.LANGUAGES)
_DRAWN: Final = {"seats", "chain", "hand", "hands", "boneyard", "totals"}
_HOW: Final = {"marked", "marks", "ended"}


class ExampleError(ValueError):
    """An example that cannot be drawn: it says of which clause, and what is wrong with it."""


class Example(NamedTuple):
    """What is drawn, empty where it is not, and what is said of it by language.

    `marked`: the seat that stands out. `marks`: the open ends are drawn. `totals`: a player's
    total, or the total before and what is added to it.
    """

    seats: int
    marked: int | None
    chain: Chain | None
    marks: bool
    hand: tuple[Tile, ...]
    hands: tuple[tuple[Tile, ...], ...]
    result: Result | None
    boneyard: int
    totals: tuple[tuple[int, ...], ...]
    said: Mapping[str, str]


def read(written: Mapping[str, Any]) -> Mapping[Rule, Example]:
    """The examples. ExampleError where one is missing, is of no clause, or cannot be drawn."""
    entries = {f"{group}.{name}": one for group, of in written.items() for name, one in of.items()}
    missing = {rule.value for rule in Rule if not rule.only_shown} - set(entries)
    unknown = set(entries) - {rule.value for rule in Rule}
    if missing or unknown:
        raise ExampleError(f"missing {sorted(missing)}, unknown {sorted(unknown)}")
    return MappingProxyType({Rule(id_): _example(entry, id_) for id_, entry in entries.items()})


def _example(entry: Mapping[str, Any], where: str) -> Example:
    if not set(entry) & _DRAWN or not set(entry) <= {*_DRAWN, *_HOW, *_LANGUAGES}:
        raise ExampleError(f"{where}: nothing is drawn, or one of {sorted(entry)} is unknown")
    if not all(entry.get(code) and entry[code] == entry[code].strip() for code in _LANGUAGES):
        raise ExampleError(f"{where}: a language says nothing of it")
    try:
        hands = tuple(_tiles(hand) for hand in entry.get("hands", ()))
        example = Example(
            entry.get("seats", 0),
            entry.get("marked"),
            _chain(entry["chain"]) if "chain" in entry else None,
            entry.get("marks", False),
            _tiles(entry.get("hand", "")),
            hands,
            _result(hands, Ended(entry["ended"])) if "ended" in entry else None,
            entry.get("boneyard", 0),
            tuple(map(tuple, entry.get("totals", ()))),
            {code: entry[code] for code in _LANGUAGES},
        )
    except (ValueError, DrawError) as error:
        raise ExampleError(f"{where}: {error}") from error
    return _possible(example, where)


def _chain(text: str) -> Chain:
    chain = from_text(text)
    if not isinstance(chain, Chain):
        raise ExampleError(f"{text!r} is no chain")
    return chain


def _tiles(text: str) -> tuple[Tile, ...]:
    """ "03.14", or "" for none."""
    return tuple(Tile.parse(f"[{two[:1]}|{two[1:]}]") for two in text.split(".") if text)


def _result(hands: tuple[tuple[Tile, ...], ...], ended: Ended) -> Result:
    empty = [seat for seat, hand in enumerate(hands) if not hand]
    if len(empty) != (ended is Ended.OUT):
        raise ExampleError("one hand is empty where someone went out, and none in a blocked round")
    return result_of_sums(tuple(map(sum_of_pips, hands)), empty[0] if empty else None)


def _possible(example: Example, where: str) -> Example:
    """ExampleError where there is more on the table than one set, or a player who is not there."""
    shown = [*example.hand, *(tile for hand in example.hands for tile in hand)]
    shown += example.chain.tiles if example.chain else ()
    if len(set(DOUBLE_SIX) & set(shown)) < len(shown):
        raise ExampleError(f"{where}: a tile lies there twice, or is none of the set")
    if len(shown) + example.boneyard > len(DOUBLE_SIX):
        raise ExampleError(f"{where}: there are more tiles than in a set")
    players = example.seats or len(example.hands) or len(example.totals) or 2
    if not 2 <= players <= 4 or not 0 <= (example.marked or 0) < players:
        raise ExampleError(f"{where}: two to four play, and the marked seat is one of theirs")
    return example


EXAMPLES: Final = read(
    tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))
)
