"""Chains, tiles and hands as inline SVG, made of strings and ready for a page.

Each picture points into `sprite()`, which the page carries once.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, Literal, NamedTuple

from django.utils.safestring import SafeString

from engine import DOUBLE_SIX, Chain, End, Tile
from tutorial.board.layout import HALF, LONG, PHONE, WIDE, Spot, Table, lay

Kind = Literal["button", "checkbox"]
State = Literal["", "tried", "right", "wrong"]


class Control(NamedTuple):
    """Something to press at a place of the chain; `place` None is where a chain opens.

    `label` is its name in words. `state` says what came of it: tried, right or wrong.
    """

    place: End | None
    name: str
    value: str
    id: str
    label: str
    kind: Kind = "button"
    checked: bool = False
    state: State = ""


TARGET: Final = 24
END_TARGET: Final = 44
_OPENING_TARGET: Final = (72, 44)
_BADGES: Final = {"right": "#tok", "wrong": "#tno"}
_ALONG: Final = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}
_USE: Final = {
    tile: f'<use href="#t{tile.low}{tile.high}" transform="translate(' for tile in DOUBLE_SIX
}
_TURN: Final = {0: ')"/>', **{turn: f')rotate({turn})"/>' for turn in (90, 180, 270)}}


def chain_svg(  # noqa: PLR0913  # named wishes, most of them rare
    chain: Chain,
    *,
    label: str,
    described_by: str = "",
    controls: Iterable[Control] = (),
    alike: bool = False,
    marks: bool = False,
    newest: Tile | None = None,
    wide: bool = False,
    snug: bool = False,
) -> SafeString:
    """The chain on the table, with what can be pressed at its places.

    `label` is the short name, `described_by` the id of the paragraph that describes the position.
    `alike`: all places look the same, so that the picture does not tell which are open; else an
    open end has a large target that shows its pips. `marks`: ends without a control get a mark.
    `newest` is outlined. `wide` takes twice the width, for a wall or a sheet of paper; `snug` only
    what the tiles take, for a short chain beside words.
    ValueError for a control at a place that this chain does not have.
    """
    table = lay(chain, WIDE if wide else PHONE)
    asked = {control.place: control for control in controls}
    pressed: list[str] = []
    over: list[str] = []
    for place, spot in zip(chain.places or (None,), table.spots, strict=True):
        control = asked.pop(place, None)
        if control:
            pressed.append(_control(control, spot, alike))
            over.append(_over(control, spot, alike))
        elif marks and place and spot.way:
            over.append(_pips_to_join(place, spot, HALF // 2 + 1, "m"))
    if asked:
        raise ValueError(f"not in this chain: {list(asked)}")
    return SafeString(
        _head(table, _across(table, snug=snug), label, described_by, pressed=bool(pressed))
        + f'<g aria-hidden="true">{_tiles(table, newest)}</g>'
        + "".join(pressed)
        + f'<g class="over" aria-hidden="true">{"".join(over)}</g></svg>'
    )


def _across(table: Table, *, snug: bool) -> tuple[int, int]:
    """Where the picture begins at the left, and its width."""
    if not snug:
        return -table.half_width, 2 * table.half_width
    left = min(spot.x for spot in table.spots) - HALF - 2
    return left, max(spot.x for spot in table.spots) + HALF + 2 - left


def _head(
    table: Table, across: tuple[int, int], label: str, described_by: str, *, pressed: bool
) -> str:
    (left, width), height = across, table.bottom - table.top
    look = "chain wide" if width > 2 * PHONE else "chain"
    description = f' aria-describedby="{escape(described_by)}"' if described_by else ""
    return (
        f'<svg class="{look}" role="{"group" if pressed else "img"}"'
        f' aria-label="{escape(label)}"{description}'
        f' width="{width}" height="{height}"'
        f' viewBox="{left} {table.top} {width} {height}">'
    )


def _tiles(table: Table, newest: Tile | None) -> str:
    if not table.tiles:
        return '<rect class="slot" x="-24" y="-12" width="48" height="24" rx="5"/>'
    drawn = [f"{_USE[tile]}{x} {y}{_TURN[turn]}" for tile, x, y, turn in table.tiles]
    drawn += [
        f'<use href="#tn" transform="translate({x} {y}{_TURN[turn]}'
        for tile, x, y, turn in table.tiles
        if tile is newest
    ]
    return "".join(drawn)


def _box(control: Control, spot: Spot, alike: bool) -> tuple[int, int, int, int]:
    """Middle, width and height of what can be pressed."""
    if control.place is None:
        return spot.x, spot.y, *_OPENING_TARGET
    if alike or spot.way is None:
        return spot.x, spot.y, TARGET, TARGET
    right, down = spot.way
    return spot.x + HALF * right, spot.y + HALF * down, END_TARGET, END_TARGET


def _control(control: Control, spot: Spot, alike: bool) -> str:
    x, y, width, height = _box(control, spot, alike)
    look = "at" if alike or spot.way is None else "at free"
    if control.place is None:
        look = "at first"
    if control.state:
        look = f"{look} {control.state}"
    named = (
        f' class="{look}" id="{escape(control.id)}" name="{escape(control.name)}"'
        f' value="{escape(control.value)}" aria-label="{escape(control.label)}"'
    )
    if control.kind == "checkbox":
        ticked = ' checked=""' if control.checked else ""
        pressed = f'<input type="checkbox"{named}{ticked}/>'
    else:
        pressed = f'<button type="submit"{named}></button>'
    return (
        f'<foreignObject x="{x - width // 2}" y="{y - height // 2}"'
        f' width="{width}" height="{height}">{pressed}</foreignObject>'
    )


def _over(control: Control, spot: Spot, alike: bool) -> str:
    """What is drawn upon a control: the pips that an open end asks for, and what came of it."""
    drawn = ""
    if control.place and spot.way and not alike:
        drawn = _pips_to_join(control.place, spot, HALF, "h")
    if control.state in _BADGES:
        x, y, width, height = _box(control, spot, alike)
        badge = _BADGES[control.state]
        drawn += f'<use href="{badge}" x="{x + width // 2 - 6}" y="{y - height // 2 + 6}"/>'
    return drawn


def _pips_to_join(place: End, spot: Spot, away: int, drawing: str) -> str:
    """The half that fits an open end: "m" with a dashed edge, "h" its pips alone."""
    assert spot.way
    right, down = spot.way
    x, y = spot.x + away * right, spot.y + away * down
    return (
        f'<use href="#t{drawing}{place.pips}" transform="translate({x} {y}{_TURN[_ALONG[spot.way]]}'
    )


def tile_svg(
    tile: Tile, *, label: str = "", lying: bool = False, larger_first: bool = False
) -> SafeString:
    """One tile by itself, its smaller half up or left, or `larger_first`.

    Without a label it is hidden from the accessibility tree: a name stands beside it.
    """
    turn = (270 if lying else 0) + (180 if larger_first else 0)
    return SafeString(_piece(f"{_USE[tile]}0 0{_TURN[turn % 360]}", label, lying=lying))


def hand_svg(tiles: Iterable[Tile], label: str) -> SafeString:
    """Open tiles in a row that wraps; one picture, named by `label`."""
    return _row([_STANDING[tile] for tile in tiles], label)


def back_svg(count: int, label: str) -> SafeString:
    """Tiles that lie face down, in a row that wraps; one picture, named by `label`."""
    return _row([_BACK] * count, label)


def _row(pieces: Sequence[str], label: str) -> SafeString:
    return SafeString(
        f'<span class="hand" role="img" aria-label="{escape(label)}">{"".join(pieces)}</span>'
    )


def _piece(drawing: str, label: str = "", *, lying: bool = False) -> str:
    width, height = (LONG, HALF) if lying else (HALF, LONG)
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="piece{" lying" * lying}" {named} width="{width}" height="{height}"'
        f' viewBox="{-width // 2} {-height // 2} {width} {height}">{drawing}</svg>'
    )


_STANDING: Final = {tile: _piece(f"{_USE[tile]}0 0{_TURN[0]}") for tile in DOUBLE_SIX}
_BACK: Final = _piece('<use href="#tk"/>')
