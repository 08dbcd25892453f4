"""A generated question put, tried and answered: what must hold of it in both languages."""

from collections.abc import Iterable

from tests.puzzles.told import WHOLE, told
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level
from tutorial.words import words

SEEDS = range(200)
LEVELS = tuple(Level)


def asked(kind: str, question: object) -> None:
    """The question in words and the ladder of hints, whole in both languages."""
    module = KINDS[kind]
    for language in ("fi", "en"):
        say = words(language)
        assert WHOLE.fullmatch(say.task(question))
        for hint in module.hints(question):
            assert WHOLE.fullmatch(say.hint(hint)), hint
    assert module.to_text(module.from_text(module.to_text(question))) == module.to_text(question)
    assert set(module.rules(question)) <= set(module.RULES)


def right(kind: str, question: object, attempts: Iterable[object]) -> set[object]:
    """The attempts that are judged right; every one of them is judged and said."""
    found = set()
    for attempt in attempts:
        verdict = KINDS[kind].judge(question, attempt)
        assert all(told(verdict))
        if verdict.done:
            found.add(attempt)
    return found
