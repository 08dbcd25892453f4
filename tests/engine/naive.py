"""The rules of Draw read a second time, plainly and slowly, to count and to check by.

Nothing here comes from the engine. A tile is a pair of pips, smaller first; the board is the list
of tiles from left to right as they lie; a move is a pair: ("open" | "left" | "right", tile),
("draw", None) or ("pass", None).
"""

from __future__ import annotations

import copy
from dataclasses import dataclass

Pair = tuple[int, int]
Move = tuple[str, Pair | None]


@dataclass
class Table:
    hands: list[list[Pair]]
    boneyard: list[Pair]
    turn: int
    board: list[Pair]
    passes: int = 0


def over(table: Table) -> bool:
    somebody_is_out = any(len(hand) == 0 for hand in table.hands)
    return somebody_is_out or table.passes == len(table.hands)


def moves(table: Table) -> set[Move]:
    if over(table):
        return set()
    hand = table.hands[table.turn]
    found: set[Move] = set()
    if not table.board:
        found = {("open", tile) for tile in hand}
    else:
        leftmost = table.board[0][0]
        rightmost = table.board[-1][1]
        found |= {("left", tile) for tile in hand if leftmost in tile}
        found |= {("right", tile) for tile in hand if rightmost in tile}
    if len(table.boneyard) >= 3:
        found.add(("draw", None))
    if not found:
        found.add(("pass", None))
    return found


def after(table: Table, move: Move) -> Table:
    new = copy.deepcopy(table)
    what, tile = move
    if what == "draw":
        new.hands[new.turn].append(new.boneyard.pop(0))
        return new
    if tile is None:
        new.passes += 1
    else:
        new.passes = 0
        new.hands[new.turn].remove(tile)
        _lay(new.board, what, tile)
    new.turn = (new.turn + 1) % len(new.hands)
    return new


def _lay(board: list[Pair], where: str, tile: Pair) -> None:
    turned = (tile[1], tile[0])
    if where == "open":
        board.append(tile)
    elif where == "left":
        board.insert(0, tile if tile[1] == board[0][0] else turned)
    else:
        board.append(tile if tile[0] == board[-1][1] else turned)


def count(table: Table, depth: int) -> int:
    """How many sequences of that many actions there are."""
    if depth == 0:
        return 1
    return sum(count(after(table, move), depth - 1) for move in moves(table))


def score(hands: list[list[Pair]]) -> tuple[int | None, int]:
    """The winner's seat and credit of a round that is over, from the hands that are left."""
    sums = [sum(one + other for one, other in hand) for hand in hands]
    for seat, hand in enumerate(hands):
        if hand == []:
            return seat, sum(sums[:seat]) + sum(sums[seat + 1 :])
    in_order = sorted(sums)
    if in_order[0] == in_order[1]:
        return None, 0
    return sums.index(in_order[0]), sum(in_order[1:]) - in_order[0]
