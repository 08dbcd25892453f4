"""English: players, hands, counts and what is said of a credit."""

from typing import Literal, assert_never

from engine import Ended, Result, Round, sum_of_pips
from tutorial.puzzles.findings import (
    CountedWrong,
    Credited,
    Mistake,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    TiedForLowest,
    WinnerRight,
)
from tutorial.words.en.nouns import letter, listed, points, tiles
from tutorial.words.sums import SumRow, counted, credit_sum, tied_for_lowest

_Own = Literal[
    Mistake.OWN_NOT_SUBTRACTED,
    Mistake.OWN_SUBTRACTED_AGAIN,
    Mistake.OWN_ADDED,
    Mistake.OWN_HAND,
]
CreditFinding = (
    Credited
    | StillHasTiles
    | OutIsNoTie
    | NotLowest
    | TiedForLowest
    | OneIsLowest
    | WinnerRight
    | CountedWrong
    | OffBy
)


def seat_name(seat: int) -> str:
    """The player as a label."""
    return f"Player {letter(seat)}"


def sum_rows(round_: Round) -> tuple[SumRow, ...]:
    """What each hand counts, tile by tile. round.pips"""
    return tuple(
        SumRow(seat_name(seat), counted(hand) or "no tiles", sum_of_pips(hand))
        for seat, hand in enumerate(round_.hands)
    )


def calculation(result: Result) -> str:
    """How the credit comes about: "8 + 10 − 3 = 15"; a tie in words."""
    if result.winner is not None:
        return credit_sum(result)
    lowest = min(result.sums)
    return f"Several players have the lowest hand total {lowest}: the credit is 0"


def credited(result: Result) -> str:
    """Who gets how much, and why."""
    if result.winner is None:
        tied = listed([letter(seat) for seat in tied_for_lowest(result)])
        return (
            f"Players {tied} have the same lowest hand total, {min(result.sums)}. "
            "In a tie nobody is credited."
        )
    winner = letter(result.winner)
    if result.ended is Ended.BLOCKED:
        return (
            f"The round was blocked and player {winner} alone has the lowest hand total, so they "
            f"are credited {points(result.credit)}: the opponents' sum less their own sum, once."
        )
    if result.credit == 0:
        return (
            f"Player {winner} went out, but the opponents' hands hold 0 pips. "
            "They win the round, and the credit is 0 points."
        )
    return (
        f"Player {winner} went out and is credited {points(result.credit)}: "
        "the sum of all opponents' hands."
    )


def credit_finding(finding: CreditFinding) -> str:
    match finding:
        case Credited(result):
            return credited(result)
        case StillHasTiles() | OutIsNoTie():
            return _out(finding)
        case NotLowest() | TiedForLowest() | OneIsLowest():
            return _blocked(finding)
        case WinnerRight(int() as seat):
            return f"Player {letter(seat)} is right, but the number of points is not right yet."
        case WinnerRight():
            return "Right: nobody is credited. The number of points is not right yet, though."
        case CountedWrong(mistake, number, seat):
            return _mistake(mistake, number, seat)
        case OffBy(number, difference):
            return _off_by(number, difference)
        case _:
            assert_never(finding)


def _off_by(number: int, difference: int) -> str:
    """By how much, unless that number would be the whole answer."""
    if difference == number:
        return f"The answer {number} is too large. Does anyone get points from this round?"
    if number == 0:
        return "The answer 0 is too small: this round does bring points."
    if difference * 2 == number:
        return f"The answer {number} is twice what it should be."
    if difference > 0:
        return f"The answer {number} is {points(difference)} too many."
    return f"The answer {number} is {points(-difference)} too few."


def _out(finding: StillHasTiles | OutIsNoTie) -> str:
    match finding:
        case StillHasTiles(seat, held):
            return (
                f"Player {letter(seat)} still holds {tiles(held)}. "
                "The credit goes to the player who went out."
            )
        case OutIsNoTie(int() as zero):
            return (
                f"The hand total of player {letter(zero)} is 0, but that is no tie with an empty "
                "hand. The credit goes to the player who went out."
            )
        case OutIsNoTie(_, out):
            return (
                f"Player {letter(out)} went out, so that player wins the round. "
                "Only a blocked round can end in a tie."
            )
        case _:
            assert_never(finding)


def _blocked(finding: NotLowest | TiedForLowest | OneIsLowest) -> str:
    match finding:
        case NotLowest(seat, own, 1):
            return (
                f"The hand total of player {letter(seat)} is {own}, but it is not the lowest: "
                "one player has less."
            )
        case NotLowest(seat, own, lower):
            return (
                f"The hand total of player {letter(seat)} is {own}, but it is not the lowest: "
                f"{lower} players have less."
            )
        case TiedForLowest(seat, sum_):
            return (
                f"Player {letter(seat)} has the lowest hand total, {sum_}, but not alone: "
                "someone else has the same."
            )
        case OneIsLowest(lowest):
            return (
                f"The round was blocked and only one player has the lowest hand total, {lowest}. "
                "Who?"
            )
        case _:
            assert_never(finding)


def _mistake(mistake: Mistake, number: int, seat: int | None) -> str:
    match mistake:
        case Mistake.RESERVE_COUNTED:
            return (
                f"The number {number} includes the tiles of the boneyard. "
                "The boneyard is nobody's hand, so it is not counted."
            )
        case Mistake.TILES_COUNTED:
            return (
                f"The number {number} is how many tiles there are. "
                "Count their pips, on both halves."
            )
        case Mistake.ONE_HALF_COUNTED:
            return (
                f"The number {number} comes from counting only one half of each tile. "
                "The pips of both halves count."
            )
        case Mistake.ONE_HAND_MISSED if seat is not None:
            return (
                f"The hand of player {letter(seat)} is missing from the number {number}. "
                "The pips of all opponents count."
            )
        case Mistake.ONE_HAND_MISSED:
            return (
                f"The hand of one opponent is missing from the number {number}. "
                "The pips of all opponents count."
            )
        case Mistake.DIVIDED_BY_FIVE:
            return (
                f"The number {number} comes from dividing the credit by five. "
                "In Draw the credit is entered as it is, not divided."
            )
        case Mistake.ROUNDED_TO_FIVE:
            return (
                f"The number {number} is rounded to the nearest five. "
                "In Draw the credit is entered without rounding."
            )
        case Mistake.COMPARED_THOUGH_OUT:
            return (
                f"The number {number} comes from comparing the opponents' hands as in a blocked "
                "round. Here one player went out, so hands are not compared."
            )
        case Mistake.TIE_CREDITED:
            return (
                f"The number {number} comes from giving the credit to one of the lowest hands. "
                "But there is more than one lowest hand."
            )
        case _:
            return _own_mistake(mistake, number)


def _own_mistake(mistake: _Own, number: int) -> str:
    match mistake:
        case Mistake.OWN_NOT_SUBTRACTED:
            return (
                f"The number {number} is the opponents' sum. "
                "The winner's own pips must still be taken off."
            )
        case Mistake.OWN_SUBTRACTED_AGAIN:
            return (
                f"The number {number} comes from taking the winner's own pips off more than once. "
                "They are taken off only once."
            )
        case Mistake.OWN_ADDED:
            return (
                f"The number {number} is the sum of all hands. "
                "The winner's own pips are not added but taken off the others'."
            )
        case Mistake.OWN_HAND:
            return (
                f"The number {number} is the winner's own hand total. "
                "The credit comes from the opponents' hands, less the winner's own pips."
            )
        case _:
            assert_never(mistake)
