"""Finnish: why an action is refused."""

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
from tutorial.words.fi.cases import (
    PIPS,
    begin,
    letter,
    listed,
    tiles_as_object,
    written,
)
from tutorial.words.fi.places import into, into_this, side, this

_Where = OpeningTakesNoEnd | SideOfDouble | JointTaken | NoSuchEnd


def refusal(why: Reason) -> str:
    """The rule that forbids it here, and what would be possible instead."""
    match why:
        case NotInTheSet(tile):
            return not_in_the_set(tile)
        case NotInHand(tile, lies=True):
            return f"{begin(written(tile).nominative)} on jo ketjussa. Valitse laatta kädestäsi."
        case NotInHand(tile):
            return f"{begin(written(tile).nominative)} ei ole kädessäsi. Valitse laatta kädestäsi."
        case OpeningTakesNoEnd() | SideOfDouble() | JointTaken() | NoSuchEnd():
            return _where(why)
        case BlankMismatch(tile, end, fits):
            return f"{_blank(tile, end)} {_other_end(tile, fits)}"
        case NoHalfMatches(tile, end, fits):
            return (
                f"Tämä pää on {PIPS[end.pips].nominative} ({side(end)}), mutta "
                f"{written(tile).inessive} ei ole {PIPS[end.pips].partitive}, "
                f"vain {_halves(tile)}. {_other_end(tile, fits)}"
            )
        case _:
            return _turn(why)


def not_in_the_set(tile: Tile) -> str:
    return f"Laattaa {tile} ei ole: tuplakuutossarjassa suurin silmäluku on 6."


def _halves(tile: Tile) -> str:
    """What the tile has instead: "kakkonen ja viitonen", "kakkosia"."""
    if tile.is_double:
        return PIPS[tile.low].partitive_plural
    return f"{PIPS[tile.low].nominative} ja {PIPS[tile.high].nominative}"


def _blank(tile: Tile, end: End) -> str:
    here = f"Tämä pää on {PIPS[end.pips].nominative} ({side(end)})"
    if end.pips == 0:
        return (
            f"{here}, ja siihen sopii vain tyhjä puolikas, mutta "
            f"{written(tile).inessive} on vain {_halves(tile)}."
        )
    if tile.is_double:
        return f"{here}, mutta tuplan {tile} tyhjät puolikkaat sopivat vain tyhjään."
    return (
        f"{here}: laatan {tile} tyhjä puolikas sopii vain tyhjään "
        f"ja toinen puolikas vain {PIPS[tile.high].illative}."
    )


def _other_end(tile: Tile, fits: tuple[End, ...]) -> str:
    """Whether the tile fits the end that was not tried."""
    named = "Tupla" if tile.is_double else "Laatta"
    if not fits:
        return f"{named} ei sovi nyt kumpaankaan päähän."
    return f"{named} sopii ketjun toiseen päähän, joka on {PIPS[fits[0].pips].nominative}."


def _where(why: _Where) -> str:
    match why:
        case OpeningTakesNoEnd(tile, end):
            return (
                f"Ketju on vielä tyhjä, joten {into_this(end)} ei voi liittää mitään. "
                f"{begin(written(tile).nominative)} avaa ketjun."
            )
        case SideOfDouble(tile, double, _, fits):
            return (
                f"Tuplan {double} kylkeen ei voi liittää {written(tile).partitive}, "
                f"sillä mikään tupla ei avaa sivuhaaraa. {_fits(tile, fits)}"
            )
        case JointTaken(tile, port, by, _, fits):
            return (
                f"{begin(this(port))} on jo liitetty {written(by).illative}, joten siihen ei voi "
                f"liittää {written(tile).partitive}. {_fits(tile, fits)}"
            )
        case NoSuchEnd(tile, End() as end, _, fits):
            return (
                f"{begin(this(end))} ei ole tämän ketjun pää, "
                f"joten siihen ei voi liittää {written(tile).partitive}. "
                f"{_fits(tile, fits)}"
            )
        case NoSuchEnd(tile, _, _, fits):
            return (
                f"Ketju on jo avattu, joten valitse pää, johon liität {written(tile).genitive}. "
                f"{_fits(tile, fits)}"
            )
        case _:
            assert_never(why)


def _fits(tile: Tile, fits: tuple[End, ...]) -> str:
    named = begin(written(tile).nominative)
    if not fits:
        return f"{named} ei sovi nyt kumpaankaan päähän."
    if len(fits) == 1:
        return f"{named} sopii {into(fits[0])}."
    return f"{named} sopii ketjun kumpaankin päähän."


def _turn(
    why: RoundOver | NotYourTurn | OnlyReserve | MustPlace | PlaceOrDraw | MustDraw,
) -> str:
    match why:
        case RoundOver(None):
            return "Kierros on jo päättynyt: yhdellä pelaajista ei ole enää laattoja."
        case RoundOver(Result(ended=Ended.OUT, winner=int() as winner)):
            return f"Kierros on jo päättynyt: pelaaja {letter(winner)} pelasi viimeisen laattansa."
        case RoundOver():
            return "Kierros on jo päättynyt: kaikki ohittivat vuoronsa ja kierros tukkeutui."
        case NotYourTurn(seat, turn):
            return f"Nyt on pelaajan {letter(turn)} vuoro, ei pelaajan {letter(seat)}."
        case OnlyReserve(_, instead):
            playable = tuple(action for action in instead if isinstance(action, Place))
            reserve = "Nostokasassa on jäljellä vain kahden laatan varanto, eikä siitä nosteta."
            if playable:
                return f"{reserve} Aseta laatta: {_playable(playable)}."
            return f"{reserve} Pelattavaa ei ole, joten ohita vuoro."
        case MustPlace(playable):
            return f"Et voi ohittaa: {_playable(playable)}. Nostaa ei enää voi, joten aseta laatta."
        case PlaceOrDraw(playable, drawable):
            return (
                f"Et voi ohittaa: {_playable(playable)}. "
                f"Aseta tai nosta; nostokasasta saa nostaa vielä {tiles_as_object(drawable)}."
            )
        case MustDraw(drawable):
            return (
                "Et voi vielä ohittaa: pelattavaa ei ole, joten nosta. "
                f"Nostokasasta saa nostaa vielä {tiles_as_object(drawable)}."
            )
        case _:
            assert_never(why)


def _playable(places: tuple[Place, ...]) -> str:
    """That there is something to play: the tiles by name where they are few."""
    found = list(dict.fromkeys(placed.tile for placed in places))
    if len(found) > 3:
        return f"kädessäsi on {len(found)} pelattavaa laattaa"
    first = written(found[0]).genitive
    return f"voit pelata {listed([first, *map(str, found[1:])], 'tai')}"
