"""Puzzles: a position, a question about it, and a judge that knows the answer from the engine.

Nothing in here knows Django, a language or a page. A kind is one module (see `kind.Kind`);
`KINDS` lists them.
"""

from tutorial.puzzles.kind import KINDS, AttemptUnreadable, Kind, Problem
from tutorial.puzzles.verdict import Outcome, Verdict

__all__ = ["KINDS", "AttemptUnreadable", "Kind", "Outcome", "Problem", "Verdict"]
