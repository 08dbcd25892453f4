"""Finnish: what is said of a match and its totals."""

from typing import Final, assert_never

from engine import Ended, Tied, Won
from tutorial.puzzles.facts.match import (
    ByMistake,
    CreditHint,
    LeadHint,
    MatchAnswer,
    MatchFinding,
    MatchHint,
    NotEqual,
    OtherHasMore,
    Stand,
    Standing,
    StillPlaying,
    TargetMissed,
    TargetReached,
    TieAlone,
    TiedBehind,
    TiedBelow,
    TiedMissed,
    TotalByMistake,
    TotalOff,
    VerdictRight,
)
from tutorial.puzzles.match import Asks, Question
from tutorial.words.fi.cases import gets, letter, listed, points
from tutorial.words.fi.match_mistakes import of_total, of_verdict

_WITH: Final = {2: "kahdella pelaajalla", 3: "kolmella pelaajalla", 4: "neljällä pelaajalla"}


def task(question: Question) -> str:
    """The question, whole."""
    result = question.result
    if question.stand is Stand.GIVEN or result is None:
        return (
            "Kierros on juuri pisteytetty, ja pistesaldot ovat taulukossa. Onko ottelu ohi, ja "
            "miten se päättyi? (Saldot on annettu tehtävää varten: tilanteesta 0–0 alkaneessa "
            "ottelussa kaikki tällaiset eivät ole mahdollisia.)"
        )
    if question.stand is Stand.PLAYING and result.winner is not None:
        return (
            f"Kierros on kesken. Jos pelaaja {letter(result.winner)} nyt pelaisi viimeisen "
            f"laattansa, hän saisi {points(result.credit)}. Onko ottelu jo ohi, ja miten?"
        )
    return f"{_how(question)} {_asked(question)}"


def _how(question: Question) -> str:
    result = question.result
    assert result is not None
    told = question.asks is not Asks.SUMS
    if result.winner is None:
        return "Kierros tukkeutui, ja pienimmät kädet ovat tasan." if told else "Kierros tukkeutui."
    winner = letter(result.winner)
    if told:
        return f"Kierros päättyi, ja pelaaja {winner} {gets(result.credit)}."
    if result.ended is Ended.OUT:
        return f"Pelaaja {winner} pelasi viimeisen laattansa, ja muiden käsisummat laskettiin."
    return "Kierros tukkeutui, ja käsisummat laskettiin."


def _asked(question: Question) -> str:
    if question.asks is Asks.VERDICT:
        return "Onko ottelu nyt ohi, ja miten?"
    return "Mitkä ovat uudet pistesaldot, ja onko ottelu nyt ohi?"


def finding(found: MatchFinding) -> str:
    match found:
        case Standing():
            return _standing(found)
        case VerdictRight(Won(seat)):
            return f"Oikein: pelaaja {letter(seat)} voittaa ottelun. Saldot eivät vielä täsmää."
        case VerdictRight(Tied()):
            return "Oikein: ottelu päättyy tasapeliin. Saldot eivät vielä täsmää."
        case VerdictRight():
            return "Oikein: ottelu jatkuu. Saldot eivät vielä täsmää."
        case ByMistake(mistake, target, seat):
            return of_verdict(mistake, target, seat)
        case TotalByMistake(mistake, seat, typed, before):
            return of_total(mistake, seat, typed, before)
        case TotalOff():
            return _total_off(found)
        case TieAlone() | NotEqual() | TiedBehind() | TiedBelow() | TiedMissed():
            return _tie(found)
        case _:
            return _target(found)


def hint(step: MatchHint) -> str:
    match step:
        case CreditHint(result) if result.winner is None:
            return "Kukaan ei saa kierroksesta hyvitystä, joten saldot eivät muutu."
        case CreditHint(result):
            assert result.winner is not None
            return (
                f"Pelaaja {letter(result.winner)} {gets(result.credit)} tästä kierroksesta. "
                "Muiden saldot eivät muutu."
            )
        case LeadHint(players, target):
            return (
                f"Tavoite {_WITH[players]} on {target}. Vertaa siihen suurinta saldoa, kun "
                "kierroksen pisteet on lisätty."
            )
        case MatchAnswer(standing):
            return _standing(standing)
        case _:
            assert_never(step)


def _standing(found: Standing) -> str:
    if found.scored is None:
        return _how_it_stands(found)
    each = [f"pelaajan {letter(seat)} {total}" for seat, total in enumerate(found.totals)]
    return f"{_how_it_stands(found)} Saldot ovat nyt: {listed(each)}."


def _how_it_stands(found: Standing) -> str:
    target = f"Tavoite {_WITH[len(found.totals)]} on {found.target}"
    if found.stand is Stand.PLAYING:
        return (
            "Ottelu ei ole ohi: kierros on kesken, ja pisteet lasketaan vasta sen lopussa. "
            "Tavoite tarkistetaan vasta sitten."
        )
    match found.over:
        case Won(seat):
            kept = " Ylittävät pisteet säilyvät." if found.totals[seat] > found.target else ""
            return (
                f"Pelaajalla {letter(seat)} on nyt {_sum(found, seat)}. {target}, joten hän "
                f"voittaa ottelun.{kept}"
            )
        case Tied(seats):
            names = listed([letter(seat) for seat in seats])
            return (
                f"Pelaajilla {names} on kärjessä yhtä paljon, {points(found.totals[seats[0]])}. "
                f"{target}, joten ottelu päättyy tasapeliin. Tilanteesta 0–0 alkaen näin ei voi "
                "käydä, koska kierroksella hyvityksen saa vain yksi."
            )
        case _:
            return f"{target}, ja suurin saldo on nyt {max(found.totals)}. Ottelu jatkuu."


def _sum(found: Standing, seat: int) -> str:
    total = found.totals[seat]
    if found.scored is None or found.scored.winner != seat:
        return f"eniten pisteitä, {total}"
    credit = found.scored.credit
    return f"{total - credit} + {credit} = {points(total)}"


def _target(found: StillPlaying | TargetMissed | OtherHasMore | TargetReached) -> str:
    match found:
        case StillPlaying((seat,)):
            return (
                f"Kierros on kesken. Pelaajan {letter(seat)} saldoa verrataan tavoitteeseen vasta, "
                "kun kierros on pisteytetty."
            )
        case StillPlaying(seats):
            return (
                f"Kierros on kesken. Pelaajien {_names(seats)} saldoja verrataan vasta, "
                "kun kierros on pisteytetty."
            )
        case TargetMissed(seat, target, int() as total):
            return (
                f"Pelaajalla {letter(seat)} on nyt {points(total)}. Tavoite on {target}, joten "
                f"siitä puuttuu {points(target - total)}."
            )
        case TargetMissed(seat, target, _):
            return f"Pelaajan {letter(seat)} uusi saldo jää alle tavoitteen, joka on {target}."
        case OtherHasMore(seat, target):
            return (
                f"Pelaaja {letter(seat)} on saavuttanut tavoitteen {target}, mutta jollakulla on "
                "vielä enemmän."
            )
        case TargetReached(target, players):
            return (
                f"Tavoite {_WITH[players]} on {target}, ja suurin saldo on jo vähintään niin suuri."
            )
        case _:
            assert_never(found)


def _tie(found: TieAlone | NotEqual | TiedBehind | TiedBelow | TiedMissed) -> str:
    match found:
        case TieAlone(seat):
            return f"Pelaaja {letter(seat)} ei voi olla tasoissa yksin. Merkitse kaikki."
        case NotEqual(seats):
            return f"Pelaajien {_names(seats)} saldot eivät ole yhtä suuret."
        case TiedBehind(seats):
            return (
                f"Pelaajilla {_names(seats)} on yhtä paljon, mutta jollakulla on enemmän. "
                "Tasapeli tulee vain kärjen tasatuloksesta."
            )
        case TiedBelow(seats, target):
            return (
                f"Pelaajat {_names(seats)} ovat tasoissa, mutta kukaan ei ole vielä saavuttanut "
                f"tavoitetta {target}."
            )
        case TiedMissed(seats, 1):
            return f"Pelaajilla {_names(seats)} on kärkisaldo, mutta se on myös yhdellä muulla."
        case TiedMissed(seats, missed):
            return f"Pelaajilla {_names(seats)} on kärkisaldo, mutta se on myös {missed} muulla."
        case _:
            assert_never(found)


def _names(seats: tuple[int, ...]) -> str:
    return listed([letter(seat) for seat in seats])


def _total_off(found: TotalOff) -> str:
    seat, typed, difference, extra = found.seat, found.typed, found.difference, found.extra
    if typed == 0:
        return f"Pelaajan {letter(seat)} saldo ei ole 0: aiemmat pisteet säilyvät."
    if difference < 0:
        return f"Pelaajan {letter(seat)} saldosta {typed} puuttuu {points(-difference)}."
    over = f"Pelaajan {letter(seat)} saldossa {typed} on {points(difference)} liikaa."
    if extra:
        return f"{over} Kolmen pelaajan pelissä ei anneta erillistä lisähyvitystä."
    return over
