"""Finnish: what is said of the set, the players, the deal and the boneyard."""

from typing import Final, assert_never

from engine import Tile
from tutorial.puzzles.deal import Asks, Question
from tutorial.puzzles.facts.deal import (
    DealAnswer,
    DealFinding,
    DealHint,
    Dealt,
    Drawn,
    Follows,
    MarkedMember,
    MarkedPlayers,
    Miscounted,
    Number,
    NumberOff,
    NumbersRight,
    PlayersKnown,
    PlayersMissed,
    Remaining,
    SetKnown,
    Solution,
    Step,
    StepHint,
    StrangersMissed,
)
from tutorial.words.fi.cases import PIPS, begin, listed, spoken, tiles, tiles_as_object
from tutorial.words.fi.deal_mistakes import mistake

_PLAYERS: Final = {2: "kaksi pelaajaa", 3: "kolme pelaajaa", 4: "neljä pelaajaa"}
_FOR: Final = {2: "Kahdella pelaajalla", 3: "Kolmella pelaajalla", 4: "Neljällä pelaajalla"}
_NAMES: Final = {
    Number.EACH: "käden laattamäärä",
    Number.BONEYARD: "nostokasan laattamäärä",
    Number.DRAWABLE: "nostettavien laattojen määrä",
    Number.SET: "sarjan laattamäärä",
    Number.TOTALS: "pistesaldojen määrä",
}
_IN: Final = {
    Number.EACH: "Käden laattamäärässä",
    Number.BONEYARD: "Nostokasan laattamäärässä",
    Number.DRAWABLE: "Nostettavien laattojen määrässä",
    Number.SET: "Sarjan laattamäärässä",
    Number.TOTALS: "Pistesaldojen määrässä",
}
_FROM: Final = {
    Number.EACH: "Käden laattamäärästä",
    Number.BONEYARD: "Nostokasan laattamäärästä",
    Number.DRAWABLE: "Nostettavien laattojen määrästä",
    Number.SET: "Sarjan laattamäärästä",
    Number.TOTALS: "Pistesaldojen määrästä",
}


def halves_name(first: int, second: int) -> str:
    """A tile as it is written, either way round: "viitos-kakkonen"."""
    if first == second:
        return spoken(Tile(first, second)).nominative
    return f"{PIPS[first].stem}-{PIPS[second].nominative}"


def task(question: Question) -> str:
    """The question, whole."""
    match question.asks:
        case Asks.DEAL:
            return (
                f"Pelissä on {_PLAYERS[question.players]}, ja laatat on juuri jaettu. "
                "Montako laattaa kukin sai, montako jäi nostokasaan ja montako niistä voi nostaa?"
            )
        case Asks.LEFT:
            return (
                "Kierros on kesken. Laske ketjun ja käsien laatat: montako laattaa nostokasassa "
                "on jäljellä, ja montako niistä voi vielä nostaa?"
            )
        case Asks.DRAWN:
            return (
                f"Pelissä on {_PLAYERS[question.players]}, ja jaon jälkeen on nostettu "
                f"{tiles(question.draws)}. Montako laattaa nostokasassa on jäljellä, ja montako "
                "niistä voi vielä nostaa?"
            )
        case Asks.SET:
            return "Montako laattaa Draw-pelin sarjassa on, ja mitkä näistä eivät kuulu siihen?"
        case Asks.PLAYERS:
            return (
                "Monellako pelaajalla Draw-peliä voi pelata? Entä montako pistesaldoa pidetään, "
                f"kun pelissä on {_PLAYERS[question.players]}?"
            )
        case _:
            assert_never(question.asks)


def finding(found: DealFinding) -> str:
    match found:
        case Dealt() | Remaining() | Drawn() | SetKnown() | PlayersKnown():
            return _solution(found)
        case NumbersRight(numbers):
            return f"Oikein: {listed([_NAMES[number] for number in numbers])}."
        case Miscounted(which, number, typed):
            return mistake(which, number, typed)
        case Follows() | NumberOff():
            return _number(found)
        case MarkedMember() | StrangersMissed() | MarkedPlayers() | PlayersMissed():
            return _mark(found)
        case _:
            assert_never(found)


def hint(step: DealHint) -> str:
    match step:
        case DealAnswer(solution):
            return _solution(solution)
        case StepHint(Step.HALVES):
            return "Sarjan laattojen puolikkaissa on silmälukuja nollasta kuutoseen, ei suurempia."
        case StepHint(Step.ROWS):
            return (
                "Jokainen silmälukujen pari on sarjassa yhden kerran, tuplatkin: laattoja on "
                "7 + 6 + 5 + 4 + 3 + 2 + 1."
            )
        case StepHint(Step.EACH_ALONE):
            return "Draw-pelissä ei ole pareja eikä joukkueita: jokainen pelaa itselleen."
        case StepHint(Step.WITHOUT_HANDS, (players, each)):
            return (
                f"Sarjan 28 laatasta on jaettu {players} × {each} laattaa. Loput ovat nostokasassa."
            )
        case StepHint(Step.WITHOUT_SEEN, (placed, *held)):
            hands = " + ".join(map(str, held))
            return (
                f"Ketjussa on {tiles(placed)} ja käsissä {hands} laattaa. Sarjan muut laatat ovat "
                "nostokasassa."
            )
        case StepHint(Step.WITHOUT_DRAWS, (dealt, draws)):
            return (
                f"Jaon jälkeen nostokasassa oli {tiles(dealt)}, ja niistä on nostettu {draws}. "
                "Ketjuun asetetut laatat ovat tulleet käsistä."
            )
        case _:
            return "Nostokasan kaksi viimeistä laattaa ovat varanto: niitä ei nosteta."


def _solution(solution: Solution) -> str:
    match solution:
        case Dealt(players, each, boneyard, drawable):
            return (
                f"{_FOR[players]} kukin saa {tiles_as_object(each)}. Nostokasaan jää "
                f"28 − {players} × {each} = {tiles(boneyard)}. Kaksi viimeistä ovat varanto, "
                f"joten nostaa voi {tiles_as_object(drawable)}."
            )
        case Remaining(placed, held, boneyard, 0):
            return (
                f"Nostokasassa on 28 − {placed} − {held} = {tiles(boneyard)}. Ne ovat varanto, "
                "joten nostaa ei voi enää yhtään."
            )
        case Remaining(placed, held, boneyard, drawable):
            return (
                f"Nostokasassa on 28 − {placed} − {held} = {tiles(boneyard)}. Kaksi viimeistä "
                f"ovat varanto, joten nostaa voi vielä {tiles_as_object(drawable)}."
            )
        case Drawn(players, dealt, draws, boneyard, 0):
            return (
                f"{_FOR[players]} nostokasaan jää {tiles(dealt)}. Nyt siinä on {dealt} − {draws} = "
                f"{tiles(boneyard)}. Ne ovat varanto, joten nostaa ei voi enää yhtään."
            )
        case Drawn(players, dealt, draws, boneyard, drawable):
            return (
                f"{_FOR[players]} nostokasaan jää {tiles(dealt)}. Nyt siinä on {dealt} − {draws} = "
                f"{tiles(boneyard)}. Kaksi viimeistä ovat varanto, joten nostaa voi vielä "
                f"{tiles_as_object(drawable)}."
            )
        case SetKnown((stranger,)):
            return (
                f"Sarjassa on 28 laattaa. {stranger} ei kuulu siihen, koska sarjassa ei ole "
                "kuutosta suurempia puolikkaita."
            )
        case SetKnown(strangers):
            return (
                f"Sarjassa on 28 laattaa. {listed(list(strangers))} eivät kuulu siihen, koska "
                "sarjassa ei ole kuutosta suurempia puolikkaita."
            )
        case PlayersKnown(players):
            return (
                "Draw-peliä pelaa 2, 3 tai 4 pelaajaa, jokainen itselleen. "
                f"{_FOR[players]} on {players} pistesaldoa."
            )
        case _:
            assert_never(solution)


def _number(found: Follows | NumberOff) -> str:
    match found:
        case Follows(number, typed, source, given):
            return (
                f"{begin(_NAMES[number])} {typed} on laskettu oikein luvusta {given}, mutta "
                f"{_NAMES[source]} ei ole {given}."
            )
        case NumberOff(number, 0, _):
            return f"{begin(_NAMES[number])} ei ole 0 vaan enemmän."
        case NumberOff(number, typed, difference) if difference == typed:
            return f"{begin(_NAMES[number])} {typed} on liikaa. Onko niitä enää yhtään?"
        case NumberOff(number, typed, difference) if difference > 0:
            return f"{_IN[number]} {typed} on {difference} liikaa."
        case NumberOff(number, typed, difference):
            return f"{_FROM[number]} {typed} puuttuu {-difference}."
        case _:
            assert_never(found)


def _mark(found: MarkedMember | StrangersMissed | MarkedPlayers | PlayersMissed) -> str:
    match found:
        case MarkedMember(written, tile) if written != str(tile):
            return f"{written} on sama laatta kuin {tile}, ja se kuuluu sarjaan."
        case MarkedMember(written, _):
            return f"{written} kuuluu sarjaan: kummassakin puolikkaassa on enintään kuusi silmää."
        case StrangersMissed(0, missed):
            return _not_found(missed)
        case StrangersMissed(found_, missed):
            return f"Merkitsit oikein {tiles_as_object(found_)}. {_not_found(missed)}"
        case MarkedPlayers(1):
            return "Yksin Draw-peliä ei voi pelata: 1 pelaaja on liian vähän."
        case MarkedPlayers(players):
            return f"Draw-peliin {players} pelaajaa on liikaa."
        case PlayersMissed(0, _):
            return "Yhtään niistä pelaajamääristä, joilla peliä pelataan, ei ole vielä merkitty."
        case PlayersMissed(found_, missed):
            right = "1 merkitty pelaajamäärä on oikein"
            if found_ > 1:
                right = f"{found_} merkittyä pelaajamäärää on oikein"
            return f"{begin(right)}, mutta {missed} puuttuu vielä."
        case _:
            assert_never(found)


def _not_found(missed: int) -> str:
    if missed == 1:
        return "Vielä 1 laatta, joka ei kuulu sarjaan, on merkitsemättä."
    return f"Vielä {missed} laattaa, jotka eivät kuulu sarjaan, on merkitsemättä."
