"""Finnish: players, hands, counts and what is said of a credit."""

from typing import Final, assert_never

from engine import Ended, Result, Round, sum_of_pips
from tutorial.puzzles.credit import Question
from tutorial.puzzles.facts.credit import (
    CountedWrong,
    CreditAnswer,
    Credited,
    CreditFinding,
    CreditHint,
    EndedHint,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    SumsHint,
    TiedForLowest,
    WinnerRight,
)
from tutorial.words.fi import goes_on
from tutorial.words.fi.cases import gets, letter, listed, points, tiles
from tutorial.words.fi.credit_mistakes import mistake
from tutorial.words.sums import SumRow, counted, credit_sum, tied_for_lowest

_ON_SEVERAL: Final = {2: "kahdella", 3: "kolmella"}


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


def finding(found: CreditFinding) -> str:
    match found:
        case Credited(result):
            return credited(result)
        case StillHasTiles() | OutIsNoTie():
            return _out(found)
        case NotLowest() | TiedForLowest() | OneIsLowest():
            return _blocked(found)
        case WinnerRight(int() as seat, _):
            return f"Pelaaja {letter(seat)} on oikein, mutta pistemäärä ei vielä täsmää."
        case WinnerRight():
            return "Oikein: kukaan ei saa hyvitystä. Pistemäärä ei kuitenkaan vielä täsmää."
        case CountedWrong(made, number, seat):
            return mistake(made, number, seat)
        case OffBy(number, difference):
            return _off_by(number, difference)
        case _:
            return goes_on.finding(found)


def hint(step: CreditHint) -> str:
    """How it ended, what the hands count, the answer."""
    match step:
        case EndedHint(Ended.OUT):
            return "Yksi pelaaja pelasi viimeisen laattansa. Laske kaikkien muiden kädet."
        case EndedHint():
            return "Kierros tukkeutui. Laske jokaisen käsi ja etsi pienin."
        case SumsHint(sums):
            first = f"pelaajan {letter(0)} {sums[0]}"
            rest = [f"pelaajan {letter(seat)} {sum_}" for seat, sum_ in enumerate(sums) if seat]
            return f"Käsisummat: {listed([first, *rest])}."
        case CreditAnswer(result):
            working = credit_sum(result)
            if result.winner is None or "=" not in working:
                return credited(result)
            return f"{credited(result)} Lasku on {working}."
        case _:
            return goes_on.hint(step)


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
        case OutIsNoTie():
            return (
                "Yhdellä pelaajalla on 0 laattaa: hän on pelannut viimeisensä ja voittaa "
                "kierroksen. Tasatulos voi tulla vain tukossa."
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
        case TiedForLowest(seat, sum_, others):
            players = "pelaajalla" if len(others) == 1 else "pelaajilla"
            return (
                f"Pelaajan {letter(seat)} käsisumma {sum_} on pienin, mutta ei ainoa: "
                f"{players} {listed([letter(other) for other in others])} on sama summa."
            )
        case OneIsLowest(sum_):
            return (
                f"Kierros tukkeutui, ja pienin käsisumma, {sum_}, on vain yhdellä pelaajalla. "
                "Kenellä?"
            )
        case _:
            assert_never(finding)


def task(question: Question) -> str:
    """The same whether the round is over or not, so that it does not tell."""
    asked = (
        "Kädet näytetään tässä avoimina. Kuka saa tästä kierroksesta pisteitä ja kuinka monta, "
        "vai jatkuuko kierros?"
    )
    if question.totals is None:
        return asked
    each = [f"{letter(seat)} {total}" for seat, total in enumerate(question.totals)]
    return f"Pistesaldot ennen kierrosta: {', '.join(each)}. {asked}"
