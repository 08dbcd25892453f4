"""How many sequences of actions there are from fixed deals, counted a second way and pinned."""

from random import Random

import pytest

from engine import DRAW, PASS, Action, Place, Round, Rule, from_text
from tests.engine import naive
from tests.engine.positions import position, walk


def table(round_: Round) -> naive.Table:
    """The same position in the naive reading."""
    return naive.Table(
        hands=[[tile.halves for tile in hand] for hand in round_.hands],
        boneyard=[tile.halves for tile in round_.boneyard],
        turn=round_.turn,
        board=[(laid.left, laid.right) for laid in round_.chain.line],
        passes=round_.passes,
    )


def move(round_: Round, action: Action) -> naive.Move:
    if action == DRAW:
        return "draw", None
    if action == PASS:
        return "pass", None
    assert isinstance(action, Place)
    if action.end is None:
        return "open", action.tile.halves
    return "left" if action.end == round_.chain.left else "right", action.tile.halves


def count(round_: Round, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count(round_.apply(action), depth - 1) for action in round_.actions())


def same_tree(round_: Round, depth: int) -> None:
    """The same position, the same moves at every node down to that depth."""
    moves = [move(round_, action) for action in round_.actions()]
    assert len(moves) == len(set(moves))
    assert set(moves) == naive.moves(table(round_))
    for action, its_move in zip(round_.actions(), moves, strict=True):
        after = round_.apply(action)
        naively = naive.after(table(round_), its_move)
        naively.hands = [sorted(hand) for hand in naively.hands]
        assert table(after) == naively
        if depth > 1:
            same_tree(after, depth - 1)


DEALS = {
    2: "0_11.13.16.24.33.34.55-01.02.03.05.06.36.56_46.45.44.35.14.00.15.22.12.23.26.66.25.04_aa",
    3: "0_06.12.23.34.36.45.56-00.04.13.14.15.26.46-02.03.11.24.25.35.44_22.01.05.55.33.16.66_bb",
    4: "0_01.12.23.33.35.44-04.06.14.22.24.55-02.13.15.16.46.66-00.03.11.25.26.36_05.34.45.56_dd",
}
"""Three fixed deals; whose tiles, nothing more, were drawn at random once."""

LATE = {
    "passes on the way to a block": position(
        "66.L06.R46", "11.15", "12.13", "00.04", boneyard="22.33", turn=1
    ),
    "one draw left": position("14.L11.R44", "05.22", "36.14", boneyard="34.55.00"),
    "both ends alike": position("12.R23.R13", "11.15.16", "01.14", "06.36", boneyard="00.22.25"),
}


def deal(players: int) -> Round:
    round_ = from_text(DEALS[players])
    assert isinstance(round_, Round)
    return round_


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5, 6])
def test_as_many_sequences_from_a_deal_as_the_naive_reading_finds(players: int, depth: int) -> None:
    assert count(deal(players), depth) == naive.count(table(deal(players)), depth)


PINNED = {
    2: (8, 36, 128, 502, 1910, 7155, 26644),
    3: (8, 38, 179, 806, 3420, 14459, 60920),
    4: (7, 32, 123, 458, 1623, 5584, 17150),
}
"""Counts by depth from 1 on; the naive reading found the same down to depth 6."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_counts_that_were_once_found(players: int) -> None:
    depths = range(1, len(PINNED[players]) + 1)
    assert tuple(count(deal(players), depth) for depth in depths) == PINNED[players]


@pytest.mark.parametrize("round_", LATE.values(), ids=LATE)
@pytest.mark.rule(Rule.ROUND_BLOCKED, Rule.TURN_RESERVE)
def test_as_many_sequences_late_in_a_round_whatever_the_depth(round_: Round) -> None:
    for depth in range(1, 13):
        assert count(round_, depth) == naive.count(table(round_), depth)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_moves_at_every_node_of_the_first_three_actions(players: int) -> None:
    same_tree(deal(players), 3)


@pytest.mark.parametrize("round_", LATE.values(), ids=LATE)
def test_the_same_moves_at_every_node_late_in_a_round(round_: Round) -> None:
    same_tree(round_, 8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_moves_at_every_state_of_whole_random_rounds(players: int) -> None:
    for seed in range(60):
        for round_ in walk(Round.deal(players, seed % players, Random(seed)), 99, Random(seed)):
            same_tree(round_, 1)
