"""What a page shows of a puzzle: its picture by kind, the verdict, the hints, all in words."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from django.urls import reverse
from django.utils import translation
from django.utils.translation import get_language, gettext

from engine import Rule
from tutorial.asking import show_credit, show_ends, show_place
from tutorial.asking.puzzle import Puzzle
from tutorial.asking.trial import Trial
from tutorial.words import Words

PICTURES: Final[Mapping[str, Callable[[Any, Trial, Words], Any]]] = {
    "place": show_place.picture,
    "ends": show_ends.picture,
    "credit": show_credit.picture,
}


class Citation(NamedTuple):
    """A clause that a sentence rests on, by its title, and where it stands."""

    title: str
    url: str


class Said(NamedTuple):
    """A verdict in words; `outcome` a value of puzzles.Outcome, or "unreadable"."""

    outcome: str
    heading: str
    sentences: tuple[str, ...]
    rules: tuple[Citation, ...] = ()

    @property
    def announced(self) -> str:
        """What a screen reader is told; the heading of a solved puzzle gets the focus instead."""
        heading = () if self.outcome == "solved" else (self.heading,)
        return " ".join((*heading, *self.sentences))


def shown(puzzle: Puzzle, trial: Trial, words: Words, after: str = "") -> Mapping[str, Any]:
    """The context of `puzzles/_puzzle.html`; `after` is what its teacher says once it is solved.

    `picture` is what `puzzles/_<kind>.html` draws; `hints` are the open ones, `more_hints` the
    number that asks for the next, None where the last, the answer, is open. `said` is for the
    status line.
    """
    ladder = puzzle.module.hints(puzzle.question)
    picture = PICTURES[puzzle.kind](puzzle.question, trial, words)
    verdict = _said(puzzle, trial, words, after, picture.also)
    hints = [words.hint(hint) for hint in ladder[: trial.hints]]
    return {
        "kind": f"puzzles/_{puzzle.kind}.html",
        "picture": picture,
        "verdict": verdict,
        "tried": trial.text,
        "solved": trial.solved,
        "hints": hints,
        "hint_asked": trial.hint_asked,
        "more_hints": None if trial.given_up else trial.hints + 1,
        "next_is_answer": trial.hints + 1 == len(ladder),
        "said": hints[-1] if trial.hint_asked else verdict.announced if verdict else "",
    }


def _said(
    puzzle: Puzzle, trial: Trial, words: Words, after: str, also: tuple[str, ...]
) -> Said | None:
    if trial.unreadable:
        sentence = words.unreadable(trial.unreadable)
        return Said("unreadable", gettext("Not complete yet"), (sentence,))
    if trial.verdict is None:
        return None
    outcome, reasons, _, _ = trial.verdict
    rules = dict.fromkeys(rule for reason in reasons for rule in reason.rules)
    said = [after] if trial.solved and after else [words.reason(reason) for reason in reasons]
    return Said(
        outcome.value,
        words.heading(outcome, puzzle.kind),
        (*said, *also),
        tuple(_citation(rule, words, get_language()) for rule in rules),
    )


@cache
def _citation(rule: Rule, words: Words, language: str | None) -> Citation:
    """`language`: that of the page, and so of the address."""
    with translation.override(language):
        return Citation(words.clause_title(rule), f"{reverse('rules')}#{rule.value}")
