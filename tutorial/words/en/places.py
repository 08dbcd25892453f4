"""English: tiles, chains and the places in them, as they are named, described and read aloud."""

from engine import Chain, End, Port, Tile
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
    return (
        f"The open ends of the chain are {a(one.pips)} ({side(one)}) "
        f"and {a(other.pips)} ({side(other)})."
    )


def side(place: End | Port) -> str:
    """The place in a sentence: "the larger end of [1|4]", "line B of [4|4]"."""
    return f"{the_side(place.side)} of {place.tile}"


def left_over(chain: Chain) -> str:
    """The pips of both ends as a list: "a one and a four", "a four and a four"."""
    one, other = chain.ends
    return f"{a(one.pips)} and {a(other.pips)}"


def place_name(chain: Chain, place: End | None) -> str:
    """What a screen reader says of a place where one could join; None is the opening."""
    if place is None:
        return "The opening of the chain"
    joined = joined_to(chain, place.port)
    if joined is not None:
        return f"{ends_place_name(place)}, joined to the {spoken(joined)} already"
    if place in chain.ends:
        return f"{ends_place_name(place)}, open end"
    return ends_place_name(place)


def ends_place_name(place: End) -> str:
    """The name of a place that does not say whether it is open."""
    return f"{begin(the_side(place.side))} of the {spoken(place.tile)}, {PIPS[place.pips]}"
