"""How a `draws` puzzle looks: the table as one player sees it, the boneyard as one heap."""

from typing import NamedTuple

from django.utils.safestring import SafeString

from tutorial.asking.show_table import Boneyard, Holder, boneyard, holders
from tutorial.asking.trial import Trial
from tutorial.board import back_svg, chain_svg, hand_svg
from tutorial.puzzles.draws import Question
from tutorial.words import Words


class Picture(NamedTuple):
    """`heap`: the whole boneyard; `boneyard`: with its reserve apart, once that is no answer."""

    board: SafeString
    description: str
    hand: SafeString
    heap: SafeString
    lying: str
    boneyard: Boneyard | None
    holders: tuple[Holder, ...]
    must: str
    typed: str
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Neither what can be joined nor which tiles are the reserve is told before the end."""
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
        back_svg(view.boneyard, words.tiles(view.boneyard)),
        words.tiles(view.boneyard),
        boneyard(view.boneyard, words) if explained else None,
        holders(view, words),
        next(iter(trial.typed.get("must", ())), ""),
        next(iter(trial.typed.get("count", ())), ""),
    )
