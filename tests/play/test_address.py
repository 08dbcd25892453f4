"""The sheet as an address: there and back, and whatever becomes of it on the way."""

import string
from random import Random

import pytest
from django.test import Client

from tests.play.sheets import blocked, new, only, out, tiles
from tutorial.play.address import SheetUnreadable, from_text, to_text
from tutorial.play.faults import AddressFault
from tutorial.play.sheet import MOST_ROUNDS, Sheet

SHEET = "1_3b_a-0-00-s8_x-12-44-46_c-s7-0516-0"
GIVEN = "1_2a.95-40_x-s3-s20"


def test_a_sheet_is_written_as_the_module_says() -> None:
    sheet = new(3, starter=1).with_round(out(0, tiles("00"), only(8)))
    assert to_text(sheet.with_round(blocked(tiles("12"), tiles("44"), tiles("46")))) == (
        "1_3b_a-0-00-s8_x-12-44-46"
    )
    assert to_text(Sheet(3, (40, 0, 12, 1))) == "1_4d.40-0-12-1"


@pytest.mark.parametrize("text", [SHEET, GIVEN, "1_2a", "1_4d", "1_3c.61-61-20"])
def test_what_is_read_is_written_the_same(text: str) -> None:
    assert to_text(from_text(text)) == text


def test_a_tile_may_be_written_either_way_round_and_in_any_order() -> None:
    assert to_text(from_text("1_2a_a-0-6110")) == "1_2a_a-0-0116"


@pytest.mark.parametrize(
    ("text", "fault", "number"),
    [
        ("", AddressFault.VERSION, 0),
        ("2_3b", AddressFault.VERSION, 0),
        ("1", AddressFault.VERSION, 0),
        ("1_5a", AddressFault.BEGINNING, 0),
        ("1_2c", AddressFault.BEGINNING, 0),
        ("1_3a.1-2", AddressFault.BEGINNING, 0),
        ("1_2a.301-0", AddressFault.BEGINNING, 0),
        ("1_2a.٣-0", AddressFault.BEGINNING, 0),
        ("1_2a_", AddressFault.ROUND, 1),
        ("1_2a_a-0-0", AddressFault.ROUND, 1),  # the other has nothing left
        ("1_2a_a-05-06", AddressFault.ROUND, 1),  # who went out has something
        ("1_2a_x-0-05", AddressFault.ROUND, 1),
        ("1_2a_c-0-05", AddressFault.ROUND, 1),
        ("1_2a_a-0-07", AddressFault.ROUND, 1),
        ("1_2a_a-0-050", AddressFault.ROUND, 1),
        ("1_2a_a-0-0505", AddressFault.ROUND, 1),
        ("1_2a_a-0-s169", AddressFault.ROUND, 1),
        ("1_2a_a-0-s08", AddressFault.ROUND, 1),
        ("1_2a_a-0-05-06", AddressFault.ROUND, 1),
        ("1_2a_x-05-05", AddressFault.ROUND, 1),
        ("1_2a_x-s0-s0", AddressFault.ROUND, 1),
        ("1_2a_a-0-05_b-x-0", AddressFault.ROUND, 2),
        ("1_2a.99-0_a-0-05_a-0-05", AddressFault.AFTER_THE_END, 2),
        ("1_2a.100-0_a-0-05", AddressFault.AFTER_THE_END, 1),
        ("1_2a" + "_a-0-01" * 41, AddressFault.TOO_MANY, 41),
        ("1_2a" + "_a-0-01" * 4000, AddressFault.TOO_MANY, 41),
    ],
)
def test_what_cannot_be_is_told_from_what_can(text: str, fault: AddressFault, number: int) -> None:
    with pytest.raises(SheetUnreadable) as raised:
        from_text(text)
    assert (raised.value.fault, raised.value.number) == (fault, number)


def test_the_rounds_before_the_broken_one_are_not_lost() -> None:
    with pytest.raises(SheetUnreadable) as raised:
        from_text(f"{SHEET}_b-0-0-0")
    assert raised.value.readable == from_text(SHEET)


def test_a_full_sheet_of_many_tiles_fits_an_address() -> None:
    hands = "00010203040506111213141516"
    longest = "1_4a" + f"_x-{hands}-2223242526-3334353644-4546" * MOST_ROUNDS
    assert len(longest) < 3600


@pytest.mark.parametrize("code", ["fi", "en"])
def test_a_thousand_altered_addresses_are_sheets_or_refused_in_words(
    client: Client, code: str
) -> None:
    random = Random({"fi": 20, "en": 21}[code])  # five hundred of its own in each
    refused = 0
    for number in range(500):
        text = _altered(random, SHEET if number % 2 else GIVEN)
        answer = client.get(f"/{code}/score/", {"sheet": text})
        if answer.status_code == 200:
            assert from_text(text)
        else:
            assert answer.status_code == 400, text
            refused += 1
            page = answer.content.decode()
            assert 'id="fault"' in page or "<h1" in page
    assert 250 < refused < 500


def _altered(random: Random, text: str) -> str:
    """One to three signs struck out, put in, changed, or a piece doubled."""
    signs = string.digits + "abcdxs-_.~ÄÖ\u0663 %<'\"\0"
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(text))
        sign = random.choice(signs)
        text = (
            random.choice(
                [
                    text[:at] + text[at + 1 :],
                    text[:at] + sign + text[at:],
                    text[:at] + sign + text[at + 1 :],
                    text[:at] + text[at // 2 :],
                    text[:at],
                ]
            )
            or "1"
        )
    return text
