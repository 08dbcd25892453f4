"""The seed's own steps and scores, to the letter."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import (
    TARGETS,
    Chain,
    Ended,
    Joint,
    Port,
    Result,
    Round,
    Rule,
    Side,
    Tile,
    from_text,
    to_text,
)
from engine.result import blocked, went_out

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "golden" / "walkthrough.json").read_text(encoding="utf-8")
)
SIDES = {
    "larger end": Side.LARGER,
    "smaller end": Side.SMALLER,
    "line A": Side.LINE_A,
    "line B": Side.LINE_B,
}
NAMES = {side: name for name, side in SIDES.items()}

steps = pytest.mark.parametrize("step", GOLDEN["steps"], ids=lambda step: str(step["after"]))


def after(step: dict[str, Any]) -> Chain:
    """The chain after the step, placed where the step says."""
    before = from_text(step["before"])
    assert isinstance(before, Chain)
    if step["at"] is None:
        return before.place(Tile.parse(step["placed"]))
    at = step["at"]
    side = SIDES[at["port"] if at["port"].startswith("line") else f"{at['port']} end"]
    (end,) = (end for end in before.ends if end.port == Port(Tile.parse(at["tile"]), side))
    assert end.pips == at["pips"]
    return before.place(Tile.parse(step["placed"]), end)


def port(port_: Port) -> str:
    return f"{port_.tile} ({NAMES[port_.side]})"


def joint(joint_: Joint) -> str:
    return f"{port(joint_.lying)} – {port(joint_.placed)}"


@steps
@pytest.mark.rule(Rule.TURN_PLACE, Rule.CHAIN_TWO_ENDS)
def test_each_step_lays_its_tiles_in_order_and_leaves_its_pips_open(step: dict[str, Any]) -> None:
    chain = after(step)
    assert list(map(str, chain.tiles)) == step["tiles"]
    assert sorted(end.pips for end in chain.ends) == step["open_pips"]


@steps
@pytest.mark.rule(Rule.CHAIN_DOUBLES_ACROSS, Rule.CHAIN_FROM_DOUBLE)
def test_each_step_has_the_joints_and_the_sorted_ends_of_its_description(
    step: dict[str, Any],
) -> None:
    chain = after(step)
    joints = "; ".join(map(joint, chain.joints)) or "none"
    ends = "; ".join(f"{end.tile} ({NAMES[end.side]}, {end.pips})" for end in chain.ends)
    tiles = ", ".join(map(str, chain.tiles))
    assert step["en"] == f"Tiles: {tiles}. Joints: {joints}. Legal continuations: {ends}."


@steps
def test_each_step_is_written_and_read_as_the_seed_notes_it(step: dict[str, Any]) -> None:
    assert to_text(after(step)) == step["after"]
    assert from_text(step["after"]) == after(step)


def hand_of(pips: int) -> list[Tile]:
    """Some tiles with so many pips, [0|0] for none."""
    return {
        0: [Tile(0, 0)],
        3: [Tile(1, 2)],
        8: [Tile(4, 4)],
        10: [Tile(4, 6)],
    }[pips]


@pytest.mark.parametrize("case", GOLDEN["scoring"], ids=lambda case: str(case["hands"]))
@pytest.mark.rule(
    Rule.ROUND_OUT_CREDIT,
    Rule.ROUND_OUT_NO_TIE,
    Rule.ROUND_BLOCKED_CREDIT,
    Rule.ROUND_BLOCKED_TIE,
)
def test_each_score_of_the_seed(case: dict[str, Any]) -> None:
    hands = [hand_of(pips) for pips in case["hands"]]
    if case["ended"] == "out":
        hands[case["out"]] = []
        result = went_out(case["out"], hands)
    else:
        result = blocked(hands)
    sums = tuple(case["hands"])
    assert result == Result(Ended(case["ended"]), case["winner"], case["credit"], sums)


@pytest.mark.rule(Rule.ROUND_PIPS)
def test_the_tiles_that_the_seed_counts() -> None:
    assert {str(tile): tile.pips for tile in map(Tile.parse, GOLDEN["tiles"])} == GOLDEN["tiles"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule(Rule.SETUP_DEAL, Rule.SETUP_BONEYARD)
def test_each_deal_of_the_seed(players: int) -> None:
    deal, round_ = GOLDEN["deal"][str(players)], Round.deal(players, 0, Random(1))
    assert [len(hand) for hand in round_.hands] == [deal["hand"]] * players
    assert len(round_.boneyard) == deal["boneyard"]
    assert round_.drawable == round_.view(0).drawable == deal["drawable"]


@pytest.mark.rule(Rule.MATCH_TARGET)
def test_the_targets_of_the_seed() -> None:
    assert {str(players): target for players, target in TARGETS.items()} == GOLDEN["target"]
