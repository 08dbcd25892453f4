"""Finnish and English offer the same functions, and say nothing of each other's language."""

import inspect
from types import ModuleType

import pytest

from tutorial.words import Words, en, fi, words


def functions(module: ModuleType) -> dict[str, list[inspect.Parameter]]:
    return {
        name: list(inspect.signature(getattr(module, name)).parameters.values())
        for name in module.__all__
    }


def test_both_languages_have_the_same_functions() -> None:
    assert functions(fi) == functions(en)


def test_they_are_just_those_that_words_promises() -> None:
    promised = {name for name in vars(Words) if not name.startswith("_")}
    assert promised == set(fi.__all__)


def test_another_language_is_an_error() -> None:
    with pytest.raises(KeyError):
        words("sv")
