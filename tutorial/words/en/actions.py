"""English: what is said of what a player may do."""

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
from tutorial.words.en.nouns import PIPS, begin, tiles, written
from tutorial.words.en.situation import boneyard, ends, fitting, nothing_fits, still, which_are

_NO_RESERVE: Final = "only the reserve of two tiles is left in the boneyard, and it is never drawn"


def task(_: Question) -> str:
    return "It is your turn. What may you do now? Mark everything that is allowed."


def finding(found: ActionsFinding) -> str:
    """The mistake, the first wrong mark or what is missing."""
    match found:
        case ActionsFound(seen):
            return _allowed(seen)
        case ReadWrong():
            return _read_wrong(found)
        case NothingFits(seen):
            return f"You cannot place: {nothing_fits(seen)}."
        case ReserveLeft():
            return f"You cannot draw: {_NO_RESERVE}."
        case NoPassYet(seen) if seen.playable:
            return f"You cannot pass: {fitting(seen)}."
        case NoPassYet(seen):
            return f"You cannot pass yet: {boneyard(seen)}."
        case PlaceMissed(seen) if seen.ends:
            tile = written(seen.playable[0])
            return f"Compare {tile} once more with the ends of the chain, {which_are(seen)}."
        case PlaceMissed():
            return "The chain is still empty. Which tiles may the starter open it with?"
        case DrawMissed(seen):
            return (
                f"Look once more at the boneyard: it holds {tiles(seen.boneyard)}, "
                "2 of them the reserve."
            )
        case MoreToCheck():
            return "There is more to put right in your other choices."
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
            f"{begin(fitting(seen))}, and {still(seen.drawable)}. "
            "So you may place or draw, but not pass."
        )
    if seen.playable:
        return f"{begin(fitting(seen))}, and {boneyard(seen)}. So you must place a tile."
    if seen.drawable:
        return f"{begin(nothing_fits(seen))}, but {still(seen.drawable)}. So you must draw."
    return f"{begin(nothing_fits(seen))}; {boneyard(seen)}. So you pass."


def _read_wrong(found: ReadWrong) -> str:
    seen = found.seen
    match found.mistake:
        case Mistake.DRAW_ONLY_WHEN_STUCK:
            return f"A playable tile in hand does not forbid drawing, and {boneyard(seen)}."
        case Mistake.RESERVE_DRAWN:
            ever = "" if seen.playable else ", not even when nothing fits"
            return f"{begin(_NO_RESERVE)}{ever}."
        case Mistake.PASS_BY_CHOICE:
            return f"Passing is not a free choice: {fitting(seen)}, so the turn cannot be passed."
        case Mistake.DRAW_OPTIONAL:
            return (
                "Drawing is not optional here: none of your tiles fits, but "
                f"{tiles(seen.drawable)} can still be drawn. So the turn cannot be passed."
            )
        case Mistake.PASSED_TOO_SOON:
            return f"One passes only when nothing is left to draw, but {boneyard(seen)}."
        case Mistake.FIRST_HALF_ONLY | Mistake.BLANK_AS_JOKER | Mistake.JOINED_HALF:
            return _about_a_tile(found)
        case _:
            assert_never(found.mistake)


def _about_a_tile(found: ReadWrong) -> str:
    seen, tile = found.seen, found.tile
    assert tile is not None
    if found.mistake is Mistake.FIRST_HALF_ONLY:
        return (
            f"Compare both halves of a tile: the {PIPS[tile.high]} of {tile} fits "
            "an end of the chain."
        )
    if found.mistake is Mistake.JOINED_HALF:
        pips = PIPS[joined_pips(seen, tile)]
        return (
            f"The {pips} of {tile} is no help: the {pips} in the chain is joined already, "
            f"and {ends(seen)}."
        )
    if tile.low == 0:
        return f"A blank is no joker: the blank half of {tile} fits only a blank, and {ends(seen)}."
    return f"A blank is no joker: only a blank half fits a blank end, and {tile} has none."
