"""The rules of Draw: a domino game for two to four. Standard library only, no words in it.

>>> from random import Random
>>> round_ = Round.deal(players=3, starter=0, rng=Random(7))
>>> len(round_.actions())  # seven openings and a draw
8
"""

from engine.actions import DRAW, PASS, Action, Draw, Pass, Place
from engine.chain import Chain, End, Joint, Laid, Port, Side
from engine.errors import DrawError, Expected, IllegalAction, InvalidPosition, NotationError
from engine.faults import Fault
from engine.lots import Lots, draw_lots
from engine.match import TARGETS, Match, MatchResult, Tied, Won, match_result, next_starter
from engine.notation import action_text, from_text, read_action, record, replay, tile_text, to_text
from engine.reasons import Reason
from engine.result import Ended, Result, result_of_sums
from engine.round import DEALT, Round
from engine.rules import Rule
from engine.tiles import DOUBLE_SIX, Tile, sum_of_pips
from engine.turn import RESERVE
from engine.view import View

__all__ = [
    "DEALT",
    "DOUBLE_SIX",
    "DRAW",
    "PASS",
    "RESERVE",
    "TARGETS",
    "Action",
    "Chain",
    "Draw",
    "DrawError",
    "End",
    "Ended",
    "Expected",
    "Fault",
    "IllegalAction",
    "InvalidPosition",
    "Joint",
    "Laid",
    "Lots",
    "Match",
    "MatchResult",
    "NotationError",
    "Pass",
    "Place",
    "Port",
    "Reason",
    "Result",
    "Round",
    "Rule",
    "Side",
    "Tied",
    "Tile",
    "View",
    "Won",
    "action_text",
    "draw_lots",
    "from_text",
    "match_result",
    "next_starter",
    "read_action",
    "record",
    "replay",
    "result_of_sums",
    "sum_of_pips",
    "tile_text",
    "to_text",
]
