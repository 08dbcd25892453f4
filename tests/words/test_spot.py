"""What is said of a record and of the slip in it, in both languages."""

import pytest

from engine import DRAW, PASS, Action, Place, Reason, Rule, Side
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
from tests.engine.positions import end, tile
from tutorial.puzzles.facts import Finding, Hint
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
    Spotted,
    SuspectedWrong,
)
from tutorial.words import words

FOUR = end("14", Side.LARGER, 4)
BLANK = end("03", Side.SMALLER, 0)
SIX_AT_FOUR = Place(tile("46"), FOUR)


@pytest.mark.parametrize(
    ("action", "finnish", "english"),
    [
        (
            SIX_AT_FOUR,
            "Pelaaja B liittää laatan [4|6] laatan [1|4] nelospäähän.",
            "Player B joins the tile [4|6] to the four of [1|4].",
        ),
        (
            Place(tile("46"), end("44", Side.BRANCH, 4)),
            "Pelaaja B liittää laatan [4|6] tuplan [4|4] kylkeen.",
            "Player B joins the tile [4|6] to the side of [4|4].",
        ),
        (
            Place(tile("14")),
            "Pelaaja B avaa ketjun laatalla [1|4].",
            "Player B opens the chain with the tile [1|4].",
        ),
        (DRAW, "Pelaaja B nostaa tuplan [5|5].", "Player B draws the double [5|5]."),
        (PASS, "Pelaaja B ohittaa vuoronsa.", "Player B passes."),
    ],
)
def test_each_act_is_said(action: Action, finnish: str, english: str) -> None:
    assert words("fi").act(1, action, tile("55")) == finnish
    assert words("en").act(1, action, tile("55")) == english


@pytest.mark.parametrize(
    ("why", "finnish", "english"),
    [
        (
            NoHalfMatches(tile("25"), FOUR, ()),
            "Pää on nelonen, mutta laatassa [2|5] ei ole nelosta.",
            "The end is a four, but no half of the tile [2|5] is a four.",
        ),
        (
            BlankMismatch(tile("05"), FOUR, ()),
            "Pää on nelonen, mutta laatassa [0|5] ei ole nelosta, ja tyhjä sopii vain tyhjään.",
            "The end is a four, but no half of the tile [0|5] is a four, "
            "and a blank matches only a blank.",
        ),
        (
            SideOfDouble(tile("46"), tile("44"), (), ()),
            "Tuplan [4|4] kylkeen ei liitetä mitään: mikään tupla ei avaa sivuhaaraa.",
            "Nothing joins the side of the double [4|4], for no double opens a side branch.",
        ),
        (
            JointTaken(tile("46"), FOUR.port, tile("44"), (), ()),
            "Laatan [1|4] nelospää oli jo liitetty tuplaan [4|4], "
            "eikä laattojen väliin liitetä mitään.",
            "The four of [1|4] was joined to [4|4] already, and nothing joins between two tiles.",
        ),
        (
            OnlyReserve(2, (PASS,)),
            "Nostokasassa oli jäljellä vain kahden laatan varanto, eikä siitä nosteta.",
            "Only the reserve of two tiles was left in the boneyard, and it is never drawn.",
        ),
        (
            MustPlace((SIX_AT_FOUR,)),
            "Pelaaja olisi voinut asettaa laatan [4|6], joten hän ei saanut ohittaa.",
            "The player could have placed the tile [4|6], so passing was not allowed.",
        ),
        (
            PlaceOrDraw((SIX_AT_FOUR,), 3),
            "Pelaaja olisi voinut asettaa laatan [4|6], joten hän ei saanut ohittaa.",
            "The player could have placed the tile [4|6], so passing was not allowed.",
        ),
        (
            MustDraw(1),
            "Pelattavaa ei ollut, mutta nostokasasta sai nostaa vielä 1 laatan, "
            "joten pelaajan oli nostettava.",
            "Nothing was playable, but 1 tile could still be drawn, so the player had to draw.",
        ),
        (
            NotYourTurn(2, 1),
            "Vuoro oli pelaajan B, ei pelaajan C.",
            "It was the turn of player B, not of player C.",
        ),
    ],
)
def test_the_slip_is_named_with_its_rule_and_reason(
    why: Reason, finnish: str, english: str
) -> None:
    for found in (Spotted(3, 1, Rule.TURN_MATCH, why), SpotAnswer(3, Rule.TURN_MATCH, why)):
        say = [
            words(language).reason(found)
            if isinstance(found, Spotted)
            else words(language).hint(found)
            for language in ("fi", "en")
        ]
        assert say == [
            f"Teko 3 rikkoo sääntöä ”Samat silmäluvut yhteen”. {finnish}",
            f"Action 3 breaks the rule “Equal pips meet”. {english}",
        ]


@pytest.mark.parametrize(
    ("finding", "finnish", "english"),
    [
        (
            PlaceAllowed(4, 1, SIX_AT_FOUR),
            "Teko 4 on sallittu: laatan [4|6] nelonen liittyy laatan [1|4] nelospäähän.",
            "Action 4 is allowed: the four of [4|6] joins the four of [1|4].",
        ),
        (
            DrawAllowed(4, 1, 3),
            "Teko 4 on sallittu: pelaajalla B ei ollut pelattavaa, "
            "ja nostokasasta sai nostaa vielä 3 laattaa.",
            "Action 4 is allowed: player B had nothing playable, and 3 tiles could still be drawn.",
        ),
        (
            PassAllowed(4, 1, (1, 4)),
            "Teko 4 on sallittu: pelaajan B kädessä ei ollut mitään ketjun päihin "
            "(ykkönen ja nelonen) sopivaa, eikä nostaa enää voinut.",
            "Action 4 is allowed: player B held nothing that fits the ends, a one and a four, "
            "and nothing could be drawn any more.",
        ),
        (
            SuspectedWrong(Mistake.DRAW_ONLY_WHEN_STUCK, 4, 1, tile("46")),
            "Teko 4 on sallittu: nostaa saa, vaikka pelaaja B olisi voinut asettaa laatan [4|6].",
            "Action 4 is allowed: one may draw, though player B could have placed the tile [4|6].",
        ),
        (
            SuspectedWrong(Mistake.DRAWN_MUST_BE_PLAYED, 4, 1, tile("46")),
            "Teko 4 on sallittu: juuri nostettua laattaa [4|6] ei ole pakko asettaa, "
            "vaan minkä tahansa pelattavan laatan saa asettaa.",
            "Action 4 is allowed: the tile [4|6], just drawn, need not be placed. "
            "Any playable tile may be.",
        ),
    ],
)
def test_an_allowed_act_is_told_why(finding: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(finding) == finnish
    assert words("en").reason(finding) == english


@pytest.mark.parametrize("because", NotBroken)
@pytest.mark.parametrize("action", [SIX_AT_FOUR, DRAW, PASS])
def test_a_clause_that_is_not_broken_is_quoted_and_told_why(
    because: NotBroken, action: Action
) -> None:
    found = OtherRule(4, 1, action, Rule.TURN_RESERVE, because)
    finnish, english = (words(language).reason(found) for language in ("fi", "en"))
    assert finnish.startswith(
        "Teko 4 on sääntöjen vastainen, mutta ei riko sääntöä ”Varanto jää nostamatta”: "
        "Kahden laatan varannosta ei nosteta koskaan. "
    )
    assert english.startswith(
        "Action 4 is against the rules, but it does not break “The reserve stays”: "
        "The reserve of two tiles is never drawn. "
    )
    for sentence in (finnish, english):
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("hint", "finnish", "english"),
    [
        (
            OneOfHint((3, 4)),
            "Sääntöjen vastainen on joko teko 3 tai teko 4.",
            "Either action 3 or action 4 is against the rules.",
        ),
        (
            NumberHint(3, 2),
            "Sääntöjen vastainen on pelaajan C teko 3.",
            "Action 3, of player C, is the one against the rules.",
        ),
    ],
)
def test_each_hint_is_said(hint: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(hint) == finnish
    assert words("en").hint(hint) == english
