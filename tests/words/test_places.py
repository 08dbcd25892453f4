"""Chains and the places in them: short names, accessible names, the legal ends."""

import pytest

from engine import Chain, End
from tests.engine.positions import chain
from tutorial.puzzles.places import read_place
from tutorial.words import words

DOUBLES = "14.L11.R44"  # [1|1] · [1|4] · [4|4], both doubles open with line B


def place(text: str) -> End:
    end = read_place(text)
    assert end is not None
    return end


@pytest.mark.parametrize(
    ("text", "finnish", "english"),
    [
        ("0", "Tyhjä ketju", "Empty chain"),
        ("14", "Ketju, 1 laatta", "Chain, 1 tile"),
        (DOUBLES, "Ketju, 3 laattaa", "Chain, 3 tiles"),
    ],
)
def test_the_short_name_of_a_drawing(text: str, finnish: str, english: str) -> None:
    assert words("fi").short_chain(chain(text)) == finnish
    assert words("en").short_chain(chain(text)) == english


@pytest.mark.parametrize(
    ("text", "finnish", "english"),
    [
        ("0", "Mikä tahansa laatta avaa ketjun.", "Any tile opens the chain."),
        (
            "14.L11",
            "Ketjua voi jatkaa ykkösestä (tuplan [1|1] vapaa pää) "
            "tai nelosesta (laatan [1|4] nelospää).",
            "The chain can go on with a one (the open end of [1|1]) or a four (the four of [1|4]).",
        ),
        (
            "22",
            "Ketjua voi jatkaa kakkosesta tuplan [2|2] kummassakin päässä.",
            "The chain can go on with a two at either end of [2|2].",
        ),
        (
            "04.R34",
            "Ketjua voi jatkaa nollasta (laatan [0|4] nollapää) "
            "tai kolmosesta (laatan [3|4] kolmospää).",
            "The chain can go on with a blank (the blank of [0|4]) "
            "or a three (the three of [3|4]).",
        ),
    ],
)
def test_the_legal_ends_are_said_with_their_pips(text: str, finnish: str, english: str) -> None:
    assert words("fi").legal_ends(chain(text)) == finnish
    assert words("en").legal_ends(chain(text)) == english


@pytest.mark.parametrize(
    ("at", "finnish", "english"),
    [
        (
            "11b",
            "Tuplaykkösen pää, ykkönen, vapaa pää",
            "An end of the double one, one, open end",
        ),
        ("11x", "Tuplaykkösen kylki, ykkönen", "The side of the double one, one"),
        (
            "14s",
            "Ykkös-nelosen ykköspää, liitetty jo tuplaykköseen",
            "The one of the one-four, joined to the double one already",
        ),
        (
            "44a",
            "Tuplanelosen pää, nelonen, liitetty jo ykkös-neloseen",
            "An end of the double four, four, joined to the one-four already",
        ),
        (
            "36l",  # a tile that does not lie here
            "Kolmos-kuutosen kuutospää",
            "The six of the three-six",
        ),
    ],
)
def test_a_place_is_named_by_tile_side_and_pips(at: str, finnish: str, english: str) -> None:
    lying = chain(DOUBLES)
    assert words("fi").place_name(lying, place(at)) == finnish
    assert words("en").place_name(lying, place(at)) == english


def test_the_opening_has_a_name() -> None:
    assert words("fi").place_name(Chain(), None) == "Ketjun avaus"
    assert words("en").place_name(Chain(), None) == "The opening of the chain"


def test_a_name_for_the_kind_ends_does_not_say_what_is_open() -> None:
    for text in ("11b", "14s"):
        assert "vapaa" not in words("fi").ends_place_name(place(text))
        assert "liitetty" not in words("fi").ends_place_name(place(text))
        assert "open" not in words("en").ends_place_name(place(text))
        assert "joined" not in words("en").ends_place_name(place(text))
    assert words("fi").ends_place_name(place("14s")) == "Ykkös-nelosen ykköspää"
    assert words("en").ends_place_name(place("11b")) == "Line B of the double one, one"


def test_the_two_ends_of_a_double_alone_are_told_apart() -> None:
    names = [words("fi").place_name(chain("22"), place(at)) for at in ("22a", "22b")]
    assert names[0] == "Tuplakakkosen linja A, kakkonen, vapaa pää"
    assert names[1] == "Tuplakakkosen linja B, kakkonen, vapaa pää"


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("text", ["22", "22.R25", "22.R25.R55.L12.L11.R35.R33"])
def test_every_place_of_a_chain_has_a_name_of_its_own(text: str, language: str) -> None:
    lying = chain(text)
    say = words(language)
    assert len({say.place_name(lying, each) for each in lying.places}) == len(lying.places)
    assert len({say.ends_place_name(each) for each in lying.places}) == len(lying.places)
