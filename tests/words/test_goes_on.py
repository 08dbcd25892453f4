"""What is said of a credit in the middle of a round, in both languages."""

import pytest

from tests.engine.positions import position, tile
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.credit import CountedWrong, Mistake
from tutorial.puzzles.facts.goes_on import (
    AllPassed,
    CanDraw,
    CanPlace,
    GoesOnAnswer,
    HandsHint,
    NobodyOut,
    NoCreditYet,
    NotAllPassed,
    NotBlockedHint,
    NotOut,
    SomeoneOut,
    StillInPlay,
)
from tutorial.words import words


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            CanDraw(1),
            "Kierros ei ole tukossa: nostokasasta saa nostaa vielä 1 laatan.",
            "The round is not blocked: 1 tile can still be drawn.",
        ),
        (
            CanPlace(0, tile("04")),
            "Kierros ei ole tukossa: pelaaja A voi vielä asettaa laatan [0|4].",
            "The round is not blocked: player A can still place the tile [0|4].",
        ),
        (
            NotAllPassed(0, 3),
            "Kierros päättyy tukkoon vasta, kun kaikki ovat ohittaneet. "
            "Kukaan ei ole vielä ohittanut.",
            "A blocked round ends only when everyone has passed. So far nobody of three has.",
        ),
        (
            NotAllPassed(1, 2),
            "Kierros päättyy tukkoon vasta, kun kaikki ovat ohittaneet. "
            "Pelaajista on ohittanut vasta yksi kahdesta.",
            "A blocked round ends only when everyone has passed. So far one of two has.",
        ),
        (
            NotAllPassed(3, 4),
            "Kierros päättyy tukkoon vasta, kun kaikki ovat ohittaneet. "
            "Pelaajista on ohittanut vasta kolme neljästä.",
            "A blocked round ends only when everyone has passed. So far three of four have.",
        ),
        (
            NotOut(2, 1),
            "Pelaajalla C on vielä 1 laatta kädessään.",
            "Player C still holds 1 tile.",
        ),
        (
            NobodyOut(2),
            "Kukaan ei ole pelannut viimeistä laattaansa: jokaisella on yhä ainakin 2 laattaa.",
            "Nobody has gone out: everyone still holds at least 2 tiles.",
        ),
        (
            NoCreditYet(7),
            "Lukua 7 ei kirjata kenellekään: pisteet lasketaan vasta kierroksen lopussa.",
            "The number 7 is entered for nobody: points are counted only at the end of a round.",
        ),
        (
            SomeoneOut(1),
            "Pelaajalla B ei ole enää laattoja. "
            "Kierros päättyi, kun hän pelasi viimeisen laattansa.",
            "Player B has no tiles left. The round ended when they placed their last tile.",
        ),
        (
            AllPassed(2),
            "Molemmat pelaajat ovat ohittaneet vuoronsa peräkkäin, ja nostokasassa on vain "
            "varanto. Kierros on tukossa ja päättynyt.",
            "Both players have passed in a row, and only the reserve is left in the boneyard. "
            "The round is blocked and over.",
        ),
        (
            StillInPlay(CanDraw(3), tile("66")),
            "Kierros jatkuu. Kierros ei ole tukossa: nostokasasta saa nostaa vielä 3 laattaa. "
            "Viimeksi asetetusta tuplasta [6|6] ei saa pisteitä.",
            "The round goes on. The round is not blocked: 3 tiles can still be drawn. "
            "The double [6|6], placed last, scores nothing.",
        ),
        (
            CountedWrong(Mistake.PLACING_SCORED, 12),
            "Luvun 12 saa, kun laskee pisteitä viimeksi asetetusta laatasta. "
            "Laatan asettamisesta ei saa pisteitä, ei edes viimeisestä.",
            "You get 12 by scoring the tile that was placed last. "
            "Placing a tile scores nothing, not even the last one.",
        ),
    ],
)
def test_each_finding_is_said(finding: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize(
    ("hint", "finnish", "english"),
    [
        (
            HandsHint((2, 1)),
            "Laattoja on jäljellä näin: A 2, B 1. Onko kukaan pelannut viimeistä laattaansa?",
            "Tiles left: A 2, B 1. Has anyone gone out?",
        ),
        (
            NotBlockedHint(CanDraw(2)),
            "Kierros ei ole tukossa: nostokasasta saa nostaa vielä 2 laattaa.",
            "The round is not blocked: 2 tiles can still be drawn.",
        ),
        (
            GoesOnAnswer(CanDraw(2)),
            "Kierros jatkuu, joten hyvitystä ei ole vielä. "
            "Kierros ei ole tukossa: nostokasasta saa nostaa vielä 2 laattaa.",
            "The round goes on, so there is no credit yet. "
            "The round is not blocked: 2 tiles can still be drawn.",
        ),
    ],
)
def test_each_hint_is_said(hint: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(hint) == finnish
    assert words("en").hint(hint) == english


@pytest.mark.parametrize(
    ("passes", "turn", "finnish", "english"),
    [
        (0, 1, "kukaan ei ole ohittanut vuoroaan", "Nobody has passed since"),
        (1, 2, "pelaaja B on ohittanut vuoronsa", "Since then player B has passed"),
        (2, 0, "pelaajat B ja C ovat ohittaneet vuoronsa", "players B and C have passed"),
    ],
)
def test_how_a_round_stands_is_said_before_the_question(
    passes: int, turn: int, finnish: str, english: str
) -> None:
    round_ = position("14.R44", "02", "03", "06", turn=turn, passes=passes)
    said = words("fi").standing(round_)
    assert said.startswith("Pelaaja A asetti viimeksi tuplan [4|4]. Sen jälkeen")
    assert finnish in said
    assert said.endswith("Ketjun päät ovat ykkönen ja nelonen.")
    assert english in words("en").standing(round_)
