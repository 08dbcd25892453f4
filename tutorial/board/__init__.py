"""Boards: a chain, a hand, a tile as inline SVG."""

from tutorial.board.sprite import sprite
from tutorial.board.svg import Control, back_svg, chain_svg, hand_svg, tile_svg

__all__ = ["Control", "back_svg", "chain_svg", "hand_svg", "sprite", "tile_svg"]
