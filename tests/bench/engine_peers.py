"""Two other people's engines, each with positions of its own games and how it answers them."""

# ruff: noqa: ANN401 (the peers carry no types)

import copy
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from engine import Chain, Place, Round, Tile

Move = tuple[int, int, int]
"""What a placement is in every engine: the tile's lower and higher pips, and the pips it joins."""


class Peer(NamedTuple):
    """A peer's engine: `positions` with something lying, `starts` of the same rounds.

    `legal` works out the legal moves anew, `step` leaves its position as it is and answers with the
    legal moves of the next. `play` plays a copy of a start to its end at random. `lighter`: the
    same positions in a form that the peer steps faster from, if it has one.
    """

    name: str
    positions: list[Any]
    starts: list[Any]
    legal: Callable[[Any], Any]
    step: Callable[[Any, Any], Any]
    play: Callable[[Any, Random], Any]
    moves: Callable[[Any], list[tuple[Any, Move]]]
    ours: Callable[[Any], Round]
    lighter: tuple[list[Any], ...] = ()


def dominoes(rounds: int, rng: Random) -> Peer:
    """PyPI's `dominoes`: four players with seven tiles each, nothing to draw."""
    peer: Any = import_module("dominoes")
    deck = [peer.Domino(low, high) for low in range(7) for high in range(low, 7)]

    def new() -> Any:
        tiles = rng.sample(deck, len(deck))
        game = peer.Game.new(starting_player=0)
        game.hands = [peer.Hand(tiles[start : start + 7]) for start in range(0, 28, 7)]
        game.valid_moves = tuple((tile, True) for tile in game.hands[0])
        return game

    def play(start: Any, rng: Random) -> None:
        game = copy.deepcopy(start)
        while game.result is None:
            game.make_move(*any_of(game.valid_moves, rng))

    def step(game: Any, move: Any) -> Any:
        after = copy.deepcopy(game)
        after.make_move(*move)
        return after.valid_moves

    def moves(game: Any) -> list[tuple[Any, Move]]:
        ends = {True: game.board.left_end(), False: game.board.right_end()}
        return [(move, (*sorted(move[0]), ends[move[1]])) for move in game.valid_moves]

    def ours(game: Any) -> Round:
        chain = Chain()
        for tile, left in (move for move in game.moves if move is not None):
            chain = chain.place(Tile(*tile), chain.left if left else chain.right)
        return _round(chain, game.hands, game.turn)

    starts = [new() for _ in range(rounds)]
    positions = []
    for start in starts:
        game = copy.deepcopy(start)
        while game.result is None:
            if game.moves:
                positions.append(copy.deepcopy(game))
            game.make_move(*any_of(game.valid_moves, rng))
    forgetful = copy.deepcopy(positions)
    for game in forgetful:
        game.skinny_board()  # keeps no chain, only its two ends
    return Peer(
        "dominoes",
        positions,
        starts,
        peer.Game._update_valid_moves,
        step,
        play,
        moves,
        ours,
        (forgetful,),
    )


def open_spiel(rounds: int, rng: Random) -> Peer:
    """OpenSpiel's `python_block_dominoes`: two players with seven tiles each, nothing to draw."""
    pyspiel: Any = import_module("pyspiel")
    block: Any = import_module("open_spiel.python.games.block_dominoes")
    game = pyspiel.load_game("python_block_dominoes")

    def new() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(any_of(state.chance_outcomes(), rng)[0])
        return state

    def play(start: Any, rng: Random) -> None:
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(any_of(state.legal_actions(), rng))

    def step(state: Any, move: Any) -> Any:
        return state.child(move).legal_actions()

    def moves(state: Any) -> list[tuple[Any, Move]]:
        actions = [(move, block._ACTIONS[move]) for move in state.legal_actions()]
        return [
            (move, (int(action.tile[0]), int(action.tile[1]), int(action.edge)))
            for move, action in actions
        ]

    def ours(state: Any) -> Round:
        chain = Chain()
        for action in state.actions_history:
            end = next((end for end in chain.ends if end.pips == action.edge), None)
            chain = chain.place(Tile(*map(int, action.tile)), end)
        hands = [[tuple(map(int, tile)) for tile in hand] for hand in state.hands]
        return _round(chain, hands, state.current_player())

    starts = [new() for _ in range(rounds)]
    positions = []
    for start in starts:
        state = start.clone()
        while not state.is_terminal():
            if state.actions_history:
                positions.append(state.clone())
            state.apply_action(any_of(state.legal_actions(), rng))
    return Peer(
        "open_spiel", positions, starts, pyspiel.State.legal_actions, step, play, moves, ours
    )


def our_moves(round_: Round) -> list[tuple[Place, Move]]:
    """Our placements, each with what it is in every engine."""
    return [
        (action, (action.tile.low, action.tile.high, action.end.pips))
        for action in round_.actions()
        if isinstance(action, Place) and action.end is not None
    ]


def _round(chain: Chain, hands: Any, turn: int) -> Round:
    """A round with those hands and an empty boneyard: Draw without drawing is the peers' game."""
    held = tuple(tuple(sorted(Tile(*tile) for tile in hand)) for hand in hands)
    return Round(chain, held, (), turn, 0)


def any_of(things: Any, rng: Random) -> Any:
    return things[int(rng.random() * len(things))]
