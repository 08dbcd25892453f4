"""Finnish: clauses about what a player holds and what can be drawn, to build sentences on."""

from tutorial.puzzles.situation import Situation
from tutorial.words.fi.cases import PIPS, listed, tiles, tiles_as_object, written


def fitting(seen: Situation) -> str:
    """ "laatta [1|4] sopii ketjuun"; of an opening, that any tile will do."""
    if not seen.ends:
        return "aloittaja saa avata ketjun millä tahansa laatallaan"
    playable = seen.playable
    if len(playable) == 1:
        return f"{written(playable[0]).nominative} sopii ketjuun"
    if len(playable) <= 3:
        return f"laatat {listed(list(map(str, playable)))} sopivat ketjuun"
    return f"kädessäsi on {len(playable)} pelattavaa laattaa, esimerkiksi {playable[0]}"


def nothing_fits(seen: Situation) -> str:
    """ "ketjun päät ovat ykkönen ja nelonen, eikä kädessäsi ole kumpaakaan"."""
    first, second = seen.ends
    if first == second:
        return (
            f"ketjun molemmat päät ovat {PIPS[first].partitive_plural}, "
            f"eikä kädessäsi ole yhtään {PIPS[first].partitive}"
        )
    names = f"{PIPS[first].nominative} ja {PIPS[second].nominative}"
    return f"ketjun päät ovat {names}, eikä kädessäsi ole kumpaakaan"


def ends(seen: Situation) -> str:
    """ "ketjun päät ovat ykkönen ja nelonen"."""
    first, second = seen.ends
    if first == second:
        return f"ketjun molemmat päät ovat {PIPS[first].partitive_plural}"
    return f"ketjun päät ovat {PIPS[first].nominative} ja {PIPS[second].nominative}"


def which_are(seen: Situation) -> str:
    """Of the ends: "jotka ovat ykkönen ja nelonen"."""
    first, second = seen.ends
    if first == second:
        return f"jotka molemmat ovat {PIPS[first].partitive_plural}"
    return f"jotka ovat {PIPS[first].nominative} ja {PIPS[second].nominative}"


def boneyard(seen: Situation) -> str:
    """ "nostokasassa on 5 laattaa, joista 2 on varantoa"."""
    if not seen.drawable:
        return "nostokasassa on jäljellä vain kahden laatan varanto"
    return f"nostokasassa on {tiles(seen.boneyard)}, joista 2 on varantoa"


def still(drawable: int) -> str:
    """ "nostokasasta saa nostaa vielä 1 laatan"."""
    return f"nostokasasta saa nostaa vielä {tiles_as_object(drawable)}"
