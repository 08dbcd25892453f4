"""Finnish: a record of what was done, and what is said of finding the slip in it."""

from typing import Final, assert_never

from engine import Action, Draw, Pass, Place, Reason, Tile
from engine.reasons import (
    BlankMismatch,
    JointTaken,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    NotYourTurn,
    OnlyReserve,
    PlaceOrDraw,
    SideOfDouble,
)
from tutorial.puzzles.facts.spot import (
    DrawAllowed,
    Mistake,
    NotBroken,
    NumberHint,
    OneOfHint,
    OtherRule,
    PassAllowed,
    PlaceAllowed,
    SpotAnswer,
    SpotFinding,
    SpotHint,
    Spotted,
    SuspectedWrong,
)
from tutorial.puzzles.spot_question import Question
from tutorial.words.fi.cases import PIPS, begin, letter, tiles_as_object, written
from tutorial.words.fi.places import into, into_this, this
from tutorial.words.fi.reasons import refusal
from tutorial.words.fi.rules import clause_alone, clause_title


def task(_question: Question) -> str:
    """The same for every record."""
    return (
        "Kädet näytetään tässä avoimina. Yksi näistä teoista on sääntöjen vastainen, eikä kukaan "
        "huomannut sitä. Mikä teko se on, ja mitä sääntöä se rikkoo?"
    )


def act(seat: int, action: Action, drawn: Tile) -> str:
    """What was done, in a sentence; `drawn` is what a draw brought."""
    player = f"Pelaaja {letter(seat)}"
    match action:
        case Place(tile, None):
            return f"{player} avaa ketjun {written(tile).adessive}."
        case Place(tile, end) if end is not None:
            return f"{player} liittää {written(tile).genitive} {into_this(end)}."
        case Draw():
            return f"{player} nostaa {written(drawn).genitive}."
        case _:
            return f"{player} ohittaa vuoronsa."


def finding(found: SpotFinding) -> str:
    """Why an act is allowed, or what the illegal one breaks and does not break."""
    match found:
        case Spotted(number, _, rule, why):
            return f"Teko {number} rikkoo sääntöä ”{clause_title(rule)}”. {_why(why)}"
        case PlaceAllowed(number, _, Place(tile, end)) if end is not None:
            return (
                f"Teko {number} on sallittu: {written(tile).genitive} "
                f"{PIPS[end.pips].nominative} liittyy {into(end)}."
            )
        case PlaceAllowed(number, _, Place(tile)):
            return f"Teko {number} on sallittu: {written(tile).nominative} avaa ketjun."
        case DrawAllowed(number, seat, drawable):
            return (
                f"Teko {number} on sallittu: pelaajalla {letter(seat)} ei ollut pelattavaa, "
                f"ja nostokasasta sai nostaa vielä {tiles_as_object(drawable)}."
            )
        case PassAllowed(number, seat, pips):
            ends = " ja ".join(PIPS[each].nominative for each in pips)
            return (
                f"Teko {number} on sallittu: pelaajan {letter(seat)} kädessä ei ollut mitään "
                f"ketjun päihin ({ends}) sopivaa, eikä nostaa enää voinut."
            )
        case SuspectedWrong(Mistake.DRAW_ONLY_WHEN_STUCK, number, seat, tile):
            return (
                f"Teko {number} on sallittu: nostaa saa, vaikka pelaaja {letter(seat)} olisi "
                f"voinut asettaa {written(tile).genitive}."
            )
        case SuspectedWrong(_, number, _, tile):
            return (
                f"Teko {number} on sallittu: juuri nostettua {written(tile).partitive} ei ole "
                "pakko asettaa, vaan minkä tahansa pelattavan laatan saa asettaa."
            )
        case OtherRule(number, _, _, rule):
            return (
                f"Teko {number} on sääntöjen vastainen, mutta ei riko sääntöä "
                f"”{clause_title(rule)}”: {clause_alone(rule)} {_innocent(found)}"
            )
        case _:
            assert_never(found)


def hint(step: SpotHint) -> str:
    """One of two, which, and why."""
    match step:
        case OneOfHint((first, second)):
            return f"Sääntöjen vastainen on joko teko {first} tai teko {second}."
        case NumberHint(number, seat):
            return f"Sääntöjen vastainen on pelaajan {letter(seat)} teko {number}."
        case SpotAnswer(number, rule, why):
            return f"Teko {number} rikkoo sääntöä ”{clause_title(rule)}”. {_why(why)}"
        case _:
            assert_never(step)


def _why(why: Reason) -> str:
    """The engine's reason, said of someone else."""
    match why:
        case NoHalfMatches(tile, end):
            pips = PIPS[end.pips]
            return (
                f"Pää on {pips.nominative}, mutta {written(tile).inessive} ei ole {pips.partitive}."
            )
        case BlankMismatch(tile, end):
            pips = PIPS[end.pips]
            return (
                f"Pää on {pips.nominative}, mutta {written(tile).inessive} ei ole "
                f"{pips.partitive}, ja tyhjä sopii vain tyhjään."
            )
        case SideOfDouble(_, double):
            return f"Tuplan {double} kylkeen ei liitetä mitään: mikään tupla ei avaa sivuhaaraa."
        case JointTaken(_, port, by):
            return (
                f"{begin(this(port))} oli jo liitetty {written(by).illative}, "
                "eikä laattojen väliin liitetä mitään."
            )
        case OnlyReserve():
            return "Nostokasassa oli jäljellä vain kahden laatan varanto, eikä siitä nosteta."
        case MustPlace(playable) | PlaceOrDraw(playable):
            return (
                f"Pelaaja olisi voinut asettaa {written(playable[0].tile).genitive}, "
                "joten hän ei saanut ohittaa."
            )
        case MustDraw(drawable):
            return (
                "Pelattavaa ei ollut, mutta nostokasasta sai nostaa vielä "
                f"{tiles_as_object(drawable)}, joten pelaajan oli nostettava."
            )
        case NotYourTurn(seat, turn):
            return f"Vuoro oli pelaajan {letter(turn)}, ei pelaajan {letter(seat)}."
        case _:
            return refusal(why)


_INNOCENT: Final = {
    NotBroken.IN_TURN: "Vuoro oli pelaajan {player}, joten järjestys pitää.",
    NotBroken.KEPT_TURN: "Kukaan juuri nostanut ei menettänyt siinä vuoroaan.",
    NotBroken.NOT_TWICE: "Pelaaja {player} ei asettanut kahta laattaa peräkkäin.",
    NotBroken.NOTHING_JOINED: "Teko on {act}, eikä siinä liitetä mitään.",
    NotBroken.EQUAL_PIPS: "Laatan puolikas ja kohta, johon se liitettiin, olivat kumpikin {pips}.",
    NotBroken.NO_BLANK: "Päässä, johon laatta pantiin, ja laatassa ei kummassakaan ole tyhjää.",
    NotBroken.AT_AN_END: "Laatta pantiin ketjun vapaaseen päähän.",
    NotBroken.NOT_BESIDE: "Laattaa ei pantu minkään tuplan kylkeen.",
    NotBroken.NOT_AT_A_DOUBLE: "Laattaa ei pantu tuplan jatkoksi.",
    NotBroken.NO_PASS: "Teko on {act}, ei ohitus.",
    NotBroken.NO_DRAW: "Teko on {act}, eikä siinä nosteta mitään.",
    NotBroken.PLAYABLE: "Pelaajalla {player} oli pelattavaa, joten nostaa ei ollut pakko.",
    NotBroken.NOT_PLAYABLE: "Pelaajalla {player} ei ollut mitään asetettavaa.",
}
_ACTS: Final = {Place: "asettaminen", Draw: "nosto", Pass: "ohitus"}


def _innocent(found: OtherRule) -> str:
    action = found.action
    pips = (
        PIPS[action.end.pips].partitive_plural if isinstance(action, Place) and action.end else ""
    )
    return _INNOCENT[found.because].format(
        player=letter(found.seat), act=_ACTS[type(action)], pips=pips
    )
