"""Generated puzzles of the kind `repair`: every tile that could go for every one of the stock."""

from random import Random

import pytest

from engine import DOUBLE_SIX, Rule
from tests.puzzles.saying import LEVELS, SEEDS, asked, right
from tutorial.puzzles import repair
from tutorial.puzzles.level import Level
from tutorial.puzzles.repair import BrokenChain, Exchange, HeldBack
from tutorial.puzzles.repair_question import exchanges


def naive_answers(question: repair.Question) -> set[Exchange]:
    return {each for each in exchanges(question) if naively_right(question, each)}


def naively_right(question: repair.Question, exchange: Exchange) -> bool:
    """A row as a string of digits, read pair by pair; a hand by the digits of its tiles."""
    new = f"{exchange.new.low}{exchange.new.high}"
    if isinstance(question, HeldBack):
        ends = [str(end.pips) for end in question.view.chain.ends]
        hand = [str(tile) for tile in question.view.hand if tile is not exchange.out]
        return not any(end in tile for end in ends for tile in (*hand, new))
    row = "".join(
        "--" if laid.tile is exchange.out else f"{laid.left}{laid.right}" for laid in question.line
    )
    rows = (row.replace("--", way) for way in (new, new[::-1]))
    return any(all(row[at] == row[at + 1] for at in range(1, len(row) - 1, 2)) for row in rows)


@pytest.mark.parametrize("level", LEVELS)
def test_every_attempt_is_answered_and_the_naive_judge_agrees(level: Level) -> None:
    for seed in SEEDS:
        question = repair.generate(Random(seed), level)
        asked("repair", question)
        judged = right("repair", question, exchanges(question))
        assert judged == naive_answers(question) == repair.answers(question), seed
        assert len(judged) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule", repair.RULES)
def test_a_rule_is_exercised_where_it_is_asked_for(rule: Rule, level: Level) -> None:
    for seed in range(20):
        assert rule in repair.rules(repair.generate(Random(seed), level, rule))


def test_no_tile_is_in_two_places() -> None:
    for level in LEVELS:
        for seed in SEEDS:
            question = repair.generate(Random(seed), level)
            lying = question.tiles
            if isinstance(question, HeldBack):
                lying += question.view.chain.tiles
            tiles = (*lying, *question.stock)
            assert len(set(tiles)) == len(tiles)
            assert set(tiles) <= set(DOUBLE_SIX)


def test_a_hard_row_is_broken_in_one_place_and_only_the_stock_tells_which_tile_goes() -> None:
    for seed in SEEDS:
        easy = repair.generate(Random(seed), Level.EASY, Rule.TURN_MATCH)
        hard = repair.generate(Random(seed), Level.HARD, Rule.TURN_MATCH)
        assert isinstance(easy, BrokenChain)
        assert isinstance(hard, BrokenChain)
        assert (len(easy.breaks), len(hard.breaks)) == (2, 1)
        assert len(easy.line) <= 5
        assert len(hard.line) >= 7


@pytest.mark.parametrize(
    ("level", "rule", "text"),
    [
        (Level.EASY, Rule.CHAIN_FROM_DOUBLE, "14.51.33.36~03.05.34"),
        (Level.HARD, Rule.CHAIN_FROM_DOUBLE, "51.14.43.33.36.42.22~02.06.26.46.66"),
        (
            Level.EASY,
            Rule.TURN_PASS,
            (
                "05.L06.L56.R45.R44.L55.L25.R14.R15.L12.L13.L03.L01.R35.R23.R22.R02.R04.L11.R24.R"
                "26.R66_x1-33.46-x1_x2_bc~00.16.36"
            ),
        ),
        (
            Level.HARD,
            Rule.TURN_PASS,
            (
                "05.L06.L56.R45.R44.L55.L25.R14.R15.L12.L13.L03.L01.R35.R23.R22.R02_x2-04.24.33.4"
                "6-x3_x2_bc~00.11.16.26"
            ),
        ),
    ],
)
def test_a_seed_means_the_same_puzzle_for_ever(level: Level, rule: Rule | None, text: str) -> None:
    assert repair.to_text(repair.generate(Random(7), level, rule)) == text
