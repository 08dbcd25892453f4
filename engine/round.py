"""A round as it stands: chain, hands, boneyard, whose turn it is."""

from random import Random
from typing import Final, NamedTuple

from engine import turn
from engine.actions import Action, Draw, Pass, Place
from engine.chain import Chain
from engine.errors import IllegalAction, InvalidPosition
from engine.faults import NoSuchSeat, WrongNumberOfPlayers
from engine.reasons import NotYourTurn, Reason, RoundOver
from engine.result import Result, blocked, went_out
from engine.tiles import DOUBLE_SIX, Tile
from engine.view import View

Hand = tuple[Tile, ...]

DEALT: Final = {2: 7, 3: 7, 4: 6}
"""Tiles dealt to each hand, by the number of players. setup.deal"""


class Round(NamedTuple):
    """A round in play or ended, from the side of one who sees all.

    `hands` by seat, each sorted; `boneyard` next-drawn first, its last two the reserve;
    `turn` the seat to move; `starter` who opened or will; `passes` how many in a row just passed.
    Made by `deal`, `from_text` or `apply`: those check, the plain constructor does not.
    """

    chain: Chain
    hands: tuple[Hand, ...]
    boneyard: tuple[Tile, ...]
    turn: int
    starter: int
    passes: int = 0

    @classmethod
    def deal(cls, players: int, starter: int, rng: Random) -> "Round":
        """A shuffled new round. setup.deal, setup.boneyard; InvalidPosition for other numbers."""
        check_seats(players, starter)
        tiles, size = shuffled(rng), DEALT[players]
        hands = tuple(tuple(sorted(tiles[seat * size :][:size])) for seat in range(players))
        return cls(Chain(), hands, tuple(tiles[players * size :]), starter, starter)

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def hand(self) -> Hand:
        """The hand of the seat to move."""
        return self.hands[self.turn]

    @property
    def drawable(self) -> int:
        """How many tiles can still be drawn. setup.boneyard"""
        return turn.drawable(len(self.boneyard))

    @property
    def result(self) -> Result | None:
        """How the round ended, or None while it is in play. round.out, round.blocked"""
        if self.passes == len(self.hands):
            return blocked(self.hands)
        last = (self.turn - 1) % len(self.hands)
        return None if self.hands[last] else went_out(last, self.hands)

    @property
    def is_over(self) -> bool:
        """Whether everyone has passed, or the last to place has nothing left."""
        return self.passes == len(self.hands) or not self.hands[self.turn - 1]

    def actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat to move; none when the round is over."""
        chain, hands, boneyard, seat, _, passes = self
        if passes == len(hands) or not hands[seat - 1]:
            return ()  # is_over
        return turn.actions(chain, hands[seat], len(boneyard))

    def why_not(self, action: Action, seat: int | None = None) -> Reason | None:
        """None for a legal action; else the first reason in the order of the rules.

        `seat` is who attempts it (None: the seat to move).
        """
        if self.result:
            return RoundOver(self.result)
        if seat is not None and seat != self.turn:
            return NotYourTurn(seat, self.turn)
        return turn.why_not(action, self.chain, self.hands[self.turn], len(self.boneyard))

    def apply(self, action: Action, seat: int | None = None) -> "Round":
        """The round after `action`; IllegalAction with the reason if the rules refuse it."""
        why = self.why_not(action, seat)
        if why is not None:
            raise IllegalAction(why)
        chain, hands, boneyard, seat, starter, passes = self
        following = (seat + 1) % len(hands)  # setup.clockwise
        match action:
            case Place():
                tile, end = action
                chain = chain.join(tile, end) if end else chain.place(tile)
                hands = (*hands[:seat], turn.without(hands[seat], tile), *hands[seat + 1 :])
                return Round(chain, hands, boneyard, following, starter)
            case Draw():
                grown = tuple(sorted((*hands[seat], boneyard[0])))
                hands = (*hands[:seat], grown, *hands[seat + 1 :])
                return Round(chain, hands, boneyard[1:], seat, starter)
            case Pass():
                return Round(chain, hands, boneyard, following, starter, passes + 1)

    def view(self, seat: int) -> View:
        """What `seat` may see; once the round is over, all hands lie open (round.reveal)."""
        check_seats(self.players, seat)
        hands: tuple[Hand | int, ...] = self.hands
        viewer = None if self.is_over else seat
        if viewer is not None:
            hands = tuple(
                hand if held_by == viewer else len(hand) for held_by, hand in enumerate(self.hands)
            )
        left = len(self.boneyard)
        return View(self.chain, hands, left, self.turn, self.starter, self.passes, viewer)


def check_seats(players: int, *seats: int) -> None:
    """InvalidPosition unless 2 to 4 play and each of `seats` is one of theirs. setup.players"""
    if players not in DEALT:
        raise InvalidPosition(WrongNumberOfPlayers(players))
    for seat in seats:
        if not 0 <= seat < players:
            raise InvalidPosition(NoSuchSeat(seat, players))


def shuffled(rng: Random) -> list[Tile]:
    """The 28 tiles in random order, the same for one seed on every Python."""
    tiles = list(DOUBLE_SIX)
    for last in range(len(tiles) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return tiles
