"""The engine's and the puzzles' values in English sentences: what `tutorial.words.Words` lists."""

from tutorial.words.en.credit import calculation, seat_name, sum_rows
from tutorial.words.en.faults import fault, not_readable
from tutorial.words.en.findings import heading, reason
from tutorial.words.en.hints import hint, unreadable
from tutorial.words.en.nouns import points, tiles
from tutorial.words.en.places import (
    description,
    ends_place_name,
    legal_ends,
    place_name,
    short_chain,
    tile_name,
)
from tutorial.words.en.rules import clause, clause_title, section_title

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
