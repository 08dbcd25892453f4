"""Questions about a match, from a seed."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine import TARGETS, Ended, Result, Rule
from tutorial.puzzles.facts.match import Stand
from tutorial.puzzles.level import Level
from tutorial.puzzles.match_question import Asks, Question
from tutorial.puzzles.positions import choice, playout

_ASKED_FOR: Final = {
    Rule.ABOUT_AIM: Stand.PLAYING,
    Rule.MATCH_TIE: Stand.GIVEN,
    Rule.MATCH_SURPLUS: Stand.SCORED,
    Rule.ROUND_NO_DEDUCTION: Stand.SCORED,
    Rule.ROUND_EXACT: Stand.SCORED,
    Rule.ROUND_NO_EXTRA: Stand.SCORED,
}
_OF_TOTALS: Final = {Rule.ROUND_NO_DEDUCTION, Rule.ROUND_EXACT, Rule.ROUND_NO_EXTRA}
_MOST_ROUNDS: Final = 60


def generate(rng: Random, level: Level, rule: Rule | None = None) -> Question:
    """EASY: the credit is told and only the verdict asked, but where the rule is about totals.

    USUAL: the credit is told and the new totals are asked too; rounds in play, tied leads.
    HARD: the credit is to be worked out from the hand totals; the target is hit or missed by
    little, an opponent is as near, a tie is below the target or for the second place.
    """
    match _stand(rng, level, rule):
        case Stand.GIVEN:
            return _given(rng, level, rule)
        case Stand.PLAYING:
            return _playing(rng)
        case Stand.SCORED:
            return _scored(rng, level, rule)


def _stand(rng: Random, level: Level, rule: Rule | None) -> Stand:
    if rule in _ASKED_FOR:
        return _ASKED_FOR[rule]
    if rule is Rule.MATCH_TARGET_CHECK:
        return choice(rng, (Stand.SCORED, Stand.PLAYING))
    if level is Level.EASY or rule is Rule.MATCH_TARGET:
        return Stand.SCORED
    return choice(rng, (Stand.SCORED, Stand.SCORED, Stand.PLAYING, Stand.GIVEN))


def _given(rng: Random, level: Level, rule: Rule | None) -> Question:
    """Totals with a tied lead, or now and then with two beyond the target, one of them ahead.

    At HARD a tie can also be below the target or behind another.
    """
    players = choice(rng, (2, 3, 4))
    target = TARGETS[players]
    lead = target + 1 + int(rng.random() * 12)
    if rule is not Rule.MATCH_TIE and rng.random() < 0.3:
        others = [int(rng.random() * target) for _ in range(players - 2)]
        return Question(Asks.VERDICT, _shuffled(rng, [lead, lead - 1, *others]))
    tied = 3 if players == 4 and level is Level.HARD and rng.random() < 0.5 else 2
    others = [int(rng.random() * target) for _ in range(players - tied)]
    if level is Level.HARD and rng.random() < 0.4:
        lead = target - 1 - int(rng.random() * 10)
        others = [min(other, lead - 1) for other in others]
        if others and rule is not Rule.MATCH_TIE and rng.random() < 0.5:
            others[0] = target + int(rng.random() * 12)
    return Question(Asks.VERDICT, _shuffled(rng, [lead] * tied + others))


def _shuffled(rng: Random, numbers: list[int]) -> tuple[int, ...]:
    left = list(numbers)
    return tuple(left.pop(int(rng.random() * len(left))) for _ in numbers)


def _playing(rng: Random) -> Question:
    """A round in which somebody would have the target if they went out now."""
    players = choice(rng, (2, 3, 4))
    ended = _ended(rng, players, lambda result: result.ended is Ended.OUT and result.credit > 1)
    before = list(_others(rng, players))
    assert ended.winner is not None
    before[ended.winner] = _before(rng, TARGETS[players], ended.credit, 2)
    return Question(Asks.VERDICT, tuple(before), Stand.PLAYING, ended)


def _scored(rng: Random, level: Level, rule: Rule | None) -> Question:
    players = 3 if rule is Rule.ROUND_NO_EXTRA else choice(rng, (2, 3, 4))
    target = TARGETS[players]
    asks = {Level.EASY: Asks.VERDICT, Level.USUAL: Asks.TOTALS, Level.HARD: Asks.SUMS}[level]
    if asks is Asks.VERDICT and rule in _OF_TOTALS:
        asks = Asks.TOTALS
    ended = _ended(rng, players, lambda result: 1 < result.credit < target)
    assert ended.winner is not None
    before = list(_others(rng, players, near=level is Level.HARD))
    reach = 2 if rule is Rule.MATCH_SURPLUS else int(rng.random() * 4)
    before[ended.winner] = _before(rng, target, ended.credit, reach)
    return Question(asks, tuple(before), Stand.SCORED, ended)


def _others(rng: Random, players: int, near: bool = False) -> tuple[int, ...]:
    """Totals below the target; `near`: within ten points of it."""
    target = TARGETS[players]
    least = target - 10 if near else 0
    return tuple(least + int(rng.random() * (target - least)) for _ in range(players))


def _before(rng: Random, target: int, credit: int, reach: int) -> int:
    """A total to which the credit is added: 0 misses the target, 1 hits it, 2 and 3 go beyond."""
    if reach == 0:
        return max(0, target - credit - 1 - int(rng.random() * 8))
    if reach == 1:
        return target - credit
    return min(target - 1, max(0, target - credit + 1) + int(rng.random() * min(10, credit - 1)))


def _ended(rng: Random, players: int, wanted: Callable[[Result], bool]) -> Result:
    """How a random round ended."""
    for _ in range(_MOST_ROUNDS):
        *_, last = playout(rng, players)
        result = last.result
        if result is not None and wanted(result):
            return result
    raise RuntimeError("play does not lead to such an end")
