"""Finnish: how a round stands, and what is said of a credit in the middle of it."""

from typing import Final, assert_never

from engine import Round, Tile
from tutorial.puzzles.facts.goes_on import (
    AllPassed,
    CanDraw,
    CanPlace,
    GoesOnAnswer,
    GoesOnFinding,
    GoesOnHint,
    HandsHint,
    NobodyOut,
    NoCreditYet,
    NotAllPassed,
    NotBlocked,
    NotBlockedHint,
    NotOut,
    SomeoneOut,
    StillInPlay,
)
from tutorial.words.fi.cases import letter, listed, tiles, tiles_as_object, written
from tutorial.words.fi.places import left_over

_OF_ALL: Final = {2: "kahdesta", 3: "kolmesta", 4: "neljästä"}
_ALL: Final = {2: "Molemmat pelaajat", 3: "Kaikki kolme pelaajaa", 4: "Kaikki neljä pelaajaa"}


def standing(round_: Round) -> str:
    """What the hands do not show: the last tile, the ends, who has passed since."""
    last = letter((round_.turn - round_.passes - 1) % round_.players)
    return (
        f"Pelaaja {last} asetti viimeksi {written(round_.chain.tiles[-1]).genitive}. "
        f"{_passed(round_)} Ketjun päät ovat {left_over(round_.chain)}."
    )


def _passed(round_: Round) -> str:
    seats = [letter((round_.turn - back) % round_.players) for back in range(round_.passes, 0, -1)]
    if not seats:
        return "Sen jälkeen kukaan ei ole ohittanut vuoroaan."
    if len(seats) == 1:
        return f"Sen jälkeen pelaaja {seats[0]} on ohittanut vuoronsa."
    return f"Sen jälkeen pelaajat {listed(seats)} ovat ohittaneet vuoronsa."


def finding(found: GoesOnFinding) -> str:
    """Why there is no credit yet, or why the round is over."""
    match found:
        case NotOut(seat, held):
            return f"Pelaajalla {letter(seat)} on vielä {tiles(held)} kädessään."
        case NobodyOut(held):
            return f"Kukaan ei ole pelannut viimeistä laattaansa: jokaisella on yhä {_least(held)}."
        case NoCreditYet(number):
            return (
                f"Lukua {number} ei kirjata kenellekään: "
                "pisteet lasketaan vasta kierroksen lopussa."
            )
        case SomeoneOut(seat):
            return (
                f"Pelaajalla {letter(seat)} ei ole enää laattoja. "
                "Kierros päättyi, kun hän pelasi viimeisen laattansa."
            )
        case AllPassed(players):
            return (
                f"{_ALL[players]} ovat ohittaneet vuoronsa peräkkäin, ja nostokasassa on vain "
                "varanto. Kierros on tukossa ja päättynyt."
            )
        case StillInPlay(why, last):
            return f"Kierros jatkuu. {_why(why)} {_last(last)}"
        case _:
            return _why(found)


def hint(step: GoesOnHint) -> str:
    """How many tiles are left, why it is not blocked, the answer."""
    match step:
        case HandsHint(held):
            each = [f"{letter(seat)} {count}" for seat, count in enumerate(held)]
            return (
                f"Laattoja on jäljellä näin: {', '.join(each)}. "
                "Onko kukaan pelannut viimeistä laattaansa?"
            )
        case NotBlockedHint(why):
            return _why(why)
        case GoesOnAnswer(why):
            return f"Kierros jatkuu, joten hyvitystä ei ole vielä. {_why(why)}"
        case _:
            assert_never(step)


def _least(held: int) -> str:
    return "laattoja" if held == 1 else f"ainakin {tiles(held)}"


def _why(why: NotBlocked) -> str:
    match why:
        case CanDraw(left):
            return f"Kierros ei ole tukossa: nostokasasta saa nostaa vielä {tiles_as_object(left)}."
        case CanPlace(seat, tile):
            return (
                f"Kierros ei ole tukossa: pelaaja {letter(seat)} voi vielä asettaa "
                f"{written(tile).genitive}."
            )
        case NotAllPassed(0, _):
            return (
                "Kierros päättyy tukkoon vasta, kun kaikki ovat ohittaneet. "
                "Kukaan ei ole vielä ohittanut."
            )
        case NotAllPassed(passed, players):
            count = "yksi" if passed == 1 else "kaksi" if passed == 2 else "kolme"
            return (
                "Kierros päättyy tukkoon vasta, kun kaikki ovat ohittaneet. "
                f"Pelaajista on ohittanut vasta {count} {_OF_ALL[players]}."
            )
        case _:
            assert_never(why)


def _last(tile: Tile) -> str:
    return f"Viimeksi asetetusta {written(tile).elative} ei saa pisteitä."
