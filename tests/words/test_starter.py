"""Lots, the next starter and the order of turns in sentences, both languages."""

import pytest

from tutorial.puzzles import starter
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.starter import (
    AgainAlone,
    ByMistake,
    DrawAgain,
    EndedHint,
    HasTurn,
    LastStarterHint,
    LotTied,
    LowerLot,
    Mistake,
    OneHasMost,
    OutOfLots,
    PipsHint,
    SeatsOff,
    StarterAnswer,
    StartsByLot,
    StartsNext,
    TiedMissed,
    TurnsOff,
)
from tutorial.words import words

A, B, C, D = range(4)


@pytest.mark.parametrize(
    ("found", "finnish", "english"),
    [
        (
            StartsByLot(C, 11),
            "Pelaajan C arvassa on 11 silmää, eikä muilla ole yhtä paljon. Pelaaja C aloittaa.",
            "The lot of player C has 11 pips, and nobody else has as many. Player C starts.",
        ),
        (
            DrawAgain((A, C), 9),
            (
                "Pelaajien A ja C arvat ovat tasan: kummassakin on 9 silmää. Vain he arpovat "
                "uudelleen."
            ),
            "The lots of players A and C tie with 9 pips each. Only they draw again.",
        ),
        (
            DrawAgain((A, B, D), 1),
            (
                "Pelaajien A, B ja D arvat ovat tasan: kussakin on 1 silmä. Vain he arpovat "
                "uudelleen."
            ),
            "The lots of players A, B and D tie with 1 pip each. Only they draw again.",
        ),
        (
            StartsNext(A, D),
            (
                "Pelaaja D aloitti edellisen kierroksen. Aloitus siirtyy yhden paikan "
                "myötäpäivään, joten seuraavan aloittaa pelaaja A."
            ),
            (
                "Player D started the last round. The start moves one seat clockwise, so player"
                " A starts the next."
            ),
        ),
        (
            HasTurn(B, B, 0, drew=True),
            "Nostaminen ei siirrä vuoroa, joten vuoro on yhä pelaajalla B.",
            "Drawing does not pass the turn, so it is still that of player B.",
        ),
        (
            HasTurn(C, B, 1, drew=False),
            "Vuoro siirtyi pelaajasta B myötäpäivään kerran, joten nyt on pelaajan C vuoro.",
            "From player B the turn moved on once, clockwise, so now it is that of player C.",
        ),
        (
            HasTurn(A, B, 3, drew=True),
            (
                "Vuoro siirtyi pelaajasta B myötäpäivään kolme kertaa, joten nyt on pelaajan A "
                "vuoro. Nostaminen ei siirtänyt vuoroa."
            ),
            (
                "From player B the turn moved on three times, clockwise, so now it is that of "
                "player A. Drawing did not move it."
            ),
        ),
        (
            ByMistake(Mistake.HEAVIEST_DOUBLE, B),
            (
                "Pelaajan B arpa on tupla, mutta tupla ei ratkaise. Silmät lasketaan, ja "
                "jollakulla on niitä enemmän."
            ),
            (
                "The lot of player B is a double, but that decides nothing. Pips are counted, "
                "and someone has more."
            ),
        ),
        (
            ByMistake(Mistake.CLAIM_BY_TILE, D),
            "Pelaajan D tuplakuutonen ei anna oikeutta aloittaa. Aloittajan ratkaisee arvonta.",
            "The double six of player D gives no claim to start. The lots decide who starts.",
        ),
        (
            ByMistake(Mistake.CLAIM_BY_TILE, D, B),
            (
                "Pelaajan D tuplakuutonen ei anna oikeutta aloittaa. Aloitus siirtyy "
                "edellisestä aloittajasta, pelaajasta B."
            ),
            (
                "The double six of player D gives no claim to start. The start moves on from "
                "the last starter, player B."
            ),
        ),
        (
            ByMistake(Mistake.ALL_AGAIN),
            "Kaikki eivät arvo uudelleen, vaan vain ne, joiden arvat ovat tasan.",
            "Not everyone draws again, but only those whose lots tie.",
        ),
        (
            ByMistake(Mistake.WINNER_STARTS, D, B),
            (
                "Pelaaja D voitti kierroksen, mutta voittaja ei saa aloitusta. Aloitus siirtyy "
                "edellisestä aloittajasta, pelaajasta B."
            ),
            (
                "Player D won the round, but the winner does not get the start. It moves on "
                "from the last starter, player B."
            ),
        ),
        (
            ByMistake(Mistake.STARTER_STAYS, B, B),
            (
                "Pelaaja B aloitti edellisen kierroksen. Aloitus siirtyy häneltä eteenpäin, "
                "päättyipä kierros miten tahansa."
            ),
            (
                "Player B started the last round. The start moves on from there, however the "
                "round ended."
            ),
        ),
        (
            ByMistake(Mistake.LOTS_AGAIN, None, B),
            (
                "Aloittaja arvotaan vain ennen ensimmäistä kierrosta. Nyt aloitus siirtyy "
                "edellisestä aloittajasta, pelaajasta B."
            ),
            (
                "Lots are drawn only before the first round. Now the start moves on from the "
                "last starter, player B."
            ),
        ),
        (
            ByMistake(Mistake.COUNTER_CLOCKWISE, A, B),
            (
                "Pelaajaan A päätyy, kun kiertää pöytää pelaajasta B vastapäivään. Kierretään "
                "myötäpäivään."
            ),
            (
                "You come to player A by going round the table counter-clockwise from player B."
                " Go clockwise."
            ),
        ),
        (
            ByMistake(Mistake.DRAW_ENDS_TURN, C, B),
            (
                "Pelaajan C vuoro olisi, jos nostaminen siirtäisi vuoron. Nostamisen jälkeen "
                "vuoro on yhä samalla pelaajalla."
            ),
            (
                "It would be the turn of player C if drawing passed the turn. After drawing it "
                "is still the same player's turn."
            ),
        ),
        (
            ByMistake(Mistake.PLACING_KEEPS_TURN, B, B),
            "Viimeksi laatan asetti pelaaja B, ja asettaminen päätti hänen vuoronsa.",
            "Player B was the last to place a tile, and placing ended their turn.",
        ),
        (
            ByMistake(Mistake.PASS_KEEPS_TURN, B, A),
            "Pelaajan B vuoro olisi, jos ohitus ei siirtäisi vuoroa. Ohitus päättää vuoron.",
            ("It would be the turn of player B if passing did not move it. Passing ends the turn."),
        ),
        (
            LowerLot(B, 1, 1),
            "Pelaajan B arvassa on 1 silmä, mutta yhdellä pelaajalla on enemmän.",
            "The lot of player B has 1 pip, but one player has more.",
        ),
        (
            LowerLot(B, 7, 2),
            "Pelaajan B arvassa on 7 silmää, mutta kahdella pelaajalla on enemmän.",
            "The lot of player B has 7 pips, but two players have more.",
        ),
        (
            LotTied(A, 9),
            (
                "Pelaajan A arvassa on 9 silmää, mutta yhtä paljon on jollakulla toisellakin. "
                "Kukaan ei siis vielä aloita."
            ),
            ("The lot of player A has 9 pips, but someone else has as many. So nobody starts yet."),
        ),
        (
            OutOfLots(D),
            "Pelaaja D ei ollut edellisessä arvonnassa tasoissa, joten hän ei arponut enää.",
            "Player D was not tied in the drawing before, and so drew no more lots.",
        ),
        (
            OneHasMost(()),
            "Arpoja ei tarvita lisää: yhdellä pelaajalla on yksin eniten silmiä. Kenellä?",
            "No more lots are needed: one player alone has the most pips. Who?",
        ),
        (
            OneHasMost(((A, 5),)),
            (
                "Pelaajan A arvassa on 5 silmää, mutta kukaan ei ole tasoissa kärjessä: yhdellä"
                " pelaajalla on yksin eniten silmiä. Kenellä?"
            ),
            (
                "The lot of player A has 5 pips, but nobody ties for the most: one player alone"
                " has it. Who?"
            ),
        ),
        (
            OneHasMost(((A, 5), (B, 9))),
            (
                "Arpojen silmät ovat A 5 ja B 9. Kärjessä ei olla tasan: yhdellä pelaajalla on "
                "yksin eniten. Kenellä?"
            ),
            (
                "The pips of the lots are A 5 and B 9. Nobody ties for the most: one player "
                "alone has it. Who?"
            ),
        ),
        (
            AgainAlone(A),
            "Pelaaja A ei voi arpoa yksin. Uudelleen arpovat kaikki, joiden arvat ovat tasan.",
            "Player A cannot draw lots alone. All whose lots tie draw again.",
        ),
        (
            TiedMissed((), 2),
            "Kärjessä on tasoissa 2 muuta pelaajaa.",
            "It is 2 other players who tie for the most.",
        ),
        (
            TiedMissed((A,), 1),
            "Pelaaja A on tasoissa, samoin yksi pelaaja, jota et merkinnyt.",
            "Player A is tied, and so is one player whom you did not mark.",
        ),
        (
            TiedMissed((A,), 2),
            "Pelaaja A on tasoissa, samoin 2 pelaajaa, joita et merkinnyt.",
            "Player A is tied, and so are 2 players whom you did not mark.",
        ),
        (
            TiedMissed((A, B), 1),
            "Pelaajat A ja B ovat tasoissa, samoin yksi pelaaja, jota et merkinnyt.",
            "Players A and B are tied, and so is one player whom you did not mark.",
        ),
        (
            TiedMissed((A, B), 2),
            "Pelaajat A ja B ovat tasoissa, samoin 2 pelaajaa, joita et merkinnyt.",
            "Players A and B are tied, and so are 2 players whom you did not mark.",
        ),
        (
            SeatsOff(B, B, 0),
            (
                "Pelaaja B aloitti edellisen kierroksen. Sama pelaaja ei aloita kahta kierrosta"
                " peräkkäin."
            ),
            (
                "Player B started the last round. The same player does not start two rounds in "
                "a row."
            ),
        ),
        (
            SeatsOff(D, B, 2),
            (
                "Pelaaja D istuu pelaajasta B myötäpäivään kahden paikan päässä. Aloitus "
                "siirtyy vain yhden paikan."
            ),
            "Player D sits two seats clockwise of player B. The start moves only one seat.",
        ),
        (
            TurnsOff(A, A, 0, drew=False),
            ("Pelaajasta A alettiin, mutta sen jälkeen vuoro on siirtynyt. Laske, montako kertaa."),
            "It began with player A, but then the turn moved on. Count how many times.",
        ),
        (
            TurnsOff(D, A, 3, drew=True),
            (
                "Pelaajalle D vuoro tulisi, jos se olisi siirtynyt pelaajasta A kolme kertaa. "
                "Laske siirrot uudelleen. Nostaminen ei siirrä vuoroa."
            ),
            (
                "The turn would come to player D if it had moved on from player A three times. "
                "Count again. Drawing does not move it."
            ),
        ),
    ],
)
def test_what_is_said_of_an_attempt(found: Finding, finnish: str, english: str) -> None:
    assert words("fi").reason(found) == finnish
    assert words("en").reason(found) == english


@pytest.mark.parametrize(
    ("step", "finnish", "english"),
    [
        (
            PipsHint(((A, 5), (B, 7))),
            "Arpojen silmät: pelaajan A 5 ja pelaajan B 7.",
            "The pips of the lots: player A 5 and player B 7.",
        ),
        (
            LastStarterHint(B),
            (
                "Edellisen kierroksen aloitti pelaaja B. Kierroksen tulos ja käden laatat eivät"
                " vaikuta siihen, kuka aloittaa seuraavan."
            ),
            (
                "Player B started the last round. How it ended and what anyone holds does not "
                "matter for who starts the next."
            ),
        ),
        (
            EndedHint(2, 0),
            "Asettaminen ja ohitus päättävät vuoron, nostaminen ei. Nyt vain nostetaan.",
            "Placing and passing end a turn, drawing does not. Here tiles are only drawn.",
        ),
        (
            EndedHint(4, 3),
            (
                "Asettaminen ja ohitus päättävät vuoron, nostaminen ei. Vuoro siirtyy siis "
                "kolme kertaa."
            ),
            ("Placing and passing end a turn, drawing does not. So the turn moves on three times."),
        ),
        (
            StarterAnswer(StartsNext(A, D)),
            (
                "Pelaaja D aloitti edellisen kierroksen. Aloitus siirtyy yhden paikan "
                "myötäpäivään, joten seuraavan aloittaa pelaaja A."
            ),
            (
                "Player D started the last round. The start moves one seat clockwise, so player"
                " A starts the next."
            ),
        ),
    ],
)
def test_what_a_hint_says(step: Hint, finnish: str, english: str) -> None:
    assert words("fi").hint(step) == finnish
    assert words("en").hint(step) == english


@pytest.mark.parametrize(
    ("question", "finnish", "english"),
    [
        (
            "lots~14.36.25",
            (
                "Ensimmäinen aloittaja arvotaan, esimerkiksi niin, että eniten silmiä nostanut "
                "aloittaa. Kuka aloittaa, vai arvotaanko uudelleen?"
            ),
            (
                "The first starter is drawn by lot, for example the most pips start. Who "
                "starts, or are lots drawn again?"
            ),
        ),
        (
            "lots~36.45.44.12-05.16~c",
            (
                "Ensimmäinen aloittaja arvotaan, esimerkiksi niin, että eniten silmiä nostanut "
                "aloittaa. Arvonta päättyi tasan, joten tasoissa olleet arpoivat uudelleen. "
                "Pelaaja C haluaisi aloittaa, koska hänellä on kädessään tuplakuutonen. Kuka "
                "aloittaa, vai arvotaanko vielä kerran?"
            ),
            (
                "The first starter is drawn by lot, for example the most pips start. The "
                "drawing ended in a tie, so the tied drew again. Player C would like to start, "
                "holding the double six in their hand. Who starts, or are lots drawn once more?"
            ),
        ),
        (
            "next~3b.out-a",
            (
                "Pelaaja B aloitti kierroksen, joka päättyi juuri. Pelaaja A pelasi viimeisen "
                "laattansa ja voitti sen. Kuka aloittaa seuraavan kierroksen?"
            ),
            (
                "Player B started the round that has just ended. Player A went out and won it. "
                "Who starts the next round?"
            ),
        ),
        (
            "next~4d.tie~a",
            (
                "Pelaaja D aloitti kierroksen, joka päättyi juuri. Se tukkeutui, ja pienimpien "
                "käsien tasatulos ei tuonut pisteitä kenellekään. Pelaaja A haluaisi aloittaa, "
                "koska hänellä on kädessään tuplakuutonen. Kuka aloittaa seuraavan kierroksen?"
            ),
            (
                "Player D started the round that has just ended. It was blocked, and a tie for "
                "the lowest hand brought points to nobody. Player A would like to start, "
                "holding the double six in their hand. Who starts the next round?"
            ),
        ),
        (
            "next~4d.blocked-c",
            (
                "Pelaaja D aloitti kierroksen, joka päättyi juuri. Se tukkeutui, ja pelaaja C "
                "voitti sen. Kuka aloittaa seuraavan kierroksen?"
            ),
            (
                "Player D started the round that has just ended. It was blocked, and player C "
                "won it. Who starts the next round?"
            ),
        ),
        (
            "turn~4b.tdt",
            (
                "Vuorossa on pelaaja B. Sitten tapahtuu järjestyksessä se, mikä luettelossa "
                "lukee. Kenen vuoro on sen jälkeen?"
            ),
            (
                "It is the turn of player B. Then happens, in this order, what the list says. "
                "Whose turn is it after that?"
            ),
        ),
    ],
)
def test_how_it_is_asked(question: str, finnish: str, english: str) -> None:
    asked = starter.from_text(question)
    assert words("fi").task(asked) == finnish
    assert words("en").task(asked) == english
