"""Generated `deal`: a large sample of answers at 200 puzzles of each level, judged again."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from engine import Rule
from tests.puzzles.attempts import deal_attempts
from tests.puzzles.told import told
from tutorial.puzzles import Outcome, deal
from tutorial.puzzles.level import Level

SET = list(combinations_with_replacement("0123456", 2))


def naive(text: str) -> tuple[dict[str, int], set[str]]:
    """What is right, by counting what the question's text shows."""
    name, rest = text.split("~")
    if name == "set":
        return {"set": len(SET)}, {each for each in rest.split(".") if max(each) > "6"}
    if name == "players":
        return {"totals": len("abcd"[: int(rest)])}, set("234")
    if name == "deal":
        hand = 6 if rest == "4" else 7
        left = len(SET) - sum(hand for _ in range(int(rest)))
        return {"each": hand, "boneyard": left, "drawable": left - 2}, set()
    left = len(SET) - in_sight(rest)
    return {"boneyard": left, "drawable": left - 2}, set()


def in_sight(view: str) -> int:
    """The tiles of the chain and of all hands."""
    chain, hands, _, _ = view.split("_")
    sizes = [int(hand[1:]) if hand[0] == "x" else len(hand.split(".")) for hand in hands.split("-")]
    return len(chain.split(".")) + sum(sizes)


@pytest.mark.parametrize("level", Level)
def test_the_second_judge_agrees_and_every_reason_is_particular(level: Level) -> None:
    texts = {deal.to_text(deal.generate(Random(seed), level)) for seed in range(200)}
    for text in sorted(texts):
        question = deal.from_text(text)
        numbers, marked = naive(text)
        for attempt in deal_attempts(question):
            verdict = deal.judge(question, attempt)
            typed = {number.value: value for number, value in attempt.numbers}
            right = typed == numbers and set(attempt.marked) == marked
            assert (verdict.outcome is Outcome.SOLVED) is right, (text, attempt)
            assert all(told(verdict))


@pytest.mark.parametrize("level", Level)
def test_each_part_by_itself_is_called_right_or_wrong(level: Level) -> None:
    for seed in range(200):
        question = deal.generate(Random(seed), level)
        (right,) = deal.answers(question)
        for at, (number, value) in enumerate(right.numbers):
            wrong = (*right.numbers[:at], (number, value + 1), *right.numbers[at + 1 :])
            reasons = deal.judge(question, right._replace(numbers=wrong)).reasons
            blamed = {getattr(why, "number", None) for why in reasons} - {None}
            assert blamed == {number}


@pytest.mark.parametrize("level", Level)
def test_a_round_in_play_can_come_about(level: Level) -> None:
    for seed in range(200):
        question = deal.generate(Random(seed), level)
        if question.view:  # that no tile lies twice its reader has seen to
            assert in_sight(deal.to_text(question).split("~")[1]) + question.boneyard == 28
            assert 2 <= question.boneyard < question.dealt


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rule", deal.RULES)
def test_a_puzzle_on_a_rule_rests_on_it(rule: Rule, level: Level) -> None:
    for seed in range(30):
        assert rule in deal.rules(deal.generate(Random(seed), level, rule))


@pytest.mark.parametrize(
    ("seed", "level", "rule", "text"),
    [
        (1, Level.EASY, None, "deal~3"),
        (2, Level.EASY, None, "players~3"),
        (3, Level.USUAL, None, "deal~3"),
        (4, Level.USUAL, None, "deal~2"),
        (5, Level.HARD, None, "set~62.49.55.91.22.00.89.65"),
        (6, Level.HARD, None, "players~4"),
        (7, Level.HARD, Rule.SETUP_SET, "set~09.20.01.22.24.41.00.52"),
        (8, Level.HARD, Rule.SETUP_PLAYERS, "players~4"),
        (
            9,
            Level.HARD,
            Rule.SETUP_DEAL,
            "drawn~13.R34.L12.R04.R06.R56.L24.R05.R03.L14.R23.R02.L16_x4-15.25.45-x3_x5_ba",
        ),
        (
            10,
            Level.USUAL,
            Rule.TURN_RESERVE,
            "left~12.R23.L16.L06.R35.L02.L24.L34.R15.R01_x6-x3-00.13.33.66_x5_cb",
        ),
    ],
)
def test_a_seed_gives_the_same_puzzle_for_ever(
    seed: int, level: Level, rule: Rule | None, text: str
) -> None:
    assert deal.to_text(deal.generate(Random(seed), level, rule)) == text
