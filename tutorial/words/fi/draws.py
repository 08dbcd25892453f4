"""Finnish: what is said of having to draw, and of how many can be drawn."""

from typing import Final, assert_never

from tutorial.puzzles.draws import Question
from tutorial.puzzles.facts.draws import (
    CountOff,
    DrawsAnswer,
    DrawsFinding,
    DrawsFound,
    HalfRight,
    Mistake,
    NothingToDraw,
    ReadWrong,
)
from tutorial.puzzles.situation import Situation
from tutorial.words.fi.cases import begin, tiles, tiles_as_object
from tutorial.words.fi.situation import boneyard, fitting, nothing_fits

_RESERVE: Final = "nostokasassa on jäljellä vain kahden laatan varanto, josta ei nosteta"


def task(question: Question) -> str:
    return (
        f"On sinun vuorosi, ja nostokasassa on {tiles(question.view.boneyard)}. "
        "Onko sinun nostettava? Kuinka monta laattaa voit tällä vuorolla enintään nostaa?"
    )


def finding(found: DrawsFinding) -> str:
    """One of the two answers, or both."""
    match found:
        case DrawsFound(seen):
            return _right(seen)
        case ReadWrong():
            return _must(found) if found.count is None else _count(found, found.count)
        case NothingToDraw(seen) if seen.playable:
            return (
                f"Nostaa ei tarvitse: {fitting(seen)}. Katso myös, mitä nostokasassa on jäljellä."
            )
        case NothingToDraw():
            return f"Mikään laattasi ei sovi, mutta {_RESERVE}."
        case CountOff(count, difference, left):
            return _off(count, difference, left)
        case HalfRight(must=True):
            return "Kysymykseen nostopakosta vastasit oikein, mutta lukumäärä ei vielä täsmää."
        case HalfRight():
            return "Lukumäärä on oikein, mutta mieti nostopakkoa uudelleen."
        case _:
            assert_never(found)


def hint(step: DrawsAnswer) -> str:
    return _right(step.seen)


def _right(seen: Situation) -> str:
    """Both answers, and why."""
    if not seen.drawable:
        return f"{begin(_RESERVE)}. Nostettavia on siis 0, eikä nostopakkoa ole."
    counted = f"Nostokasassa on {tiles(seen.boneyard)}, ja niistä 2 on varantoa"
    if seen.playable:
        return (
            f"{begin(fitting(seen))}, joten sinun ei ole pakko nostaa. "
            f"{counted}: saat nostaa enintään {tiles_as_object(seen.drawable)}."
        )
    return (
        f"{begin(nothing_fits(seen))}, joten sinun on nostettava. "
        f"{counted}: voit nostaa enintään {tiles_as_object(seen.drawable)}."
    )


def _must(found: ReadWrong) -> str:
    if found.mistake is Mistake.DRAW_OPTIONAL:
        return f"Nostaminen ei ole tässä vapaaehtoista: {nothing_fits(found.seen)}."
    return f"Nostaa saa, mutta pakko ei ole: {fitting(found.seen)}."


def _count(found: ReadWrong, count: int) -> str:
    seen = found.seen
    match found.mistake:
        case Mistake.RESERVE_COUNTED:
            return f"Vastaus {count} on koko nostokasa. Varannon kahta laattaa ei nosteta koskaan."
        case Mistake.HALF_THE_RESERVE_COUNTED:
            return f"Vastauksessa {count} on mukana 1 varannon laatta. Varannossa on 2 laattaa."
        case Mistake.ONE_PER_TURN:
            return (
                "Laatat nostetaan yksi kerrallaan, mutta samalla vuorolla saa nostaa lisää: "
                f"{boneyard(seen)}."
            )
        case Mistake.DRAW_ONLY_WHEN_STUCK:
            return (
                "Nostaa saa, vaikka kädessä on pelattavaa. Katso nostokasaa: siinä on "
                f"{tiles(seen.boneyard)}, eivätkä kaikki ole varantoa."
            )
        case Mistake.AS_AFTER_THE_DEAL:
            return f"Heti jaon jälkeen nostettavia oli {count}. Nyt {boneyard(seen)}."
        case Mistake.HAND_COUNTED:
            return (
                f"Kädessäsi on {tiles(count)}. Laske sen sijaan nostokasan laatat ilman varantoa."
            )
        case _:
            return _off(count, count - seen.drawable, seen.boneyard)


def _off(count: int, difference: int, left: int) -> str:
    """By how much, unless that number would be the whole answer."""
    if difference == count:
        return f"Vastaus {count} on liian suuri: mieti, mikä osa nostokasasta on varantoa."
    if count == 0:
        return (
            f"Vastaus 0 on liian pieni: nostokasassa on {tiles(left)}, eivätkä kaikki ole varantoa."
        )
    if difference > 0:
        return f"Vastauksessa {count} on {tiles(difference)} liikaa."
    return f"Vastauksesta {count} puuttuu {tiles(-difference)}."
