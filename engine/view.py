"""What one seat may see of a round: nothing that is hidden from it is in here."""

from typing import NamedTuple

from engine import turn
from engine.actions import Action, Place
from engine.chain import Chain
from engine.errors import IllegalAction
from engine.reasons import NotYourTurn, Reason, RoundOver
from engine.result import Result, blocked, went_out
from engine.tiles import Tile


class View(NamedTuple):
    """The chain, the own hand, and the numbers of the rest. setup.deal

    `hands` by seat: the tiles of `seat`, for the others how many they hold. Once the round is over
    all hands lie open, everyone sees the same, and `seat` is None (round.reveal).
    `boneyard` is a number always: nobody sees what was not drawn.
    """

    chain: Chain
    hands: tuple[tuple[Tile, ...] | int, ...]
    boneyard: int
    turn: int
    starter: int
    passes: int
    seat: int | None

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The tiles of the seat whose view this is; empty once all hands lie open."""
        held = () if self.seat is None else self.hands[self.seat]
        return held if isinstance(held, tuple) else ()

    @property
    def drawable(self) -> int:
        """How many tiles can still be drawn. setup.boneyard"""
        return turn.drawable(self.boneyard)

    @property
    def is_over(self) -> bool:
        """Whether everyone has passed, or the last to place has nothing left."""
        return self.passes == len(self.hands) or not self.hands[self.turn - 1]

    @property
    def result(self) -> Result | None:
        """How the round ended; None while it is in play or another's hand is still hidden."""
        open_hands = [hand for hand in self.hands if isinstance(hand, tuple)]
        if self.seat is not None or len(open_hands) < len(self.hands):
            return None
        if () in open_hands:
            return went_out(open_hands.index(()), open_hands)
        return blocked(open_hands)

    def actions(self) -> tuple[Action, ...]:
        """The legal actions of `seat`; none when it is not its turn."""
        if self.is_over or self.seat != self.turn:
            return ()
        return turn.actions(self.chain, self.hand, self.boneyard)

    def why_not(self, action: Action) -> Reason | None:
        """None for a legal action of `seat`; else the first reason in the order of the rules."""
        if self.is_over or self.seat is None:
            return RoundOver(self.result)
        if self.seat != self.turn:
            return NotYourTurn(self.seat, self.turn)
        return turn.why_not(action, self.chain, self.hand, self.boneyard)

    def place(self, action: Place) -> "View":
        """What `seat` sees after that placement, its turn ended; IllegalAction if refused.

        After its last tile the round is over, but `result` waits until the other hands are shown.
        turn.place-ends
        """
        why = self.why_not(action)
        if why is not None or self.seat is None:
            raise IllegalAction(why or RoundOver(self.result))
        hands = list(self.hands)
        hands[self.seat] = turn.without(self.hand, action.tile)
        return self._replace(
            chain=self.chain.place(action.tile, action.end),
            hands=tuple(hands),
            turn=(self.turn + 1) % len(self.hands),
            passes=0,
        )
