"""English: the mistakes behind a wrong number of a deal."""

from typing import Literal, assert_never

from tutorial.puzzles.facts.deal import Mistake, Number
from tutorial.words.en.nouns import tiles

_Set = Literal[
    Mistake.BLANK_FORGOTTEN,
    Mistake.DOUBLES_FORGOTTEN,
    Mistake.BOTH_WAYS,
    Mistake.LARGER_SET,
    Mistake.PIPS_COUNTED,
    Mistake.PARTNERS,
    Mistake.ONE_TOTAL,
]
_Left = Literal[
    Mistake.DRAWS_FORGOTTEN,
    Mistake.PLACED_TAKEN_OFF,
    Mistake.PLACED_FOR_DRAWN,
    Mistake.CHAIN_FORGOTTEN,
    Mistake.HANDS_FORGOTTEN,
    Mistake.OTHERS_FORGOTTEN,
]


def mistake(which: Mistake, number: Number, typed: int) -> str:
    """What leads to this number, and what is true instead, but not how much it is."""
    match which:
        case Mistake.SEVEN_FOR_FOUR if number is Number.EACH:
            return "Seven tiles each are dealt to two or three. Four players take fewer."
        case Mistake.SEVEN_FOR_FOUR:
            return (
                f"The boneyard would hold {tiles(typed)} if four players took seven each. "
                "Four players take fewer."
            )
        case Mistake.SIX_FOR_FEW if number is Number.EACH:
            return "Six tiles each are dealt only to four players. Otherwise it is more."
        case Mistake.SIX_FOR_FEW:
            return (
                f"The boneyard would hold {tiles(typed)} if each took six. "
                "Only four players take six each."
            )
        case Mistake.ONE_HAND_DEALT:
            return (
                f"The number {typed} comes from taking only one hand from the 28 tiles. "
                "Every player takes a hand from the same set."
            )
        case Mistake.RESERVE_LEFT_OUT:
            return (
                f"The number {typed} leaves the reserve out. Its two tiles are in the boneyard "
                "too, though they are not drawn."
            )
        case Mistake.RESERVE_DRAWN:
            return (
                f"The number {typed} includes the reserve. The last two tiles of the boneyard "
                "are never drawn."
            )
        case Mistake.ONE_RESERVED:
            return (
                f"The number {typed} comes from leaving one tile in the boneyard. "
                "The reserve is two tiles."
            )
        case _:
            return _of_what_is_left(which, typed)


def _of_what_is_left(which: _Left | _Set, typed: int) -> str:
    match which:
        case Mistake.DRAWS_FORGOTTEN:
            return (
                f"The boneyard held {tiles(typed)} right after the deal. "
                "Since then tiles have been drawn."
            )
        case Mistake.PLACED_TAKEN_OFF:
            return (
                f"The number {typed} comes from taking the chain's tiles off the boneyard too. "
                "Tiles are placed from the hands, so they do not make the boneyard smaller."
            )
        case Mistake.PLACED_FOR_DRAWN:
            return (
                f"The number {typed} comes from taking the chain's tiles off the boneyard. "
                "Only draws make the boneyard smaller."
            )
        case Mistake.CHAIN_FORGOTTEN:
            return (
                f"The number {typed} comes from taking only the hands off the 28 tiles. "
                "The tiles of the chain are of the same set."
            )
        case Mistake.HANDS_FORGOTTEN:
            return (
                f"The number {typed} comes from taking only the chain off the 28 tiles. "
                "The tiles in the hands are of the same set."
            )
        case Mistake.OTHERS_FORGOTTEN:
            return (
                f"The number {typed} comes from leaving out the other players' hands. "
                "Their tiles are of the same set, though you do not see them."
            )
        case _:
            return _of_the_set(which, typed)


def _of_the_set(which: _Set, typed: int) -> str:
    match which:
        case Mistake.BLANK_FORGOTTEN:
            return f"The number {typed} is one tile short. Is the double blank [0|0] counted?"
        case Mistake.DOUBLES_FORGOTTEN:
            return f"The number {typed} leaves out the doubles: [0|0], [1|1] and so on."
        case Mistake.BOTH_WAYS:
            return (
                f"The number {typed} comes from counting tiles twice. "
                "[1|2] and [2|1] are the same tile."
            )
        case Mistake.LARGER_SET:
            return (
                f"A larger set has {typed} tiles. In the set of Draw "
                "no half has more than six pips."
            )
        case Mistake.PIPS_COUNTED:
            return f"The number {typed} is the sum of all pips of the set. Count the tiles."
        case Mistake.PARTNERS:
            return (
                "Two running totals would do if four played in pairs. In Draw nobody has a partner."
            )
        case Mistake.ONE_TOTAL:
            return "One running total for all is not enough: each plays for themself."
        case _:
            assert_never(which)
