"""What a page shows of a puzzle: its picture by kind, the verdict, the hints, all in words."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from django.urls import reverse
from django.utils import translation
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext

from engine import Rule
from tutorial.asking import (
    show_actions,
    show_credit,
    show_deal,
    show_draws,
    show_ends,
    show_match,
    show_place,
    show_repair,
    show_spot,
    show_starter,
    show_turn,
)
from tutorial.asking.puzzle import Puzzle
from tutorial.asking.trial import Trial
from tutorial.words import Words

PICTURES: Final[Mapping[str, Callable[[Any, Trial, Words], Any]]] = {
    "place": show_place.picture,
    "ends": show_ends.picture,
    "credit": show_credit.picture,
    "starter": show_starter.picture,
    "match": show_match.picture,
    "deal": show_deal.picture,
    "actions": show_actions.picture,
    "draws": show_draws.picture,
    "turn": show_turn.picture,
    "repair": show_repair.picture,
    "spot": show_spot.picture,
}


class Said(NamedTuple):
    """A verdict in words; `outcome` a value of puzzles.Outcome, or "unreadable".

    `rules`: links to the clauses that it rests on.
    """

    outcome: str
    heading: str
    sentences: tuple[str, ...]
    rules: SafeString = SafeString()

    @property
    def announced(self) -> str:
        """What a screen reader is told; the heading of a solved puzzle gets the focus instead."""
        if self.outcome == "solved":
            return " ".join(self.sentences)
        return " ".join((f"{self.heading}.", *self.sentences))


def shown(puzzle: Puzzle, trial: Trial, words: Words, after: str = "") -> Mapping[str, Any]:
    """The context of `puzzles/_puzzle.html`; `after` is what its teacher says once it is solved.

    `picture` is what `puzzles/_<kind>.html` draws; its `also` is said after every attempt and its
    `rows`, a sum, stand below. `hints` are the open ones, `open_hints` how many, `more_hints` the
    number that asks for the next, empty where the last, the answer, is open. `said` is for the
    status line.
    """
    picture = PICTURES[puzzle.kind](puzzle.question, trial, words)
    verdict = said_of(trial, words, after, picture.also)
    hints = [words.hint(hint) for hint in puzzle.hints[: trial.hints]]
    return {
        "kind": f"puzzles/_{puzzle.kind}.html",
        "picture": picture,
        "verdict": verdict,
        "tried": trial.text,
        "solved": trial.solved,
        "hints": hints,
        "open_hints": str(trial.hints),
        "hint_asked": trial.hint_asked,
        "more_hints": "" if trial.given_up else str(trial.hints + 1),
        "next_is_answer": trial.hints + 1 == len(puzzle.hints),
        "said": hints[-1] if trial.hint_asked else verdict.announced if verdict else "",
    }


def said_of(trial: Trial, words: Words, after: str = "", also: tuple[str, ...] = ()) -> Said | None:
    """The verdict in words, None where nothing was tried; `also` is said last."""
    if trial.unreadable:
        sentence = words.unreadable(trial.unreadable)
        return Said("unreadable", gettext("Not complete yet"), (sentence,))
    if trial.verdict is None:
        return None
    outcome, reasons, _, _ = trial.verdict
    rules = tuple(dict.fromkeys(rule for reason in reasons for rule in reason.rules))
    said = [after] if trial.solved and after else [words.reason(reason) for reason in reasons]
    return Said(
        outcome.value,
        words.heading(outcome),
        (*said, *also),
        _citations(rules, words, get_language()),
    )


@cache
def _citations(rules: tuple[Rule, ...], words: Words, language: str | None) -> SafeString:
    """The clauses by their titles; `language` is that of the page, and so of the addresses."""
    with translation.override(language):
        page = reverse("rules")
    links = ((f"{page}#{rule.value}", words.clause_title(rule)) for rule in rules)
    return format_html_join(", ", '<a href="{}">{}</a>', links)
