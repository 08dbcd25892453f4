"""What the score sheet says, in each language: the same functions in each."""

from typing import Final, Protocol

from engine import MatchResult
from tutorial.play.faults import AddressFault, HandFault, SetupFault
from tutorial.play.saying import en, fi


class Sayings(Protocol):
    """Whole sentences about a sheet, an entry or an address."""

    def hand_fault(self, fault: HandFault) -> str: ...
    def setup_fault(self, fault: SetupFault) -> str: ...
    def address_fault(self, fault: AddressFault, number: int) -> str: ...
    def standing(self, result: MatchResult, totals: tuple[int, ...]) -> str: ...
    def board(self, totals: tuple[int, ...], before: tuple[int, ...]) -> str: ...


_LANGUAGES: Final[dict[str, Sayings]] = {"fi": fi, "en": en}


def sayings(language: str) -> Sayings:
    """The sentences in "fi" or "en"; KeyError for another language."""
    return _LANGUAGES[language]
