"""English: the score sheet's sentences."""

from typing import Final, assert_never

from engine import TARGETS, MatchResult, Tied, Won
from tutorial.play.faults import (
    AddressFault,
    HandFault,
    InTwoHands,
    MoreThanAllTiles,
    NoEnd,
    NoSuchTile,
    NotANumber,
    NothingLeft,
    SetupFault,
    TooFewLowTiles,
    TooManyTiles,
    TypedOtherwise,
)
from tutorial.words.en.nouns import letter, listed, points

_SETUP: Final = {
    SetupFault.PLAYERS: "Choose how many players there are: 2, 3 or 4.",
    SetupFault.STARTER: "Choose also who starts the first round.",
    SetupFault.STARTER_NOT_THERE: "That player is not among so few. Choose a starter who plays.",
    SetupFault.TOTALS: (
        "Type the totals as whole numbers from 0 to 300, or leave them empty in a new match."
    ),
}


def hand_fault(fault: HandFault) -> str:
    """What is wrong with the hands, and what to do about it."""
    match fault:
        case NoEnd():
            return "Say first how the round ended: who went out, or that it was blocked."
        case NothingLeft(seat):
            return (
                f"Player {letter(seat)} did not go out, so at least one tile is left in their "
                "hand. Tap the tiles or type their sum."
            )
        case NotANumber(seat, typed):
            return (
                f"“{typed}” is not a sum for player {letter(seat)}. "
                "Type the pips of the hand in digits, for example 12."
            )
        case MoreThanAllTiles(int() as seat, number):
            return (
                f"The hand of player {letter(seat)} cannot count {number}: "
                "all 28 tiles together have 168 pips."
            )
        case MoreThanAllTiles(_, number):
            return (
                f"The hands cannot count {number} together: all 28 tiles have 168 pips, "
                "those in the chain and the reserve too."
            )
        case TypedOtherwise(seat, counted, typed):
            return (
                f"The tiles tapped for player {letter(seat)} make {counted}, but the sum typed is "
                f"{typed}. Correct one of them, or leave the sum empty."
            )
        case InTwoHands(tile, seats):
            hands = listed([letter(seat) for seat in seats])
            return f"There is only one {tile}, but it is in the hands of players {hands}."
        case TooManyTiles(tiles):
            return (
                f"There cannot be {tiles} tiles in the hands: two tiles lie in the reserve and at "
                "least one in the chain, so at most 25 are left."
            )
        case TooFewLowTiles(seats, sums):
            return _too_few(seats, sums)
        case NoSuchTile(seat, typed):
            return f"“{typed}” in the hand of player {letter(seat)} is not a tile of the set."
        case _:
            assert_never(fault)


def _too_few(seats: tuple[int, ...], sums: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return (
            f"The hand of player {letter(seats[0])} cannot count {sums[0]}: the tiles with so few "
            "pips are in the other hands."
        )
    hands = listed([letter(seat) for seat in seats])
    counts = listed([str(sum_) for sum_ in sums])
    if set(sums) == {0}:
        return f"Only one tile counts 0, the double blank [0|0], so hands {hands} cannot both be 0."
    return (
        f"Hands {hands} cannot count {counts} in one round: there are too few tiles with so few "
        "pips."
    )


def setup_fault(fault: SetupFault) -> str:
    """What is still missing at the beginning."""
    return _SETUP[fault]


def address_fault(fault: AddressFault, number: int) -> str:
    """Why an address holds no sheet; `number` is the first round that is wrong."""
    match fault:
        case AddressFault.VERSION:
            return "The address does not hold a score sheet that this page can read."
        case AddressFault.BEGINNING:
            return "The beginning of the sheet in the address is not right: players or starter."
        case AddressFault.ROUND:
            return f"Round {number} in the address cannot be read, or it cannot have ended so."
        case AddressFault.AFTER_THE_END:
            return f"The match in the address is over before round {number}."
        case AddressFault.TOO_MANY:
            return "The address has more than 40 rounds, which is all that a sheet holds."
        case _:
            assert_never(fault)


def standing(result: MatchResult, totals: tuple[int, ...]) -> str:
    """How the match ended. match.target, match.surplus, match.tie"""
    target = TARGETS[len(totals)]
    match result:
        case Won(seat):
            total, over = totals[seat], totals[seat] - target
            if over == 0:
                return f"Player {letter(seat)} won the match with exactly {points(total)}."
            return (
                f"Player {letter(seat)} won the match with {points(total)}. "
                f"The target is {target}, and the surplus of {points(over)} stays."
            )
        case Tied(seats):
            leaders = listed([letter(seat) for seat in seats])
            return (
                f"The match is tied: players {leaders} share the lead with {points(max(totals))}, "
                f"and the target is {target}."
            )
        case _:
            assert_never(result)


def board(totals: tuple[int, ...], before: tuple[int, ...]) -> str:
    """The cribbage board in words."""
    pegs = [
        f"player {letter(seat)} at {total}" + (f", before that at {was}" if was != total else "")
        for seat, (total, was) in enumerate(zip(totals, before, strict=True))
    ]
    return f"Cribbage board: {'; '.join(pegs)}. Target {TARGETS[len(totals)]}."
