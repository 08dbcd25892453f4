"""The clauses of the rules by their stable ids; the words for them live outside the engine."""

from enum import Enum


class Rule(Enum):
    """One clause of the rules of Draw; the value is its id."""

    ABOUT_FAMILY = "about.family"
    ABOUT_AIM = "about.aim"
    ABOUT_SOURCE = "about.source"

    SETUP_SET = "setup.set"
    SETUP_PLAYERS = "setup.players"
    SETUP_SCOREBOARD = "setup.scoreboard"
    SETUP_DEAL = "setup.deal"
    SETUP_BONEYARD = "setup.boneyard"
    SETUP_STARTER = "setup.starter"
    SETUP_OPENING = "setup.opening"
    SETUP_CLOCKWISE = "setup.clockwise"

    TURN_PLACE = "turn.place"
    TURN_MATCH = "turn.match"
    TURN_BLANK = "turn.blank"
    TURN_PLACE_ENDS = "turn.place-ends"
    TURN_MAY_DRAW = "turn.may-draw"
    TURN_DRAW_KEEPS = "turn.draw-keeps"
    TURN_DRAW_ON = "turn.draw-on"
    TURN_MUST_DRAW = "turn.must-draw"
    TURN_RESERVE = "turn.reserve"
    TURN_MUST_PLACE = "turn.must-place"
    TURN_PASS = "turn.pass"  # noqa: S105  (a pass in a game, no secret)

    CHAIN_TWO_ENDS = "chain.two-ends"
    CHAIN_DOUBLES_ACROSS = "chain.doubles-across"
    CHAIN_FROM_DOUBLE = "chain.from-double"
    CHAIN_NO_POINTS = "chain.no-points"

    ROUND_OUT = "round.out"
    ROUND_BLOCKED = "round.blocked"
    ROUND_REVEAL = "round.reveal"
    ROUND_PIPS = "round.pips"
    ROUND_RESERVE_APART = "round.reserve-apart"
    ROUND_OUT_CREDIT = "round.out-credit"
    ROUND_OUT_NO_TIE = "round.out-no-tie"
    ROUND_BLOCKED_COMPARE = "round.blocked-compare"
    ROUND_BLOCKED_CREDIT = "round.blocked-credit"
    ROUND_BLOCKED_TIE = "round.blocked-tie"
    ROUND_NO_EXTRA = "round.no-extra"
    ROUND_EXACT = "round.exact"
    ROUND_NO_DEDUCTION = "round.no-deduction"

    MATCH_NEXT_STARTER = "match.next-starter"
    MATCH_REDEAL = "match.redeal"
    MATCH_TARGET_CHECK = "match.target-check"
    MATCH_TARGET = "match.target"
    MATCH_SURPLUS = "match.surplus"
    MATCH_TIE = "match.tie"

    @property
    def only_shown(self) -> bool:
        """True for the clauses about which nothing can honestly be asked (the † of the rules)."""
        return self in _ONLY_SHOWN


_ONLY_SHOWN = frozenset(
    {
        Rule.ABOUT_FAMILY,
        Rule.ABOUT_SOURCE,
        Rule.SETUP_SCOREBOARD,
        Rule.ROUND_REVEAL,
        Rule.MATCH_REDEAL,
    }
)
