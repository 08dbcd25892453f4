"""Finnish inflections: the one table of pip names, tiles, sides and players in their cases."""

from functools import cache
from typing import Final, NamedTuple

from engine import Side, Tile


class PipName(NamedTuple):
    """A number of pips as a noun: "nelonen"; `stem` begins compounds ("nelospää")."""

    nominative: str
    genitive: str
    partitive: str
    illative: str
    elative: str
    adessive: str
    partitive_plural: str
    stem: str


def _nen(stem: str, a: str = "a") -> PipName:
    """A name that ends in -nen; `a` is the vowel of its endings, a or ä."""
    return PipName(
        f"{stem}nen",
        f"{stem}sen",
        f"{stem}st{a}",
        f"{stem}seen",
        f"{stem}sest{a}",
        f"{stem}sell{a}",
        f"{stem}si{a}",
        f"{stem}s",
    )


def _ikko(stem: str, o: str = "o", a: str = "a") -> PipName:
    """A name that ends in -ikko; only larger sets than Draw's have these pips."""
    return PipName(
        f"{stem}kk{o}",
        f"{stem}k{o}n",
        f"{stem}kk{o}{a}",
        f"{stem}kk{o}{o}n",
        f"{stem}k{o}st{a}",
        f"{stem}k{o}ll{a}",
        f"{stem}kk{o}j{a}",
        f"{stem}kk{o}",
    )


PIPS: Final = (
    PipName("nolla", "nollan", "nollaa", "nollaan", "nollasta", "nollalla", "nollia", "nolla"),
    _nen("ykkö", "ä"),
    _nen("kakko"),
    _nen("kolmo"),
    _nen("nelo"),
    _nen("viito"),
    _nen("kuuto"),
    _ikko("seitsi"),
    _ikko("kahdeksi"),
    _ikko("yhdeksi", "ö", "ä"),
)


class SideName(NamedTuple):
    """A side of a tile: "suurempi pää"."""

    nominative: str
    partitive: str
    illative: str


SIDES: Final = {
    Side.LARGER: SideName("suurempi pää", "suurempaa päätä", "suurempaan päähän"),
    Side.SMALLER: SideName("pienempi pää", "pienempää päätä", "pienempään päähän"),
    Side.LINE_A: SideName("linja A", "linjaa A", "linjaan A"),
    Side.LINE_B: SideName("linja B", "linjaa B", "linjaan B"),
    Side.BRANCH: SideName("kylki", "kylkeä", "kylkeen"),
}


class SpokenName(NamedTuple):
    """A tile as read aloud: "ykkös-nelonen"."""

    nominative: str
    genitive: str
    illative: str


class TileName(NamedTuple):
    """A tile as written: "laatta [1|4]"."""

    nominative: str
    genitive: str
    partitive: str
    inessive: str
    illative: str
    elative: str
    adessive: str


_LAATTA: Final = TileName(
    "laatta", "laatan", "laattaa", "laatassa", "laattaan", "laatasta", "laatalla"
)
_TUPLA: Final = TileName("tupla", "tuplan", "tuplaa", "tuplassa", "tuplaan", "tuplasta", "tuplalla")


@cache
def written(tile: Tile) -> TileName:
    """The tile with its bracket, which itself never inflects: "laatan [1|4]", "tuplan [1|1]"."""
    return TileName(*(f"{noun} {tile}" for noun in (_TUPLA if tile.is_double else _LAATTA)))


@cache
def spoken(tile: Tile) -> SpokenName:
    """The tile as read aloud: "ykkös-nelosen", "tuplakuutosen"."""
    last = PIPS[tile.high]
    first = "tupla" if tile.is_double else f"{PIPS[tile.low].stem}-"
    return SpokenName(
        f"{first}{last.nominative}", f"{first}{last.genitive}", f"{first}{last.illative}"
    )


def letter(seat: int) -> str:
    """The letter of a seat, A to D; a word before it takes the case: "pelaajan A"."""
    return chr(ord("A") + seat)


def points(number: int) -> str:
    """ "1 piste", "15 pistettä"."""
    return "1 piste" if number == 1 else f"{number} pistettä"


def gets(number: int) -> str:
    """ "saa 1 pisteen", "saa 15 pistettä", "ei saa pisteitä"."""
    if number == 0:
        return "ei saa pisteitä"
    return "saa 1 pisteen" if number == 1 else f"saa {number} pistettä"


def tiles(number: int) -> str:
    """ "1 laatta", "3 laattaa"."""
    return "1 laatta" if number == 1 else f"{number} laattaa"


def tiles_as_object(number: int) -> str:
    """What one can draw or play: "1 laatan", "3 laattaa"."""
    return "1 laatan" if number == 1 else f"{number} laattaa"


def listed(parts: list[str], last: str = "ja") -> str:
    """ "A, B ja C"."""
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def begin(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]
