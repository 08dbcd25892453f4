"""What is wrong with a position that someone shared: each fault by the text that shows it."""

import pytest

from engine import Expected, InvalidPosition, NotationError, from_text
from engine.faults import (
    Fault,
    HandsEmpty,
    MatchOverAlready,
    NoSuchSeat,
    NotTheStarter,
    PassImpossible,
    TilesMissing,
    TooManyTiles,
    TotalsForOthers,
    ViewerUnclear,
    WrongNumberOfPlayers,
)
from tests.engine.positions import tiles
from tutorial.words import words


def fault_of(text: str) -> Fault:
    with pytest.raises(InvalidPosition) as impossible:
        from_text(text)
    return impossible.value.fault


@pytest.mark.parametrize(
    ("fault", "finnish", "english"),
    [
        (
            fault_of("17"),
            "Laattaa [1|7] ei ole: tuplakuutossarjassa suurin silmäluku on 6.",
            "There is no tile [1|7], because a half of a double-six set has 6 pips at most.",
        ),
        (
            fault_of("14.L11.R14"),
            "Laatta [1|4] on kahdessa paikassa, mutta niitä on vain yksi.",
            "The tile [1|4] is in two places, but there is only one of it.",
        ),
        (
            TooManyTiles(29),
            "Tilanteessa on 29 laattaa, mutta sarjassa niitä on vain 28.",
            "The position has 29 tiles, but the set has only 28.",
        ),
        (
            TilesMissing(tiles("14")),
            "Tilanteesta puuttuu laatta [1|4].",
            "The tile [1|4] is missing from the position.",
        ),
        (
            TilesMissing(tiles("14.66")),
            "Tilanteesta puuttuvat laatat [1|4] ja [6|6].",
            "The tiles [1|4] and [6|6] are missing from the position.",
        ),
        (
            TilesMissing(tiles("00.01.02.03.04")),
            "Tilanteesta puuttuu 5 laattaa, ensimmäisenä [0|0].",
            "5 tiles are missing from the position, the first of them [0|0].",
        ),
        (
            fault_of("14.R25"),
            "Laattaa [2|5] ei voi liittää laatan [1|4] nelospäähän, koska siinä ei ole nelosta.",
            "The tile [2|5] cannot join the four of [1|4], "
            "because neither of its halves is a four.",
        ),
        (
            WrongNumberOfPlayers(5),
            "Draw on peli 2–4 pelaajalle, mutta tässä pelaajien määrä on 5.",
            "Draw is a game for 2 to 4, but here the number of players is 5.",
        ),
        (
            NoSuchSeat(3, 2),
            "Pelaajaa D ei ole: pelaajia on 2.",
            "There is no player D: the number of players is 2.",
        ),
        (
            fault_of("0_x20-x7_x2_aa"),
            "Pelaajalla A on 20 laattaa, mutta kädessä voi olla enintään 19 laattaa.",
            "Player A holds 20 tiles, but a hand can hold 19 tiles at most.",
        ),
        (
            fault_of("14_05-x7_x1_aa"),
            "Nostokasassa on 1 laatta, mutta sen kaksi viimeistä laattaa jäävät aina nostamatta.",
            "The boneyard holds 1 tile, but its last two tiles, the reserve, are never drawn.",
        ),
        (
            fault_of("14_05-x7_x15_aa"),
            "Nostokasassa on 15 laattaa, mutta jaosta siihen jää enintään 14.",
            "The boneyard holds 15 tiles, but the deal leaves 14 there at most.",
        ),
        (
            NotTheStarter(turn=0, starter=1),
            "Ketju on tyhjä, joten vuorossa on aloittaja, pelaaja B, eikä pelaaja A.",
            "The chain is empty, so it is the turn of the starter, player B, and not of player A.",
        ),
        (
            HandsEmpty((0,)),
            "Pelaajalla A on tyhjä käsi, mutta se voi olla vain sillä, "
            "joka juuri pelasi viimeisen laattansa.",
            "Player A has an empty hand, but only a player who has just gone out can have one.",
        ),
        (
            HandsEmpty((0, 2)),
            "Pelaajilla A ja C on tyhjä käsi, mutta se voi olla vain sillä, "
            "joka juuri pelasi viimeisen laattansa.",
            "Players A and C have an empty hand, "
            "but only a player who has just gone out can have one.",
        ),
        (
            PassImpossible(0, 2),
            "Peräkkäisiä ohituksia on 2, mutta pelaaja A ei ole voinut ohittaa vuoroaan.",
            "The number of passes in a row is 2, but player A could not have passed.",
        ),
        (
            ViewerUnclear((0, 1)),
            "Kesken kierroksen näkyvissä on yksi käsi ja kierroksen lopussa kaikki. "
            "Nyt näkyvien käsien määrä on 2.",
            "During a round one hand is shown, and at its end all are. "
            "Here the number of hands shown is 2.",
        ),
        (
            MatchOverAlready((100, 20)),
            "Pistesaldoilla 100 ja 20 ottelu on jo ohi, joten kierros ei voi olla kesken.",
            "With the totals 100 and 20 the match is over, so no round can be in play.",
        ),
        (
            TotalsForOthers(2, 3),
            "Pistesaldoja on 2, mutta pelaajia 3.",
            "The number of totals is 2, but the number of players is 3.",
        ),
    ],
)
def test_a_fault_is_named_with_its_facts(fault: Fault, finnish: str, english: str) -> None:
    assert words("fi").fault(fault) == finnish
    assert words("en").fault(fault) == english


@pytest.mark.parametrize(
    ("text", "finnish", "english"),
    [
        (
            "14.X11",
            "Tilanteen tekstin merkki 4 ei käy: siinä pitäisi olla ketju, esimerkiksi 14.L11.",
            "Character 4 of the position's text is wrong: "
            "a chain, for example 14.L11, should stand there.",
        ),
        (
            "14_05",
            "Tilanteen teksti loppuu kesken: seuraavaksi pitäisi tulla ketju, kädet, nostokasa "
            "ja vuoro alaviivoin erotettuina.",
            "The text of the position is cut short: "
            "chain, hands, boneyard and turn with underscores between should come next.",
        ),
    ],
)
def test_unreadable_text_is_told_where_and_what(text: str, finnish: str, english: str) -> None:
    with pytest.raises(NotationError) as unreadable:
        from_text(text)
    assert words("fi").not_readable(unreadable.value) == finnish
    assert words("en").not_readable(unreadable.value) == english


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("expected", Expected)
def test_whatever_was_expected_has_words_and_the_text_is_not_repeated(
    expected: Expected, language: str
) -> None:
    sentence = words(language).not_readable(NotationError("<script>" * 9, 3, expected))
    assert sentence.endswith(".")
    assert "script" not in sentence
    assert "None" not in sentence
