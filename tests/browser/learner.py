"""A learner at the screen: the steps of the lessons, the ways to answer them, what is then seen.

What is right comes from the engine; what is looked for is what a person sees or hears.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tutorial.asking.puzzle import Puzzle
from tutorial.lessons.content import Lesson, Step, lessons
from tutorial.puzzles import Outcome, Verdict
from tutorial.puzzles.kind import Fields
from tutorial.puzzles.places import place_text
from tutorial.words import Words, words

LANGUAGES: Final = ("fi", "en")


class Task(NamedTuple):
    """A step with the lesson it belongs to."""

    lesson: Lesson
    step: Step

    @property
    def puzzle(self) -> Puzzle:
        return self.step.puzzle

    def url(self, language: str) -> str:
        return f"/{language}/lessons/{self.lesson.id}/{self.step.id}/"

    def judged(self, fields: Fields) -> Verdict:
        return self.puzzle.module.judge(self.puzzle.question, self.puzzle.module.read(fields))


PLAYED: Final = tuple(
    lesson for lesson in lessons() if lesson.id in {"joining", "doubles", "scoring"}
)
"""The lessons whose kinds are filled in here: place, ends and credit."""
TASKS: Final = tuple(Task(lesson, step) for lesson in PLAYED for step in lesson.steps)


def task(name: str) -> Task:
    """The step of that puzzle id: "joining/one-to-one"."""
    return next(each for each in TASKS if each.puzzle.id == name)


PLACE: Final = task("joining/one-to-one")
ENDS: Final = task("doubles/ends-with-doubles")
CREDIT: Final = task("scoring/blocked-three-eight-ten")
KINDS: Final = (PLACE, ENDS, CREDIT)


def right(asked: Task) -> Fields:
    """One of the right answers."""
    module = asked.puzzle.module
    return module.write(min(module.answers(asked.puzzle.question), key=str))


def wrong(asked: Task, outcome: Outcome) -> Fields | None:
    """An answer that ends like this and that the page can send; None where there is none."""
    answers = _possible(asked)
    return next((each for each in answers if asked.judged(each).outcome is outcome), None)


def _possible(asked: Task) -> Iterator[Fields]:
    question = asked.puzzle.question
    match asked.puzzle.kind:
        case "place":
            places = [place_text(place) for place in question.view.chain.places or (None,)]
            hand = [f"{tile.low}{tile.high}" for tile in question.view.hand]
            for tile, at in product(hand, places):
                yield {"tile": [tile], "at": [at]}
        case "ends":
            for place in map(place_text, question.chain.places):
                yield {"open": [place], "pips": ["6"]}
        case _:
            for winner, points in product((*"abcd"[: question.round.players], "none"), ("1", "7")):
                yield {"winner": [winner], "points": [points]}


# How one answers ---------------------------------------------------------------------------------

Press = Callable[[Locator], None]


def click(control: Locator) -> None:
    control.click()


def tap(control: Locator) -> None:
    control.tap()


@contextmanager
def new_puzzle(page: Page) -> Iterator[None]:
    """Waits until what is done inside has brought the puzzle anew, by htmx or as a page."""
    page.locator("#puzzle").evaluate("node => { node.dataset.old = '' }")
    yield
    page.locator("#puzzle:not([data-old])").wait_for()


def fill_in(page: Page, fields: Fields, press: Press = click) -> None:
    """Choose and type everything but the last press."""
    for tile in fields.get("tile", ()):
        press(page.locator(f"label[for=tile-{tile}]"))
    for name in ("open", "pips"):
        for box in page.locator(f"input[name={name}]").all():
            if box.is_checked() is not (box.get_attribute("value") in fields.get(name, ())):
                press(box)
    for winner in fields.get("winner", ()):
        press(page.locator(f"label[for=winner-{winner}]"))
    for points in fields.get("points", ()):
        press(page.locator("#points"))
        page.locator("#points").fill(points)


def answer(page: Page, fields: Fields, press: Press = click) -> None:
    """Answer, and wait for what comes of it."""
    fill_in(page, fields, press)
    at = next(iter(fields.get("at", ())), "")
    with new_puzzle(page):
        press(page.locator(f"#at-{at}" if at else "#check"))


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Tab until the focus is there: no stop is a trap, none is the page itself."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("found => document.activeElement.matches(found)", selector):
            return
        assert page.evaluate("document.activeElement !== document.body")
    raise AssertionError(f"{selector} was not reached in {most} presses of Tab")


def answer_by_keyboard(page: Page, fields: Fields) -> None:
    """Tab to each control; arrows within a group, Space to mark, Enter to send."""
    for name in ("tile", "winner"):
        if name in fields:
            _choose_by_arrows(page, name, fields[name][0])
    for name in ("open", "pips"):
        for box in page.locator(f"input[name={name}]").all():
            if box.get_attribute("value") in fields.get(name, ()):
                tab_to(page, f"#{box.get_attribute('id')}")
                page.keyboard.press("Space")
    if "at" in fields:
        tab_to(page, f"#at-{fields['at'][0]}")
    elif "points" in fields:
        tab_to(page, "#points")
        page.keyboard.type(fields["points"][0])
    else:
        tab_to(page, "#check")
    with new_puzzle(page):
        page.keyboard.press("Enter")


def _choose_by_arrows(page: Page, name: str, value: str) -> None:
    group = page.locator(f"input[name={name}]")
    tab_to(page, f"input[name={name}]")
    page.keyboard.press("Space")
    for _ in range(group.count()):
        if page.evaluate("document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowDown")
    expect(page.locator(f"#{name}-{value}")).to_be_focused()


# What is then seen -------------------------------------------------------------------------------

REFUSED: Final = {
    ("fi", "place"): "Ei käy",
    ("en", "place"): "Not allowed",
    ("fi", "other"): "Ei vielä",
    ("en", "other"): "Not yet",
}
HEADINGS: Final = {
    ("fi", Outcome.SOLVED): "Oikein!",
    ("en", Outcome.SOLVED): "Correct!",
    ("fi", Outcome.LEGAL): "Sallittu, mutta ei pyydetty",
    ("en", Outcome.LEGAL): "Allowed, but not what is asked",
}
UNREADABLE: Final = {"fi": "Vastaus on vielä kesken", "en": "Not complete yet"}


def sees_verdict(page: Page, asked: Task, fields: Fields, language: str) -> None:
    """The heading and the sentences that are due for this answer, and a sign beside them."""
    verdict = asked.judged(fields)
    kind = "place" if asked.puzzle.kind == "place" else "other"
    heading = HEADINGS.get((language, verdict.outcome)) or REFUSED[language, kind]
    expect(page.locator("#verdict")).to_have_text(heading)
    said = page.locator(f".verdict.{verdict.outcome.value}")
    if verdict.outcome is Outcome.SOLVED:
        expect(said).to_contain_text(asked.step.texts[language]["after"])
        return
    for reason in verdict.reasons:
        expect(said).to_contain_text(words(language).reason(reason))


def sees_solved(page: Page, asked: Task, fields: Fields, language: str) -> None:
    """The verdict, and by kind: the legal ends and the description, or the sum."""
    sees_verdict(page, asked, fields, language)
    in_words = words(language)
    match asked.puzzle.kind:
        case "place":
            after = asked.judged(fields).after
            assert after is not None
            expect(page.locator(".verdict")).to_contain_text(in_words.legal_ends(after.chain))
            _sees_description(page, in_words.description(after.chain))
        case "ends":
            _sees_description(page, in_words.description(asked.puzzle.question.chain))
        case _:
            _sees_sum(page, asked, in_words)
    expect(page.locator("#attempt button:not(.unseen)")).to_have_count(0)


def _sees_description(page: Page, description: str) -> None:
    expect(page.locator("#position")).to_have_text(description)
    assert page.locator("svg.chain").get_attribute("aria-describedby") == "position"


def _sees_sum(page: Page, asked: Task, in_words: Words) -> None:
    """Of a round that is over; one that goes on has none."""
    round_ = asked.puzzle.question.round
    if not round_.is_over:
        expect(page.locator("table.sum")).to_have_count(0)
        return
    table = page.locator("table.sum")
    for line, row in zip(table.locator("tbody tr").all(), in_words.sum_rows(round_), strict=True):
        assert line.locator("th, td").all_inner_texts() == [row.seat, row.tiles, str(row.sum)]
    expect(table.locator("tfoot td")).to_have_text(in_words.calculation(round_.result))


def kept(page: Page) -> dict[str, list[str]]:
    """What the form would send now, by the names of the fields that one fills in."""
    fields: dict[str, list[str]] = page.locator("#attempt").evaluate(
        """form => {
            const sent = new FormData(form);
            const filled = ["tile", "open", "pips", "winner", "points"]
                .map((name) => [name, sent.getAll(name).filter(Boolean)])
                .filter(([, values]) => values.length);
            return Object.fromEntries(filled);
        }"""
    )
    return fields


def chosen(fields: Fields) -> dict[str, list[str]]:
    """What of an answer stands in the form: all but the place that was pressed."""
    return {name: list(values) for name, values in fields.items() if name != "at" and values}


def as_text(fields: Fields) -> str:
    """The attempt as the address holds it."""
    return "~".join(".".join(values) for values in fields.values())
