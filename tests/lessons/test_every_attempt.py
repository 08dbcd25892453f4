"""Every attempt at every step of the lessons gets a true, particular reason in both languages."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from engine import DRAW, PASS, Chain, Place, Round, View
from tests.lessons.attempts import ATTEMPTS
from tutorial.asking.puzzle import Puzzle
from tutorial.lessons.content import lessons
from tutorial.puzzles import Outcome, Verdict
from tutorial.puzzles.credit import Credit, GoesOn
from tutorial.words import words

LANGUAGES = ("fi", "en")
STEPS = [step.puzzle for lesson in lessons() for step in lesson.steps]


def judged(puzzle: Puzzle) -> Iterable[tuple[Any, Verdict]]:
    for attempt in ATTEMPTS[puzzle.kind](puzzle):
        yield attempt, puzzle.module.judge(puzzle.question, attempt)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", STEPS, ids=lambda puzzle: puzzle.id)
def test_every_attempt_is_answered_in_whole_sentences(puzzle: Puzzle, language: str) -> None:
    say = words(language)
    for attempt, verdict in judged(puzzle):
        assert verdict.reasons, attempt
        for reason in verdict.reasons:
            sentence = say.reason(reason)
            assert re.fullmatch(r"[A-ZÄÖ\[0-9].*[.!?]", sentence), (attempt, sentence)
            assert "None" not in sentence
            assert "  " not in sentence
            assert not re.search(r"\][a-zäö:]", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "puzzle", [puzzle for puzzle in STEPS if puzzle.kind == "place"], ids=lambda puzzle: puzzle.id
)
def test_a_refused_placement_names_the_tile_and_the_legal_ends(
    puzzle: Puzzle, language: str
) -> None:
    say = words(language)
    for attempt, verdict in judged(puzzle):
        if verdict.outcome is Outcome.REFUSED:
            sentence = " ".join(map(say.reason, verdict.reasons))
            assert str(attempt.tile) in sentence, (attempt, sentence)


def naive_placements(view: View) -> set[tuple[str, tuple[str, str] | None]]:
    """The legal placements by a second reading: compare digits, know nothing of ends."""
    if not view.chain.tiles:
        return {(str(tile), None) for tile in view.hand}
    return {
        (str(tile), (str(end.tile), end.side.name))
        for tile in view.hand
        for end in (view.chain.left, view.chain.right)
        if end and str(end.pips) in str(tile)
    }


@pytest.mark.parametrize(
    "puzzle", [puzzle for puzzle in STEPS if puzzle.kind == "place"], ids=lambda puzzle: puzzle.id
)
def test_a_placement_is_refused_just_where_the_rules_forbid_it(puzzle: Puzzle) -> None:
    legal = naive_placements(puzzle.question.view)
    for attempt, verdict in judged(puzzle):
        end = attempt.end and (str(attempt.end.tile), attempt.end.side.name)
        allowed = (str(attempt.tile), end) in legal
        assert (verdict.outcome is not Outcome.REFUSED) == allowed, attempt


def naive_credit(round_: Round) -> Credit | GoesOn:
    """Who is credited, by a second reading of the rules; on to the next turn while it goes on."""
    if all(round_.hands) and round_.passes < round_.players:
        return GoesOn()
    sums = [sum(int(digit) for tile in hand for digit in str(tile) if digit.isdigit())
            for hand in round_.hands]  # fmt: skip
    for seat, hand in enumerate(round_.hands):
        if not hand:
            return Credit(seat, sum(sums))
    first, second, *_ = sorted(sums)
    if first == second:
        return Credit(None, 0)
    return Credit(sums.index(first), sum(sums) - first - first)


@pytest.mark.parametrize(
    "puzzle", [puzzle for puzzle in STEPS if puzzle.kind == "credit"], ids=lambda puzzle: puzzle.id
)
def test_just_one_credit_is_right(puzzle: Puzzle) -> None:
    right = [attempt for attempt, verdict in judged(puzzle) if verdict.done]
    assert right == [naive_credit(puzzle.question.round)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "puzzle", [puzzle for puzzle in STEPS if puzzle.kind == "credit"], ids=lambda puzzle: puzzle.id
)
def test_a_wrong_credit_is_not_told_the_whole_answer(puzzle: Puzzle, language: str) -> None:
    say = words(language)
    right = naive_credit(puzzle.question.round)
    for attempt, verdict in judged(puzzle):
        if not isinstance(right, Credit) or not isinstance(attempt, Credit):
            continue
        if verdict.done or right.points < 10 or right.points == attempt.points:
            continue  # small numbers stand for hands and tiles too
        sentence = " ".join(map(say.reason, verdict.reasons))
        numbers = re.findall(r"\d+", re.sub(r"\[\d\|\d\]", "", sentence))
        assert str(right.points) not in numbers, (attempt, sentence)


def test_the_scoring_positions_can_come_about_by_legal_play() -> None:
    """Each seat draws all it will hold at its first turns, then places its tiles of the chain."""
    for puzzle in STEPS:
        if puzzle.kind == "credit":
            ended: Round = puzzle.question.round
            assert played(ended) == ended


def played(ended: Round) -> Round:
    """The round played out from a deal that leads to `ended`."""
    count, tiles = ended.players, ended.chain.tiles
    held = [
        [*tiles[(seat - ended.starter) % count :: count], *ended.hands[seat]]
        for seat in range(count)
    ]
    dealt = 6 if count == 4 else 7
    drawn = [tile for seat in _from(ended.starter, count) for tile in held[seat][dealt:]]
    assert all(len(hand) >= dealt for hand in held)
    round_ = Round(
        Chain(),
        tuple(tuple(sorted(hand[:dealt])) for hand in held),
        (*drawn, *ended.boneyard),
        ended.starter,
        ended.starter,
    )
    return _replayed(round_, ended, [max(0, len(hand) - dealt) for hand in held])


def _from(starter: int, count: int) -> list[int]:
    return [(starter + seat) % count for seat in range(count)]


def _replayed(round_: Round, ended: Round, draws: list[int]) -> Round:
    for number, tile in enumerate(ended.chain.tiles):
        for _ in range(draws[round_.turn] if number < ended.players else 0):
            round_ = round_.apply(DRAW)
        port = ended.chain.joints[number - 1].lying if number else None
        end = next((end for end in round_.chain.ends if end.port == port), None)
        round_ = round_.apply(Place(tile, end))
    for _ in range(ended.passes):
        round_ = round_.apply(PASS)
    return round_
