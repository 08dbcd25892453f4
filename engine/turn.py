"""What the player to move may do, from what that player can see: chain, hand, boneyard's size."""

from typing import Final

from engine.actions import DRAW, PASS, PLACEMENTS, Action, Draw, Pass, Place
from engine.chain import Chain, End, Port, Side
from engine.reasons import (
    BlankMismatch,
    JointTaken,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    NoSuchEnd,
    NotInHand,
    NotInTheSet,
    OnlyReserve,
    OpeningTakesNoEnd,
    PlaceOrDraw,
    Reason,
    SideOfDouble,
)
from engine.tiles import IN_SET, Tile

RESERVE: Final = 2
"""The last tiles of the boneyard, which are never drawn. turn.reserve"""


def drawable(boneyard: int) -> int:
    """How many tiles can be drawn from a boneyard of that size. setup.boneyard"""
    return max(0, boneyard - RESERVE)


def without(hand: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """The hand after `tile`, which is in it, has been placed."""
    at = hand.index(tile)
    return hand[:at] + hand[at + 1 :]


def actions(chain: Chain, hand: tuple[Tile, ...], boneyard: int) -> tuple[Action, ...]:
    """All legal actions: placements, then a draw while more than the reserve is left, else a pass.

    Placements come by tile in the hand's order, then by end; an empty chain takes any tile, without
    an end (setup.opening). turn.place, turn.match, turn.may-draw, turn.must-draw, turn.pass
    """
    found: list[Action] = []
    ends = chain.ends
    if ends:
        first, second = ends
        at_first, at_second = PLACEMENTS[first], PLACEMENTS[second]
        for tile in hand:
            if tile in at_first:
                found.append(at_first[tile])
            if tile in at_second:
                found.append(at_second[tile])
    else:
        found = [Place(tile) for tile in hand]
    if boneyard > RESERVE:
        found.append(DRAW)
    return tuple(found) or (PASS,)


def placements(chain: Chain, hand: tuple[Tile, ...]) -> tuple[Place, ...]:
    """The legal placements among the actions."""
    found = actions(chain, hand, RESERVE)
    return tuple(action for action in found if isinstance(action, Place))


def why_not(action: Action, chain: Chain, hand: tuple[Tile, ...], boneyard: int) -> Reason | None:
    """None for a legal action, else the first reason in the order of the rules (3 to 8)."""
    match action:
        case Place():
            return _why_not_place(action, chain, hand)
        case Draw():
            return _why_not_draw(chain, hand, boneyard)
        case Pass():
            return _why_not_pass(chain, hand, boneyard)


def _why_not_place(action: Place, chain: Chain, hand: tuple[Tile, ...]) -> Reason | None:
    tile, end = action
    if tile not in IN_SET:
        return NotInTheSet(tile)
    if tile not in hand:
        return NotInHand(tile, lies=tile in chain.tiles)
    if not chain.ends:
        return OpeningTakesNoEnd(tile, end) if end else None
    if end is None or end not in chain.ends:
        return _why_not_there(tile, end, chain)
    if tile in PLACEMENTS[end]:
        return None
    if end.pips == 0 or tile.low == 0:
        return BlankMismatch(tile, end, chain.fits(tile))
    return NoHalfMatches(tile, end, chain.fits(tile))


def _why_not_there(tile: Tile, end: End | None, chain: Chain) -> Reason:
    ends, fits = chain.ends, chain.fits(tile)
    if end is not None and end.tile in chain.tiles:
        if end.side is Side.BRANCH and end.tile.is_double:
            return SideOfDouble(tile, end.tile, ends, fits)
        for lying, placed in chain.joints:
            if end.port in (lying, placed):
                by = placed.tile if end.port == lying else lying.tile
                return JointTaken(tile, Port(end.tile, end.side), by, ends, fits)
    return NoSuchEnd(tile, end, ends, fits)


def _why_not_draw(chain: Chain, hand: tuple[Tile, ...], boneyard: int) -> Reason | None:
    if boneyard > RESERVE:
        return None
    return OnlyReserve(boneyard, actions(chain, hand, boneyard))


def _why_not_pass(chain: Chain, hand: tuple[Tile, ...], boneyard: int) -> Reason | None:
    playable, left = placements(chain, hand), drawable(boneyard)
    if playable and left:
        return PlaceOrDraw(playable, left)
    if playable:
        return MustPlace(playable)
    return MustDraw(left) if left else None
