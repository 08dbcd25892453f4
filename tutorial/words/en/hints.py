"""English: the ladder of hints, and what to do about an answer that cannot be read."""

from typing import assert_never

from engine import End, Ended, Place
from tutorial.puzzles import AttemptUnreadable, Problem
from tutorial.puzzles.hints import (
    CreditAnswer,
    EndedHint,
    EndHint,
    EndsAnswer,
    Hint,
    OneEndHint,
    PlaceAnswer,
    RuleHint,
    SumsHint,
    TileHint,
)
from tutorial.words.en.credit import credited
from tutorial.words.en.nouns import a, letter, listed, written
from tutorial.words.en.places import found_ends, left_over, side
from tutorial.words.en.rules import clause_alone
from tutorial.words.sums import credit_sum


def hint(hint: Hint) -> str:
    """One step of the ladder, from the rule to the answer."""
    match hint:
        case RuleHint(rule):
            return clause_alone(rule)
        case EndHint(End() as end):
            return f"Look at {side(end)}: {a(end.pips)} fits there."
        case EndHint():
            return "The chain is still empty: a tile opens it and joins nothing."
        case TileHint(tile):
            return f"Play {written(tile)}."
        case PlaceAnswer(placed, chain):
            return f"{_how(placed)} That leaves {left_over(chain)}."
        case OneEndHint(End() as end):
            return f"One of the open ends is {side(end)}, {a(end.pips)}."
        case EndsAnswer(chain):
            return found_ends(chain)
        case EndedHint() | SumsHint() | CreditAnswer():
            return _credit(hint)
        case _:
            assert_never(hint)


def _how(placed: Place) -> str:
    if placed.end is None:
        return f"Open the chain with {written(placed.tile)}."
    return f"Join {written(placed.tile)} to {side(placed.end)}."


def _credit(hint: EndedHint | SumsHint | CreditAnswer) -> str:
    match hint:
        case EndedHint(Ended.OUT):
            return "One player went out. Count the hands of all the others."
        case EndedHint():
            return "The round was blocked. Count every hand and find the lowest."
        case SumsHint(sums):
            each = [f"player {letter(seat)} {sum_}" for seat, sum_ in enumerate(sums)]
            return f"Hand totals: {listed(each)}."
        case CreditAnswer(result):
            working = credit_sum(result)
            if result.winner is None or "=" not in working:
                return credited(result)
            return f"{credited(result)} The sum is {working}."
        case _:
            assert_never(hint)


def unreadable(error: AttemptUnreadable) -> str:
    """What to do so that the answer can be read."""
    match error.field, error.problem:
        case "tile" | "at", _:
            return _unreadable_placement(error)
        case "open" | "pips" | "winner", _:
            return _unreadable_choice(error)
        case "points", Problem.TOO_LARGE:
            return "No credit can be that large. Check what you typed."
        case "points", Problem.SEVERAL:
            return "Type the points only once, for example 15."
        case "points", Problem.MISSING:
            return "Type the points too, for example 15. If there are none, type 0."
        case "points", _:
            return "Type the points in digits, for example 15."
        case _:
            return "The answer could not be read. Choose or type it again."


def _unreadable_placement(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "tile", Problem.MISSING:
            return "First choose a tile from your hand."
        case "tile", Problem.SEVERAL:
            return "Choose only one tile."
        case "tile", _:
            return "There is no such tile. Choose a tile from your hand."
        case _, Problem.MISSING:
            return "Choose also where the tile is to be placed."
        case _, Problem.SEVERAL:
            return "Choose only one place for the tile."
        case _:
            return "There is no such place. Choose a place in the chain."


def _unreadable_choice(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "open", Problem.MISSING:
            return "First mark the places that are open ends."
        case "open", _:
            return "There is no such place. Mark the open ends in the chain."
        case "pips", Problem.MISSING:
            return "Choose also the pips with which the chain can go on."
        case "pips", _:
            return "Choose numbers of pips from 0 to 6."
        case _, Problem.MISSING:
            return "First choose who is credited, or nobody."
        case _, Problem.SEVERAL:
            return "Choose only one player, or nobody."
        case _:
            return "There is no such player in this round. Choose one of those who play."
