"""What an attempt is told, checked: whole sentences, no slips, a fact or a mistake by its name."""

import re
from collections.abc import Iterator

from tutorial.puzzles import Verdict
from tutorial.words import words

WHOLE = re.compile(r"[A-ZÄÖ\[0-9].*[.!?]")
SLIP = re.compile(r"\][a-zäö:]|\bNone\b|  | -\d|[a-zäö][A-Z]{2}")
FACT = re.compile(
    r"\d|\b[A-D]\b|tupla|double|varanto|reserve|[Tt]avoite|[Tt]arget|[Aa]rp|[Ll]ots?\b"
    r"|(?i:noll|ykkö|kakko|kolmo|nelo|viito|kuuto)|\b[Aa] (?:blank|one|two|three|four|five|six)\b"
)
"""A number, pips, a player, a double, or what the puzzle is about by its name."""


def told(verdict: Verdict) -> Iterator[str]:
    """Everything that is said of it, in both languages."""
    for language in ("fi", "en"):
        sentences = [words(language).reason(why) for why in verdict.reasons]
        assert sentences
        assert len(set(sentences)) == len(sentences), sentences
        for sentence in sentences:
            assert WHOLE.fullmatch(sentence), sentence
            assert not SLIP.search(sentence), sentence
        named = any(hasattr(why, "mistake") for why in verdict.reasons)
        assert named or FACT.search(" ".join(sentences)), sentences
        yield " ".join(sentences)
