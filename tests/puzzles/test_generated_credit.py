"""Generated puzzles of the kind `credit`: every player and nobody with every number to 60."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine import DOUBLE_SIX, Ended, Rule, Tile
from tests.lessons.test_every_attempt import naive_credit, played
from tests.puzzles.saying import LEVELS, SEEDS, asked, right
from tests.puzzles.told import told
from tutorial.puzzles import credit
from tutorial.puzzles.credit import Credit, GoesOn
from tutorial.puzzles.level import Level


def attempts(question: credit.Question) -> Iterator[Credit | GoesOn]:
    yield GoesOn()
    for winner, points in product((None, *range(question.round.players)), range(61)):
        yield Credit(winner, points)
    yield from credit.answers(question)


@pytest.mark.parametrize("level", LEVELS)
def test_every_attempt_is_answered_and_the_naive_judge_agrees(level: Level) -> None:
    for seed in SEEDS:
        question = credit.generate(Random(seed), level)
        asked("credit", question)
        judged = right("credit", question, attempts(question))
        assert judged == {naive_credit(question.round)} == credit.answers(question), seed


@pytest.mark.parametrize("level", LEVELS)
def test_every_round_can_come_about_by_legal_play(level: Level) -> None:
    for seed in SEEDS:
        round_ = credit.generate(Random(seed), level).round
        tiles = [*round_.chain.tiles, *sum(round_.hands, ()), *round_.boneyard]
        assert sorted(tiles) == list(DOUBLE_SIX)
        assert played(round_) == round_, seed


@pytest.mark.parametrize("level", LEVELS)
def test_a_wrong_attempt_is_not_told_the_number(level: Level) -> None:
    for seed in SEEDS[:60]:
        question = credit.generate(Random(seed), level)
        if question.result is None or question.result.credit < 13:
            continue  # small numbers stand for hands and tiles too
        answer = str(question.result.credit)
        for points in range(40):
            attempt = Credit(question.result.winner, points)
            if attempt not in credit.answers(question):
                sentence = " ".join(told(credit.judge(question, attempt)))
                assert answer not in re.findall(r"\d+", re.sub(r"\[\d\|\d\]", "", sentence))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule", credit.RULES)
def test_a_rule_is_exercised_where_it_is_asked_for(rule: Rule, level: Level) -> None:
    for seed in range(20):
        assert rule in credit.rules(credit.generate(Random(seed), level, rule))


def test_the_rare_ends_are_made() -> None:
    hard = [credit.generate(Random(seed), Level.HARD) for seed in SEEDS]
    results = [question.result for question in hard if question.result]
    tied = [each for each in results if each.winner is None]
    higher = [
        each
        for each in results
        if each.ended is Ended.BLOCKED
        and each.winner is not None
        and len(set(each.sums)) < len(each.sums)
    ]
    nothing = [each for each in results if each.ended is Ended.OUT and each.credit == 0]
    blank = [each for each in hard if any((Tile(0, 0),) == hand for hand in each.round.hands)]
    assert min(len(tied), len(higher), len(nothing), len(blank)) >= 3
    assert all(len(each.sums) == 2 for each in nothing)  # only two players can have it
    assert {question.round.players for question in hard} == {2, 3, 4}
    assert sum(question.result is None for question in hard) >= 20
    assert any(question.totals for question in hard)


def test_the_levels_differ_in_what_they_say() -> None:
    easy, usual, hard = (
        [credit.generate(Random(seed), level) for seed in SEEDS] for level in LEVELS
    )
    assert all(max(map(len, question.round.hands)) <= 2 for question in easy)
    over = [question.result for question in easy if question.result]
    assert {result.ended for result in over} == {Ended.OUT}
    assert sum(q.result is not None and q.result.ended is Ended.BLOCKED for q in usual) > 60
    assert max(max(map(len, question.round.hands)) for question in hard) >= 4


@pytest.mark.parametrize(
    ("level", "rule", "text"),
    [
        (
            Level.EASY,
            None,
            (
                "45.L44.R05.R00.R02.R22.L24.R25.L12.L16.L46.R35.R13.L14.R11.L01.R15.L04.R56.R66.L"
                "34.L33.L36.L26_03.55-0_23.06_aa"
            ),
        ),
        (
            Level.USUAL,
            None,
            (
                "13.R33.R34.R14.R11.L15.R16.R66.R26.R22.R25.R55.R56.R46.R24.R02.R00.R01.R12.R23.R"
                "35_04.06.36-03.44_45.05_ab2"
            ),
        ),
        (
            Level.HARD,
            None,
            (
                "35.R15.R01.R03.R34.R24.R26.R66.R36.R33.R13.R11.R16.R56.R55.R45.R46_00.12.14.22.2"
                "5-02.04.05.44_23.06_ba2"
            ),
        ),
        (
            Level.EASY,
            Rule.ROUND_BLOCKED_TIE,
            (
                "00.L01.R05.L11.L13.L35.L55.L45.L44.L34.L23.L26.L46.L24.R25.L22.L12.R02.L16.R03.L"
                "66.L36.L33_06.14-56_15.04_ab2"
            ),
        ),
        (
            Level.HARD,
            Rule.ROUND_BLOCKED_TIE,
            (
                "35.R15.R01.R03.R34.R24.R26.R66.R36.R33.R13.R11.R16.R56.R55.R45.R46_00.12.14.22.2"
                "5-02.04.05.44_23.06_ba2"
            ),
        ),
        (
            Level.EASY,
            Rule.ABOUT_AIM,
            (
                "00.R05.L03.R15.L35.R14.R24.R26.R36.L55.R13.R01.R02.L56.R23.R34.L66.L16.L12.R45.L"
                "22_25.44-06.46_04.11.33_ba"
            ),
        ),
        (
            Level.HARD,
            Rule.ABOUT_AIM,
            (
                "45.L14.R05.L12.L25.L15.R06.L13.R66.R46.R44.L33.R34.R23.R22.R02.R00.R01.R16.R56.R"
                "55.L35_03.24-11.26_04.36_ba1"
            ),
        ),
        (
            Level.EASY,
            Rule.ROUND_NO_DEDUCTION,
            (
                "45.L44.R05.R00.R02.R22.L24.R25.L12.L16.L46.R35.R13.L14.R11.L01.R15.L04.R56.R66.L"
                "34.L33.L36.L26_03.55-0_23.06_aa~46-17"
            ),
        ),
        (
            Level.HARD,
            Rule.ROUND_NO_DEDUCTION,
            (
                "23.R33.R03.R04.R14.R12.R22.R02.R05.R55.R35.L25.R13.R16.R56.R45.R34_00.01.26.44.6"
                "6-06.11.24.46_36.15_ab2~27-1"
            ),
        ),
    ],
)
def test_a_seed_means_the_same_puzzle_for_ever(level: Level, rule: Rule | None, text: str) -> None:
    assert credit.to_text(credit.generate(Random(7), level, rule)) == text
