"""English: what is said of the set, the players, the deal and the boneyard."""

from typing import Final, assert_never

from engine import Tile
from tutorial.puzzles.deal import Asks, Question
from tutorial.puzzles.facts.deal import (
    DealAnswer,
    DealFinding,
    DealHint,
    Dealt,
    Drawn,
    Follows,
    MarkedMember,
    MarkedPlayers,
    Miscounted,
    Number,
    NumberOff,
    NumbersRight,
    PlayersKnown,
    PlayersMissed,
    Remaining,
    SetKnown,
    Solution,
    Step,
    StepHint,
    StrangersMissed,
)
from tutorial.words.en.deal_mistakes import mistake
from tutorial.words.en.nouns import PIPS, listed, spoken, tiles

_COUNT: Final = {2: "two", 3: "three", 4: "four"}
_NAMES: Final = {
    Number.EACH: "tiles per hand",
    Number.BONEYARD: "tiles in the boneyard",
    Number.DRAWABLE: "tiles that can be drawn",
    Number.SET: "tiles in the set",
    Number.TOTALS: "running totals",
}
_NUMBER_OF: Final = {number: f"The number of {name}" for number, name in _NAMES.items()}


def halves_name(first: int, second: int) -> str:
    """A tile as it is written, either way round: "five-two"."""
    tile = Tile(first, second)
    return spoken(tile) if tile.is_double else f"{PIPS[first]}-{PIPS[second]}"


def task(question: Question) -> str:
    """The question, whole."""
    match question.asks:
        case Asks.DEAL:
            return (
                f"There are {_COUNT[question.players]} players and the tiles have just been dealt. "
                "How many tiles did each take, how many are in the boneyard, and how many of "
                "these can be drawn?"
            )
        case Asks.LEFT:
            return (
                "A round is in play. Count the tiles of the chain and of the hands: how many "
                "are left in the boneyard, and how many of these can still be drawn?"
            )
        case Asks.DRAWN:
            return (
                f"There are {_COUNT[question.players]} players, and {tiles(question.draws)} "
                f"{'has' if question.draws == 1 else 'have'} been drawn since the deal. How many "
                "are left in the boneyard, and how many of these can still be drawn?"
            )
        case Asks.SET:
            return "How many tiles has the set of Draw, and which of these are not of the set?"
        case Asks.PLAYERS:
            return (
                "How many can play Draw? And how many running totals are kept with "
                f"{_COUNT[question.players]} players?"
            )
        case _:
            assert_never(question.asks)


def finding(found: DealFinding) -> str:
    match found:
        case Dealt() | Remaining() | Drawn() | SetKnown() | PlayersKnown():
            return _solution(found)
        case NumbersRight(numbers):
            return f"Right: the number of {listed([_NAMES[number] for number in numbers])}."
        case Miscounted(which, number, typed):
            return mistake(which, number, typed)
        case Follows() | NumberOff():
            return _number(found)
        case MarkedMember() | StrangersMissed() | MarkedPlayers() | PlayersMissed():
            return _mark(found)
        case _:
            assert_never(found)


def hint(step: DealHint) -> str:
    match step:
        case DealAnswer(solution):
            return _solution(solution)
        case StepHint(Step.HALVES):
            return "The halves of the set's tiles show numbers from blank to six, none larger."
        case StepHint(Step.ROWS):
            return (
                "Each pair of numbers is in the set once, the doubles too: "
                "there are 7 + 6 + 5 + 4 + 3 + 2 + 1 tiles."
            )
        case StepHint(Step.EACH_ALONE):
            return "In Draw there are no pairs and no teams: each plays for themself."
        case StepHint(Step.WITHOUT_HANDS, (players, each)):
            return (
                f"Of the 28 tiles of the set, {players} × {each} have been dealt. "
                "The rest are in the boneyard."
            )
        case StepHint(Step.WITHOUT_SEEN, (placed, *held)):
            hands = " + ".join(map(str, held))
            return (
                f"The chain has {tiles(placed)} and the hands hold {hands} tiles. "
                "The other tiles of the set are in the boneyard."
            )
        case StepHint(Step.WITHOUT_DRAWS, (dealt, draws)):
            return (
                f"After the deal the boneyard held {tiles(dealt)}, and {draws} of them "
                f"{'has' if draws == 1 else 'have'} been drawn. "
                "The tiles of the chain came from the hands."
            )
        case _:
            return "The last two tiles of the boneyard are the reserve: they are not drawn."


def _solution(solution: Solution) -> str:
    match solution:
        case Dealt(players, each, boneyard, drawable):
            return (
                f"With {_COUNT[players]} players each takes {tiles(each)}. "
                f"28 − {players} × {each} = {tiles(boneyard)} are left in the boneyard. "
                f"The last two are the reserve, so {drawable} can be drawn."
            )
        case Remaining(placed, held, boneyard, 0):
            return (
                f"The boneyard holds 28 − {placed} − {held} = {tiles(boneyard)}. "
                "They are the reserve, so none can be drawn any more."
            )
        case Remaining(placed, held, boneyard, drawable):
            return (
                f"The boneyard holds 28 − {placed} − {held} = {tiles(boneyard)}. "
                f"The last two are the reserve, so {drawable} can still be drawn."
            )
        case Drawn(players, dealt, draws, boneyard, 0):
            return (
                f"With {_COUNT[players]} players the deal leaves {tiles(dealt)} in the boneyard. "
                f"Now it holds {dealt} − {draws} = {tiles(boneyard)}. "
                "They are the reserve, so none can be drawn any more."
            )
        case Drawn(players, dealt, draws, boneyard, drawable):
            return (
                f"With {_COUNT[players]} players the deal leaves {tiles(dealt)} in the boneyard. "
                f"Now it holds {dealt} − {draws} = {tiles(boneyard)}. "
                f"The last two are the reserve, so {drawable} can still be drawn."
            )
        case SetKnown((stranger,)):
            return (
                f"The set has 28 tiles. {stranger} is not one of them: "
                "in the set no half has more than six pips."
            )
        case SetKnown(strangers):
            return (
                f"The set has 28 tiles. {listed(list(strangers))} are not among them: "
                "in the set no half has more than six pips."
            )
        case PlayersKnown(players):
            return (
                "Draw is played by 2, 3 or 4 players, each for themself. "
                f"With {_COUNT[players]} players there are {players} running totals."
            )
        case _:
            assert_never(solution)


def _number(found: Follows | NumberOff) -> str:
    match found:
        case Follows(number, typed, source, given):
            return (
                f"{_NUMBER_OF[number]}, {typed}, follows from {given}, but the number of "
                f"{_NAMES[source]} is not {given}."
            )
        case NumberOff(number, 0, _):
            return f"{_NUMBER_OF[number]} is not 0 but more."
        case NumberOff(number, typed, difference) if difference == typed:
            return f"{_NUMBER_OF[number]} cannot be {typed}: are there any at all?"
        case NumberOff(number, typed, difference) if difference > 0:
            return f"{_NUMBER_OF[number]}, {typed}, is {difference} too many."
        case NumberOff(number, typed, difference):
            return f"{_NUMBER_OF[number]}, {typed}, is {-difference} too few."
        case _:
            assert_never(found)


def _mark(found: MarkedMember | StrangersMissed | MarkedPlayers | PlayersMissed) -> str:
    match found:
        case MarkedMember(written, tile) if written != str(tile):
            return f"{written} is the same tile as {tile}, and it is one of the set."
        case MarkedMember(written, _):
            return f"{written} is one of the set: neither half has more than six pips."
        case StrangersMissed(0, missed):
            return _not_found(missed)
        case StrangersMissed(found_, missed):
            return f"You marked {tiles(found_)} rightly. {_not_found(missed)}"
        case MarkedPlayers(1):
            return "Nobody can play Draw alone: 1 player is too few."
        case MarkedPlayers(players):
            return f"{players} players are too many for Draw."
        case PlayersMissed(0, _):
            return "The numbers of players with whom it can be played are not marked yet."
        case PlayersMissed(1, missed):
            return f"1 of the marked numbers of players is right, but {missed} more can play."
        case PlayersMissed(found_, missed):
            return f"{found_} of the marked numbers of players are right, but {missed} is missing."
        case _:
            assert_never(found)


def _not_found(missed: int) -> str:
    if missed == 1:
        return "There is 1 more tile that is not of the set."
    return f"There are {missed} more tiles that are not of the set."
