"""English: the mistakes behind a wrong verdict on a match and behind a wrong total."""

from typing import assert_never

from tutorial.puzzles.facts.match import Mistake, TotalMistake, VerdictMistake
from tutorial.words.en.nouns import letter


def of_verdict(mistake: VerdictMistake, target: int, seat: int | None) -> str:
    """`seat`: who was named as the winner, if anyone."""
    named = "" if seat is None else letter(seat)
    match mistake:
        case Mistake.CHECKED_BEFORE:
            return (
                "The target is looked at only after the round's points have been added to the "
                "total. Add them first."
            )
        case Mistake.MID_ROUND:
            return (
                f"Player {named} has not got those points yet: the round is still in play. The "
                "target is looked at only after the round has been scored."
            )
        case Mistake.HUNDRED_FOR_MANY:
            return "Only two players play to a hundred. With three or four the target is smaller."
        case Mistake.SIXTY_ONE_FOR_TWO:
            return (
                f"The total of player {named} would do in a match of three or four. "
                "With two players the target is larger."
            )
        case Mistake.MORE_THAN_TARGET:
            return f"The target need not be passed: exactly {target} points are enough."
        case Mistake.EXACT_NEEDED:
            return (
                f"The target {target} need not be hit exactly: it may be passed, and the points "
                "beyond it stay."
            )
        case Mistake.ROUND_FOR_MATCH:
            return (
                f"Player {named} won the round, but the match is won only with at least "
                f"{target} points."
            )
        case Mistake.TIE_BY_SEAT:
            return (
                f"Player {named} has the highest total, but not alone. "
                "A tied lead is not broken by anything else."
            )
        case Mistake.PLAY_ON:
            return (
                "The lead is tied, and the target has been reached. "
                "There is no deciding round after that."
            )
        case _:
            assert_never(mistake)


def of_total(mistake: TotalMistake, seat: int, typed: int, before: int) -> str:
    """`before`: what the player had before the round."""
    name = letter(seat)
    match mistake:
        case Mistake.NOT_ADDED:
            return (
                f"Player {name} had {typed} before the round. "
                "The credit of the round is added to that."
            )
        case Mistake.FROM_ZERO:
            return (
                f"The number {typed} is the credit of the round alone. It is added to the "
                f"{before} that player {name} had."
            )
        case Mistake.SURPLUS_LOST:
            return (
                f"The total of player {name} does not stop at {typed}: "
                "points beyond the target stay."
            )
        case Mistake.OPPONENT_REDUCED:
            return (
                f"Nothing is taken from the total of player {name}. Opponents keep what they had."
            )
        case Mistake.OPPONENT_CREDITED:
            return (
                f"Nothing is added to the total of player {name}, "
                "who is not credited for this round."
            )
        case Mistake.OWN_NOT_SUBTRACTED:
            return (
                f"The number {typed} comes from not taking off the winner's own pips. In a "
                "blocked round they are taken once from the opponents' sum."
            )
        case Mistake.ROUNDED_TO_FIVE:
            return (
                f"The number {typed} comes from rounding the credit to the nearest five. "
                "The credit is entered without rounding."
            )
        case Mistake.DIVIDED_BY_FIVE:
            return (
                f"The number {typed} comes from dividing the credit by five. "
                "The credit is entered as it is."
            )
        case _:
            assert_never(mistake)
