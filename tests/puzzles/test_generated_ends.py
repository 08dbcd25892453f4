"""Generated puzzles of the kind `ends`: each place with each, and every set of numbers."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine import Rule
from tests.puzzles.saying import LEVELS, SEEDS, asked, right
from tutorial.puzzles import ends
from tutorial.puzzles.ends import Attempt
from tutorial.puzzles.level import Level


def attempts(question: ends.Question) -> Iterator[Attempt]:
    """Each place alone, and beside a right one; the right places with up to three numbers."""
    chain = question.chain
    first, second = (end.port for end in chain.ends)
    pips = frozenset(end.pips for end in chain.ends)
    for place in chain.places:
        yield Attempt(frozenset({place.port}), pips)
        yield Attempt(frozenset({place.port, first}), pips)
    for size in (1, 2, 3):
        for numbers in combinations(range(7), size):
            yield Attempt(frozenset({first, second}), frozenset(numbers))


def naive_answer(question: ends.Question) -> Attempt:
    """The outermost halves of the row, each named by the tile it is on."""
    line = question.chain.line
    places = question.chain.places
    return Attempt(
        frozenset({places[0].port, places[-1].port}), frozenset({line[0].left, line[-1].right})
    )


@pytest.mark.parametrize("level", LEVELS)
def test_every_attempt_is_answered_and_the_naive_judge_agrees(level: Level) -> None:
    for seed in SEEDS:
        question = ends.generate(Random(seed), level)
        asked("ends", question)
        assert right("ends", question, attempts(question)) == {naive_answer(question)}, seed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule", ends.RULES)
def test_a_rule_is_exercised_where_it_is_asked_for(rule: Rule, level: Level) -> None:
    for seed in range(20):
        assert rule in ends.rules(ends.generate(Random(seed), level, rule))


def test_the_levels_differ_in_what_they_say() -> None:
    for seed in SEEDS:
        easy, usual, hard = (ends.generate(Random(seed), level).chain for level in LEVELS)
        assert 2 <= len(easy.tiles) <= 4
        assert sum(tile.is_double for tile in easy.tiles) <= 1
        assert 5 <= len(usual.tiles) <= 9
        assert 10 <= len(hard.tiles) <= 16
        assert sum(tile.is_double for tile in hard.tiles) >= 2


@pytest.mark.parametrize(
    ("level", "rule", "text"),
    [
        (Level.EASY, None, "25.R35"),
        (Level.USUAL, None, "25.R35.L02.R36.L05"),
        (Level.HARD, None, "25.R35.L02.R36.L05.R06.L55.R04.R24.R12.R14.R44"),
        (Level.EASY, Rule.TURN_BLANK, "25.R35.L02"),
        (Level.HARD, Rule.TURN_BLANK, "55.L15.L12.R05.L22.R02.R24.R34.R33.R36.L26.L46.L04.R16.L00"),
    ],
)
def test_a_seed_means_the_same_puzzle_for_ever(level: Level, rule: Rule | None, text: str) -> None:
    assert ends.to_text(ends.generate(Random(7), level, rule)) == text
