"""Finnish: the score sheet's sentences."""

from typing import Final, assert_never

from engine import TARGETS, MatchResult, Tied, Won
from tutorial.play.faults import (
    AddressFault,
    HandFault,
    InTwoHands,
    MoreThanAllTiles,
    NoEnd,
    NoSuchTile,
    NotANumber,
    NothingLeft,
    SetupFault,
    TooFewLowTiles,
    TooManyTiles,
    TypedOtherwise,
)
from tutorial.words.fi.cases import letter, listed, points

_SETUP: Final = {
    SetupFault.PLAYERS: "Valitse, montako pelaajaa on: 2, 3 vai 4.",
    SetupFault.STARTER: "Valitse myös, kuka aloittaa ensimmäisen kierroksen.",
    SetupFault.STARTER_NOT_THERE: (
        "Sitä pelaajaa ei ole näin pienessä joukossa. Valitse aloittajaksi joku mukana olevista."
    ),
    SetupFault.TOTALS: (
        "Kirjoita pistesaldot kokonaislukuina väliltä 0–300, tai jätä ne tyhjiksi, "
        "jos ottelu vasta alkaa."
    ),
}


def hand_fault(fault: HandFault) -> str:
    """What is wrong with the hands, and what to do about it."""
    match fault:
        case NoEnd():
            return (
                "Valitse ensin, miten kierros päättyi: "
                "kuka pelasi viimeisen laattansa, vai tuliko tukko."
            )
        case NothingLeft(seat):
            return (
                f"Pelaaja {letter(seat)} ei pelannut viimeistä laattaansa, joten hänelle jäi "
                "ainakin yksi laatta. Napauta laatat tai kirjoita niiden summa."
            )
        case NotANumber(seat, typed):
            return (
                f"”{typed}” ei käy pelaajan {letter(seat)} summaksi. "
                "Kirjoita käden silmät numeroina, esimerkiksi 12."
            )
        case MoreThanAllTiles(int() as seat, number):
            return (
                f"Pelaajan {letter(seat)} käden summa ei voi olla {number}: "
                "kaikissa 28 laatassa on yhteensä 168 silmää."
            )
        case MoreThanAllTiles(_, number):
            return (
                f"Käsien yhteissumma ei voi olla {number}: kaikissa 28 laatassa on 168 silmää, "
                "ketjun ja varannon laatat mukaan luettuina."
            )
        case TypedOtherwise(seat, counted, typed):
            return (
                f"Pelaajalle {letter(seat)} napautettujen laattojen summa on {counted}, mutta "
                f"summaksi on kirjoitettu {typed}. Korjaa jompikumpi tai jätä summa tyhjäksi."
            )
        case InTwoHands(tile, seats):
            hands = listed([letter(seat) for seat in seats])
            return f"Laattoja {tile} on vain yksi, mutta se on merkitty pelaajille {hands}."
        case TooManyTiles(tiles):
            return (
                f"Käsissä ei voi olla {tiles} laattaa: varannossa on kaksi laattaa ja ketjussa "
                "ainakin yksi, joten käsiin jää enintään 25."
            )
        case TooFewLowTiles(seats, sums):
            return _too_few(seats, sums)
        case NoSuchTile(seat, typed):
            return (
                f"Pelaajan {letter(seat)} kädessä on ”{typed}”, jollaista laattaa sarjassa ei ole."
            )
        case _:
            assert_never(fault)


def _too_few(seats: tuple[int, ...], sums: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return (
            f"Pelaajan {letter(seats[0])} käden summa ei voi olla {sums[0]}: "
            "laatat, joissa on niin vähän silmiä, ovat muiden käsissä."
        )
    hands = listed([letter(seat) for seat in seats])
    counts = listed([str(sum_) for sum_ in sums])
    if set(sums) == {0}:
        return (
            f"Vain yksi laatta on nolla, tupla [0|0], joten pelaajilla {hands} ei voi kaikilla "
            "olla summana 0."
        )
    return (
        f"Pelaajilla {hands} ei voi samalla kierroksella olla summina {counts}: "
        "laattoja, joissa on niin vähän silmiä, ei ole tarpeeksi."
    )


def setup_fault(fault: SetupFault) -> str:
    """What is still missing at the beginning."""
    return _SETUP[fault]


def address_fault(fault: AddressFault, number: int) -> str:
    """Why an address holds no sheet; `number` is the first round that is wrong."""
    match fault:
        case AddressFault.VERSION:
            return "Osoitteessa ei ole pistelaskuria, jota tämä sivu osaisi lukea."
        case AddressFault.BEGINNING:
            return "Osoitteen alku ei kelpaa: pelaajissa tai aloittajassa on virhe."
        case AddressFault.ROUND:
            return (
                f"Osoitteen kierroksesta {number} ei saa selvää, tai kierros ei ole voinut "
                "päättyä niin."
            )
        case AddressFault.AFTER_THE_END:
            return f"Osoitteen ottelu on päättynyt jo ennen kierrosta {number}."
        case AddressFault.TOO_MANY:
            return "Osoitteessa on yli 40 kierrosta, eikä pistelaskuriin mahdu enempää."
        case _:
            assert_never(fault)


def standing(result: MatchResult, totals: tuple[int, ...]) -> str:
    """How the match ended. match.target, match.surplus, match.tie"""
    target = TARGETS[len(totals)]
    match result:
        case Won(seat):
            total, over = totals[seat], totals[seat] - target
            if over == 0:
                return f"Pelaaja {letter(seat)} voitti ottelun, saldo tasan {points(total)}."
            if over == 1:
                return (
                    f"Pelaaja {letter(seat)} voitti ottelun, saldo {points(total)}. "
                    f"Tavoite on {target}, ja ylittävä 1 piste säilyy."
                )
            return (
                f"Pelaaja {letter(seat)} voitti ottelun, saldo {points(total)}. "
                f"Tavoite on {target}, ja ylittävät {over} pistettä säilyvät."
            )
        case Tied(seats):
            leaders = listed([letter(seat) for seat in seats])
            return (
                f"Ottelu päättyi tasapeliin: kärjessä ovat pelaajat {leaders}, kaikilla "
                f"{points(max(totals))}, ja tavoite on {target}."
            )
        case _:
            assert_never(result)


def board(totals: tuple[int, ...], before: tuple[int, ...]) -> str:
    """The cribbage board in words."""
    pegs = [
        f"pelaaja {letter(seat)} kohdassa {total}" + (f", sitä ennen {was}" if was != total else "")
        for seat, (total, was) in enumerate(zip(totals, before, strict=True))
    ]
    return f"Cribbage-lauta: {'; '.join(pegs)}. Tavoite {TARGETS[len(totals)]}."
