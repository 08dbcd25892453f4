"""English: how a round stands, and what is said of a credit in the middle of it."""

from typing import Final, assert_never

from engine import Round, Tile
from tutorial.puzzles.facts.goes_on import (
    AllPassed,
    CanDraw,
    CanPlace,
    GoesOnAnswer,
    GoesOnFinding,
    GoesOnHint,
    HandsHint,
    NobodyOut,
    NoCreditYet,
    NotAllPassed,
    NotBlocked,
    NotBlockedHint,
    NotOut,
    SomeoneOut,
    StillInPlay,
)
from tutorial.words.en.nouns import begin, letter, listed, tiles, written
from tutorial.words.en.places import left_over

_ALL: Final = {2: "Both players", 3: "All three players", 4: "All four players"}
_COUNTS: Final = ("nobody", "one", "two", "three", "four")


def standing(round_: Round) -> str:
    """What the hands do not show: the last tile, the ends, who has passed since."""
    last = letter((round_.turn - round_.passes - 1) % round_.players)
    return (
        f"Player {last} placed {written(round_.chain.tiles[-1])} last. "
        f"{_passed(round_)} The ends of the chain are {left_over(round_.chain)}."
    )


def _passed(round_: Round) -> str:
    seats = [letter((round_.turn - back) % round_.players) for back in range(round_.passes, 0, -1)]
    if not seats:
        return "Nobody has passed since."
    if len(seats) == 1:
        return f"Since then player {seats[0]} has passed."
    return f"Since then players {listed(seats)} have passed."


def finding(found: GoesOnFinding) -> str:
    """Why there is no credit yet, or why the round is over."""
    match found:
        case NotOut(seat, held):
            return f"Player {letter(seat)} still holds {tiles(held)}."
        case NobodyOut(held):
            return f"Nobody has gone out: everyone still holds {_least(held)}."
        case NoCreditYet(number):
            return (
                f"The number {number} is entered for nobody: "
                "points are counted only at the end of a round."
            )
        case SomeoneOut(seat):
            return (
                f"Player {letter(seat)} has no tiles left. "
                "The round ended when they placed their last tile."
            )
        case AllPassed(players):
            return (
                f"{_ALL[players]} have passed in a row, and only the reserve is left in the "
                "boneyard. The round is blocked and over."
            )
        case StillInPlay(why, last):
            return f"The round goes on. {_why(why)} {_last(last)}"
        case _:
            return _why(found)


def hint(step: GoesOnHint) -> str:
    """How many tiles are left, why it is not blocked, the answer."""
    match step:
        case HandsHint(held):
            each = [f"{letter(seat)} {count}" for seat, count in enumerate(held)]
            return f"Tiles left: {', '.join(each)}. Has anyone gone out?"
        case NotBlockedHint(why):
            return _why(why)
        case GoesOnAnswer(why):
            return f"The round goes on, so there is no credit yet. {_why(why)}"
        case _:
            assert_never(step)


def _least(held: int) -> str:
    return "a tile or more" if held == 1 else f"at least {tiles(held)}"


def _why(why: NotBlocked) -> str:
    match why:
        case CanDraw(left):
            return f"The round is not blocked: {tiles(left)} can still be drawn."
        case CanPlace(seat, tile):
            return (
                f"The round is not blocked: player {letter(seat)} can still place {written(tile)}."
            )
        case NotAllPassed(passed, players):
            return (
                "A blocked round ends only when everyone has passed. "
                f"So far {_COUNTS[passed]} of {_COUNTS[players]} {'has' if passed < 2 else 'have'}."
            )
        case _:
            assert_never(why)


def _last(tile: Tile) -> str:
    return f"{begin(written(tile))}, placed last, scores nothing."
