"""The facts about an attempt to say what is dealt and what is left, and the hints to it."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine import Rule, Tile


class Number(Enum):
    """A number that is asked for; the value is the name of its field."""

    EACH = "each"
    BONEYARD = "boneyard"
    DRAWABLE = "drawable"
    SET = "set"
    TOTALS = "totals"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _NUMBER_RULES[self]


_NUMBER_RULES = {
    Number.EACH: (Rule.SETUP_DEAL,),
    Number.BONEYARD: (Rule.SETUP_BONEYARD,),
    Number.DRAWABLE: (Rule.SETUP_BONEYARD, Rule.TURN_RESERVE),
    Number.SET: (Rule.SETUP_SET,),
    Number.TOTALS: (Rule.SETUP_PLAYERS,),
}


class Mistake(Enum):
    """A way of thinking that leads to a wrong number; the value is its stable name."""

    SEVEN_FOR_FOUR = "seven-for-four"
    SIX_FOR_FEW = "six-for-few"
    ONE_HAND_DEALT = "one-hand-dealt"
    RESERVE_LEFT_OUT = "reserve-left-out"
    RESERVE_DRAWN = "reserve-drawn"
    ONE_RESERVED = "one-reserved"
    DRAWS_FORGOTTEN = "draws-forgotten"
    PLACED_TAKEN_OFF = "placed-taken-off"
    PLACED_FOR_DRAWN = "placed-for-drawn"
    CHAIN_FORGOTTEN = "chain-forgotten"
    HANDS_FORGOTTEN = "hands-forgotten"
    OTHERS_FORGOTTEN = "others-forgotten"
    BLANK_FORGOTTEN = "blank-forgotten"
    DOUBLES_FORGOTTEN = "doubles-forgotten"
    BOTH_WAYS = "both-ways"
    LARGER_SET = "larger-set"
    PIPS_COUNTED = "pips-counted"
    PARTNERS = "partners"
    ONE_TOTAL = "one-total"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return _MISTAKE_RULES[self]


_MISTAKE_RULES = {
    Mistake.SEVEN_FOR_FOUR: (Rule.SETUP_DEAL,),
    Mistake.SIX_FOR_FEW: (Rule.SETUP_DEAL,),
    Mistake.ONE_HAND_DEALT: (Rule.SETUP_DEAL,),
    Mistake.RESERVE_LEFT_OUT: (Rule.SETUP_BONEYARD,),
    Mistake.RESERVE_DRAWN: (Rule.TURN_RESERVE,),
    Mistake.ONE_RESERVED: (Rule.TURN_RESERVE,),
    Mistake.DRAWS_FORGOTTEN: (Rule.SETUP_BONEYARD,),
    Mistake.PLACED_TAKEN_OFF: (Rule.SETUP_BONEYARD,),
    Mistake.PLACED_FOR_DRAWN: (Rule.SETUP_BONEYARD,),
    Mistake.CHAIN_FORGOTTEN: (Rule.SETUP_SET, Rule.SETUP_BONEYARD),
    Mistake.HANDS_FORGOTTEN: (Rule.SETUP_SET, Rule.SETUP_BONEYARD),
    Mistake.OTHERS_FORGOTTEN: (Rule.SETUP_SET, Rule.SETUP_BONEYARD),
    Mistake.BLANK_FORGOTTEN: (Rule.SETUP_SET,),
    Mistake.DOUBLES_FORGOTTEN: (Rule.SETUP_SET,),
    Mistake.BOTH_WAYS: (Rule.SETUP_SET,),
    Mistake.LARGER_SET: (Rule.SETUP_SET,),
    Mistake.PIPS_COUNTED: (Rule.SETUP_SET,),
    Mistake.PARTNERS: (Rule.SETUP_PLAYERS,),
    Mistake.ONE_TOTAL: (Rule.SETUP_PLAYERS,),
}


@dataclass(frozen=True, slots=True)
class Dealt:
    """A fresh deal: tiles per hand, in the boneyard, to be drawn. setup.deal, setup.boneyard"""

    rules: ClassVar = (Rule.SETUP_DEAL, Rule.SETUP_BONEYARD)
    players: int
    each: int
    boneyard: int
    drawable: int


@dataclass(frozen=True, slots=True)
class Remaining:
    """What is left when `placed` tiles lie in the chain and `held` in hands. setup.set"""

    rules: ClassVar = (Rule.SETUP_SET, Rule.SETUP_BONEYARD)
    placed: int
    held: int
    boneyard: int
    drawable: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is left of the `dealt` tiles of the boneyard after `draws` draws. setup.boneyard"""

    rules: ClassVar = (Rule.SETUP_DEAL, Rule.SETUP_BONEYARD)
    players: int
    dealt: int
    draws: int
    boneyard: int
    drawable: int


@dataclass(frozen=True, slots=True)
class SetKnown:
    """The set has 28 tiles, and `strangers`, as they are written, are none of them. setup.set"""

    rules: ClassVar = (Rule.SETUP_SET,)
    strangers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayersKnown:
    """2, 3 or 4 can play, and `players` keep as many totals. setup.players"""

    rules: ClassVar = (Rule.SETUP_PLAYERS,)
    players: int


Solution = Dealt | Remaining | Drawn | SetKnown | PlayersKnown


@dataclass(frozen=True, slots=True)
class NumbersRight:
    """These of the numbers are right, the rest of the answer is not yet."""

    numbers: tuple[Number, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(dict.fromkeys(rule for number in self.numbers for rule in number.rules))


@dataclass(frozen=True, slots=True)
class Miscounted:
    """A number that just one known mistake leads to."""

    mistake: Mistake
    number: Number
    typed: int

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.mistake.rules


@dataclass(frozen=True, slots=True)
class Follows:
    """A wrong number that would follow from the wrong number `source`, typed as `given`."""

    number: Number
    typed: int
    source: Number
    given: int

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.source.rules


@dataclass(frozen=True, slots=True)
class NumberOff:
    """A number that is `difference` too many (or, negative, too few)."""

    number: Number
    typed: int
    difference: int

    @property
    def rules(self) -> tuple[Rule, ...]:
        return self.number.rules


@dataclass(frozen=True, slots=True)
class MarkedMember:
    """A tile of the set marked as none; `written` as it stands there, "[5|2]". setup.set"""

    rules: ClassVar = (Rule.SETUP_SET,)
    written: str
    tile: Tile


@dataclass(frozen=True, slots=True)
class StrangersMissed:
    """`found` tiles that are not of the set are marked, `missed` are not. setup.set"""

    rules: ClassVar = (Rule.SETUP_SET,)
    found: int
    missed: int


@dataclass(frozen=True, slots=True)
class MarkedPlayers:
    """A number of players with whom Draw is not played. setup.players"""

    rules: ClassVar = (Rule.SETUP_PLAYERS,)
    players: int


@dataclass(frozen=True, slots=True)
class PlayersMissed:
    """`found` right numbers of players are marked, `missed` are not. setup.players"""

    rules: ClassVar = (Rule.SETUP_PLAYERS,)
    found: int
    missed: int


class Step(Enum):
    """A thought on the way to the answer."""

    HALVES = "halves"
    ROWS = "rows"
    WITHOUT_HANDS = "without-hands"
    WITHOUT_SEEN = "without-seen"
    WITHOUT_DRAWS = "without-draws"
    RESERVE = "reserve"
    EACH_ALONE = "each-alone"


@dataclass(frozen=True, slots=True)
class StepHint:
    """The next thought; `numbers` are those it is about."""

    step: Step
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DealAnswer:
    """The whole answer to `deal`."""

    solution: Solution


DealFinding = (
    Dealt
    | Remaining
    | Drawn
    | SetKnown
    | PlayersKnown
    | NumbersRight
    | Miscounted
    | Follows
    | NumberOff
    | MarkedMember
    | StrangersMissed
    | MarkedPlayers
    | PlayersMissed
)
DealHint = StepHint | DealAnswer
