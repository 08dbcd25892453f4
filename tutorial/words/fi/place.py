"""Finnish: what is said of placing a tile."""

from typing import assert_never

from engine import Chain, End, Place
from tutorial.puzzles.facts.place import (
    EndHint,
    NotAsked,
    PlaceAnswer,
    Placed,
    PlaceFinding,
    PlaceHint,
    TileHint,
)
from tutorial.puzzles.place import Question
from tutorial.words.fi.cases import PIPS, begin, written
from tutorial.words.fi.places import into, left_over, looked_at


def finding(found: PlaceFinding) -> str:
    """The placement asked for, or what another would leave."""
    match found:
        case Placed(placed):
            return placed_so(placed)
        case NotAsked(placed, chain, same_tile):
            return _not_asked(placed, chain, same_tile)
        case _:
            assert_never(found)


def hint(step: PlaceHint) -> str:
    """The end, the tile, the answer."""
    match step:
        case EndHint(End() as end):
            return f"Katso {looked_at(end)}: siihen sopii {PIPS[end.pips].nominative}."
        case EndHint():
            return "Ketju on vielä tyhjä: laatta avaa sen, eikä sitä liitetä mihinkään."
        case TileHint(tile):
            return f"Pelaa {written(tile).nominative}."
        case PlaceAnswer(placed, chain):
            return f"{how(placed)} Päiksi jäävät {left_over(chain)}."
        case _:
            assert_never(step)


def placed_so(placed: Place) -> str:
    """Of a placement that is right: what joined what."""
    tile, end = placed.tile, placed.end
    if end is None and tile.is_double:
        return f"Tupla {tile} avaa ketjun. Sekin asetetaan poikittain, eikä se avaa sivuhaaroja."
    if end is None:
        return f"Laatta {tile} avaa ketjun."
    if tile.is_double:
        return f"Tupla {tile} liittyy {into(end)} ja asetetaan poikittain."
    if end.tile.is_double:
        return f"Laatan {tile} {PIPS[end.pips].nominative} jatkaa {written(end.tile).elative}."
    return f"Laatan {tile} {PIPS[end.pips].nominative} liittyy {into(end)}."


def _not_asked(placed: Place, chain: Chain, same_tile: bool) -> str:
    tile, end = written(placed.tile), placed.end
    left = left_over(chain)
    here = "toista päätä" if same_tile else "toista laattaa"
    if end is None:
        return (
            f"{begin(tile.adessive)} saa avata, ja päiksi jäisivät {left}. "
            f"Tässä tehtävässä pyydetään kuitenkin {here}."
        )
    return (
        f"{begin(tile.genitive)} saa liittää {into(end)}, ja päiksi jäisivät {left}. "
        f"Tässä tehtävässä pyydetään kuitenkin {here}."
    )


def how(placed: Place) -> str:
    """To do it, in a sentence."""
    if placed.end is None:
        return f"Avaa ketju {written(placed.tile).adessive}."
    return f"Liitä {written(placed.tile).nominative} {into(placed.end)}."


def task(question: Question) -> str:
    """Any tile that fits, or the one that leaves certain ends."""
    view, asked = question
    if asked is None:
        return "Aseta kätesi laatoista jokin, joka sopii ketjuun."
    ends = left_over(view.chain.place(asked.tile, asked.end))
    if asked.end is None:
        return f"Avaa ketju niin, että sen päiksi tulevat {ends}."
    return f"Aseta laatta niin, että ketjun päiksi jäävät {ends}."
