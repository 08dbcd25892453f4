"""Finnish: the clauses of the rules and their titles."""

from typing import Final

from engine import Rule
from tutorial.words.clauses import CLAUSES

_WRITTEN: Final = CLAUSES["fi"]


def clause(rule: Rule) -> str:
    """The clause, whole."""
    return _WRITTEN.clauses[rule].whole


def clause_alone(rule: Rule) -> str:
    """The clause without its example, in which an answer could stand."""
    return _WRITTEN.clauses[rule].text


def clause_title(rule: Rule) -> str:
    return _WRITTEN.clauses[rule].title


def section_title(section: str) -> str:
    """The title of a section of the rules: "turn" is that of turn.match."""
    return _WRITTEN.sections[section]
