"""English: tiles, chains and the places in them, as they are named, described and read aloud."""

from engine import Chain, End, Port, Side, Tile
from tutorial.puzzles.places import joined_to
from tutorial.words.en.nouns import PIPS, SIDES, a, begin, spoken, the_side, tiles


def tile_name(tile: Tile) -> str:
    """As read aloud: "one-four", "double six"."""
    return spoken(tile)


def short_chain(chain: Chain) -> str:
    """The short name of a drawing."""
    return f"Chain, {tiles(len(chain.tiles))}" if chain.tiles else "Empty chain"


def description(chain: Chain, continuations: bool = True) -> str:
    """The position in words, in the exact form of the rules."""
    laid = ", ".join(map(str, chain.tiles)) or "none"
    joints = "; ".join(
        f"{_in_brackets(lying)} – {_in_brackets(placed)}" for lying, placed in chain.joints
    )
    text = f"Tiles: {laid}. Joints: {joints or 'none'}."
    if not continuations:
        return text
    ends = "; ".join(f"{end.tile} ({SIDES[end.side]}, {end.pips})" for end in chain.ends)
    return f"{text} Legal continuations: {ends or 'any tile opens the chain'}."


def _in_brackets(port: Port) -> str:
    return f"{port.tile} ({SIDES[port.side]})"


def legal_ends(chain: Chain) -> str:
    """Where the chain can be joined now, said after every placement."""
    if not chain.ends:
        return "Any tile opens the chain."
    one, other = chain.ends
    if one.tile is other.tile and one.tile.is_double:
        return f"The chain can go on with {a(one.pips)} at either end of {one.tile}."
    if one.pips == other.pips:
        return (
            f"The chain can go on with {a(one.pips)} in two places ({side(one)} and {side(other)})."
        )
    return (
        f"The chain can go on with {a(one.pips)} ({side(one)}) or {a(other.pips)} ({side(other)})."
    )


def found_ends(chain: Chain) -> str:
    """Both open ends by name."""
    one, other = chain.ends
    if one.tile is other.tile and one.tile.is_double:
        return f"The open ends of the chain are the two ends of {one.tile}: each is {a(one.pips)}."
    return (
        f"The open ends of the chain are {a(one.pips)} ({side(one)}) "
        f"and {a(other.pips)} ({side(other)})."
    )


def side(place: End | Port) -> str:
    """An open end in a sentence: "the four of [1|4]", "the open end of [4|4]"."""
    return f"the {_pips(place) or 'open end'} of {place.tile}"


def this(place: End | Port) -> str:
    """A place that need not be open: "the four of [1|4]", "this end of [4|4]"."""
    return _end(place, "this end")


def any_end(place: End | Port) -> str:
    """The same where it is not pointed at: "an end of [4|4]"."""
    return _end(place, "an end")


def _end(place: End | Port, of_double: str) -> str:
    if place.side is Side.BRANCH:
        return f"{the_side(place.side)} of {place.tile}"
    pips = _pips(place)
    return f"the {pips} of {place.tile}" if pips else f"{of_double} of {place.tile}"


def _pips(place: End | Port) -> str:
    """ "four"; empty for a double, whose ends have the same pips."""
    if place.tile.is_double:
        return ""
    return PIPS[place.tile.high if place.side is Side.LARGER else place.tile.low]


def left_over(chain: Chain) -> str:
    """The pips of both ends as a list: "a one and a four", "a four and a four"."""
    one, other = chain.ends
    return f"{a(one.pips)} and {a(other.pips)}"


def place_name(chain: Chain, place: End | None) -> str:
    """What a screen reader says of a place where one could join; None is the opening."""
    if place is None:
        return "The opening of the chain"
    joined = joined_to(chain, place.port)
    named, joined = _place_name(chain, place), joined_to(chain, place.port)
    if joined is not None:
        return f"{named}, joined to the {spoken(joined)} already"
    return f"{named}, open end" if place in chain.ends else named


def _place_name(chain: Chain, place: End) -> str:
    """An end of a double has its line in its name only while both of its ends are open."""
    if not place.tile.is_double or place.side is Side.BRANCH or len(chain.tiles) == 1:
        return ends_place_name(place)
    return f"An end of the {spoken(place.tile)}, {PIPS[place.pips]}"


def ends_place_name(place: End) -> str:
    """The name of a place that does not say whether it is open."""
    if not place.tile.is_double:
        return f"The {_pips(place)} of the {spoken(place.tile)}"
    return f"{begin(the_side(place.side))} of the {spoken(place.tile)}, {PIPS[place.pips]}"
