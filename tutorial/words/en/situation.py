"""English: clauses about what a player holds and what can be drawn, to build sentences on."""

from tutorial.puzzles.situation import Situation
from tutorial.words.en.nouns import a, listed, plural, tiles, written


def fitting(seen: Situation) -> str:
    """ "the tile [1|4] fits the chain"; of an opening, that any tile will do."""
    if not seen.ends:
        return "the starter may open the chain with any tile of their hand"
    playable = seen.playable
    if len(playable) == 1:
        return f"{written(playable[0])} fits the chain"
    if len(playable) <= 3:
        return f"the tiles {listed(list(map(str, playable)))} fit the chain"
    return f"{len(playable)} tiles of your hand are playable, {playable[0]} for example"


def nothing_fits(seen: Situation) -> str:
    """ "the ends of the chain are a one and a four, and your hand has neither"."""
    first, second = seen.ends
    if first == second:
        return f"both ends of the chain are {plural(first)}, and your hand has none"
    return f"the ends of the chain are {a(first)} and {a(second)}, and your hand has neither"


def ends(seen: Situation) -> str:
    """ "the ends of the chain are a one and a four"."""
    first, second = seen.ends
    if first == second:
        return f"both ends of the chain are {plural(first)}"
    return f"the ends of the chain are {a(first)} and {a(second)}"


def which_are(seen: Situation) -> str:
    """Of the ends: "which are a one and a four"."""
    first, second = seen.ends
    if first == second:
        return f"which are both {plural(first)}"
    return f"which are {a(first)} and {a(second)}"


def boneyard(seen: Situation) -> str:
    """ "the boneyard holds 5 tiles, 2 of them the reserve"."""
    if not seen.drawable:
        return "only the reserve of two tiles is left in the boneyard"
    return f"the boneyard holds {tiles(seen.boneyard)}, 2 of them the reserve"


def still(drawable: int) -> str:
    """ "1 tile can still be drawn from the boneyard"."""
    return f"{tiles(drawable)} can still be drawn from the boneyard"
