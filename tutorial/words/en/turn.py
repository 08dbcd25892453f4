"""English: what is said while a turn is played."""

from typing import assert_never

from tutorial.puzzles.facts.turn import (
    DrawMoreFirst,
    Drew,
    OtherTileAsked,
    RefusedFor,
    TurnAnswer,
    TurnFinding,
    TurnPassed,
    TurnPlaced,
)
from tutorial.puzzles.turn_question import Question
from tutorial.words.en.nouns import begin, letter, tiles, written
from tutorial.words.en.place import how, placed_so
from tutorial.words.en.reasons import refusal
from tutorial.words.en.situation import nothing_fits, still


def task(question: Question) -> str:
    """What the turn is to end with."""
    draws, tile = question.draws, question.tile
    if draws and tile is not None:
        return f"It is your turn. First draw at least {tiles(draws)}, then place {written(tile)}."
    if draws:
        return (
            f"It is your turn. First draw at least {tiles(draws)}, then play your turn to its end."
        )
    if tile is None:
        return "It is your turn. Play it to its end by the rules."
    if tile in question.round.hand:
        return f"It is your turn. End it by placing {written(tile)}."
    return f"It is your turn. End it by placing {written(tile)}, which is still in the boneyard."


def finding(found: TurnFinding) -> str:
    """What was drawn, how the turn ended, or what else is asked for."""
    match found:
        case Drew():
            return _drew(found)
        case RefusedFor():
            return refusal(found.why)
        case TurnPlaced():
            return _placed(found)
        case TurnPassed():
            return _passed(found)
        case DrawMoreFirst(placed, drawn, asked):
            return (
                f"You may place {written(placed.tile)}, but that would end your turn. "
                f"Here you are asked to draw at least {tiles(asked - drawn)} more before that."
            )
        case OtherTileAsked():
            return _other_tile(found)
        case _:
            assert_never(found)


def hint(step: TurnAnswer) -> str:
    if step.placed is None:
        last = "Nothing is playable and only the reserve is left, so pass."
    else:
        last = how(step.placed)
    if not step.draws:
        return last
    return f"First draw {tiles(step.draws)}. {last}"


def _drew(found: Drew) -> str:
    now = found.now
    drew = f"You drew {written(found.tile)}."
    playable = f"You {'still' if found.before else 'now'} hold something playable"
    if now.playable and now.drawable:
        return f"{drew} {playable}. It is still your turn, and {still(now.drawable)}."
    if now.playable:
        return f"{drew} {playable}, and the boneyard holds only the reserve."
    if now.drawable:
        return f"{drew} Nothing in your hand is playable yet, but {still(now.drawable)}."
    return f"{drew} Nothing in your hand is playable, and the boneyard holds only the reserve."


def _placed(found: TurnPlaced) -> str:
    so = placed_so(found.placed)
    if found.seat is None:
        return f"{so} It was your last tile, so the round is over."
    following = f"Placing it ended your turn, and player {letter(found.seat)} is next."
    if found.spared is not None:
        spared = written(found.spared)
        return f"{so} You did not have to play {spared}, though you drew it last. {following}"
    return f"{so} {following}"


def _passed(found: TurnPassed) -> str:
    drawn = f"You drew {tiles(found.drawn)}. " if found.drawn else ""
    why = f"{begin(nothing_fits(found.seen))}; the boneyard holds only the reserve."
    if found.seat is None:
        return f"{drawn}{why} Everyone has passed now, so the round is blocked."
    return f"{drawn}{why} You were right to pass, and player {letter(found.seat)} is next."


def _other_tile(found: OtherTileAsked) -> str:
    placed, asked = written(found.placed.tile), written(found.asked)
    if not found.held:
        return (
            f"You may place {placed}, but that would end your turn. Here you are asked to place "
            f"{asked}. It is still in the boneyard, so go on drawing."
        )
    if found.just_drawn:
        return (
            f"You may place {placed}, which you just drew, but you need not. "
            f"Here you are asked to place {asked}."
        )
    return (
        f"You may place {placed}, but here you are asked to place {asked}. "
        "It is in your hand already."
    )
