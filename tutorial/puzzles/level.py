"""How hard a generated puzzle is: each kind says what differs in it."""

from enum import IntEnum


class Level(IntEnum):
    """EASY: one thing to see. USUAL: as it comes in play. HARD: with what misleads."""

    EASY = 1
    USUAL = 2
    HARD = 3
