"""A match: rounds, running totals, who starts next and when it is over."""

from random import Random
from typing import Final, NamedTuple

from engine.actions import Action
from engine.lots import draw_lots
from engine.round import Round

TARGETS: Final = {2: 100, 3: 61, 4: 61}
"""The points that end a match, by the number of players. match.target"""


class Won(NamedTuple):
    """The match is won by `seat`, alone in the lead at or beyond the target. match.target"""

    seat: int


class Tied(NamedTuple):
    """The match ends tied between `seats`, who share the lead. match.tie"""

    seats: tuple[int, ...]


MatchResult = Won | Tied


def match_result(totals: tuple[int, ...]) -> MatchResult | None:
    """How a match with these totals, one per player, stands after a scored round.

    None while nobody has the target. match.target-check, match.target, match.tie
    """
    most = max(totals)
    if most < TARGETS[len(totals)]:
        return None
    leaders = tuple(seat for seat, total in enumerate(totals) if total == most)
    return Won(leaders[0]) if len(leaders) == 1 else Tied(leaders)


def next_starter(starter: int, players: int) -> int:
    """The seat clockwise of the last starter, whoever won. match.next-starter"""
    return (starter + 1) % players


class Match(NamedTuple):
    """A round and the running totals by seat, its credit included once it is over.

    Points beyond the target stay (match.surplus), nothing is ever taken off (round.no-deduction).
    """

    round: Round
    totals: tuple[int, ...]

    @classmethod
    def start(cls, players: int, rng: Random, starter: int | None = None) -> "Match":
        """A first round, its starter drawn by lot unless given. setup.starter, setup.players"""
        first = draw_lots(players, rng).starter if starter is None else starter
        return cls(Round.deal(players, first, rng), (0,) * players)

    @property
    def starter(self) -> int:
        return self.round.starter

    @property
    def result(self) -> MatchResult | None:
        """None until a scored round has brought someone to the target. match.target-check"""
        return match_result(self.totals) if self.round.is_over else None

    def apply(self, action: Action, seat: int | None = None) -> "Match":
        """The match after `action`; the credit is entered when it ends the round. round.exact"""
        after = self.round.apply(action, seat)
        result = after.result
        if result is None or result.winner is None:
            return Match(after, self.totals)
        totals = list(self.totals)
        totals[result.winner] += result.credit
        return Match(after, tuple(totals))

    def next_round(self, rng: Random) -> "Match":
        """The next round, freshly dealt, the start one seat on. match.next-starter, match.redeal

        ValueError while the round is in play, or when the match is over.
        """
        if not self.round.is_over or self.result is not None:
            raise ValueError("a next round follows a scored round of a match that goes on")
        players = len(self.totals)
        starter = next_starter(self.round.starter, players)
        return Match(Round.deal(players, starter, rng), self.totals)
