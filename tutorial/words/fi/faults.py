"""Finnish: what is wrong with a position that someone shared."""

from typing import assert_never

from engine import End, Expected, Fault, NotationError, Tile
from engine.faults import (
    BoneyardTooLarge,
    HalvesDoNotMeet,
    HandsEmpty,
    HandTooLarge,
    MatchOverAlready,
    NoSuchSeat,
    NotAnEnd,
    NotInTheSet,
    NotTheStarter,
    PassImpossible,
    ReserveTouched,
    TilesMissing,
    TileTwice,
    TooManyTiles,
    TotalsForOthers,
    ViewerUnclear,
    WrongNumberOfPlayers,
)
from tutorial.words.fi.cases import PIPS, begin, letter, listed, tiles, written
from tutorial.words.fi.places import into_this, this
from tutorial.words.fi.reasons import not_in_the_set

_Seats = NoSuchSeat | HandTooLarge | NotTheStarter | HandsEmpty | PassImpossible | ViewerUnclear


def fault(fault: Fault) -> str:
    """Why this position cannot be: the tile, the place, the hand or the number."""
    match fault:
        case NotInTheSet(tile):
            return not_in_the_set(tile)
        case TileTwice(tile):
            return (
                f"{begin(written(tile).nominative)} on kahdessa paikassa, mutta niitä on vain yksi."
            )
        case TooManyTiles(count):
            return f"Tilanteessa on {tiles(count)}, mutta sarjassa niitä on vain 28."
        case TilesMissing(missing):
            return _missing(missing)
        case NotAnEnd(tile, End() as end):
            return (
                f"{begin(this(end))} ei ole vapaa, "
                f"joten siihen ei voi liittää {written(tile).partitive}."
            )
        case NotAnEnd(tile):
            return f"{begin(written(tile).nominative)} ei voi avata ketjua, joka on jo avattu."
        case HalvesDoNotMeet(tile, end):
            return (
                f"{begin(written(tile).partitive)} ei voi liittää {into_this(end)}, "
                f"koska siinä ei ole {PIPS[end.pips].partitive}."
            )
        case NoSuchSeat() | HandTooLarge() | NotTheStarter() | HandsEmpty() | PassImpossible():
            return _seats(fault)
        case ViewerUnclear():
            return _seats(fault)
        case _:
            return _numbers(fault)


def _missing(missing: tuple[Tile, ...]) -> str:
    if len(missing) == 1:
        return f"Tilanteesta puuttuu {written(missing[0]).nominative}."
    if len(missing) <= 4:
        return f"Tilanteesta puuttuvat laatat {listed(list(map(str, missing)))}."
    return f"Tilanteesta puuttuu {len(missing)} laattaa, ensimmäisenä {missing[0]}."


def _seats(fault: _Seats) -> str:
    match fault:
        case NoSuchSeat(seat, players):
            return f"Pelaajaa {letter(seat)} ei ole: pelaajia on {players}."
        case HandTooLarge(seat, size, most):
            return (
                f"Pelaajalla {letter(seat)} on {tiles(size)}, "
                f"mutta kädessä voi olla enintään {tiles(most)}."
            )
        case NotTheStarter(turn, starter):
            return (
                f"Ketju on tyhjä, joten vuorossa on aloittaja, pelaaja {letter(starter)}, "
                f"eikä pelaaja {letter(turn)}."
            )
        case HandsEmpty(seats):
            return (
                f"{_who_has(seats)} tyhjä käsi, mutta se voi olla vain sillä, "
                "joka juuri pelasi viimeisen laattansa."
            )
        case PassImpossible(seat, passes):
            return (
                f"Peräkkäisiä ohituksia on {passes}, mutta pelaaja {letter(seat)} "
                "ei ole voinut ohittaa vuoroaan."
            )
        case ViewerUnclear(shown):
            return (
                "Kesken kierroksen näkyvissä on yksi käsi ja kierroksen lopussa kaikki. "
                f"Nyt näkyvien käsien määrä on {len(shown)}."
            )
        case _:
            assert_never(fault)


def _who_has(seats: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return f"Pelaajalla {letter(seats[0])} on"
    return f"Pelaajilla {listed([letter(seat) for seat in seats])} on"


def _numbers(
    fault: WrongNumberOfPlayers
    | ReserveTouched
    | BoneyardTooLarge
    | MatchOverAlready
    | TotalsForOthers,
) -> str:
    match fault:
        case WrongNumberOfPlayers(players):
            return f"Draw on peli 2–4 pelaajalle, mutta tässä pelaajien määrä on {players}."
        case ReserveTouched(left):
            return (
                f"Nostokasassa on {tiles(left)}, "
                "mutta sen kaksi viimeistä laattaa jäävät aina nostamatta."
            )
        case BoneyardTooLarge(left, most):
            return f"Nostokasassa on {tiles(left)}, mutta jaosta siihen jää enintään {most}."
        case MatchOverAlready(totals):
            saldos = listed(list(map(str, totals)))
            return f"Pistesaldoilla {saldos} ottelu on jo ohi, joten kierros ei voi olla kesken."
        case TotalsForOthers(totals, players):
            return f"Pistesaldoja on {totals}, mutta pelaajia {players}."
        case _:
            assert_never(fault)


def not_readable(error: NotationError) -> str:
    """Where the text of a position stops making sense, and what should stand there."""
    wanted = _wanted(error.expected)
    if error.at >= len(error.text):
        return f"Tilanteen teksti loppuu kesken: seuraavaksi pitäisi tulla {wanted}."
    return f"Tilanteen tekstin merkki {error.at + 1} ei käy: siinä pitäisi olla {wanted}."


def _wanted(expected: Expected) -> str:
    match expected:
        case Expected.TILE:
            return "laatta, esimerkiksi [1|4]"
        case Expected.ACTION:
            return "siirto, esimerkiksi L11"
        case Expected.CHAIN:
            return "ketju, esimerkiksi 14.L11"
        case Expected.HAND | Expected.HANDS:
            return "pelaajien kädet, esimerkiksi 05.16-x7"
        case Expected.BONEYARD:
            return "nostokasa, esimerkiksi x12"
        case Expected.TURN:
            return "vuoro ja aloittaja, esimerkiksi ab"
        case Expected.TOTALS:
            return "pistesaldot, esimerkiksi 0-0"
        case Expected.PARTS:
            return "ketju, kädet, nostokasa ja vuoro alaviivoin erotettuina"
        case _:
            assert_never(expected)
