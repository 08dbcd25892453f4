"""Generated puzzles of the kind `place`: every tile of the hand and two others at every place."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import DOUBLE_SIX, Place, Rule
from tests.puzzles.saying import LEVELS, SEEDS, asked, right
from tutorial.puzzles import place
from tutorial.puzzles.level import Level


def attempts(question: place.Question) -> Iterator[Place]:
    view = question.view
    elsewhere = next(
        tile for tile in DOUBLE_SIX if tile not in view.hand and tile not in view.chain.tiles
    )
    for tile in (*view.hand, elsewhere, *view.chain.tiles[:1]):
        for end in (*view.chain.places, None):
            yield Place(tile, end)


def naive_answers(question: place.Question) -> set[Place]:
    """By the digits of tiles and ends; where ends are asked for, by what they would be."""
    view = question.view
    if not view.chain.tiles:
        return {Place(tile) for tile in view.hand if Place(tile) == question.asked}
    ends = [end for end in (view.chain.left, view.chain.right) if end]
    fits = {Place(tile, end) for tile in view.hand for end in ends if str(end.pips) in str(tile)}
    if question.asked is None:
        return fits
    wanted = _left(question.asked, question)
    return {placed for placed in fits if _left(placed, question) == wanted}


def _left(placed: Place, question: place.Question) -> list[str]:
    assert placed.end is not None
    kept = [end for end in question.view.chain.ends if end != placed.end]
    halves = [str(placed.tile.low), str(placed.tile.high)]
    halves.remove(str(placed.end.pips))
    return sorted([str(kept[0].pips), *halves])


@pytest.mark.parametrize("level", LEVELS)
def test_every_attempt_is_answered_and_the_naive_judge_agrees(level: Level) -> None:
    for seed in SEEDS:
        question = place.generate(Random(seed), level)
        asked("place", question)
        judged = right("place", question, attempts(question))
        assert judged == naive_answers(question) == place.answers(question), seed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule", place.RULES)
def test_a_rule_is_exercised_where_it_is_asked_for(rule: Rule, level: Level) -> None:
    for seed in range(20):
        question = place.generate(Random(seed), level, rule)
        assert rule in place.rules(question)
        assert len(question.view.hand) > len({placed.tile for placed in place.answers(question)})


def test_the_levels_differ_in_what_they_say() -> None:
    for seed in SEEDS:
        easy, usual, hard = (place.generate(Random(seed), level) for level in LEVELS)
        assert 1 <= len(easy.view.chain.tiles) <= 4 < len(usual.view.chain.tiles)
        assert easy.asked is usual.asked is None
        assert len({placed.tile for placed in place.answers(usual)}) <= 2
        assert hard.asked is not None
        assert len([act for act in hard.view.actions() if isinstance(act, Place)]) > 1


@pytest.mark.parametrize(
    ("level", "rule", "text"),
    [
        (Level.EASY, None, "25_x6-04.06.12.16.35.36.44_x14_ba"),
        (Level.USUAL, None, "25.R35.L02.R36.L05_x4-04.06.12.16.44_x14_ba"),
        (Level.HARD, None, "25.R35.L02.R36.L05_x4-04.06.12.16.44_x14_ba~R06"),
        (Level.EASY, Rule.SETUP_OPENING, "0_02.05.14.24.25.26.55-x7_x14_aa~24"),
        (Level.HARD, Rule.SETUP_OPENING, "0_02.03.05.14.23.24.25.26.55.66-x7_x11_aa~25"),
    ],
)
def test_a_seed_means_the_same_puzzle_for_ever(level: Level, rule: Rule | None, text: str) -> None:
    assert place.to_text(place.generate(Random(7), level, rule)) == text
