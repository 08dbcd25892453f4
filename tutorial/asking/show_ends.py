"""How an `ends` puzzle looks: the chain with every place to mark, and the numbers to choose."""

from typing import Final, NamedTuple

from django.utils.safestring import SafeString

from engine import Chain, Port, Side
from tutorial.asking.trial import Trial
from tutorial.board import Control, chain_svg
from tutorial.puzzles.ends import Question
from tutorial.puzzles.facts.ends import MarkedJoint, MarkedSide, MoreMarked
from tutorial.puzzles.places import place_text
from tutorial.words import SumRow, Words

_NUMBERS: Final = "0123456"


class Number(NamedTuple):
    """A number of pips as a choice."""

    value: str
    chosen: bool


class Picture(NamedTuple):
    """`board` is the chain; `numbers` is empty once it is solved."""

    board: SafeString
    description: str
    numbers: tuple[Number, ...]
    also: tuple[str, ...] = ()
    rows: tuple[SumRow, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """Nothing tells which places are open before it is solved or given up."""
    chain = question.chain
    controls = () if trial.solved else _controls(chain, trial, words)
    board = chain_svg(
        chain,
        label=words.short_chain(chain),
        described_by="position",
        controls=controls,
        alike=True,
        marks=trial.solved,
    )
    named = trial.typed.get("pips", ())
    numbers = () if trial.solved else _NUMBERS
    return Picture(
        board,
        words.description(chain, continuations=trial.solved or trial.given_up),
        tuple(Number(pips, pips in named) for pips in numbers),
    )


def _controls(chain: Chain, trial: Trial, words: Words) -> list[Control]:
    marked = trial.typed.get("open", ())
    wrong = _wrong(trial)
    return [
        Control(
            place,
            name="open",
            value=text,
            id=f"open-{text}",
            label=words.ends_place_name(place),
            kind="checkbox",
            checked=text in marked,
            state="wrong" if text in wrong else "",
        )
        for place in chain.places
        for text in (place_text(place),)
    ]


def _wrong(trial: Trial) -> set[str]:
    """The places that were marked and are not open."""
    reasons = trial.verdict.reasons if trial.verdict else ()
    joints = {place_text(why.port) for why in reasons if isinstance(why, MarkedJoint)}
    sides = {
        place_text(Port(why.double, Side.BRANCH)) for why in reasons if isinstance(why, MarkedSide)
    }
    rest = [why.ports for why in reasons if isinstance(why, MoreMarked)]
    more = {place_text(port) for ports in rest for port in ports}
    return joints | sides | more
