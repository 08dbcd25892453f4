"""The engine's and the puzzles' values in Finnish sentences: what `tutorial.words.Words` lists."""

from tutorial.words.fi.cases import points, tiles
from tutorial.words.fi.credit import calculation, seat_name, sum_rows
from tutorial.words.fi.faults import fault, not_readable
from tutorial.words.fi.findings import heading, reason
from tutorial.words.fi.hints import hint, unreadable
from tutorial.words.fi.places import (
    description,
    ends_place_name,
    legal_ends,
    place_name,
    short_chain,
    tile_name,
)
from tutorial.words.fi.rules import clause, clause_title, section_title

__all__ = [
    "calculation",
    "clause",
    "clause_title",
    "description",
    "ends_place_name",
    "fault",
    "heading",
    "hint",
    "legal_ends",
    "not_readable",
    "place_name",
    "points",
    "reason",
    "seat_name",
    "section_title",
    "short_chain",
    "sum_rows",
    "tile_name",
    "tiles",
    "unreadable",
]
