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
            "Ketjua voi jatkaa ykkösestä (tuplan [1|1] linja B) "
            "tai nelosesta (laatan [1|4] suurempi pää).",
            "The chain can go on with a one (line B of [1|1]) or a four (the larger end of [1|4]).",
        ),
        (
            "22",
            "Ketjua voi jatkaa kakkosesta kahdessa paikassa "
            "(tuplan [2|2] linja A ja tuplan [2|2] linja B).",
            "The chain can go on with a two in two places (line A of [2|2] and line B of [2|2]).",
        ),
        (
            "04.R34",
            "Ketjua voi jatkaa nollasta (laatan [0|4] pienempi pää) "
            "tai kolmosesta (laatan [3|4] pienempi pää).",
            "The chain can go on with a blank (the smaller end of [0|4]) "
            "or a three (the smaller end of [3|4]).",
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
            "Tuplaykkösen linja B, ykkönen, vapaa pää",
            "Line B of the double one, one, open end",
        ),
        ("11x", "Tuplaykkösen kylki, ykkönen", "The side of the double one, one"),
        (
            "14s",
            "Ykkös-nelosen pienempi pää, ykkönen, liitetty jo tuplaykköseen",
            "The smaller end of the one-four, one, joined to the double one already",
        ),
        (
            "44a",
            "Tuplanelosen linja A, nelonen, liitetty jo ykkös-neloseen",
            "Line A of the double four, four, joined to the one-four already",
        ),
        (
            "36l",  # a tile that does not lie here
            "Kolmos-kuutosen suurempi pää, kuutonen",
            "The larger end of the three-six, six",
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
    assert words("fi").ends_place_name(place("14s")) == "Ykkös-nelosen pienempi pää, ykkönen"
    assert words("en").ends_place_name(place("11b")) == "Line B of the double one, one"


@pytest.mark.parametrize("language", ["fi", "en"])
def test_every_place_of_a_chain_has_a_name_of_its_own(language: str) -> None:
    lying = chain("22.R25.R55.L12.L11.R35.R33")
    say = words(language)
    assert len({say.place_name(lying, each) for each in lying.places}) == len(lying.places)
    assert len({say.ends_place_name(each) for each in lying.places}) == len(lying.places)
