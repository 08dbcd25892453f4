"""English: what is said of exchanging a tile."""

from typing import assert_never

from engine import End, Laid
from tutorial.puzzles.facts.repair import (
    BreakHint,
    BreaksElsewhere,
    MayPass,
    MeetsNeighbours,
    Mistake,
    NewFits,
    NewMisses,
    NotInTheWay,
    OpenHint,
    OutHint,
    RepairAnswer,
    Repaired,
    RepairedWrong,
    RepairFinding,
    RepairHint,
    RightOut,
)
from tutorial.puzzles.repair_question import BrokenChain, Question
from tutorial.words.en.nouns import PIPS, a, begin, spoken, written
from tutorial.words.en.places import any_end


def task(question: Question) -> str:
    """A chain to be made legal, or a hand that would pass."""
    if isinstance(question, BrokenChain):
        return "One tile of the chain is wrong. Exchange it so that the chain is legal."
    return "Nothing can be drawn any more. Exchange one tile of your hand so that you may pass."


def laid_name(laid: Laid) -> str:
    """A tile as it lies in a row: "four on the left, one on the right"."""
    if laid.tile.is_double:
        return spoken(laid.tile)
    return f"{PIPS[laid.left]} on the left, {PIPS[laid.right]} on the right"


def finding(found: RepairFinding) -> str:
    """Whether the right tile goes, and what the new one does."""
    match found:
        case Repaired(out, new):
            return (
                f"{begin(written(new))} fits in the place of {written(out)}, "
                "and now equal pips meet everywhere."
            )
        case MeetsNeighbours(out, (pips,)):
            return f"{begin(written(out))} is not wrong: its {PIPS[pips]} meets {a(pips)}."
        case MeetsNeighbours(out, pips):
            left, right = (a(each) for each in pips)
            return (
                f"{begin(written(out))} is not wrong: equal pips meet on both its sides, "
                f"{left} on the left and {right} on the right."
            )
        case BreaksElsewhere(out, left, right):
            return (
                f"Even if you exchange {written(out)}, the chain is still broken elsewhere. "
                f"{_break(left, right)}"
            )
        case RightOut(out):
            return f"Right: {written(out)} has to go."
        case NewMisses() | RepairedWrong():
            return _misses(found)
        case MayPass() | NotInTheWay() | NewFits():
            return _hand(found)
        case _:
            assert_never(found)


def hint(step: RepairHint) -> str:
    """Where it breaks or what is open, the tile that goes, the answer."""
    match step:
        case BreakHint(left, right):
            return f"Look for the place where the pips differ. {_break(left, right)}"
        case OpenHint(ends):
            return f"The ends of the chain are {_ends(ends)}. The hand must hold nothing that fits."
        case OutHint(out):
            return f"The one to exchange is {written(out)}."
        case RepairAnswer(out, new):
            return f"Exchange {written(out)} for {written(new)}."
        case _:
            assert_never(step)


def _break(left: Laid, right: Laid) -> str:
    return (
        f"The {PIPS[left.right]} of {written(left.tile)} lies against "
        f"the {PIPS[right.left]} of {written(right.tile)}."
    )


def _misses(found: NewMisses | RepairedWrong) -> str:
    new, neighbour, pips = found.new, found.neighbour, found.pips
    shows = f"{written(neighbour)} shows {a(pips)} there"
    match found:
        case RepairedWrong(Mistake.BLANK_AS_JOKER):
            return (
                f"A blank is no joker: {shows}, but {written(new)} would bring {a(found.half)} "
                "against it. A blank matches only a blank."
            )
        case RepairedWrong(half=half):
            return (
                f"{begin(written(new))} fits on one side only: {shows}, "
                f"but {a(half)} would come to lie against it."
            )
        case NewMisses(half=int() as half):
            return (
                f"{begin(written(new))} does not fit there: {shows}, "
                f"but {a(half)} would come to lie against it."
            )
        case NewMisses():
            return (
                f"{begin(written(new))} does not fit there: {shows}, "
                f"but no half of {written(new)} is {a(pips)}."
            )
        case _:
            assert_never(found)


def _hand(found: MayPass | NotInTheWay | NewFits) -> str:
    match found:
        case MayPass(out, new, ends):
            return (
                f"With {written(new)} instead of {written(out)} nothing in the hand fits the ends, "
                f"{_ends(ends)}. Nothing can be drawn either, so you may pass."
            )
        case NotInTheWay(out, ends):
            return (
                f"{begin(written(out))} does not keep you from passing: "
                f"it fits neither end, {_ends(ends)}."
            )
        case NewFits(new, end):
            return (
                f"{begin(written(new))} fits {any_end(end)}, "
                "so it would have to be placed and you could not pass."
            )
        case _:
            assert_never(found)


def _ends(ends: tuple[End, ...]) -> str:
    first, second = (a(end.pips) for end in ends)
    return f"{first} and {second}"
