"""Generated turns: what can be done after every number of draws, judged a second time.

At each: another draw, a pass, every held tile at both ends, and a tile that is not held, or a place
that is not open. 200 puzzles of each level.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from engine import DOUBLE_SIX, DRAW, PASS, Draw, Pass, Place, Rule
from tests.puzzles.naive_table import Seen, ends_of, tiles_in
from tutorial.puzzles import Outcome, turn
from tutorial.puzzles.level import Level
from tutorial.puzzles.turn import Turn
from tutorial.puzzles.turn_log import begun
from tutorial.words import words


class Told(NamedTuple):
    """A turn's text, read a second time."""

    ends: str
    hand: tuple[str, ...]
    boneyard: tuple[str, ...]
    draws: int
    tile: str

    def after(self, draws: int) -> Seen:
        return Seen(self.ends, (*self.hand, *self.boneyard[:draws]), len(self.boneyard) - draws)


def told(text: str) -> Told:
    position, _, goal = text.partition("~")
    chain, hands, boneyard, to_move = position.split("_")
    hand = hands.split("-")["abcd".index(to_move[0])].split(".")
    draws, _, tile = goal.partition(".")
    return Told(ends_of(chain), tuple(hand), tuple(boneyard.split(".")), int(draws or 0), tile)


def naive_outcome(asked: Told, attempt: Turn, side: str) -> Outcome:
    """`side`: left, right, open, or nowhere."""
    seen = asked.after(attempt.draws)
    if isinstance(attempt.action, Draw):
        return Outcome.ONWARD if "draw" in seen.allowed else Outcome.REFUSED
    if isinstance(attempt.action, Pass):
        return Outcome.SOLVED if seen.allowed == {"pass"} else Outcome.REFUSED
    tile = f"{attempt.action.tile.low}{attempt.action.tile.high}"
    here = {"left": seen.ends[:1], "right": seen.ends[1:], "open": "" if seen.ends else tile}
    if tile not in seen.hand or not set(here.get(side, "")) & set(tile):
        return Outcome.REFUSED
    if attempt.draws < asked.draws or asked.tile not in ("", tile):
        return Outcome.LEGAL
    return Outcome.SOLVED


def attempts(question: turn.Question) -> Iterator[tuple[Turn, str]]:
    """What can be tried, each with the side of the chain that it is tried at."""
    chain = question.round.chain
    sides = {"left": chain.left, "right": chain.right} if chain.left else {"open": None}
    for draws in range(question.round.drawable + 1):
        held = begun(question.round, ["d"] * draws).state.hand
        yield Turn(draws, DRAW), ""
        yield Turn(draws, PASS), ""
        for side, end in sides.items():
            for tile in held:
                yield Turn(draws, Place(tile, end)), side
            foreign = next(tile for tile in DOUBLE_SIX if tile not in held)
            yield Turn(draws, Place(foreign, end)), side
        for place in chain.places[1:-1][:2]:
            yield Turn(draws, Place(held[0], place)), "nowhere"


@pytest.mark.parametrize("level", Level)
def test_the_second_judge_agrees_and_every_reason_is_particular(level: Level) -> None:
    fact = re.compile(r"\[\d\|\d\]|\d|varanto|reserve|[Kk]etjun (molemmat )?päät|ends of the chain")
    for seed in range(200):
        question = turn.generate(Random(seed), level)
        text = turn.to_text(question)
        assert tiles_in(text) == 28
        asked = told(text)
        for attempt, side in attempts(question):
            verdict = turn.judge(question, attempt)
            assert verdict.outcome is naive_outcome(asked, attempt, side), (text, attempt)
            (why,) = verdict.reasons
            for language in ("fi", "en"):
                sentence = words(language).reason(why)
                assert fact.search(sentence), sentence
                assert re.fullmatch(r"[A-ZÄÖ\[0-9].*[.!?]", sentence), sentence
                assert not re.search(r"\][a-zäö:]|None|  ", sentence), sentence


@pytest.mark.parametrize("level", Level)
def test_the_answers_are_just_the_attempts_that_solve(level: Level) -> None:
    for seed in range(50):
        question = turn.generate(Random(seed), level)
        solving = {
            attempt
            for attempt, _ in attempts(question)
            if turn.judge(question, attempt).outcome is Outcome.SOLVED
        }
        assert solving == turn.answers(question)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("rule", turn.RULES)
def test_a_puzzle_on_a_rule_rests_on_it(rule: Rule, level: Level) -> None:
    for seed in range(20):
        question = turn.generate(Random(seed), level, rule)
        assert rule in turn.rules(question)
        assert set(turn.rules(question)) <= set(turn.RULES)
        assert turn.from_text(turn.to_text(question)) == question


def test_the_levels_differ_in_how_much_is_drawn() -> None:
    for level, most in ((Level.EASY, 1), (Level.USUAL, 4), (Level.HARD, 6)):
        fewest = [
            min(attempt.draws for attempt in turn.answers(turn.generate(Random(seed), level)))
            for seed in range(200)
        ]
        assert max(fewest) <= most
        assert max(fewest) >= most - 1


@pytest.mark.parametrize(
    ("level", "seed", "text"),
    [
        (
            Level.EASY,
            1,
            "05.L03.L33.R15_"
            "04.06.11.14.26-01.35.45.46.66-12.23.36.55.56-00.02.13.24.34.44_25.16.22_bb~1",
        ),
        (
            Level.USUAL,
            2,
            "01.R14.L05.L56.L46.L04_"
            "06.13.15.33-00.36.55.66-23.24.26.35.45-03.11.12.16.22_02.44.25.34_ca~0.44",
        ),
        (
            Level.HARD,
            3,
            "46.L45.R56_"
            "03.15.23.33.36.55-04.06.11.16.22.26-02.12.13.14.24.34_44.00.01.05.35.66.25_bb",
        ),
    ],
)
def test_a_seed_is_the_same_puzzle_for_ever(level: Level, seed: int, text: str) -> None:
    assert turn.to_text(turn.generate(Random(seed), level)) == text
