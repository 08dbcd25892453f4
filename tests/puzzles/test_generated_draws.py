"""Generated `draws`: every answer at 200 puzzles of each level, judged a second time."""

import re
from random import Random

import pytest

from engine import Rule
from tests.puzzles.naive_table import seen, tiles_in
from tutorial.puzzles import Outcome, draws
from tutorial.puzzles.level import Level
from tutorial.words import words

NUMBERS = range(17)  # the boneyard of the largest deal, and beyond
FACT = re.compile(
    r"\[\d\|\d\]|\d|varanto|reserve|[Kk]etjun (molemmat )?päät|ends of the chain"
    r"|millä tahansa|any tile"
)


@pytest.mark.parametrize("level", Level)
def test_the_second_judge_agrees_and_every_reason_is_particular(level: Level) -> None:
    for seed in range(200):
        question = draws.generate(Random(seed), level)
        text = draws.to_text(question)
        table = seen(text)
        right = (table.allowed == {"draw"}, table.drawable)
        assert tiles_in(text) == 28
        for must in (True, False):
            for most in NUMBERS:
                verdict = draws.judge(question, draws.Attempt(must, most))
                assert (verdict.outcome is Outcome.SOLVED) is ((must, most) == right), text
                for language in ("fi", "en"):
                    sentences = [words(language).reason(why) for why in verdict.reasons]
                    assert FACT.search(sentences[-1]), sentences
                    for sentence in sentences:
                        assert re.fullmatch(r"[A-ZÄÖ\[0-9].*[.!?]", sentence), sentence
                        assert not re.search(r"\][a-zäö:]|None|  |-\d", sentence), sentence


@pytest.mark.parametrize("level", Level)
def test_a_wrong_number_gets_a_reason_of_its_own(level: Level) -> None:
    """No two wrong numbers at one puzzle are told the same, but for those that name a mistake."""
    for seed in range(200):
        question = draws.generate(Random(seed), level)
        (right,) = draws.answers(question)
        for language in ("fi", "en"):
            said = [
                words(language).reason(draws.judge(question, right._replace(most=most)).reasons[-1])
                for most in NUMBERS
                if most != right.most
            ]
            assert len(set(said)) == len(said), said


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rule", draws.RULES)
def test_a_puzzle_on_a_rule_rests_on_it(rule: Rule, level: Level) -> None:
    for seed in range(20):
        question = draws.generate(Random(seed), level, rule)
        assert rule in draws.rules(question)
        assert set(draws.rules(question)) <= set(draws.RULES)


def test_having_to_draw_is_about_as_likely_as_not() -> None:
    texts = (draws.to_text(draws.generate(Random(seed), Level.USUAL)) for seed in range(200))
    assert 70 <= sum(seen(text).allowed == {"draw"} for text in texts) <= 130  # 100


def test_an_easy_puzzle_has_little_to_count() -> None:
    for seed in range(200):
        table = seen(draws.to_text(draws.generate(Random(seed), Level.EASY)))
        assert 1 <= table.drawable <= 5


@pytest.mark.parametrize(
    ("level", "seed", "text"),
    [
        (Level.EASY, 1, "02.L04.L34.R24.L23.R46.R16.L25.R12_06.13.14.44-x4-x5-x3_x3_ad"),
        (Level.USUAL, 2, "01.R14.L05.L56.L46.L04.R45.L03.L33.R55.R35.R34_06.13.15-x3-x3-x5_x2_aa"),
        (Level.HARD, 3, "46.L45.R56_x6-04.06.11.16.22.26-x6_x7_bb"),
    ],
)
def test_a_seed_is_the_same_puzzle_for_ever(level: Level, seed: int, text: str) -> None:
    assert draws.to_text(draws.generate(Random(seed), level)) == text
