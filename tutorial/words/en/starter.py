"""English: what is said of lots, the next starter and the order of turns."""

from typing import Final, assert_never

from engine import Ended
from tutorial.puzzles.facts.starter import (
    AgainAlone,
    ByMistake,
    DrawAgain,
    EndedHint,
    HasTurn,
    LastStarterHint,
    LotTied,
    LowerLot,
    Mistake,
    OneHasMost,
    OutOfLots,
    PipsHint,
    SeatsOff,
    Solution,
    StarterAnswer,
    StarterFinding,
    StarterHint,
    StartsByLot,
    StartsNext,
    TiedMissed,
    TurnsOff,
)
from tutorial.puzzles.starter import Asks, Question
from tutorial.words.en.nouns import letter, listed

_COUNT: Final = {2: "two", 3: "three"}
_TIMES: Final = ("not at all", "once", "twice", "three times", "four times")


def task(question: Question) -> str:
    """The question, whole."""
    claim = ""
    if question.claim is not None:
        claim = (
            f" Player {letter(question.claim)} would like to start, holding the double six in "
            "their hand."
        )
    match question.asks:
        case Asks.LOTS if len(question.draws) > 1:
            return (
                "The first starter is drawn by lot, for example the most pips start. The drawing "
                f"ended in a tie, so the tied drew again.{claim} "
                "Who starts, or are lots drawn once more?"
            )
        case Asks.LOTS:
            return (
                "The first starter is drawn by lot, for example the most pips start."
                f"{claim} Who starts, or are lots drawn again?"
            )
        case Asks.NEXT:
            started = f"Player {letter(question.first)} started the round that has just ended."
            return f"{started} {_how(question)}{claim} Who starts the next round?"
        case Asks.TURN:
            return (
                f"It is the turn of player {letter(question.first)}. Then happens, in this order, "
                "what the list says. Whose turn is it after that?"
            )
        case _:
            assert_never(question.asks)


def _how(question: Question) -> str:
    if question.winner is None:
        return "It was blocked, and a tie for the lowest hand brought points to nobody."
    if question.ended is Ended.OUT:
        return f"Player {letter(question.winner)} went out and won it."
    return f"It was blocked, and player {letter(question.winner)} won it."


def finding(found: StarterFinding) -> str:
    match found:
        case StartsByLot() | DrawAgain() | StartsNext() | HasTurn():
            return _solution(found)
        case ByMistake():
            return _mistake(found)
        case SeatsOff() | TurnsOff():
            return _off(found)
        case _:
            return _lots(found)


def hint(step: StarterHint) -> str:
    match step:
        case PipsHint(pips):
            each = [f"player {letter(seat)} {number}" for seat, number in pips]
            return f"The pips of the lots: {listed(each)}."
        case LastStarterHint(seat):
            return (
                f"Player {letter(seat)} started the last round. How it ended and what anyone "
                "holds does not matter for who starts the next."
            )
        case EndedHint(_, 0):
            return "Placing and passing end a turn, drawing does not. Here tiles are only drawn."
        case EndedHint(_, ended):
            return (
                "Placing and passing end a turn, drawing does not. "
                f"So the turn moves on {_times(ended)}."
            )
        case StarterAnswer(solution):
            return _solution(solution)
        case _:
            assert_never(step)


def _pips(number: int) -> str:
    return "1 pip" if number == 1 else f"{number} pips"


def _times(number: int) -> str:
    return _TIMES[number] if number < len(_TIMES) else f"{number} times"


def _solution(solution: Solution) -> str:
    match solution:
        case StartsByLot(seat, pips):
            return (
                f"The lot of player {letter(seat)} has {_pips(pips)}, and nobody else has as many. "
                f"Player {letter(seat)} starts."
            )
        case DrawAgain(seats, pips):
            return (
                f"The lots of players {listed([letter(seat) for seat in seats])} tie with "
                f"{_pips(pips)} each. Only they draw again."
            )
        case StartsNext(seat, last):
            return (
                f"Player {letter(last)} started the last round. The start moves one seat "
                f"clockwise, so player {letter(seat)} starts the next."
            )
        case HasTurn(seat, _, 0, _):
            return f"Drawing does not pass the turn, so it is still that of player {letter(seat)}."
        case HasTurn(seat, first, ended, drew):
            moved = (
                f"From player {letter(first)} the turn moved on {_times(ended)}, clockwise, so now "
                f"it is that of player {letter(seat)}."
            )
            return f"{moved} Drawing did not move it." if drew else moved
        case _:
            assert_never(solution)


def _mistake(found: ByMistake) -> str:
    seat = "" if found.seat is None else letter(found.seat)
    other = "" if found.other is None else letter(found.other)
    match found.mistake:
        case Mistake.HEAVIEST_DOUBLE:
            return (
                f"The lot of player {seat} is a double, but that decides nothing. "
                "Pips are counted, and someone has more."
            )
        case Mistake.CLAIM_BY_TILE if other:
            return (
                f"The double six of player {seat} gives no claim to start. The start moves on "
                f"from the last starter, player {other}."
            )
        case Mistake.CLAIM_BY_TILE:
            return (
                f"The double six of player {seat} gives no claim to start. "
                "The lots decide who starts."
            )
        case Mistake.ALL_AGAIN:
            return "Not everyone draws again, but only those whose lots tie."
        case Mistake.WINNER_STARTS:
            return (
                f"Player {seat} won the round, but the winner does not get the start. "
                f"It moves on from the last starter, player {other}."
            )
        case Mistake.STARTER_STAYS:
            return (
                f"Player {seat} started the last round. The start moves on from there, "
                "however the round ended."
            )
        case Mistake.LOTS_AGAIN:
            return (
                "Lots are drawn only before the first round. Now the start moves on from the "
                f"last starter, player {other}."
            )
        case Mistake.COUNTER_CLOCKWISE:
            return (
                f"You come to player {seat} by going round the table counter-clockwise from "
                f"player {other}. Go clockwise."
            )
        case Mistake.DRAW_ENDS_TURN:
            return (
                f"It would be the turn of player {seat} if drawing passed the turn. "
                "After drawing it is still the same player's turn."
            )
        case Mistake.PLACING_KEEPS_TURN:
            return f"Player {seat} was the last to place a tile, and placing ended their turn."
        case Mistake.PASS_KEEPS_TURN:
            return (
                f"It would be the turn of player {seat} if passing did not move it. "
                "Passing ends the turn."
            )
        case _:
            assert_never(found.mistake)


def _lots(
    found: LowerLot | LotTied | OutOfLots | OneHasMost | AgainAlone | TiedMissed,
) -> str:
    match found:
        case LowerLot(seat, pips, 1):
            return f"The lot of player {letter(seat)} has {_pips(pips)}, but one player has more."
        case LowerLot(seat, pips, more):
            return (
                f"The lot of player {letter(seat)} has {_pips(pips)}, but {_COUNT[more]} players "
                "have more."
            )
        case LotTied(seat, pips):
            return (
                f"The lot of player {letter(seat)} has {_pips(pips)}, but someone else has as "
                "many. So nobody starts yet."
            )
        case OutOfLots(seat):
            return (
                f"Player {letter(seat)} was not tied in the drawing before, "
                "and so drew no more lots."
            )
        case OneHasMost(()):
            return "No more lots are needed: one player alone has the most pips. Who?"
        case OneHasMost(((seat, pips),)):
            return (
                f"The lot of player {letter(seat)} has {_pips(pips)}, but nobody ties for the "
                "most: one player alone has it. Who?"
            )
        case OneHasMost(named):
            each = [f"{letter(seat)} {pips}" for seat, pips in named]
            return (
                f"The pips of the lots are {listed(each)}. Nobody ties for the most: "
                "one player alone has it. Who?"
            )
        case AgainAlone(seat):
            return f"Player {letter(seat)} cannot draw lots alone. All whose lots tie draw again."
        case TiedMissed():
            return _tied_missed(found)
        case _:
            assert_never(found)


def _tied_missed(found: TiedMissed) -> str:
    match found:
        case TiedMissed((), missed):
            return f"It is {missed} other players who tie for the most."
        case TiedMissed((seat,), missed):
            return f"Player {letter(seat)} is tied, and so {_others(missed)} whom you did not mark."
        case TiedMissed(seats, missed):
            names = listed([letter(seat) for seat in seats])
            return f"Players {names} are tied, and so {_others(missed)} whom you did not mark."
        case _:
            assert_never(found)


def _others(missed: int) -> str:
    """How many more are tied: "is one player", "are 2 players"."""
    return "is one player" if missed == 1 else f"are {missed} players"


def _off(found: SeatsOff | TurnsOff) -> str:
    match found:
        case SeatsOff(seat, _, 0):
            return (
                f"Player {letter(seat)} started the last round. "
                "The same player does not start two rounds in a row."
            )
        case SeatsOff(seat, last, 1):  # never wrong
            return f"Player {letter(seat)} sits next to player {letter(last)}."
        case SeatsOff(seat, last, steps):
            return (
                f"Player {letter(seat)} sits {_COUNT[steps]} seats clockwise of player "
                f"{letter(last)}. The start moves only one seat."
            )
        case TurnsOff(seat, _, 0, drew):
            begun = (
                f"It began with player {letter(seat)}, but then the turn moved on. "
                "Count how many times."
            )
            return f"{begun} Drawing does not move it." if drew else begun
        case TurnsOff(seat, first, steps, drew):
            would = (
                f"The turn would come to player {letter(seat)} if it had moved on from player "
                f"{letter(first)} {_times(steps)}. Count again."
            )
            return f"{would} Drawing does not move it." if drew else would
        case _:
            assert_never(found)
