"""How a `place` puzzle looks: the chain with its places to press, and the hand to choose from."""

from typing import NamedTuple

from django.utils.safestring import SafeString

from engine import Chain, End
from tutorial.asking.trial import Trial
from tutorial.board import Control, chain_svg, tile_svg
from tutorial.puzzles import Outcome
from tutorial.puzzles.place import Question
from tutorial.puzzles.places import place_text
from tutorial.words import Words


class HeldTile(NamedTuple):
    """A tile of the hand as a choice: the field's value, its name in words, its drawing."""

    value: str
    name: str
    drawing: SafeString
    chosen: bool


class Picture(NamedTuple):
    """`board` is the chain; `hand` is empty once there is nothing more to place.

    `also` is said after every attempt: the legal ends.
    """

    board: SafeString
    description: str
    hand: tuple[HeldTile, ...]
    also: tuple[str, ...]


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Before the move: every place can be pressed. After the right one: its ends are marked."""
    if trial.verdict is not None and trial.verdict.outcome is Outcome.SOLVED:
        return _solved(trial, words)
    chain = question.view.chain
    tried = next(iter(trial.typed.get("at", ())), "") if trial.verdict else ""
    controls = [_control(chain, place, tried, words) for place in chain.places or (None,)]
    board = chain_svg(
        chain, label=words.short_chain(chain), described_by="position", controls=controls
    )
    chosen = next(iter(trial.typed.get("tile", ())), "")
    hand = tuple(
        HeldTile(text, words.tile_name(tile), tile_svg(tile), chosen=text == chosen)
        for tile in question.view.hand
        for text in (f"{tile.low}{tile.high}",)
    )
    return Picture(board, words.description(chain), hand, (words.legal_ends(chain),))


def _solved(trial: Trial, words: Words) -> Picture:
    assert trial.verdict is not None
    assert trial.verdict.after is not None
    chain = trial.verdict.after.chain
    board = chain_svg(
        chain,
        label=words.short_chain(chain),
        described_by="position",
        marks=True,
        newest=chain.tiles[-1],
    )
    return Picture(board, words.description(chain), (), (words.legal_ends(chain),))


def _control(chain: Chain, place: End | None, tried: str, words: Words) -> Control:
    text = place_text(place)
    return Control(
        place,
        name="at",
        value=text,
        id=f"at-{text}",
        label=words.place_name(chain, place),
        state="tried" if text == tried else "",
    )
