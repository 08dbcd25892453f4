"""Reading the lessons from their files and refusing what a learner could not play.

A lesson is a file in `content/`: its texts in both languages and its steps, each a puzzle with a
sentence before and after. `ORDER` is the order of the contents page.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine import DrawError
from tutorial.asking.puzzle import Puzzle
from tutorial.puzzles import KINDS

ORDER: Final = ("setup", "turn", "chain", "joining", "doubles", "scoring", "match")
LANGUAGES: Final = ("fi", "en")
_FOLDER: Final = Path(__file__).parent / "content"
_ID: Final = re.compile(r"[a-z0-9-]{1,40}")
_BAD_ID: Final = "an id is made of 1 to 40 small letters a to z, digits and hyphens"

Texts = Mapping[str, Mapping[str, str]]
"""Language, then the name of a text, then the text."""


class ContentError(ValueError):
    """A lesson's file that cannot be played: it says which file, which step and what is wrong."""


class Step(NamedTuple):
    """One puzzle of a lesson; `texts` holds title, task and after."""

    id: str
    puzzle: Puzzle
    texts: Texts


class Lesson(NamedTuple):
    """A row of steps; `texts`: title, goal, summary and practise; `minutes`: how long it takes."""

    id: str
    minutes: int
    texts: Texts
    steps: tuple[Step, ...]

    @property
    def puzzle_ids(self) -> tuple[str, ...]:
        return tuple(step.puzzle.id for step in self.steps)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons in their order. ContentError"""
    return tuple(read_lesson(_FOLDER / f"{name}.toml") for name in ORDER)


def read_lesson(file: Path) -> Lesson:
    """The lesson in `file`, its puzzles read and tried. ContentError"""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{file.name}: {error}") from error
    where = file.name
    lesson = data.get("id")
    if lesson != file.stem:
        raise ContentError(f"{where}: its id must be {file.stem!r}, not {lesson!r}")
    minutes = data.get("minutes")
    if not _ID.fullmatch(lesson):
        raise ContentError(f"{where}: {_BAD_ID}")
    if type(minutes) is not int or minutes < 1:  # True is an int too
        raise ContentError(f"{where}: minutes must say how long it takes")
    texts = _texts(data, ("title", "goal", "summary", "practise"), where)
    rows = data.get("step", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ContentError(f"{where}: each step must be a table that begins with [[step]]")
    steps = tuple(_step(row, lesson, where) for row in rows)
    ids = [step.id for step in steps]
    if not ids or len(set(ids)) < len(ids):
        raise ContentError(f"{where}: it needs steps, and each an id of its own")
    return Lesson(lesson, minutes, texts, steps)


def _step(data: Mapping[str, Any], lesson: str, where: str) -> Step:
    where = f"{where}, step {data.get('id')!r}"
    kind = str(data.get("kind"))
    if not isinstance(data.get("id"), str) or kind not in KINDS:
        raise ContentError(f"{where}: it needs an id and a kind of {', '.join(KINDS)}")
    if not _ID.fullmatch(data["id"]):
        raise ContentError(f"{where}: {_BAD_ID}")
    try:
        question = KINDS[kind].from_text(str(data.get("puzzle", "")))
    except DrawError as error:
        raise ContentError(f"{where}: {error}") from error
    if not KINDS[kind].answers(question):
        raise ContentError(f"{where}: nothing would be right")
    puzzle = Puzzle(f"{lesson}/{data['id']}", kind, question)
    return Step(data["id"], puzzle, _texts(data, ("title", "task", "after"), where))


def _texts(data: Mapping[str, Any], names: tuple[str, ...], where: str) -> Texts:
    for language in LANGUAGES:
        texts = data.get(language, {})
        if not isinstance(texts, dict) or not all(isinstance(each, str) for each in texts.values()):
            raise ContentError(f"{where}, {language}: its texts must be a table of strings")
        missing = [name for name in names if not texts.get(name, "").strip()]
        extra = sorted(set(texts) - set(names))
        if missing or extra:
            raise ContentError(f"{where}, {language}: missing {missing}, unknown {extra}")
    return {language: dict(data[language]) for language in LANGUAGES}
