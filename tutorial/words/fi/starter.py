"""Finnish: what is said of lots, the next starter and the order of turns."""

from typing import Final, assert_never

from engine import Ended
from tutorial.puzzles.facts.starter import (
    AgainAlone,
    ByMistake,
    DrawAgain,
    EndedHint,
    HasTurn,
    LastStarterHint,
    LotTied,
    LowerLot,
    Mistake,
    OneHasMost,
    OutOfLots,
    PipsHint,
    SeatsOff,
    Solution,
    StarterAnswer,
    StarterFinding,
    StarterHint,
    StartsByLot,
    StartsNext,
    TiedMissed,
    TurnsOff,
)
from tutorial.puzzles.starter import Asks, Question
from tutorial.words.fi.cases import letter, listed

_ON: Final = {1: "yhdellä", 2: "kahdella", 3: "kolmella"}
_OF: Final = {2: "kahden", 3: "kolmen"}
_TIMES: Final = ("ei kertaakaan", "kerran", "kaksi kertaa", "kolme kertaa", "neljä kertaa")


def task(question: Question) -> str:
    """The question, whole."""
    claim = ""
    if question.claim is not None:
        claim = (
            f" Pelaaja {letter(question.claim)} haluaisi aloittaa, koska hänellä on kädessään "
            "tuplakuutonen."
        )
    match question.asks:
        case Asks.LOTS if len(question.draws) > 1:
            return (
                "Ensimmäinen aloittaja arvotaan, esimerkiksi niin, että eniten silmiä nostanut "
                "aloittaa. Arvonta päättyi tasan, joten tasoissa olleet arpoivat uudelleen."
                f"{claim} Kuka aloittaa, vai arvotaanko vielä kerran?"
            )
        case Asks.LOTS:
            return (
                "Ensimmäinen aloittaja arvotaan, esimerkiksi niin, että eniten silmiä nostanut "
                f"aloittaa.{claim} Kuka aloittaa, vai arvotaanko uudelleen?"
            )
        case Asks.NEXT:
            started = f"Pelaaja {letter(question.first)} aloitti kierroksen, joka päättyi juuri."
            return f"{started} {_how(question)}{claim} Kuka aloittaa seuraavan kierroksen?"
        case Asks.TURN:
            return (
                f"Vuorossa on pelaaja {letter(question.first)}. Sitten tapahtuu järjestyksessä se, "
                "mikä luettelossa lukee. Kenen vuoro on sen jälkeen?"
            )
        case _:
            assert_never(question.asks)


def _how(question: Question) -> str:
    if question.winner is None:
        return "Se tukkeutui, ja pienimpien käsien tasatulos ei tuonut pisteitä kenellekään."
    if question.ended is Ended.OUT:
        return f"Pelaaja {letter(question.winner)} pelasi viimeisen laattansa ja voitti sen."
    return f"Se tukkeutui, ja pelaaja {letter(question.winner)} voitti sen."


def finding(found: StarterFinding) -> str:
    match found:
        case StartsByLot() | DrawAgain() | StartsNext() | HasTurn():
            return _solution(found)
        case ByMistake():
            return _mistake(found)
        case SeatsOff() | TurnsOff():
            return _off(found)
        case _:
            return _lots(found)


def hint(step: StarterHint) -> str:
    match step:
        case PipsHint(pips):
            each = [f"pelaajan {letter(seat)} {number}" for seat, number in pips]
            return f"Arpojen silmät: {listed(each)}."
        case LastStarterHint(seat):
            return (
                f"Edellisen kierroksen aloitti pelaaja {letter(seat)}. Kierroksen tulos ja "
                "käden laatat eivät vaikuta siihen, kuka aloittaa seuraavan."
            )
        case EndedHint(_, 0):
            return "Asettaminen ja ohitus päättävät vuoron, nostaminen ei. Nyt vain nostetaan."
        case EndedHint(_, ended):
            return (
                "Asettaminen ja ohitus päättävät vuoron, nostaminen ei. "
                f"Vuoro siirtyy siis {_times(ended)}."
            )
        case StarterAnswer(solution):
            return _solution(solution)
        case _:
            assert_never(step)


def _pips(number: int) -> str:
    return "1 silmä" if number == 1 else f"{number} silmää"


def _times(number: int) -> str:
    return _TIMES[number] if number < len(_TIMES) else f"{number} kertaa"


def _solution(solution: Solution) -> str:
    match solution:
        case StartsByLot(seat, pips):
            return (
                f"Pelaajan {letter(seat)} arvassa on {_pips(pips)}, eikä muilla ole yhtä paljon. "
                f"Pelaaja {letter(seat)} aloittaa."
            )
        case DrawAgain(seats, pips):
            each = "kummassakin" if len(seats) == 2 else "kussakin"
            return (
                f"Pelaajien {listed([letter(seat) for seat in seats])} arvat ovat tasan: {each} on "
                f"{_pips(pips)}. Vain he arpovat uudelleen."
            )
        case StartsNext(seat, last):
            return (
                f"Pelaaja {letter(last)} aloitti edellisen kierroksen. Aloitus siirtyy yhden "
                f"paikan myötäpäivään, joten seuraavan aloittaa pelaaja {letter(seat)}."
            )
        case HasTurn(seat, _, 0, _):
            return f"Nostaminen ei siirrä vuoroa, joten vuoro on yhä pelaajalla {letter(seat)}."
        case HasTurn(seat, first, ended, drew):
            moved = (
                f"Vuoro siirtyi pelaajasta {letter(first)} myötäpäivään {_times(ended)}, joten nyt "
                f"on pelaajan {letter(seat)} vuoro."
            )
            return f"{moved} Nostaminen ei siirtänyt vuoroa." if drew else moved
        case _:
            assert_never(solution)


def _mistake(found: ByMistake) -> str:
    seat = "" if found.seat is None else letter(found.seat)
    other = "" if found.other is None else letter(found.other)
    match found.mistake:
        case Mistake.HEAVIEST_DOUBLE:
            return (
                f"Pelaajan {seat} arpa on tupla, mutta tupla ei ratkaise. "
                "Silmät lasketaan, ja jollakulla on niitä enemmän."
            )
        case Mistake.CLAIM_BY_TILE if other:
            return (
                f"Pelaajan {seat} tuplakuutonen ei anna oikeutta aloittaa. Aloitus siirtyy "
                f"edellisestä aloittajasta, pelaajasta {other}."
            )
        case Mistake.CLAIM_BY_TILE:
            return (
                f"Pelaajan {seat} tuplakuutonen ei anna oikeutta aloittaa. "
                "Aloittajan ratkaisee arvonta."
            )
        case Mistake.ALL_AGAIN:
            return "Kaikki eivät arvo uudelleen, vaan vain ne, joiden arvat ovat tasan."
        case Mistake.WINNER_STARTS:
            return (
                f"Pelaaja {seat} voitti kierroksen, mutta voittaja ei saa aloitusta. "
                f"Aloitus siirtyy edellisestä aloittajasta, pelaajasta {other}."
            )
        case Mistake.STARTER_STAYS:
            return (
                f"Pelaaja {seat} aloitti edellisen kierroksen. Aloitus siirtyy häneltä eteenpäin, "
                "päättyipä kierros miten tahansa."
            )
        case Mistake.LOTS_AGAIN:
            return (
                "Aloittaja arvotaan vain ennen ensimmäistä kierrosta. Nyt aloitus siirtyy "
                f"edellisestä aloittajasta, pelaajasta {other}."
            )
        case Mistake.COUNTER_CLOCKWISE:
            return (
                f"Pelaajaan {seat} päätyy, kun kiertää pöytää pelaajasta {other} vastapäivään. "
                "Kierretään myötäpäivään."
            )
        case Mistake.DRAW_ENDS_TURN:
            return (
                f"Pelaajan {seat} vuoro olisi, jos nostaminen siirtäisi vuoron. "
                "Nostamisen jälkeen vuoro on yhä samalla pelaajalla."
            )
        case Mistake.PLACING_KEEPS_TURN:
            return f"Viimeksi laatan asetti pelaaja {seat}, ja asettaminen päätti hänen vuoronsa."
        case Mistake.PASS_KEEPS_TURN:
            return (
                f"Pelaajan {seat} vuoro olisi, jos ohitus ei siirtäisi vuoroa. "
                "Ohitus päättää vuoron."
            )
        case _:
            assert_never(found.mistake)


def _lots(
    found: LowerLot | LotTied | OutOfLots | OneHasMost | AgainAlone | TiedMissed,
) -> str:
    match found:
        case LowerLot(seat, pips, more):
            return (
                f"Pelaajan {letter(seat)} arvassa on {_pips(pips)}, mutta {_ON[more]} pelaajalla "
                "on enemmän."
            )
        case LotTied(seat, pips):
            return (
                f"Pelaajan {letter(seat)} arvassa on {_pips(pips)}, mutta yhtä paljon on "
                "jollakulla toisellakin. Kukaan ei siis vielä aloita."
            )
        case OutOfLots(seat):
            return (
                f"Pelaaja {letter(seat)} ei ollut edellisessä arvonnassa tasoissa, "
                "joten hän ei arponut enää."
            )
        case OneHasMost(()):
            return "Arpoja ei tarvita lisää: yhdellä pelaajalla on yksin eniten silmiä. Kenellä?"
        case OneHasMost(((seat, pips),)):
            return (
                f"Pelaajan {letter(seat)} arvassa on {_pips(pips)}, mutta kukaan ei ole tasoissa "
                "kärjessä: yhdellä pelaajalla on yksin eniten silmiä. Kenellä?"
            )
        case OneHasMost(named):
            each = [f"{letter(seat)} {pips}" for seat, pips in named]
            return (
                f"Arpojen silmät ovat {listed(each)}. Kärjessä ei olla tasan: yhdellä pelaajalla "
                "on yksin eniten. Kenellä?"
            )
        case AgainAlone(seat):
            return (
                f"Pelaaja {letter(seat)} ei voi arpoa yksin. Uudelleen arpovat kaikki, "
                "joiden arvat ovat tasan."
            )
        case TiedMissed():
            return _tied_missed(found)
        case _:
            assert_never(found)


def _tied_missed(found: TiedMissed) -> str:
    match found:
        case TiedMissed((), missed):
            return f"Kärjessä on tasoissa {missed} muuta pelaajaa."
        case TiedMissed((seat,), 1):
            return f"Pelaaja {letter(seat)} on tasoissa, samoin yksi pelaaja, jota et merkinnyt."
        case TiedMissed((seat,), missed):
            return (
                f"Pelaaja {letter(seat)} on tasoissa, samoin {missed} pelaajaa, joita et merkinnyt."
            )
        case TiedMissed(seats, 1):
            names = listed([letter(seat) for seat in seats])
            return f"Pelaajat {names} ovat tasoissa, samoin yksi pelaaja, jota et merkinnyt."
        case TiedMissed(seats, missed):
            names = listed([letter(seat) for seat in seats])
            return f"Pelaajat {names} ovat tasoissa, samoin {missed} pelaajaa, joita et merkinnyt."
        case _:
            assert_never(found)


def _off(found: SeatsOff | TurnsOff) -> str:
    match found:
        case SeatsOff(seat, _, 0):
            return (
                f"Pelaaja {letter(seat)} aloitti edellisen kierroksen. "
                "Sama pelaaja ei aloita kahta kierrosta peräkkäin."
            )
        case SeatsOff(seat, last, 1):  # never wrong
            return f"Pelaaja {letter(seat)} istuu pelaajasta {letter(last)} seuraavana."
        case SeatsOff(seat, last, steps):
            return (
                f"Pelaaja {letter(seat)} istuu pelaajasta {letter(last)} myötäpäivään "
                f"{_OF[steps]} paikan päässä. Aloitus siirtyy vain yhden paikan."
            )
        case TurnsOff(seat, _, 0, drew):
            begun = (
                f"Pelaajasta {letter(seat)} alettiin, mutta sen jälkeen vuoro on siirtynyt. "
                "Laske, montako kertaa."
            )
            return f"{begun} Nostaminen ei siirrä vuoroa." if drew else begun
        case TurnsOff(seat, first, steps, drew):
            would = (
                f"Pelaajalle {letter(seat)} vuoro tulisi, jos se olisi siirtynyt pelaajasta "
                f"{letter(first)} {_times(steps)}. Laske siirrot uudelleen."
            )
            return f"{would} Nostaminen ei siirrä vuoroa." if drew else would
        case _:
            assert_never(found)
