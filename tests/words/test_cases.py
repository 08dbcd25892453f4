"""Finnish inflections, each form written out by hand."""

import pytest

from engine import DOUBLE_SIX, Tile
from tests.engine.positions import tile
from tutorial.words import words
from tutorial.words.en import nouns
from tutorial.words.fi.cases import PIPS, gets, spoken, tiles_as_object, written


@pytest.mark.parametrize(
    ("pips", "forms"),
    [
        (0, "nolla nollan nollaa nollaan nollasta nollalla nollia nolla"),
        (1, "ykkönen ykkösen ykköstä ykköseen ykkösestä ykkösellä ykkösiä ykkös"),
        (2, "kakkonen kakkosen kakkosta kakkoseen kakkosesta kakkosella kakkosia kakkos"),
        (3, "kolmonen kolmosen kolmosta kolmoseen kolmosesta kolmosella kolmosia kolmos"),
        (4, "nelonen nelosen nelosta neloseen nelosesta nelosella nelosia nelos"),
        (5, "viitonen viitosen viitosta viitoseen viitosesta viitosella viitosia viitos"),
        (6, "kuutonen kuutosen kuutosta kuutoseen kuutosesta kuutosella kuutosia kuutos"),
        (
            7,
            "seitsikko seitsikon seitsikkoa seitsikkoon seitsikosta seitsikolla seitsikkoja "
            "seitsikko",
        ),
        (
            8,
            "kahdeksikko kahdeksikon kahdeksikkoa kahdeksikkoon kahdeksikosta kahdeksikolla "
            "kahdeksikkoja kahdeksikko",
        ),
        (
            9,
            "yhdeksikkö yhdeksikön yhdeksikköä yhdeksikköön yhdeksiköstä yhdeksiköllä "
            "yhdeksikköjä yhdeksikkö",
        ),
    ],
)
def test_pip_names_in_their_cases(pips: int, forms: str) -> None:
    assert list(PIPS[pips]) == forms.split()


@pytest.mark.parametrize(
    ("text", "finnish", "english"),
    [
        ("14", "ykkös-nelonen", "one-four"),
        ("04", "nolla-nelonen", "blank-four"),
        ("12", "ykkös-kakkonen", "one-two"),
        ("01", "nolla-ykkönen", "blank-one"),
        ("56", "viitos-kuutonen", "five-six"),
        ("00", "tuplanolla", "double blank"),
        ("11", "tuplaykkönen", "double one"),
        ("66", "tuplakuutonen", "double six"),
    ],
)
def test_tiles_as_read_aloud(text: str, finnish: str, english: str) -> None:
    assert words("fi").tile_name(tile(text)) == finnish
    assert words("en").tile_name(tile(text)) == english


def test_each_tile_has_a_name_of_its_own() -> None:
    for language in ("fi", "en"):
        assert len({words(language).tile_name(each) for each in DOUBLE_SIX}) == 28


def test_the_word_before_a_bracket_takes_the_case() -> None:
    assert list(written(Tile(3, 6))) == [
        "laatta [3|6]",
        "laatan [3|6]",
        "laattaa [3|6]",
        "laatassa [3|6]",
        "laattaan [3|6]",
        "laatasta [3|6]",
        "laatalla [3|6]",
    ]
    assert list(written(Tile(4, 4))) == [
        "tupla [4|4]",
        "tuplan [4|4]",
        "tuplaa [4|4]",
        "tuplassa [4|4]",
        "tuplaan [4|4]",
        "tuplasta [4|4]",
        "tuplalla [4|4]",
    ]


def test_a_spoken_tile_inflects_at_its_end() -> None:
    assert list(spoken(Tile(1, 4))) == ["ykkös-nelonen", "ykkös-nelosen", "ykkös-neloseen"]
    assert list(spoken(Tile(0, 0))) == ["tuplanolla", "tuplanollan", "tuplanollaan"]


def test_counts_take_their_case() -> None:
    finnish, english = words("fi"), words("en")
    assert [finnish.points(n) for n in (0, 1, 2, 15)] == [
        "0 pistettä",
        "1 piste",
        "2 pistettä",
        "15 pistettä",
    ]
    assert [gets(n) for n in (0, 1, 15)] == ["ei saa pisteitä", "saa 1 pisteen", "saa 15 pistettä"]
    assert [finnish.tiles(n) for n in (0, 1, 3)] == ["0 laattaa", "1 laatta", "3 laattaa"]
    assert [tiles_as_object(n) for n in (1, 3)] == ["1 laatan", "3 laattaa"]
    assert [english.points(n) for n in (0, 1, 15)] == ["0 points", "1 point", "15 points"]
    assert [english.tiles(n) for n in (0, 1, 3)] == ["0 tiles", "1 tile", "3 tiles"]


def test_english_articles_and_plurals() -> None:
    assert [nouns.a(n) for n in (0, 1, 8)] == ["a blank", "a one", "an eight"]
    assert [nouns.plural(n) for n in (0, 3, 6)] == ["blanks", "threes", "sixes"]
