"""Finnish: what is said of an attempt, and the word that stands above it."""

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
from tutorial.words.fi.cases import PIPS, begin, written
from tutorial.words.fi.credit import credit_finding
from tutorial.words.fi.places import found_ends, into, left_over, side
from tutorial.words.fi.reasons import refusal

_Ends = EndsFound | MarkedJoint | MarkedSide | MarkedElsewhere | EndsMissed
_Pips = PipsNotOpen | PipsMissed


def heading(outcome: Outcome, kind_name: str) -> str:
    """The short word of the verdict."""
    match outcome:
        case Outcome.SOLVED:
            return "Oikein!"
        case Outcome.LEGAL:
            return "Sallittu, mutta ei pyydetty"
        case Outcome.REFUSED:
            return "Ei käy" if kind_name == "place" else "Ei vielä"
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


def _ends(finding: _Ends) -> str:
    match finding:
        case EndsFound(chain):
            return found_ends(chain)
        case MarkedJoint(port, by):
            return f"{begin(side(port))} ei ole vapaa: se on jo liitetty {written(by).illative}."
        case MarkedSide(double):
            return f"Tuplan {double} kylki ei ole vapaa pää: mikään tupla ei avaa sivuhaaraa."
        case MarkedElsewhere(port):
            return f"{begin(side(port))} ei kuulu tähän ketjuun."
        case EndsMissed(found=0):
            return "Ketjun kumpaakaan päätä ei ole vielä merkitty."
        case EndsMissed():
            return "Yksi vapaa pää on merkitty oikein, mutta toinen puuttuu vielä."
        case _:
            assert_never(finding)


def _pips(finding: _Pips) -> str:
    match finding:
        case PipsNotOpen(pips, inside=True):
            name = PIPS[pips].nominative
            return f"Ketjussa on {name}, mutta kumpikaan vapaa pää ei ole {name}."
        case PipsNotOpen(pips):
            return f"Ketjussa ei ole {PIPS[pips].partitive}, joten siitä ei voi jatkaa."
        case PipsMissed(named=0, missed=1):
            return "Oikea silmäluku puuttuu vielä: niitä on vain yksi."
        case PipsMissed(named=0):
            return "Oikeat silmäluvut puuttuvat vielä: niitä on kaksi."
        case PipsMissed():
            return "Yksi silmäluku on oikein, mutta toinen puuttuu vielä."
        case _:
            assert_never(finding)
