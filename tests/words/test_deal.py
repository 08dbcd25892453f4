"""The set, the players, the deal and the boneyard in sentences, both languages."""

import pytest

from engine import Tile
from tutorial.puzzles import deal
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.deal import (
    DealAnswer,
    Dealt,
    Drawn,
    Follows,
    MarkedMember,
    MarkedPlayers,
    Miscounted,
    Mistake,
    Number,
    NumberOff,
    NumbersRight,
    PlayersKnown,
    PlayersMissed,
    Remaining,
    SetKnown,
    Step,
    StepHint,
    StrangersMissed,
)
from tutorial.words import words


@pytest.mark.parametrize(
    ("found", "finnish", "english"),
    [
        (
            Dealt(4, 6, 4, 2),
            (
                "Neljällä pelaajalla kukin saa 6 laattaa. Nostokasaan jää 28 − 4 × 6 = 4 "
                "laattaa. Kaksi viimeistä ovat varanto, joten nostaa voi 2 laattaa."
            ),
            (
                "With four players each takes 6 tiles. 28 − 4 × 6 = 4 tiles are left in the "
                "boneyard. The last two are the reserve, so 2 can be drawn."
            ),
        ),
        (
            Remaining(4, 20, 4, 2),
            (
                "Nostokasassa on 28 − 4 − 20 = 4 laattaa. Kaksi viimeistä ovat varanto, joten "
                "nostaa voi vielä 2 laattaa."
            ),
            (
                "The boneyard holds 28 − 4 − 20 = 4 tiles. The last two are the reserve, so 2 "
                "can still be drawn."
            ),
        ),
        (
            Remaining(9, 17, 2, 0),
            (
                "Nostokasassa on 28 − 9 − 17 = 2 laattaa. Ne ovat varanto, joten nostaa ei voi "
                "enää yhtään."
            ),
            (
                "The boneyard holds 28 − 9 − 17 = 2 tiles. They are the reserve, so none can be"
                " drawn any more."
            ),
        ),
        (
            Drawn(3, 7, 3, 4, 2),
            (
                "Kolmella pelaajalla nostokasaan jää 7 laattaa. Nyt siinä on 7 − 3 = 4 laattaa."
                " Kaksi viimeistä ovat varanto, joten nostaa voi vielä 2 laattaa."
            ),
            (
                "With three players the deal leaves 7 tiles in the boneyard. Now it holds 7 − 3"
                " = 4 tiles. The last two are the reserve, so 2 can still be drawn."
            ),
        ),
        (
            Drawn(4, 4, 2, 2, 0),
            (
                "Neljällä pelaajalla nostokasaan jää 4 laattaa. Nyt siinä on 4 − 2 = 2 laattaa."
                " Ne ovat varanto, joten nostaa ei voi enää yhtään."
            ),
            (
                "With four players the deal leaves 4 tiles in the boneyard. Now it holds 4 − 2 "
                "= 2 tiles. They are the reserve, so none can be drawn any more."
            ),
        ),
        (
            SetKnown(("[3|7]",)),
            (
                "Sarjassa on 28 laattaa. [3|7] ei kuulu siihen, koska sarjassa ei ole kuutosta "
                "suurempia puolikkaita."
            ),
            (
                "The set has 28 tiles. [3|7] is not one of them: in the set no half has more "
                "than six pips."
            ),
        ),
        (
            SetKnown(("[3|7]", "[0|8]")),
            (
                "Sarjassa on 28 laattaa. [3|7] ja [0|8] eivät kuulu siihen, koska sarjassa ei "
                "ole kuutosta suurempia puolikkaita."
            ),
            (
                "The set has 28 tiles. [3|7] and [0|8] are not among them: in the set no half "
                "has more than six pips."
            ),
        ),
        (
            PlayersKnown(4),
            (
                "Draw-peliä pelaa 2, 3 tai 4 pelaajaa, jokainen itselleen. Neljällä pelaajalla "
                "on 4 pistesaldoa."
            ),
            (
                "Draw is played by 2, 3 or 4 players, each for themself. With four players "
                "there are 4 running totals."
            ),
        ),
        (
            NumbersRight((Number.EACH, Number.DRAWABLE)),
            "Oikein: käden laattamäärä ja nostettavien laattojen määrä.",
            "Right: the number of tiles per hand and tiles that can be drawn.",
        ),
        (
            Miscounted(Mistake.SEVEN_FOR_FOUR, Number.EACH, 7),
            "Seitsemän laattaa jaetaan kahdelle tai kolmelle. Neljälle jaetaan vähemmän.",
            "Seven tiles each are dealt to two or three. Four players take fewer.",
        ),
        (
            Miscounted(Mistake.SEVEN_FOR_FOUR, Number.BONEYARD, 0),
            (
                "Nostokasaan jäisi 0 laattaa, jos neljälle jaettaisiin seitsemän kullekin. "
                "Neljälle jaetaan vähemmän."
            ),
            (
                "The boneyard would hold 0 tiles if four players took seven each. Four players "
                "take fewer."
            ),
        ),
        (
            Miscounted(Mistake.SIX_FOR_FEW, Number.EACH, 6),
            "Kuusi laattaa jaetaan vain neljälle pelaajalle. Muuten jaetaan enemmän.",
            "Six tiles each are dealt only to four players. Otherwise it is more.",
        ),
        (
            Miscounted(Mistake.SIX_FOR_FEW, Number.BONEYARD, 16),
            (
                "Nostokasaan jäisi 16 laattaa, jos kukin saisi kuusi. Kuusi jaetaan vain "
                "neljälle pelaajalle."
            ),
            ("The boneyard would hold 16 tiles if each took six. Only four players take six each."),
        ),
        (
            Miscounted(Mistake.RESERVE_DRAWN, Number.DRAWABLE, 14),
            (
                "Luvussa 14 on mukana varanto. Nostokasan kahta viimeistä laattaa ei nosteta "
                "koskaan."
            ),
            (
                "The number 14 includes the reserve. The last two tiles of the boneyard are "
                "never drawn."
            ),
        ),
        (
            Miscounted(Mistake.RESERVE_LEFT_OUT, Number.BONEYARD, 12),
            (
                "Luvusta 12 puuttuu varanto. Myös sen kaksi laattaa ovat nostokasassa, vaikka "
                "niitä ei nosteta."
            ),
            (
                "The number 12 leaves the reserve out. Its two tiles are in the boneyard too, "
                "though they are not drawn."
            ),
        ),
        (
            Miscounted(Mistake.BLANK_FORGOTTEN, Number.SET, 27),
            "Luvusta 27 puuttuu yksi laatta. Onko tuplanolla [0|0] mukana?",
            "The number 27 is one tile short. Is the double blank [0|0] counted?",
        ),
        (
            Miscounted(Mistake.BOTH_WAYS, Number.SET, 49),
            ("Luvun 49 saa, kun laskee laattoja kahteen kertaan. [1|2] ja [2|1] ovat sama laatta."),
            "The number 49 comes from counting tiles twice. [1|2] and [2|1] are the same tile.",
        ),
        (
            Miscounted(Mistake.PARTNERS, Number.TOTALS, 2),
            "Kaksi pistesaldoa riittäisi, jos neljä pelaisi pareina. Draw ei ole paripeli.",
            "Two running totals would do if four played in pairs. In Draw nobody has a partner.",
        ),
        (
            Miscounted(Mistake.PLACED_TAKEN_OFF, Number.BONEYARD, 1),
            (
                "Luvun 1 saa, kun nostokasasta vähentää myös ketjun laatat. Ketjuun laatat "
                "asetetaan käsistä, joten ne eivät vähennä nostokasaa."
            ),
            (
                "The number 1 comes from taking the chain's tiles off the boneyard too. Tiles "
                "are placed from the hands, so they do not make the boneyard smaller."
            ),
        ),
        (
            Follows(Number.BONEYARD, 8, Number.EACH, 5),
            (
                "Nostokasan laattamäärä 8 on laskettu oikein luvusta 5, mutta käden laattamäärä"
                " ei ole 5."
            ),
            (
                "The number of tiles in the boneyard, 8, follows from 5, but the number of "
                "tiles per hand is not 5."
            ),
        ),
        (
            NumberOff(Number.BONEYARD, 16, 2),
            "Nostokasan laattamäärässä 16 on 2 liikaa.",
            "The number of tiles in the boneyard, 16, is 2 too many.",
        ),
        (
            NumberOff(Number.EACH, 5, -1),
            "Käden laattamäärästä 5 puuttuu 1.",
            "The number of tiles per hand, 5, is 1 too few.",
        ),
        (
            NumberOff(Number.DRAWABLE, 3, 3),
            "Nostettavien laattojen määrä 3 on liikaa. Onko niitä enää yhtään?",
            "The number of tiles that can be drawn cannot be 3: are there any at all?",
        ),
        (
            NumberOff(Number.SET, 0, -28),
            "Sarjan laattamäärä ei ole 0 vaan enemmän.",
            "The number of tiles in the set is not 0 but more.",
        ),
        (
            MarkedMember("[0|0]", Tile(0, 0)),
            "[0|0] kuuluu sarjaan: kummassakin puolikkaassa on enintään kuusi silmää.",
            "[0|0] is one of the set: neither half has more than six pips.",
        ),
        (
            MarkedMember("[4|1]", Tile(1, 4)),
            "[4|1] on sama laatta kuin [1|4], ja se kuuluu sarjaan.",
            "[4|1] is the same tile as [1|4], and it is one of the set.",
        ),
        (
            StrangersMissed(0, 1),
            "Vielä 1 laatta, joka ei kuulu sarjaan, on merkitsemättä.",
            "There is 1 more tile that is not of the set.",
        ),
        (
            StrangersMissed(1, 2),
            (
                "Merkitsit oikein 1 laatan. Vielä 2 laattaa, jotka eivät kuulu sarjaan, on "
                "merkitsemättä."
            ),
            "You marked 1 tile rightly. There are 2 more tiles that are not of the set.",
        ),
        (
            MarkedPlayers(1),
            "Yksin Draw-peliä ei voi pelata: 1 pelaaja on liian vähän.",
            "Nobody can play Draw alone: 1 player is too few.",
        ),
        (MarkedPlayers(5), "Draw-peliin 5 pelaajaa on liikaa.", "5 players are too many for Draw."),
        (
            PlayersMissed(0, 3),
            "Yhtään niistä pelaajamääristä, joilla peliä pelataan, ei ole vielä merkitty.",
            "The numbers of players with whom it can be played are not marked yet.",
        ),
        (
            PlayersMissed(1, 2),
            "1 merkitty pelaajamäärä on oikein, mutta 2 puuttuu vielä.",
            "1 of the marked numbers of players is right, but 2 more can play.",
        ),
        (
            PlayersMissed(2, 1),
            "2 merkittyä pelaajamäärää on oikein, mutta 1 puuttuu vielä.",
            "2 of the marked numbers of players are right, but 1 is missing.",
        ),
    ],
)
def test_what_is_said_of_an_attempt(found: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(found) == finnish
    assert words("en").reason(found) == english


@pytest.mark.parametrize(
    ("step", "finnish", "english"),
    [
        (
            StepHint(Step.HALVES),
            "Sarjan laattojen puolikkaissa on silmälukuja nollasta kuutoseen, ei suurempia.",
            "The halves of the set's tiles show numbers from blank to six, none larger.",
        ),
        (
            StepHint(Step.ROWS),
            (
                "Jokainen silmälukujen pari on sarjassa yhden kerran, tuplatkin: laattoja on 7 "
                "+ 6 + 5 + 4 + 3 + 2 + 1."
            ),
            (
                "Each pair of numbers is in the set once, the doubles too: there are 7 + 6 + 5 "
                "+ 4 + 3 + 2 + 1 tiles."
            ),
        ),
        (
            StepHint(Step.WITHOUT_HANDS, (3, 7)),
            "Sarjan 28 laatasta on jaettu 3 × 7 laattaa. Loput ovat nostokasassa.",
            "Of the 28 tiles of the set, 3 × 7 have been dealt. The rest are in the boneyard.",
        ),
        (
            StepHint(Step.WITHOUT_SEEN, (1, 7, 6, 7)),
            (
                "Ketjussa on 1 laatta ja käsissä 7 + 6 + 7 laattaa. Sarjan muut laatat ovat "
                "nostokasassa."
            ),
            (
                "The chain has 1 tile and the hands hold 7 + 6 + 7 tiles. The other tiles of "
                "the set are in the boneyard."
            ),
        ),
        (
            StepHint(Step.WITHOUT_DRAWS, (7, 1)),
            (
                "Jaon jälkeen nostokasassa oli 7 laattaa, ja niistä on nostettu 1. Ketjuun "
                "asetetut laatat ovat tulleet käsistä."
            ),
            (
                "After the deal the boneyard held 7 tiles, and 1 of them has been drawn. The "
                "tiles of the chain came from the hands."
            ),
        ),
        (
            StepHint(Step.RESERVE),
            "Nostokasan kaksi viimeistä laattaa ovat varanto: niitä ei nosteta.",
            "The last two tiles of the boneyard are the reserve: they are not drawn.",
        ),
        (
            StepHint(Step.EACH_ALONE),
            "Draw-pelissä ei ole pareja eikä joukkueita: jokainen pelaa itselleen.",
            "In Draw there are no pairs and no teams: each plays for themself.",
        ),
        (
            DealAnswer(Dealt(2, 7, 14, 12)),
            (
                "Kahdella pelaajalla kukin saa 7 laattaa. Nostokasaan jää 28 − 2 × 7 = 14 "
                "laattaa. Kaksi viimeistä ovat varanto, joten nostaa voi 12 laattaa."
            ),
            (
                "With two players each takes 7 tiles. 28 − 2 × 7 = 14 tiles are left in the "
                "boneyard. The last two are the reserve, so 12 can be drawn."
            ),
        ),
    ],
)
def test_what_a_hint_says(step: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(step) == finnish
    assert words("en").hint(step) == english


@pytest.mark.parametrize(
    ("question", "finnish", "english"),
    [
        (
            "deal~2",
            (
                "Pelissä on kaksi pelaajaa, ja laatat on juuri jaettu. Montako laattaa kukin "
                "sai, montako jäi nostokasaan ja montako niistä voi nostaa?"
            ),
            (
                "There are two players and the tiles have just been dealt. How many tiles did "
                "each take, how many are in the boneyard, and how many of these can be drawn?"
            ),
        ),
        (
            "drawn~36.L03.R66.L05_01.11.12.24.34.45.55-x6-x7_x4_cb",
            (
                "Pelissä on kolme pelaajaa, ja jaon jälkeen on nostettu 3 laattaa. Montako "
                "laattaa nostokasassa on jäljellä, ja montako niistä voi vielä nostaa?"
            ),
            (
                "There are three players, and 3 tiles have been drawn since the deal. How many "
                "are left in the boneyard, and how many of these can still be drawn?"
            ),
        ),
        (
            "left~36.L03.R66.L05_01.11.12.24.34.45.55-x6-x7_x4_cb",
            (
                "Kierros on kesken. Laske ketjun ja käsien laatat: montako laattaa nostokasassa"
                " on jäljellä, ja montako niistä voi vielä nostaa?"
            ),
            (
                "A round is in play. Count the tiles of the chain and of the hands: how many "
                "are left in the boneyard, and how many of these can still be drawn?"
            ),
        ),
        (
            "set~00.37",
            "Montako laattaa Draw-pelin sarjassa on, ja mitkä näistä eivät kuulu siihen?",
            "How many tiles has the set of Draw, and which of these are not of the set?",
        ),
        (
            "players~4",
            (
                "Monellako pelaajalla Draw-peliä voi pelata? Entä montako pistesaldoa pidetään,"
                " kun pelissä on neljä pelaajaa?"
            ),
            "How many can play Draw? And how many running totals are kept with four players?",
        ),
    ],
)
def test_how_it_is_asked(question: str, finnish: str, english: str) -> None:
    asked = deal.from_text(question)
    assert words("fi").task(asked) == finnish
    assert words("en").task(asked) == english
