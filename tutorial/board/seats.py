"""A table seen from above and the seats round it, as a small SVG."""

from html import escape
from math import cos, pi, sin
from typing import Final

from django.utils.safestring import SafeString

from engine.notation import SEATS

_ACROSS: Final = (74, 40)
"""How far from the middle the seats are, along and across the table."""


def seats_svg(players: int, label: str, *, marked: int | None = None, arrow: bool) -> SafeString:
    """Seat A at the bottom, the others clockwise from it; `marked` stands out.

    `arrow` shows which way turns go: what a question is about is not drawn before its answer.
    """
    drawn = "".join(_seat(seat, players, marked=seat == marked) for seat in range(players))
    way = '<path class="way" d="M-32 5A32 15 0 0 1 32 5M24-1 32 5 37-4"/>' if arrow else ""
    return SafeString(
        f'<svg class="seating" role="img" aria-label="{escape(label)}" width="200" height="120"'
        f' viewBox="-100 -60 200 120"><ellipse class="felt" rx="58" ry="26"/>{way}{drawn}</svg>'
    )


def _seat(seat: int, players: int, *, marked: bool) -> str:
    turn = pi / 2 + 2 * pi * seat / players
    x, y = round(_ACROSS[0] * cos(turn)), round(_ACROSS[1] * sin(turn))
    look = ' class="marked"' if marked else ""
    return (
        f'<g{look} transform="translate({x} {y})"><circle r="15"/>'
        f'<text y="6">{SEATS[seat].upper()}</text></g>'
    )
