"""Finnish: what is said of finding the ends."""

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
from tutorial.words.fi.cases import PIPS, begin, written
from tutorial.words.fi.places import found_ends, side, this

_Pips = PipsNotOpen | MorePips | PipsMissed


def finding(found: EndsFinding) -> str:
    """What is true of one mark or of one number."""
    match found:
        case EndsFound(chain):
            return found_ends(chain)
        case MarkedJoint(port, by):
            return f"{begin(this(port))} ei ole vapaa: se on jo liitetty {written(by).illative}."
        case MarkedSide(double):
            return f"Tuplan {double} kylki ei ole vapaa pää: mikään tupla ei avaa sivuhaaraa."
        case MarkedElsewhere(port):
            return f"{begin(this(port))} ei kuulu tähän ketjuun."
        case MoreMarked(ports):
            places = "muu merkitty kohta" if len(ports) == 1 else "muuta merkittyä kohtaa"
            return (
                f"Lisäksi {len(ports)} {places} ei ole vapaana. Ketjussa on aina vain kaksi päätä."
            )
        case EndsMissed(Port() as port):
            return f"{begin(side(port))} on merkitty oikein, mutta toinen vapaa pää puuttuu vielä."
        case EndsMissed():
            return "Ketjun kumpaakaan päätä ei ole vielä merkitty."
        case PipsNotOpen() | MorePips() | PipsMissed():
            return _pips(found)
        case _:
            assert_never(found)


def hint(step: EndsHint) -> str:
    """One of the ends, and both."""
    match step:
        case OneEndHint(End() as end):
            pips = PIPS[end.pips].nominative
            return f"Yksi vapaista päistä on {written(end.tile).inessive}: {pips}."
        case EndsAnswer(chain):
            return found_ends(chain)
        case _:
            assert_never(step)


def _pips(finding: _Pips) -> str:
    match finding:
        case PipsNotOpen(pips, inside=True):
            name = PIPS[pips].nominative
            return f"Ketjussa on {name}, mutta kumpikaan vapaa pää ei ole {name}."
        case PipsNotOpen(pips):
            return f"Ketjussa ei ole {PIPS[pips].partitive}, joten siitä ei voi jatkaa."
        case MorePips(count):
            numbers = "muu valittu silmäluku" if count == 1 else "muuta valittua silmälukua"
            return f"Lisäksi {count} {numbers} ei ole kummassakaan vapaassa päässä."
        case PipsMissed(int() as named):
            name = begin(PIPS[named].nominative)
            return f"{name} on oikein, mutta toinen silmäluku puuttuu vielä."
        case PipsMissed(all=1):
            return "Oikea silmäluku puuttuu vielä: niitä on vain yksi."
        case PipsMissed():
            return "Oikeat silmäluvut puuttuvat vielä: niitä on kaksi."
        case _:
            assert_never(finding)


def task(_question: Question) -> str:
    """The same for every chain."""
    return "Mihin kohtiin ketjua voi nyt liittää laatan, ja millä silmäluvuilla?"
