"""The kind `turn`: a turn played to its end, its log, and what is asked of it."""

import pytest

from engine import DRAW, PASS, InvalidPosition, NotationError, Place, Rule, Side
from engine.reasons import (
    JointTaken,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    NotInHand,
    OnlyReserve,
    PlaceOrDraw,
    SideOfDouble,
)
from tests.engine.positions import end, tile, tiles
from tutorial.puzzles import AttemptUnreadable, Outcome, Problem, Verdict, turn
from tutorial.puzzles.facts.actions import Mistake
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.facts.turn import (
    DrawMoreFirst,
    Drew,
    OtherTileAsked,
    RefusedFor,
    TurnAnswer,
    TurnPassed,
    TurnPlaced,
)
from tutorial.puzzles.turn import Turn

# Ends 3 (on [0|3]) and 2 (on [2|5]). B holds [1|1] [1|4] [1|5] [1|6] [4|4]: nothing fits.
# The boneyard brings [2|4], which fits, [0|4], which does not, and [3|5], which does.
STUCK = "00.L03.R05.R25_12.13.22.26.34.66-11.14.15.16.44_24.04.35.55.45.01.33.36.02.46.06.56.23_bb"
# Ends 6 and 3. C holds [3|4], which fits; the boneyard brings [0|3], which fits too, then [0|2].
FITS = "01.R13.L06.R33_16.26.36.46.55-05.11.22.44.56-00.04.12.14.34-15.23.24.35.45_03.02.25.66_cc"
# Ends 6 and 3. D holds nothing that fits, and the only tile to draw does not fit either.
LAST = (
    "34.L03.R44.L06.R04.R02.R23.R33_13.22.26.35.45-11.36.55.56-05.14.15.16-00.01.24.25_12.46.66_dd"
)
THREE, TWO = end("03", Side.LARGER, 3), end("25", Side.SMALLER, 2)


def played(question: str, log: str, asked: str = "") -> Verdict:
    attempt = turn.read({"log": log.split(".")})
    return turn.judge(turn.from_text(f"{question}{asked}"), attempt)


def test_a_draw_goes_on_and_says_what_came() -> None:
    verdict = turn.judge(turn.from_text(STUCK), turn.read({"do": ["draw"]}))
    assert verdict.outcome is Outcome.ONWARD
    assert not verdict.done
    (why,) = verdict.reasons
    assert isinstance(why, Drew)
    assert why.tile is tile("24")
    assert not why.before
    assert why.now.playable == tiles("24")
    assert why.now.drawable == 10  # 13 less this one, less the reserve
    assert why.rules == (Rule.TURN_DRAW_KEEPS, Rule.TURN_DRAW_ON)


@pytest.mark.parametrize(
    ("question", "log", "rules"),
    [
        (STUCK, "d", (Rule.TURN_DRAW_KEEPS, Rule.TURN_DRAW_ON)),
        (FITS, "d", (Rule.TURN_DRAW_KEEPS, Rule.TURN_MAY_DRAW)),
        (FITS, "d.d", (Rule.TURN_DRAW_KEEPS, Rule.TURN_RESERVE)),
        (LAST, "d", (Rule.TURN_DRAW_KEEPS, Rule.TURN_RESERVE)),
        (
            STUCK.replace("_24.04", "_04.24"),
            "d",
            (Rule.TURN_DRAW_KEEPS, Rule.TURN_MUST_DRAW),
        ),
    ],
)
def test_what_a_draw_rests_on(question: str, log: str, rules: tuple[Rule, ...]) -> None:
    (why,) = played(question, log).reasons
    assert why.rules == rules


@pytest.mark.parametrize(
    ("question", "log", "reason"),
    [
        (STUCK, "14-03l", NoHalfMatches),
        (STUCK, "24-03l", NotInHand),  # it is still in the boneyard
        (STUCK, "d.24-03l", NoHalfMatches),
        (STUCK, "d.24-00x", SideOfDouble),
    ],
)
def test_what_the_rules_refuse_is_refused_with_the_engines_reason(
    question: str, log: str, reason: type
) -> None:
    verdict = played(question, log)
    assert verdict.outcome is Outcome.REFUSED
    assert [type(why) for why in verdict.reasons] == [reason]
    assert verdict.after is None


@pytest.mark.parametrize(
    ("question", "log", "reason", "mistake"),
    [
        (STUCK, "p", MustDraw, Mistake.PASSED_TOO_SOON),
        (STUCK, "d.p", PlaceOrDraw, Mistake.PASS_BY_CHOICE),
        (FITS, "d.d.d", OnlyReserve, Mistake.RESERVE_DRAWN),
        (FITS, "d.d.p", MustPlace, Mistake.PASS_BY_CHOICE),
        (LAST, "d.d", OnlyReserve, Mistake.RESERVE_DRAWN),
        (LAST, "p", MustDraw, Mistake.PASSED_TOO_SOON),
        (STUCK, "d.24-05l", JointTaken, Mistake.JOINED_HALF),
    ],
)
def test_a_refused_action_is_known_by_the_mistake_that_leads_to_it(
    question: str, log: str, reason: type, mistake: Mistake
) -> None:
    verdict = played(question, log)
    assert verdict.outcome is Outcome.REFUSED
    (why,) = verdict.reasons
    assert isinstance(why, RefusedFor)
    assert isinstance(why.why, reason)
    assert why.mistake is mistake
    assert why.rules == why.why.rules


def test_placing_ends_the_turn_and_names_who_is_next() -> None:
    verdict = played(STUCK, "d.24-25s")
    assert verdict.outcome is Outcome.SOLVED
    (why,) = verdict.reasons
    assert isinstance(why, TurnPlaced)
    assert why.placed == Place(tile("24"), TWO)
    assert why.seat == 0  # two play: after B comes A
    assert why.spared is None  # the tile just drawn was placed
    assert not why.drew_on
    assert why.rules == (Rule.TURN_PLACE_ENDS,)


def test_any_playable_tile_may_be_placed_not_only_the_one_just_drawn() -> None:
    (why,) = played(STUCK, "d.d.d.24-25s").reasons
    assert isinstance(why, TurnPlaced)
    assert why.spared is tile("35")
    assert why.drew_on
    assert Rule.TURN_DRAW_ON in why.rules


def test_a_drawn_tile_that_does_not_fit_was_not_spared() -> None:
    (why,) = played(STUCK, "d.d.24-25s").reasons
    assert isinstance(why, TurnPlaced)
    assert why.spared is None
    assert why.drew_on


def test_passing_ends_a_turn_in_which_nothing_else_is_left() -> None:
    verdict = played(LAST, "d.p")
    assert verdict.outcome is Outcome.SOLVED
    (why,) = verdict.reasons
    assert isinstance(why, TurnPassed)
    assert (why.drawn, why.seat) == (1, 0)  # after D comes A


def test_the_last_tile_ends_the_round() -> None:
    lying = "04.R44.L01.L15.L25.R24.R22.R26.R46.L12.L11.R14"
    boneyard = "03.05.45.36.34.02.16.06.33.00.35.55.23.56"
    (placed,) = played(f"{lying}_13-66_{boneyard}_aa", "13-11b").reasons
    assert isinstance(placed, TurnPlaced)
    assert placed.seat is None
    assert Rule.ROUND_OUT in placed.rules


def test_the_last_pass_ends_the_round() -> None:
    nobody = (
        "22.L02.L03.L35.L55.R25.L15.L01.L04.R05.L14.L11.L13.L23.R00.R06.R56.L26.R45.R34.L66.R33.L36"
        "_12-44-46_16.24_ca2"
    )
    (passed,) = played(nobody, "p").reasons
    assert isinstance(passed, TurnPassed)
    assert passed.seat is None
    assert Rule.ROUND_BLOCKED in passed.rules


def test_draws_that_are_asked_for_come_first() -> None:
    verdict = played(FITS, "34-33b", "~1")
    assert verdict.outcome is Outcome.LEGAL
    (why,) = verdict.reasons
    assert isinstance(why, DrawMoreFirst)
    assert (why.drawn, why.asked) == (0, 1)
    assert played(FITS, "d.34-33b", "~1").outcome is Outcome.SOLVED


@pytest.mark.parametrize(
    ("log", "held", "just_drawn"),
    [("d.24-25s", False, True), ("d.d.24-25s", False, False), ("d.d.d.24-25s", True, False)],
)
def test_another_tile_than_the_one_asked_for_is_legal(
    log: str, held: bool, just_drawn: bool
) -> None:
    verdict = played(STUCK, log, "~0.35")
    assert verdict.outcome is Outcome.LEGAL
    (why,) = verdict.reasons
    assert isinstance(why, OtherTileAsked)
    assert (why.held, why.just_drawn) == (held, just_drawn)


def test_the_answers_are_all_right_ends_of_the_turn() -> None:
    question = turn.from_text(f"{FITS}~1.34")
    there = Place(tile("34"), end("33", Side.LINE_B, 3))
    assert turn.answers(question) == {Turn(1, there), Turn(2, there)}
    assert turn.answers(turn.from_text(LAST)) == {Turn(1, PASS)}


@pytest.mark.parametrize(
    ("sent", "attempt"),
    [
        ({"do": ["draw"]}, Turn(0, DRAW)),
        ({"log": ["d", "d"], "do": ["pass"]}, Turn(2, PASS)),
        ({"log": ["d"], "tile": ["24"], "at": ["25s"]}, Turn(1, Place(tile("24"), TWO))),
        ({"log": ["d", "24-25s"]}, Turn(1, Place(tile("24"), TWO))),
        ({"log": ["24-open"]}, Turn(0, Place(tile("24")))),
        ({"log": ["d", "d", "d"]}, Turn(2, DRAW)),
        # A tile is chosen, then a draw is pressed: the draw alone counts.
        ({"log": ["d"], "do": ["draw"], "tile": ["24"]}, Turn(1, DRAW)),
    ],
)
def test_an_attempt_is_the_log_and_what_is_done_now(
    sent: dict[str, list[str]], attempt: Turn
) -> None:
    assert turn.read(sent) == attempt
    assert turn.read(turn.write(attempt)) == attempt


@pytest.mark.parametrize(
    ("sent", "field", "problem"),
    [
        ({}, "do", Problem.MISSING),
        ({"do": ["sing"]}, "do", Problem.UNKNOWN),
        ({"do": ["draw", "pass"]}, "do", Problem.SEVERAL),
        ({"do": ["draw"], "tile": ["24"], "at": ["25s"]}, "do", Problem.SEVERAL),
        ({"tile": ["24"]}, "at", Problem.MISSING),
        ({"at": ["25s"]}, "tile", Problem.MISSING),
        ({"tile": ["x4"], "at": ["25s"]}, "tile", Problem.UNKNOWN),
        ({"tile": ["24"], "at": ["25z"]}, "at", Problem.UNKNOWN),
        ({"log": ["d", "nonsense"]}, "log", Problem.UNKNOWN),
        ({"log": ["24-25q"]}, "log", Problem.UNKNOWN),
        ({"log": ["p", "d"]}, "log", Problem.UNKNOWN),  # a turn that had ended
        ({"log": ["24-03l"], "do": ["draw"]}, "log", Problem.UNKNOWN),
        ({"log": ["d"] * 14}, "log", Problem.TOO_LARGE),
    ],
)
def test_an_attempt_that_cannot_be_read(
    sent: dict[str, list[str]], field: str, problem: Problem
) -> None:
    with pytest.raises(AttemptUnreadable) as error:
        turn.read(sent)
    assert (error.value.field, error.value.problem) == (field, problem)


def test_a_log_of_more_draws_than_there_are_cannot_be_judged() -> None:
    with pytest.raises(AttemptUnreadable) as error:
        played(LAST, "d.d.p")
    assert (error.value.field, error.value.problem) == ("log", Problem.TOO_LARGE)


@pytest.mark.parametrize("asked", ["", "~2", "~1.34", "~0.34"])
def test_the_text_reads_back(asked: str) -> None:
    assert turn.to_text(turn.from_text(FITS + asked)) == FITS + asked


@pytest.mark.parametrize(
    "text",
    [
        "14_x6-03.11_x14_ba",  # a view: what is drawn would not be known
        f"{FITS}~x",
        f"{FITS}~3",  # only two can be drawn
        f"{FITS}~1.78",
        f"{FITS}~1.",
    ],
)
def test_a_question_that_cannot_be_asked(text: str) -> None:
    with pytest.raises((NotationError, InvalidPosition)):
        turn.from_text(text)


def test_the_ladder_of_hints_ends_with_the_shortest_turn() -> None:
    first, *_, last = turn.hints(turn.from_text(f"{STUCK}~0.35"))
    assert first == RuleHint(Rule.TURN_DRAW_ON)
    assert last == TurnAnswer(3, Place(tile("35"), THREE))
    assert turn.hints(turn.from_text(LAST))[-1] == TurnAnswer(1, None)


def test_the_rules_that_a_turn_rests_on() -> None:
    assert Rule.TURN_MUST_DRAW in turn.rules(turn.from_text(STUCK))
    assert Rule.TURN_DRAW_ON in turn.rules(turn.from_text(f"{STUCK}~0.35"))
    assert Rule.TURN_MAY_DRAW in turn.rules(turn.from_text(f"{FITS}~1"))
    assert set(turn.rules(turn.from_text(LAST))) >= {Rule.TURN_PASS, Rule.TURN_RESERVE}
    assert turn.rules(turn.from_text(FITS)) == (Rule.TURN_PLACE, Rule.TURN_PLACE_ENDS)
