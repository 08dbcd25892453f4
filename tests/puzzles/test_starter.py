"""The kind `starter`: lots, the next starter, the order of turns, and the mistakes with a name."""

import pytest

from engine import NotationError
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, starter
from tutorial.puzzles.facts.starter import (
    AgainAlone,
    ByMistake,
    DrawAgain,
    HasTurn,
    LotTied,
    LowerLot,
    Mistake,
    OneHasMost,
    OutOfLots,
    PipsHint,
    SeatsOff,
    StarterAnswer,
    StartsByLot,
    StartsNext,
    TiedMissed,
    TurnsOff,
)
from tutorial.puzzles.starter import Attempt

A, B, C, D = range(4)
TIED = "lots~36.45.44.12"  # 9, 9, 8, 3
AGAIN = "lots~36.45.44.12-05.16~c"  # A and B again: 5 and 7; C would like to start


def reasons(text: str, seat: int | None, *again: int) -> tuple[object, ...]:
    verdict = starter.judge(starter.from_text(text), Attempt(seat, frozenset(again)))
    assert verdict.outcome is Outcome.WRONG
    return verdict.reasons


@pytest.mark.parametrize(
    ("text", "attempt", "said"),
    [
        ("lots~14.36.25", Attempt(B), StartsByLot(B, 9)),
        (TIED, Attempt(None, frozenset({A, B})), DrawAgain((A, B), 9)),
        (AGAIN, Attempt(B), StartsByLot(B, 7)),
        ("lots~34.25.16.00", Attempt(None, frozenset({A, B, C})), DrawAgain((A, B, C), 7)),
        ("next~3b.out-a", Attempt(C), StartsNext(C, B)),
        ("next~4d.tie", Attempt(A), StartsNext(A, D)),
        ("next~2b.blocked-b~a", Attempt(A), StartsNext(A, B)),
        ("turn~4b.t", Attempt(C), HasTurn(C, B, 1, drew=False)),
        ("turn~4b.d", Attempt(B), HasTurn(B, B, 0, drew=True)),
        ("turn~3c.tddtp", Attempt(C), HasTurn(C, C, 3, drew=True)),  # c, a, b, and c again
    ],
)
def test_the_rules_name_this_player(text: str, attempt: Attempt, said: object) -> None:
    question = starter.from_text(text)
    assert starter.answers(question) == {attempt}
    verdict = starter.judge(question, attempt)
    assert verdict.outcome is Outcome.SOLVED
    assert verdict.reasons == (said,)
    assert starter.hints(question)[-1] == StarterAnswer(verdict.reasons[0])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "seat", "mistake", "other"),
    [
        ("next~4b.out-d", D, Mistake.WINNER_STARTS, B),
        ("next~4b.tie", B, Mistake.STARTER_STAYS, B),
        ("next~4b.out-d", A, Mistake.COUNTER_CLOCKWISE, B),
        ("next~4b.out-b~d", D, Mistake.CLAIM_BY_TILE, B),
        ("next~4b.tie", None, Mistake.LOTS_AGAIN, B),
        ("lots~56.11.44.03", C, Mistake.HEAVIEST_DOUBLE, None),
        ("lots~56.11.44.03~d", D, Mistake.CLAIM_BY_TILE, None),
        ("turn~4b.t", A, Mistake.COUNTER_CLOCKWISE, B),
        ("turn~4b.t", B, Mistake.PLACING_KEEPS_TURN, B),
        ("turn~4b.d", C, Mistake.DRAW_ENDS_TURN, B),
    ],
)
def test_a_player_whom_one_mistake_alone_leads_to_is_called_by_its_name(
    text: str, seat: int | None, mistake: Mistake, other: int | None
) -> None:
    assert reasons(text, seat) == (ByMistake(mistake, seat, other),)


def test_a_pass_that_would_not_pass_the_turn_has_a_name() -> None:
    # a places, b passes: now c; had the pass not counted, it would be b's turn
    assert reasons("turn~4a.tp", B) == (ByMistake(Mistake.PASS_KEEPS_TURN, B, A),)


def test_where_two_mistakes_lead_to_the_same_player_the_facts_are_told() -> None:
    # a won, and sits counter-clockwise of b: which of them was meant cannot be known
    assert reasons("next~3b.out-a", A) == (SeatsOff(A, B, 2),)
    assert reasons("next~2b.blocked-b", B) == (SeatsOff(B, B, 0),)


def test_any_other_player_is_told_how_often_the_turn_would_have_moved() -> None:
    assert reasons("turn~4a.tt", A) == (TurnsOff(A, A, 0, drew=False),)
    assert reasons("turn~4a.tt", D) == (TurnsOff(D, A, 3, drew=False),)


def test_lots_are_told_by_their_pips() -> None:
    assert reasons(TIED, A) == (LotTied(A, 9),)
    assert reasons(TIED, D) == (LowerLot(D, 3, 3),)
    assert reasons("lots~14.36.25", A) == (LowerLot(A, 5, 2),)
    assert reasons(AGAIN, D) == (OutOfLots(D),)


def test_only_the_tied_draw_again() -> None:
    assert reasons(TIED, None, A, B, C, D) == (ByMistake(Mistake.ALL_AGAIN),)
    assert reasons(TIED, None, A, C) == (LowerLot(C, 8, 2), TiedMissed((A,), 1))
    assert reasons(TIED, None, A) == (AgainAlone(A),)
    assert reasons("lots~14.36.25", None, A, B) == (OneHasMost(((A, 5), (B, 9))),)
    tied_again = "lots~36.45.44.12-23.05"
    assert reasons(tied_again, None, A, B, C) == (OutOfLots(C),)


def test_the_hints_tell_what_to_look_at() -> None:
    _, pips, _ = starter.hints(starter.from_text(AGAIN))
    assert pips == PipsHint(((A, 5), (B, 7)))


@pytest.mark.parametrize(
    ("text", "fields", "field", "problem"),
    [
        (TIED, {}, "starter", Problem.MISSING),
        (TIED, {"starter": ["again"]}, "with", Problem.MISSING),
        (TIED, {"starter": ["again"], "with": ["e"]}, "with", Problem.UNKNOWN),
        (TIED, {"starter": ["x"]}, "starter", Problem.UNKNOWN),
        (TIED, {"starter": ["ab"]}, "starter", Problem.UNKNOWN),
        ("lots~14.36", {"starter": ["c"]}, "starter", Problem.UNKNOWN),
        ("lots~14.36", {"starter": ["again"], "with": ["a", "c"]}, "with", Problem.UNKNOWN),
        ("turn~2a.t", {"starter": ["again"], "with": ["a"]}, "starter", Problem.UNKNOWN),
        (TIED, {"starter": ["a", "b"]}, "starter", Problem.SEVERAL),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    text: str, fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        starter.judge(starter.from_text(text), starter.read(fields))
    assert (caught.value.field, caught.value.problem) == (field, problem)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lots~14",
        "lots~14.14",
        "lots~14.37",
        "lots~14.36-05.16",  # nobody was tied
        "lots~36.45.44-05",
        "lots~14.36~c",
        "next~3d.tie",
        "next~3b.out-d",
        "next~3b.out",
        "next~5b.tie",
        "turn~3b.",
        "turn~3b.x",
        "turn~3b.t~a",
        "turn~3d.t",
        "who~3b",
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        starter.from_text(text)
