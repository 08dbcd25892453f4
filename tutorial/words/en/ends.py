"""English: what is said of finding the ends."""

from typing import assert_never

from engine import End, Port
from tutorial.puzzles.ends import Question
from tutorial.puzzles.facts.ends import (
    EndsAnswer,
    EndsFinding,
    EndsFound,
    EndsHint,
    EndsMissed,
    MarkedElsewhere,
    MarkedJoint,
    MarkedSide,
    MoreMarked,
    MorePips,
    OneEndHint,
    PipsMissed,
    PipsNotOpen,
)
from tutorial.words.en.nouns import a, begin, written
from tutorial.words.en.places import found_ends, side, this

_Pips = PipsNotOpen | MorePips | PipsMissed


def finding(found: EndsFinding) -> str:
    """What is true of one mark or of one number."""
    match found:
        case EndsFound(chain):
            return found_ends(chain)
        case MarkedJoint(port, by):
            return f"{begin(this(port))} is not open: it is joined to {written(by)}."
        case MarkedSide(double):
            return (
                f"The side of the double {double} is not an open end: "
                "no double opens a side branch."
            )
        case MarkedElsewhere(port):
            return f"{begin(this(port))} is not in this chain."
        case MoreMarked(ports):
            places = "other marked place is" if len(ports) == 1 else "other marked places are"
            return f"{len(ports)} {places} not open either. A chain always has just two ends."
        case EndsMissed(Port() as port):
            return f"{begin(side(port))} is marked correctly, but the other end is still missing."
        case EndsMissed():
            return "Neither end of the chain is marked yet."
        case PipsNotOpen() | MorePips() | PipsMissed():
            return _pips(found)
        case _:
            assert_never(found)


def hint(step: EndsHint) -> str:
    """One of the ends, and both."""
    match step:
        case OneEndHint(End() as end):
            return f"One of the open ends is on {written(end.tile)}: {a(end.pips)}."
        case EndsAnswer(chain):
            return found_ends(chain)
        case _:
            assert_never(step)


def _pips(finding: _Pips) -> str:
    match finding:
        case PipsNotOpen(pips, inside=True):
            return f"There is {a(pips)} in the chain, but neither open end is {a(pips)}."
        case PipsNotOpen(pips):
            return f"No half in the chain is {a(pips)}, so it cannot go on with {a(pips)}."
        case MorePips(count):
            numbers = "other number you chose is" if count == 1 else "other numbers you chose are"
            return f"{count} {numbers} at neither open end."
        case PipsMissed(int() as named):
            return f"{begin(a(named))} is right, but the other number of pips is still missing."
        case PipsMissed(all=1):
            return "The right number of pips is still missing: there is only one."
        case PipsMissed():
            return "The right numbers of pips are still missing: there are two."
        case _:
            assert_never(finding)


def task(_question: Question) -> str:
    """The same for every chain."""
    return "Where can a tile be joined to this chain now, and with which numbers?"
