"""The lessons played to the end by a person at a screen, and every step tried the wrong way first.

The site's own process judges; the right answers come from the engine.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Pages
from tests.browser.learner import (
    LANGUAGES,
    PLAYED,
    TASKS,
    UNREADABLE,
    Press,
    Task,
    answer,
    answer_by_keyboard,
    chosen,
    click,
    kept,
    new_puzzle,
    right,
    sees_solved,
    sees_verdict,
    tab_to,
    tap,
    wrong,
)
from tutorial.lessons.content import Lesson
from tutorial.lessons.shelf import after
from tutorial.puzzles import AttemptUnreadable, Outcome
from tutorial.puzzles.kind import Fields
from tutorial.puzzles.places import place_text
from tutorial.words import words

BEGIN = {"fi": "Aloita", "en": "Begin"}
DONE = {"fi": "Oppitunti suoritettu", "en": "Lesson done"}
NEXT_LESSON = {"fi": "Seuraava oppitunti:", "en": "Next lesson:"}
TO_THE_LESSONS = {"fi": "Oppitunteihin", "en": "To the lessons"}
SOLVED = {"fi": "ratkaistu", "en": "solved"}

Answer = Callable[[Page, Fields], None]
Follow = Callable[[Page, str], None]


def _pressing(press: Press) -> tuple[Answer, Follow]:
    def follow(page: Page, selector: str) -> None:
        press(page.locator(selector))

    return lambda page, fields: answer(page, fields, press), follow


def _follow_by_keyboard(page: Page, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")


WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 320, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
WAYS: dict[str, tuple[str, dict[str, Any], Answer, Follow]] = {
    "click-fi": ("fi", WIDE, *_pressing(click)),
    "click-en": ("en", WIDE, *_pressing(click)),
    "keyboard-fi": ("fi", WIDE, answer_by_keyboard, _follow_by_keyboard),
    "plain-en": ("en", WIDE | {"java_script_enabled": False}, *_pressing(click)),
    "phone-fi": ("fi", PHONE, *_pressing(tap)),
}


@pytest.mark.parametrize("lesson", PLAYED, ids=lambda lesson: str(lesson.id))
@pytest.mark.parametrize("way", WAYS)
def test_a_learner_plays_a_lesson_from_the_contents_to_its_summary(
    open_page: Pages, site_url: str, lesson: Lesson, way: str
) -> None:
    language, options, answers, follows = WAYS[way]
    page = open_page(**options)
    page.goto(f"{site_url}/{language}/lessons/")
    follows(page, f'main a[href$="/{lesson.id}/"]')
    expect(page.get_by_role("heading", level=1)).to_have_text(lesson.texts[language]["title"])
    expect(page.locator("main .actions a")).to_have_text(BEGIN[language])
    follows(page, "main .actions a")
    for number, step in enumerate(lesson.steps, start=1):
        asked = Task(lesson, step)
        expect(page).to_have_url(site_url + asked.url(language))
        expect(page.locator(".task")).to_have_text(step.texts[language]["task"])
        answers(page, right(asked))
        sees_solved(page, asked, right(asked), language)
        _sees_progress(page, number, language)
        follows(page, "#next")
    _sees_the_end(page, lesson, language)
    page.goto(f"{site_url}/{language}/lessons/")
    bar = page.get_by_role("progressbar", name=lesson.texts[language]["title"])
    assert bar.get_attribute("value") == bar.get_attribute("max") == str(len(lesson.steps))


def _sees_progress(page: Page, solved: int, language: str) -> None:
    """A sign and a word at each solved step, and the present one is named."""
    steps = page.get_by_role("navigation").get_by_role("link", name=f"({SOLVED[language]})")
    expect(steps).to_have_count(solved)
    expect(page.locator(".steps .done")).to_have_count(solved)
    expect(page.locator('.steps [aria-current="step"]')).to_contain_text(str(solved))


def _sees_the_end(page: Page, lesson: Lesson, language: str) -> None:
    expect(page.locator(".verdict h2")).to_have_text(DONE[language])
    expect(page.locator(".verdict")).to_contain_text(lesson.texts[language]["summary"])
    expect(page.locator(".verdict")).to_contain_text(lesson.texts[language]["practise"])
    following = after(lesson)
    onward = page.locator("main .actions a")
    if following:
        expect(onward).to_have_text(f"{NEXT_LESSON[language]} {following.texts[language]['title']}")
    else:
        expect(onward).to_have_text(TO_THE_LESSONS[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", TASKS, ids=lambda asked: str(asked.puzzle.id))
def test_every_step_says_why_not_and_is_solved_after_that(
    page: Page, site_url: str, open_page: Pages, asked: Task, language: str
) -> None:
    open_page.allow("422")
    page.goto(site_url + asked.url(language))
    for fields in _unfinished(asked):
        answer(page, fields)
        expect(page.locator("#verdict")).to_have_text(UNREADABLE[language])
        missing = _what_is_missing(asked, fields, language)
        expect(page.locator(".verdict.unreadable")).to_contain_text(missing)
        assert kept(page) == chosen(fields)
        if asked.puzzle.kind == "credit":
            invalid = page.locator("#points").get_attribute("aria-invalid")
            assert invalid == ("true" if fields else None)
    for outcome in (Outcome.REFUSED, Outcome.LEGAL):
        attempt = wrong(asked, outcome)
        if attempt is None:
            continue
        answer(page, attempt)
        sees_verdict(page, asked, attempt, language)
        assert kept(page) == chosen(attempt)
    answer(page, right(asked))
    sees_solved(page, asked, right(asked), language)


def _unfinished(asked: Task) -> list[Fields]:
    """Answers that cannot be judged yet: nothing chosen, half of it, no number, no sane number."""
    match asked.puzzle.kind:
        case "place":
            return [{"at": right(asked)["at"]}]
        case "ends":
            return [{}, {"open": right(asked)["open"][:1]}]
        case _:
            typed = ("viisi", "5000")
            return [{}, *({"winner": ["a"], "points": [number]} for number in typed)]


def _what_is_missing(asked: Task, fields: Fields, language: str) -> str:
    with pytest.raises(AttemptUnreadable) as unreadable:
        asked.judged(fields)
    return words(language).unreadable(unreadable.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "asked",
    [asked for asked in TASKS if asked.puzzle.kind == "place"],
    ids=lambda asked: str(asked.puzzle.id),
)
def test_every_place_of_the_chain_can_be_tried_and_says_why_not(
    page: Page, site_url: str, asked: Task, language: str
) -> None:
    page.goto(site_url + asked.url(language))
    view = asked.puzzle.question.view
    held = view.hand[0]
    tile = f"{held.low}{held.high}"
    for place in view.chain.places or (None,):
        fields = {"tile": [tile], "at": [place_text(place)]}
        answer(page, fields)
        sees_verdict(page, asked, fields, language)
        outcome = asked.judged(fields).outcome
        if outcome is Outcome.SOLVED:
            page.goto(site_url + asked.url(language))
        elif outcome is not Outcome.LEGAL or view.chain.tiles:
            expect(page.locator(".verdict")).to_contain_text(words(language).legal_ends(view.chain))


def test_the_joint_and_the_side_of_a_double_answer_by_name(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/fi/lessons/doubles/from-double/")
    page.locator("label[for=tile-34]").click()
    with new_puzzle(page):
        page.get_by_role("button", name="Tuplanelosen kylki, nelonen").click()
    expect(page.locator(".verdict.refused")).to_contain_text("sivuhaar")
    with new_puzzle(page):
        page.get_by_role("button", name="Ykkös-nelosen nelospää, liitetty jo").click()
    expect(page.locator(".verdict.refused")).to_contain_text("[1|4]")
    with new_puzzle(page):
        page.get_by_role("button", name="Tuplanelosen pää, nelonen, vapaa pää").click()
    expect(page.locator("#verdict")).to_have_text("Oikein!")
