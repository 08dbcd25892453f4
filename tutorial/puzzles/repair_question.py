"""What `repair` asks: a chain with one wrong tile, or a hand that keeps its player from passing."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import engine
from engine import Expected, InvalidPosition, Laid, NotationError, Tile, View, tile_text
from engine.faults import NotInTheSet, TileTwice
from engine.tiles import IN_SET


class BrokenChain(NamedTuple):
    """A row of tiles as they lie, left to right, one of them wrong; `stock` to choose from."""

    line: tuple[Laid, ...]
    stock: tuple[Tile, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(laid.tile for laid in self.line)

    @property
    def breaks(self) -> tuple[int, ...]:
        """Where tile and next tile do not meet, each by the number of the tile to its left."""
        return tuple(
            at
            for at, (laid, following) in enumerate(zip(self.line, self.line[1:], strict=False))
            if laid.right != following.left
        )


class HeldBack(NamedTuple):
    """A view whose player would like to pass and cannot yet; only the reserve is left to draw."""

    view: View
    stock: tuple[Tile, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.view.hand


Question = BrokenChain | HeldBack


class Exchange(NamedTuple):
    """The attempt: `out` of the chain or the hand goes, `new` of the stock takes its place."""

    out: Tile
    new: Tile


class Neighbours(NamedTuple):
    """The tiles on both sides of a place in a row, None at an end."""

    left: Laid | None
    right: Laid | None


def neighbours(line: tuple[Laid, ...], at: int) -> Neighbours:
    left = line[at - 1] if at else None
    right = line[at + 1] if at + 1 < len(line) else None
    return Neighbours(left, right)


def both_ways(tile: Tile) -> tuple[Laid, ...]:
    """How a tile can lie in a row."""
    return (Laid(tile, tile.low, tile.high), Laid(tile, tile.high, tile.low))


def meets(laid: Laid, beside: Neighbours) -> bool:
    """Whether a tile that lies so meets both its neighbours. turn.match, turn.blank"""
    left, right = beside
    at_left = left is None or left.right == laid.left
    return at_left and (right is None or right.left == laid.right)


def mended(question: BrokenChain, exchange: Exchange) -> tuple[Laid, ...] | None:
    """The row with `new` for `out`, None where it is still broken."""
    at = question.tiles.index(exchange.out)
    if any(broken not in (at - 1, at) for broken in question.breaks):
        return None
    beside = neighbours(question.line, at)
    for laid in both_ways(exchange.new):
        if meets(laid, beside):
            return (*question.line[:at], laid, *question.line[at + 1 :])
    return None


def answers(question: Question) -> frozenset[Exchange]:
    """Every exchange after which the chain is legal, or the player may pass."""
    if isinstance(question, BrokenChain):
        return frozenset(each for each in exchanges(question) if mended(question, each))
    fits = question.view.chain.fits
    stay = [tile for tile in question.view.hand if fits(tile)]
    return frozenset(
        each for each in exchanges(question) if stay == [each.out] and not fits(each.new)
    )


def exchanges(question: Question) -> Iterator[Exchange]:
    """All that can be tried."""
    return (Exchange(out, new) for out in question.tiles for new in question.stock)


def from_text(text: str) -> Question:
    """The question written as a row of tiles ("14.42.51", as they lie) or a view, ~ and the stock.

    NotationError, InvalidPosition
    """
    position, _, told = text.partition("~")
    stock = tuple(laid.tile for laid in _read_row(text, told, len(position) + 1))
    if "_" not in position:
        line = _read_row(text, position, 0)
        _check_apart((*(laid.tile for laid in line), *stock))
        return BrokenChain(line, stock)
    view = engine.from_text(position)
    if not isinstance(view, View) or view.seat != view.turn or view.drawable:
        raise NotationError(text, 0, Expected.HANDS)
    _check_apart((*view.chain.tiles, *view.hand, *stock))
    return HeldBack(view, stock)


def to_text(question: Question) -> str:
    stock = ".".join(map(tile_text, question.stock))
    if isinstance(question, HeldBack):
        return f"{engine.to_text(question.view)}~{stock}"
    return f"{'.'.join(f'{laid.left}{laid.right}' for laid in question.line)}~{stock}"


_LONGEST: Final = 28


def _read_row(text: str, row: str, at: int) -> tuple[Laid, ...]:
    parts = row.split(".")
    found: list[Laid] = []
    for part in parts[:_LONGEST]:
        if len(part) != 2 or not (part.isascii() and part.isdigit()):
            raise NotationError(text, at, Expected.CHAIN)
        left, right = map(int, part)
        found.append(Laid(Tile(left, right), left, right))
        at += len(part) + 1
    return tuple(found)


def _check_apart(tiles: tuple[Tile, ...]) -> None:
    seen: set[Tile] = set()
    for tile in tiles:
        if tile not in IN_SET:
            raise InvalidPosition(NotInTheSet(tile))
        if tile in seen:
            raise InvalidPosition(TileTwice(tile))
        seen.add(tile)
