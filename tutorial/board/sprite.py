"""The drawings that every page carries once: 28 tiles of 7 halves, and the marks.

A drawing then only points: <use href="#t14">. Everything is drawn round its own middle, tiles
standing with the smaller half up. Colours come from the stylesheet's custom properties, which
reach into a <use>.
"""

from functools import cache
from typing import Final

from django.utils.safestring import SafeString

from engine import DOUBLE_SIX, Tile

# A half is 24 by 24; its pips stand at -6, 0 and 6.
_CORNERS: Final = ((-6, -6), (6, 6))
_OTHER_CORNERS: Final = ((6, -6), (-6, 6))
_SIDES: Final = ((-6, 0), (6, 0))
_MIDDLE: Final = ((0, 0),)
PIPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    _MIDDLE,
    _CORNERS,
    (*_CORNERS, *_MIDDLE),
    (*_CORNERS, *_OTHER_CORNERS),
    (*_CORNERS, *_OTHER_CORNERS, *_MIDDLE),
    (*_CORNERS, *_OTHER_CORNERS, *_SIDES),
)

_MARKS: Final = (
    '<rect id="tb" class="tile" x="-11" y="-23" width="22" height="46" rx="4"/>'
    '<rect id="ts" class="slot" x="-11" y="-11" width="22" height="22" rx="5"/>'
    '<rect id="tn" class="newest" x="-12" y="-24" width="24" height="48" rx="4"/>'
    '<g id="tk"><use href="#tb"/><rect class="shade" x="-8" y="-20" width="16" height="40" rx="2"/>'
    '<path class="weave" d="M0-12 5 0 0 12-5 0Z"/></g>'
    '<g id="tok" class="badge right"><circle r="6"/><path d="M-3 0-1 3 3-3"/></g>'
    '<g id="tno" class="badge wrong"><circle r="6"/><path d="M-3-3 3 3M3-3-3 3"/></g>'
)


@cache
def sprite() -> SafeString:
    """The one hidden <svg> of a page whose parts all other drawings use."""
    halves = "".join(_half(number) for number in range(len(PIPS)))
    open_ends = "".join(
        f'<g id="tm{n}" class="mark"><use href="#ts"/><use href="#th{n}"/></g>'
        for n in range(len(PIPS))
    )
    tiles = "".join(_tile(tile) for tile in DOUBLE_SIX)
    return SafeString(
        '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{halves}{_MARKS}{open_ends}{tiles}</defs></svg>"
    )


def _half(number: int) -> str:
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="2"/>' for x, y in PIPS[number])
    return f'<g id="th{number}" class="pips">{dots}</g>'


def _tile(tile: Tile) -> str:
    return (
        f'<g id="t{tile.low}{tile.high}"><use href="#tb"/><path class="bar" d="M-8 0H8"/>'
        f'<use href="#th{tile.low}" y="-12"/><use href="#th{tile.high}" y="12"/></g>'
    )
