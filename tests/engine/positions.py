"""Positions for the tests, short to write: only the tiles that matter need to be named."""

from random import Random

from engine import Action, Chain, End, Place, Round, Side, Tile, from_text

START = "0_01.02.03.04.05.06.00-11.12.13.14.15.16.66_22.23.24.25.26.33.34.35.36.44.45.46.55.56_aa"
"""A whole deal for two, to be altered: a holds the blanks, b the ones and [6|6]."""


def tiles(text: str) -> tuple[Tile, ...]:
    """ "05.16" is [0|5] and [1|6]; "0" is none."""
    return (
        () if text == "0" else tuple(Tile(int(pair[0]), int(pair[1])) for pair in text.split("."))
    )


def tile(text: str) -> Tile:
    return tiles(text)[0]


def chain(text: str) -> Chain:
    read = from_text(text)
    assert isinstance(read, Chain)
    return read


def position(
    lying: str,
    *hands: str,
    boneyard: str = "22.33",
    turn: int = 0,
    starter: int = 0,
    passes: int = 0,
) -> Round:
    """A round in which only the named tiles exist; nothing checks that it has all 28."""
    held = tuple(tuple(sorted(tiles(hand))) for hand in hands)
    return Round(chain(lying), held, tiles(boneyard), turn, starter, passes)


def left(round_: Round, placed: str) -> Place:
    return Place(tile(placed), round_.chain.left)


def right(round_: Round, placed: str) -> Place:
    return Place(tile(placed), round_.chain.right)


def end(tile_: str, side: Side, pips: int) -> End:
    return End(tile(tile_), side, pips)


def played(start: Round, *actions: Action) -> Round:
    """`start` after all these actions."""
    for action in actions:
        start = start.apply(action)
    return start


def walk(start: Round, steps: int, rng: Random) -> list[Round]:
    """Up to `steps` random actions from `start`, with every state on the way."""
    states = [start]
    while len(states) <= steps and not states[-1].is_over:
        actions = states[-1].actions()
        states.append(states[-1].apply(actions[int(rng.random() * len(actions))]))
    return states
