"""How fast the engine is, beside two other people's engines: python -m tests.bench.engine

Each peer plays rounds of its own; on just those chains and hands both engines list the legal
actions, make a step that leaves the position as it was, and play the same deals to the end at
random. Nothing can be drawn in the peers' games, so our boneyard is empty there. The two are timed
in turns and each figure is the best of its turns, since another load can only make one slower.
"""

import gc
import sys
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from engine import PASS, Action, Round
from tests.bench.engine_peers import Peer, any_of, dominoes, open_spiel, our_moves

SEED, ROUNDS, TURNS, PASSES = 2026, 50, 10, 4
DUE = {"dominoes": (2.5, 2.0), "open_spiel": (10.0, 25.0)}
"""The least ratios at legal actions and at a step."""
INSTALL = """{name} is not installed. The peers have an environment of their own:
    python3 -m venv .venv-peers
    .venv-peers/bin/pip install --require-hashes -r tests/bench/peers.txt
    .venv-peers/bin/python -m tests.bench.engine"""


class Work(NamedTuple):
    """A function and, column by column, the arguments of each of its calls."""

    function: Callable[..., object]
    columns: tuple[Sequence[Any], ...]


class Row(NamedTuple):
    """One comparison: both rates per second, how many times faster ours is, and the bar if any."""

    what: str
    ours: float
    theirs: float
    ratio: float
    due: float | None = None


def step(round_: Round, action: Action) -> tuple[Action, ...]:
    """The legal actions after `action`; as in the peers' games, who can only pass has passed."""
    after = round_.apply(action)
    following = after.actions()
    while following and following[0] is PASS:
        after = after.apply(PASS)
        following = after.actions()
    return following


def play(start: Round, rng: Random) -> Round:
    """A round played to its end at random."""
    round_ = start
    while not round_.is_over:
        round_ = round_.apply(any_of(round_.actions(), rng))
    return round_


def seconds(work: Work) -> float:
    """How long one call takes, the garbage collector resting as in `timeit`."""
    gc.collect()
    gc.disable()
    started = perf_counter()
    for _ in range(PASSES):
        for _ in map(work.function, *work.columns):
            pass
    taken = perf_counter() - started
    gc.enable()
    return taken / PASSES / len(work.columns[0])


def compare(what: str, ours: Work, theirs: Work, due: float | None = None) -> Row:
    turns = [(seconds(ours), seconds(theirs)) for _ in range(TURNS)]
    best, their_best = (min(times) for times in zip(*turns, strict=True))
    return Row(what, 1 / best, 1 / their_best, their_best / best, due)


def compare_with(peer: Peer) -> list[Row]:
    """Every comparison with a peer, on positions at which both know the same moves."""
    rng = Random(SEED)
    rounds = [peer.ours(position) for position in peer.positions]
    actions, its_actions = [], []
    for round_, position in zip(rounds, peer.positions, strict=True):
        moves, its_moves = our_moves(round_), peer.moves(position)
        assert {move for _, move in moves} == {move for _, move in its_moves}, round_
        its_action, chosen = any_of(its_moves, rng)
        its_actions.append(its_action)
        actions.append(next(action for action, move in moves if move == chosen))
    starts = [peer.ours(start) for start in peer.starts]
    dice = [rng] * len(starts)
    our_step = Work(step, (rounds, actions))
    due_legal, due_step = DUE[peer.name]
    return [
        compare(
            "legal actions",
            Work(Round.actions, (rounds,)),
            Work(peer.legal, (peer.positions,)),
            due_legal,
        ),
        compare(
            "immutable step", our_step, Work(peer.step, (peer.positions, its_actions)), due_step
        ),
        *(
            compare("step, their chain forgotten", our_step, Work(peer.step, (light, its_actions)))
            for light in peer.lighter
        ),
        compare("random round", Work(play, (starts, dice)), Work(peer.play, (peer.starts, dice))),
    ]


def show(peer: Peer, rows: list[Row]) -> bool:
    """Prints the rows; True if each meets its bar."""
    print(f"\nOn {len(peer.positions)} positions and {len(peer.starts)} deals of {peer.name}:")
    print(f"{'per second':28}{'engine':>12}{peer.name:>12}{'ratio':>8}{'due':>7}")
    for row in rows:
        due = "" if row.due is None else f"{row.due:.1f}"
        print(f"{row.what:28}{row.ours:12,.0f}{row.theirs:12,.0f}{row.ratio:8.1f}{due:>7}")
    return all(row.due is None or row.ratio >= row.due for row in rows)


def show_draw() -> None:
    """Random rounds of Draw itself, drawing and all."""
    print("\nRandom rounds of Draw per second:", end=" ")
    for players in (2, 3, 4):
        rng = Random(SEED)
        starts = [Round.deal(players, 0, rng) for _ in range(ROUNDS)]
        work = Work(play, (starts, [rng] * ROUNDS))
        rate = 1 / min(seconds(work) for _ in range(TURNS))
        print(f"{rate:,.0f} ({players} players)", end="\n" if players == 4 else ", ")


def main() -> int:
    """0 if every ratio meets its bar, 1 if one does not or a peer is missing."""
    met = True
    for new in (dominoes, open_spiel):
        try:
            peer = new(ROUNDS, Random(SEED))
        except ModuleNotFoundError:
            print(INSTALL.format(name=new.__name__))
            met = False
            continue
        met &= show(peer, compare_with(peer))
    show_draw()
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
