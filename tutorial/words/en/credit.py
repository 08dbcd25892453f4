"""English: players, hands, counts and what is said of a credit."""

from typing import assert_never

from engine import Ended, Result, Round, sum_of_pips
from tutorial.puzzles.credit import Question
from tutorial.puzzles.facts.credit import (
    CountedWrong,
    CreditAnswer,
    Credited,
    CreditFinding,
    CreditHint,
    EndedHint,
    NotLowest,
    OffBy,
    OneIsLowest,
    OutIsNoTie,
    StillHasTiles,
    SumsHint,
    TiedForLowest,
    WinnerRight,
)
from tutorial.words.en import goes_on
from tutorial.words.en.credit_mistakes import mistake
from tutorial.words.en.nouns import letter, listed, points, tiles
from tutorial.words.sums import SumRow, counted, credit_sum, tied_for_lowest


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


def finding(found: CreditFinding) -> str:
    match found:
        case Credited(result):
            return credited(result)
        case StillHasTiles() | OutIsNoTie():
            return _out(found)
        case NotLowest() | TiedForLowest() | OneIsLowest():
            return _blocked(found)
        case WinnerRight(int() as seat, _):
            return f"Player {letter(seat)} is right, but the number of points is not right yet."
        case WinnerRight():
            return "Right: nobody is credited. The number of points is not right yet, though."
        case CountedWrong(made, number, seat):
            return mistake(made, number, seat)
        case OffBy(number, difference):
            return _off_by(number, difference)
        case _:
            return goes_on.finding(found)


def hint(step: CreditHint) -> str:
    """How it ended, what the hands count, the answer."""
    match step:
        case EndedHint(Ended.OUT):
            return "One player went out. Count the hands of all the others."
        case EndedHint():
            return "The round was blocked. Count every hand and find the lowest."
        case SumsHint(sums):
            each = [f"player {letter(seat)} {sum_}" for seat, sum_ in enumerate(sums)]
            return f"Hand totals: {listed(each)}."
        case CreditAnswer(result):
            working = credit_sum(result)
            if result.winner is None or "=" not in working:
                return credited(result)
            return f"{credited(result)} The sum is {working}."
        case _:
            return goes_on.hint(step)


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
                f"The hand total of player {letter(zero)} is 0, but that is not a tie with an "
                "empty hand. The credit goes to the player who went out."
            )
        case OutIsNoTie():
            return (
                "One player has 0 tiles left: they went out and win the round. "
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
        case TiedForLowest(seat, sum_, others):
            players = "player" if len(others) == 1 else "players"
            have = "has" if len(others) == 1 else "have"
            return (
                f"Player {letter(seat)} has the lowest hand total, {sum_}, but not alone: "
                f"{players} {listed([letter(other) for other in others])} {have} the same."
            )
        case OneIsLowest(sum_):
            return (
                f"The round was blocked and the lowest hand total, {sum_}, is one player's alone. "
                "Whose?"
            )
        case _:
            assert_never(finding)


def task(question: Question) -> str:
    """The same whether the round is over or not, so that it does not tell."""
    asked = (
        "The hands are shown open here. Who is credited for this round, and how much, "
        "or does the round go on?"
    )
    if question.totals is None:
        return asked
    each = [f"{letter(seat)} {total}" for seat, total in enumerate(question.totals)]
    return f"Totals before the round: {', '.join(each)}. {asked}"
