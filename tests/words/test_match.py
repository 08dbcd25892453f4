"""A match and its totals in sentences, both languages."""

import pytest

from engine import Ended, Result, Tied, Won
from tutorial.puzzles import match
from tutorial.puzzles.facts import Finding, Hint
from tutorial.puzzles.facts.match import (
    ByMistake,
    CreditHint,
    LeadHint,
    MatchAnswer,
    Mistake,
    NotEqual,
    OtherHasMore,
    Stand,
    Standing,
    StillPlaying,
    TargetMissed,
    TargetReached,
    TieAlone,
    TiedBehind,
    TiedBelow,
    TiedMissed,
    TotalByMistake,
    TotalOff,
    VerdictRight,
)
from tutorial.words import words

A, B, C, D = range(4)
OUT = Result(Ended.OUT, A, 10, (0, 10))
TIE = Result(Ended.BLOCKED, None, 0, (9, 9))


@pytest.mark.parametrize(
    ("found", "finnish", "english"),
    [
        (
            Standing(Stand.SCORED, (105, 80), 100, Won(A), OUT),
            (
                "Pelaajalla A on nyt 95 + 10 = 105 pistettä. Tavoite kahdella pelaajalla on "
                "100, joten hän voittaa ottelun. Ylittävät pisteet säilyvät. Saldot ovat nyt: "
                "pelaajan A 105 ja pelaajan B 80."
            ),
            (
                "Player A now has 95 + 10 = 105 points. With two players the target is 100, so "
                "they win the match. Points beyond the target stay. The totals are now: player "
                "A 105 and player B 80."
            ),
        ),
        (
            Standing(Stand.SCORED, (100, 80), 100, Won(A), OUT),
            (
                "Pelaajalla A on nyt 90 + 10 = 100 pistettä. Tavoite kahdella pelaajalla on "
                "100, joten hän voittaa ottelun. Saldot ovat nyt: pelaajan A 100 ja pelaajan B "
                "80."
            ),
            (
                "Player A now has 90 + 10 = 100 points. With two players the target is 100, so "
                "they win the match. The totals are now: player A 100 and player B 80."
            ),
        ),
        (
            Standing(Stand.SCORED, (99, 80), 100, None, OUT),
            (
                "Tavoite kahdella pelaajalla on 100, ja suurin saldo on nyt 99. Ottelu jatkuu. "
                "Saldot ovat nyt: pelaajan A 99 ja pelaajan B 80."
            ),
            (
                "With two players the target is 100, and the highest total is now 99. The match"
                " goes on. The totals are now: player A 99 and player B 80."
            ),
        ),
        (
            Standing(Stand.GIVEN, (70, 65, 3), 61, Won(A), None),
            (
                "Pelaajalla A on nyt eniten pisteitä, 70. Tavoite kolmella pelaajalla on 61, "
                "joten hän voittaa ottelun. Ylittävät pisteet säilyvät."
            ),
            (
                "Player A now has the most points, 70. With three players the target is 61, so "
                "they win the match. Points beyond the target stay."
            ),
        ),
        (
            Standing(Stand.GIVEN, (61, 7, 61), 61, Tied((A, C)), None),
            (
                "Pelaajilla A ja C on kärjessä yhtä paljon, 61 pistettä. Tavoite kolmella "
                "pelaajalla on 61, joten ottelu päättyy tasapeliin. Tilanteesta 0–0 alkaen näin"
                " ei voi käydä, koska kierroksella hyvityksen saa vain yksi."
            ),
            (
                "Players A and C share the lead with 61 points each. With three players the "
                "target is 61, so the match is tied. From 0–0 this cannot come about, because "
                "only one player is credited in a round."
            ),
        ),
        (
            Standing(Stand.PLAYING, (95, 80), 100, None, None),
            (
                "Ottelu ei ole ohi: kierros on kesken, ja pisteet lasketaan vasta sen lopussa. "
                "Tavoite tarkistetaan vasta sitten."
            ),
            (
                "The match is not over: the round is in play, and points are counted only at "
                "its end. Only then is the target looked at."
            ),
        ),
        (
            VerdictRight(Won(A)),
            "Oikein: pelaaja A voittaa ottelun. Saldot eivät vielä täsmää.",
            "Right: player A wins the match. The totals are not right yet.",
        ),
        (
            VerdictRight(Tied((A, B))),
            "Oikein: ottelu päättyy tasapeliin. Saldot eivät vielä täsmää.",
            "Right: the match is tied. The totals are not right yet.",
        ),
        (
            VerdictRight(None),
            "Oikein: ottelu jatkuu. Saldot eivät vielä täsmää.",
            "Right: the match goes on. The totals are not right yet.",
        ),
        (
            ByMistake(Mistake.CHECKED_BEFORE, 100),
            (
                "Tavoite tarkistetaan vasta, kun kierroksen pisteet on lisätty saldoon. Lisää "
                "ne ensin."
            ),
            (
                "The target is looked at only after the round's points have been added to the "
                "total. Add them first."
            ),
        ),
        (
            ByMistake(Mistake.MID_ROUND, 100, A),
            (
                "Pelaaja A ei ole vielä saanut pisteitä: kierros on kesken. Tavoite "
                "tarkistetaan vasta kierroksen loppupisteytyksen jälkeen."
            ),
            (
                "Player A has not got those points yet: the round is still in play. The target "
                "is looked at only after the round has been scored."
            ),
        ),
        (
            ByMistake(Mistake.HUNDRED_FOR_MANY, 61),
            (
                "Sataan asti pelataan vain kahdella pelaajalla. Kolmella tai neljällä tavoite "
                "on pienempi."
            ),
            "Only two players play to a hundred. With three or four the target is smaller.",
        ),
        (
            ByMistake(Mistake.SIXTY_ONE_FOR_TWO, 100, A),
            (
                "Pelaajan A saldo riittäisi kolmen tai neljän pelaajan ottelussa. Kahdella "
                "pelaajalla tavoite on suurempi."
            ),
            (
                "The total of player A would do in a match of three or four. With two players "
                "the target is larger."
            ),
        ),
        (
            ByMistake(Mistake.MORE_THAN_TARGET, 100),
            "Tavoitetta ei tarvitse ylittää: tasan sata pistettä riittää.",
            "The target need not be passed: exactly 100 points are enough.",
        ),
        (
            ByMistake(Mistake.MORE_THAN_TARGET, 61),
            "Tavoitetta ei tarvitse ylittää: tasan 61 pistettä riittää.",
            "The target need not be passed: exactly 61 points are enough.",
        ),
        (
            ByMistake(Mistake.EXACT_NEEDED, 61),
            (
                "Tavoitteeseen 61 ei tarvitse osua tasan: sen saa ylittää, ja ylittävät pisteet"
                " säilyvät."
            ),
            (
                "The target 61 need not be hit exactly: it may be passed, and the points beyond"
                " it stay."
            ),
        ),
        (
            ByMistake(Mistake.ROUND_FOR_MATCH, 61, B),
            (
                "Pelaaja B voitti kierroksen, mutta ottelun voittaa vasta se, jolla on "
                "vähintään 61 pistettä."
            ),
            "Player B won the round, but the match is won only with at least 61 points.",
        ),
        (
            ByMistake(Mistake.TIE_BY_SEAT, 61, B),
            (
                "Pelaajalla B on kärkisaldo, mutta ei yksin. Kärjen tasatulosta ei ratkaista "
                "millään lisäehdolla."
            ),
            (
                "Player B has the highest total, but not alone. A tied lead is not broken by "
                "anything else."
            ),
        ),
        (
            ByMistake(Mistake.PLAY_ON, 61),
            (
                "Kärki on tasan, ja tavoite on jo saavutettu. Silloin ottelu ei jatku "
                "ratkaisukierrokseen."
            ),
            (
                "The lead is tied, and the target has been reached. There is no deciding round "
                "after that."
            ),
        ),
        (
            StillPlaying((B,)),
            (
                "Kierros on kesken. Pelaajan B saldoa verrataan tavoitteeseen vasta, kun "
                "kierros on pisteytetty."
            ),
            (
                "The round is still in play. The total of player B is compared with the target "
                "only after it has been scored."
            ),
        ),
        (
            StillPlaying((A, B)),
            (
                "Kierros on kesken. Pelaajien A ja B saldoja verrataan vasta, kun kierros on "
                "pisteytetty."
            ),
            (
                "The round is still in play. The totals of players A and B are compared only "
                "after it has been scored."
            ),
        ),
        (
            TargetMissed(B, 100, 80),
            "Pelaajalla B on nyt 80 pistettä. Tavoite on 100, joten siitä puuttuu 20 pistettä.",
            "Player B now has 80 points. The target is 100, so 20 points are missing.",
        ),
        (
            TargetMissed(B, 61, 60),
            "Pelaajalla B on nyt 60 pistettä. Tavoite on 61, joten siitä puuttuu 1 piste.",
            "Player B now has 60 points. The target is 61, so 1 point is missing.",
        ),
        (
            TargetMissed(B, 100, None),
            "Pelaajan B uusi saldo jää alle tavoitteen, joka on 100.",
            "The new total of player B is below the target of 100.",
        ),
        (
            OtherHasMore(B, 61),
            "Pelaaja B on saavuttanut tavoitteen 61, mutta jollakulla on vielä enemmän.",
            "Player B has reached the target of 61, but someone has more.",
        ),
        (
            TargetReached(61, 3),
            "Tavoite kolmella pelaajalla on 61, ja suurin saldo on jo vähintään niin suuri.",
            "With three players the target is 61, and the highest total is at least that now.",
        ),
        (
            TieAlone(A),
            "Pelaaja A ei voi olla tasoissa yksin. Merkitse kaikki.",
            "Player A cannot be tied alone. Mark all who are tied.",
        ),
        (
            NotEqual((A, B, C)),
            "Pelaajien A, B ja C saldot eivät ole yhtä suuret.",
            "The totals of players A, B and C are not equal.",
        ),
        (
            TiedBehind((B, C)),
            (
                "Pelaajilla B ja C on yhtä paljon, mutta jollakulla on enemmän. Tasapeli tulee "
                "vain kärjen tasatuloksesta."
            ),
            (
                "Players B and C have equal totals, but someone has more. Only a tied lead "
                "makes a tied match."
            ),
        ),
        (
            TiedBelow((A, B), 61),
            ("Pelaajat A ja B ovat tasoissa, mutta kukaan ei ole vielä saavuttanut tavoitetta 61."),
            "Players A and B are tied, but nobody has reached the target of 61 yet.",
        ),
        (
            TiedMissed((A, C), 1),
            "Pelaajilla A ja C on kärkisaldo, mutta se on myös yhdellä muulla.",
            "Players A and C share the lead, and one more player has as much.",
        ),
        (
            TiedMissed((A, C), 2),
            "Pelaajilla A ja C on kärkisaldo, mutta se on myös 2 muulla.",
            "Players A and C share the lead, and 2 more have as much.",
        ),
        (
            TotalByMistake(Mistake.NOT_ADDED, A, 95, 95),
            "Pelaajalla A oli 95 jo ennen kierrosta. Kierroksen hyvitys lisätään siihen.",
            "Player A had 95 before the round. The credit of the round is added to that.",
        ),
        (
            TotalByMistake(Mistake.FROM_ZERO, A, 10, 95),
            "Luku 10 on pelkkä kierroksen hyvitys. Se lisätään pelaajan A aiempaan saldoon 95.",
            (
                "The number 10 is the credit of the round alone. It is added to the 95 that "
                "player A had."
            ),
        ),
        (
            TotalByMistake(Mistake.SURPLUS_LOST, A, 100, 95),
            "Pelaajan A saldo ei pysähdy lukuun 100: ylittävät pisteet säilyvät.",
            "The total of player A does not stop at 100: points beyond the target stay.",
        ),
        (
            TotalByMistake(Mistake.OPPONENT_REDUCED, B, 70, 80),
            "Pelaajan B saldosta ei vähennetä mitään. Vastustajien aiemmat pisteet säilyvät.",
            "Nothing is taken from the total of player B. Opponents keep what they had.",
        ),
        (
            TotalByMistake(Mistake.OPPONENT_CREDITED, B, 90, 80),
            "Pelaajan B saldoon ei lisätä mitään: hän ei saa tästä hyvitystä.",
            "Nothing is added to the total of player B, who is not credited for this round.",
        ),
        (
            TotalByMistake(Mistake.OWN_NOT_SUBTRACTED, B, 59, 41),
            (
                "Luvun 59 saa, kun tukon voittajan omat silmät jäävät vähentämättä. Ne "
                "vähennetään kerran vastustajien summasta."
            ),
            (
                "The number 59 comes from not taking off the winner's own pips. In a blocked "
                "round they are taken once from the opponents' sum."
            ),
        ),
        (
            TotalByMistake(Mistake.ROUNDED_TO_FIVE, A, 90, 80),
            (
                "Luvun 90 saa, kun hyvityksen pyöristää viiden pisteen tarkkuuteen. Hyvitys "
                "kirjataan pyöristämättä."
            ),
            (
                "The number 90 comes from rounding the credit to the nearest five. The credit "
                "is entered without rounding."
            ),
        ),
        (
            TotalByMistake(Mistake.DIVIDED_BY_FIVE, A, 97, 95),
            "Luvun 97 saa, kun hyvityksen jakaa viidellä. Hyvitys kirjataan sellaisenaan.",
            (
                "The number 97 comes from dividing the credit by five. The credit is entered as"
                " it is."
            ),
        ),
        (
            TotalOff(A, 106, 1, extra=False),
            "Pelaajan A saldossa 106 on 1 piste liikaa.",
            "The total of player A, 106, is 1 point too many.",
        ),
        (
            TotalOff(A, 71, 10, extra=True),
            (
                "Pelaajan A saldossa 71 on 10 pistettä liikaa. Kolmen pelaajan pelissä ei "
                "anneta erillistä lisähyvitystä."
            ),
            (
                "The total of player A, 71, is 10 points too many. A game of three has no extra"
                " credit of its own."
            ),
        ),
        (
            TotalOff(A, 100, -5, extra=False),
            "Pelaajan A saldosta 100 puuttuu 5 pistettä.",
            "The total of player A, 100, is 5 points too few.",
        ),
        (
            TotalOff(A, 0, -105, extra=False),
            "Pelaajan A saldo ei ole 0: aiemmat pisteet säilyvät.",
            "The total of player A is not 0: earlier points stay.",
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
            CreditHint(OUT),
            "Pelaaja A saa 10 pistettä tästä kierroksesta. Muiden saldot eivät muutu.",
            (
                "Player A is credited 10 points for this round. The totals of the others stay "
                "as they are."
            ),
        ),
        (
            CreditHint(TIE),
            "Kukaan ei saa kierroksesta hyvitystä, joten saldot eivät muutu.",
            "Nobody is credited for the round, so the totals stay as they are.",
        ),
        (
            LeadHint(2, 100),
            (
                "Tavoite kahdella pelaajalla on 100. Vertaa siihen suurinta saldoa, kun "
                "kierroksen pisteet on lisätty."
            ),
            (
                "With two players the target is 100. Compare it with the highest total once the"
                " round's points have been added."
            ),
        ),
        (
            MatchAnswer(Standing(Stand.PLAYING, (95, 80), 100, None, None)),
            (
                "Ottelu ei ole ohi: kierros on kesken, ja pisteet lasketaan vasta sen lopussa. "
                "Tavoite tarkistetaan vasta sitten."
            ),
            (
                "The match is not over: the round is in play, and points are counted only at "
                "its end. Only then is the target looked at."
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
            "v~95-80.out-a.0-10",
            "Kierros päättyi, ja pelaaja A saa 10 pistettä. Onko ottelu nyt ohi, ja miten?",
            (
                "The round is over, and player A is credited 10 points. Is the match over now, "
                "and how?"
            ),
        ),
        (
            "t~95-80.out-a.0-10",
            (
                "Kierros päättyi, ja pelaaja A saa 10 pistettä. Mitkä ovat uudet pistesaldot, "
                "ja onko ottelu nyt ohi?"
            ),
            (
                "The round is over, and player A is credited 10 points. What are the new "
                "running totals, and is the match over now?"
            ),
        ),
        (
            "s~95-80.out-a.0-10",
            (
                "Pelaaja A pelasi viimeisen laattansa, ja muiden käsisummat laskettiin. Mitkä "
                "ovat uudet pistesaldot, ja onko ottelu nyt ohi?"
            ),
            (
                "Player A went out, and the other hand totals have been counted. What are the "
                "new running totals, and is the match over now?"
            ),
        ),
        (
            "s~58-41-45.blocked.8-3-10",
            (
                "Kierros tukkeutui, ja käsisummat laskettiin. Mitkä ovat uudet pistesaldot, ja "
                "onko ottelu nyt ohi?"
            ),
            (
                "The round was blocked, and the hand totals have been counted. What are the new"
                " running totals, and is the match over now?"
            ),
        ),
        (
            "t~50-60.blocked.9-9",
            (
                "Kierros tukkeutui, ja pienimmät kädet ovat tasan. Mitkä ovat uudet "
                "pistesaldot, ja onko ottelu nyt ohi?"
            ),
            (
                "The round was blocked, and the lowest hands tie. What are the new running "
                "totals, and is the match over now?"
            ),
        ),
        (
            "s~50-60.blocked.9-9",
            "Kierros tukkeutui. Mitkä ovat uudet pistesaldot, ja onko ottelu nyt ohi?",
            (
                "The round was blocked, and the hand totals have been counted. What are the new"
                " running totals, and is the match over now?"
            ),
        ),
        (
            "v~95-80.play-a.0-10",
            (
                "Kierros on kesken. Jos pelaaja A nyt pelaisi viimeisen laattansa, hän saisi 10"
                " pistettä. Onko ottelu jo ohi, ja miten?"
            ),
            (
                "A round is in play. If player A went out now, they would be credited 10 "
                "points. Is the match over already, and how?"
            ),
        ),
        (
            "v~61-61-7.given",
            (
                "Kierros on juuri pisteytetty, ja pistesaldot ovat taulukossa. Onko ottelu ohi,"
                " ja miten se päättyi? (Saldot on annettu tehtävää varten: tilanteesta 0–0 "
                "alkaneessa ottelussa kaikki tällaiset eivät ole mahdollisia.)"
            ),
            (
                "A round has just been scored, and the running totals are in the table. Is the "
                "match over, and how did it end? (The totals are made up for this question: "
                "from 0–0 not all of that kind can come about.)"
            ),
        ),
    ],
)
def test_how_it_is_asked(question: str, finnish: str, english: str) -> None:
    asked = match.from_text(question)
    assert words("fi").task(asked) == finnish
    assert words("en").task(asked) == english
