"""How a `match` puzzle looks: the totals in a table, and how the match stands to choose."""

from typing import NamedTuple

from django.utils.translation import gettext

from engine.notation import SEATS
from tutorial.asking.trial import Trial
from tutorial.puzzles.facts.match import Stand
from tutorial.puzzles.match_question import NOT_OVER, TIE, TOTALS, Asks, Question
from tutorial.words import Words


class Line(NamedTuple):
    """A player: the total before, what the round brought, and the new total as typed or known.

    `brought`: the credit, or the hand total where that is told instead; empty where nothing is.
    """

    value: str
    name: str
    before: int
    brought: str
    field: str
    label: str
    typed: str
    invalid: bool
    after: int | None
    won: bool
    won_label: str
    tied: bool


class Picture(NamedTuple):
    """`columns`: what the numbers are; `asked`: new totals are to be typed."""

    lines: tuple[Line, ...]
    caption: str
    columns: tuple[str, ...]
    asked: bool
    tie: bool
    not_over: bool
    also: tuple[str, ...] = ()


def picture(question: Question, trial: Trial, words: Words) -> Picture:
    """New totals are shown once it is solved, not before; given up they can still be typed."""
    over = next(iter(trial.typed.get("over", ())), "")
    scored = question.stand is Stand.SCORED
    asked = scored and question.asks is not Asks.VERDICT
    known = scored and (trial.solved or (trial.given_up and not asked))
    columns = [gettext("Before the round") if scored else gettext("Total")]
    if scored:
        told = question.asks is not Asks.SUMS
        columns.append(gettext("Credit") if told else gettext("Hand total"))
    if asked or known:
        columns.append(gettext("New total"))
    return Picture(
        tuple(
            _line(question, seat, over, trial, words)._replace(
                after=question.after[seat] if known else None
            )
            for seat in range(question.players)
        ),
        gettext("Running totals, the round still in play")
        if question.stand is Stand.PLAYING
        else gettext("Running totals"),
        tuple(columns),
        asked,
        over == TIE,
        over == NOT_OVER,
    )


def _line(question: Question, seat: int, over: str, trial: Trial, words: Words) -> Line:
    value, field, name = SEATS[seat], TOTALS[seat], words.seat_name(seat)
    return Line(
        value,
        name,
        question.before[seat],
        _brought(question, seat),
        field,
        gettext("New total: %(player)s") % {"player": name},
        next(iter(trial.typed.get(field, ())), ""),
        trial.unreadable is not None and trial.unreadable.field == field,
        None,
        over == value,
        gettext("%(player)s has won the match") % {"player": name},
        value in trial.typed.get("tied", ()),
    )


def _brought(question: Question, seat: int) -> str:
    """The hand total or the credit, with its sign."""
    result = question.result
    if result is None or question.stand is not Stand.SCORED:
        return ""
    if question.asks is Asks.SUMS:
        return str(result.sums[seat])
    return f"+{result.credit}" if seat == result.winner else "0"
