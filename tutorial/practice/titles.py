"""The names of the kinds of puzzles and of the levels, for people."""

from collections.abc import Mapping
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorial.puzzles.level import Level

KINDS: Final[Mapping[str, Promise]] = {
    "place": _("Place a tile"),
    "ends": _("Find the ends"),
    "turn": _("Play a turn"),
    "actions": _("What may be done now"),
    "draws": _("How many to draw"),
    "starter": _("Who starts"),
    "deal": _("Deal the tiles"),
    "credit": _("Count the points"),
    "match": _("Is the match over"),
    "repair": _("Mend the chain"),
    "spot": _("Spot the fault"),
}
LEVELS: Final[Mapping[Level, Promise]] = {
    Level.EASY: _("Easy"),
    Level.USUAL: _("Usual"),
    Level.HARD: _("Hard"),
}
