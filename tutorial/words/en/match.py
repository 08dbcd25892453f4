"""English: what is said of a match and its totals."""

from typing import Final, assert_never

from engine import Ended, Tied, Won
from tutorial.puzzles.facts.match import (
    ByMistake,
    CreditHint,
    LeadHint,
    MatchAnswer,
    MatchFinding,
    MatchHint,
    NotEqual,
    OtherHasMore,
    Stand,
    Standing,
    StillPlaying,
    TargetMissed,
    TargetReached,
    TieAlone,
    TiedBehind,
    TiedBelow,
    TiedMissed,
    TotalByMistake,
    TotalOff,
    VerdictRight,
)
from tutorial.puzzles.match import Asks, Question
from tutorial.words.en.match_mistakes import of_total, of_verdict
from tutorial.words.en.nouns import letter, listed, points

_WITH: Final = {2: "With two players", 3: "With three players", 4: "With four players"}


def task(question: Question) -> str:
    """The question, whole."""
    result = question.result
    if question.stand is Stand.GIVEN or result is None:
        return (
            "A round has just been scored, and the running totals are in the table. Is the match "
            "over, and how did it end? (The totals are made up for this question: from 0–0 not "
            "all of that kind can come about.)"
        )
    if question.stand is Stand.PLAYING and result.winner is not None:
        return (
            f"A round is in play. If player {letter(result.winner)} went out now, they would be "
            f"credited {points(result.credit)}. Is the match over already, and how?"
        )
    return f"{_how(question)} {_asked(question)}"


def _how(question: Question) -> str:
    result = question.result
    assert result is not None
    told = question.asks is not Asks.SUMS
    if result.winner is None:
        return (
            "The round was blocked, and the lowest hands tie."
            if told
            else "The round was blocked, and the hand totals have been counted."
        )
    winner = letter(result.winner)
    if told:
        return f"The round is over, and player {winner} is credited {points(result.credit)}."
    if result.ended is Ended.OUT:
        return f"Player {winner} went out, and the other hand totals have been counted."
    return "The round was blocked, and the hand totals have been counted."


def _asked(question: Question) -> str:
    if question.asks is Asks.VERDICT:
        return "Is the match over now, and how?"
    return "What are the new running totals, and is the match over now?"


def finding(found: MatchFinding) -> str:
    match found:
        case Standing():
            return _standing(found)
        case VerdictRight(Won(seat)):
            return f"Right: player {letter(seat)} wins the match. The totals are not right yet."
        case VerdictRight(Tied()):
            return "Right: the match is tied. The totals are not right yet."
        case VerdictRight():
            return "Right: the match goes on. The totals are not right yet."
        case ByMistake(mistake, target, seat):
            return of_verdict(mistake, target, seat)
        case TotalByMistake(mistake, seat, typed, before):
            return of_total(mistake, seat, typed, before)
        case TotalOff():
            return _total_off(found)
        case TieAlone() | NotEqual() | TiedBehind() | TiedBelow() | TiedMissed():
            return _tie(found)
        case _:
            return _target(found)


def hint(step: MatchHint) -> str:
    match step:
        case CreditHint(result) if result.winner is None:
            return "Nobody is credited for the round, so the totals stay as they are."
        case CreditHint(result):
            assert result.winner is not None
            return (
                f"Player {letter(result.winner)} is credited {points(result.credit)} for this "
                "round. The totals of the others stay as they are."
            )
        case LeadHint(players, target):
            return (
                f"{_WITH[players]} the target is {target}. Compare it with the highest total "
                "once the round's points have been added."
            )
        case MatchAnswer(standing):
            return _standing(standing)
        case _:
            assert_never(step)


def _standing(found: Standing) -> str:
    if found.scored is None:
        return _how_it_stands(found)
    each = [f"player {letter(seat)} {total}" for seat, total in enumerate(found.totals)]
    return f"{_how_it_stands(found)} The totals are now: {listed(each)}."


def _how_it_stands(found: Standing) -> str:
    target = f"{_WITH[len(found.totals)]} the target is {found.target}"
    if found.stand is Stand.PLAYING:
        return (
            "The match is not over: the round is in play, and points are counted only at its end. "
            "Only then is the target looked at."
        )
    match found.over:
        case Won(seat):
            kept = " Points beyond the target stay." if found.totals[seat] > found.target else ""
            return (
                f"Player {letter(seat)} now has {_sum(found, seat)}. {target}, so they win the "
                f"match.{kept}"
            )
        case Tied(seats):
            return (
                f"Players {_names(seats)} share the lead with {points(found.totals[seats[0]])} "
                f"each. {target}, so the match is tied. From 0–0 this cannot come about, because "
                "only one player is credited in a round."
            )
        case _:
            return f"{target}, and the highest total is now {max(found.totals)}. The match goes on."


def _sum(found: Standing, seat: int) -> str:
    total = found.totals[seat]
    if found.scored is None or found.scored.winner != seat:
        return f"the most points, {total}"
    credit = found.scored.credit
    return f"{total - credit} + {credit} = {points(total)}"


def _target(found: StillPlaying | TargetMissed | OtherHasMore | TargetReached) -> str:
    match found:
        case StillPlaying((seat,)):
            return (
                f"The round is still in play. The total of player {letter(seat)} is compared with "
                "the target only after it has been scored."
            )
        case StillPlaying(seats):
            return (
                f"The round is still in play. The totals of players {_names(seats)} are compared "
                "only after it has been scored."
            )
        case TargetMissed(seat, target, int() as total):
            return (
                f"Player {letter(seat)} now has {points(total)}. The target is {target}, so "
                f"{points(target - total)} {'is' if target - total == 1 else 'are'} missing."
            )
        case TargetMissed(seat, target, _):
            return f"The new total of player {letter(seat)} is below the target of {target}."
        case OtherHasMore(seat, target):
            return (
                f"Player {letter(seat)} has reached the target of {target}, but someone has more."
            )
        case TargetReached(target, players):
            return (
                f"{_WITH[players]} the target is {target}, and the highest total is at least "
                "that now."
            )
        case _:
            assert_never(found)


def _tie(found: TieAlone | NotEqual | TiedBehind | TiedBelow | TiedMissed) -> str:
    match found:
        case TieAlone(seat):
            return f"Player {letter(seat)} cannot be tied alone. Mark all who are tied."
        case NotEqual(seats):
            return f"The totals of players {_names(seats)} are not equal."
        case TiedBehind(seats):
            return (
                f"Players {_names(seats)} have equal totals, but someone has more. "
                "Only a tied lead makes a tied match."
            )
        case TiedBelow(seats, target):
            return (
                f"Players {_names(seats)} are tied, but nobody has reached the target of "
                f"{target} yet."
            )
        case TiedMissed(seats, 1):
            return f"Players {_names(seats)} share the lead, and one more player has as much."
        case TiedMissed(seats, missed):
            return f"Players {_names(seats)} share the lead, and {missed} more have as much."
        case _:
            assert_never(found)


def _names(seats: tuple[int, ...]) -> str:
    return listed([letter(seat) for seat in seats])


def _total_off(found: TotalOff) -> str:
    seat, typed, difference, extra = found.seat, found.typed, found.difference, found.extra
    if typed == 0:
        return f"The total of player {letter(seat)} is not 0: earlier points stay."
    if difference < 0:
        return f"The total of player {letter(seat)}, {typed}, is {points(-difference)} too few."
    over = f"The total of player {letter(seat)}, {typed}, is {points(difference)} too many."
    if extra:
        return f"{over} A game of three has no extra credit of its own."
    return over
