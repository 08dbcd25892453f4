"""Finnish: what to do about an answer that cannot be read."""

from tutorial.puzzles import AttemptUnreadable, Problem


def unreadable(error: AttemptUnreadable) -> str:
    """What to do so that the answer can be read."""
    match error.field, error.problem:
        case "tile" | "at", _:
            return _unreadable_placement(error)
        case "open" | "pips" | "winner", _:
            return _unreadable_choice(error)
        case "may" | "must" | "do" | "log", _:
            return _unreadable_turn(error)
        case "count", _:
            return _unreadable_count(error)
        case "each" | "boneyard" | "drawable" | "set" | "totals" | "marked", _:
            return _unreadable_deal(error)
        case "starter" | "with" | "over" | "tied", _:
            return _unreadable_player(error)
        case "total-a" | "total-b" | "total-c" | "total-d", _:
            return _unreadable_total(error)
        case "out" | "new", _:
            return _unreadable_exchange(error)
        case "action" | "rule", _:
            return _unreadable_slip(error)
        case "points", _:
            return _unreadable_points(error.problem)
        case _:
            return "Vastauksesta ei saanut selvää. Valitse tai kirjoita se uudelleen."


def _unreadable_points(problem: Problem) -> str:
    match problem:
        case Problem.TOO_LARGE:
            return "Niin suurta hyvitystä ei voi tulla. Tarkista, mitä kirjoitit."
        case Problem.SEVERAL:
            return "Kirjoita pisteet vain kerran, esimerkiksi 30."
        case Problem.MISSING:
            return "Kirjoita myös pisteet, esimerkiksi 30. Jos niitä ei tule, kirjoita 0."
        case _:
            return "Kirjoita pisteet numeroina, esimerkiksi 30."


def _unreadable_placement(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "tile", Problem.MISSING:
            return "Valitse ensin laatta kädestäsi."
        case "tile", Problem.SEVERAL:
            return "Valitse vain yksi laatta."
        case "tile", _:
            return "Sellaista laattaa ei ole. Valitse laatta kädestäsi."
        case _, Problem.MISSING:
            return "Valitse myös, mihin kohtaan laatta asetetaan."
        case _, Problem.SEVERAL:
            return "Valitse laatalle vain yksi kohta."
        case _:
            return "Sellaista kohtaa ei ole. Valitse kohta ketjusta."


def _unreadable_choice(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "open", Problem.MISSING:
            return "Merkitse ensin kohdat, jotka ovat vapaita päitä."
        case "open", _:
            return "Sellaista kohtaa ei ole. Merkitse vapaat päät ketjusta."
        case "pips", Problem.MISSING:
            return "Valitse myös silmäluvut, joista ketjua voi jatkaa."
        case "pips", _:
            return "Valitse silmäluvut väliltä 0–6."
        case _, Problem.MISSING:
            return "Valitse ensin, kuka saa pisteet, tai Ei kukaan."
        case _, Problem.SEVERAL:
            return "Valitse vain yksi pelaaja tai ei kukaan."
        case _:
            return "Tässä kierroksessa ei ole sellaista pelaajaa. Valitse joku mukana olevista."


def _unreadable_turn(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "may", Problem.MISSING:
            return "Merkitse ainakin yksi: asettaa, nostaa tai ohittaa."
        case "may", _:
            return "Valitse näistä: asettaa, nostaa tai ohittaa."
        case "must", Problem.MISSING:
            return "Valitse ensin, onko sinun nostettava."
        case "must", Problem.SEVERAL:
            return "Valitse joko kyllä tai ei."
        case "must", _:
            return "Valitse kyllä tai ei."
        case "do", Problem.MISSING:
            return "Aseta laatta, nosta tai ohita vuoro."
        case "do", Problem.SEVERAL:
            return "Tee yksi asia kerrallaan: aseta, nosta tai ohita."
        case "do", _:
            return "Sellaista tekoa ei ole. Aseta laatta, nosta tai ohita vuoro."
        case _, Problem.MISSING:
            return "Vuorosi alku puuttuu. Aloita vuoro alusta."
        case _, Problem.TOO_LARGE:
            return "Nostoja on enemmän kuin nostettavia laattoja. Jatka tästä tai aloita alusta."
        case _:
            return "Vuorosi alusta ei saanut selvää. Jatka tästä tai aloita vuoro alusta."


def _unreadable_count(error: AttemptUnreadable) -> str:
    match error.problem:
        case Problem.MISSING:
            return "Kirjoita myös, kuinka monta laattaa. Jos ei yhtään, kirjoita 0."
        case Problem.SEVERAL:
            return "Kirjoita laattojen määrä vain kerran, esimerkiksi 5."
        case Problem.TOO_LARGE:
            return "Niin monta laattaa ei ole koko sarjassa. Tarkista, mitä kirjoitit."
        case _:
            return "Kirjoita laattojen määrä numeroina, esimerkiksi 5."


def _unreadable_deal(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "marked", Problem.MISSING:
            return "Merkitse myös luettelosta ainakin yksi kohta."
        case "marked", _:
            return "Sellaista kohtaa ei ole. Merkitse kohdat luettelosta."
        case _, Problem.MISSING:
            return "Täytä kaikki luvut, esimerkiksi 7. Jos laattoja ei ole, kirjoita 0."
        case _, Problem.SEVERAL:
            return "Kirjoita kuhunkin kenttään vain yksi luku."
        case _, Problem.TOO_LARGE:
            return "Niin montaa ei voi olla. Tarkista, mitä kirjoitit."
        case _:
            return "Kirjoita luvut numeroina, esimerkiksi 7."


def _unreadable_player(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "starter", Problem.MISSING:
            return "Valitse ensin pelaaja."
        case "over", Problem.MISSING:
            return "Valitse myös, miten ottelu on: voittaja, tasapeli tai ei vielä ohi."
        case "starter" | "over", Problem.SEVERAL:
            return "Valitse vain yksi vaihtoehto."
        case "with", Problem.MISSING:
            return "Merkitse myös, ketkä arpovat uudelleen."
        case "tied", Problem.MISSING:
            return "Merkitse myös, ketkä ovat tasoissa."
        case _:
            return "Sellaista pelaajaa ei ole mukana. Valitse joku mukana olevista."


def _unreadable_total(error: AttemptUnreadable) -> str:
    name = error.field[-1].upper()
    match error.problem:
        case Problem.MISSING:
            return f"Kirjoita myös pelaajan {name} uusi saldo. Jos se ei muutu, kirjoita entinen."
        case Problem.SEVERAL:
            return f"Kirjoita pelaajan {name} saldo vain kerran, esimerkiksi 45."
        case Problem.TOO_LARGE:
            return f"Niin suuri pelaajan {name} saldo ei voi olla. Tarkista, mitä kirjoitit."
        case _:
            return f"Kirjoita pelaajan {name} saldo numeroina, esimerkiksi 45."


def _unreadable_exchange(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "out", Problem.MISSING:
            return "Valitse ensin laatta, jonka vaihdat pois."
        case "out", Problem.SEVERAL:
            return "Valitse vain yksi laatta vaihdettavaksi."
        case "out", _:
            return "Sellaista laattaa ei voi vaihtaa pois. Valitse jokin näkyvistä."
        case _, Problem.MISSING:
            return "Valitse myös laatta, jonka otat tilalle."
        case _, Problem.SEVERAL:
            return "Valitse vain yksi laatta tilalle."
        case _:
            return "Sellaista laattaa ei voi ottaa tilalle. Valitse jokin tarjolla olevista."


def _unreadable_slip(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "action", Problem.MISSING:
            return "Valitse ensin teko, joka on sääntöjen vastainen."
        case "action", Problem.SEVERAL:
            return "Valitse vain yksi teko."
        case "action", _:
            return "Sellaista tekoa ei ole luettelossa. Valitse jokin luettelon teoista."
        case _, Problem.MISSING:
            return "Valitse myös sääntö, jota teko rikkoo."
        case _, Problem.SEVERAL:
            return "Valitse vain yksi sääntö."
        case _:
            return "Sitä sääntöä ei ole vaihtoehdoissa. Valitse jokin niistä."
