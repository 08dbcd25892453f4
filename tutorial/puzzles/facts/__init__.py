"""What judges and hints say: values that words are made from, a module for each kind."""

from engine import Reason
from tutorial.puzzles.facts.actions import ActionsFinding, ActionsHint
from tutorial.puzzles.facts.credit import CreditFinding, CreditHint
from tutorial.puzzles.facts.deal import DealFinding, DealHint
from tutorial.puzzles.facts.draws import DrawsFinding, DrawsHint
from tutorial.puzzles.facts.ends import EndsFinding, EndsHint
from tutorial.puzzles.facts.match import MatchFinding, MatchHint
from tutorial.puzzles.facts.place import PlaceFinding, PlaceHint
from tutorial.puzzles.facts.repair import RepairFinding, RepairHint
from tutorial.puzzles.facts.rule import RuleHint
from tutorial.puzzles.facts.spot import SpotFinding, SpotHint
from tutorial.puzzles.facts.starter import StarterFinding, StarterHint
from tutorial.puzzles.facts.turn import TurnFinding, TurnHint

Finding = (
    Reason
    | PlaceFinding
    | EndsFinding
    | CreditFinding
    | DealFinding
    | StarterFinding
    | MatchFinding
    | ActionsFinding
    | DrawsFinding
    | TurnFinding
    | RepairFinding
    | SpotFinding
)
Hint = (
    RuleHint
    | PlaceHint
    | EndsHint
    | CreditHint
    | DealHint
    | StarterHint
    | MatchHint
    | ActionsHint
    | DrawsHint
    | TurnHint
    | RepairHint
    | SpotHint
)

__all__ = ["Finding", "Hint"]
