"""Laws of every sentence: at random positions, for all that could be tried there."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine import DOUBLE_SIX, DRAW, PASS, Action, Chain, End, Place, Round
from engine.reasons import BlankMismatch, NoHalfMatches, Reason
from tests.engine.positions import walk
from tutorial.puzzles.facts.place import Placed
from tutorial.puzzles.places import read_place
from tutorial.words import words
from tutorial.words.en import nouns
from tutorial.words.fi import cases

SEEDS = range(12)
ENGLISH = re.compile(r"\b(the|of|tile|end|and|is|player|double|chain|blank)\b", re.IGNORECASE)
FINNISH = re.compile(
    r"\b(laatta|laatan|tuplan?|pää|ketju\w*|pelaaja\w*|ei|ja|linja\w*)\b|[äö]", re.IGNORECASE
)
PIPS = {"fi": [name.nominative for name in cases.PIPS], "en": nouns.PIPS}
FOREIGN = {"fi": ENGLISH, "en": FINNISH}


def states(seed: int) -> list[Round]:
    rng = Random(seed)
    start = Round.deal(2 + seed % 3, 0, rng)
    return walk(start, 60, rng)


def places(chain: Chain) -> list[End | None]:
    """All of the chain, the opening, and two that a chain without these tiles does not have."""
    return [*chain.places, None, read_place("55b"), read_place("02s")]


def attempts(state: Round) -> Iterator[Action]:
    yield DRAW
    yield PASS
    for tile, end in product(DOUBLE_SIX, places(state.chain)):
        yield Place(tile, end)


def refusals(seed: int) -> Iterator[tuple[Round, Action, Reason]]:
    for state in states(seed)[::5]:
        for action in attempts(state):
            why = state.why_not(action)
            if why is not None:
                yield state, action, why


def whole(sentence: str, language: str) -> None:
    assert re.fullmatch(r"[A-ZÄÖ0-9].*[.!?]", sentence), sentence
    assert "None" not in sentence
    assert "Tile" not in sentence
    assert "  " not in sentence
    assert not re.search(r"\][a-zäö:]", sentence), sentence
    assert not FOREIGN[language].search(sentence), sentence
    assert not re.search(r"\b1 (laattaa|pistettä|tiles|points)\b", sentence), sentence
    assert not re.search(r"\b([02-9]|1\d) (laatta|laatan|piste|tile|point)\b", sentence), sentence
    assert sentence.count("(") == sentence.count(")"), sentence


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_refusal_is_a_whole_sentence_of_its_language(seed: int, language: str) -> None:
    say = words(language)
    for _, action, why in refusals(seed):
        sentence = say.reason(why)
        whole(sentence, language)
        if isinstance(action, Place) and str(action.tile) not in sentence:
            assert "kierros" in sentence.lower() or "round" in sentence  # it is over


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_half_that_does_not_match_is_told_the_end_its_pips_and_the_halves(
    seed: int, language: str
) -> None:
    say = words(language)
    for _, _, why in refusals(seed):
        if isinstance(why, NoHalfMatches | BlankMismatch):
            sentence = say.reason(why)
            assert str(why.end.tile) in sentence
            assert PIPS[language][why.end.pips] in sentence
            assert why.fits == () or PIPS[language][why.fits[0].pips] in sentence.split(".")[-2]


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("seed", SEEDS)
def test_refusals_that_differ_in_their_facts_differ_in_their_sentences(
    seed: int, language: str
) -> None:
    say = words(language)
    for state in states(seed)[::7]:
        facts: dict[str, Reason] = {}
        for action in attempts(state):
            why = state.why_not(action)
            if why is not None:
                assert facts.setdefault(say.reason(why), why) == why


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_chain_is_described_named_and_its_ends_are_said(seed: int, language: str) -> None:
    say = words(language)
    for state in states(seed):
        chain = state.chain
        whole(say.legal_ends(chain), language)
        for end in chain.ends:
            assert str(end.tile) in say.legal_ends(chain)
        for tile in chain.tiles:
            assert str(tile) in say.description(chain, continuations=False)
        names = [say.place_name(chain, place) for place in chain.places]
        assert len(set(names)) == len(names)
        for name in names:
            assert not FOREIGN[language].search(name), name
            assert "[" not in name


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_placement_is_confirmed_in_a_whole_sentence(seed: int, language: str) -> None:
    say = words(language)
    for state in states(seed):
        for action in state.actions():
            if isinstance(action, Place):
                sentence = say.reason(Placed(action, state.apply(action).chain))
                whole(sentence, language)
                assert str(action.tile) in sentence
