"""A score sheet: who plays, who started first, and the rounds as they ended. Pure values."""

from typing import Final, NamedTuple

from engine import (
    MatchResult,
    Result,
    Tile,
    match_result,
    next_starter,
    result_of_sums,
    sum_of_pips,
)

MOST_ROUNDS: Final = 40
MOST_GIVEN: Final = 300
"""The largest total that a sheet can begin with: more than any match can end with."""


class Hand(NamedTuple):
    """What a player was left with: the tiles, or where they were not tapped only their `sum`."""

    tiles: tuple[Tile, ...]
    sum: int


EMPTY: Final = Hand((), 0)
"""What is left to who went out."""


def hand_of(tiles: tuple[Tile, ...]) -> Hand:
    """The hand with these tiles. round.pips"""
    return Hand(tiles, sum_of_pips(tiles))


class Played(NamedTuple):
    """A round that is over: `out` placed their last tile, or None where it was blocked."""

    out: int | None
    hands: tuple[Hand, ...]

    @property
    def result(self) -> Result:
        """Who is credited, and how much: the engine says."""
        return result_of_sums(tuple(hand.sum for hand in self.hands), self.out)


class Row(NamedTuple):
    """A round with its place in the match: `totals` are those after it."""

    number: int
    starter: int
    played: Played
    result: Result
    totals: tuple[int, ...]


class Sheet(NamedTuple):
    """`given`: the totals that the sheet begins with, one per player, all 0 in a new match."""

    starter: int
    given: tuple[int, ...]
    rounds: tuple[Played, ...] = ()

    @property
    def players(self) -> int:
        return len(self.given)

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every round with its starter and the totals after it.

        match.next-starter, match.surplus
        """
        rows: list[Row] = []
        starter, totals = self.starter, self.given
        for number, played in enumerate(self.rounds, start=1):
            result = played.result
            totals = tuple(
                total + (result.credit if seat == result.winner else 0)
                for seat, total in enumerate(totals)
            )
            rows.append(Row(number, starter, played, result, totals))
            starter = next_starter(starter, self.players)
        return tuple(rows)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.rows[-1].totals if self.rounds else self.given

    @property
    def before(self) -> tuple[int, ...]:
        """Where each player's total stood before it last grew: the back pegs."""
        before = list(self.given)
        totals = self.given
        for row in self.rows:
            for seat, (was, now) in enumerate(zip(totals, row.totals, strict=True)):
                if now != was:
                    before[seat] = was
            totals = row.totals
        return tuple(before)

    @property
    def result(self) -> MatchResult | None:
        """How the match ended, None while it goes on. match.target-check"""
        return match_result(self.totals)

    @property
    def next_starter(self) -> int:
        """Who starts the round that comes next. match.next-starter"""
        return (self.starter + len(self.rounds)) % self.players

    @property
    def is_full(self) -> bool:
        return len(self.rounds) >= MOST_ROUNDS

    def with_round(self, played: Played) -> "Sheet":
        """The sheet with one more round. ValueError where the match is over or the sheet full."""
        if self.result or self.is_full:
            raise ValueError("no round can be added")
        return self._replace(rounds=(*self.rounds, played))

    def before_last(self) -> "Sheet":
        """The sheet without its last round."""
        return self._replace(rounds=self.rounds[:-1])
