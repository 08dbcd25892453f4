"""English: a record of what was done, and what is said of finding the slip in it."""

from typing import Final, assert_never

from engine import Action, Draw, Pass, Place, Reason, Tile
from engine.reasons import (
    BlankMismatch,
    JointTaken,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    NotYourTurn,
    OnlyReserve,
    PlaceOrDraw,
    SideOfDouble,
)
from tutorial.puzzles.facts.spot import (
    DrawAllowed,
    Mistake,
    NotBroken,
    NumberHint,
    OneOfHint,
    OtherRule,
    PassAllowed,
    PlaceAllowed,
    SpotAnswer,
    SpotFinding,
    SpotHint,
    Spotted,
    SuspectedWrong,
)
from tutorial.puzzles.spot_question import Question
from tutorial.words.en.nouns import PIPS, a, begin, letter, plural, tiles, written
from tutorial.words.en.places import any_end, side, this
from tutorial.words.en.reasons import refusal
from tutorial.words.en.rules import clause_alone, clause_title


def task(_question: Question) -> str:
    """The same for every record."""
    return (
        "The hands are shown open here. One of these actions is against the rules, and nobody "
        "noticed. Which action is it, and which rule does it break?"
    )


def act(seat: int, action: Action, drawn: Tile) -> str:
    """What was done, in a sentence; `drawn` is what a draw brought."""
    player = f"Player {letter(seat)}"
    match action:
        case Place(tile, None):
            return f"{player} opens the chain with {written(tile)}."
        case Place(tile, end) if end is not None:
            return f"{player} joins {written(tile)} to {any_end(end)}."
        case Draw():
            return f"{player} draws {written(drawn)}."
        case _:
            return f"{player} passes."


def finding(found: SpotFinding) -> str:
    """Why an act is allowed, or what the illegal one breaks and does not break."""
    match found:
        case Spotted(number, _, rule, why):
            return f"Action {number} breaks the rule “{clause_title(rule)}”. {_why(why)}"
        case PlaceAllowed(number, _, Place(tile, end)) if end is not None:
            return f"Action {number} is allowed: the {PIPS[end.pips]} of {tile} joins {side(end)}."
        case PlaceAllowed(number, _, Place(tile)):
            return f"Action {number} is allowed: {written(tile)} opens the chain."
        case DrawAllowed(number, seat, drawable):
            return (
                f"Action {number} is allowed: player {letter(seat)} had nothing playable, "
                f"and {tiles(drawable)} could still be drawn."
            )
        case PassAllowed(number, seat, pips):
            ends = " and ".join(map(a, pips))
            return (
                f"Action {number} is allowed: player {letter(seat)} held nothing that fits the "
                f"ends, {ends}, and nothing could be drawn any more."
            )
        case SuspectedWrong(Mistake.DRAW_ONLY_WHEN_STUCK, number, seat, tile):
            return (
                f"Action {number} is allowed: one may draw, though player {letter(seat)} could "
                f"have placed {written(tile)}."
            )
        case SuspectedWrong(_, number, _, tile):
            return (
                f"Action {number} is allowed: {written(tile)}, just drawn, need not be placed. "
                "Any playable tile may be."
            )
        case OtherRule(number, _, _, rule):
            return (
                f"Action {number} is against the rules, but it does not break "
                f"“{clause_title(rule)}”: {clause_alone(rule)} {_innocent(found)}"
            )
        case _:
            assert_never(found)


def hint(step: SpotHint) -> str:
    """One of two, which, and why."""
    match step:
        case OneOfHint((first, second)):
            return f"Either action {first} or action {second} is against the rules."
        case NumberHint(number, seat):
            return f"Action {number}, of player {letter(seat)}, is the one against the rules."
        case SpotAnswer(number, rule, why):
            return f"Action {number} breaks the rule “{clause_title(rule)}”. {_why(why)}"
        case _:
            assert_never(step)


def _why(why: Reason) -> str:
    """The engine's reason, said of someone else."""
    match why:
        case NoHalfMatches(tile, end):
            return f"The end is {a(end.pips)}, but no half of {written(tile)} is {a(end.pips)}."
        case BlankMismatch(tile, end):
            return (
                f"The end is {a(end.pips)}, but no half of {written(tile)} is {a(end.pips)}, "
                "and a blank matches only a blank."
            )
        case SideOfDouble(_, double):
            return (
                f"Nothing joins the side of the double {double}, for no double opens a side branch."
            )
        case JointTaken(_, port, by):
            return (
                f"{begin(this(port))} was joined to {by} already, "
                "and nothing joins between two tiles."
            )
        case OnlyReserve():
            return "Only the reserve of two tiles was left in the boneyard, and it is never drawn."
        case MustPlace(playable) | PlaceOrDraw(playable):
            return (
                f"The player could have placed {written(playable[0].tile)}, "
                "so passing was not allowed."
            )
        case MustDraw(drawable):
            return (
                f"Nothing was playable, but {tiles(drawable)} could still be drawn, "
                "so the player had to draw."
            )
        case NotYourTurn(seat, turn):
            return f"It was the turn of player {letter(turn)}, not of player {letter(seat)}."
        case _:
            return refusal(why)


_INNOCENT: Final = {
    NotBroken.IN_TURN: "It was the turn of player {player}, so the order holds.",
    NotBroken.KEPT_TURN: "Nobody who had just drawn lost their turn by it.",
    NotBroken.NOT_TWICE: "Player {player} did not place two tiles in a row.",
    NotBroken.NOTHING_JOINED: "The action is {act}, and nothing is joined in it.",
    NotBroken.EQUAL_PIPS: "The half and the place it was joined to were both {pips}.",
    NotBroken.NO_BLANK: "Neither the end nor the tile has a blank.",
    NotBroken.AT_AN_END: "The tile was put to an open end of the chain.",
    NotBroken.NOT_BESIDE: "The tile was put to no double's side.",
    NotBroken.NOT_AT_A_DOUBLE: "The tile was not put on from a double.",
    NotBroken.NO_PASS: "The action is {act}, not a pass.",
    NotBroken.NO_DRAW: "The action is {act}, and nothing is drawn in it.",
    NotBroken.PLAYABLE: "Player {player} had something playable, so they did not have to draw.",
    NotBroken.NOT_PLAYABLE: "Player {player} had nothing to place.",
}
_ACTS: Final = {Place: "a placement", Draw: "a draw", Pass: "a pass"}


def _innocent(found: OtherRule) -> str:
    action = found.action
    pips = plural(action.end.pips) if isinstance(action, Place) and action.end else ""
    return _INNOCENT[found.because].format(
        player=letter(found.seat), act=_ACTS[type(action)], pips=pips
    )
