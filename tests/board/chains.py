"""Chains to draw: written out, drawn at random, and as long as a chain can get."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from engine import DOUBLE_SIX, Chain, End, Tile

LONGEST = 26
LEANINGS = ("left", "right", "both")
"""Which arm of a chain grows: one as long as it can, or both."""


def chain(text: str) -> Chain:
    """The chain "14.L11.R44", in placing order."""
    laid = Chain()
    for placing in text.split("."):
        tile = Tile(int(placing[-2]), int(placing[-1]))
        ends = {"L": laid.left, "R": laid.right}
        laid = laid.place(tile, ends[placing[0]] if len(placing) == 3 else None)
    return laid


def _placings(laid: Chain, leaning: str) -> list[tuple[Tile, End | None]]:
    left = [tile for tile in DOUBLE_SIX if tile not in laid.tiles]
    if not laid.tiles:
        return [(tile, None) for tile in left]
    ends = {"left": (laid.left,), "right": (laid.right,), "both": laid.ends}[leaning]
    return [(tile, end) for tile in left for end in laid.fits(tile) if end in ends]


@st.composite
def chains(draw: st.DrawFn, at_least: int = 0) -> Chain:
    """Any legal chain, of 26 tiles or fewer where nothing more fits."""
    laid = Chain()
    leaning = draw(st.sampled_from(LEANINGS))
    for _ in range(draw(st.integers(at_least, LONGEST))):
        placings = _placings(laid, leaning)
        if not placings:
            break
        laid = laid.place(*draw(st.sampled_from(placings)))
    return laid


def longest_chains(count: int, leaning: str) -> Iterator[Chain]:
    """`count` chains of 26 tiles; doubles are placed as soon as they fit every other time."""
    random = Random(leaning)
    while count:
        laid = Chain()
        while len(laid.tiles) < LONGEST and (placings := _placings(laid, leaning)):
            doubles = [placing for placing in placings if placing[0].is_double]
            laid = laid.place(*random.choice(random.choice([doubles, placings]) or placings))
        if len(laid.tiles) == LONGEST:
            count -= 1
            yield laid
