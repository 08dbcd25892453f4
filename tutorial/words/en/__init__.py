"""The engine's and the puzzles' values in English sentences: what `tutorial.words.Words` lists."""

from tutorial.words.en.credit import calculation, seat_name, sum_rows
from tutorial.words.en.deal import halves_name
from tutorial.words.en.faults import fault, not_readable
from tutorial.words.en.findings import heading, hint, reason
from tutorial.words.en.goes_on import standing
from tutorial.words.en.mistakes import mistake
from tutorial.words.en.nouns import points, tiles
from tutorial.words.en.places import (
    description,
    ends_place_name,
    legal_ends,
    place_name,
    short_chain,
    tile_name,
)
from tutorial.words.en.repair import laid_name
from tutorial.words.en.rules import clause, clause_title, section_title
from tutorial.words.en.spot import act
from tutorial.words.en.tasks import task
from tutorial.words.en.unreadable import unreadable

__all__ = [
    "act",
    "calculation",
    "clause",
    "clause_title",
    "description",
    "ends_place_name",
    "fault",
    "halves_name",
    "heading",
    "hint",
    "laid_name",
    "legal_ends",
    "mistake",
    "not_readable",
    "place_name",
    "points",
    "reason",
    "seat_name",
    "section_title",
    "short_chain",
    "standing",
    "sum_rows",
    "task",
    "tile_name",
    "tiles",
    "unreadable",
]
