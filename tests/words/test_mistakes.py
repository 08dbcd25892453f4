"""Every known error has its sentence in both languages, and no sentence is left over."""

import pkgutil
from enum import Enum
from importlib import import_module

import pytest

from tutorial.puzzles import facts
from tutorial.words import en, fi, words
from tutorial.words.en.mistakes import MISTAKES as IN_ENGLISH
from tutorial.words.fi.mistakes import MISTAKES as IN_FINNISH

ENUMS: list[type[Enum]] = [
    module.Mistake
    for info in pkgutil.iter_modules(facts.__path__, f"{facts.__name__}.")
    if hasattr(module := import_module(info.name), "Mistake")
]
NAMES = {mistake.value for enum in ENUMS for mistake in enum}


@pytest.mark.parametrize("written", [IN_FINNISH, IN_ENGLISH], ids=["fi", "en"])
def test_each_error_has_one_sentence(written: dict[str, str]) -> None:
    assert len(ENUMS) >= 7
    assert NAMES - set(written) == set()
    assert set(written) - NAMES == set()
    assert len(set(written.values())) == len(written)


@pytest.mark.parametrize("language", ["fi", "en"])
def test_the_sentences_are_whole_and_about_the_learner(language: str) -> None:
    for name in NAMES:
        sentence = words(language).mistake(name)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert len(name) <= 40  # as long as the database keeps it


def test_an_error_of_an_older_site_is_passed_over() -> None:
    assert fi.mistake("long-gone") == en.mistake("long-gone") == ""
