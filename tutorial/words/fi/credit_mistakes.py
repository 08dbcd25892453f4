"""Finnish: the mistakes in counting a credit, each by its name."""

from typing import Literal, assert_never

from tutorial.puzzles.facts.credit import Mistake
from tutorial.words.fi.cases import letter

_Own = Literal[
    Mistake.OWN_NOT_SUBTRACTED,
    Mistake.OWN_SUBTRACTED_AGAIN,
    Mistake.OWN_ADDED,
    Mistake.OWN_HAND,
]

_Beside = Literal[
    Mistake.PLACING_SCORED,
    Mistake.ENDS_ADDED,
    Mistake.COMPARED_IN_PLAY,
    Mistake.NOUGHT_IN_PLAY,
    Mistake.TOTAL_GIVEN,
    Mistake.TOTALS_DEDUCTED,
]


def mistake(made: Mistake, number: int, seat: int | None) -> str:
    match made:
        case Mistake.RESERVE_COUNTED:
            return (
                f"Luvun {number} saa, kun laskee mukaan nostokasan laatat. "
                "Nostokasa ei ole kenenkään käsi, joten sitä ei lasketa."
            )
        case Mistake.TILES_COUNTED:
            return (
                f"Luku {number} on vastustajien laattojen määrä. "
                "Laske niiden silmät, kummastakin puolikkaasta."
            )
        case Mistake.ONE_HALF_COUNTED:
            return (
                f"Luvun {number} saa, kun laskee laatoista vain toisen puolikkaan. "
                "Kummankin puolikkaan silmät lasketaan."
            )
        case Mistake.ONE_HAND_MISSED if seat is not None:
            return (
                f"Luvun {number} saa, kun jättää pelaajan {letter(seat)} käden laskematta. "
                "Kaikkien vastustajien silmät lasketaan."
            )
        case Mistake.ONE_HAND_MISSED:
            return (
                f"Luvun {number} saa, kun jättää yhden vastustajan käden laskematta. "
                "Kaikkien vastustajien silmät lasketaan."
            )
        case Mistake.DIVIDED_BY_FIVE:
            return (
                f"Luvun {number} saa, kun jakaa hyvityksen viidellä. "
                "Draw-pelissä hyvitys kirjataan jakamatta."
            )
        case Mistake.ROUNDED_TO_FIVE:
            return (
                f"Luvun {number} saa, kun pyöristää hyvityksen viiden pisteen tarkkuuteen. "
                "Draw-pelissä hyvitys kirjataan pyöristämättä."
            )
        case Mistake.COMPARED_THOUGH_OUT:
            return (
                f"Luvun {number} saa, kun vertaa vastustajien käsiä kuin tukossa. "
                "Nyt yksi pelaaja pelasi viimeisen laattansa, joten käsiä ei verrata."
            )
        case Mistake.TIE_CREDITED:
            return (
                f"Luvun {number} saa, kun antaa hyvityksen yhdelle pienimmistä käsistä. "
                "Pienin käsi ei kuitenkaan ole ainoa."
            )
        case _:
            return _beside_the_hands(made, number, seat)


def _beside_the_hands(made: _Beside | _Own, number: int, seat: int | None) -> str:
    match made:
        case Mistake.PLACING_SCORED:
            return (
                f"Luvun {number} saa, kun laskee pisteitä viimeksi asetetusta laatasta. "
                "Laatan asettamisesta ei saa pisteitä, ei edes viimeisestä."
            )
        case Mistake.ENDS_ADDED:
            return (
                f"Luku {number} on ketjun päiden silmien summa. "
                "Draw-pelissä päitä ei lasketa yhteen, eikä asettamisesta saa pisteitä."
            )
        case Mistake.COMPARED_IN_PLAY:
            return (
                f"Luvun {number} saa, kun vertaa käsiä kuin tukossa. "
                "Kierros ei kuitenkaan ole vielä päättynyt, joten käsiä ei verrata."
            )
        case Mistake.NOUGHT_IN_PLAY:
            return (
                f"Hyvitys {number} kirjattaisiin vasta kierroksen lopussa. "
                "Kesken kierroksen hyvitystä ei ole lainkaan."
            )
        case Mistake.TOTAL_GIVEN:
            return (
                f"Luku {number} on pelaajan uusi pistesaldo. "
                "Nyt kysytään vain tämän kierroksen hyvitystä."
            )
        case Mistake.TOTALS_DEDUCTED:
            return (
                f"Luvun {number} saa, kun vähentää vastustajien aiemmat pistesaldot. "
                "Niistä ei vähennetä mitään, eivätkä ne vaikuta hyvitykseen."
            )
        case _:
            return _own_hand(made, number, seat)


def _own_hand(made: _Own, number: int, seat: int | None) -> str:
    match made:
        case Mistake.OWN_NOT_SUBTRACTED:
            return (
                f"Luku {number} on vastustajien silmien summa. "
                "Siitä vähennetään vielä voittajan omat silmät."
            )
        case Mistake.OWN_SUBTRACTED_AGAIN:
            return (
                f"Luvun {number} saa, kun vähentää voittajan omat silmät useammin kuin kerran. "
                "Ne vähennetään vain kerran."
            )
        case Mistake.OWN_ADDED:
            return (
                f"Luku {number} on kaikkien käsien summa. "
                "Voittajan omia silmiä ei lasketa mukaan, vaan ne vähennetään muista."
            )
        case Mistake.OWN_HAND:
            whose = "voittajan" if seat is None else f"pelaajan {letter(seat)}"
            return (
                f"Luku {number} on {whose} oma käsisumma. Hyvitys lasketaan vastustajien käsistä."
            )
        case _:
            assert_never(made)
