"""Every state of a step for everyone: axe, a narrow screen, wide text, focus, what is said aloud.

What axe cannot see is measured here: sizes, what covers what, where focus is, what is announced.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Pages
from tests.browser.learner import (
    CREDIT,
    ENDS,
    KINDS,
    LANGUAGES,
    PLACE,
    TASKS,
    Task,
    answer,
    fill_in,
    new_puzzle,
    right,
    tab_to,
    wrong,
)
from tests.browser.test_pages import CLIPPED, WIDE_TEXT
from tutorial.puzzles import Outcome

BY_KIND = pytest.mark.parametrize("asked", KINDS, ids=lambda asked: str(asked.puzzle.kind))
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
# Links within a sentence are as high as its lines; all else has a size of its own.
TOO_SMALL = """() => [...document.querySelectorAll(
        "button, input:not([type=hidden]), summary, .steps a, .actions a, .kicker a, header a")]
    .filter((each) => each.checkVisibility() && !each.matches(".unseen, .skip"))
    .map((each) => [each, (each.closest("label") ?? each).getBoundingClientRect()])
    .filter(([each, box]) => {
        const least = each.matches(".free, .first") ? 44 : 24;
        return Math.min(box.width, box.height) < least - 0.1;
    })
    .map(([each, box]) => `${each.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`)"""
COVERED = """() => [...document.querySelectorAll("main a, main button, main input, main summary")]
    .filter((each) => each.checkVisibility() && !each.matches(".unseen, [type=hidden]"))
    .filter((each) => {
        each.scrollIntoView({block: "center"});
        const box = each.getClientRects()[0];
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !each.contains(top) && !top?.closest("label")?.contains(each);
    })
    .map((each) => each.outerHTML)"""
HEARD = """() => {
    window.heard = [];
    window.line = document.getElementById("status");
    new MutationObserver(() => window.line.textContent && heard.push(line.textContent))
        .observe(line, {childList: true, characterData: true, subtree: true});
}"""


def _states(page: Page, url: str, asked: Task) -> Iterator[str]:
    """One state of the step after the other, each by the press that leads to it."""
    page.goto(url)
    yield "fresh"
    with new_puzzle(page):
        page.locator("#more").click()
    yield "a hint open"
    nothing = {"at": right(asked)["at"]} if asked is PLACE else {}
    answer(page, nothing)
    yield "unreadable"
    for outcome in (Outcome.REFUSED, Outcome.LEGAL):
        attempt = wrong(asked, outcome)
        if attempt:
            answer(page, attempt)
            yield outcome.value
    while page.locator("#more").count():
        with new_puzzle(page):
            page.locator("#more").click()
    yield "the answer open"
    for summary in page.locator("summary").all():
        summary.click()
    yield "the position in words"
    answer(page, right(asked))
    yield "solved"


@pytest.fixture
def axe_in_both(axe: Callable[[Page], None]) -> Callable[[Page], None]:
    """Axe on the page as it is now, in the light and in the dark scheme."""

    def check(page: Page) -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            axe(page)

    return check


@pytest.mark.parametrize("language", LANGUAGES)
@BY_KIND
def test_axe_finds_nothing_in_any_state_of_a_step(
    open_page: Pages,
    site_url: str,
    axe_in_both: Callable[[Page], None],
    asked: Task,
    language: str,
) -> None:
    open_page.allow("422")
    page = open_page()
    for _ in _states(page, site_url + asked.url(language), asked):
        axe_in_both(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_the_pages_around_the_steps(
    open_page: Pages, site_url: str, axe_in_both: Callable[[Page], None], language: str
) -> None:
    open_page.allow("403", "404")
    page = open_page()
    base = f"{site_url}/{language}"
    pages = ["lessons/", "lessons/joining/", "progress/", "rules/", "rules/?both=1", "rules/none/"]
    for address in pages:
        page.goto(f"{base}/{address}")
        axe_in_both(page)
    _solve_all(page, site_url, "doubles")
    for address in ("lessons/", "lessons/doubles/", "progress/"):
        page.goto(f"{base}/{address}")
        axe_in_both(page)
    page.locator("#erase summary").click()
    axe_in_both(page)
    page.locator("#erase button").click()
    page.wait_for_url("**?done=erased")
    axe_in_both(page)
    page.goto(f"{base}/exam/")
    page.context.clear_cookies()
    page.locator("main button").click()
    expect(page.locator("h1")).to_contain_text("long" if language == "en" else "kauan")
    axe_in_both(page)


def _solve_all(page: Page, site_url: str, lesson: str) -> None:
    """The lesson as one who has solved it has it, by the shortest way."""
    for asked in (asked for asked in TASKS if asked.lesson.id == lesson):
        page.goto(site_url + asked.url("en"))
        answer(page, right(asked))


@BY_KIND
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_phone_shows_every_state_whole_and_every_target_large_and_free(
    open_page: Pages, site_url: str, asked: Task, language: str
) -> None:
    open_page.allow("422")
    page = open_page(**PHONE)
    for state in _states(page, site_url + asked.url(language), asked):
        assert _sideways(page) <= 0, state
        assert page.evaluate(CLIPPED) == [], state
        assert page.evaluate(TOO_SMALL) == [], state
        assert page.evaluate(COVERED) == [], state


@BY_KIND
@pytest.mark.parametrize("width", [320, 640])
def test_wide_text_and_twice_the_size_clip_nothing(
    open_page: Pages, site_url: str, asked: Task, width: int
) -> None:
    open_page.allow("422")
    page = open_page(viewport={"width": width, "height": 400}, device_scale_factor=2)
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { const sheet = new CSSStyleSheet();"
        f"sheet.replaceSync({WIDE_TEXT!r}); document.adoptedStyleSheets.push(sheet); }})"
    )
    for state in _states(page, site_url + asked.url("fi"), asked):
        assert _sideways(page) <= 0, state
        assert page.evaluate(CLIPPED) == [], state
        assert page.evaluate(CUT) == [], state


CUT = """() => [...document.querySelectorAll("main *, header *")]
    .filter((each) => each.checkVisibility() && !each.closest(".unseen, svg, .scroll, .skip"))
    .filter((each) => getComputedStyle(each).overflow !== "visible" && each.tagName !== "INPUT"
        && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1))
    .map((each) => each.outerHTML.slice(0, 90))"""


def _sideways(page: Page) -> int:
    over: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return over


def test_every_step_of_the_lessons_fits_a_narrow_phone(phone: Page, site_url: str) -> None:
    for asked in TASKS:
        phone.goto(site_url + asked.url("fi"))
        assert _sideways(phone) <= 0, asked.puzzle.id
        assert phone.evaluate(TOO_SMALL) == [], asked.puzzle.id
        assert phone.evaluate(COVERED) == [], asked.puzzle.id


# Focus and what is said --------------------------------------------------------------------------

PRESSED = {"place": "at-14s", "ends": "check", "credit": "check"}


@BY_KIND
def test_focus_stays_on_what_was_pressed_or_goes_to_what_is_said(
    open_page: Pages, site_url: str, asked: Task
) -> None:
    """And what is said is in view, on a small screen too."""
    open_page.allow("422")
    page = open_page(**PHONE)
    page.goto(site_url + asked.url("fi"))
    pressed = f"#{PRESSED[asked.puzzle.kind]}"
    for attempt in ({}, wrong(asked, Outcome.REFUSED)):
        assert attempt is not None
        fill_in(page, attempt)
        page.locator(pressed).focus()
        with new_puzzle(page):
            page.keyboard.press("Enter")
        expect(page.locator(pressed)).to_be_focused()
        _sees_focus(page)
        expect(page.locator("#verdict")).to_be_in_viewport()
    for _ in range(len(asked.puzzle.module.hints(asked.puzzle.question))):
        page.locator("#more").focus()
        with new_puzzle(page):
            page.keyboard.press("Enter")
        expect(page.locator("#hints")).to_be_in_viewport()
    expect(page.locator("#more")).to_have_count(0)
    expect(page.locator("#hints")).to_be_focused()
    fill_in(page, right(asked))
    page.locator(f"#at-{right(asked)['at'][0]}" if "at" in right(asked) else "#check").focus()
    with new_puzzle(page):
        page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_focused()
    _sees_focus(page)
    tab_to(page, "#next")
    _sees_focus(page)


def _sees_focus(page: Page) -> None:
    """An outline of 3 px, in view, with nothing upon it."""
    seen = page.evaluate(
        """() => {
            const at = document.activeElement, style = getComputedStyle(at);
            const box = at.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return [style.outlineStyle, style.outlineWidth, at.contains(top)];
        }"""
    )
    assert seen == ["solid", "3px", True]


@BY_KIND
def test_every_stop_of_a_step_shows_its_focus(page: Page, site_url: str, asked: Task) -> None:
    attempt = wrong(asked, Outcome.REFUSED)
    assert attempt is not None
    page.goto(site_url + asked.url("fi"))
    answer(page, attempt)
    page.locator("main").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if not page.evaluate("document.activeElement.closest('main')"):
            return
        page.evaluate("document.activeElement.scrollIntoView({block: 'center'})")
        _sees_focus(page)
    raise AssertionError("Tab never left the step")


@BY_KIND
def test_each_attempt_is_announced_once_by_the_same_node_and_the_same_one_again(
    page: Page, site_url: str, open_page: Pages, asked: Task
) -> None:
    open_page.allow("422")
    page.goto(site_url + asked.url("fi"))
    page.evaluate(HEARD)
    refused = wrong(asked, Outcome.REFUSED)
    assert refused is not None
    for number, attempt in enumerate((refused, refused, right(asked)), start=1):
        answer(page, attempt)
        page.wait_for_function("number => heard.length === number", arg=number)
    first, second, third = page.evaluate("heard")
    assert first == second
    assert first.startswith(page_heading := ("Ei käy" if asked is PLACE else "Ei vielä"))
    assert page_heading not in third
    assert asked.step.texts["fi"]["after"] in third
    assert page.evaluate("line === document.querySelector('[role=status]')")
    expect(page.get_by_role("status")).to_have_count(1)


def test_a_hint_is_announced_once(page: Page, site_url: str) -> None:
    page.goto(site_url + PLACE.url("en"))
    page.evaluate(HEARD)
    with new_puzzle(page):
        page.locator("#more").click()
    page.wait_for_function("heard.length === 1")
    expect(page.locator(".hint li")).to_have_text(page.evaluate("heard[0]"))


@BY_KIND
def test_enter_pressed_twice_answers_and_does_not_press_next(
    page: Page, site_url: str, asked: Task
) -> None:
    page.goto(site_url + asked.url("fi"))
    fill_in(page, right(asked))
    page.locator(f"#at-{right(asked)['at'][0]}" if "at" in right(asked) else "#check").focus()
    with new_puzzle(page):
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_focused()
    assert asked.url("fi") in page.url


def test_enter_in_the_number_answers_and_changes_no_language(page: Page, site_url: str) -> None:
    page.goto(site_url + CREDIT.url("fi"))
    fill_in(page, right(CREDIT))
    with new_puzzle(page):
        page.locator("#points").press("Enter")
    expect(page.locator("#verdict")).to_have_text("Oikein!")
    assert page.get_attribute("html", "lang") == "fi"


def test_ids_are_the_same_before_and_after_an_attempt(page: Page, site_url: str) -> None:
    for asked in KINDS:
        attempt = wrong(asked, Outcome.REFUSED)
        assert attempt is not None
        page.goto(site_url + asked.url("fi"))
        before = page.evaluate(IDS)
        assert len(before) == len(set(before))
        answer(page, attempt)
        after = page.evaluate(IDS)
        assert len(after) == len(set(after))
        assert set(before) < set(after)


IDS = "() => [...document.querySelectorAll('[id]')].map((each) => each.id)"


# By names alone ----------------------------------------------------------------------------------


def test_a_step_of_each_kind_is_played_by_roles_and_names_in_finnish(
    page: Page, site_url: str
) -> None:
    page.goto(site_url + PLACE.url("fi"))
    hand = page.get_by_role("group", name="Valitse laatta kädestäsi")
    hand.get_by_role("radio", name="tuplaykkönen").check()
    chain = page.get_by_role("group", name="Ketju, 1 laatta")
    description = re.compile(r"^Laatat: \[1\|4\]\. Liitokset: ei yhtään\. ")
    expect(chain).to_have_accessible_description(description)
    chain.get_by_role("button", name="Ykkös-nelosen ykköspää, vapaa pää").click()
    expect(page.get_by_role("heading", name="Oikein!")).to_be_focused()
    expect(page.get_by_role("img", name="Ketju, 2 laattaa")).to_be_visible()
    page.goto(site_url + ENDS.url("fi"))
    chain = page.get_by_role("group", name="Ketju, 4 laattaa")
    for name in ("Tuplakakkosen linja B, kakkonen", "Kolmos-viitosen kolmospää"):
        chain.get_by_role("checkbox", name=name).check()
    numbers = page.get_by_role("group", name="Merkitse silmäluvut")
    for name in ("2", "3"):
        numbers.get_by_role("checkbox", name=name).check()
    page.get_by_role("button", name="Tarkista").click()
    expect(page.get_by_role("heading", name="Oikein!")).to_be_focused()
    page.goto(site_url + CREDIT.url("fi"))
    players = page.get_by_role("group", name="Kuka saa pisteet?")
    expect(players.get_by_role("img", name="tuplanelonen")).to_be_visible()
    players.get_by_role("radio", name="Pelaaja A").check()
    page.get_by_role("textbox", name="Montako pistettä?").fill("15")
    page.get_by_role("button", name="Tarkista").click()
    expect(page.get_by_role("heading", name="Oikein!")).to_be_focused()
    table = page.get_by_role("table", name="Lasku käsi kädeltä")
    expect(table.get_by_role("row").last).to_contain_text("8 + 10 − 3 = 15")


def test_a_step_of_each_kind_is_played_by_roles_and_names_in_english(
    page: Page, site_url: str
) -> None:
    page.goto(site_url + PLACE.url("en"))
    hand = page.get_by_role("group", name="Choose a tile from your hand")
    hand.get_by_role("radio", name="double one").check()
    chain = page.get_by_role("group", name="Chain, 1 tile")
    chain.get_by_role("button", name="The one of the one-four, open end").click()
    expect(page.get_by_role("heading", name="Correct!")).to_be_focused()
    page.goto(site_url + ENDS.url("en"))
    chain = page.get_by_role("group", name="Chain, 4 tiles")
    for name in ("Line B of the double two, two", "The three of the three-five"):
        chain.get_by_role("checkbox", name=name).check()
    numbers = page.get_by_role("group", name="Mark the numbers")
    for name in ("2", "3"):
        numbers.get_by_role("checkbox", name=name).check()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("heading", name="Correct!")).to_be_focused()
    page.goto(site_url + CREDIT.url("en"))
    players = page.get_by_role("group", name="Who is credited?")
    expect(players.get_by_role("img", name="double four")).to_be_visible()
    players.get_by_role("radio", name="Player A").check()
    page.get_by_role("textbox", name="How many points?").fill("15")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("heading", name="Correct!")).to_be_focused()
    table = page.get_by_role("table", name="The sum, hand by hand")
    expect(table.get_by_role("row").last).to_contain_text("8 + 10 − 3 = 15")


def test_pips_are_hidden_from_the_tree(page: Page, site_url: str) -> None:
    for asked in KINDS:
        page.goto(site_url + asked.url("fi"))
        tree = page.locator("#attempt").aria_snapshot()
        drawn = page.locator("#attempt svg.piece, #attempt .board svg").count()
        assert drawn > 0
        assert "circle" not in tree
        assert tree.count("- img") == page.locator("#attempt [role=img]").count()
