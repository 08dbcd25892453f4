"""Texts altered at random, and any text at all: read, or refused in the engine's own words."""

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine import (
    IllegalAction,
    InvalidPosition,
    Match,
    NotationError,
    Round,
    View,
    from_text,
    record,
    replay,
    to_text,
)
from tests.engine.positions import chain, walk

SOUND = [
    to_text(seen)
    for players in (2, 3, 4)
    for state in walk(Round.deal(players, 0, Random(players)), 60, Random(players))
    for seen in (state, state.chain, Match(state, (0,) * players), state.view(0))
]


def mutated(text: str, rng: Random) -> str:
    """The text with one to three characters cut, doubled, swapped or replaced."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        text = rng.choice(
            [
                text[:at] + text[at + 1 :],
                text[:at] + text[at:][:4] + text[at:],
                text[:at] + rng.choice("0123456789LRxabcdp.-_٣é\x00 \n") + text[at + 1 :],
                text[:at],
                text[at:] + text[:at],
            ]
        )
    return text


def test_two_thousand_altered_texts_are_read_or_refused_in_the_engine_s_own_words() -> None:
    rng, read = Random(19), 0
    for _ in range(2_000):
        text = mutated(rng.choice(SOUND), rng)
        try:
            position_ = from_text(text)
        except (NotationError, InvalidPosition):
            continue
        read += 1
        assert from_text(to_text(position_)) == position_
        assert position_.__class__ in {type(chain("0")), Round, View, Match}
    assert 50 < read < 1_500


@given(st.text(alphabet="0123456789LRxabcdp.-_", max_size=80) | st.text(max_size=20))
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    try:
        position_ = from_text(text)
    except NotationError as unreadable:
        at = unreadable.at
    except InvalidPosition:
        return
    else:
        assert from_text(to_text(position_)) == position_
        return
    assert 0 <= at <= len(text)


def test_altered_records_are_replayed_or_refused() -> None:
    rng, read = Random(23), 0
    for number in range(400):
        states = walk(Round.deal(2 + number % 3, 0, rng), 40, rng)
        actions = [
            next(action for action in one.actions() if one.apply(action) == other)
            for one, other in pairwise(states)
        ]
        try:
            replay(states[0], mutated(record(states[0], actions), rng))
        except (NotationError, IllegalAction):
            continue
        read += 1
    assert 0 < read < 400
