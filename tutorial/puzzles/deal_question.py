"""What can be asked about a deal, how it is written, and how an attempt is read."""

import re
from enum import Enum
from typing import Final, NamedTuple

import engine
from engine import DEALT, DOUBLE_SIX, RESERVE, Expected, NotationError, Rule, Tile, View
from tutorial.puzzles.facts.deal import Number
from tutorial.puzzles.kind import Fields, number

MARKED: Final = "marked"
WHOLE_SET: Final = len(DOUBLE_SIX)
PLAYERS_OFFERED: Final = ("1", "2", "3", "4", "5", "6")


class Asks(Enum):
    """What is asked; the value begins the question's text.

    DEAL: a fresh deal. LEFT: the boneyard, from the chain and the hands. DRAWN: the boneyard,
    from the players and the draws. SET: the tiles. PLAYERS: how many play.
    """

    DEAL = "deal"
    LEFT = "left"
    DRAWN = "drawn"
    SET = "set"
    PLAYERS = "players"

    @property
    def numbers(self) -> tuple[Number, ...]:
        """The numbers to be typed."""
        return _NUMBERS[self]

    @property
    def marks(self) -> bool:
        """Whether something is to be marked too."""
        return self in (Asks.SET, Asks.PLAYERS)


_NUMBERS: Final = {
    Asks.DEAL: (Number.EACH, Number.BONEYARD, Number.DRAWABLE),
    Asks.LEFT: (Number.BONEYARD, Number.DRAWABLE),
    Asks.DRAWN: (Number.BONEYARD, Number.DRAWABLE),
    Asks.SET: (Number.SET,),
    Asks.PLAYERS: (Number.TOTALS,),
}
_RULES: Final = {
    Asks.DEAL: (Rule.SETUP_DEAL, Rule.SETUP_BONEYARD, Rule.TURN_RESERVE),
    Asks.LEFT: (Rule.SETUP_SET, Rule.SETUP_BONEYARD, Rule.TURN_RESERVE),
    Asks.DRAWN: (Rule.SETUP_DEAL, Rule.SETUP_BONEYARD, Rule.TURN_RESERVE),
    Asks.SET: (Rule.SETUP_SET,),
    Asks.PLAYERS: (Rule.SETUP_PLAYERS,),
}


class Question(NamedTuple):
    """`players`: how many play, 0 where it does not matter. `view`: the round of LEFT and DRAWN.

    `written`: the tiles to choose from in SET, two digits each, in the order as written.
    """

    asks: Asks
    players: int = 0
    view: View | None = None
    written: tuple[str, ...] = ()

    @property
    def boneyard(self) -> int:
        """How many tiles lie in the boneyard. setup.boneyard"""
        return self.view.boneyard if self.view else self.dealt

    @property
    def dealt(self) -> int:
        """How many tiles the deal leaves in the boneyard. setup.boneyard"""
        return WHOLE_SET - self.players * DEALT[self.players]

    @property
    def draws(self) -> int:
        """How many tiles have been drawn from it."""
        return self.dealt - self.boneyard

    @property
    def placed(self) -> int:
        """How many tiles lie in the chain."""
        return len(self.view.chain.tiles) if self.view else 0

    @property
    def held(self) -> tuple[int, ...]:
        """How many tiles each seat holds."""
        hands = self.view.hands if self.view else ()
        return tuple(hand if isinstance(hand, int) else len(hand) for hand in hands)


class Attempt(NamedTuple):
    """The numbers typed, in the order of Number, and the values marked: "52" or "3"."""

    numbers: tuple[tuple[Number, int], ...]
    marked: frozenset[str] = frozenset()


def from_text(text: str) -> Question:
    """ "deal~3", "left~" or "drawn~" and a view, "set~" and tiles, "players~4".

    NotationError, InvalidPosition
    """
    name, _, rest = text.partition("~")
    at = len(name) + 1
    if name not in {asks.value for asks in Asks}:
        raise NotationError(text, 0, Expected.PARTS)
    asks = Asks(name)
    if asks is Asks.SET:
        return Question(asks, written=_read_written(text, at, rest))
    if asks in (Asks.LEFT, Asks.DRAWN):
        view = _read_view(text, at, rest)
        return Question(asks, view.players, view)
    if rest not in {"2", "3", "4"}:
        raise NotationError(text, at, Expected.HANDS)
    return Question(asks, int(rest))


def _read_view(text: str, at: int, rest: str) -> View:
    """A round in play as one of the players sees it."""
    try:
        view = engine.from_text(rest)
    except NotationError as error:
        raise NotationError(text, at + error.at, error.expected) from None
    if not isinstance(view, View) or view.seat is None or not view.chain.tiles:
        raise NotationError(text, at, Expected.HANDS)
    held = sum(hand if isinstance(hand, int) else len(hand) for hand in view.hands)
    if len(view.chain.tiles) + held + view.boneyard != WHOLE_SET:
        raise NotationError(text, at, Expected.BONEYARD)
    return view


def _read_written(text: str, at: int, rest: str) -> tuple[str, ...]:
    """Tiles, each once, at least one of them of the set and at least one not."""
    written = tuple(rest.split("."))
    if not all(re.fullmatch(r"[0-9]{2}", tile, re.ASCII) for tile in written):
        raise NotationError(text, at, Expected.TILE)
    tiles = {tile_of(each) for each in written}
    if len(tiles) < len(written) or len(written) > 10 or not 0 < len(_of_set(tiles)) < len(tiles):
        raise NotationError(text, at, Expected.TILE)
    return written


def tile_of(written: str) -> Tile:
    return Tile(int(written[0]), int(written[1]))


def _of_set(tiles: set[Tile]) -> set[Tile]:
    return tiles.intersection(DOUBLE_SIX)


def to_text(question: Question) -> str:
    asks, players, view, written = question
    if view is not None:
        return f"{asks.value}~{engine.to_text(view)}"
    return f"{asks.value}~{'.'.join(written) or players}"


def rules(question: Question) -> tuple[Rule, ...]:
    """The clauses that the answer rests on."""
    return _RULES[question.asks]


def answers(question: Question) -> frozenset[Attempt]:
    numbers = tuple((number, right_number(question, number)) for number in question.asks.numbers)
    return frozenset({Attempt(numbers, right_marks(question))})


def right_number(question: Question, number: Number) -> int:
    """setup.set, setup.players, setup.deal, setup.boneyard"""
    match number:
        case Number.SET:
            return WHOLE_SET
        case Number.TOTALS:
            return question.players
        case Number.EACH:
            return DEALT[question.players]
        case Number.BONEYARD:
            return question.boneyard
        case Number.DRAWABLE:
            return question.boneyard - RESERVE


def right_marks(question: Question) -> frozenset[str]:
    if question.asks is Asks.PLAYERS:
        return frozenset(map(str, DEALT))
    return frozenset(each for each in question.written if tile_of(each) not in DOUBLE_SIX)


def read(fields: Fields) -> Attempt:
    """Whatever numbers are typed and values marked: which are needed, the question knows."""
    typed = tuple(
        (each, number(fields, each.value))
        for each in Number
        if any(value.strip() for value in fields.get(each.value, ()))
    )
    return Attempt(typed, frozenset(fields.get(MARKED, ())))


def write(attempt: Attempt) -> Fields:
    typed = dict(attempt.numbers)
    numbers = {each.value: [str(typed[each])] if each in typed else [] for each in Number}
    return {**numbers, MARKED: sorted(attempt.marked)}


def offered(question: Question) -> tuple[str, ...]:
    """What can be marked."""
    return PLAYERS_OFFERED if question.asks is Asks.PLAYERS else question.written
