"""Finnish: the mistakes behind a wrong verdict on a match and behind a wrong total."""

from typing import Final, assert_never

from tutorial.puzzles.facts.match import Mistake, TotalMistake, VerdictMistake
from tutorial.words.fi.cases import letter

_EXACTLY: Final = {100: "tasan sata", 61: "tasan 61"}


def of_verdict(mistake: VerdictMistake, target: int, seat: int | None) -> str:
    """`seat`: who was named as the winner, if anyone."""
    named = "" if seat is None else letter(seat)
    match mistake:
        case Mistake.CHECKED_BEFORE:
            return (
                "Tavoite tarkistetaan vasta, kun kierroksen pisteet on lisätty saldoon. "
                "Lisää ne ensin."
            )
        case Mistake.MID_ROUND:
            return (
                f"Pelaaja {named} ei ole vielä saanut pisteitä: kierros on kesken. Tavoite "
                "tarkistetaan vasta kierroksen loppupisteytyksen jälkeen."
            )
        case Mistake.HUNDRED_FOR_MANY:
            return (
                "Sataan asti pelataan vain kahdella pelaajalla. "
                "Kolmella tai neljällä tavoite on pienempi."
            )
        case Mistake.SIXTY_ONE_FOR_TWO:
            return (
                f"Pelaajan {named} saldo riittäisi kolmen tai neljän pelaajan ottelussa. "
                "Kahdella pelaajalla tavoite on suurempi."
            )
        case Mistake.MORE_THAN_TARGET:
            return f"Tavoitetta ei tarvitse ylittää: {_EXACTLY[target]} pistettä riittää."
        case Mistake.EXACT_NEEDED:
            return (
                f"Tavoitteeseen {target} ei tarvitse osua tasan: sen saa ylittää, ja ylittävät "
                "pisteet säilyvät."
            )
        case Mistake.ROUND_FOR_MATCH:
            return (
                f"Pelaaja {named} voitti kierroksen, mutta ottelun voittaa vasta se, "
                f"jolla on vähintään {target} pistettä."
            )
        case Mistake.TIE_BY_SEAT:
            return (
                f"Pelaajalla {named} on kärkisaldo, mutta ei yksin. "
                "Kärjen tasatulosta ei ratkaista millään lisäehdolla."
            )
        case Mistake.PLAY_ON:
            return (
                "Kärki on tasan, ja tavoite on jo saavutettu. "
                "Silloin ottelu ei jatku ratkaisukierrokseen."
            )
        case _:
            assert_never(mistake)


def of_total(mistake: TotalMistake, seat: int, typed: int, before: int) -> str:
    """`before`: what the player had before the round."""
    name = letter(seat)
    match mistake:
        case Mistake.NOT_ADDED:
            return (
                f"Pelaajalla {name} oli {typed} jo ennen kierrosta. "
                "Kierroksen hyvitys lisätään siihen."
            )
        case Mistake.FROM_ZERO:
            return (
                f"Luku {typed} on pelkkä kierroksen hyvitys. Se lisätään pelaajan {name} "
                f"aiempaan saldoon {before}."
            )
        case Mistake.SURPLUS_LOST:
            return f"Pelaajan {name} saldo ei pysähdy lukuun {typed}: ylittävät pisteet säilyvät."
        case Mistake.OPPONENT_REDUCED:
            return (
                f"Pelaajan {name} saldosta ei vähennetä mitään. "
                "Vastustajien aiemmat pisteet säilyvät."
            )
        case Mistake.OPPONENT_CREDITED:
            return f"Pelaajan {name} saldoon ei lisätä mitään: hän ei saa tästä hyvitystä."
        case Mistake.OWN_NOT_SUBTRACTED:
            return (
                f"Luvun {typed} saa, kun tukon voittajan omat silmät jäävät vähentämättä. "
                "Ne vähennetään kerran vastustajien summasta."
            )
        case Mistake.ROUNDED_TO_FIVE:
            return (
                f"Luvun {typed} saa, kun hyvityksen pyöristää viiden pisteen tarkkuuteen. "
                "Hyvitys kirjataan pyöristämättä."
            )
        case Mistake.DIVIDED_BY_FIVE:
            return (
                f"Luvun {typed} saa, kun hyvityksen jakaa viidellä. Hyvitys kirjataan sellaisenaan."
            )
        case _:
            assert_never(mistake)
