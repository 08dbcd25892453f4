"""The engine's and the puzzles' values in Finnish sentences: what `tutorial.words.Words` lists."""

from tutorial.words.fi.cases import points, tiles
from tutorial.words.fi.credit import calculation, seat_name, sum_rows
from tutorial.words.fi.deal import halves_name
from tutorial.words.fi.faults import fault, not_readable
from tutorial.words.fi.findings import heading, hint, reason
from tutorial.words.fi.goes_on import standing
from tutorial.words.fi.mistakes import mistake
from tutorial.words.fi.places import (
    description,
    ends_place_name,
    legal_ends,
    place_name,
    short_chain,
    tile_name,
)
from tutorial.words.fi.repair import laid_name
from tutorial.words.fi.rules import clause, clause_title, section_title
from tutorial.words.fi.spot import act
from tutorial.words.fi.tasks import task
from tutorial.words.fi.unreadable import unreadable

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
