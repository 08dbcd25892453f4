"""How a `turn` looks: the chain with its places to press, the hand as it has grown, the boneyard.

Only what the player has seen is drawn: the log they played so far, replayed.
"""

from typing import NamedTuple

from django.utils.safestring import SafeString

from engine import Place, View, tile_text
from tutorial.asking.show_place import HeldTile, held_tile, place_control
from tutorial.asking.show_table import Boneyard, Holder, boneyard, holders
from tutorial.asking.trial import Trial
from tutorial.board import chain_svg
from tutorial.puzzles.places import place_text
from tutorial.puzzles.turn_log import Begun, begun, read_step
from tutorial.puzzles.turn_question import Question
from tutorial.words import Words


class Picture(NamedTuple):
    """`log`: the draws so far, as the form sends them; `hand` is empty once the turn is over.

    `also` is said after an attempt to place: the legal ends.
    """

    board: SafeString
    description: str
    hand: tuple[HeldTile, ...]
    log: tuple[str, ...]
    boneyard: Boneyard
    holders: tuple[Holder, ...]
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Before the end of the turn every place can be pressed; after it its ends are marked."""
    so_far = begun(question.round, trial.typed.get("log", ()))
    tried = _placement(trial)
    if trial.solved:
        return _ended(so_far, trial, words, placed=tried is not None)
    state = so_far.state
    at, chosen = ("", "") if tried is None else (place_text(tried.end), tile_text(tried.tile))
    chosen = next(iter(trial.typed.get("tile", ())), chosen)
    places = state.chain.places or (None,)
    board = chain_svg(
        state.chain,
        label=words.short_chain(state.chain),
        described_by="position",
        controls=[place_control(state.chain, place, at, words) for place in places],
    )
    hand = (*question.round.hand, *so_far.drawn)
    return Picture(
        board,
        words.description(state.chain),
        tuple(held_tile(tile, chosen, words) for tile in hand),
        so_far.log,
        boneyard(len(state.boneyard), words),
        holders(state.view(state.turn), words),
        () if tried is None else (words.legal_ends(state.chain),),
    )


def _ended(so_far: Begun, trial: Trial, words: Words, *, placed: bool) -> Picture:
    assert trial.verdict is not None
    assert trial.verdict.after is not None
    chain = trial.verdict.after.chain
    board = chain_svg(
        chain,
        label=words.short_chain(chain),
        described_by="position",
        marks=True,
        newest=chain.tiles[-1] if placed else None,
    )
    after = trial.verdict.after
    assert isinstance(after, View)
    return Picture(
        board,
        words.description(chain),
        (),
        so_far.log,
        boneyard(after.boneyard, words),
        holders(after, words),
        (words.legal_ends(chain),) if placed else (),
    )


def _placement(trial: Trial) -> Place | None:
    """The placement that was tried last, allowed or not."""
    last = trial.text.rpartition(".")[2]
    action = read_step(last) if last else None
    return action if isinstance(action, Place) else None
