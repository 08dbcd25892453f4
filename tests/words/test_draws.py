"""What is said of having to draw and of how many can be drawn, in both languages."""

import pytest

from engine import View, from_text
from tutorial.puzzles.draws import Question
from tutorial.puzzles.facts import Finding
from tutorial.puzzles.facts.draws import (
    CountOff,
    DrawsAnswer,
    DrawsFound,
    HalfRight,
    Mistake,
    NothingToDraw,
    ReadWrong,
)
from tutorial.puzzles.situation import Situation, of_view
from tutorial.words import words


def view(hand: str, boneyard: int, lying: str = "14.L11.R44") -> View:
    read = from_text(f"{lying}_{hand}-x6_x{boneyard}_aa")
    assert isinstance(read, View)
    return read


def seen(hand: str, boneyard: int) -> Situation:
    return of_view(view(hand, boneyard))


FITS, FITS_LAST = seen("13.26", 9), seen("13.26", 2)
STUCK, STUCK_LAST = seen("05.23", 3), seen("05.23", 2)


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            DrawsFound(FITS),
            "Laatta [1|3] sopii ketjuun, joten sinun ei ole pakko nostaa. Nostokasassa on "
            "9 laattaa, ja niistä 2 on varantoa: saat nostaa enintään 7 laattaa.",
            "The tile [1|3] fits the chain, so you need not draw. The boneyard holds 9 tiles, "
            "and 2 of them are the reserve: you may draw 7 tiles at most.",
        ),
        (
            DrawsFound(STUCK),
            "Ketjun päät ovat ykkönen ja nelonen, eikä kädessäsi ole kumpaakaan, joten sinun on "
            "nostettava. Nostokasassa on 3 laattaa, ja niistä 2 on varantoa: "
            "voit nostaa enintään 1 laatan.",
            "The ends of the chain are a one and a four, and your hand has neither, so you must "
            "draw. The boneyard holds 3 tiles, and 2 of them are the reserve: "
            "you can draw 1 tile at most.",
        ),
        (
            DrawsFound(STUCK_LAST),
            "Nostokasassa on jäljellä vain kahden laatan varanto, josta ei nosteta. "
            "Nostettavia on siis 0, eikä nostopakkoa ole.",
            "Only the reserve of two tiles is left in the boneyard, and it is never drawn. "
            "So 0 tiles can be drawn, and you need not draw.",
        ),
        (
            ReadWrong(Mistake.DRAW_OPTIONAL, STUCK),
            "Nostaminen ei ole tässä vapaaehtoista: ketjun päät ovat ykkönen ja nelonen, "
            "eikä kädessäsi ole kumpaakaan.",
            "Drawing is not optional here: the ends of the chain are a one and a four, "
            "and your hand has neither.",
        ),
        (
            ReadWrong(Mistake.DRAW_FORCED, FITS),
            "Nostaa saa, mutta pakko ei ole: laatta [1|3] sopii ketjuun.",
            "You may draw, but you need not: the tile [1|3] fits the chain.",
        ),
        (
            NothingToDraw(FITS_LAST),
            "Nostaa ei tarvitse: laatta [1|3] sopii ketjuun. "
            "Katso myös, mitä nostokasassa on jäljellä.",
            "You need not draw: the tile [1|3] fits the chain. "
            "Look also at what the boneyard holds.",
        ),
        (
            NothingToDraw(STUCK_LAST),
            "Mikään laattasi ei sovi, mutta nostokasassa on jäljellä vain kahden laatan varanto, "
            "josta ei nosteta.",
            "No tile of yours fits, but only the reserve of two tiles is left in the boneyard, "
            "and it is never drawn.",
        ),
        (
            HalfRight(must=True),
            "Kysymykseen nostopakosta vastasit oikein, mutta lukumäärä ei vielä täsmää.",
            "You are right about having to draw, but the number is not right yet.",
        ),
        (
            HalfRight(must=False),
            "Lukumäärä on oikein, mutta mieti nostopakkoa uudelleen.",
            "The number is right, but think again about having to draw.",
        ),
    ],
)
def test_what_is_said_of_having_to_draw(finding: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            ReadWrong(Mistake.RESERVE_COUNTED, FITS, 9),
            "Vastaus 9 on koko nostokasa. Varannon kahta laattaa ei nosteta koskaan.",
            "9 is the whole boneyard. The two tiles of the reserve are never drawn.",
        ),
        (
            ReadWrong(Mistake.HALF_THE_RESERVE_COUNTED, FITS, 8),
            "Vastauksessa 8 on mukana 1 varannon laatta. Varannossa on 2 laattaa.",
            "8 includes one tile of the reserve. The reserve is 2 tiles.",
        ),
        (
            ReadWrong(Mistake.ONE_PER_TURN, FITS, 1),
            "Laatat nostetaan yksi kerrallaan, mutta samalla vuorolla saa nostaa lisää: "
            "nostokasassa on 9 laattaa, joista 2 on varantoa.",
            "Tiles are drawn one at a time, but you may draw again in the same turn: "
            "the boneyard holds 9 tiles, 2 of them the reserve.",
        ),
        (
            ReadWrong(Mistake.DRAW_ONLY_WHEN_STUCK, FITS, 0),
            "Nostaa saa, vaikka kädessä on pelattavaa. Katso nostokasaa: siinä on 9 laattaa, "
            "eivätkä kaikki ole varantoa.",
            "You may draw even with a playable tile in hand. Look at the boneyard: it holds "
            "9 tiles, and not all of them are the reserve.",
        ),
        (
            ReadWrong(Mistake.AS_AFTER_THE_DEAL, FITS, 12),
            "Heti jaon jälkeen nostettavia oli 12. "
            "Nyt nostokasassa on 9 laattaa, joista 2 on varantoa.",
            "Just after the deal 12 could be drawn. "
            "Now the boneyard holds 9 tiles, 2 of them the reserve.",
        ),
        (
            ReadWrong(Mistake.HAND_COUNTED, FITS, 2),
            "Kädessäsi on 2 laattaa. Laske sen sijaan nostokasan laatat ilman varantoa.",
            "Your hand holds 2 tiles. Count the boneyard without its reserve instead.",
        ),
        (
            CountOff(6, -1, 9),
            "Vastauksesta 6 puuttuu 1 laatta.",
            "The answer 6 is 1 tile too few.",
        ),
        (
            CountOff(10, 3, 9),
            "Vastauksessa 10 on 3 laattaa liikaa.",
            "The answer 10 is 3 tiles too many.",
        ),
        (
            CountOff(5, 5, 2),
            "Vastaus 5 on liian suuri: mieti, mikä osa nostokasasta on varantoa.",
            "The answer 5 is too large: which part of the boneyard is the reserve?",
        ),
        (
            CountOff(0, -7, 9),
            "Vastaus 0 on liian pieni: nostokasassa on 9 laattaa, eivätkä kaikki ole varantoa.",
            "The answer 0 is too small: the boneyard holds 9 tiles, "
            "and not all of them are the reserve.",
        ),
    ],
)
def test_what_is_said_of_a_number(finding: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize("language", ["fi", "en"])
def test_the_last_hint_is_what_a_right_answer_is_told(language: str) -> None:
    say = words(language)
    assert say.hint(DrawsAnswer(STUCK)) == say.reason(DrawsFound(STUCK))


def test_the_task_says_how_many_tiles_lie_there() -> None:
    assert words("fi").task(Question(view("13.26", 9))) == (
        "On sinun vuorosi, ja nostokasassa on 9 laattaa. Onko sinun nostettava? "
        "Kuinka monta laattaa voit tällä vuorolla enintään nostaa?"
    )
    assert words("en").task(Question(view("13.26", 9))) == (
        "It is your turn, and the boneyard holds 9 tiles. Must you draw? "
        "How many tiles can you draw in this turn at most?"
    )
