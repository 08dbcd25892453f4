"""English: the word above a verdict, and which room says the rest."""

from typing import Final

from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.actions import ActionsFinding, ActionsHint
from tutorial.puzzles.facts.credit import CreditFinding, CreditHint
from tutorial.puzzles.facts.deal import DealFinding, DealHint
from tutorial.puzzles.facts.draws import DrawsFinding, DrawsHint
from tutorial.puzzles.facts.ends import EndsFinding, EndsHint
from tutorial.puzzles.facts.match import MatchFinding, MatchHint
from tutorial.puzzles.facts.place import PlaceFinding, PlaceHint
from tutorial.puzzles.facts.repair import RepairFinding, RepairHint
from tutorial.puzzles.facts.spot import SpotFinding, SpotHint
from tutorial.puzzles.facts.starter import StarterFinding, StarterHint
from tutorial.puzzles.facts.turn import TurnFinding, TurnHint
from tutorial.puzzles.verdict import Outcome
from tutorial.words.en import (
    actions,
    credit,
    deal,
    draws,
    ends,
    match,
    place,
    repair,
    spot,
    starter,
    turn,
)
from tutorial.words.en.reasons import refusal
from tutorial.words.en.rules import clause_alone

_HEADINGS: Final = {
    Outcome.SOLVED: "Correct!",
    Outcome.ONWARD: "Your turn goes on",
    Outcome.LEGAL: "Allowed, but not what is asked",
    Outcome.REFUSED: "Not allowed",
    Outcome.WRONG: "Not yet",
}


def heading(outcome: Outcome) -> str:
    """The short word of the verdict."""
    return _HEADINGS[outcome]


def reason(finding: Finding) -> str:
    """One or two whole sentences that are true of this attempt."""
    if isinstance(finding, PlaceFinding):
        return place.finding(finding)
    if isinstance(finding, EndsFinding):
        return ends.finding(finding)
    if isinstance(finding, CreditFinding):
        return credit.finding(finding)
    if isinstance(finding, ActionsFinding):
        return actions.finding(finding)
    if isinstance(finding, DrawsFinding):
        return draws.finding(finding)
    if isinstance(finding, TurnFinding):
        return turn.finding(finding)
    if isinstance(finding, DealFinding):
        return deal.finding(finding)
    if isinstance(finding, StarterFinding):
        return starter.finding(finding)
    if isinstance(finding, MatchFinding):
        return match.finding(finding)
    if isinstance(finding, RepairFinding):
        return repair.finding(finding)
    if isinstance(finding, SpotFinding):
        return spot.finding(finding)
    return refusal(finding)


def hint(hint: Hint) -> str:
    """One step of the ladder, from the rule to the answer."""
    if isinstance(hint, PlaceHint):
        return place.hint(hint)
    if isinstance(hint, EndsHint):
        return ends.hint(hint)
    if isinstance(hint, CreditHint):
        return credit.hint(hint)
    if isinstance(hint, ActionsHint):
        return actions.hint(hint)
    if isinstance(hint, DrawsHint):
        return draws.hint(hint)
    if isinstance(hint, TurnHint):
        return turn.hint(hint)
    if isinstance(hint, DealHint):
        return deal.hint(hint)
    if isinstance(hint, StarterHint):
        return starter.hint(hint)
    if isinstance(hint, MatchHint):
        return match.hint(hint)
    if isinstance(hint, RepairHint):
        return repair.hint(hint)
    if isinstance(hint, SpotHint):
        return spot.hint(hint)
    return clause_alone(hint.rule)
