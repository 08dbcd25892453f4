"""Finnish: what is said of what a player may do."""

from typing import Final, assert_never

from tutorial.puzzles.actions import Question
from tutorial.puzzles.facts.actions import (
    ActionsAnswer,
    ActionsFinding,
    ActionsFound,
    ActionsHint,
    BoneyardHint,
    DrawMissed,
    Mistake,
    MoreToCheck,
    NoPassYet,
    NothingFits,
    PlaceMissed,
    PlayableHint,
    ReadWrong,
    ReserveLeft,
)
from tutorial.puzzles.situation import Situation, joined_pips
from tutorial.words.fi.cases import PIPS, begin, tiles, tiles_as_object, written
from tutorial.words.fi.situation import boneyard, ends, fitting, nothing_fits, still, which_are

_NO_RESERVE: Final = "nostokasassa on jäljellä vain kahden laatan varanto, josta ei nosteta"


def task(_: Question) -> str:
    return "On sinun vuorosi. Mitä saat nyt tehdä? Merkitse kaikki, mikä on sallittua."


def finding(found: ActionsFinding) -> str:
    """The mistake, the first wrong mark or what is missing."""
    match found:
        case ActionsFound(seen):
            return _allowed(seen)
        case ReadWrong():
            return _read_wrong(found)
        case NothingFits(seen):
            return f"Asettaa et voi: {nothing_fits(seen)}."
        case ReserveLeft():
            return f"Nostaa et voi: {_NO_RESERVE}."
        case NoPassYet(seen) if seen.playable:
            return f"Ohittaa et voi: {fitting(seen)}."
        case NoPassYet(seen):
            return f"Ohittaa et voi vielä: {boneyard(seen)}."
        case PlaceMissed(seen) if seen.ends:
            tile = written(seen.playable[0]).partitive
            return f"Vertaa vielä {tile} ketjun päihin, {which_are(seen)}."
        case PlaceMissed():
            return "Ketju on vielä tyhjä. Mieti, millä laatoilla aloittaja saa avata sen."
        case DrawMissed(seen):
            return f"Katso vielä nostokasaa: siinä on {tiles(seen.boneyard)}, joista 2 on varantoa."
        case MoreToCheck():
            return "Muissakin valinnoissasi on vielä korjattavaa."
        case _:
            assert_never(found)


def hint(step: ActionsHint) -> str:
    match step:
        case PlayableHint(seen) if seen.playable:
            return f"{begin(fitting(seen))}."
        case PlayableHint(seen):
            return f"{begin(nothing_fits(seen))}."
        case BoneyardHint(seen):
            return f"{begin(boneyard(seen))}."
        case ActionsAnswer(seen):
            return _allowed(seen)
        case _:
            assert_never(step)


def _allowed(seen: Situation) -> str:
    """What is allowed, and why."""
    if seen.playable and seen.drawable:
        return (
            f"{begin(fitting(seen))}, ja {still(seen.drawable)}. "
            "Saat siis asettaa tai nostaa, mutta et ohittaa."
        )
    if seen.playable:
        return f"{begin(fitting(seen))}, ja {boneyard(seen)}. Sinun on siis asetettava laatta."
    if seen.drawable:
        return (
            f"{begin(nothing_fits(seen))}, mutta {still(seen.drawable)}. Sinun on siis nostettava."
        )
    return f"{begin(nothing_fits(seen))}, ja {boneyard(seen)}. Siksi ohitat vuorosi."


def _read_wrong(found: ReadWrong) -> str:
    seen = found.seen
    match found.mistake:
        case Mistake.DRAW_ONLY_WHEN_STUCK:
            return f"Pelattava laatta kädessä ei estä nostamista, ja {boneyard(seen)}."
        case Mistake.RESERVE_DRAWN:
            ever = "" if seen.playable else " silloinkaan, kun mikään ei sovi"
            return f"{begin(_NO_RESERVE)}{ever}."
        case Mistake.PASS_BY_CHOICE:
            return (
                f"Ohittaminen ei ole vapaa valinta: {fitting(seen)}, joten vuoroa ei voi ohittaa."
            )
        case Mistake.DRAW_OPTIONAL:
            return (
                "Nostaminen ei ole tässä vapaaehtoista: mikään laattasi ei sovi, mutta nostaa "
                f"saa vielä {tiles_as_object(seen.drawable)}. Siksi vuoroa ei voi ohittaa."
            )
        case Mistake.PASSED_TOO_SOON:
            return f"Vuoro ohitetaan vasta, kun nostettavaa ei enää ole, mutta {boneyard(seen)}."
        case Mistake.FIRST_HALF_ONLY | Mistake.BLANK_AS_JOKER | Mistake.JOINED_HALF:
            return _about_a_tile(found)
        case _:
            assert_never(found.mistake)


def _about_a_tile(found: ReadWrong) -> str:
    seen, tile = found.seen, found.tile
    assert tile is not None
    name = written(tile)
    if found.mistake is Mistake.FIRST_HALF_ONLY:
        return (
            f"Vertaa laatan molempia puolikkaita: {name.genitive} "
            f"{PIPS[tile.high].nominative} sopii ketjun päähän."
        )
    if found.mistake is Mistake.JOINED_HALF:
        pips = PIPS[joined_pips(seen, tile)].nominative
        return (
            f"{begin(name.genitive)} {pips} ei auta: ketjussa oleva {pips} on jo liitetty, "
            f"ja {ends(seen)}."
        )
    if tile.low == 0:
        return (
            f"Tyhjä ei ole jokeri: laatan {tile} tyhjä puolikas sopii vain tyhjään, "
            f"ja {ends(seen)}."
        )
    return (
        "Tyhjä ei ole jokeri: tyhjään päähän sopii vain tyhjä puolikas, "
        f"eikä {name.inessive} ole sellaista."
    )
