"""Finnish: what is said of exchanging a tile."""

from typing import assert_never

from engine import End, Laid
from tutorial.puzzles.facts.repair import (
    BreakHint,
    BreaksElsewhere,
    MayPass,
    MeetsNeighbours,
    Mistake,
    NewFits,
    NewMisses,
    NotInTheWay,
    OpenHint,
    OutHint,
    RepairAnswer,
    Repaired,
    RepairedWrong,
    RepairFinding,
    RepairHint,
    RightOut,
)
from tutorial.puzzles.repair_question import BrokenChain, Question
from tutorial.words.fi.cases import PIPS, begin, spoken, written
from tutorial.words.fi.places import into_this


def task(question: Question) -> str:
    """A chain to be made legal, or a hand that would pass."""
    if isinstance(question, BrokenChain):
        return "Yksi ketjun laatoista on väärä. Vaihda se niin, että ketjusta tulee sallittu."
    return "Nostaa ei enää voi. Vaihda yksi kätesi laatoista niin, että saat ohittaa vuoron."


def laid_name(laid: Laid) -> str:
    """A tile as it lies in a row: "vasemmalla nelonen, oikealla ykkönen"."""
    if laid.tile.is_double:
        return spoken(laid.tile).nominative
    left, right = PIPS[laid.left].nominative, PIPS[laid.right].nominative
    return f"vasemmalla {left}, oikealla {right}"


def finding(found: RepairFinding) -> str:
    """Whether the right tile goes, and what the new one does."""
    match found:
        case Repaired(out, new):
            gone, come = written(out).genitive, written(new).nominative
            return f"{begin(gone)} paikalle sopii {come}, ja nyt samat silmäluvut kohtaavat."
        case MeetsNeighbours(out, (pips,)):
            met = PIPS[pips]
            return (
                f"{begin(written(out).nominative)} ei ole väärä: "
                f"sen {met.nominative} kohtaa naapurin {met.genitive}."
            )
        case MeetsNeighbours(out, pips):
            left, right = (PIPS[each].nominative for each in pips)
            return (
                f"{begin(written(out).nominative)} ei ole väärä: sama silmäluku kohtaa "
                f"naapurin kummallakin puolella, vasemmalla {left} ja oikealla {right}."
            )
        case BreaksElsewhere(out, left, right):
            return (
                f"Vaikka vaihdat {written(out).genitive}, ketju jää rikki toisesta kohdasta. "
                f"{_break(left, right)}"
            )
        case RightOut(out):
            return f"Oikein: {written(out).nominative} on vaihdettava."
        case NewMisses() | RepairedWrong():
            return _misses(found)
        case MayPass() | NotInTheWay() | NewFits():
            return _hand(found)
        case _:
            assert_never(found)


def hint(step: RepairHint) -> str:
    """Where it breaks or what is open, the tile that goes, the answer."""
    match step:
        case BreakHint(left, right):
            return f"Etsi kohta, jossa silmäluvut eroavat. {_break(left, right)}"
        case OpenHint(ends):
            return f"Ketjun päät ovat {_ends(ends)}. Kädessä ei saa olla mitään niihin sopivaa."
        case OutHint(out):
            return f"Vaihdettava on {written(out).nominative}."
        case RepairAnswer(out, new):
            return f"Vaihda {written(out).genitive} tilalle {written(new).nominative}."
        case _:
            assert_never(step)


def _break(left: Laid, right: Laid) -> str:
    return (
        f"{begin(written(left.tile).genitive)} {PIPS[left.right].nominative} on "
        f"{written(right.tile).genitive} {PIPS[right.left].partitive} vasten."
    )


def _misses(found: NewMisses | RepairedWrong) -> str:
    new, neighbour, pips = found.new, found.neighbour, found.pips
    shows = f"{written(neighbour).inessive} on siinä kohdassa {PIPS[pips].nominative}"
    match found:
        case RepairedWrong(Mistake.BLANK_AS_JOKER):
            return (
                f"Tyhjä ei käy jokerina: {shows}, mutta {written(new).elative} tulisi sitä vasten "
                f"{PIPS[found.half].nominative}. Tyhjä sopii vain tyhjään."
            )
        case RepairedWrong(half=half):
            return (
                f"{begin(written(new).nominative)} sopii vain toiselle puolelle: {shows}, mutta "
                f"sitä vasten tulisi {PIPS[half].nominative}."
            )
        case NewMisses(half=int() as half):
            return (
                f"{begin(written(new).nominative)} ei sovi siihen: {shows}, mutta "
                f"sitä vasten tulisi {PIPS[half].nominative}."
            )
        case NewMisses():
            return (
                f"{begin(written(new).nominative)} ei sovi siihen: {shows}, mutta "
                f"{written(new).inessive} ei ole {PIPS[pips].partitive}."
            )
        case _:
            assert_never(found)


def _hand(found: MayPass | NotInTheWay | NewFits) -> str:
    match found:
        case MayPass(out, new, ends):
            return (
                f"Kun {written(out).genitive} tilalla on {written(new).nominative}, mikään kädessä "
                f"ei sovi ketjun päihin ({_ends(ends)}). Nostaakaan ei voi, joten saat ohittaa."
            )
        case NotInTheWay(out, ends):
            return (
                f"{begin(written(out).nominative)} ei estä ohittamasta: "
                f"se ei sovi ketjun kumpaankaan päähän ({_ends(ends)})."
            )
        case NewFits(new, end):
            return (
                f"{begin(written(new).nominative)} sopii {into_this(end)}, "
                "joten se olisi asetettava eikä vuoroa saisi ohittaa."
            )
        case _:
            assert_never(found)


def _ends(ends: tuple[End, ...]) -> str:
    first, second = (PIPS[end.pips].nominative for end in ends)
    return f"{first} ja {second}"
