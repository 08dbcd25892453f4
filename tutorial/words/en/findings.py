"""English: what is said of an attempt, and the word that stands above it."""

from typing import assert_never

from engine import Chain, Place
from tutorial.puzzles.findings import (
    CountedWrong,
    Credited,
    EndsFound,
    EndsMissed,
    Finding,
    MarkedElsewhere,
    MarkedJoint,
    MarkedSide,
    NotAsked,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    PipsMissed,
    PipsNotOpen,
    Placed,
    StillHasTiles,
    TiedForLowest,
    WinnerRight,
)
from tutorial.puzzles.verdict import Outcome
from tutorial.words.en.credit import credit_finding
from tutorial.words.en.nouns import PIPS, a, begin, written
from tutorial.words.en.places import found_ends, left_over, side
from tutorial.words.en.reasons import refusal

_Ends = EndsFound | MarkedJoint | MarkedSide | MarkedElsewhere | EndsMissed
_Pips = PipsNotOpen | PipsMissed


def heading(outcome: Outcome, kind_name: str) -> str:
    """The short word of the verdict."""
    match outcome:
        case Outcome.SOLVED:
            return "Correct!"
        case Outcome.LEGAL:
            return "Allowed, but not what is asked"
        case Outcome.REFUSED:
            return "Not allowed" if kind_name == "place" else "Not yet"
        case _:
            assert_never(outcome)


def reason(finding: Finding) -> str:
    """One or two whole sentences that are true of this attempt."""
    match finding:
        case Placed(placed):
            return _placed(placed)
        case NotAsked(placed, chain, same_tile):
            return _not_asked(placed, chain, same_tile)
        case EndsFound() | MarkedJoint() | MarkedSide() | MarkedElsewhere() | EndsMissed():
            return _ends(finding)
        case PipsNotOpen() | PipsMissed():
            return _pips(finding)
        case Credited() | StillHasTiles() | OutIsNoTie() | NotLowest() | TiedForLowest():
            return credit_finding(finding)
        case OneIsLowest() | WinnerRight() | CountedWrong() | OffBy():
            return credit_finding(finding)
        case _:
            return refusal(finding)


def _placed(placed: Place) -> str:
    tile, end = placed.tile, placed.end
    if end is None and tile.is_double:
        return f"The double {tile} opens the chain. It lies across and opens no side branch."
    if end is None:
        return f"The tile {tile} opens the chain."
    if tile.is_double:
        return f"The double {tile} joins {side(end)} and lies across the chain."
    if end.tile.is_double:
        return f"The {PIPS[end.pips]} of {tile} goes on from {written(end.tile)}."
    return f"The {PIPS[end.pips]} of {tile} joins {side(end)}."


def _not_asked(placed: Place, chain: Chain, same_tile: bool) -> str:
    tile, end = begin(written(placed.tile)), placed.end
    left = left_over(chain)
    other = "another end" if same_tile else "another tile"
    if end is None:
        return f"{tile} may open and would leave {left}. Here, though, {other} is asked for."
    return (
        f"{tile} may join {side(end)} and would leave {left}. Here, though, {other} is asked for."
    )


def _ends(finding: _Ends) -> str:
    match finding:
        case EndsFound(chain):
            return found_ends(chain)
        case MarkedJoint(port, by):
            return f"{begin(side(port))} is not open: it is joined to {written(by)}."
        case MarkedSide(double):
            return f"The side of the double {double} is no open end: no double opens a side branch."
        case MarkedElsewhere(port):
            return f"{begin(side(port))} is not in this chain."
        case EndsMissed(found=0):
            return "Neither end of the chain is marked yet."
        case EndsMissed():
            return "One open end is marked correctly, but the other is still missing."
        case _:
            assert_never(finding)


def _pips(finding: _Pips) -> str:
    match finding:
        case PipsNotOpen(pips, inside=True):
            return f"There is {a(pips)} in the chain, but neither open end is {a(pips)}."
        case PipsNotOpen(pips):
            return f"No half in the chain is {a(pips)}, so it cannot go on with {a(pips)}."
        case PipsMissed(named=0, missed=1):
            return "The right number of pips is still missing: there is only one."
        case PipsMissed(named=0):
            return "The right numbers of pips are still missing: there are two."
        case PipsMissed():
            return "One number of pips is right, but the other is still missing."
        case _:
            assert_never(finding)
