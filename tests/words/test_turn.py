"""What is said while a turn is played, in both languages."""

import pytest

from engine import Place, Side
from engine.reasons import MustDraw
from tests.engine.positions import chain, end, tile
from tutorial.puzzles import turn
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.actions import Mistake
from tutorial.puzzles.facts.turn import (
    DrawMoreFirst,
    Drew,
    OtherTileAsked,
    RefusedFor,
    TurnAnswer,
    TurnPassed,
    TurnPlaced,
)
from tutorial.puzzles.situation import Situation, situation
from tutorial.words import words

FOUR = end("14", Side.LARGER, 4)
PLACED, LEFT = Place(tile("34"), FOUR), chain("14.R34")


def now(hand: str, boneyard: int) -> Situation:
    tiles = tuple(tile(each) for each in hand.split("."))
    return situation(chain("14"), tiles, boneyard)


def placed(spared: str | None = None, seat: int | None = 2) -> TurnPlaced:
    return TurnPlaced(
        PLACED, LEFT, tile(spared) if spared else None, drew_on=False, reserve=False, seat=seat
    )


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            Drew(tile("34"), before=False, now=now("05.34", 5)),
            "Nostit laatan [3|4]. Kädessäsi on nyt pelattavaa. Vuoro on yhä sinun, ja "
            "nostokasasta saa nostaa vielä 3 laattaa.",
            "You drew the tile [3|4]. You now hold something playable. It is still your turn, "
            "and 3 tiles can still be drawn from the boneyard.",
        ),
        (
            Drew(tile("55"), before=True, now=now("34.55", 3)),
            "Nostit tuplan [5|5]. Kädessäsi on yhä pelattavaa. Vuoro on yhä sinun, ja "
            "nostokasasta saa nostaa vielä 1 laatan.",
            "You drew the double [5|5]. You still hold something playable. It is still your turn, "
            "and 1 tile can still be drawn from the boneyard.",
        ),
        (
            Drew(tile("34"), before=False, now=now("05.34", 2)),
            "Nostit laatan [3|4]. Kädessäsi on nyt pelattavaa, ja nostokasassa on jäljellä "
            "enää varanto.",
            "You drew the tile [3|4]. You now hold something playable, "
            "and the boneyard holds only the reserve.",
        ),
        (
            Drew(tile("05"), before=False, now=now("05.55", 4)),
            "Nostit laatan [0|5]. Kädessäsi ei ole vieläkään pelattavaa, mutta nostokasasta saa "
            "nostaa vielä 2 laattaa.",
            "You drew the tile [0|5]. Nothing in your hand is playable yet, but 2 tiles can still "
            "be drawn from the boneyard.",
        ),
        (
            Drew(tile("05"), before=False, now=now("05.55", 2)),
            "Nostit laatan [0|5]. Kädessäsi ei ole pelattavaa, ja nostokasassa on jäljellä "
            "enää varanto.",
            "You drew the tile [0|5]. Nothing in your hand is playable, "
            "and the boneyard holds only the reserve.",
        ),
        (
            RefusedFor(Mistake.PASSED_TOO_SOON, MustDraw(3)),
            "Et voi vielä ohittaa: pelattavaa ei ole, joten nosta. "
            "Nostokasasta saa nostaa vielä 3 laattaa.",
            "You cannot pass yet: nothing is playable, so draw. "
            "3 tiles can still be drawn from the boneyard.",
        ),
        (
            placed(),
            "Laatan [3|4] nelonen liittyy laatan [1|4] nelospäähän. "
            "Asettaminen päätti vuorosi, ja seuraavana on pelaaja C.",
            "The four of [3|4] joins the four of [1|4]. "
            "Placing it ended your turn, and player C is next.",
        ),
        (
            placed(spared="44"),
            "Laatan [3|4] nelonen liittyy laatan [1|4] nelospäähän. "
            "Viimeksi nostettua tuplaa [4|4] ei tarvinnut pelata. "
            "Asettaminen päätti vuorosi, ja seuraavana on pelaaja C.",
            "The four of [3|4] joins the four of [1|4]. "
            "You did not have to play the double [4|4], though you drew it last. "
            "Placing it ended your turn, and player C is next.",
        ),
        (
            placed(seat=None),
            "Laatan [3|4] nelonen liittyy laatan [1|4] nelospäähän. "
            "Se oli viimeinen laattasi, joten kierros päättyy.",
            "The four of [3|4] joins the four of [1|4]. "
            "It was your last tile, so the round is over.",
        ),
        (
            TurnPassed(now("05", 2), 0, 1),
            "Ketjun päät ovat ykkönen ja nelonen, eikä kädessäsi ole kumpaakaan, ja nostokasassa "
            "on vain varanto. Ohitit vuorosi oikein, ja seuraavana on pelaaja B.",
            "The ends of the chain are a one and a four, and your hand has neither; the boneyard "
            "holds only the reserve. You were right to pass, and player B is next.",
        ),
        (
            TurnPassed(now("05", 2), 1, None),
            "Nostit 1 laatan. Ketjun päät ovat ykkönen ja nelonen, eikä kädessäsi ole kumpaakaan, "
            "ja nostokasassa on vain varanto. Kaikki ovat nyt ohittaneet, "
            "joten kierros tukkeutui.",
            "You drew 1 tile. The ends of the chain are a one and a four, and your hand has "
            "neither; the boneyard holds only the reserve. Everyone has passed now, "
            "so the round is blocked.",
        ),
        (
            DrawMoreFirst(PLACED, 0, 1),
            "Laatan [3|4] saa asettaa, mutta se päättäisi vuorosi. "
            "Tässä tehtävässä nostetaan sitä ennen vielä vähintään 1 laatta.",
            "You may place the tile [3|4], but that would end your turn. "
            "Here you are asked to draw at least 1 tile more before that.",
        ),
        (
            DrawMoreFirst(PLACED, 1, 3),
            "Laatan [3|4] saa asettaa, mutta se päättäisi vuorosi. "
            "Tässä tehtävässä nostetaan sitä ennen vielä vähintään 2 laattaa.",
            "You may place the tile [3|4], but that would end your turn. "
            "Here you are asked to draw at least 2 tiles more before that.",
        ),
        (
            OtherTileAsked(PLACED, tile("44"), held=False, just_drawn=True),
            "Laatan [3|4] saa asettaa, mutta se päättäisi vuorosi. Tässä tehtävässä asetetaan "
            "tupla [4|4]. Se on vielä nostokasassa, joten jatka nostamista.",
            "You may place the tile [3|4], but that would end your turn. Here you are asked to "
            "place the double [4|4]. It is still in the boneyard, so go on drawing.",
        ),
        (
            OtherTileAsked(PLACED, tile("44"), held=True, just_drawn=True),
            "Juuri nostetun laatan [3|4] saa asettaa, mutta pakko ei ole. "
            "Tässä tehtävässä asetetaan tupla [4|4].",
            "You may place the tile [3|4], which you just drew, but you need not. "
            "Here you are asked to place the double [4|4].",
        ),
        (
            OtherTileAsked(PLACED, tile("44"), held=True, just_drawn=False),
            "Laatan [3|4] saa asettaa, mutta tässä tehtävässä asetetaan tupla [4|4]. "
            "Se on jo kädessäsi.",
            "You may place the tile [3|4], but here you are asked to place the double [4|4]. "
            "It is in your hand already.",
        ),
    ],
)
def test_what_is_said_of_an_action(finding: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize(
    ("hint", "finnish", "english"),
    [
        (
            TurnAnswer(0, PLACED),
            "Liitä laatta [3|4] laatan [1|4] nelospäähän.",
            "Join the tile [3|4] to the four of [1|4].",
        ),
        (
            TurnAnswer(1, PLACED),
            "Nosta ensin 1 laatta. Liitä laatta [3|4] laatan [1|4] nelospäähän.",
            "First draw 1 tile. Join the tile [3|4] to the four of [1|4].",
        ),
        (
            TurnAnswer(2, None),
            "Nosta ensin 2 laattaa. Pelattavaa ei ole ja jäljellä on vain varanto, "
            "joten ohita vuoro.",
            "First draw 2 tiles. Nothing is playable and only the reserve is left, so pass.",
        ),
    ],
)
def test_the_shortest_turn_is_said(hint: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(hint) == finnish
    assert words("en").hint(hint) == english


@pytest.mark.parametrize(
    ("asked", "finnish", "english"),
    [
        (
            "",
            "On sinun vuorosi. Pelaa se sääntöjen mukaan loppuun.",
            "It is your turn. Play it to its end by the rules.",
        ),
        (
            "~1",
            "On sinun vuorosi. Nosta ensin vähintään 1 laatta ja pelaa sitten vuorosi loppuun.",
            "It is your turn. First draw at least 1 tile, then play your turn to its end.",
        ),
        (
            "~2.34",
            "On sinun vuorosi. Nosta ensin vähintään 2 laattaa ja aseta sitten laatta [3|4].",
            "It is your turn. First draw at least 2 tiles, then place the tile [3|4].",
        ),
        (
            "~0.34",
            "On sinun vuorosi. Päätä se asettamalla laatan [3|4].",
            "It is your turn. End it by placing the tile [3|4].",
        ),
        (
            "~0.03",
            "On sinun vuorosi. Päätä se asettamalla laatan [0|3], joka on vielä nostokasassa.",
            "It is your turn. End it by placing the tile [0|3], which is still in the boneyard.",
        ),
    ],
)
def test_the_task_says_what_the_turn_is_to_end_with(asked: str, finnish: str, english: str) -> None:
    begun = (
        "01.R13.L06.R33_16.26.36.46.55-05.11.22.44.56-00.04.12.14.34-15.23.24.35.45_03.02.25.66_cc"
    )
    question = turn.from_text(begun + asked)
    assert words("fi").task(question) == finnish
    assert words("en").task(question) == english
