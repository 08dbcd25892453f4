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
    if one.tile is other.tile and one.tile.is_double:
        return f"Ketjua voi jatkaa {first} tuplan {one.tile} kummassakin päässä."
    if one.pips == other.pips:
        return f"Ketjua voi jatkaa {first} kahdessa paikassa ({side(one)} ja {side(other)})."
    return f"Ketjua voi jatkaa {first} ({side(one)}) tai {second} ({side(other)})."


def found_ends(chain: Chain) -> str:
    """Both open ends by name."""
    one, other = chain.ends
    first, second = PIPS[one.pips].nominative, PIPS[other.pips].nominative
    if one.tile is other.tile and one.tile.is_double:
        return f"Ketjun vapaat päät ovat tuplan {one.tile} molemmat päät: kumpikin on {first}."
    return f"Ketjun vapaat päät ovat {first} ({side(one)}) ja {second} ({side(other)})."


def side(place: End | Port) -> str:
    """An open end in a sentence: "laatan [1|4] nelospää", "tuplan [4|4] vapaa pää"."""
    return f"{written(place.tile).genitive} {_pips_end(place) or 'vapaa pää'}"


def this(place: End | Port) -> str:
    """A place that need not be open: "laatan [1|4] nelospää", "tämä tuplan [4|4] pää"."""
    if place.side is Side.BRANCH:
        return f"{written(place.tile).genitive} {SIDES[place.side].nominative}"
    named, tile = _pips_end(place), written(place.tile).genitive
    return f"{tile} {named}" if named else f"tämä {tile} pää"


def looked_at(place: End) -> str:
    """An open end as an object: "laatan [1|4] nelospäätä", "tuplan [4|4] vapaata päätä"."""
    named = _pips_end(place)
    return f"{written(place.tile).genitive} {f'{named}tä' if named else 'vapaata päätä'}"


def into(place: End | Port) -> str:
    """Where something joins: "laatan [1|4] nelospäähän", "tuplan [4|4] vapaaseen päähän"."""
    named = _pips_end(place)
    return f"{written(place.tile).genitive} {f'{named}hän' if named else 'vapaaseen päähän'}"


def into_this(place: End | Port) -> str:
    """The same where it need not be open: "tuplan [4|4] päähän", "tuplan [4|4] kylkeen"."""
    if place.side is Side.BRANCH:
        return f"{written(place.tile).genitive} {SIDES[place.side].illative}"
    return f"{written(place.tile).genitive} {_pips_end(place) or 'pää'}hän"


def _pips_end(place: End | Port) -> str:
    """ "nelospää"; empty for a double, whose ends have the same pips."""
    if place.tile.is_double:
        return ""
    pips = place.tile.high if place.side is Side.LARGER else place.tile.low
    return f"{PIPS[pips].stem}pää"


def left_over(chain: Chain) -> str:
    """The pips of both ends as a list: "ykkönen ja nelonen", "nelonen ja nelonen"."""
    one, other = chain.ends
    return f"{PIPS[one.pips].nominative} ja {PIPS[other.pips].nominative}"


def place_name(chain: Chain, place: End | None) -> str:
    """What a screen reader says of a place where one could join; None is the opening."""
    if place is None:
        return "Ketjun avaus"
    joined = joined_to(chain, place.port)
    named, joined = _place_name(chain, place), joined_to(chain, place.port)
    if joined is not None:
        return f"{named}, liitetty jo {spoken(joined).illative}"
    return f"{named}, vapaa pää" if place in chain.ends else named


def _place_name(chain: Chain, place: End) -> str:
    """An end of a double has its line in its name only while both of its ends are open."""
    if not place.tile.is_double or place.side is Side.BRANCH or len(chain.tiles) == 1:
        return ends_place_name(place)
    return f"{begin(spoken(place.tile).genitive)} pää, {PIPS[place.pips].nominative}"


def ends_place_name(place: End) -> str:
    """The name of a place that does not say whether it is open."""
    tile = begin(spoken(place.tile).genitive)
    if not place.tile.is_double:
        return f"{tile} {_pips_end(place)}"
    return f"{tile} {SIDES[place.side].nominative}, {PIPS[place.pips].nominative}"
