"""English: the mistakes in counting a credit, each by its name."""

from typing import Literal, assert_never

from tutorial.puzzles.facts.credit import Mistake
from tutorial.words.en.nouns import letter

_Own = Literal[
    Mistake.OWN_NOT_SUBTRACTED,
    Mistake.OWN_SUBTRACTED_AGAIN,
    Mistake.OWN_ADDED,
    Mistake.OWN_HAND,
]

_Beside = Literal[
    Mistake.PLACING_SCORED,
    Mistake.ENDS_ADDED,
    Mistake.COMPARED_IN_PLAY,
    Mistake.NOUGHT_IN_PLAY,
    Mistake.TOTAL_GIVEN,
    Mistake.TOTALS_DEDUCTED,
]


def mistake(made: Mistake, number: int, seat: int | None) -> str:
    match made:
        case Mistake.RESERVE_COUNTED:
            return (
                f"You get {number} by counting the tiles of the boneyard too. "
                "The boneyard is nobody's hand, so it is not counted."
            )
        case Mistake.TILES_COUNTED:
            return (
                f"The number {number} is how many tiles the opponents hold. "
                "Count their pips, on both halves."
            )
        case Mistake.ONE_HALF_COUNTED:
            return (
                f"You get {number} by counting only one half of each tile. "
                "The pips of both halves count."
            )
        case Mistake.ONE_HAND_MISSED if seat is not None:
            return (
                f"You get {number} by leaving out the hand of player {letter(seat)}. "
                "The pips of all opponents count."
            )
        case Mistake.ONE_HAND_MISSED:
            return (
                f"You get {number} by leaving out the hand of one opponent. "
                "The pips of all opponents count."
            )
        case Mistake.DIVIDED_BY_FIVE:
            return (
                f"You get {number} by dividing the credit by five. "
                "In Draw the credit is entered as it is, not divided."
            )
        case Mistake.ROUNDED_TO_FIVE:
            return (
                f"You get {number} by rounding the credit to the nearest five. "
                "In Draw the credit is entered without rounding."
            )
        case Mistake.COMPARED_THOUGH_OUT:
            return (
                f"You get {number} by comparing the opponents' hands as in a blocked "
                "round. Here one player went out, so hands are not compared."
            )
        case Mistake.TIE_CREDITED:
            return (
                f"You get {number} by giving the credit to one of the lowest hands. "
                "But there is more than one lowest hand."
            )
        case _:
            return _beside_the_hands(made, number, seat)


def _beside_the_hands(made: _Beside | _Own, number: int, seat: int | None) -> str:
    match made:
        case Mistake.PLACING_SCORED:
            return (
                f"You get {number} by scoring the tile that was placed last. "
                "Placing a tile scores nothing, not even the last one."
            )
        case Mistake.ENDS_ADDED:
            return (
                f"The number {number} is the sum of the pips at the ends of the chain. "
                "In Draw the ends are not added up, and placing scores nothing."
            )
        case Mistake.COMPARED_IN_PLAY:
            return (
                f"You get {number} by comparing the hands as in a blocked round. "
                "But the round has not ended yet, so hands are not compared."
            )
        case Mistake.NOUGHT_IN_PLAY:
            return (
                f"Even a credit of {number} is entered only at the end of a round. "
                "In the middle of a round there is no credit at all."
            )
        case Mistake.TOTAL_GIVEN:
            return (
                f"The number {number} is the player's new running total. "
                "Here only the credit of this round is asked for."
            )
        case Mistake.TOTALS_DEDUCTED:
            return (
                f"You get {number} by taking off the opponents' earlier totals. "
                "Nothing is taken from those, and they do not change the credit."
            )
        case _:
            return _own_hand(made, number, seat)


def _own_hand(made: _Own, number: int, seat: int | None) -> str:
    match made:
        case Mistake.OWN_NOT_SUBTRACTED:
            return (
                f"The number {number} is the opponents' sum. "
                "The winner's own pips must still be taken off."
            )
        case Mistake.OWN_SUBTRACTED_AGAIN:
            return (
                f"You get {number} by taking the winner's own pips off more than once. "
                "They are taken off only once."
            )
        case Mistake.OWN_ADDED:
            return (
                f"The number {number} is the sum of all hands. "
                "The winner's own pips are not added but taken off the others'."
            )
        case Mistake.OWN_HAND:
            whose = "the winner's" if seat is None else f"player {letter(seat)}'s"
            return (
                f"The number {number} is {whose} own hand total. "
                "The credit is counted from the opponents' hands."
            )
        case _:
            assert_never(made)
