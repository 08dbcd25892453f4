"""What goes over the wire: the bytes and requests of a first visit, and of an attempt's fragment.

Pages and fragments weigh what the site sends. Style and scripts weigh what WhiteNoise makes of them
once, at the best quality of each encoding.
"""

import gzip
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import brotli
from django.conf import settings
from django.test import Client

from tests.lessons.attempts import ATTEMPTS
from tutorial.asking.trial import to_text
from tutorial.lessons.content import Step, lessons

KIB: Final = 1024
LANGUAGES: Final = ("fi", "en")
ENCODINGS: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    "br": brotli.compress,
    "gzip": gzip.compress,
}
HTMX: Final = {"HX-Request": "true", "HX-Request-Type": "partial"}
_FILE: Final = re.compile(r'(?:src|href)="/static/([^"]+)"')
_HASH: Final = re.compile(r"\.[0-9a-f]{12}(?=\.\w+$)")
_ICON: Final = "icon.svg"
_SPREAD: Final = 6


class Visit(NamedTuple):
    """Compressed bytes by what they are, and requests, the icon aside."""

    html: int
    css: int
    js: int
    requests: int

    @property
    def all(self) -> int:
        return self.html + self.css + self.js


def first_visit(client: Client, address: str, encoding: str) -> Visit:
    answer = client.get(address, headers={"Accept-Encoding": encoding})
    assert answer.status_code == 200, address
    assert answer.headers["Content-Encoding"] == encoding
    page = client.get(address).content.decode()
    files = [name for name in map(_plain, _FILE.findall(page)) if name != _ICON]
    sizes = {name: len(ENCODINGS[encoding](_source(name))) for name in files}
    css = sum(size for name, size in sizes.items() if name.endswith(".css"))
    return Visit(len(answer.content), css, sum(sizes.values()) - css, 1 + len(files))


def fragment(client: Client, address: str, sent: Mapping[str, object], encoding: str) -> int:
    """Compressed bytes of what htmx gets for an attempt or a hint."""
    answer = client.post(address, dict(sent), headers=HTMX | {"Accept-Encoding": encoding})
    assert answer.status_code == 200, (address, sent)
    assert answer.headers["Content-Encoding"] == encoding
    return len(answer.content)


def _plain(name: str) -> str:
    return _HASH.sub("", name)


def _source(name: str) -> bytes:
    return (Path(settings.STATICFILES_DIRS[0]) / name).read_bytes()


def all_steps() -> list[Step]:
    return [step for lesson in lessons() for step in lesson.steps]


def address_of(step: Step, language: str) -> str:
    return f"/{language}/lessons/{step.puzzle.id}/"


def addresses(language: str) -> dict[str, str]:
    """What a first visit may be of: home, the contents, a lesson, and a step of each kind."""
    steps = {step.puzzle.kind: step for step in reversed(all_steps())}
    return {
        "home": f"/{language}/",
        "contents": f"/{language}/lessons/",
        "lesson": f"/{language}/lessons/{lessons()[0].id}/",
        **{f"step: {kind}": address_of(step, language) for kind, step in steps.items()},
    }


def sendings(step: Step) -> Iterator[tuple[str, dict[str, object]]]:
    """What a learner may send at a step, by name: the right one, a spread of others, hints."""
    puzzle = step.puzzle
    attempts = list(ATTEMPTS[puzzle.kind](puzzle))
    right = min(puzzle.module.answers(puzzle.question), key=str)
    spread = attempts[:: max(1, len(attempts) // _SPREAD)]
    for number, attempt in enumerate((right, *spread)):
        fields = puzzle.module.write(attempt)
        yield f"attempt {number}", {**fields}
        yield f"attempt {number}, all hints open", {**fields, "hint": str(len(puzzle.hints))}
    tried = to_text(puzzle.module.write(spread[-1]))
    for number in range(1, len(puzzle.hints) + 1):
        yield f"hint {number}", {"more": str(number), "tried": tried}
