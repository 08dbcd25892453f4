"""Finnish: the ladder of hints, and what to do about an answer that cannot be read."""

from typing import assert_never

from engine import End, Ended, Place
from tutorial.puzzles import AttemptUnreadable, Problem
from tutorial.puzzles.hints import (
    CreditAnswer,
    EndedHint,
    EndHint,
    EndsAnswer,
    Hint,
    OneEndHint,
    PlaceAnswer,
    RuleHint,
    SumsHint,
    TileHint,
)
from tutorial.words.fi.cases import PIPS, SIDES, letter, listed, written
from tutorial.words.fi.credit import credited
from tutorial.words.fi.places import found_ends, into, left_over, side
from tutorial.words.fi.rules import clause_alone
from tutorial.words.sums import credit_sum


def hint(hint: Hint) -> str:
    """One step of the ladder, from the rule to the answer."""
    match hint:
        case RuleHint(rule):
            return clause_alone(rule)
        case EndHint(End() as end):
            looked_at = f"{written(end.tile).genitive} {SIDES[end.side].partitive}"
            return f"Katso {looked_at}: siihen sopii {PIPS[end.pips].nominative}."
        case EndHint():
            return "Ketju on vielä tyhjä: laatta avaa sen, eikä sitä liitetä mihinkään."
        case TileHint(tile):
            return f"Pelaa {written(tile).nominative}."
        case PlaceAnswer(placed, chain):
            return f"{_how(placed)} Päiksi jäävät {left_over(chain)}."
        case OneEndHint(End() as end):
            return f"Yksi vapaista päistä on {side(end)}, {PIPS[end.pips].nominative}."
        case EndsAnswer(chain):
            return found_ends(chain)
        case EndedHint() | SumsHint() | CreditAnswer():
            return _credit(hint)
        case _:
            assert_never(hint)


def _how(placed: Place) -> str:
    if placed.end is None:
        return f"Avaa ketju {written(placed.tile).adessive}."
    return f"Liitä {written(placed.tile).nominative} {into(placed.end)}."


def _credit(hint: EndedHint | SumsHint | CreditAnswer) -> str:
    match hint:
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
            assert_never(hint)


def unreadable(error: AttemptUnreadable) -> str:
    """What to do so that the answer can be read."""
    match error.field, error.problem:
        case "tile" | "at", _:
            return _unreadable_placement(error)
        case "open" | "pips" | "winner", _:
            return _unreadable_choice(error)
        case "points", Problem.TOO_LARGE:
            return "Niin suurta hyvitystä ei voi tulla. Tarkista, mitä kirjoitit."
        case "points", Problem.SEVERAL:
            return "Kirjoita pisteet vain kerran, esimerkiksi 15."
        case "points", Problem.MISSING:
            return "Kirjoita myös pisteet, esimerkiksi 15. Jos niitä ei tule, kirjoita 0."
        case "points", _:
            return "Kirjoita pisteet numeroina, esimerkiksi 15."
        case _:
            return "Vastauksesta ei saanut selvää. Valitse tai kirjoita se uudelleen."


def _unreadable_placement(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "tile", Problem.MISSING:
            return "Valitse ensin laatta kädestäsi."
        case "tile", Problem.SEVERAL:
            return "Valitse vain yksi laatta."
        case "tile", _:
            return "Sellaista laattaa ei ole. Valitse laatta kädestäsi."
        case _, Problem.MISSING:
            return "Valitse myös, mihin kohtaan laatta asetetaan."
        case _, Problem.SEVERAL:
            return "Valitse laatalle vain yksi kohta."
        case _:
            return "Sellaista kohtaa ei ole. Valitse kohta ketjusta."


def _unreadable_choice(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "open", Problem.MISSING:
            return "Merkitse ensin kohdat, jotka ovat vapaita päitä."
        case "open", _:
            return "Sellaista kohtaa ei ole. Merkitse vapaat päät ketjusta."
        case "pips", Problem.MISSING:
            return "Valitse myös silmäluvut, joista ketjua voi jatkaa."
        case "pips", _:
            return "Valitse silmäluvut väliltä 0–6."
        case _, Problem.MISSING:
            return "Valitse ensin, kuka saa hyvityksen, vai eikö kukaan."
        case _, Problem.SEVERAL:
            return "Valitse vain yksi pelaaja tai ei kukaan."
        case _:
            return "Tässä kierroksessa ei ole sellaista pelaajaa. Valitse joku mukana olevista."
