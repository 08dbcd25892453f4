"""The kind `turn`: a whole turn, played action by action: draw, look, draw again, place or pass.

An attempt is the log of the player's own actions; what a draw brings comes from the question's
round, which only the judge sees.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine import DRAW, PASS, Action, Draw, Place, Round, Rule, Tile
from engine.reasons import JointTaken, MustDraw, MustPlace, OnlyReserve, PlaceOrDraw
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.actions import Mistake, PlayableHint
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
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, one
from tutorial.puzzles.places import read_place
from tutorial.puzzles.situation import of_round
from tutorial.puzzles.turn_log import LONGEST, begun, read_step, step_text
from tutorial.puzzles.turn_made import RULES, generate
from tutorial.puzzles.turn_question import Question, ends, from_text, rules, to_text
from tutorial.puzzles.verdict import Outcome, Verdict

__all__ = [
    "FIELDS",
    "RULES",
    "Question",
    "Turn",
    "answers",
    "from_text",
    "generate",
    "hints",
    "judge",
    "read",
    "rules",
    "to_text",
    "write",
]

FIELDS: Final = ("log", "do", "tile", "at")
_MISTAKES: Final[Mapping[type, Mistake]] = {
    OnlyReserve: Mistake.RESERVE_DRAWN,
    MustDraw: Mistake.PASSED_TOO_SOON,
    MustPlace: Mistake.PASS_BY_CHOICE,
    PlaceOrDraw: Mistake.PASS_BY_CHOICE,
    JointTaken: Mistake.JOINED_HALF,
}
_DO: Final[Mapping[str, Action]] = {"draw": DRAW, "pass": PASS}


class Turn(NamedTuple):
    """The log so far, all of it draws, and the action now tried."""

    draws: int
    action: Action


def answers(question: Question) -> frozenset[Turn]:
    """Every right turn, to its end."""
    return frozenset(Turn(len(drawn), action) for drawn, action in ends(question))


def read(fields: Fields) -> Turn:
    """A log of steps; and what is now done, unless that is the log's last step.

    "draw" or "pass" in `do`, else a tile and a place. Only draws can stand before the last step.
    """
    log = list(fields.get("log", ()))
    if len(log) > LONGEST:
        raise AttemptUnreadable("log", Problem.TOO_LARGE)
    if any(fields.get(name) for name in ("do", "tile", "at")):
        action = _now(fields)
    elif log:
        action = _step(log.pop())
    else:
        raise AttemptUnreadable("do", Problem.MISSING)
    for text in log:
        if text != "d":
            raise AttemptUnreadable("log", Problem.UNKNOWN, text)
    return Turn(len(log), action)


def _now(fields: Fields) -> Action:
    if fields.get("do"):
        do = one(fields, "do")
        if do not in _DO:
            raise AttemptUnreadable("do", Problem.UNKNOWN, do)
        if fields.get("at"):
            raise AttemptUnreadable("do", Problem.SEVERAL)
        return _DO[do]
    tile, at = one(fields, "tile"), one(fields, "at")
    if len(tile) != 2 or not (tile.isascii() and tile.isdigit()):
        raise AttemptUnreadable("tile", Problem.UNKNOWN, tile)
    try:
        return Place(Tile(int(tile[0]), int(tile[1])), read_place(at))
    except ValueError:
        raise AttemptUnreadable("at", Problem.UNKNOWN, at) from None


def _step(text: str) -> Action:
    try:
        return read_step(text)
    except ValueError:
        raise AttemptUnreadable("log", Problem.UNKNOWN, text) from None


def write(attempt: Turn) -> Fields:
    return {"log": ["d"] * attempt.draws + [step_text(attempt.action)]}


def judge(question: Question, attempt: Turn) -> Verdict:
    """Onward after a draw; refused with the engine's reason; ended as asked, or otherwise.

    AttemptUnreadable for a log of more draws than there can be.
    """
    state, drawn, log = begun(question.round, ["d"] * attempt.draws)
    if len(log) < attempt.draws:
        raise AttemptUnreadable("log", Problem.TOO_LARGE)
    why = state.why_not(attempt.action)
    if why is not None:
        mistake = _MISTAKES.get(type(why))
        named = RefusedFor(mistake, why) if mistake else why
        return Verdict(Outcome.REFUSED, (named,), None, done=False)
    after = state.apply(attempt.action)
    view = after.view(state.turn)
    if isinstance(attempt.action, Draw):
        before, now = of_round(state), of_round(after)
        drew = Drew(state.boneyard[0], bool(before.playable), now)
        return Verdict(Outcome.ONWARD, (drew,), view, done=False)
    missed = _missed(question, attempt, drawn, state)
    if missed is not None:
        return Verdict(Outcome.LEGAL, (missed,), view, done=False)
    ended = _ended(question, state, after, attempt)
    return Verdict(Outcome.SOLVED, (ended,), view, done=True)


def _missed(
    question: Question, attempt: Turn, drawn: tuple[Tile, ...], state: Round
) -> Finding | None:
    """What is asked for besides; a pass is never anything else than asked for."""
    if not isinstance(attempt.action, Place):
        return None
    if attempt.draws < question.draws:
        return DrawMoreFirst(attempt.action, len(drawn), question.draws)
    if question.tile is not None and attempt.action.tile is not question.tile:
        just_drawn = drawn[-1:] == (attempt.action.tile,)
        held = question.tile in state.hand
        return OtherTileAsked(attempt.action, question.tile, held, just_drawn)
    return None


def _ended(question: Question, state: Round, after: Round, attempt: Turn) -> Finding:
    draws, action = attempt
    following = None if after.is_over else after.turn
    if not isinstance(action, Place):
        return TurnPassed(of_round(state), draws, following)
    before, _, _ = begun(question.round, ["d"] * (draws - 1))
    last = before.boneyard[0] if draws else action.tile
    spared = last is not action.tile and last in of_round(state).playable
    return TurnPlaced(
        action,
        after.chain,
        spared=last if spared else None,
        drew_on=draws > 0 and bool(of_round(before).playable),
        reserve=not state.drawable,
        seat=following,
    )


@lru_cache(maxsize=500)
def hints(question: Question) -> tuple[Hint, ...]:
    """The rule, what the hand holds at first, the shortest right turn."""
    drawn, last = next(ends(question))
    return (
        RuleHint(_main_rule(question)),
        PlayableHint(of_round(question.round)),
        TurnAnswer(len(drawn), last if isinstance(last, Place) else None),
    )


def _main_rule(question: Question) -> Rule:
    """The first that helps with this turn."""
    resting_on = rules(question)
    order = (Rule.TURN_DRAW_ON, Rule.TURN_PASS, Rule.TURN_MUST_DRAW, Rule.TURN_MAY_DRAW)
    more = (*order, Rule.TURN_MUST_PLACE, Rule.SETUP_OPENING, Rule.TURN_PLACE)
    return next(rule for rule in more if rule in resting_on)
