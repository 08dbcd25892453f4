"""The ways of thinking that lead to a wrong number of a deal."""

from collections.abc import Iterator
from typing import Final

from engine import DEALT, RESERVE
from tutorial.puzzles.deal_question import WHOLE_SET, Asks, Question
from tutorial.puzzles.facts.deal import Mistake, Number


def mistakes(question: Question) -> Iterator[tuple[Mistake, Number, int]]:
    """Each mistake that has a name: it, the number it is about, what it leads to."""
    match question.asks:
        case Asks.SET:
            yield from ((mistake, Number.SET, leads_to) for mistake, leads_to in _SET_MISTAKES)
            return
        case Asks.PLAYERS:
            yield Mistake.ONE_TOTAL, Number.TOTALS, 1
            if question.players == 4:
                yield Mistake.PARTNERS, Number.TOTALS, 2
            return
        case Asks.DEAL:
            yield from _deal_mistakes(question.players)
        case Asks.LEFT:
            own = question.view.hand if question.view else ()
            yield Mistake.CHAIN_FORGOTTEN, Number.BONEYARD, WHOLE_SET - sum(question.held)
            yield Mistake.HANDS_FORGOTTEN, Number.BONEYARD, WHOLE_SET - question.placed
            seen = question.placed + len(own)
            yield Mistake.OTHERS_FORGOTTEN, Number.BONEYARD, WHOLE_SET - seen
            yield Mistake.DRAWS_FORGOTTEN, Number.BONEYARD, question.dealt
        case Asks.DRAWN:
            yield Mistake.DRAWS_FORGOTTEN, Number.BONEYARD, question.dealt
            yield Mistake.PLACED_TAKEN_OFF, Number.BONEYARD, question.boneyard - question.placed
            yield Mistake.PLACED_FOR_DRAWN, Number.BONEYARD, question.dealt - question.placed
    yield Mistake.RESERVE_LEFT_OUT, Number.BONEYARD, question.boneyard - RESERVE
    yield Mistake.RESERVE_DRAWN, Number.DRAWABLE, question.boneyard
    yield Mistake.ONE_RESERVED, Number.DRAWABLE, question.boneyard - 1


_SET_MISTAKES: Final = (
    (Mistake.BLANK_FORGOTTEN, 27),
    (Mistake.DOUBLES_FORGOTTEN, 21),
    (Mistake.BOTH_WAYS, 49),  # seven by seven halves
    (Mistake.BOTH_WAYS, 42),
    (Mistake.BOTH_WAYS, 56),
    (Mistake.LARGER_SET, 36),  # double-seven, -eight, -nine, -twelve
    (Mistake.LARGER_SET, 45),
    (Mistake.LARGER_SET, 55),
    (Mistake.LARGER_SET, 91),
    (Mistake.PIPS_COUNTED, 168),
)


def _deal_mistakes(players: int) -> Iterator[tuple[Mistake, Number, int]]:
    mistake = Mistake.SEVEN_FOR_FOUR if players == 4 else Mistake.SIX_FOR_FEW
    each = 13 - DEALT[players]
    yield mistake, Number.EACH, each
    yield mistake, Number.BONEYARD, WHOLE_SET - players * each
    yield Mistake.ONE_HAND_DEALT, Number.BONEYARD, WHOLE_SET - DEALT[players]
