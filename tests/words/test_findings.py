"""What is said of an attempt, in both languages: placements, marked ends, credits."""

import pytest

from engine import Ended, Place, Port, Result, Side
from tests.engine.positions import chain, end, tile
from tutorial.puzzles import Outcome
from tutorial.puzzles.findings import (
    CountedWrong,
    Credited,
    EndsFound,
    EndsMissed,
    Finding,
    MarkedElsewhere,
    MarkedJoint,
    MarkedSide,
    Mistake,
    NotAsked,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    PipsMissed,
    PipsNotOpen,
    Placed,
    StillHasTiles,
    TiedForLowest,
    WinnerRight,
)
from tutorial.words import words

FOUR = end("14", Side.LARGER, 4)
ONE = end("14", Side.SMALLER, 1)
LINE_B = end("44", Side.LINE_B, 4)
AFTER = chain("14.R44")  # leaves 1 and 4


def said(finding: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize(
    ("placed", "finnish", "english"),
    [
        (
            Place(tile("14")),
            "Laatta [1|4] avaa ketjun.",
            "The tile [1|4] opens the chain.",
        ),
        (
            Place(tile("22")),
            "Tupla [2|2] avaa ketjun. Sekin asetetaan poikittain, eikä se avaa sivuhaaroja.",
            "The double [2|2] opens the chain. It lies across and opens no side branch.",
        ),
        (
            Place(tile("44"), FOUR),
            "Tupla [4|4] liittyy laatan [1|4] nelospäähän ja asetetaan poikittain.",
            "The double [4|4] joins the larger end of [1|4] and lies across the chain.",
        ),
        (
            Place(tile("34"), LINE_B),
            "Laatan [3|4] nelonen jatkaa tuplasta [4|4].",
            "The four of [3|4] goes on from the double [4|4].",
        ),
        (
            Place(tile("16"), ONE),
            "Laatan [1|6] ykkönen liittyy laatan [1|4] ykköspäähän.",
            "The one of [1|6] joins the smaller end of [1|4].",
        ),
    ],
)
def test_the_right_placement_is_said_in_words(placed: Place, finnish: str, english: str) -> None:
    said(Placed(placed, AFTER), finnish, english)


def test_a_legal_placement_that_is_not_asked_is_not_called_wrong() -> None:
    said(
        NotAsked(Place(tile("44"), FOUR), AFTER, same_tile=False),
        "Tuplan [4|4] saa liittää laatan [1|4] nelospäähän, ja päiksi jäisivät ykkönen ja nelonen. "
        "Tässä tehtävässä pyydetään kuitenkin toista laattaa.",
        "The double [4|4] may join the larger end of [1|4] and would leave a one and a four. "
        "Here, though, another tile is asked for.",
    )
    said(
        NotAsked(Place(tile("34"), LINE_B), chain("14.L11.R34.L13"), same_tile=True),
        "Laatan [3|4] saa liittää tuplan [4|4] linjaan B, "
        "ja päiksi jäisivät kolmonen ja kolmonen. "
        "Tässä tehtävässä pyydetään kuitenkin toista päätä.",
        "The tile [3|4] may join line B of [4|4] and would leave a three and a three. "
        "Here, though, another end is asked for.",
    )
    said(
        NotAsked(Place(tile("14")), chain("14"), same_tile=False),
        "Laatalla [1|4] saa avata, ja päiksi jäisivät nelonen ja ykkönen. "
        "Tässä tehtävässä pyydetään kuitenkin toista laattaa.",
        "The tile [1|4] may open and would leave a four and a one. "
        "Here, though, another tile is asked for.",
    )


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            EndsFound(AFTER),
            "Ketjun vapaat päät ovat ykkönen (laatan [1|4] pienempi pää) "
            "ja nelonen (tuplan [4|4] linja B).",
            "The open ends of the chain are a one (the smaller end of [1|4]) "
            "and a four (line B of [4|4]).",
        ),
        (
            MarkedJoint(Port(tile("14"), Side.LARGER), tile("44")),
            "Laatan [1|4] suurempi pää ei ole vapaa: se on jo liitetty tuplaan [4|4].",
            "The larger end of [1|4] is not open: it is joined to the double [4|4].",
        ),
        (
            MarkedSide(tile("44")),
            "Tuplan [4|4] kylki ei ole vapaa pää: mikään tupla ei avaa sivuhaaraa.",
            "The side of the double [4|4] is no open end: no double opens a side branch.",
        ),
        (
            MarkedElsewhere(Port(tile("36"), Side.SMALLER)),
            "Laatan [3|6] pienempi pää ei kuulu tähän ketjuun.",
            "The smaller end of [3|6] is not in this chain.",
        ),
        (
            EndsMissed(found=0, missed=2),
            "Ketjun kumpaakaan päätä ei ole vielä merkitty.",
            "Neither end of the chain is marked yet.",
        ),
        (
            EndsMissed(found=1, missed=1),
            "Yksi vapaa pää on merkitty oikein, mutta toinen puuttuu vielä.",
            "One open end is marked correctly, but the other is still missing.",
        ),
        (
            PipsNotOpen(4, inside=True),
            "Ketjussa on nelonen, mutta kumpikaan vapaa pää ei ole nelonen.",
            "There is a four in the chain, but neither open end is a four.",
        ),
        (
            PipsNotOpen(0, inside=False),
            "Ketjussa ei ole nollaa, joten siitä ei voi jatkaa.",
            "No half in the chain is a blank, so it cannot go on with a blank.",
        ),
        (
            PipsMissed(named=0, missed=1),
            "Oikea silmäluku puuttuu vielä: niitä on vain yksi.",
            "The right number of pips is still missing: there is only one.",
        ),
        (
            PipsMissed(named=0, missed=2),
            "Oikeat silmäluvut puuttuvat vielä: niitä on kaksi.",
            "The right numbers of pips are still missing: there are two.",
        ),
        (
            PipsMissed(named=1, missed=1),
            "Yksi silmäluku on oikein, mutta toinen puuttuu vielä.",
            "One number of pips is right, but the other is still missing.",
        ),
    ],
)
def test_marked_ends_are_answered_one_by_one(finding: Finding, finnish: str, english: str) -> None:
    said(finding, finnish, english)


@pytest.mark.parametrize(
    ("result", "finnish", "english"),
    [
        (
            Result(Ended.OUT, 0, 8, (0, 0, 8)),
            "Pelaaja A pelasi viimeisen laattansa ja saa 8 pistettä: "
            "kaikkien vastustajien silmät yhteensä.",
            "Player A went out and is credited 8 points: the sum of all opponents' hands.",
        ),
        (
            Result(Ended.OUT, 1, 1, (1, 0)),
            "Pelaaja B pelasi viimeisen laattansa ja saa 1 pisteen: "
            "kaikkien vastustajien silmät yhteensä.",
            "Player B went out and is credited 1 point: the sum of all opponents' hands.",
        ),
        (
            Result(Ended.OUT, 1, 0, (0, 0)),
            "Pelaaja B pelasi viimeisen laattansa, mutta vastustajien käsissä on 0 silmää. "
            "Hän voittaa kierroksen, mutta hyvitys on 0 pistettä.",
            "Player B went out, but the opponents' hands hold 0 pips. "
            "They win the round, and the credit is 0 points.",
        ),
        (
            Result(Ended.BLOCKED, 0, 15, (3, 8, 10)),
            "Kierros tukkeutui, ja pienin käsisumma on vain pelaajalla A, joten hän saa "
            "15 pistettä: vastustajien silmät yhteensä miinus omat silmänsä kerran.",
            "The round was blocked and player A alone has the lowest hand total, so they are "
            "credited 15 points: the opponents' sum less their own sum, once.",
        ),
        (
            Result(Ended.BLOCKED, None, 0, (3, 3, 10)),
            "Pelaajilla A ja B on sama pienin käsisumma, 3. Tasatuloksessa kukaan ei saa pisteitä.",
            "Players A and B have the same lowest hand total, 3. In a tie nobody is credited.",
        ),
        (
            Result(Ended.BLOCKED, None, 0, (3, 10, 3, 3)),
            "Pelaajilla A, C ja D on sama pienin käsisumma, 3. "
            "Tasatuloksessa kukaan ei saa pisteitä.",
            "Players A, C and D have the same lowest hand total, 3. In a tie nobody is credited.",
        ),
    ],
)
def test_the_right_credit_says_who_and_why(result: Result, finnish: str, english: str) -> None:
    said(Credited(result), finnish, english)


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            StillHasTiles(1, 1),
            "Pelaajalla B on vielä 1 laatta kädessään. "
            "Hyvityksen saa se, joka pelasi viimeisen laattansa.",
            "Player B still holds 1 tile. The credit goes to the player who went out.",
        ),
        (
            OutIsNoTie(None, 0),
            "Pelaaja A pelasi viimeisen laattansa, joten hän voittaa kierroksen. "
            "Tasatulos voi tulla vain tukossa.",
            "Player A went out, so that player wins the round. "
            "Only a blocked round can end in a tie.",
        ),
        (
            OutIsNoTie(1, 0),
            "Pelaajan B käsisumma on 0, mutta se ei tee tasatulosta tyhjän käden kanssa. "
            "Hyvityksen saa se, joka pelasi viimeisen laattansa.",
            "The hand total of player B is 0, but that is no tie with an empty hand. "
            "The credit goes to the player who went out.",
        ),
        (
            NotLowest(2, 10, 1),
            "Pelaajan C käsisumma on 10, mutta se ei ole pienin: yhdellä pelaajalla on vähemmän.",
            "The hand total of player C is 10, but it is not the lowest: one player has less.",
        ),
        (
            NotLowest(2, 10, 2),
            "Pelaajan C käsisumma on 10, mutta se ei ole pienin: kahdella pelaajalla on vähemmän.",
            "The hand total of player C is 10, but it is not the lowest: 2 players have less.",
        ),
        (
            TiedForLowest(0, 3),
            "Pelaajan A käsisumma 3 on pienin, mutta ei ainoa: jollakulla toisella on sama summa.",
            "Player A has the lowest hand total, 3, but not alone: someone else has the same.",
        ),
        (
            OneIsLowest(3),
            "Kierros tukkeutui, ja pienin käsisumma, 3, on vain yhdellä pelaajalla. Kenellä?",
            "The round was blocked and only one player has the lowest hand total, 3. Who?",
        ),
        (
            WinnerRight(3),
            "Pelaaja D on oikein, mutta pistemäärä ei vielä täsmää.",
            "Player D is right, but the number of points is not right yet.",
        ),
        (
            WinnerRight(None),
            "Oikein: kukaan ei saa hyvitystä. Pistemäärä ei kuitenkaan vielä täsmää.",
            "Right: nobody is credited. The number of points is not right yet, though.",
        ),
    ],
)
def test_a_wrong_player_is_told_why(finding: Finding, finnish: str, english: str) -> None:
    said(finding, finnish, english)


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        # 15 is right
        (
            OffBy(18, 3),
            "Vastauksessa 18 on 3 pistettä liikaa.",
            "The answer 18 is 3 points too many.",
        ),
        (OffBy(16, 1), "Vastauksessa 16 on 1 piste liikaa.", "The answer 16 is 1 point too many."),
        (OffBy(14, -1), "Vastauksesta 14 puuttuu 1 piste.", "The answer 14 is 1 point too few."),
        (
            OffBy(13, -2),
            "Vastauksesta 13 puuttuu 2 pistettä.",
            "The answer 13 is 2 points too few.",
        ),
        # the difference would be the whole answer
        (
            OffBy(0, -15),
            "Vastaus 0 on liian pieni: tästä kierroksesta saa pisteitä.",
            "The answer 0 is too small: this round does bring points.",
        ),
        (
            OffBy(30, 15),
            "Vastaus 30 on kaksi kertaa niin suuri kuin pitäisi.",
            "The answer 30 is twice what it should be.",
        ),
        (
            OffBy(7, 7),  # 0 is right
            "Vastaus 7 on liian suuri. Saako tästä kierroksesta kukaan pisteitä?",
            "The answer 7 is too large. Does anyone get points from this round?",
        ),
    ],
)
def test_a_wrong_number_is_told_the_difference(
    finding: Finding, finnish: str, english: str
) -> None:
    said(finding, finnish, english)


@pytest.mark.parametrize("mistake", Mistake)
@pytest.mark.parametrize("language", ["fi", "en"])
def test_every_mistake_is_named_with_the_number_it_led_to(mistake: Mistake, language: str) -> None:
    say = words(language)
    sentence = say.reason(CountedWrong(mistake, 97))
    assert "97" in sentence
    assert sentence.endswith(".")
    others = [say.reason(CountedWrong(other, 97)) for other in Mistake if other is not mistake]
    assert sentence not in others


def test_a_missed_hand_is_named() -> None:
    said(
        CountedWrong(Mistake.ONE_HAND_MISSED, 8, 2),
        "Luvusta 8 puuttuu pelaajan C käsi. Kaikkien vastustajien silmät lasketaan.",
        "The hand of player C is missing from the number 8. The pips of all opponents count.",
    )
    said(
        CountedWrong(Mistake.ONE_HAND_MISSED, 8),
        "Luvusta 8 puuttuu yhden vastustajan käsi. Kaikkien vastustajien silmät lasketaan.",
        "The hand of one opponent is missing from the number 8. The pips of all opponents count.",
    )


def test_own_pips_are_taken_off_once() -> None:
    said(
        CountedWrong(Mistake.OWN_NOT_SUBTRACTED, 18),
        "Luku 18 on vastustajien silmien summa. Siitä vähennetään vielä voittajan omat silmät.",
        "The number 18 is the opponents' sum. The winner's own pips must still be taken off.",
    )
    said(
        CountedWrong(Mistake.OWN_SUBTRACTED_AGAIN, 12),
        "Luvun 12 saa, kun vähentää voittajan omat silmät useammin kuin kerran. "
        "Ne vähennetään vain kerran.",
        "The number 12 comes from taking the winner's own pips off more than once. "
        "They are taken off only once.",
    )


@pytest.mark.parametrize(
    ("outcome", "kind", "finnish", "english"),
    [
        (Outcome.SOLVED, "place", "Oikein!", "Correct!"),
        (Outcome.LEGAL, "place", "Sallittu, mutta ei pyydetty", "Allowed, but not what is asked"),
        (Outcome.REFUSED, "place", "Ei käy", "Not allowed"),
        (Outcome.REFUSED, "credit", "Ei vielä", "Not yet"),
        (Outcome.REFUSED, "ends", "Ei vielä", "Not yet"),
    ],
)
def test_the_heading_of_a_verdict(outcome: Outcome, kind: str, finnish: str, english: str) -> None:
    assert words("fi").heading(outcome, kind) == finnish
    assert words("en").heading(outcome, kind) == english
