"""Whether a readable position can exist, and which tile, hand or number forbids it.

What is checked is the position itself, not whether play could have led there.
"""

from collections.abc import Sequence

from engine import turn
from engine.chain import Chain
from engine.errors import InvalidPosition
from engine.faults import (
    BoneyardTooLarge,
    HandsEmpty,
    HandTooLarge,
    MatchOverAlready,
    NotInTheSet,
    NotTheStarter,
    PassImpossible,
    ReserveTouched,
    TilesMissing,
    TileTwice,
    TooManyTiles,
    TotalsForOthers,
    ViewerUnclear,
)
from engine.match import Match, match_result
from engine.round import DEALT, Round, check_seats
from engine.tiles import DOUBLE_SIX, IN_SET, Tile
from engine.view import View

Hands = tuple[tuple[Tile, ...] | int, ...]


def most_in_boneyard(players: int) -> int:
    """What the deal leaves. setup.boneyard"""
    return len(DOUBLE_SIX) - players * DEALT[players]


def most_in_hand(players: int) -> int:
    """What one seat can hold: its deal and everything that can be drawn. setup.deal"""
    return DEALT[players] + turn.drawable(most_in_boneyard(players))


def checked_round(round_: Round) -> Round:
    """`round_` itself, or InvalidPosition: each of the 28 tiles lies in just one place."""
    chain, hands, boneyard, turn_, starter, passes = round_
    _check_numbers(hands, len(boneyard), turn_, starter)
    known = (*chain.tiles, *sum(hands, ()), *boneyard)
    _check_tiles(known)
    missing = IN_SET.difference(known)
    if missing:
        raise InvalidPosition(TilesMissing(tuple(sorted(missing))))
    _check_opening(chain, turn_, starter)
    _check_empty(chain, hands, turn_, passes)
    _check_passes(chain, hands, len(boneyard), turn_, passes)
    return round_


def checked_view(
    chain: Chain, hands: Hands, boneyard: int, turn_: int, starter: int, passes: int
) -> View:
    """The view of the one seat whose hand is shown, or of all when all are.

    InvalidPosition if it cannot exist. A view may leave tiles out (a made-up example), but never
    has a tile twice or more than 28.
    """
    _check_numbers(hands, boneyard, turn_, starter)
    known = (*chain.tiles, *(tile for hand in hands if isinstance(hand, tuple) for tile in hand))
    _check_tiles(known)
    hidden = sum(hand for hand in hands if isinstance(hand, int))
    count = len(known) + hidden + boneyard
    if count > len(DOUBLE_SIX):
        raise InvalidPosition(TooManyTiles(count))
    _check_opening(chain, turn_, starter)
    _check_empty(chain, hands, turn_, passes)
    _check_passes(chain, hands, boneyard, turn_, passes)
    return View(chain, hands, boneyard, turn_, starter, passes, _viewer(hands, passes))


def checked_match(match: Match) -> Match:
    """`match` itself, or InvalidPosition: totals for every player, none final before the end."""
    if len(match.totals) != match.round.players:
        raise InvalidPosition(TotalsForOthers(len(match.totals), match.round.players))
    if not match.round.is_over and match_result(match.totals) is not None:
        raise InvalidPosition(MatchOverAlready(match.totals))
    return match


def _viewer(hands: Hands, passes: int) -> int | None:
    """The seat whose hand alone is shown; None where the round is over and all hands are."""
    shown = tuple(seat for seat, hand in enumerate(hands) if isinstance(hand, tuple))
    over = passes == len(hands) or () in hands or 0 in hands
    if over and len(shown) == len(hands):
        return None
    just_out = len(shown) == 1 and hands[shown[0]] == ()  # the other hands are still to be shown
    if len(shown) == 1 and (just_out or not over):
        return shown[0]
    raise InvalidPosition(ViewerUnclear(shown))


def _check_numbers(hands: Hands, boneyard: int, turn_: int, starter: int) -> None:
    check_seats(len(hands), turn_, starter)
    most = most_in_hand(len(hands))
    for seat, hand in enumerate(hands):
        size = hand if isinstance(hand, int) else len(hand)
        if size > most:
            raise InvalidPosition(HandTooLarge(seat, size, most))
    if boneyard < turn.RESERVE:
        raise InvalidPosition(ReserveTouched(boneyard))
    if boneyard > most_in_boneyard(len(hands)):
        raise InvalidPosition(BoneyardTooLarge(boneyard, most_in_boneyard(len(hands))))


def _check_tiles(known: Sequence[Tile]) -> None:
    seen: set[Tile] = set()
    for tile in known:
        if tile not in IN_SET:
            raise InvalidPosition(NotInTheSet(tile))
        if tile in seen:
            raise InvalidPosition(TileTwice(tile))
        seen.add(tile)


def _check_opening(chain: Chain, turn_: int, starter: int) -> None:
    """Who is to open is the starter, however much they have drawn. setup.opening"""
    if not chain.tiles and turn_ != starter:
        raise InvalidPosition(NotTheStarter(turn_, starter))


def _check_empty(chain: Chain, hands: Hands, turn_: int, passes: int) -> None:
    """Only the last to place may hold nothing: the seat before the one to move. round.out"""
    empty = tuple(seat for seat, hand in enumerate(hands) if hand in ((), 0))
    last = (turn_ - 1) % len(hands)
    if empty and (empty != (last,) or not chain.tiles or passes):
        raise InvalidPosition(HandsEmpty(empty))


def _check_passes(chain: Chain, hands: Hands, boneyard: int, turn_: int, passes: int) -> None:
    """Each seat that passed could neither place nor draw, as far as can be seen. turn.pass"""
    for back in range(1, passes + 1):
        seat = (turn_ - back) % len(hands)
        hand = hands[seat]
        could_place = not chain.tiles or (
            isinstance(hand, tuple) and bool(turn.placements(chain, hand))
        )
        if could_place or turn.drawable(boneyard) or back > len(hands):
            raise InvalidPosition(PassImpossible(seat, passes))
