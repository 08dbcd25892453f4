"""Reading and writing positions and actions as one line of text that a URL can carry.

    action    14 opens · L11, R44 join left, right · d draws (d36 shows what) · p passes
    record    actions joined by dots                        14.d.L11.p
    chain     its placements, 0 when empty                  14.L11.R44.R34
    round     chain_hands_boneyard_turn                     14.L11_05.16-22.36_x12_ab
    match     a round and the totals                        …_0-0

Hands are joined by -, tiles by dots, 0 when empty, x7 when hidden; the boneyard stands
next-drawn first; the turn is the seat to move, the starter, and passes in a row if any (ab2).
"""

import re
from collections.abc import Iterator
from typing import Final

from engine.actions import DRAW, PASS, Action, Draw, Pass, Place
from engine.chain import Chain
from engine.errors import Expected, InvalidPosition, NotationError
from engine.faults import NotInTheSet
from engine.match import Match
from engine.position import checked_match, checked_round, checked_view
from engine.round import Round
from engine.tiles import IN_SET, Tile
from engine.view import View

SEATS: Final = "abcd"
_TILE: Final = re.compile(r"[0-9]{2}")
_JOINED: Final = re.compile(r"[LR][0-9]{2}")
_DRAWN: Final = re.compile(r"d([0-9]{2})?")
_HIDDEN: Final = re.compile(r"x(0|[1-9][0-9]?)")
_TURN: Final = re.compile(r"([a-d])([a-d])([1-4])?")
_TOTAL: Final = re.compile(r"0|[1-9][0-9]{0,3}")
_LONGEST: Final = 400
"""No position needs as many characters; what is longer is not read at all."""

Position = Chain | Round | View | Match
Hands = tuple[tuple[Tile, ...] | int, ...]


def to_text(position: Position) -> str:
    """One line for a chain, a round, a view or a match; `from_text` reads it back."""
    match position:
        case Match(round_, totals):
            return f"{to_text(round_)}_{'-'.join(map(str, totals))}"
        case Round(chain, hands, boneyard, turn, starter, passes):
            return _text(chain, hands, boneyard, turn, starter, passes)
        case View(chain, hands_seen, left, turn, starter, passes):
            return _text(chain, hands_seen, left, turn, starter, passes)
        case Chain():
            return _chain_text(position) or "0"


def _text(
    chain: Chain,
    hands: Hands,
    boneyard: tuple[Tile, ...] | int,
    turn: int,
    starter: int,
    passes: int,
) -> str:
    parts = (
        _chain_text(chain) or "0",
        "-".join(_tiles_text(hand) for hand in hands),
        _tiles_text(boneyard),
        f"{SEATS[turn]}{SEATS[starter]}{passes or ''}",
    )
    return "_".join(parts)


def tile_text(tile: Tile) -> str:
    """Two digits, the smaller half first."""
    return f"{tile.low}{tile.high}"


def _tiles_text(tiles: tuple[Tile, ...] | int) -> str:
    if isinstance(tiles, int):
        return f"x{tiles}"
    return ".".join(map(tile_text, tiles)) or "0"


def _chain_text(chain: Chain) -> str:
    return ".".join(_placement_texts(chain))


def _placement_texts(chain: Chain) -> Iterator[str]:
    grown = Chain()
    for number, tile in enumerate(chain.tiles):
        if number == 0:
            yield tile_text(tile)
            grown = grown.place(tile)
            continue
        port = chain.joints[number - 1].lying
        end = next(end for end in grown.ends if end.port == port)
        yield f"{'L' if end == grown.left else 'R'}{tile_text(tile)}"
        grown = grown.join(tile, end)


def action_text(chain: Chain, action: Action) -> str:
    """An action of a player who faces `chain`; ValueError for a place that is not open."""
    match action:
        case Place(tile, None):
            return tile_text(tile)
        case Place(tile, end) if end in chain.ends:
            return f"{'L' if end == chain.left else 'R'}{tile_text(tile)}"
        case Place():
            raise ValueError(f"no end of the chain: {action}")
        case Draw():
            return "d"
        case Pass():
            return "p"


def read_action(chain: Chain, text: str, whole: str | None = None, at: int = 0) -> Action:
    """The action written as `text` by a player who faces `chain`; NotationError if unreadable.

    `whole` and `at` say of what longer text it is a part, so that the error points there.
    """
    if text == "p":
        return PASS
    if _DRAWN.fullmatch(text):
        return DRAW
    if _TILE.fullmatch(text):
        return Place(Tile(int(text[0]), int(text[1])))
    if _JOINED.fullmatch(text):
        end = chain.left if text[0] == "L" else chain.right
        if end is not None:
            return Place(Tile(int(text[1]), int(text[2])), end)
    raise NotationError(whole or text, at, Expected.ACTION)


def record(start: Round, actions: list[Action]) -> str:
    """The actions played from `start`, joined by dots, each draw with the tile it brought."""
    texts, state = [], start
    for action in actions:
        drawn = tile_text(state.boneyard[0]) if isinstance(action, Draw) else ""
        texts.append(action_text(state.chain, action) + drawn)
        state = state.apply(action)
    return ".".join(texts)


def replay(start: Round, text: str) -> tuple[Round, ...]:
    """Every state of a record from `start` on, that one first.

    NotationError where it cannot be read, or where a draw is said to have brought another tile
    than the boneyard's next; IllegalAction where the rules refuse it.
    """
    states = [start]
    at = 0
    for part in text.split(".") if text else []:
        state = states[-1]
        action = read_action(state.chain, part, text, at)
        after = state.apply(action)
        drawn = isinstance(action, Draw) and part[1:]
        if drawn and Tile(int(drawn[0]), int(drawn[1])) is not state.boneyard[0]:
            raise NotationError(text, at, Expected.ACTION)
        states.append(after)
        at += len(part) + 1
    return tuple(states)


def from_text(text: str) -> Position:
    """The chain, view, round or match that `text` describes; a view where anything is hidden.

    NotationError says where it stops being readable; InvalidPosition says which tile, joint, hand
    or number makes it impossible.
    """
    parts = text.split("_")
    if len(text) > _LONGEST or len(parts) not in (1, 4, 5):
        raise NotationError(text, min(len("_".join(parts[:5])), _LONGEST), Expected.PARTS)
    starts = [sum(len(part) + 1 for part in parts[:number]) for number in range(len(parts))]
    chain = _read_chain(text, starts[0], parts[0])
    if len(parts) == 1:
        return chain
    hands = _read_hands(text, starts[1], parts[1])
    boneyard = _read_tiles(text, starts[2], parts[2], Expected.BONEYARD)
    turn, starter, passes = _read_turn(text, starts[3], parts[3])
    shown = tuple(hand for hand in hands if isinstance(hand, tuple))
    if len(parts) == 5:
        totals = _read_totals(text, starts[4], parts[4])
        if isinstance(boneyard, int) or len(shown) < len(hands):
            raise NotationError(text, starts[1], Expected.HANDS)
        return checked_match(
            Match(checked_round(Round(chain, shown, boneyard, turn, starter, passes)), totals)
        )
    if isinstance(boneyard, tuple) and len(shown) == len(hands):
        return checked_round(Round(chain, shown, boneyard, turn, starter, passes))
    if isinstance(boneyard, tuple):
        raise NotationError(text, starts[2], Expected.BONEYARD)
    return checked_view(chain, hands, boneyard, turn, starter, passes)


def _read_chain(text: str, at: int, part: str) -> Chain:
    chain = Chain()
    if part == "0":
        return chain
    for number, placed in enumerate(part.split(".")):
        pattern = _JOINED if number else _TILE
        if not pattern.fullmatch(placed):
            raise NotationError(text, at, Expected.CHAIN)
        tile = Tile(int(placed[-2]), int(placed[-1]))
        if tile not in IN_SET:
            raise InvalidPosition(NotInTheSet(tile))
        chain = chain.place(tile, {"L": chain.left, "R": chain.right}.get(placed[0]))
        at += len(placed) + 1
    return chain


def _read_hands(text: str, at: int, part: str) -> Hands:
    hands = []
    for hand in part.split("-"):
        tiles = _read_tiles(text, at, hand, Expected.HAND)
        hands.append(tuple(sorted(tiles)) if isinstance(tiles, tuple) else tiles)
        at += len(hand) + 1
    return tuple(hands)


def _read_tiles(text: str, at: int, part: str, expected: Expected) -> tuple[Tile, ...] | int:
    if part == "0":
        return ()
    hidden = _HIDDEN.fullmatch(part)
    if hidden:
        return int(hidden[1])
    tiles = []
    for written in part.split("."):
        if not _TILE.fullmatch(written):
            raise NotationError(text, at, expected)
        tiles.append(Tile(int(written[0]), int(written[1])))
        at += len(written) + 1
    return tuple(tiles)


def _read_turn(text: str, at: int, part: str) -> tuple[int, int, int]:
    written = _TURN.fullmatch(part)
    if not written:
        raise NotationError(text, at, Expected.TURN)
    return SEATS.index(written[1]), SEATS.index(written[2]), int(written[3] or 0)


def _read_totals(text: str, at: int, part: str) -> tuple[int, ...]:
    totals = part.split("-")
    for total in totals:
        if not _TOTAL.fullmatch(total):
            raise NotationError(text, at, Expected.TOTALS)
        at += len(total) + 1
    return tuple(map(int, totals))
