"""English: why an action is refused."""

from typing import assert_never

from engine import End, Ended, Place, Reason, Result, Tile
from engine.reasons import (
    BlankMismatch,
    JointTaken,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    NoSuchEnd,
    NotInHand,
    NotInTheSet,
    NotYourTurn,
    OnlyReserve,
    OpeningTakesNoEnd,
    PlaceOrDraw,
    RoundOver,
    SideOfDouble,
)
from tutorial.words.en.nouns import a, begin, letter, listed, plural, tiles, written
from tutorial.words.en.places import any_end, side, this

_Where = OpeningTakesNoEnd | SideOfDouble | JointTaken | NoSuchEnd


def refusal(why: Reason) -> str:
    """The rule that forbids it here, and what would be possible instead."""
    match why:
        case NotInTheSet(tile):
            return not_in_the_set(tile)
        case NotInHand(tile, lies=True):
            return f"{begin(written(tile))} is in the chain already. Choose a tile from your hand."
        case NotInHand(tile):
            return f"{begin(written(tile))} is not in your hand. Choose a tile from your hand."
        case OpeningTakesNoEnd() | SideOfDouble() | JointTaken() | NoSuchEnd():
            return _where(why)
        case BlankMismatch(tile, end, fits):
            return f"{_blank(tile, end)} {_other_end(tile, fits)}"
        case NoHalfMatches(tile, end, fits):
            here = f"This end is {a(end.pips)} ({side(end)})"
            return f"{here}, but {_halves(tile)}. {_other_end(tile, fits)}"
        case _:
            return _turn(why)


def not_in_the_set(tile: Tile) -> str:
    return f"There is no tile {tile}, because a half of a double-six set has 6 pips at most."


def _halves(tile: Tile) -> str:
    """What the tile has instead."""
    if tile.is_double:
        return f"both halves of the double {tile} are {plural(tile.low)}"
    return f"the halves of the tile {tile} are {a(tile.low)} and {a(tile.high)}"


def _blank(tile: Tile, end: End) -> str:
    here = f"This end is {a(end.pips)} ({side(end)})"
    if end.pips == 0:
        return f"{here}, and only a blank half matches a blank, but {_halves(tile)}."
    if tile.is_double:
        return f"{here}, but the blank halves of {tile} match only a blank."
    return (
        f"{here}: the blank half of {tile} matches only a blank, "
        f"and its other half only {a(tile.high)}."
    )


def _other_end(tile: Tile, fits: tuple[End, ...]) -> str:
    """Whether the tile fits the end that was not tried."""
    named = "double" if tile.is_double else "tile"
    if not fits:
        return f"The {named} fits neither end now."
    return f"The {named} fits the other end of the chain, which is {a(fits[0].pips)}."


def _where(why: _Where) -> str:
    match why:
        case OpeningTakesNoEnd(tile, end):
            return (
                f"The chain is still empty, so nothing can join {any_end(end)}. "
                f"{begin(written(tile))} opens the chain."
            )
        case SideOfDouble(tile, double, _, fits):
            return (
                f"{begin(written(tile))} cannot join the side of the double {double}, "
                f"because no double opens a side branch. {_fits(tile, fits)}"
            )
        case JointTaken(tile, port, by, _, fits):
            return (
                f"{begin(this(port))} is joined to {by} already, "
                f"so {written(tile)} cannot join there. {_fits(tile, fits)}"
            )
        case NoSuchEnd(tile, End() as end, _, fits):
            return (
                f"{begin(this(end))} is not an end of this chain, "
                f"so {written(tile)} cannot join there. {_fits(tile, fits)}"
            )
        case NoSuchEnd(tile, _, _, fits):
            return (
                f"The chain is open already, so choose the end that {written(tile)} is to join. "
                f"{_fits(tile, fits)}"
            )
        case _:
            assert_never(why)


def _fits(tile: Tile, fits: tuple[End, ...]) -> str:
    named = begin(written(tile))
    if not fits:
        return f"{named} fits neither end now."
    if len(fits) == 1:
        return f"{named} fits {side(fits[0])}."
    return f"{named} fits either end of the chain."


def _turn(
    why: RoundOver | NotYourTurn | OnlyReserve | MustPlace | PlaceOrDraw | MustDraw,
) -> str:
    match why:
        case RoundOver(None):
            return "The round is over: one of the players has no tiles left."
        case RoundOver(Result(ended=Ended.OUT, winner=int() as winner)):
            return f"The round is over: player {letter(winner)} has gone out."
        case RoundOver():
            return "The round is over: everyone passed and the round was blocked."
        case NotYourTurn(seat, turn):
            return f"It is the turn of player {letter(turn)}, not of player {letter(seat)}."
        case OnlyReserve(_, instead):
            playable = tuple(action for action in instead if isinstance(action, Place))
            reserve = "Only the reserve of two tiles is left in the boneyard, and it stays there."
            if playable:
                return f"{reserve} Place a tile: {_playable(playable)}."
            return f"{reserve} Nothing is playable, so pass."
        case MustPlace(playable):
            return (
                f"You cannot pass: {_playable(playable)}. "
                "There is nothing left to draw, so place a tile."
            )
        case PlaceOrDraw(playable, drawable):
            return (
                f"You cannot pass: {_playable(playable)}. "
                f"Place or draw; {tiles(drawable)} can still be drawn from the boneyard."
            )
        case MustDraw(drawable):
            return (
                "You cannot pass yet: nothing is playable, so draw. "
                f"{tiles(drawable)} can still be drawn from the boneyard."
            )
        case _:
            assert_never(why)


def _playable(places: tuple[Place, ...]) -> str:
    """That there is something to play: the tiles by name where they are few."""
    found = list(dict.fromkeys(placed.tile for placed in places))
    if len(found) > 3:
        return f"{len(found)} tiles in your hand are playable"
    first = written(found[0])
    return f"you can play {listed([first, *map(str, found[1:])], 'or')}"
