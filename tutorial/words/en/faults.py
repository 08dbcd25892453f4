"""English: what is wrong with a position that someone shared."""

from typing import assert_never

from engine import End, Expected, Fault, NotationError, Tile
from engine.faults import (
    BoneyardTooLarge,
    HalvesDoNotMeet,
    HandsEmpty,
    HandTooLarge,
    MatchOverAlready,
    NoSuchSeat,
    NotAnEnd,
    NotInTheSet,
    NotTheStarter,
    PassImpossible,
    ReserveTouched,
    TilesMissing,
    TileTwice,
    TooManyTiles,
    TotalsForOthers,
    ViewerUnclear,
    WrongNumberOfPlayers,
)
from tutorial.words.en.nouns import a, begin, letter, listed, tiles, written
from tutorial.words.en.places import any_end, this
from tutorial.words.en.reasons import not_in_the_set

_Seats = NoSuchSeat | HandTooLarge | NotTheStarter | HandsEmpty | PassImpossible | ViewerUnclear


def fault(fault: Fault) -> str:
    """Why this position cannot be: the tile, the place, the hand or the number."""
    match fault:
        case NotInTheSet(tile):
            return not_in_the_set(tile)
        case TileTwice(tile):
            return f"{begin(written(tile))} is in two places, but there is only one of it."
        case TooManyTiles(count):
            return f"The position has {tiles(count)}, but the set has only 28."
        case TilesMissing(missing):
            return _missing(missing)
        case NotAnEnd(tile, End() as end):
            return f"{begin(this(end))} is not open, so {written(tile)} cannot join there."
        case NotAnEnd(tile):
            return f"{begin(written(tile))} cannot open a chain that is open already."
        case HalvesDoNotMeet(tile, end):
            return (
                f"{begin(written(tile))} cannot join {any_end(end)}, "
                f"because neither of its halves is {a(end.pips)}."
            )
        case NoSuchSeat() | HandTooLarge() | NotTheStarter() | HandsEmpty() | PassImpossible():
            return _seats(fault)
        case ViewerUnclear():
            return _seats(fault)
        case _:
            return _numbers(fault)


def _missing(missing: tuple[Tile, ...]) -> str:
    if len(missing) == 1:
        return f"{begin(written(missing[0]))} is missing from the position."
    if len(missing) <= 4:
        return f"The tiles {listed(list(map(str, missing)))} are missing from the position."
    return f"{tiles(len(missing))} are missing from the position, the first of them {missing[0]}."


def _seats(fault: _Seats) -> str:
    match fault:
        case NoSuchSeat(seat, players):
            return f"There is no player {letter(seat)}: the number of players is {players}."
        case HandTooLarge(seat, size, most):
            return (
                f"Player {letter(seat)} holds {tiles(size)}, "
                f"but a hand can hold {tiles(most)} at most."
            )
        case NotTheStarter(turn, starter):
            return (
                f"The chain is empty, so it is the turn of the starter, player {letter(starter)}, "
                f"and not of player {letter(turn)}."
            )
        case HandsEmpty(seats):
            return (
                f"{_who_has(seats)} an empty hand, but only a player who has just gone out "
                "can have one."
            )
        case PassImpossible(seat, passes):
            return (
                f"The number of passes in a row is {passes}, "
                f"but player {letter(seat)} could not have passed."
            )
        case ViewerUnclear(shown):
            return (
                "During a round one hand is shown, and at its end all are. "
                f"Here the number of hands shown is {len(shown)}."
            )
        case _:
            assert_never(fault)


def _who_has(seats: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return f"Player {letter(seats[0])} has"
    return f"Players {listed([letter(seat) for seat in seats])} have"


def _numbers(
    fault: WrongNumberOfPlayers
    | ReserveTouched
    | BoneyardTooLarge
    | MatchOverAlready
    | TotalsForOthers,
) -> str:
    match fault:
        case WrongNumberOfPlayers(players):
            return f"Draw is a game for 2 to 4, but here the number of players is {players}."
        case ReserveTouched(left):
            return (
                f"The boneyard holds {tiles(left)}, "
                "but its last two tiles, the reserve, are never drawn."
            )
        case BoneyardTooLarge(left, most):
            return f"The boneyard holds {tiles(left)}, but the deal leaves {most} there at most."
        case MatchOverAlready(totals):
            saldos = listed(list(map(str, totals)))
            return f"With the totals {saldos} the match is over, so no round can be in play."
        case TotalsForOthers(totals, players):
            return f"The number of totals is {totals}, but the number of players is {players}."
        case _:
            assert_never(fault)


def not_readable(error: NotationError) -> str:
    """Where the text of a position stops making sense, and what should stand there."""
    wanted = _wanted(error.expected)
    if error.at >= len(error.text):
        return f"The text of the position is cut short: {wanted} should come next."
    return f"Character {error.at + 1} of the position's text is wrong: {wanted} should stand there."


def _wanted(expected: Expected) -> str:
    match expected:
        case Expected.TILE:
            return "a tile, for example [1|4],"
        case Expected.ACTION:
            return "a move, for example L11,"
        case Expected.CHAIN:
            return "a chain, for example 14.L11,"
        case Expected.HAND | Expected.HANDS:
            return "the players' hands, for example 05.16-x7,"
        case Expected.BONEYARD:
            return "the boneyard, for example x12,"
        case Expected.TURN:
            return "turn and starter, for example ab,"
        case Expected.TOTALS:
            return "the running totals, for example 0-0,"
        case Expected.PARTS:
            return "chain, hands, boneyard and turn with underscores between"
        case _:
            assert_never(expected)
