"""Generated `actions`: every set of marks at 200 puzzles of each level, judged a second time."""

import re
from itertools import combinations
from random import Random

import pytest

from engine import Rule
from tests.puzzles.naive_table import seen, tiles_in
from tutorial.puzzles import Outcome, actions
from tutorial.puzzles.facts.actions import Move
from tutorial.puzzles.level import Level
from tutorial.words import words

SETS = [frozenset(some) for size in (1, 2, 3) for some in combinations(Move, size)]
FACT = re.compile(
    r"\[\d\|\d\]|\d (laattaa|laatan|tiles?)|varanto|reserve"
    r"|[Kk]etjun (molemmat )?päät|ends of the chain"
    r"|Ketju on vielä tyhjä|chain is still empty|millä tahansa|any tile"
)


@pytest.mark.parametrize("level", Level)
def test_the_second_judge_agrees_and_every_reason_is_particular(level: Level) -> None:
    for seed in range(200):
        question = actions.generate(Random(seed), level)
        text = actions.to_text(question)
        right = seen(text).allowed
        assert tiles_in(text) == 28
        for attempt in SETS:
            verdict = actions.judge(question, attempt)
            solved = {move.value for move in attempt} == right
            assert (verdict.outcome is Outcome.SOLVED) is solved, (text, attempt)
            for language in ("fi", "en"):
                first, *_ = sentences = [words(language).reason(why) for why in verdict.reasons]
                assert FACT.search(first), first
                for sentence in sentences:
                    assert re.fullmatch(r"[A-ZÄÖ\[0-9].*[.!?]", sentence), sentence
                    assert not re.search(r"\][a-zäö:]|None|  ", sentence), sentence


@pytest.mark.parametrize("level", Level)
def test_a_wrong_set_is_not_told_the_whole_answer(level: Level) -> None:
    for seed in range(200):
        question = actions.generate(Random(seed), level)
        answer = actions.hints(question)[-1]
        for attempt in SETS:
            verdict = actions.judge(question, attempt)
            if verdict.outcome is Outcome.WRONG:
                for language in ("fi", "en"):
                    say = words(language)
                    assert say.hint(answer) not in map(say.reason, verdict.reasons)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rule", actions.RULES)
def test_a_puzzle_on_a_rule_rests_on_it(rule: Rule, level: Level) -> None:
    for seed in range(20):
        question = actions.generate(Random(seed), level, rule)
        assert rule in actions.rules(question)
        assert set(actions.rules(question)) <= set(actions.RULES)


def test_the_four_answers_are_about_as_likely() -> None:
    counted: dict[frozenset[str], int] = {}
    for seed in range(400):
        text = actions.to_text(actions.generate(Random(seed), Level.USUAL))
        right = frozenset(seen(text).allowed)
        counted[right] = counted.get(right, 0) + 1
    assert len(counted) == 4
    assert all(60 <= count <= 140 for count in counted.values())  # 100 each


def test_the_levels_differ_in_what_misleads() -> None:
    for seed in range(200):
        easy = seen(actions.to_text(actions.generate(Random(seed), Level.EASY)))
        assert len(easy.hand) <= 4 or not easy.ends
        assert easy.drawable not in (1, 2)


@pytest.mark.parametrize(
    ("level", "seed", "text"),
    [
        (Level.EASY, 1, "16.L01.L03.R26.L33.L13.R23.L15.L45.L46_x5-x3-00.05.24.34_x6_cb"),
        (
            Level.USUAL,
            2,
            "01.R14.L05.L56.L46.L04.R45.L03.L33.R55.R35.R34.L13.R24.L12_06.15-x3-x2-x4_x2_aa",
        ),
        (Level.HARD, 3, "0_x7-04.06.11.16.22.26.46-x7_x7_bb"),
    ],
)
def test_a_seed_is_the_same_puzzle_for_ever(level: Level, seed: int, text: str) -> None:
    assert actions.to_text(actions.generate(Random(seed), level)) == text
