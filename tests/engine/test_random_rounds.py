"""Ten thousand random rounds for each number of players: all end, and as a naive scorer says."""

from random import Random

import pytest

from engine import Ended, Round, Rule
from tests.engine import naive

CHUNKS = 5  # so that both cores have some
MOST_ACTIONS = 26 + 12 + 4 * 27
"""26 tiles can lie and 12 be drawn; between two placements there are fewer passes than players."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule(Rule.ROUND_OUT, Rule.ROUND_BLOCKED, Rule.ROUND_EXACT, Rule.ROUND_NO_EXTRA)
def test_ten_thousand_random_rounds_end_and_are_scored_as_a_naive_scorer_does(
    players: int, chunk: int
) -> None:
    rng = Random(players * CHUNKS + chunk)
    ended = set()
    for number in range(10_000 // CHUNKS):
        round_ = Round.deal(players, number % players, rng)
        taken = 0
        while not round_.is_over:
            actions = round_.actions()
            round_ = round_.apply(actions[int(rng.random() * len(actions))])
            taken += 1
            assert taken <= MOST_ACTIONS
        result = round_.result
        assert result is not None
        hands = [[tile.halves for tile in hand] for hand in round_.hands]
        assert (result.winner, result.credit) == naive.score(hands)
        assert (result.ended is Ended.OUT) == ([] in hands)
        if result.ended is Ended.BLOCKED:
            assert (len(round_.boneyard), round_.passes) == (2, players)
        ended.add((result.ended, result.winner is None))
    assert ended == {(Ended.OUT, False), (Ended.BLOCKED, False), (Ended.BLOCKED, True)}
