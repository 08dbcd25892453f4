"""Finnish: what is said while a turn is played."""

from typing import assert_never

from tutorial.puzzles.facts.turn import (
    DrawMoreFirst,
    Drew,
    OtherTileAsked,
    RefusedFor,
    TurnAnswer,
    TurnFinding,
    TurnPassed,
    TurnPlaced,
)
from tutorial.puzzles.turn_question import Question
from tutorial.words.fi.cases import begin, letter, tiles, tiles_as_object, written
from tutorial.words.fi.place import how, placed_so
from tutorial.words.fi.reasons import refusal
from tutorial.words.fi.situation import nothing_fits, still


def task(question: Question) -> str:
    """What the turn is to end with."""
    draws, tile = question.draws, question.tile
    if draws and tile is not None:
        return (
            f"On sinun vuorosi. Nosta ensin vähintään {tiles(draws)} "
            f"ja aseta sitten {written(tile).nominative}."
        )
    if draws:
        return (
            f"On sinun vuorosi. Nosta ensin vähintään {tiles(draws)} "
            "ja pelaa sitten vuorosi loppuun."
        )
    if tile is None:
        return "On sinun vuorosi. Pelaa se sääntöjen mukaan loppuun."
    if tile in question.round.hand:
        return f"On sinun vuorosi. Päätä se asettamalla {written(tile).genitive}."
    return (
        f"On sinun vuorosi. Päätä se asettamalla {written(tile).genitive}, "
        "joka on vielä nostokasassa."
    )


def finding(found: TurnFinding) -> str:
    """What was drawn, how the turn ended, or what else is asked for."""
    match found:
        case Drew():
            return _drew(found)
        case RefusedFor():
            return refusal(found.why)
        case TurnPlaced():
            return _placed(found)
        case TurnPassed():
            return _passed(found)
        case DrawMoreFirst(placed, drawn, asked):
            more = tiles(asked - drawn)
            return (
                f"{begin(written(placed.tile).genitive)} saa asettaa, mutta se päättäisi vuorosi. "
                f"Tässä tehtävässä nostetaan sitä ennen vielä vähintään {more}."
            )
        case OtherTileAsked():
            return _other_tile(found)
        case _:
            assert_never(found)


def hint(step: TurnAnswer) -> str:
    if step.placed is None:
        last = "Pelattavaa ei ole ja jäljellä on vain varanto, joten ohita vuoro."
    else:
        last = how(step.placed)
    if not step.draws:
        return last
    return f"Nosta ensin {tiles(step.draws)}. {last}"


def _drew(found: Drew) -> str:
    now, tile = found.now, written(found.tile).genitive
    drew = f"Nostit {tile}."
    playable = f"Kädessäsi on {'yhä' if found.before else 'nyt'} pelattavaa"
    if now.playable and now.drawable:
        return f"{drew} {playable}. Vuoro on yhä sinun, ja {still(now.drawable)}."
    if now.playable:
        return f"{drew} {playable}, ja nostokasassa on jäljellä enää varanto."
    if now.drawable:
        return f"{drew} Kädessäsi ei ole vieläkään pelattavaa, mutta {still(now.drawable)}."
    return f"{drew} Kädessäsi ei ole pelattavaa, ja nostokasassa on jäljellä enää varanto."


def _placed(found: TurnPlaced) -> str:
    so = placed_so(found.placed)
    if found.seat is None:
        return f"{so} Se oli viimeinen laattasi, joten kierros päättyy."
    following = f"Asettaminen päätti vuorosi, ja seuraavana on pelaaja {letter(found.seat)}."
    if found.spared is not None:
        spared = written(found.spared).partitive
        return f"{so} Viimeksi nostettua {spared} ei tarvinnut pelata. {following}"
    return f"{so} {following}"


def _passed(found: TurnPassed) -> str:
    drawn = f"Nostit {tiles_as_object(found.drawn)}. " if found.drawn else ""
    why = f"{begin(nothing_fits(found.seen))}, ja nostokasassa on vain varanto."
    if found.seat is None:
        return f"{drawn}{why} Kaikki ovat nyt ohittaneet, joten kierros tukkeutui."
    return f"{drawn}{why} Ohitit vuorosi oikein, ja seuraavana on pelaaja {letter(found.seat)}."


def _other_tile(found: OtherTileAsked) -> str:
    placed, asked = written(found.placed.tile).genitive, written(found.asked)
    if not found.held:
        return (
            f"{begin(placed)} saa asettaa, mutta se päättäisi vuorosi. Tässä tehtävässä asetetaan "
            f"{asked.nominative}. Se on vielä nostokasassa, joten jatka nostamista."
        )
    if found.just_drawn:
        return (
            f"Juuri nostetun {placed} saa asettaa, "
            f"mutta pakko ei ole. Tässä tehtävässä asetetaan {asked.nominative}."
        )
    return (
        f"{begin(placed)} saa asettaa, mutta tässä tehtävässä asetetaan {asked.nominative}. "
        "Se on jo kädessäsi."
    )
