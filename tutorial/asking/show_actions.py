"""How an `actions` puzzle looks: the table as one player sees it, and the three boxes to mark."""

from typing import NamedTuple

from django.utils.safestring import SafeString

from tutorial.asking.show_table import Boneyard, Holder, boneyard, holders
from tutorial.asking.trial import Trial
from tutorial.board import chain_svg, hand_svg
from tutorial.puzzles.actions import Question
from tutorial.words import Words


class Picture(NamedTuple):
    """`marked`: the moves that are, as values of the form."""

    board: SafeString
    description: str
    hand: SafeString
    boneyard: Boneyard
    holders: tuple[Holder, ...]
    marked: tuple[str, ...]
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Nothing tells where the chain goes on before it is solved or given up."""
    view = question.view
    explained = trial.solved or trial.given_up
    return Picture(
        chain_svg(
            view.chain,
            label=words.short_chain(view.chain),
            described_by="position",
            marks=explained,
        ),
        words.description(view.chain, continuations=explained),
        hand_svg(view.hand, ", ".join(map(words.tile_name, view.hand))),
        boneyard(view.boneyard, words),
        holders(view, words),
        tuple(trial.typed.get("may", ())),
    )
