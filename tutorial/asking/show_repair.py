"""How a `repair` puzzle looks: the row or the hand, and the stock to choose a tile from."""

from typing import NamedTuple

from django.utils.safestring import SafeString

from engine import Chain, Laid, Tile, tile_text
from tutorial.asking.trial import Trial
from tutorial.board import chain_svg, tile_svg
from tutorial.puzzles.facts.repair import Repaired
from tutorial.puzzles.repair import BrokenChain, HeldBack, Question
from tutorial.words import Words


class Piece(NamedTuple):
    """A tile as a choice: the field's value, its name in words, its drawing."""

    value: str
    name: str
    drawing: SafeString
    chosen: bool


class Picture(NamedTuple):
    """`line`: the tiles to choose from are a row that is read from left to right.

    `board` and `description`: the chain that a hand faces, else empty. `mended`: the row as it is
    once repaired. `out` and `stock` are empty once it is solved.
    """

    line: bool
    board: SafeString
    description: str
    mended: tuple[Piece, ...]
    out: tuple[Piece, ...]
    stock: tuple[Piece, ...]
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Nothing tells which tile is wrong, or what would fit."""
    line = isinstance(question, BrokenChain)
    board, description = SafeString(""), ""
    if isinstance(question, HeldBack):
        chain = question.view.chain
        board, description = _board(chain, words), words.description(chain)
    if trial.solved:
        return Picture(line, board, description, _mended(trial, words), (), ())
    out = next(iter(trial.typed.get("out", ())), "")
    new = next(iter(trial.typed.get("new", ())), "")
    if isinstance(question, BrokenChain):
        pieces = tuple(_lying(laid, out, words) for laid in question.line)
    else:
        pieces = tuple(_standing(tile, out, words) for tile in question.tiles)
    stock = tuple(_standing(tile, new, words) for tile in question.stock)
    return Picture(line, board, description, (), pieces, stock)


def _board(chain: Chain, words: Words) -> SafeString:
    return chain_svg(chain, label=words.short_chain(chain), described_by="position", marks=True)


def _mended(trial: Trial, words: Words) -> tuple[Piece, ...]:
    reasons = trial.verdict.reasons if trial.verdict else ()
    return tuple(
        _lying(laid, "", words)
        for reason in reasons
        if isinstance(reason, Repaired)
        for laid in reason.line
    )


def _lying(laid: Laid, chosen: str, words: Words) -> Piece:
    """As in a chain that runs to the right: a double across."""
    tile, text = laid.tile, tile_text(laid.tile)
    drawing = tile_svg(tile, lying=not tile.is_double, larger_first=laid.left > laid.right)
    return Piece(text, words.laid_name(laid), drawing, text == chosen)


def _standing(tile: Tile, chosen: str, words: Words) -> Piece:
    text = tile_text(tile)
    return Piece(text, words.tile_name(tile), tile_svg(tile), text == chosen)
