"""The first hint of every ladder."""

from dataclasses import dataclass

from engine import Rule


@dataclass(frozen=True, slots=True)
class RuleHint:
    """Which clause the answer rests on."""

    rule: Rule
