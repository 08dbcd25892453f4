"""What can be asked about who starts or is to move, how it is written, how an attempt is read."""

import re
from enum import Enum
from typing import Final, NamedTuple

from engine import (
    Ended,
    Expected,
    NotationError,
    Rule,
    Tile,
    next_starter,
    tile_text,
)
from engine.lots import tied_for_most
from engine.notation import SEATS
from tutorial.puzzles.kind import AttemptUnreadable, Fields, Problem, one

AGAIN: Final = "again"
Lot = dict[int, Tile]
"""One drawing: the tile of each seat that drew."""


class Asks(Enum):
    """LOTS: who starts the first round. NEXT: who starts the next. TURN: whose turn it is."""

    LOTS = "lots"
    NEXT = "next"
    TURN = "turn"


class Did(Enum):
    """What a player did: TURN's record is made of these letters."""

    PLACED = "t"
    DREW = "d"
    PASSED = "p"


class Question(NamedTuple):
    """`draws`: the lots of LOTS, as engine.Lots has them. `first`: the last starter of NEXT, or
    whose turn it was when the record `did` of TURN begins. `ended`, `winner`: how the last round
    of NEXT ended. `claim`: who would like to start because of a tile in their hand.
    """

    asks: Asks
    players: int
    draws: tuple[Lot, ...] = ()
    first: int = 0
    ended: Ended | None = None
    winner: int | None = None
    did: tuple[Did, ...] = ()
    claim: int | None = None

    @property
    def turns_ended(self) -> int:
        """turn.place-ends, turn.draw-keeps, turn.pass"""
        return sum(did is not Did.DREW for did in self.did)


class Attempt(NamedTuple):
    """Who starts or is to move; None: lots are drawn again, by the seats in `again`."""

    seat: int | None
    again: frozenset[int] = frozenset()


def from_text(text: str) -> Question:
    """ "lots~14.36.36-25.05~a", "next~3b.out-c~d", "turn~4a.tddtp". NotationError

    A drawing's tiles stand by seat, of a later one by seat of those tied in the one before; a
    claim follows the last tilde.
    """
    name, _, rest = text.partition("~")
    body, _, claim = rest.partition("~")
    match name:
        case "lots":
            question = _read_lots(text, body)
        case "next":
            question = _read_next(text, body)
        case "turn":
            question = _read_turn(text, body)
        case _:
            raise NotationError(text, 0, Expected.PARTS)
    if not claim:
        return question
    if question.asks is Asks.TURN or claim not in tuple(SEATS[: question.players]):
        raise NotationError(text, len(text) - len(claim), Expected.PARTS)
    return question._replace(claim=SEATS.index(claim))


def _read_lots(text: str, body: str) -> Question:
    draws: list[Lot] = []
    at = len("lots~")
    for part in body.split("-"):
        tied = tied_for_most(draws[-1]) if draws else []
        written = part.split(".")
        seats = tied if draws else list(range(len(written)))
        readable = [each for each in written if re.fullmatch(r"[0-6]{2}", each, re.ASCII)]
        if len(readable) < len(written) or len(set(readable)) < len(readable):
            raise NotationError(text, at, Expected.TILE)
        if len(seats) != len(written) or not 2 <= len(seats) <= 4:
            raise NotationError(text, at, Expected.HANDS)
        tiles = [Tile(int(each[0]), int(each[1])) for each in written]
        draws.append(dict(zip(seats, tiles, strict=True)))
        at += len(part) + 1
    return Question(Asks.LOTS, len(draws[0]), draws=tuple(draws))


def _read_next(text: str, body: str) -> Question:
    written = re.fullmatch(r"([234])([a-d])\.(?:(out|blocked)-([a-d])|tie)", body, re.ASCII)
    if not written:
        raise NotationError(text, len("next~"), Expected.TURN)
    players, first = int(written[1]), SEATS.index(written[2])
    winner = SEATS.index(written[4]) if written[4] else None
    if max(first, winner or 0) >= players:
        raise NotationError(text, len("next~"), Expected.TURN)
    ended = Ended(written[3] or "blocked")
    return Question(Asks.NEXT, players, first=first, ended=ended, winner=winner)


def _read_turn(text: str, body: str) -> Question:
    written = re.fullmatch(r"([234])([a-d])\.([tdp]{1,12})", body, re.ASCII)
    if not written or SEATS.index(written[2]) >= int(written[1]):
        raise NotationError(text, len("turn~"), Expected.TURN)
    did = tuple(map(Did, written[3]))
    return Question(Asks.TURN, int(written[1]), first=SEATS.index(written[2]), did=did)


def to_text(question: Question) -> str:
    claim = "" if question.claim is None else f"~{SEATS[question.claim]}"
    seated = f"{question.players}{SEATS[question.first]}"
    match question.asks:
        case Asks.LOTS:
            draws = map(_lot_text, question.draws)
            return f"lots~{'-'.join(draws)}{claim}"
        case Asks.NEXT:
            how = "tie"
            if question.winner is not None and question.ended:
                how = f"{question.ended.value}-{SEATS[question.winner]}"
            return f"next~{seated}.{how}{claim}"
        case Asks.TURN:
            return f"turn~{seated}.{''.join(did.value for did in question.did)}"


def _lot_text(draw: Lot) -> str:
    return ".".join(map(tile_text, draw.values()))


def rules(question: Question) -> tuple[Rule, ...]:
    """The clauses that the answer rests on."""
    match question.asks:
        case Asks.LOTS:
            return (Rule.SETUP_STARTER,)
        case Asks.NEXT:
            return (Rule.MATCH_NEXT_STARTER,)
        case Asks.TURN:
            return (Rule.SETUP_CLOCKWISE, *(_DID_RULES[did] for did in Did if did in question.did))


_DID_RULES: Final = {
    Did.PLACED: Rule.TURN_PLACE_ENDS,
    Did.DREW: Rule.TURN_DRAW_KEEPS,
    Did.PASSED: Rule.TURN_PASS,
}


def answers(question: Question) -> frozenset[Attempt]:
    """setup.starter, match.next-starter, setup.clockwise"""
    match question.asks:
        case Asks.LOTS:
            most = tied_for_most(question.draws[-1])
            again = len(most) > 1
            return frozenset({Attempt(None, frozenset(most)) if again else Attempt(most[0])})
        case Asks.NEXT:
            return frozenset({Attempt(next_starter(question.first, question.players))})
        case Asks.TURN:
            seat = (question.first + question.turns_ended) % question.players
            return frozenset({Attempt(seat)})


def read(fields: Fields) -> Attempt:
    """A seat ("a" to "d"), or "again" and the seats that draw again."""
    named = one(fields, "starter")
    if named != AGAIN:
        if named not in tuple(SEATS):
            raise AttemptUnreadable("starter", Problem.UNKNOWN, named)
        return Attempt(SEATS.index(named))
    again = frozenset(fields.get("with", ()))
    for each in sorted(again.difference(SEATS)):
        raise AttemptUnreadable("with", Problem.UNKNOWN, each)
    return Attempt(None, frozenset(map(SEATS.index, again)))


def write(attempt: Attempt) -> Fields:
    return {
        "starter": [AGAIN if attempt.seat is None else SEATS[attempt.seat]],
        "with": [SEATS[seat] for seat in sorted(attempt.again)],
    }
