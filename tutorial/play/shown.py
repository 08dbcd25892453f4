"""What the score sheet's templates show: values ready to be written, in one language."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine import DOUBLE_SIX, TARGETS, Ended, Rule, Tied, Won
from engine.notation import SEATS, tile_text
from tutorial.board import cribbage_svg, peg_svg, tile_svg
from tutorial.play.address import BLOCKED, to_text
from tutorial.play.entry import ended, sum_field, tiles_field, total_field
from tutorial.play.faults import HandFault
from tutorial.play.saying import sayings
from tutorial.play.sheet import MOST_GIVEN, Hand, Played, Row, Sheet
from tutorial.puzzles.facts.credit import Credited
from tutorial.puzzles.kind import Fields
from tutorial.words import SumRow, words
from tutorial.words.sums import counted

_OVER: Final = {Won: (Rule.MATCH_TARGET, Rule.MATCH_SURPLUS), Tied: (Rule.MATCH_TIE,)}


class Seat(NamedTuple):
    """A player: the letter in fields, the name, the peg, the total."""

    letter: str
    name: str
    peg: SafeString
    total: int


class Choice(NamedTuple):
    """Something to choose, and whether it is chosen."""

    value: str
    name: str
    chosen: bool = False
    field: str = ""


class Racked(NamedTuple):
    """A tile to tap."""

    value: str
    name: str
    drawing: SafeString
    tapped: bool


class HandShown(NamedTuple):
    """The fields for one hand, as they stand; `wrong`: something was said against it."""

    seat: Seat
    tiles_field: str
    sum_field: str
    rack: tuple[Racked, ...]
    sum: str
    wrong: bool


class RowShown(NamedTuple):
    """A line of the table of rounds; `credited` names who, empty for nobody."""

    number: int
    starter: str
    ended: str
    credited: str
    credit: int
    totals: tuple[int, ...]


class CreditShown(NamedTuple):
    """Why the last round gave what it gave: the sentence, the sum hand by hand, the rules."""

    number: int
    reason: str
    rows: tuple[SumRow, ...]
    calculation: str
    rules: tuple[tuple[str, str], ...]


def shown_setup(fields: Fields, fault: str) -> dict[str, Any]:
    """The beginning: how many play, who starts, and totals on paper if any."""
    players, starter = _first(fields, "players"), _first(fields, "starter")
    letters = [letter.upper() for letter in SEATS]
    totals = [
        Choice(_first(fields, total_field(seat)), name, field=total_field(seat))
        for seat, name in enumerate(letters)
    ]
    return {
        "fault": fault,
        "players": [Choice(str(number), str(number), players == str(number)) for number in TARGETS],
        "starters": [
            Choice(seat, name, seat == starter) for seat, name in zip(SEATS, letters, strict=True)
        ],
        "given": totals,
        "given_open": any(total.value for total in totals),
        "most_given": MOST_GIVEN,
        "here": reverse("score-sheet"),
    }


def shown_sheet(
    sheet: Sheet, fields: Fields, faults: Sequence[HandFault], language: str
) -> dict[str, Any]:
    """The whole sheet; `fields` are those of the round being entered, `faults` speak against it."""
    say, own = words(language), sayings(language)
    rows = sheet.rows
    before = sheet.before
    text = to_text(sheet)
    result = sheet.result
    seats = tuple(
        Seat(SEATS[seat], say.seat_name(seat), peg_svg(seat), total)
        for seat, total in enumerate(sheet.totals)
    )
    said, out = ended(_first(fields, "ended"), sheet.players)
    target = TARGETS[sheet.players]
    return {
        "sheet": text,
        "seats": seats,
        "target": target,
        "number": len(rows) + 1,
        "starter": say.seat_name(sheet.next_starter),
        "ended_by": _links(_OVER[type(result)], language) if result else (),
        "standing": own.standing(result, sheet.totals) if result else "",
        "full": sheet.is_full and not result,
        "credit": _credit(rows[-1], language) if rows and not said else None,
        "faults": [own.hand_fault(fault) for fault in faults],
        "ended": _first(fields, "ended") if said else "",
        "blocked": said and out is None,
        "out": seats[out].name if out is not None else "",
        "ends": [Choice(seat.letter, seat.name) for seat in seats],
        "hands": list(_hands(fields, seats, out, faults, language)) if said else [],
        "board": cribbage_svg(
            sheet.totals, before, target=target, label=own.board(sheet.totals, before)
        ),
        "rows": [_row(row) for row in rows],
        "given": sheet.given if any(sheet.given) else (),
        "undo": to_text(sheet.before_last()) if rows else "",
        "anew": _anew(sheet),
        "correct": _correction(sheet) if rows else "",
        "here": f"{reverse('score-sheet')}?{_here(text, said, fields)}",
    }


def _here(text: str, said: bool, fields: Fields) -> str:
    return urlencode({"sheet": text} | ({"ended": _first(fields, "ended")} if said else {}))


def _first(fields: Fields, name: str) -> str:
    return next(iter(fields.get(name, ())), "")


def _hands(
    fields: Fields, seats: Sequence[Seat], out: int | None, faults: Sequence[HandFault], lang: str
) -> Iterator[HandShown]:
    blamed = {getattr(fault, "seat", None) for fault in faults}
    for fault in faults:
        blamed |= set(getattr(fault, "seats", ()))
    for number, seat in enumerate(seats):
        if number != out:
            yield HandShown(
                seat,
                tiles_field(number),
                sum_field(number),
                _rack(lang, frozenset(fields.get(tiles_field(number), ()))),
                _first(fields, sum_field(number)),
                number in blamed,
            )


def _rack(language: str, tapped: frozenset[str]) -> tuple[Racked, ...]:
    return tuple(
        Racked(value, name, drawing, value in tapped) for value, name, drawing in _tiles(language)
    )


@cache
def _tiles(language: str) -> tuple[tuple[str, str, SafeString], ...]:
    say = words(language)
    return tuple((tile_text(tile), say.tile_name(tile), tile_svg(tile)) for tile in DOUBLE_SIX)


def _credit(row: Row, language: str) -> CreditShown:
    say = words(language)
    found = Credited(row.result)
    return CreditShown(
        row.number,
        say.reason(found),
        tuple(
            SumRow(say.seat_name(seat), _counted(seat, row.played, hand), hand.sum)
            for seat, hand in enumerate(row.played.hands)
        ),
        say.calculation(row.result),
        _links(found.rules, language),
    )


def _links(rules: Sequence[Rule], language: str) -> tuple[tuple[str, str], ...]:
    """Where each clause stands, and its title."""
    page, say = reverse("rules"), words(language)
    return tuple((f"{page}#{rule.value}", say.clause_title(rule)) for rule in rules)


def _counted(seat: int, played: Played, hand: Hand) -> str:
    if seat == played.out:
        return gettext("no tiles left")
    return counted(hand.tiles) or gettext("only the sum was typed")


def _row(row: Row) -> RowShown:
    result = row.result
    how = gettext("went out") if result.ended is Ended.OUT else gettext("blocked")
    return RowShown(
        row.number,
        _letter(row.starter),
        how,
        "" if result.winner is None else _letter(result.winner),
        result.credit,
        row.totals,
    )


def _letter(seat: int) -> str:
    return SEATS[seat].upper()


def _anew(sheet: Sheet) -> str:
    """The query that begins another sheet with the totals of this one."""
    totals = {total_field(seat): str(total) for seat, total in enumerate(sheet.totals)}
    starter = SEATS[sheet.next_starter]
    return urlencode({"players": str(sheet.players), "starter": starter} | totals)


def _correction(sheet: Sheet) -> str:
    """The query that opens the last round again, with all that was entered for it."""
    last = sheet.rounds[-1]
    query: list[tuple[str, str]] = [
        ("sheet", to_text(sheet.before_last())),
        ("ended", BLOCKED if last.out is None else SEATS[last.out]),
    ]
    for seat, hand in enumerate(last.hands):
        if seat == last.out:
            continue
        query += [(tiles_field(seat), tile_text(tile)) for tile in hand.tiles]
        if not hand.tiles:
            query.append((sum_field(seat), str(hand.sum)))
    return urlencode(query)
