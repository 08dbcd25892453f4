"""The sheet's sentences, word for word, in both languages."""

import pytest

from engine import MatchResult, Tied, Tile, Won
from tutorial.play.faults import (
    AddressFault,
    HandFault,
    InTwoHands,
    MoreThanAllTiles,
    NoEnd,
    NoSuchTile,
    NotANumber,
    NothingLeft,
    SetupFault,
    TooFewLowTiles,
    TooManyTiles,
    TypedOtherwise,
)
from tutorial.play.saying import sayings

HANDS: list[tuple[HandFault, str, str]] = [
    (
        NoEnd(),
        "Valitse ensin, miten kierros päättyi: kuka pelasi viimeisen laattansa, vai tuliko tukko.",
        "Say first how the round ended: who went out, or that it was blocked.",
    ),
    (
        NothingLeft(1),
        "Pelaaja B ei pelannut viimeistä laattaansa, joten hänelle jäi ainakin yksi laatta. "
        "Napauta laatat tai kirjoita niiden summa.",
        "Player B did not go out, so at least one tile is left in their hand. "
        "Tap the tiles or type their sum.",
    ),
    (
        NotANumber(0, "viisi"),
        "”viisi” ei käy pelaajan A summaksi. Kirjoita käden silmät numeroina, esimerkiksi 12.",
        "“viisi” is not a sum for player A. Type the pips of the hand in digits, for example 12.",
    ),
    (
        MoreThanAllTiles(2, 169),
        "Pelaajan C käden summa ei voi olla 169: kaikissa 28 laatassa on yhteensä 168 silmää.",
        "The hand of player C cannot count 169: all 28 tiles together have 168 pips.",
    ),
    (
        MoreThanAllTiles(None, 200),
        "Käsien yhteissumma ei voi olla 200: kaikissa 28 laatassa on 168 silmää, "
        "ketjun ja varannon laatat mukaan luettuina.",
        "The hands cannot count 200 together: all 28 tiles have 168 pips, "
        "those in the chain and the reserve too.",
    ),
    (
        TypedOtherwise(1, 12, 15),
        "Pelaajalle B napautettujen laattojen summa on 12, mutta summaksi on kirjoitettu 15. "
        "Korjaa jompikumpi tai jätä summa tyhjäksi.",
        "The tiles tapped for player B make 12, but the sum typed is 15. "
        "Correct one of them, or leave the sum empty.",
    ),
    (
        InTwoHands(Tile(1, 4), (0, 2)),
        "Laattoja [1|4] on vain yksi, mutta se on merkitty pelaajille A ja C.",
        "There is only one [1|4], but it is in the hands of players A and C.",
    ),
    (
        TooManyTiles(26),
        "Käsissä ei voi olla 26 laattaa: varannossa on kaksi laattaa ja ketjussa ainakin yksi, "
        "joten käsiin jää enintään 25.",
        "There cannot be 26 tiles in the hands: two tiles lie in the reserve and at least one in "
        "the chain, so at most 25 are left.",
    ),
    (
        TooFewLowTiles((1,), (0,)),
        "Pelaajan B käden summa ei voi olla 0: laatat, joissa on niin vähän silmiä, "
        "ovat muiden käsissä.",
        "The hand of player B cannot count 0: the tiles with so few pips are in the other hands.",
    ),
    (
        TooFewLowTiles((0, 1), (0, 0)),
        "Vain yksi laatta on nolla, tupla [0|0], joten pelaajilla A ja B ei voi kaikilla olla "
        "summana 0.",
        "Only one tile counts 0, the double blank [0|0], so hands A and B cannot both be 0.",
    ),
    (
        TooFewLowTiles((0, 1, 3), (2, 2, 2)),
        "Pelaajilla A, B ja D ei voi samalla kierroksella olla summina 2, 2 ja 2: "
        "laattoja, joissa on niin vähän silmiä, ei ole tarpeeksi.",
        "Hands A, B and D cannot count 2, 2 and 2 in one round: "
        "there are too few tiles with so few pips.",
    ),
    (
        NoSuchTile(0, "77"),
        "Pelaajan A kädessä on ”77”, jollaista laattaa sarjassa ei ole.",
        "“77” in the hand of player A is not a tile of the set.",
    ),
]
STANDINGS: list[tuple[MatchResult, tuple[int, ...], str, str]] = [
    (
        Won(0),
        (105, 99),
        "Pelaaja A voitti ottelun, saldo 105 pistettä. "
        "Tavoite on 100, ja ylittävät 5 pistettä säilyvät.",
        "Player A won the match with 105 points. "
        "The target is 100, and the surplus of 5 points stays.",
    ),
    (
        Won(2),
        (0, 1, 62),
        "Pelaaja C voitti ottelun, saldo 62 pistettä. Tavoite on 61, ja ylittävä 1 piste säilyy.",
        "Player C won the match with 62 points. "
        "The target is 61, and the surplus of 1 point stays.",
    ),
    (
        Won(1),
        (0, 61, 3, 4),
        "Pelaaja B voitti ottelun, saldo tasan 61 pistettä.",
        "Player B won the match with exactly 61 points.",
    ),
    (
        Tied((0, 2)),
        (64, 3, 64),
        "Ottelu päättyi tasapeliin: kärjessä ovat pelaajat A ja C, kaikilla 64 pistettä, "
        "ja tavoite on 61.",
        "The match is tied: players A and C share the lead with 64 points, and the target is 61.",
    ),
]


@pytest.mark.parametrize(("fault", "finnish", "english"), HANDS)
def test_what_is_wrong_with_a_hand(fault: HandFault, finnish: str, english: str) -> None:
    assert sayings("fi").hand_fault(fault) == finnish
    assert sayings("en").hand_fault(fault) == english


@pytest.mark.parametrize(("result", "totals", "finnish", "english"), STANDINGS)
def test_how_a_match_ended(
    result: MatchResult, totals: tuple[int, ...], finnish: str, english: str
) -> None:
    assert sayings("fi").standing(result, totals) == finnish
    assert sayings("en").standing(result, totals) == english


def test_the_board_in_words() -> None:
    assert sayings("fi").board((23, 0, 6), (8, 0, 0)) == (
        "Cribbage-lauta: pelaaja A kohdassa 23, sitä ennen 8; pelaaja B kohdassa 0; "
        "pelaaja C kohdassa 6, sitä ennen 0. Tavoite 61."
    )
    assert sayings("en").board((23, 0), (8, 0)) == (
        "Cribbage board: player A at 23, before that at 8; player B at 0. Target 100."
    )


@pytest.mark.parametrize("language", ["fi", "en"])
def test_every_fault_of_a_beginning_and_of_an_address_is_a_sentence_of_its_own(
    language: str,
) -> None:
    say = sayings(language)
    said = [say.setup_fault(fault) for fault in SetupFault]
    said += [say.address_fault(fault, 7) for fault in AddressFault]
    assert len(set(said)) == len(said)
    assert all(sentence.endswith(".") for sentence in said)
    assert "7" in say.address_fault(AddressFault.ROUND, 7)
