"""Finnish: tiles, chains and the places in them, as they are named, described and read aloud."""

from engine import Chain, End, Port, Side, Tile
from tutorial.puzzles.places import joined_to
from tutorial.words.fi.cases import PIPS, SIDES, begin, spoken, tiles, written


def tile_name(tile: Tile) -> str:
    """As read aloud: "ykkös-nelonen", "tuplakuutonen"."""
    return spoken(tile).nominative


def short_chain(chain: Chain) -> str:
    """The short name of a drawing."""
    return f"Ketju, {tiles(len(chain.tiles))}" if chain.tiles else "Tyhjä ketju"


def description(chain: Chain, continuations: bool = True) -> str:
    """The position in words, in the exact form of the rules."""
    laid = ", ".join(map(str, chain.tiles)) or "ei yhtään"
    joints = "; ".join(
        f"{_in_brackets(lying)} – {_in_brackets(placed)}" for lying, placed in chain.joints
    )
    text = f"Laatat: {laid}. Liitokset: {joints or 'ei yhtään'}."
    if not continuations:
        return text
    ends = "; ".join(f"{end.tile} ({SIDES[end.side].nominative}, {end.pips})" for end in chain.ends)
    return f"{text} Lailliset jatkokohdat: {ends or 'mikä tahansa laatta avaa ketjun'}."


def _in_brackets(port: Port) -> str:
    return f"{port.tile} ({SIDES[port.side].nominative})"


def legal_ends(chain: Chain) -> str:
    """Where the chain can be joined now, said after every placement."""
    if not chain.ends:
        return "Mikä tahansa laatta avaa ketjun."
    one, other = chain.ends
    first, second = PIPS[one.pips].elative, PIPS[other.pips].elative
    if one.pips == other.pips:
        return f"Ketjua voi jatkaa {first} kahdessa paikassa ({side(one)} ja {side(other)})."
    return f"Ketjua voi jatkaa {first} ({side(one)}) tai {second} ({side(other)})."


def found_ends(chain: Chain) -> str:
    """Both open ends by name."""
    one, other = chain.ends
    first, second = PIPS[one.pips].nominative, PIPS[other.pips].nominative
    return f"Ketjun vapaat päät ovat {first} ({side(one)}) ja {second} ({side(other)})."


def side(place: End | Port) -> str:
    """The place in a sentence: "laatan [1|4] suurempi pää", "tuplan [4|4] linja B"."""
    return f"{written(place.tile).genitive} {SIDES[place.side].nominative}"


def into(place: End | Port) -> str:
    """Where something is joined: "laatan [1|4] nelospäähän", "tuplan [4|4] linjaan B"."""
    tile = written(place.tile).genitive
    if place.side is Side.LARGER:
        return f"{tile} {PIPS[place.tile.high].stem}päähän"
    if place.side is Side.SMALLER:
        return f"{tile} {PIPS[place.tile.low].stem}päähän"
    return f"{tile} {SIDES[place.side].illative}"


def left_over(chain: Chain) -> str:
    """The pips of both ends as a list: "ykkönen ja nelonen", "nelonen ja nelonen"."""
    one, other = chain.ends
    return f"{PIPS[one.pips].nominative} ja {PIPS[other.pips].nominative}"


def place_name(chain: Chain, place: End | None) -> str:
    """What a screen reader says of a place where one could join; None is the opening."""
    if place is None:
        return "Ketjun avaus"
    joined = joined_to(chain, place.port)
    if joined is not None:
        return f"{ends_place_name(place)}, liitetty jo {spoken(joined).illative}"
    if place in chain.ends:
        return f"{ends_place_name(place)}, vapaa pää"
    return ends_place_name(place)


def ends_place_name(place: End) -> str:
    """The name of a place that does not say whether it is open."""
    named = begin(f"{spoken(place.tile).genitive} {SIDES[place.side].nominative}")
    return f"{named}, {PIPS[place.pips].nominative}"
