"""How a `place` puzzle looks: the chain with its places to press, and the hand to choose from."""

from functools import lru_cache
from typing import NamedTuple

from django.template.loader import render_to_string
from django.utils import translation
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from engine import Chain, End, Tile, tile_text
from tutorial.asking.trial import Trial
from tutorial.board import Control, chain_svg, tile_svg
from tutorial.puzzles import Outcome
from tutorial.puzzles.place import Question
from tutorial.puzzles.places import place_text
from tutorial.words import SumRow, Words


class HeldTile(NamedTuple):
    """A tile of the hand as a choice: the field's value, its name in words, its drawing."""

    value: str
    name: str
    drawing: SafeString
    chosen: bool


class Picture(NamedTuple):
    """`drawn`: the chain and, before it is solved, the hand and the places to press.

    `also` is said after an attempt: the legal ends; not of a legal opening that is not asked for.
    """

    drawn: SafeString
    also: tuple[str, ...]
    rows: tuple[SumRow, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Before the move: every place can be pressed. After the right one: its ends are marked."""
    if trial.verdict is not None and trial.verdict.outcome is Outcome.SOLVED:
        assert trial.verdict.after is not None
        return _solved(trial.verdict.after.chain, words, get_language())
    view = question.view
    chosen = next(iter(trial.typed.get("tile", ())), "")
    if chosen not in map(tile_text, view.hand):
        chosen = ""
    tried = next(iter(trial.tried.get("at", ())), "")
    if tried not in map(place_text, view.chain.places or (None,)):
        tried = ""
    asked = _asked(view.chain, view.hand, chosen, tried, words, get_language())
    legal = trial.verdict is not None and trial.verdict.outcome is Outcome.LEGAL
    return asked._replace(also=()) if legal and not view.chain.tiles else asked


# Drawn once and kept: a lesson has few positions, and what a visitor wrote is no part of the key.
# `language` is that of the page, as `words` are.


@lru_cache(maxsize=1000)
def _asked(
    chain: Chain,
    hand: tuple[Tile, ...],
    chosen: str,
    tried: str,
    words: Words,
    language: str | None,
) -> Picture:
    board = chain_svg(
        chain,
        label=words.short_chain(chain),
        described_by="position",
        controls=[place_control(chain, place, tried, words) for place in chain.places or (None,)],
    )
    held = [held_tile(tile, chosen, words) for tile in hand]
    return _drawn(chain, board, held, words, language)


@lru_cache(maxsize=1000)
def _solved(chain: Chain, words: Words, language: str | None) -> Picture:
    board = chain_svg(
        chain,
        label=words.short_chain(chain),
        described_by="position",
        marks=True,
        newest=chain.tiles[-1],
    )
    return _drawn(chain, board, [], words, language)


def _drawn(
    chain: Chain, board: SafeString, hand: list[HeldTile], words: Words, language: str | None
) -> Picture:
    context = {"board": board, "hand": hand, "description": words.description(chain)}
    with translation.override(language):
        drawn = render_to_string("puzzles/_position.html", context)
    return Picture(drawn, (words.legal_ends(chain),))


def place_control(chain: Chain, place: End | None, tried: str, words: Words) -> Control:
    """A place of the chain to press; `tried`: the text of the one that was."""
    text = place_text(place)
    return Control(
        place,
        name="at",
        value=text,
        id=f"at-{text}",
        label=words.place_name(chain, place),
        state="tried" if text == tried else "",
    )


def held_tile(tile: Tile, chosen: str, words: Words) -> HeldTile:
    """A tile to choose; `chosen`: the value of the one that is."""
    text = tile_text(tile)
    return HeldTile(text, words.tile_name(tile), tile_svg(tile), chosen=text == chosen)
