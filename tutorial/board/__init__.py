"""Boards: a chain, a hand, a tile, a cribbage board as inline SVG."""

from tutorial.board.cribbage import cribbage_svg, peg_svg
from tutorial.board.sprite import sprite
from tutorial.board.svg import Control, back_svg, chain_svg, hand_svg, tile_svg

__all__ = [
    "Control",
    "back_svg",
    "chain_svg",
    "cribbage_svg",
    "hand_svg",
    "peg_svg",
    "sprite",
    "tile_svg",
]
