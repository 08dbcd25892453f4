"""The kind `deal`: the set, the players, the deal, what is left, and the mistakes with a name."""

import pytest

from engine import InvalidPosition, NotationError, Rule, Tile
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, deal
from tutorial.puzzles.deal import Attempt
from tutorial.puzzles.facts.deal import (
    DealAnswer,
    Dealt,
    Drawn,
    Follows,
    MarkedMember,
    MarkedPlayers,
    Miscounted,
    Mistake,
    Number,
    NumberOff,
    NumbersRight,
    PlayersKnown,
    PlayersMissed,
    Remaining,
    SetKnown,
    StrangersMissed,
)

# Three players: 4 tiles lie in the chain, 7 + 6 + 7 are held, 4 of 7 are left in the boneyard.
IN_PLAY = "36.L03.R66.L05_01.11.12.24.34.45.55-x6-x7_x4_cb"


def numbers(question: str, *typed: int, marked: str = "") -> Attempt:
    asked = deal.from_text(question).asks.numbers
    return Attempt(
        tuple(zip(asked, typed, strict=True)), frozenset(marked.split(".") if marked else ())
    )


def reasons(question: str, *typed: int, marked: str = "") -> tuple[object, ...]:
    verdict = deal.judge(deal.from_text(question), numbers(question, *typed, marked=marked))
    assert verdict.outcome is Outcome.WRONG
    return verdict.reasons


@pytest.mark.parametrize(
    ("question", "typed", "marked", "said"),
    [
        ("deal~2", (7, 14, 12), "", Dealt(2, 7, 14, 12)),
        ("deal~3", (7, 7, 5), "", Dealt(3, 7, 7, 5)),
        ("deal~4", (6, 4, 2), "", Dealt(4, 6, 4, 2)),
        (f"left~{IN_PLAY}", (4, 2), "", Remaining(4, 20, 4, 2)),
        (f"drawn~{IN_PLAY}", (4, 2), "", Drawn(3, 7, 3, 4, 2)),
        ("set~00.25.37.66.41.08", (28,), "37.08", SetKnown(("[3|7]", "[0|8]"))),
        ("players~4", (4,), "2.3.4", PlayersKnown(4)),
    ],
)
def test_the_rules_give_these_numbers(
    question: str, typed: tuple[int, ...], marked: str, said: object
) -> None:
    read = deal.from_text(question)
    attempt = numbers(question, *typed, marked=marked)
    assert deal.answers(read) == {attempt}
    verdict = deal.judge(read, attempt)
    assert verdict.outcome is Outcome.SOLVED
    assert verdict.reasons == (said,)
    assert deal.hints(read)[-1] == DealAnswer(verdict.reasons[0])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("question", "typed", "mistake", "number"),
    [
        ("deal~4", (7, 4, 2), Mistake.SEVEN_FOR_FOUR, Number.EACH),
        ("deal~4", (6, 0, 2), Mistake.SEVEN_FOR_FOUR, Number.BONEYARD),  # 28 - 4 x 7
        ("deal~2", (6, 14, 12), Mistake.SIX_FOR_FEW, Number.EACH),
        ("deal~3", (7, 10, 5), Mistake.SIX_FOR_FEW, Number.BONEYARD),  # 28 - 3 x 6
        ("deal~2", (7, 21, 12), Mistake.ONE_HAND_DEALT, Number.BONEYARD),  # 28 - 7
        ("deal~2", (7, 12, 12), Mistake.RESERVE_LEFT_OUT, Number.BONEYARD),
        ("deal~2", (7, 14, 14), Mistake.RESERVE_DRAWN, Number.DRAWABLE),
        ("deal~3", (7, 7, 6), Mistake.ONE_RESERVED, Number.DRAWABLE),
        (f"drawn~{IN_PLAY}", (7, 2), Mistake.DRAWS_FORGOTTEN, Number.BONEYARD),
        (f"drawn~{IN_PLAY}", (0, 2), Mistake.PLACED_TAKEN_OFF, Number.BONEYARD),  # 7 - 3 - 4
        (f"drawn~{IN_PLAY}", (3, 2), Mistake.PLACED_FOR_DRAWN, Number.BONEYARD),  # 7 - 4
        (f"left~{IN_PLAY}", (8, 2), Mistake.CHAIN_FORGOTTEN, Number.BONEYARD),  # 28 - 20
        (f"left~{IN_PLAY}", (24, 2), Mistake.HANDS_FORGOTTEN, Number.BONEYARD),  # 28 - 4
        (f"left~{IN_PLAY}", (17, 2), Mistake.OTHERS_FORGOTTEN, Number.BONEYARD),  # 28 - 4 - 7
        ("set~00.37", (27,), Mistake.BLANK_FORGOTTEN, Number.SET),
        ("set~00.37", (21,), Mistake.DOUBLES_FORGOTTEN, Number.SET),
        ("set~00.37", (49,), Mistake.BOTH_WAYS, Number.SET),
        ("set~00.37", (56,), Mistake.BOTH_WAYS, Number.SET),
        ("set~00.37", (55,), Mistake.LARGER_SET, Number.SET),
        ("set~00.37", (168,), Mistake.PIPS_COUNTED, Number.SET),
        ("players~4", (2,), Mistake.PARTNERS, Number.TOTALS),
        ("players~3", (1,), Mistake.ONE_TOTAL, Number.TOTALS),
    ],
)
def test_a_wrong_number_that_one_mistake_alone_leads_to_is_called_by_its_name(
    question: str, typed: tuple[int, ...], mistake: Mistake, number: Number
) -> None:
    marked = {"s": "37", "p": "2.3.4"}.get(question[0], "")
    named = [why for why in reasons(question, *typed, marked=marked) if isinstance(why, Miscounted)]
    assert [(why.mistake, why.number) for why in named] == [(mistake, number)]


def test_what_is_right_is_said_too() -> None:
    right, wrong = reasons("deal~2", 7, 15, 12)
    assert right == NumbersRight((Number.EACH, Number.DRAWABLE))
    assert wrong == NumberOff(Number.BONEYARD, 15, 1)


def test_a_number_that_follows_from_another_wrong_one_is_not_a_second_mistake() -> None:
    each, boneyard, drawable = reasons("deal~4", 5, 8, 6)  # 28 - 4 x 5, and two less
    assert each == NumberOff(Number.EACH, 5, -1)
    assert boneyard == Follows(Number.BONEYARD, 8, Number.EACH, 5)
    assert drawable == Follows(Number.DRAWABLE, 6, Number.BONEYARD, 8)


def test_the_reserve_drawn_is_seen_even_where_the_boneyard_is_wrong() -> None:
    assert reasons("deal~2", 7, 15, 15)[2] == Miscounted(Mistake.RESERVE_DRAWN, Number.DRAWABLE, 15)


def test_a_tile_marked_wrongly_is_told_why_it_is_of_the_set() -> None:
    found = reasons("set~00.41.37.08", 28, marked="00.41.08")
    assert found[1:] == (
        MarkedMember("[0|0]", Tile(0, 0)),
        MarkedMember("[4|1]", Tile(1, 4)),
        StrangersMissed(1, 1),
    )


def test_numbers_of_players_are_told_one_by_one() -> None:
    found = reasons("players~2", 2, marked="1.2.5")
    assert found[1:] == (MarkedPlayers(1), MarkedPlayers(5), PlayersMissed(1, 2))


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"each": ["7"], "boneyard": ["14"]}, "drawable", Problem.MISSING),
        ({"each": ["seven"], "boneyard": ["14"]}, "each", Problem.NOT_A_NUMBER),
        ({"each": ["7", "6"], "boneyard": ["14"]}, "each", Problem.SEVERAL),
        ({"each": ["7777"]}, "each", Problem.TOO_LARGE),
        ({}, "each", Problem.MISSING),
    ],
)
def test_an_attempt_that_cannot_be_read_says_which_field_and_why(
    fields: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as caught:
        deal.judge(deal.from_text("deal~2"), deal.read(fields))
    assert (caught.value.field, caught.value.problem) == (field, problem)


@pytest.mark.parametrize(
    ("marked", "problem"),
    [([], Problem.MISSING), (["99"], Problem.UNKNOWN), (["<b>"], Problem.UNKNOWN)],
)
def test_only_what_is_offered_can_be_marked(marked: list[str], problem: Problem) -> None:
    attempt = deal.read({"set": ["28"], "marked": marked})
    with pytest.raises(AttemptUnreadable) as caught:
        deal.judge(deal.from_text("set~00.37"), attempt)
    assert (caught.value.field, caught.value.problem) == ("marked", problem)


def test_what_is_not_asked_does_not_count() -> None:
    attempt = deal.read({"each": ["7"], "boneyard": ["14"], "drawable": ["12"], "set": ["3"]})
    assert deal.judge(deal.from_text("deal~2"), attempt).done


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal~5",
        "deal~1",
        "deal~२",
        "left~14",
        f"left~{IN_PLAY.replace('x4', 'x5')}",  # 29 tiles or one missing
        f"left~{IN_PLAY.replace('x7_', 'x6_')}",
        "left~0_14-x7_x14_aa",
        "set~",
        "set~00",
        "set~37",
        "set~00.37.73",
        "set~0.37",
        "other~2",
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(text: str) -> None:
    with pytest.raises((NotationError, InvalidPosition)):
        deal.from_text(text)


def test_each_question_rests_on_its_clauses() -> None:
    assert Rule.SETUP_SET in deal.rules(deal.from_text("set~00.37"))
    assert Rule.SETUP_PLAYERS in deal.rules(deal.from_text("players~3"))
    assert {Rule.SETUP_DEAL, Rule.SETUP_BONEYARD} <= set(deal.rules(deal.from_text("deal~3")))
