"""Practice, the puzzle of the day, the exam: by script, by keyboard, without JavaScript."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Pages
from tutorial.practice.addresses import puzzle_of
from tutorial.practice.exam import exam_puzzles
from tutorial.puzzles.seeded import read_seeded

CREDIT = "1/credit/2/9f3k/round.exact"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def right(id_: str) -> Mapping[str, Sequence[str]]:
    """The fields of a right answer."""
    asked = puzzle_of(read_seeded(id_))
    answers = asked.module.answers(asked.question)
    return asked.module.write(min(answers, key=repr))


def fill(page: Page, fields: Mapping[str, Sequence[str]]) -> None:
    """As a person does: choose, mark, type, and press what sends it."""
    pressed = None
    for name, values in fields.items():
        for value in values:
            control = page.locator(f'main [name="{name}"]')
            kind = control.first.get_attribute("type")
            if kind in {"radio", "checkbox"}:
                page.locator(f'main [name="{name}"][value="{value}"]').check(force=True)
            elif control.first.evaluate("each => each.tagName") == "BUTTON":
                pressed = page.locator(f'main button[name="{name}"][value="{value}"]')
            elif control.first.evaluate("each => each.tagName") == "SELECT":
                control.select_option(value)
            else:
                control.fill(value)
    (pressed or page.locator("#check")).click()


def test_a_puzzle_is_missed_explained_solved_and_followed_by_another(
    page: Page, site_url: str, axe: Callable[[Page], None]
) -> None:
    page.goto(f"{site_url}/fi/practice/{CREDIT}/?by=2.credit")
    fill(page, {**right(CREDIT), "points": ["900"]})
    expect(page.locator(".verdict.wrong")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("900")
    axe(page)
    fill(page, right(CREDIT))
    expect(page.locator(".verdict.solved")).to_be_visible()
    axe(page)
    page.reload()
    expect(page.locator(".verdict.solved")).to_be_visible()
    page.get_by_role("link", name="Seuraava tehtävä").click()
    page.wait_for_url(re.compile(r"/fi/practice/1/credit/2/\w{5}/[a-z.-]+/\?by=2\.credit$"))
    expect(page.locator(".verdict")).to_have_count(0)


@pytest.mark.parametrize("language", ["fi", "en"])
def test_every_page_has_nothing_for_axe_and_fits_a_phone(
    phone: Page, site_url: str, axe: Callable[[Page], None], language: str
) -> None:
    for path in ("practice/", "daily/", "daily/archive/", "exam/", "progress/", "progress/move/"):
        phone.goto(f"{site_url}/{language}/{path}")
        axe(phone)
        assert phone.evaluate(SIDEWAYS) <= 0, path


def test_by_keyboard_alone_one_gets_from_the_choice_to_an_answer(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/en/practice/")
    page.get_by_role("link", name="Find the ends").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/practice/1/ends/2/**")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "check":
            break
        if page.evaluate("document.activeElement.type") == "checkbox":
            page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('#puzzle') !== null")


def exam_begun(page: Page, site_url: str, language: str) -> tuple[str, ...]:
    """The puzzles of an exam that was just begun."""
    page.goto(f"{site_url}/{language}/exam/")
    page.locator("main form button").click()
    page.wait_for_url("**/exam/*/1/")
    return exam_puzzles(urlsplit(page.url).path.split("/")[3])


@pytest.mark.parametrize(
    ("language", "script"), [("fi", True), ("en", False)], ids=["script", "plain"]
)
def test_an_exam_from_its_beginning_to_the_certificate(
    open_page: Pages, site_url: str, axe: Callable[[Page], None], language: str, script: bool
) -> None:
    """19 right, and one stays open."""
    page = open_page(java_script_enabled=script)
    ids = exam_begun(page, site_url, language)
    for number, id_ in zip(count(1), ids[:19]):
        page.wait_for_url(re.compile(f"/{number}/(#title)?$"))
        expect(page.locator(".kicker")).to_contain_text(f"{number}")
        fill(page, right(id_))
    page.wait_for_url(re.compile("/20/(#title)?$"))
    page.go_back()
    expect(page.locator("[aria-current=step]")).to_contain_text("19")
    page.reload()
    expect(page.locator("[aria-current=step]")).to_contain_text("19")
    if script:
        axe(page)
    page.locator("#paper").click()
    expect(page.locator(".steps .kept")).to_have_count(19)
    if script:
        axe(page)
    page.locator("main form button").click()
    expect(page.locator("main h1")).to_have_text({"fi": "Hyväksytty", "en": "Passed"}[language])
    expect(page.locator(".missed > li")).to_have_count(1)
    if script:
        axe(page)
    page.locator("main a.button").first.click()
    page.get_by_label({"fi": "Nimi tulosteeseen", "en": "A name for the print"}[language]).fill(
        "Aino <b>Virtanen</b>"
    )
    page.locator(".name-form button").click()
    expect(page.locator(".bearer")).to_have_text("Aino <b>Virtanen</b>")
    if script:
        axe(page)
    page.emulate_media(media="print")
    expect(page.locator(".name-form")).to_be_hidden()
    expect(page.locator(".bearer")).to_be_visible()


def test_progress_moves_to_another_browser_by_its_code(open_page: Pages, site_url: str) -> None:
    here, there = open_page(), open_page()
    here.goto(f"{site_url}/fi/practice/{CREDIT}/")
    fill(here, right(CREDIT))
    expect(here.locator(".verdict.solved")).to_be_visible()
    here.goto(f"{site_url}/fi/progress/move/")
    here.get_by_role("button", name="Tee koodi").click()
    code = here.locator(".transfer").inner_text()
    there.goto(f"{site_url}/fi/progress/move/")
    there.get_by_label("Toisen laitteen koodi").fill(code.lower())
    there.get_by_role("button", name="Katso").click()
    there.get_by_role("button", name="Siirrä tänne").click()
    expect(there.locator(".verdict")).to_contain_text("Tänne tuli 1 tehtävä,")
    there.reload()
    expect(there.locator(".verdict")).to_contain_text("Tänne tuli 1 tehtävä,")
