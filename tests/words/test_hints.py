"""The ladder of hints, and what to do about an answer that cannot be read."""

import pytest

from engine import Ended, Place, Result, Rule, Side
from tests.engine.positions import chain, end, tile
from tutorial.puzzles import KINDS, AttemptUnreadable, Problem
from tutorial.puzzles.facts import Hint
from tutorial.puzzles.facts.credit import CreditAnswer, EndedHint, SumsHint
from tutorial.puzzles.facts.ends import EndsAnswer, OneEndHint
from tutorial.puzzles.facts.place import EndHint, PlaceAnswer, TileHint
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.words import words

FOUR = end("14", Side.LARGER, 4)
LINE_B = end("44", Side.LINE_B, 4)


@pytest.mark.parametrize(
    ("hint", "finnish", "english"),
    [
        (
            RuleHint(Rule.TURN_BLANK),
            "Tyhjä puolikas sopii vain tyhjään, siis nolla nollaan.",
            "A blank half matches only a blank.",
        ),
        (
            EndHint(None),
            "Ketju on vielä tyhjä: laatta avaa sen, eikä sitä liitetä mihinkään.",
            "The chain is still empty: a tile opens it and joins nothing.",
        ),
        (
            EndHint(FOUR),
            "Katso laatan [1|4] nelospäätä: siihen sopii nelonen.",
            "Look at the four of [1|4]: a four fits there.",
        ),
        (
            EndHint(LINE_B),
            "Katso tuplan [4|4] vapaata päätä: siihen sopii nelonen.",
            "Look at the open end of [4|4]: a four fits there.",
        ),
        (TileHint(tile("34")), "Pelaa laatta [3|4].", "Play the tile [3|4]."),
        (TileHint(tile("44")), "Pelaa tupla [4|4].", "Play the double [4|4]."),
        (
            PlaceAnswer(Place(tile("44"), FOUR), chain("14.R44")),
            "Liitä tupla [4|4] laatan [1|4] nelospäähän. Päiksi jäävät ykkönen ja nelonen.",
            "Join the double [4|4] to the four of [1|4]. That leaves a one and a four.",
        ),
        (
            PlaceAnswer(Place(tile("34"), LINE_B), chain("14.R44.R34")),
            "Liitä laatta [3|4] tuplan [4|4] vapaaseen päähän. Päiksi jäävät ykkönen ja kolmonen.",
            "Join the tile [3|4] to the open end of [4|4]. That leaves a one and a three.",
        ),
        (
            PlaceAnswer(Place(tile("04")), chain("04")),
            "Avaa ketju laatalla [0|4]. Päiksi jäävät nelonen ja nolla.",
            "Open the chain with the tile [0|4]. That leaves a four and a blank.",
        ),
        (
            OneEndHint(LINE_B),
            "Yksi vapaista päistä on tuplassa [4|4]: nelonen.",
            "One of the open ends is on the double [4|4]: a four.",
        ),
        (
            EndsAnswer(chain("22")),
            "Ketjun vapaat päät ovat tuplan [2|2] molemmat päät: kumpikin on kakkonen.",
            "The open ends of the chain are the two ends of [2|2]: each is a two.",
        ),
        (
            EndedHint(Ended.OUT),
            "Yksi pelaaja pelasi viimeisen laattansa. Laske kaikkien muiden kädet.",
            "One player went out. Count the hands of all the others.",
        ),
        (
            EndedHint(Ended.BLOCKED),
            "Kierros tukkeutui. Laske jokaisen käsi ja etsi pienin.",
            "The round was blocked. Count every hand and find the lowest.",
        ),
        (
            SumsHint((3, 8, 10)),
            "Käsisummat: pelaajan A 3, pelaajan B 8 ja pelaajan C 10.",
            "Hand totals: player A 3, player B 8 and player C 10.",
        ),
        (
            CreditAnswer(Result(Ended.BLOCKED, 0, 15, (3, 8, 10))),
            "Kierros tukkeutui, ja pienin käsisumma on vain pelaajalla A, joten hän saa "
            "15 pistettä: vastustajien silmät yhteensä miinus omat silmänsä kerran. "
            "Lasku on 8 + 10 − 3 = 15.",
            "The round was blocked and player A alone has the lowest hand total, so they are "
            "credited 15 points: the opponents' sum less their own sum, once. "
            "The sum is 8 + 10 − 3 = 15.",
        ),
        (
            CreditAnswer(Result(Ended.OUT, 0, 12, (0, 12))),  # nothing to add up
            "Pelaaja A pelasi viimeisen laattansa ja saa 12 pistettä: "
            "kaikkien vastustajien silmät yhteensä.",
            "Player A went out and is credited 12 points: the sum of all opponents' hands.",
        ),
        (
            CreditAnswer(Result(Ended.BLOCKED, None, 0, (3, 3, 10))),
            "Pelaajilla A ja B on sama pienin käsisumma, 3. Tasatuloksessa kukaan ei saa pisteitä.",
            "Players A and B have the same lowest hand total, 3. In a tie nobody is credited.",
        ),
    ],
)
def test_each_step_of_the_ladder_is_said(hint: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(hint) == finnish
    assert words("en").hint(hint) == english


@pytest.mark.parametrize(
    "rule", [Rule.ROUND_BLOCKED_CREDIT, Rule.ROUND_BLOCKED_TIE, Rule.ROUND_OUT_NO_TIE]
)
@pytest.mark.parametrize("language", ["fi", "en"])
def test_a_rule_as_a_hint_does_not_give_the_example_that_may_be_the_puzzle(
    rule: Rule, language: str
) -> None:
    say = words(language)
    assert say.hint(RuleHint(rule)) != say.clause(rule)
    assert say.clause(rule).startswith(say.hint(RuleHint(rule)))
    for number in ("15", "10", "8"):
        assert number not in say.hint(RuleHint(rule))


@pytest.mark.parametrize(
    ("field", "problem", "finnish", "english"),
    [
        (
            "tile",
            Problem.MISSING,
            "Valitse ensin laatta kädestäsi.",
            "First choose a tile from your hand.",
        ),
        (
            "at",
            Problem.MISSING,
            "Valitse myös, mihin kohtaan laatta asetetaan.",
            "Choose also where the tile is to be placed.",
        ),
        (
            "points",
            Problem.NOT_A_NUMBER,
            "Kirjoita pisteet numeroina, esimerkiksi 30.",
            "Type the points in digits, for example 30.",
        ),
        (
            "winner",
            Problem.UNKNOWN,
            "Tässä kierroksessa ei ole sellaista pelaajaa. Valitse joku mukana olevista.",
            "There is no such player in this round. Choose one of those who play.",
        ),
    ],
)
def test_an_unreadable_answer_is_told_what_to_do(
    field: str, problem: Problem, finnish: str, english: str
) -> None:
    error = AttemptUnreadable(field, problem, "typed")
    assert words("fi").unreadable(error) == finnish
    assert words("en").unreadable(error) == english


@pytest.mark.parametrize("language", ["fi", "en"])
def test_every_field_of_every_kind_has_words_of_its_own_for_every_problem(language: str) -> None:
    say = words(language)
    fields = [field for kind in KINDS.values() for field in kind.FIELDS]
    unknown = say.unreadable(AttemptUnreadable("none", Problem.UNKNOWN))
    for field in fields:
        for problem in Problem:
            sentence = say.unreadable(AttemptUnreadable(field, problem, "<b>typed</b>"))
            assert sentence != unknown, (field, problem)
            assert "<" not in sentence
        missing = say.unreadable(AttemptUnreadable(field, Problem.MISSING))
        assert missing != say.unreadable(AttemptUnreadable(field, Problem.UNKNOWN)), field
