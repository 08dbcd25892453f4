"""Drawing lots for the first start: by tiles, say, the highest wins, the tied draw again."""

from random import Random
from typing import NamedTuple

from engine.round import check_seats, shuffled
from engine.tiles import Tile


class Lots(NamedTuple):
    """Every lot drawn. `draws`: one mapping of seat to tile per drawing, the later ones only of
    those tied for the most pips in the one before; `starter`: who alone had the most in the last.
    """

    draws: tuple[dict[int, Tile], ...]
    starter: int


def draw_lots(players: int, rng: Random) -> Lots:
    """Fair lots for the first starter, re-drawn among the tied only. setup.starter

    How lots are drawn is free; here each takes a face-down tile and most pips start.
    """
    check_seats(players)
    draws: list[dict[int, Tile]] = []
    tied = list(range(players))
    while len(tied) > 1:
        draw = dict(zip(tied, shuffled(rng), strict=False))
        draws.append(draw)
        tied = tied_for_most(draw)
    return Lots(tuple(draws), tied[0])


def tied_for_most(draw: dict[int, Tile]) -> list[int]:
    """The seats whose lots share the most pips; one seat alone starts. setup.starter"""
    most = max(tile.pips for tile in draw.values())
    return [seat for seat, tile in draw.items() if tile.pips == most]
