"""A seed means the same puzzle to anyone and for ever."""

from datetime import date
from pathlib import Path
from random import Random

import pytest

from engine import Rule
from tutorial.practice.daily import puzzle_of
from tutorial.progress.streak import PREFIX
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import Seeded, kinds_by_rule, new_seed, question, read_seeded

PINS = Path(__file__).with_name("pins.txt").read_text(encoding="utf-8").splitlines()
"""An id and the puzzle it means, as published. A line here never changes."""


def text_of(id_: str) -> str:
    seeded = read_seeded(id_)
    return KINDS[seeded.kind].to_text(question(seeded))


def test_an_id_is_read_as_it_is_written() -> None:
    seeded = Seeded("credit", Level.HARD, "9f3k", Rule.ROUND_EXACT)
    assert seeded.id == "1/credit/3/9f3k/round.exact"
    assert read_seeded(seeded.id) == seeded


def test_kind_level_seed_and_clause_each_make_another_puzzle() -> None:
    ids = ["1/credit/2/9f3k", "1/credit/3/9f3k", "1/credit/2/9f3m", "1/credit/2/9f3k/round.exact"]
    assert len({text_of(id_) for id_ in ids}) == 4


@pytest.mark.parametrize(
    "id_",
    [
        "0/credit/2/9f3k", "2/credit/2/9f3k", "999/credit/2/9f3k",  # no such generator
        "1/none/2/9f3k", "1/Credit/2/9f3k",  # no such kind
        "1/credit/0/9f3k", "1/credit/4/9f3k", "1/credit/٢/9f3k",  # no such level
        "1/credit/2/", "1/credit/2/9F3K", "1/credit/2/9-f", "1/credit/2/1234567890123",
        "1/credit/2/9f3k/", "1/credit/2/9f3k/round.none", "1/credit/2/9f3k/about.source",
        "1/credit/2/9f3k/turn.blank",  # a clause that this kind does not ask about
        " 1/credit/2/9f3k", "1/credit/2/9f3k\n", "",
    ],
)  # fmt: skip
def test_what_no_generator_makes_is_refused(id_: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  the id is all there is to say
        read_seeded(id_)


def test_every_clause_that_can_be_asked_about_is_asked_about() -> None:
    assert set(kinds_by_rule()) == {rule for rule in Rule if not rule.only_shown}


def test_a_puzzle_on_a_clause_rests_on_it() -> None:
    for rule, kinds in kinds_by_rule().items():
        for kind in kinds:
            for level in Level:
                asked = question(Seeded(kind, level, "test", rule))
                assert rule in KINDS[kind].rules(asked), (kind, level, rule)


def test_new_seeds_are_short_and_hold_no_sign_that_is_taken_for_another() -> None:
    seeds = {new_seed(Random(number)) for number in range(500)}
    assert len(seeds) > 495
    assert all(len(seed) == 5 and not set(seed) & set("01ilo") for seed in seeds)


def pinned(id_: str) -> str:
    """The question of a puzzle of practice, or of a day, as text."""
    if not id_.startswith(PREFIX):
        return text_of(id_)
    daily = puzzle_of(date.fromisoformat(id_.removeprefix(PREFIX)))
    return daily.module.to_text(daily.question)


def test_every_kind_and_level_is_pinned() -> None:
    ids = [pin.split(" ")[0] for pin in PINS]
    for kind in KINDS:
        for level in Level:
            assert Seeded(kind, level, "9f3k").id in ids


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: pin.split(" ")[0])
def test_an_address_means_the_puzzle_it_always_meant(pin: str) -> None:
    id_, text = pin.split(" ", 1)
    assert pinned(id_) == text
