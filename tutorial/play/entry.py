"""What people enter: the beginning of a sheet, and the hands at the end of a round."""

from typing import Final, NamedTuple

from engine import DOUBLE_SIX, Tile
from engine.notation import SEATS, tile_text
from tutorial.play.address import BLOCKED
from tutorial.play.faults import (
    HandFault,
    InTwoHands,
    MoreThanAllTiles,
    NoSuchTile,
    NotANumber,
    NothingLeft,
    SetupFault,
    TooManyTiles,
    TypedOtherwise,
)
from tutorial.play.possible import faults
from tutorial.play.sheet import EMPTY, MOST_GIVEN, Hand, Played, Sheet, hand_of
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, number

TILES: Final = {tile_text(tile): tile for tile in DOUBLE_SIX}
_MOST_TYPED: Final = 9999
"""Up to here a number is named when it is said to be too large."""


class Entered(NamedTuple):
    """The round, or None and the faults that speak against it."""

    played: Played | None
    faults: tuple[HandFault, ...]


def ended(text: str, players: int) -> tuple[bool, int | None]:
    """Whether it is said how the round ended, and who went out: None where it was blocked."""
    if text == BLOCKED:
        return True, None
    if text in tuple(SEATS[:players]):
        return True, SEATS.index(text)
    return False, None


def tiles_field(seat: int) -> str:
    """The form's name for the tiles left to `seat`: "tiles-a"."""
    return f"tiles-{SEATS[seat]}"


def sum_field(seat: int) -> str:
    """The form's name for a sum that is typed instead: "sum-a"."""
    return f"sum-{SEATS[seat]}"


def total_field(seat: int) -> str:
    """The form's name for a total that the sheet begins with: "total-a"."""
    return f"total-{SEATS[seat]}"


def read_round(fields: Fields, out: int | None, players: int) -> Entered:
    """The round that the form tells; each hand by itself first, then all together."""
    wrong: list[HandFault] = []
    hands: list[Hand] = []
    for seat in range(players):
        read = EMPTY if seat == out else _hand(fields, seat)
        if isinstance(read, Hand):
            hands.append(read)
        else:
            wrong.append(read)
            hands.append(hand_of(_tiles(fields, seat)))
    known = [*wrong, *(fault for fault in faults(out, hands) if not wrong or _stands(fault))]
    return Entered(None if known else Played(out, tuple(hands)), tuple(known))


def _hand(fields: Fields, seat: int) -> Hand | HandFault:
    """The hand of one player: tiles, or a sum, or both where they agree."""
    strange = [value for value in fields.get(tiles_field(seat), ()) if value not in TILES]
    if strange:
        return NoSuchTile(seat, strange[0][:40])
    tiles = _tiles(fields, seat)
    try:
        typed = number(fields, sum_field(seat), _MOST_TYPED)
    except AttemptUnreadable as unreadable:
        if unreadable.problem is Problem.MISSING:
            return hand_of(tiles) if tiles else NothingLeft(seat)
        return NotANumber(seat, unreadable.typed)
    counted = hand_of(tiles)
    if tiles and counted.sum != typed:
        return TypedOtherwise(seat, counted.sum, typed)
    return counted if tiles else Hand((), typed)


def _tiles(fields: Fields, seat: int) -> tuple[Tile, ...]:
    values = fields.get(tiles_field(seat), ())
    return tuple(sorted({TILES[value] for value in values if value in TILES}))


def _stands(fault: HandFault) -> bool:
    """True for what is so whatever the hands come to that could not be read."""
    if isinstance(fault, MoreThanAllTiles):
        return fault.seat is not None
    return isinstance(fault, InTwoHands | TooManyTiles)


def read_setup(fields: Fields) -> Sheet | SetupFault:
    """A new sheet: who plays, who starts, and the totals on paper where a match has begun."""
    players = next(iter(fields.get("players", ())), "")
    starter = next(iter(fields.get("starter", ())), "")
    if players not in {"2", "3", "4"}:
        return SetupFault.PLAYERS
    if starter not in tuple(SEATS):
        return SetupFault.STARTER
    if starter not in SEATS[: int(players)]:
        return SetupFault.STARTER_NOT_THERE
    try:
        given = tuple(_total(fields, seat) for seat in range(int(players)))
    except AttemptUnreadable:
        return SetupFault.TOTALS
    return Sheet(SEATS.index(starter), given)


def _total(fields: Fields, seat: int) -> int:
    try:
        return number(fields, total_field(seat), MOST_GIVEN)
    except AttemptUnreadable as unreadable:
        if unreadable.problem is Problem.MISSING:
            return 0
        raise
