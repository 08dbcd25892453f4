"""A cribbage board as SVG: a lane of holes for each player, two pegs in each, the target marked.

Rows of thirty holes, in streets of five, lie below each other, so that a phone shows them in full.
The front peg stands at the total, the back peg where the front one stood before. A player's pegs
have a shape of their own: a disc, a square, a triangle, a diamond.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from django.utils.safestring import SafeString

STREET: Final = 5
ROW: Final = 30
LEAST: Final = {2: 120, 3: 90, 4: 90}
"""Holes of the board by the number of players: the target lies well inside."""

_STEP, _GAP, _LANE = 8, 4, 10
_LEFT, _RIGHT, _TOP, _BETWEEN = 24, 26, 18, 12
WIDTH: Final = _LEFT + (ROW - 1) * _STEP + (ROW // STREET - 1) * _GAP + _RIGHT
SHAPES: Final = (
    '<circle r="4"/>',
    '<path d="M-3.7-3.7H3.7V3.7H-3.7Z"/>',
    '<path d="M0-4.6 4.6 3.6H-4.6Z"/>',
    '<path d="M0-5 5 0 0 5-5 0Z"/>',
)


def holes(players: int, most: int) -> int:
    """How many holes each lane has: whole rows, and enough for the largest total, `most`."""
    return max(LEAST[players], -(-most // ROW) * ROW)


def place(total: int, seat: int, players: int) -> tuple[int, int]:
    """Where a total is on the board; 0 is the start, before the first hole."""
    if total == 0:
        return _LEFT - 12, _TOP + seat * _LANE
    row, at = divmod(total - 1, ROW)
    x = _LEFT + at * _STEP + at // STREET * _GAP
    return x, _TOP + row * _row_height(players) + seat * _LANE


def cribbage_svg(
    totals: tuple[int, ...], before: tuple[int, ...], *, target: int, label: str
) -> SafeString:
    """The board with the pegs at `totals`, and behind them where they stood `before`."""
    players = len(totals)
    rows = holes(players, max(totals)) // ROW
    height = _TOP + rows * _row_height(players) - _BETWEEN + 2
    return SafeString(
        f'<svg class="cribbage" role="img" aria-label="{escape(label)}" width="{WIDTH}"'
        f' height="{height}" viewBox="0 0 {WIDTH} {height}">'
        f'<rect class="wood" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="8"/>'
        f"{''.join(_lanes(rows, players))}{_mark(target, players)}"
        f"{''.join(_pegs(totals, before))}</svg>"
    )


def peg_svg(seat: int) -> SafeString:
    """A player's peg by itself, beside the name; hidden from the accessibility tree."""
    return SafeString(
        '<svg class="peg" viewBox="-6 -6 12 12" width="16" height="16" aria-hidden="true">'
        f'<g class="peg-{seat}">{SHAPES[seat]}</g></svg>'
    )


def _row_height(players: int) -> int:
    return (players - 1) * _LANE + _BETWEEN + 10


def _lanes(rows: int, players: int) -> Iterator[str]:
    """The holes: a line of dots for each lane of a row, and at its end the number reached."""
    yield f'<path class="holes" d="{"".join(_start(seat, players) for seat in range(players))}"/>'
    dots = "".join(
        f"M{_LEFT} {place(row * ROW + 1, seat, players)[1]}H{WIDTH - _RIGHT + 1}"
        for row in range(rows)
        for seat in range(players)
    )
    yield f'<path class="holes street" d="{dots}"/>'
    middle = (players - 1) * _LANE // 2 + 3
    for row in range(rows):
        y = place(row * ROW + 1, 0, players)[1] + middle
        yield f'<text x="{WIDTH - 4}" y="{y}">{(row + 1) * ROW}</text>'


def _start(seat: int, players: int) -> str:
    x, y = place(0, seat, players)
    return f"M{x} {y}h0"


def _mark(target: int, players: int) -> str:
    """A line behind the target's holes, with its number above."""
    x, top = place(target, 0, players)
    bottom = place(target, players - 1, players)[1]
    return (
        f'<path class="target" d="M{x - 5} {top - 6}V{bottom + 6}"/>'
        f'<text class="target" x="{x + 12}" y="{top - 6}">{target}</text>'
    )


def _pegs(totals: tuple[int, ...], before: tuple[int, ...]) -> Iterator[str]:
    players = len(totals)
    for seat, (total, was) in enumerate(zip(totals, before, strict=True)):
        for kind, number in (("back", was), ("front", total)):
            if kind == "back" and was == total:
                continue
            x, y = place(number, seat, players)
            yield (
                f'<g class="{kind} peg-{seat}" transform="translate({x} {y})">{SHAPES[seat]}</g>'
            )
