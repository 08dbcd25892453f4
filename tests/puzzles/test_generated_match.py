"""Generated `match`: a large sample of answers at 200 puzzles of each level, judged again."""

from random import Random

import pytest

from engine import MatchResult, Rule, Tied, Won
from tests.puzzles.attempts import match_attempts
from tests.puzzles.told import told
from tutorial.puzzles import Outcome, match
from tutorial.puzzles.level import Level


def naive(text: str) -> tuple[str, list[int]]:
    """Who has won ("b") or is tied ("ac"), or nobody (""), and the totals now."""
    totals_text, how, *rest = text.partition("~")[2].split(".")
    totals = [int(total) for total in totals_text.split("-")]
    if how[:3] == "pla":
        return "", totals
    if how != "given":
        sums = [int(sum_) for sum_ in rest[0].split("-")]
        lowest = min(sums)
        if how[:3] == "out":
            totals["abcd".index(how[-1])] += sum(sums)
        elif sums.count(lowest) == 1:
            totals[sums.index(lowest)] += sum(sums) - lowest - lowest
    goal = 100 if len(totals) == 2 else 61
    best = max(totals)
    if best < goal:
        return "", totals
    return "".join(a for a, total in zip("abcd", totals, strict=False) if total == best), totals


def letters(over: MatchResult | None) -> str:
    match over:
        case Won(seat):
            return "abcd"[seat]
        case Tied(seats):
            return "".join("abcd"[seat] for seat in seats)
        case None:
            return ""


@pytest.mark.parametrize("level", Level)
def test_the_second_judge_agrees_and_every_reason_is_particular(level: Level) -> None:
    for seed in range(200):
        question = match.generate(Random(seed), level)
        text = match.to_text(question)
        over, totals = naive(text)
        near = {total + off for total in totals for off in range(-12, 13)}
        sample = sorted({each for each in near if each >= 0} | set(range(0, 130, 9)))
        for attempt in match_attempts(question, sample):
            verdict = match.judge(question, attempt)
            typed = [total for _, total in attempt.totals]
            alone = isinstance(attempt.over, Tied) is (len(over) > 1)
            solved = letters(attempt.over) == over and alone and typed in ([], totals)
            assert (verdict.outcome is Outcome.SOLVED) is solved, (text, attempt)
            assert all(told(verdict))


@pytest.mark.parametrize("level", Level)
def test_the_match_was_not_over_before_the_round(level: Level) -> None:
    for seed in range(200):
        question = match.generate(Random(seed), level)
        if question.stand is not match.Stand.GIVEN:
            assert max(question.before) < question.target
            assert question.result
            assert question.result.credit > 0
            assert sum(question.result.sums) <= 168


@pytest.mark.parametrize("level", Level)
def test_both_ends_of_a_match_and_none_are_asked(level: Level) -> None:
    found = {type(match.generate(Random(seed), level).over).__name__ for seed in range(200)}
    assert {"Won", "NoneType"} <= found
    assert ("Tied" in found) is (level is not Level.EASY)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rule", match.RULES)
def test_a_puzzle_on_a_rule_rests_on_it(rule: Rule, level: Level) -> None:
    for seed in range(60):
        assert rule in match.rules(match.generate(Random(seed), level, rule))


@pytest.mark.parametrize(
    ("seed", "level", "rule", "text"),
    [
        (1, Level.EASY, None, "v~76-98.out-a.0-30"),
        (2, Level.EASY, None, "v~37-6-31-52.out-a.0-0-18-4"),
        (3, Level.USUAL, None, "t~2-37-30.out-c.29-6-0"),
        (4, Level.USUAL, None, "t~22-76.out-a.0-81"),
        (5, Level.HARD, None, "v~56-33-32-19.play-c.18-8-0-5"),
        (6, Level.HARD, None, "v~66-40-67-0.given"),
        (7, Level.HARD, Rule.MATCH_TARGET_CHECK, "s~94-73.out-b.32-0"),
        (8, Level.HARD, Rule.MATCH_TARGET, "s~93-97.out-b.11-0"),
        (9, Level.HARD, Rule.MATCH_SURPLUS, "s~14-54-57.out-a.0-47-6"),
        (10, Level.USUAL, Rule.ABOUT_AIM, "v~44-29-10.play-a.0-8-14"),
    ],
)
def test_a_seed_gives_the_same_puzzle_for_ever(
    seed: int, level: Level, rule: Rule | None, text: str
) -> None:
    assert match.to_text(match.generate(Random(seed), level, rule)) == text
