"""What a request says about a puzzle: what was typed, what was tried, how many hints are open."""

from types import MappingProxyType
from typing import Final, NamedTuple

from django.http import HttpRequest, QueryDict

from tutorial.asking.puzzle import Puzzle
from tutorial.puzzles import AttemptUnreadable, Outcome, Verdict
from tutorial.puzzles.kind import LONGEST_FIELD, Fields

_BETWEEN_FIELDS: Final = "~"
_BETWEEN_VALUES: Final = "."
_MOST_VALUES: Final = 60
"""More places than any chain has; what is sent beyond is not looked at."""


class Trial(NamedTuple):
    """`typed`: the fields as they stand in the form. `hints`: how many are open.

    `tried`, `text`, `verdict`: the attempt's own fields, the same as an address holds them, and
    what the judge says; or `unreadable`; or, where nothing was tried, none of them.
    `hint_asked`: just now. `given_up`: the last hint, which is the answer, is open.
    """

    typed: Fields
    tried: Fields = MappingProxyType({})
    text: str = ""
    verdict: Verdict | None = None
    unreadable: AttemptUnreadable | None = None
    hints: int = 0
    hint_asked: bool = False
    given_up: bool = False

    @property
    def solved(self) -> bool:
        return self.verdict is not None and self.verdict.outcome is Outcome.SOLVED

    @property
    def typed_anew(self) -> bool:
        """Something stands in the form that is not what was tried; a pressed place never stands."""
        return any(
            set(values) != set(self.tried.get(name, ()))
            for name, values in self.typed.items()
            if any(values)
        )


def try_attempt(puzzle: Puzzle, request: HttpRequest) -> Trial:
    """Read and judge what the request tries, if anything; nothing is kept.

    A POST tries its fields, unless it asks for a hint (`more`): then what was `tried` before stands
    as it stood. A GET tries `?try=…`; where `try` is there but empty, as in a plain GET form, its
    fields; without `try` it only shows them.
    """
    sent = request.POST if request.method == "POST" else request.GET
    fields = _fields(sent, puzzle.module.FIELDS)
    hint_asked = request.method == "POST" and "more" in sent
    tried = sent.get("tried" if hint_asked else "try")
    if tried:
        trial = _judged(puzzle, _from_text(tried, puzzle.module.FIELDS))
        trial = trial._replace(typed=fields) if any(fields.values()) else trial
    elif not hint_asked and (request.method == "POST" or tried is not None):
        trial = _judged(puzzle, fields)
    else:
        trial = Trial(fields)
    most = len(puzzle.hints)
    hints = _number(sent["more"], most) or 1 if hint_asked else _number(sent.get("hint", ""), most)
    return trial._replace(hints=hints, hint_asked=hint_asked, given_up=hints == most)


def typed_answer(puzzle: Puzzle, request: HttpRequest, kept: str) -> Trial:
    """An answer that is only kept: `unreadable`, or its `text`; no verdict and no hint.

    A GET shows the fields it names, else the answer `kept` before.
    """
    sent = request.POST if request.method == "POST" else request.GET
    fields = _fields(sent, puzzle.module.FIELDS)
    if request.method == "POST":
        return _judged(puzzle, fields)._replace(verdict=None)
    if any(fields.values()) or not kept:
        return Trial(fields)
    before = _from_text(kept, puzzle.module.FIELDS)
    return Trial(before, before, kept)


def judged(puzzle: Puzzle, text: str) -> Trial:
    """What an attempt is worth that was kept as text."""
    return _judged(puzzle, _from_text(text, puzzle.module.FIELDS))


def to_text(fields: Fields) -> str:
    """The fields of an attempt as one word of an address: `11~14s`, `23s.34s~2.3`."""
    return _BETWEEN_FIELDS.join(_BETWEEN_VALUES.join(values) for values in fields.values())


def _judged(puzzle: Puzzle, fields: Fields) -> Trial:
    try:
        attempt = puzzle.module.read(fields)
        verdict = puzzle.module.judge(puzzle.question, attempt)
    except AttemptUnreadable as unreadable:
        return Trial(fields, unreadable=unreadable)
    written = puzzle.module.write(attempt)
    return Trial(written, written, to_text(written), verdict)


def _from_text(text: str, names: tuple[str, ...]) -> Fields:
    parts = text.split(_BETWEEN_FIELDS, len(names))
    return {
        name: _short(part.split(_BETWEEN_VALUES)) for name, part in zip(names, parts, strict=False)
    }


def _fields(sent: QueryDict, names: tuple[str, ...]) -> Fields:
    return {name: _short(sent.getlist(name)) for name in names}


def _short(values: list[str]) -> list[str]:
    """No more than any form of ours sends, and long enough to be told that it is too long."""
    return [value[: LONGEST_FIELD + 1] for value in values[:_MOST_VALUES] if value]


def _number(text: str, most: int) -> int:
    """Open hints: what is no number opens none, what is too much opens all."""
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 4 else 0
