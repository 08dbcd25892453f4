"""English nouns: pips, tiles, sides, players and counts."""

from typing import Final

from engine import Side, Tile

PIPS: Final = ("blank", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
SIDES: Final = {
    Side.LARGER: "larger end",
    Side.SMALLER: "smaller end",
    Side.LINE_A: "line A",
    Side.LINE_B: "line B",
    Side.BRANCH: "side",
}
_LINES: Final = (Side.LINE_A, Side.LINE_B)


def a(pips: int) -> str:
    """ "a four", "an eight"."""
    return f"{'an' if pips == 8 else 'a'} {PIPS[pips]}"


def plural(pips: int) -> str:
    """ "fours", "sixes"."""
    return f"{PIPS[pips]}es" if pips == 6 else f"{PIPS[pips]}s"


def spoken(tile: Tile) -> str:
    """The tile as read aloud: "one-four", "double six"."""
    if tile.is_double:
        return f"double {PIPS[tile.low]}"
    return f"{PIPS[tile.low]}-{PIPS[tile.high]}"


def written(tile: Tile) -> str:
    """The tile in a sentence: "the tile [1|4]", "the double [1|1]"."""
    return f"the {'double' if tile.is_double else 'tile'} {tile}"


def the_side(side: Side) -> str:
    """ "the larger end", "line A"."""
    return SIDES[side] if side in _LINES else f"the {SIDES[side]}"


def letter(seat: int) -> str:
    """The letter of a seat, A to D."""
    return chr(ord("A") + seat)


def points(number: int) -> str:
    """ "1 point", "15 points"."""
    return "1 point" if number == 1 else f"{number} points"


def tiles(number: int) -> str:
    """ "1 tile", "3 tiles"."""
    return "1 tile" if number == 1 else f"{number} tiles"


def listed(parts: list[str], last: str = "and") -> str:
    """ "A, B and C"."""
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def begin(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]
