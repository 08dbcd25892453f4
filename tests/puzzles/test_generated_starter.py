"""Generated `starter`: every answer at 200 puzzles of each level, judged a second time."""

import re
from random import Random

import pytest

from engine import Rule
from tests.puzzles.attempts import starter_attempts
from tests.puzzles.told import told
from tutorial.puzzles import Outcome, starter
from tutorial.puzzles.level import Level


def naive(text: str) -> set[str]:
    """The letters of who starts or is to move, or of those who draw again."""
    name, body, *_ = text.split("~")
    if name == "lots":
        letters = "abcd"
        for drawing in body.split("-"):
            lots = dict(zip(letters, drawing.split("."), strict=False))
            most = max(int(lot[0]) + int(lot[1]) for lot in lots.values())
            letters = "".join(a for a, lot in lots.items() if int(lot[0]) + int(lot[1]) == most)
        return set(letters)
    seats = "abcd"[: int(body[0])]
    while seats[0] != body[1]:
        seats = seats[1:] + seats[0]
    for did in "t" if name == "next" else body.split(".")[1]:
        if did != "d":
            seats = seats[1:] + seats[0]
    return {seats[0]}


@pytest.mark.parametrize("level", Level)
def test_the_second_judge_agrees_and_every_reason_is_particular(level: Level) -> None:
    for seed in range(200):
        question = starter.generate(Random(seed), level)
        text = starter.to_text(question)
        right = naive(text)
        for attempt in starter_attempts(question):
            verdict = starter.judge(question, attempt)
            seats = set(attempt.again) if attempt.seat is None else {attempt.seat}
            alone = attempt.seat is not None
            solved = {"abcd"[seat] for seat in seats} == right and alone is (len(right) == 1)
            assert (verdict.outcome is Outcome.SOLVED) is solved, (text, attempt)
            assert all(told(verdict))


@pytest.mark.parametrize("level", Level)
def test_a_wrong_answer_is_not_told_who_it_is(level: Level) -> None:
    for seed in range(200):
        question = starter.generate(Random(seed), level)
        answer = starter.hints(question)[-1]
        right = naive(starter.to_text(question))
        for attempt in starter_attempts(question):
            verdict = starter.judge(question, attempt)
            if verdict.done or attempt.seat is None or len(right) > 1:
                continue
            (letter,) = right
            named = letter.upper()
            about = {attempt.seat, question.first, question.claim}
            if "abcd".index(letter) not in about:
                for said in told(verdict):
                    assert not re.search(rf"\b{named}\b", said), (answer, said)


@pytest.mark.parametrize("level", Level)
def test_what_is_done_can_be_done(level: Level) -> None:
    """Nobody passes while a tile can be drawn, and not everyone passes in a row."""
    for seed in range(200):
        question = starter.generate(Random(seed), level)
        if question.asks is starter.Asks.TURN:
            did = "".join(each.value for each in question.did)
            most = {2: 12, 3: 5, 4: 2}[question.players]
            assert not re.search("p.*d", did)
            assert did.count("d") <= most
            assert "p" * question.players not in did


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rule", starter.RULES)
def test_a_puzzle_on_a_rule_rests_on_it(rule: Rule, level: Level) -> None:
    for seed in range(60):
        assert rule in starter.rules(starter.generate(Random(seed), level, rule))


@pytest.mark.parametrize(
    ("seed", "level", "rule", "text"),
    [
        (1, Level.EASY, None, "lots~24.36.14.13"),
        (2, Level.EASY, None, "turn~4a.t"),
        (3, Level.USUAL, None, "lots~00.25.16"),
        (4, Level.USUAL, None, "lots~13.04"),
        (5, Level.HARD, None, "next~4d.blocked-c~a"),
        (6, Level.HARD, None, "turn~4a.dttttt"),
        (7, Level.HARD, Rule.SETUP_STARTER, "lots~26.06.44-01.03~b"),
        (8, Level.HARD, Rule.SETUP_CLOCKWISE, "turn~2a.tdtddt"),
        (9, Level.HARD, Rule.MATCH_NEXT_STARTER, "next~3b.tie~b"),
        (10, Level.USUAL, Rule.TURN_PASS, "turn~3a.ptt"),
    ],
)
def test_a_seed_gives_the_same_puzzle_for_ever(
    seed: int, level: Level, rule: Rule | None, text: str
) -> None:
    assert starter.to_text(starter.generate(Random(seed), level, rule)) == text
