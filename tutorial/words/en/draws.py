"""English: what is said of having to draw, and of how many can be drawn."""

from typing import Final, assert_never

from tutorial.puzzles.draws import Question
from tutorial.puzzles.facts.draws import (
    CountOff,
    DrawsAnswer,
    DrawsFinding,
    DrawsFound,
    HalfRight,
    Mistake,
    NothingToDraw,
    ReadWrong,
)
from tutorial.puzzles.situation import Situation
from tutorial.words.en.nouns import begin, tiles
from tutorial.words.en.situation import boneyard, fitting, nothing_fits

_RESERVE: Final = "only the reserve of two tiles is left in the boneyard, and it is never drawn"


def task(question: Question) -> str:
    return (
        f"It is your turn, and the boneyard holds {tiles(question.view.boneyard)}. "
        "Must you draw? How many tiles can you draw in this turn at most?"
    )


def finding(found: DrawsFinding) -> str:
    """One of the two answers, or both."""
    match found:
        case DrawsFound(seen):
            return _right(seen)
        case ReadWrong():
            return _must(found) if found.count is None else _count(found, found.count)
        case NothingToDraw(seen) if seen.playable:
            return f"You need not draw: {fitting(seen)}. Look also at what the boneyard holds."
        case NothingToDraw():
            return f"No tile of yours fits, but {_RESERVE}."
        case CountOff(count, difference, left):
            return _off(count, difference, left)
        case HalfRight(must=True):
            return "You are right about having to draw, but the number is not right yet."
        case HalfRight():
            return "The number is right, but think again about having to draw."
        case _:
            assert_never(found)


def hint(step: DrawsAnswer) -> str:
    return _right(step.seen)


def _right(seen: Situation) -> str:
    """Both answers, and why."""
    if not seen.drawable:
        return f"{begin(_RESERVE)}. So 0 tiles can be drawn, and you need not draw."
    counted = f"The boneyard holds {tiles(seen.boneyard)}, and 2 of them are the reserve"
    if seen.playable:
        return (
            f"{begin(fitting(seen))}, so you need not draw. "
            f"{counted}: you may draw {tiles(seen.drawable)} at most."
        )
    return (
        f"{begin(nothing_fits(seen))}, so you must draw. "
        f"{counted}: you can draw {tiles(seen.drawable)} at most."
    )


def _must(found: ReadWrong) -> str:
    if found.mistake is Mistake.DRAW_OPTIONAL:
        return f"Drawing is not optional here: {nothing_fits(found.seen)}."
    return f"You may draw, but you need not: {fitting(found.seen)}."


def _count(found: ReadWrong, count: int) -> str:
    seen = found.seen
    match found.mistake:
        case Mistake.RESERVE_COUNTED:
            return f"{count} is the whole boneyard. The two tiles of the reserve are never drawn."
        case Mistake.HALF_THE_RESERVE_COUNTED:
            return f"{count} includes one tile of the reserve. The reserve is 2 tiles."
        case Mistake.ONE_PER_TURN:
            return (
                "Tiles are drawn one at a time, but you may draw again in the same turn: "
                f"{boneyard(seen)}."
            )
        case Mistake.DRAW_ONLY_WHEN_STUCK:
            return (
                "You may draw even with a playable tile in hand. Look at the boneyard: it holds "
                f"{tiles(seen.boneyard)}, and not all of them are the reserve."
            )
        case Mistake.AS_AFTER_THE_DEAL:
            return f"Just after the deal {count} could be drawn. Now {boneyard(seen)}."
        case Mistake.HAND_COUNTED:
            return (
                f"Your hand holds {tiles(count)}. Count the boneyard without its reserve instead."
            )
        case _:
            return _off(count, count - seen.drawable, seen.boneyard)


def _off(count: int, difference: int, left: int) -> str:
    """By how much, unless that number would be the whole answer."""
    if difference == count:
        return f"The answer {count} is too large: which part of the boneyard is the reserve?"
    if count == 0:
        return (
            f"The answer 0 is too small: the boneyard holds {tiles(left)}, "
            "and not all of them are the reserve."
        )
    if difference > 0:
        return f"The answer {count} is {tiles(difference)} too many."
    return f"The answer {count} is {tiles(-difference)} too few."
