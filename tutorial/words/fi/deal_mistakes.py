"""Finnish: the mistakes behind a wrong number of a deal."""

from typing import Literal, assert_never

from tutorial.puzzles.facts.deal import Mistake, Number
from tutorial.words.fi.cases import tiles_as_object

_Set = Literal[
    Mistake.BLANK_FORGOTTEN,
    Mistake.DOUBLES_FORGOTTEN,
    Mistake.BOTH_WAYS,
    Mistake.LARGER_SET,
    Mistake.PIPS_COUNTED,
    Mistake.PARTNERS,
    Mistake.ONE_TOTAL,
]
_Left = Literal[
    Mistake.DRAWS_FORGOTTEN,
    Mistake.PLACED_TAKEN_OFF,
    Mistake.PLACED_FOR_DRAWN,
    Mistake.CHAIN_FORGOTTEN,
    Mistake.HANDS_FORGOTTEN,
    Mistake.OTHERS_FORGOTTEN,
]


def mistake(which: Mistake, number: Number, typed: int) -> str:
    """What leads to this number, and what is true instead, but not how much it is."""
    match which:
        case Mistake.SEVEN_FOR_FOUR if number is Number.EACH:
            return "Seitsemän laattaa jaetaan kahdelle tai kolmelle. Neljälle jaetaan vähemmän."
        case Mistake.SEVEN_FOR_FOUR:
            return (
                f"Nostokasaan jäisi {tiles_as_object(typed)}, jos neljälle jaettaisiin seitsemän "
                "kullekin. Neljälle jaetaan vähemmän."
            )
        case Mistake.SIX_FOR_FEW if number is Number.EACH:
            return "Kuusi laattaa jaetaan vain neljälle pelaajalle. Muuten jaetaan enemmän."
        case Mistake.SIX_FOR_FEW:
            return (
                f"Nostokasaan jäisi {tiles_as_object(typed)}, jos kukin saisi kuusi. "
                "Kuusi jaetaan vain neljälle pelaajalle."
            )
        case Mistake.ONE_HAND_DEALT:
            return (
                f"Luvun {typed} saa, kun 28 laatasta vähentää vain yhden käden. "
                "Jokainen pelaaja saa kätensä samasta sarjasta."
            )
        case Mistake.RESERVE_LEFT_OUT:
            return (
                f"Luvusta {typed} puuttuu varanto. Myös sen kaksi laattaa ovat nostokasassa, "
                "vaikka niitä ei nosteta."
            )
        case Mistake.RESERVE_DRAWN:
            return (
                f"Luvussa {typed} on mukana varanto. Nostokasan kahta viimeistä laattaa "
                "ei nosteta koskaan."
            )
        case Mistake.ONE_RESERVED:
            return (
                f"Luvun {typed} saa, kun nostokasaan jättää yhden laatan. "
                "Varannossa on kaksi laattaa."
            )
        case _:
            return _of_what_is_left(which, typed)


def _of_what_is_left(which: _Left | _Set, typed: int) -> str:
    match which:
        case Mistake.DRAWS_FORGOTTEN:
            return (
                f"Nostokasassa oli {tiles_as_object(typed)} heti jaon jälkeen. "
                "Sen jälkeen siitä on nostettu."
            )
        case Mistake.PLACED_TAKEN_OFF:
            return (
                f"Luvun {typed} saa, kun nostokasasta vähentää myös ketjun laatat. "
                "Ketjuun laatat asetetaan käsistä, joten ne eivät vähennä nostokasaa."
            )
        case Mistake.PLACED_FOR_DRAWN:
            return (
                f"Luvun {typed} saa, kun nostokasasta vähentää ketjun laatat. "
                "Nostokasaa vähentävät vain nostot."
            )
        case Mistake.CHAIN_FORGOTTEN:
            return (
                f"Luvun {typed} saa, kun 28 laatasta vähentää vain kädet. "
                "Myös ketjun laatat ovat samaa sarjaa."
            )
        case Mistake.HANDS_FORGOTTEN:
            return (
                f"Luvun {typed} saa, kun 28 laatasta vähentää vain ketjun. "
                "Myös käsien laatat ovat samaa sarjaa."
            )
        case Mistake.OTHERS_FORGOTTEN:
            return (
                f"Luvun {typed} saa, kun muiden pelaajien kädet jäävät laskematta. "
                "Nekin laatat ovat samaa sarjaa, vaikka niitä ei näe."
            )
        case _:
            return _of_the_set(which, typed)


def _of_the_set(which: _Set, typed: int) -> str:
    match which:
        case Mistake.BLANK_FORGOTTEN:
            return f"Luvusta {typed} puuttuu yksi laatta. Onko tuplanolla [0|0] mukana?"
        case Mistake.DOUBLES_FORGOTTEN:
            return f"Luvusta {typed} puuttuvat tuplat [0|0], [1|1] ja niin edelleen."
        case Mistake.BOTH_WAYS:
            return (
                f"Luvun {typed} saa, kun laskee laattoja kahteen kertaan. "
                "[1|2] ja [2|1] ovat sama laatta."
            )
        case Mistake.LARGER_SET:
            return (
                f"Niin monta laattaa, {typed}, on suuremmassa sarjassa. Draw-pelin sarjassa "
                "puolikkaan silmäluku on enintään kuusi."
            )
        case Mistake.PIPS_COUNTED:
            return f"Luku {typed} on sarjan kaikkien silmien summa. Laske laatat."
        case Mistake.PARTNERS:
            return "Kaksi pistesaldoa riittäisi, jos neljä pelaisi pareina. Draw ei ole paripeli."
        case Mistake.ONE_TOTAL:
            return "Yksi yhteinen pistesaldo ei riitä: jokainen pelaa itselleen."
        case _:
            assert_never(which)
