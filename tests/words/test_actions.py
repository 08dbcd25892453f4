"""What is said of what may be done, in both languages."""

import pytest

from engine import View, from_text
from tests.engine.positions import tile
from tutorial.puzzles.actions import Question
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.actions import (
    ActionsAnswer,
    ActionsFound,
    BoneyardHint,
    DrawMissed,
    Mistake,
    MoreToCheck,
    NoPassYet,
    NothingFits,
    PlaceMissed,
    PlayableHint,
    ReadWrong,
    ReserveLeft,
)
from tutorial.puzzles.situation import Situation, of_view
from tutorial.words import words


def seen(hand: str, boneyard: int, lying: str = "14.L11.R44") -> Situation:
    view = from_text(f"{lying}_{hand}-x6_x{boneyard}_aa")
    assert isinstance(view, View)
    return of_view(view)


FITS, FITS_LAST = seen("13.26", 9), seen("13.26", 2)
STUCK, STUCK_LAST = seen("05.23", 3), seen("05.23", 2)
OPENING = seen("05.23", 14, "0")
ALIKE = seen("05.23", 9, "44")


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            ActionsFound(FITS),
            "Laatta [1|3] sopii ketjuun, ja nostokasasta saa nostaa vielä 7 laattaa. "
            "Saat siis asettaa tai nostaa, mutta et ohittaa.",
            "The tile [1|3] fits the chain, and 7 tiles can still be drawn from the boneyard. "
            "So you may place or draw, but not pass.",
        ),
        (
            ActionsFound(OPENING),
            "Aloittaja saa avata ketjun millä tahansa laatallaan, ja nostokasasta saa nostaa "
            "vielä 12 laattaa. Saat siis asettaa tai nostaa, mutta et ohittaa.",
            "The starter may open the chain with any tile of their hand, and 12 tiles can still "
            "be drawn from the boneyard. So you may place or draw, but not pass.",
        ),
        (
            ActionsFound(FITS_LAST),
            "Laatta [1|3] sopii ketjuun, ja nostokasassa on jäljellä vain kahden laatan varanto. "
            "Sinun on siis asetettava laatta.",
            "The tile [1|3] fits the chain, and only the reserve of two tiles is left in the "
            "boneyard. So you must place a tile.",
        ),
        (
            ActionsFound(STUCK),
            "Ketjun päät ovat ykkönen ja nelonen, eikä kädessäsi ole kumpaakaan, mutta "
            "nostokasasta saa nostaa vielä 1 laatan. Sinun on siis nostettava.",
            "The ends of the chain are a one and a four, and your hand has neither, but "
            "1 tile can still be drawn from the boneyard. So you must draw.",
        ),
        (
            ActionsFound(STUCK_LAST),
            "Ketjun päät ovat ykkönen ja nelonen, eikä kädessäsi ole kumpaakaan, ja "
            "nostokasassa on jäljellä vain kahden laatan varanto. Siksi ohitat vuorosi.",
            "The ends of the chain are a one and a four, and your hand has neither; "
            "only the reserve of two tiles is left in the boneyard. So you pass.",
        ),
        (
            NothingFits(ALIKE),
            "Asettaa et voi: ketjun molemmat päät ovat nelosia, eikä kädessäsi ole yhtään nelosta.",
            "You cannot place: both ends of the chain are fours, and your hand has none.",
        ),
        (
            ReserveLeft(STUCK_LAST),
            "Nostaa et voi: nostokasassa on jäljellä vain kahden laatan varanto, josta ei nosteta.",
            "You cannot draw: only the reserve of two tiles is left in the boneyard, "
            "and it is never drawn.",
        ),
        (
            NoPassYet(FITS),
            "Ohittaa et voi: laatta [1|3] sopii ketjuun.",
            "You cannot pass: the tile [1|3] fits the chain.",
        ),
        (
            NoPassYet(STUCK),
            "Ohittaa et voi vielä: nostokasassa on 3 laattaa, joista 2 on varantoa.",
            "You cannot pass yet: the boneyard holds 3 tiles, 2 of them the reserve.",
        ),
        (
            PlaceMissed(FITS),
            "Vertaa vielä laattaa [1|3] ketjun päihin, jotka ovat ykkönen ja nelonen.",
            "Compare the tile [1|3] once more with the ends of the chain, "
            "which are a one and a four.",
        ),
        (
            PlaceMissed(OPENING),
            "Ketju on vielä tyhjä. Mieti, millä laatoilla aloittaja saa avata sen.",
            "The chain is still empty. Which tiles may the starter open it with?",
        ),
        (
            DrawMissed(FITS),
            "Katso vielä nostokasaa: siinä on 9 laattaa, joista 2 on varantoa.",
            "Look once more at the boneyard: it holds 9 tiles, 2 of them the reserve.",
        ),
        (
            MoreToCheck(),
            "Muissakin valinnoissasi on vielä korjattavaa.",
            "There is more to put right in your other choices.",
        ),
    ],
)
def test_what_is_said_of_a_set(finding: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            ReadWrong(Mistake.DRAW_ONLY_WHEN_STUCK, FITS),
            "Pelattava laatta kädessä ei estä nostamista, ja nostokasassa on 9 laattaa, "
            "joista 2 on varantoa.",
            "A playable tile in hand does not forbid drawing, and the boneyard holds 9 tiles, "
            "2 of them the reserve.",
        ),
        (
            ReadWrong(Mistake.RESERVE_DRAWN, STUCK_LAST),
            "Nostokasassa on jäljellä vain kahden laatan varanto, josta ei nosteta silloinkaan, "
            "kun mikään ei sovi.",
            "Only the reserve of two tiles is left in the boneyard, and it is never drawn, "
            "not even when nothing fits.",
        ),
        (
            ReadWrong(Mistake.PASS_BY_CHOICE, FITS),
            "Ohittaminen ei ole vapaa valinta: laatta [1|3] sopii ketjuun, "
            "joten vuoroa ei voi ohittaa.",
            "Passing is not a free choice: the tile [1|3] fits the chain, "
            "so the turn cannot be passed.",
        ),
        (
            ReadWrong(Mistake.DRAW_OPTIONAL, STUCK),
            "Nostaminen ei ole tässä vapaaehtoista: mikään laattasi ei sovi, mutta nostaa saa "
            "vielä 1 laatan. Siksi vuoroa ei voi ohittaa.",
            "Drawing is not optional here: none of your tiles fits, but 1 tile can still be "
            "drawn. So the turn cannot be passed.",
        ),
        (
            ReadWrong(Mistake.PASSED_TOO_SOON, STUCK),
            "Vuoro ohitetaan vasta, kun nostettavaa ei enää ole, mutta nostokasassa on "
            "3 laattaa, joista 2 on varantoa.",
            "One passes only when nothing is left to draw, but the boneyard holds 3 tiles, "
            "2 of them the reserve.",
        ),
        (
            ReadWrong(Mistake.BLANK_AS_JOKER, STUCK, tile("05")),
            "Tyhjä ei ole jokeri: laatan [0|5] tyhjä puolikas sopii vain tyhjään, "
            "ja ketjun päät ovat ykkönen ja nelonen.",
            "A blank is no joker: the blank half of [0|5] fits only a blank, "
            "and the ends of the chain are a one and a four.",
        ),
        (
            ReadWrong(Mistake.BLANK_AS_JOKER, seen("12.33", 9, "00"), tile("12")),
            "Tyhjä ei ole jokeri: tyhjään päähän sopii vain tyhjä puolikas, "
            "eikä laatassa [1|2] ole sellaista.",
            "A blank is no joker: only a blank half fits a blank end, and [1|2] has none.",
        ),
        (
            ReadWrong(Mistake.JOINED_HALF, seen("13", 9, "36.R66.L23"), tile("13")),
            "Laatan [1|3] kolmonen ei auta: ketjussa oleva kolmonen on jo liitetty, "
            "ja ketjun päät ovat kakkonen ja kuutonen.",
            "The three of [1|3] is no help: the three in the chain is joined already, "
            "and the ends of the chain are a two and a six.",
        ),
        (
            ReadWrong(Mistake.FIRST_HALF_ONLY, seen("34", 9), tile("34")),
            "Vertaa laatan molempia puolikkaita: laatan [3|4] nelonen sopii ketjun päähän.",
            "Compare both halves of a tile: the four of [3|4] fits an end of the chain.",
        ),
    ],
)
def test_a_mistake_is_told_by_what_it_overlooks(
    finding: Finding, finnish: str, english: str
) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize(
    ("hint", "finnish", "english"),
    [
        (PlayableHint(FITS), "Laatta [1|3] sopii ketjuun.", "The tile [1|3] fits the chain."),
        (
            PlayableHint(seen("13.26.34.45", 9)),
            "Laatat [1|3], [3|4] ja [4|5] sopivat ketjuun.",
            "The tiles [1|3], [3|4] and [4|5] fit the chain.",
        ),
        (
            PlayableHint(seen("12.13.34.45", 9)),
            "Kädessäsi on 4 pelattavaa laattaa, esimerkiksi [1|2].",
            "4 tiles of your hand are playable, [1|2] for example.",
        ),
        (
            PlayableHint(STUCK),
            "Ketjun päät ovat ykkönen ja nelonen, eikä kädessäsi ole kumpaakaan.",
            "The ends of the chain are a one and a four, and your hand has neither.",
        ),
        (
            BoneyardHint(FITS),
            "Nostokasassa on 9 laattaa, joista 2 on varantoa.",
            "The boneyard holds 9 tiles, 2 of them the reserve.",
        ),
        (
            BoneyardHint(FITS_LAST),
            "Nostokasassa on jäljellä vain kahden laatan varanto.",
            "Only the reserve of two tiles is left in the boneyard.",
        ),
    ],
)
def test_each_step_of_the_ladder_is_said(hint: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(hint) == finnish
    assert words("en").hint(hint) == english


@pytest.mark.parametrize("language", ["fi", "en"])
def test_the_last_hint_is_what_a_right_answer_is_told(language: str) -> None:
    say = words(language)
    assert say.hint(ActionsAnswer(STUCK)) == say.reason(ActionsFound(STUCK))


def test_the_task_asks_for_everything_that_is_allowed() -> None:
    view = from_text("14_13.26-x6_x9_aa")
    assert isinstance(view, View)
    assert words("fi").task(Question(view)) == (
        "On sinun vuorosi. Mitä saat nyt tehdä? Merkitse kaikki, mikä on sallittua."
    )
    assert words("en").task(Question(view)) == (
        "It is your turn. What may you do now? Mark everything that is allowed."
    )
