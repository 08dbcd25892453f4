"""Finnish: players, hands, counts and what is said of a credit."""

from typing import Final, Literal, assert_never

from engine import Ended, Result, Round, sum_of_pips
from tutorial.puzzles.findings import (
    CountedWrong,
    Credited,
    Mistake,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    TiedForLowest,
    WinnerRight,
)
from tutorial.words.fi.cases import gets, letter, listed, points, tiles
from tutorial.words.sums import SumRow, counted, credit_sum, tied_for_lowest

_Own = Literal[
    Mistake.OWN_NOT_SUBTRACTED,
    Mistake.OWN_SUBTRACTED_AGAIN,
    Mistake.OWN_ADDED,
    Mistake.OWN_HAND,
]
_ON_SEVERAL: Final = {2: "kahdella", 3: "kolmella"}
CreditFinding = (
    Credited
    | StillHasTiles
    | OutIsNoTie
    | NotLowest
    | TiedForLowest
    | OneIsLowest
    | WinnerRight
    | CountedWrong
    | OffBy
)


def seat_name(seat: int) -> str:
    """The player as a label."""
    return f"Pelaaja {letter(seat)}"


def sum_rows(round_: Round) -> tuple[SumRow, ...]:
    """What each hand counts, tile by tile. round.pips"""
    return tuple(
        SumRow(seat_name(seat), counted(hand) or "ei laattoja", sum_of_pips(hand))
        for seat, hand in enumerate(round_.hands)
    )


def calculation(result: Result) -> str:
    """How the credit comes about: "8 + 10 − 3 = 15"; a tie in words."""
    if result.winner is not None:
        return credit_sum(result)
    lowest = min(result.sums)
    return f"Pienin käsisumma {lowest} on usealla pelaajalla: hyvitys on 0"


def credited(result: Result) -> str:
    """Who gets how much, and why."""
    if result.winner is None:
        tied = listed([letter(seat) for seat in tied_for_lowest(result)])
        return (
            f"Pelaajilla {tied} on sama pienin käsisumma, {min(result.sums)}. "
            "Tasatuloksessa kukaan ei saa pisteitä."
        )
    winner = letter(result.winner)
    if result.ended is Ended.BLOCKED:
        return (
            f"Kierros tukkeutui, ja pienin käsisumma on vain pelaajalla {winner}, joten hän "
            f"{gets(result.credit)}: vastustajien silmät yhteensä miinus omat silmänsä kerran."
        )
    if result.credit == 0:
        return (
            f"Pelaaja {winner} pelasi viimeisen laattansa, mutta vastustajien käsissä on "
            "0 silmää. Hän voittaa kierroksen, mutta hyvitys on 0 pistettä."
        )
    return (
        f"Pelaaja {winner} pelasi viimeisen laattansa ja {gets(result.credit)}: "
        "kaikkien vastustajien silmät yhteensä."
    )


def credit_finding(finding: CreditFinding) -> str:
    match finding:
        case Credited(result):
            return credited(result)
        case StillHasTiles() | OutIsNoTie():
            return _out(finding)
        case NotLowest() | TiedForLowest() | OneIsLowest():
            return _blocked(finding)
        case WinnerRight(int() as seat):
            return f"Pelaaja {letter(seat)} on oikein, mutta pistemäärä ei vielä täsmää."
        case WinnerRight():
            return "Oikein: kukaan ei saa hyvitystä. Pistemäärä ei kuitenkaan vielä täsmää."
        case CountedWrong(mistake, number, seat):
            return _mistake(mistake, number, seat)
        case OffBy(number, difference):
            return _off_by(number, difference)
        case _:
            assert_never(finding)


def _off_by(number: int, difference: int) -> str:
    """By how much, unless that number would be the whole answer."""
    if difference == number:
        return f"Vastaus {number} on liian suuri. Saako tästä kierroksesta kukaan pisteitä?"
    if number == 0:
        return "Vastaus 0 on liian pieni: tästä kierroksesta saa pisteitä."
    if difference * 2 == number:
        return f"Vastaus {number} on kaksi kertaa niin suuri kuin pitäisi."
    if difference > 0:
        return f"Vastauksessa {number} on {points(difference)} liikaa."
    return f"Vastauksesta {number} puuttuu {points(-difference)}."


def _out(finding: StillHasTiles | OutIsNoTie) -> str:
    match finding:
        case StillHasTiles(seat, held):
            return (
                f"Pelaajalla {letter(seat)} on vielä {tiles(held)} kädessään. "
                "Hyvityksen saa se, joka pelasi viimeisen laattansa."
            )
        case OutIsNoTie(int() as zero):
            return (
                f"Pelaajan {letter(zero)} käsisumma on 0, mutta se ei tee tasatulosta tyhjän "
                "käden kanssa. Hyvityksen saa se, joka pelasi viimeisen laattansa."
            )
        case OutIsNoTie(_, out):
            return (
                f"Pelaaja {letter(out)} pelasi viimeisen laattansa, joten hän voittaa kierroksen. "
                "Tasatulos voi tulla vain tukossa."
            )
        case _:
            assert_never(finding)


def _blocked(finding: NotLowest | TiedForLowest | OneIsLowest) -> str:
    match finding:
        case NotLowest(seat, own, 1):
            return (
                f"Pelaajan {letter(seat)} käsisumma on {own}, mutta se ei ole pienin: "
                "yhdellä pelaajalla on vähemmän."
            )
        case NotLowest(seat, own, lower):
            return (
                f"Pelaajan {letter(seat)} käsisumma on {own}, mutta se ei ole pienin: "
                f"{_ON_SEVERAL[lower]} pelaajalla on vähemmän."
            )
        case TiedForLowest(seat, sum_):
            return (
                f"Pelaajan {letter(seat)} käsisumma {sum_} on pienin, mutta ei ainoa: "
                "jollakulla toisella on sama summa."
            )
        case OneIsLowest(lowest):
            return (
                f"Kierros tukkeutui, ja pienin käsisumma, {lowest}, on vain yhdellä pelaajalla. "
                "Kenellä?"
            )
        case _:
            assert_never(finding)


def _mistake(mistake: Mistake, number: int, seat: int | None) -> str:
    match mistake:
        case Mistake.RESERVE_COUNTED:
            return (
                f"Luvussa {number} ovat mukana nostokasan laatat. "
                "Nostokasa ei ole kenenkään käsi, joten sitä ei lasketa."
            )
        case Mistake.TILES_COUNTED:
            return (
                f"Luku {number} on laattojen määrä. Laske niiden silmät, kummastakin puolikkaasta."
            )
        case Mistake.ONE_HALF_COUNTED:
            return (
                f"Luvun {number} saa, kun laskee laatoista vain toisen puolikkaan. "
                "Kummankin puolikkaan silmät lasketaan."
            )
        case Mistake.ONE_HAND_MISSED if seat is not None:
            return (
                f"Luvusta {number} puuttuu pelaajan {letter(seat)} käsi. "
                "Kaikkien vastustajien silmät lasketaan."
            )
        case Mistake.ONE_HAND_MISSED:
            return (
                f"Luvusta {number} puuttuu yhden vastustajan käsi. "
                "Kaikkien vastustajien silmät lasketaan."
            )
        case Mistake.DIVIDED_BY_FIVE:
            return (
                f"Luvun {number} saa, kun jakaa hyvityksen viidellä. "
                "Draw-pelissä hyvitys kirjataan jakamatta."
            )
        case Mistake.ROUNDED_TO_FIVE:
            return (
                f"Luku {number} on pyöristetty viiden pisteen tarkkuuteen. "
                "Draw-pelissä hyvitys kirjataan pyöristämättä."
            )
        case Mistake.COMPARED_THOUGH_OUT:
            return (
                f"Luvun {number} saa, kun vertaa vastustajien käsiä kuin tukossa. "
                "Nyt yksi pelaaja pelasi viimeisen laattansa, joten käsiä ei verrata."
            )
        case Mistake.TIE_CREDITED:
            return (
                f"Luvun {number} saa, kun antaa hyvityksen yhdelle pienimmistä käsistä. "
                "Pienin käsi ei kuitenkaan ole ainoa."
            )
        case _:
            return _own_mistake(mistake, number)


def _own_mistake(mistake: _Own, number: int) -> str:
    match mistake:
        case Mistake.OWN_NOT_SUBTRACTED:
            return (
                f"Luku {number} on vastustajien silmien summa. "
                "Siitä vähennetään vielä voittajan omat silmät."
            )
        case Mistake.OWN_SUBTRACTED_AGAIN:
            return (
                f"Luvun {number} saa, kun vähentää voittajan omat silmät useammin kuin kerran. "
                "Ne vähennetään vain kerran."
            )
        case Mistake.OWN_ADDED:
            return (
                f"Luku {number} on kaikkien käsien summa. "
                "Voittajan omia silmiä ei lasketa mukaan, vaan ne vähennetään muista."
            )
        case Mistake.OWN_HAND:
            return (
                f"Luku {number} on voittajan oma käsisumma. "
                "Hyvitys tulee vastustajien käsistä, ja omat silmät vähennetään siitä."
            )
        case _:
            assert_never(mistake)
