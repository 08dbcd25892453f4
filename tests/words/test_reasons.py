"""Why an action is refused, in both languages: the sentences of chosen positions by hand."""

import pytest

from engine import DRAW, PASS, Action, Place, Round
from engine.reasons import NotYourTurn, Reason
from tests.engine.positions import chain, position, tile
from tutorial.puzzles.places import read_place
from tutorial.words import words

# [1|1] · [1|4]: open are the open end of [1|1] and the four of [1|4].
LYING = "14.L11"
HAND = "00.03.04.12.22.25.34"
MANY = "14.15.16.13"


def refused(action: Action, lying: str = LYING, hand: str = HAND, boneyard: str = "") -> Reason:
    left = boneyard or "01.02.05.06"
    why = position(lying, hand, "55", boneyard=left).why_not(action)
    assert why is not None
    return why


def placed(held: str, at: str | None, **given: str) -> Reason:
    return refused(Place(tile(held), read_place(at or "open")), **given)


@pytest.mark.parametrize(
    ("why", "finnish", "english"),
    [
        (
            placed("39", "14l"),
            "Laattaa [3|9] ei ole: tuplakuutossarjassa suurin silmäluku on 6.",
            "There is no tile [3|9], because a half of a double-six set has 6 pips at most.",
        ),
        (
            placed("14", "14l"),
            "Laatta [1|4] on jo ketjussa. Valitse laatta kädestäsi.",
            "The tile [1|4] is in the chain already. Choose a tile from your hand.",
        ),
        (
            placed("66", "14l"),
            "Tupla [6|6] ei ole kädessäsi. Valitse laatta kädestäsi.",
            "The double [6|6] is not in your hand. Choose a tile from your hand.",
        ),
        (
            placed("25", "36l", lying="0"),
            "Ketju on vielä tyhjä, joten laatan [3|6] kuutospäähän ei voi liittää mitään. "
            "Laatta [2|5] avaa ketjun.",
            "The chain is still empty, so nothing can join the six of [3|6]. "
            "The tile [2|5] opens the chain.",
        ),
        (
            placed("12", "11x"),
            "Tuplan [1|1] kylkeen ei voi liittää laattaa [1|2], sillä mikään tupla ei avaa "
            "sivuhaaraa. Laatta [1|2] sopii tuplan [1|1] vapaaseen päähän.",
            "The tile [1|2] cannot join the side of the double [1|1], because no double opens "
            "a side branch. The tile [1|2] fits the open end of [1|1].",
        ),
        (
            placed("22", "14s"),
            "Laatan [1|4] ykköspää on jo liitetty tuplaan [1|1], joten siihen ei voi liittää "
            "tuplaa [2|2]. Tupla [2|2] ei sovi nyt kumpaankaan päähän.",
            "The one of [1|4] is joined to [1|1] already, so the double [2|2] cannot "
            "join there. The double [2|2] fits neither end now.",
        ),
        (
            placed("34", "11a"),
            "Tämä tuplan [1|1] pää on jo liitetty laattaan [1|4], joten siihen ei voi liittää "
            "laattaa [3|4]. Laatta [3|4] sopii laatan [1|4] nelospäähän.",
            "This end of [1|1] is joined to [1|4] already, so the tile [3|4] cannot join there. "
            "The tile [3|4] fits the four of [1|4].",
        ),
        (
            placed("14", "11x", lying="11.R15.R45", hand="14"),
            "Tuplan [1|1] kylkeen ei voi liittää laattaa [1|4], sillä mikään tupla ei avaa "
            "sivuhaaraa. Laatta [1|4] sopii ketjun kumpaankin päähän.",
            "The tile [1|4] cannot join the side of the double [1|1], because no double opens "
            "a side branch. The tile [1|4] fits either end of the chain.",
        ),
        (
            placed("34", None),
            "Ketju on jo avattu, joten valitse pää, johon liität laatan [3|4]. "
            "Laatta [3|4] sopii laatan [1|4] nelospäähän.",
            "The chain is open already, so choose the end that the tile [3|4] is to join. "
            "The tile [3|4] fits the four of [1|4].",
        ),
        (
            placed("25", "36s"),
            "Laatan [3|6] kolmospää ei ole tämän ketjun pää, joten siihen ei voi liittää "
            "laattaa [2|5]. Laatta [2|5] ei sovi nyt kumpaankaan päähän.",
            "The three of [3|6] is not an end of this chain, so the tile [2|5] cannot join "
            "there. The tile [2|5] fits neither end now.",
        ),
        (
            placed("25", "14l"),
            "Tämä pää on nelonen (laatan [1|4] nelospää), mutta laatassa [2|5] ei ole "
            "nelosta, vain kakkonen ja viitonen. Laatta ei sovi nyt kumpaankaan päähän.",
            "This end is a four (the four of [1|4]), but the halves of the tile [2|5] are "
            "a two and a five. The tile fits neither end now.",
        ),
        (
            placed("12", "14l"),
            "Tämä pää on nelonen (laatan [1|4] nelospää), mutta laatassa [1|2] ei ole "
            "nelosta, vain ykkönen ja kakkonen. "
            "Laatta sopii ketjun toiseen päähän, joka on ykkönen.",
            "This end is a four (the four of [1|4]), but the halves of the tile [1|2] are "
            "a one and a two. The tile fits the other end of the chain, which is a one.",
        ),
        (
            placed("22", "11b"),
            "Tämä pää on ykkönen (tuplan [1|1] vapaa pää), mutta tuplassa [2|2] ei ole ykköstä, "
            "vain kakkosia. Tupla ei sovi nyt kumpaankaan päähän.",
            "This end is a one (the open end of [1|1]), but both halves of the double [2|2] are "
            "twos. The double fits neither end now.",
        ),
        (
            placed("00", "14l"),
            "Tämä pää on nelonen (laatan [1|4] nelospää), mutta tuplan [0|0] tyhjät "
            "puolikkaat sopivat vain tyhjään. Tupla ei sovi nyt kumpaankaan päähän.",
            "This end is a four (the four of [1|4]), but the blank halves of [0|0] match "
            "only a blank. The double fits neither end now.",
        ),
        (
            placed("04", "11b"),
            "Tämä pää on ykkönen (tuplan [1|1] vapaa pää): laatan [0|4] tyhjä puolikas sopii vain "
            "tyhjään ja toinen puolikas vain neloseen. "
            "Laatta sopii ketjun toiseen päähän, joka on nelonen.",
            "This end is a one (the open end of [1|1]): the blank half of [0|4] matches only a "
            "blank, and its other half only a four. "
            "The tile fits the other end of the chain, which is a four.",
        ),
        (
            placed("12", "04s", lying="04"),
            "Tämä pää on nolla (laatan [0|4] nollapää), ja siihen sopii vain tyhjä puolikas, "
            "mutta laatassa [1|2] on vain ykkönen ja kakkonen. "
            "Laatta ei sovi nyt kumpaankaan päähän.",
            "This end is a blank (the blank of [0|4]), and only a blank half matches "
            "a blank, but the halves of the tile [1|2] are a one and a two. "
            "The tile fits neither end now.",
        ),
        (
            refused(DRAW, boneyard="05.06"),
            "Nostokasassa on jäljellä vain kahden laatan varanto, eikä siitä nosteta. "
            "Aseta laatta: voit pelata laatan [0|4], [1|2] tai [3|4].",
            "Only the reserve of two tiles is left in the boneyard, and it stays there. "
            "Place a tile: you can play the tile [0|4], [1|2] or [3|4].",
        ),
        (
            refused(DRAW, hand="22", boneyard="05.06"),
            "Nostokasassa on jäljellä vain kahden laatan varanto, eikä siitä nosteta. "
            "Pelattavaa ei ole, joten ohita vuoro.",
            "Only the reserve of two tiles is left in the boneyard, and it stays there. "
            "Nothing is playable, so pass.",
        ),
        (
            refused(PASS, hand="12.22", boneyard="05.06"),
            "Et voi ohittaa: voit pelata laatan [1|2]. Nostaa ei enää voi, joten aseta laatta.",
            "You cannot pass: you can play the tile [1|2]. "
            "There is nothing left to draw, so place a tile.",
        ),
        (
            refused(PASS, lying="11", hand=MANY, boneyard="01.05.06"),
            "Et voi ohittaa: kädessäsi on 4 pelattavaa laattaa. "
            "Aseta tai nosta; nostokasasta saa nostaa vielä 1 laatan.",
            "You cannot pass: 4 tiles in your hand are playable. "
            "Place or draw; 1 tile can still be drawn from the boneyard.",
        ),
        (
            refused(PASS, hand="22"),
            "Et voi vielä ohittaa: pelattavaa ei ole, joten nosta. "
            "Nostokasasta saa nostaa vielä 2 laattaa.",
            "You cannot pass yet: nothing is playable, so draw. "
            "2 tiles can still be drawn from the boneyard.",
        ),
        (
            NotYourTurn(seat=0, turn=2),
            "Nyt on pelaajan C vuoro, ei pelaajan A.",
            "It is the turn of player C, not of player A.",
        ),
    ],
)
def test_a_refusal_names_what_is_wrong_here(why: Reason, finnish: str, english: str) -> None:
    assert words("fi").reason(why) == finnish
    assert words("en").reason(why) == english


def test_a_round_that_is_over_says_how_it_ended() -> None:
    went_out = position("14", "22", "0", turn=0).why_not(DRAW)
    blocked = Round(chain("14"), ((tile("22"),), (tile("33"),)), (), 0, 0, passes=2).why_not(DRAW)
    assert went_out is not None
    assert blocked is not None
    assert words("fi").reason(went_out) == (
        "Kierros on jo päättynyt: pelaaja B pelasi viimeisen laattansa."
    )
    assert words("en").reason(went_out) == "The round is over: player B has gone out."
    assert words("fi").reason(blocked) == (
        "Kierros on jo päättynyt: kaikki ohittivat vuoronsa ja kierros tukkeutui."
    )
    assert words("en").reason(blocked) == (
        "The round is over: everyone passed and the round was blocked."
    )


def test_a_round_that_is_over_before_the_hands_are_shown_says_what_can_be_seen() -> None:
    round_ = position("14", "11", "22")
    view = round_.view(0).place(Place(tile("11"), round_.chain.left))
    why = view.why_not(DRAW)
    assert why is not None
    assert words("fi").reason(why) == (
        "Kierros on jo päättynyt: yhdellä pelaajista ei ole enää laattoja."
    )
    assert words("en").reason(why) == "The round is over: one of the players has no tiles left."


def test_one_playable_tile_at_two_ends_is_named_once() -> None:
    why = refused(PASS, lying="11", hand="14", boneyard="05.06")
    assert words("fi").reason(why).startswith("Et voi ohittaa: voit pelata laatan [1|4]. ")
