"""What is said of exchanging a tile, in both languages."""

import pytest

from engine import Laid, Side
from tests.engine.positions import end, tile
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.repair import (
    BreakHint,
    BreaksElsewhere,
    MayPass,
    MeetsNeighbours,
    Mistake,
    NewFits,
    NewMisses,
    NotInTheWay,
    OpenHint,
    OutHint,
    RepairAnswer,
    Repaired,
    RepairedWrong,
    RightOut,
)
from tutorial.words import words

ENDS = (end("14", Side.LARGER, 4), end("14", Side.SMALLER, 1))
SIX_TWO, FOUR_FOUR = Laid(tile("26"), 6, 2), Laid(tile("44"), 4, 4)


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            Repaired(tile("26"), tile("45"), ()),
            "Laatan [2|6] paikalle sopii laatta [4|5], ja nyt samat silmäluvut kohtaavat.",
            "The tile [4|5] fits in the place of the tile [2|6], and now equal pips meet "
            "everywhere.",
        ),
        (
            MeetsNeighbours(tile("14"), (4,)),
            "Laatta [1|4] ei ole väärä: sen nelonen kohtaa naapurin nelosen.",
            "The tile [1|4] is not wrong: its four meets a four.",
        ),
        (
            MeetsNeighbours(tile("14"), (4, 1)),
            "Laatta [1|4] ei ole väärä: sama silmäluku kohtaa naapurin kummallakin puolella, "
            "vasemmalla nelonen ja oikealla ykkönen.",
            "The tile [1|4] is not wrong: equal pips meet on both its sides, "
            "a four on the left and a one on the right.",
        ),
        (
            BreaksElsewhere(tile("35"), SIX_TWO, FOUR_FOUR),
            "Vaikka vaihdat laatan [3|5], ketju jää rikki toisesta kohdasta. "
            "Laatan [2|6] kakkonen on tuplan [4|4] nelosta vasten.",
            "Even if you exchange the tile [3|5], the chain is still broken elsewhere. "
            "The two of the tile [2|6] lies against the four of the double [4|4].",
        ),
        (
            RightOut(tile("26")),
            "Oikein: laatta [2|6] on vaihdettava.",
            "Right: the tile [2|6] has to go.",
        ),
        (
            NewMisses(tile("03"), tile("35"), 5, None),
            "Laatta [0|3] ei sovi siihen: laatassa [3|5] on siinä kohdassa viitonen, "
            "mutta laatassa [0|3] ei ole viitosta.",
            "The tile [0|3] does not fit there: the tile [3|5] shows a five there, "
            "but no half of the tile [0|3] is a five.",
        ),
        (
            NewMisses(tile("05"), tile("44"), 4, 0),
            "Laatta [0|5] ei sovi siihen: tuplassa [4|4] on siinä kohdassa nelonen, "
            "mutta sitä vasten tulisi nolla.",
            "The tile [0|5] does not fit there: the double [4|4] shows a four there, "
            "but a blank would come to lie against it.",
        ),
        (
            RepairedWrong(Mistake.ONE_SIDE_ONLY, tile("25"), tile("44"), 4, 2),
            "Laatta [2|5] sopii vain toiselle puolelle: tuplassa [4|4] on siinä kohdassa nelonen, "
            "mutta sitä vasten tulisi kakkonen.",
            "The tile [2|5] fits on one side only: the double [4|4] shows a four there, "
            "but a two would come to lie against it.",
        ),
        (
            RepairedWrong(Mistake.BLANK_AS_JOKER, tile("00"), tile("35"), 5, 0),
            "Tyhjä ei käy jokerina: laatassa [3|5] on siinä kohdassa viitonen, "
            "mutta tuplasta [0|0] tulisi sitä vasten nolla. Tyhjä sopii vain tyhjään.",
            "A blank is no joker: the tile [3|5] shows a five there, but the double [0|0] would "
            "bring a blank against it. A blank matches only a blank.",
        ),
        (
            MayPass(tile("04"), tile("23"), ENDS),
            "Kun laatan [0|4] tilalla on laatta [2|3], mikään kädessä ei sovi ketjun päihin "
            "(nelonen ja ykkönen). Nostaakaan ei voi, joten saat ohittaa.",
            "With the tile [2|3] instead of the tile [0|4] nothing in the hand fits the ends, "
            "a four and a one. Nothing can be drawn either, so you may pass.",
        ),
        (
            NotInTheWay(tile("22"), ENDS),
            "Tupla [2|2] ei estä ohittamasta: se ei sovi ketjun kumpaankaan päähän "
            "(nelonen ja ykkönen).",
            "The double [2|2] does not keep you from passing: it fits neither end, "
            "a four and a one.",
        ),
        (
            NewFits(tile("46"), ENDS[0]),
            "Laatta [4|6] sopii laatan [1|4] nelospäähän, joten se olisi asetettava eikä vuoroa "
            "saisi ohittaa.",
            "The tile [4|6] fits the four of [1|4], so it would have to be placed and you "
            "could not pass.",
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
            BreakHint(SIX_TWO, FOUR_FOUR),
            "Etsi kohta, jossa silmäluvut eroavat. "
            "Laatan [2|6] kakkonen on tuplan [4|4] nelosta vasten.",
            "Look for the place where the pips differ. "
            "The two of the tile [2|6] lies against the four of the double [4|4].",
        ),
        (
            OpenHint(ENDS),
            "Ketjun päät ovat nelonen ja ykkönen. Kädessä ei saa olla mitään niihin sopivaa.",
            "The ends of the chain are a four and a one. The hand must hold nothing that fits.",
        ),
        (
            OutHint(tile("26")),
            "Vaihdettava on laatta [2|6].",
            "The one to exchange is the tile [2|6].",
        ),
        (
            RepairAnswer(tile("44"), tile("45")),
            "Vaihda tuplan [4|4] tilalle laatta [4|5].",
            "Exchange the double [4|4] for the tile [4|5].",
        ),
    ],
)
def test_each_hint_is_said(hint: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(hint) == finnish
    assert words("en").hint(hint) == english


def test_a_tile_is_named_as_it_lies() -> None:
    assert words("fi").laid_name(SIX_TWO) == "vasemmalla kuutonen, oikealla kakkonen"
    assert words("en").laid_name(SIX_TWO) == "six on the left, two on the right"
    assert words("fi").laid_name(FOUR_FOUR) == "tuplanelonen"
