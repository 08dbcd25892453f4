"""How a `spot` puzzle looks: the position before, all hands open, and the record to choose from."""

from typing import NamedTuple

from django.utils.safestring import SafeString

from tutorial.asking.show_table import Boneyard, boneyard
from tutorial.asking.trial import Trial
from tutorial.board import chain_svg, hand_svg
from tutorial.puzzles.spot import Question, rule_text
from tutorial.puzzles.spot_question import states
from tutorial.words import Words


class Hand(NamedTuple):
    """A player and the tiles they held before the record begins."""

    name: str
    drawing: SafeString


class Choice(NamedTuple):
    """An act or a rule as a choice, in words."""

    value: str
    text: str
    chosen: bool


class Picture(NamedTuple):
    """`first` is to move; of the boneyard only its size is told, and what was drawn in the acts."""

    board: SafeString
    description: str
    first: str
    hands: tuple[Hand, ...]
    boneyard: Boneyard
    acts: tuple[Choice, ...]
    rules: tuple[Choice, ...]
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """The same before and after, but for what is chosen."""
    start = question.start
    number = next(iter(trial.typed.get("action", ())), "")
    rule = next(iter(trial.typed.get("rule", ())), "")
    return Picture(
        chain_svg(
            start.chain,
            label=words.short_chain(start.chain),
            described_by="position",
            marks=True,
        ),
        words.description(start.chain),
        words.seat_name(start.turn),
        tuple(
            Hand(words.seat_name(seat), hand_svg(hand, ", ".join(map(words.tile_name, hand))))
            for seat, hand in enumerate(start.hands)
        ),
        boneyard(len(start.boneyard), words),
        tuple(
            Choice(str(at), words.act(act.seat, act.action, state.boneyard[0]), str(at) == number)
            for at, (state, act) in enumerate(
                zip(states(question), question.acts, strict=True), start=1
            )
        ),
        tuple(
            Choice(text, words.clause_title(each), text == rule)
            for each in question.options
            for text in (rule_text(each),)
        ),
    )
