"""What stays to be seen in forced colours, with reduced motion and on paper, in a step's states."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Pages
from tests.browser.learner import CREDIT, ENDS, KINDS, PLACE, Task, answer, right, wrong
from tutorial.puzzles import Outcome

BY_KIND = pytest.mark.parametrize("asked", KINDS, ids=lambda asked: str(asked.puzzle.kind))
WHITE, BLACK = "rgb(255, 255, 255)", "rgb(0, 0, 0)"
MOVING = """() => [...document.querySelectorAll("*")]
    .filter((each) => ["", "::before", "::after"].some((part) => {
        const style = getComputedStyle(each, part);
        return style.animationName !== "none" || parseFloat(style.transitionDuration) > 0;
    }))
    .map((each) => each.outerHTML.slice(0, 90))"""
# As they are painted: a cut corner of the drawing for each tile that lies in the chain
DRAWN = """() => [...document.querySelectorAll("#attempt svg use")].map((use) => {
    const box = use.getBoundingClientRect();
    return [box.width, box.height];
})"""


def _style(found: Locator, name: str, part: str = "") -> str:
    value: str = found.evaluate(
        "(node, [name, part]) => getComputedStyle(node, part || null)[name]", [name, part]
    )
    return value


def _refuse(page: Page, asked: Task) -> None:
    attempt = wrong(asked, Outcome.REFUSED)
    assert attempt is not None
    answer(page, attempt)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_keep_tiles_pips_ends_and_the_choice(
    open_page: Pages, site_url: str, scheme: str
) -> None:
    page = open_page(forced_colors="active", color_scheme=scheme)
    page.goto(site_url + PLACE.url("fi"))
    _refuse(page, PLACE)
    paper = _style(page.locator("body"), "backgroundColor")
    tile = page.locator(".hand svg.piece use").first
    shape = page.locator("#tb")
    assert _style(shape, "fill") == paper
    assert _style(shape, "stroke") != paper
    assert _style(page.locator("#th1"), "fill") != paper
    assert tile.bounding_box() is not None
    tried, free = page.locator("#at-14s"), page.locator("#at-14l")
    assert _style(tried, "borderTopStyle") == "solid"
    assert _style(free, "borderTopStyle") == "dashed"
    assert paper not in {_style(tried, "borderTopColor"), _style(free, "borderTopColor")}
    chosen, other = page.locator(".hand :checked + label"), page.locator("label[for=tile-16]")
    assert _style(chosen, "outlineStyle") == "solid"
    assert _style(other, "outlineStyle") == "none"


def test_forced_colours_keep_marks_and_what_was_wrong_with_them(
    open_page: Pages, site_url: str
) -> None:
    page = open_page(forced_colors="active")
    page.goto(site_url + ENDS.url("fi"))
    answer(page, {"open": ["55x"], "pips": ["5"]})  # the side of a double
    marked, open_ = page.locator(".at:checked"), page.locator(".at:not(:checked)").first
    assert "✓" in _style(marked, "content", "::before")
    assert "✓" not in _style(open_, "content", "::before")
    expect(page.locator(".over use[href='#tno']")).to_have_count(1)  # a cross, not a colour
    paper = _style(page.locator("body"), "backgroundColor")
    assert _style(marked, "borderTopColor") != paper
    assert _style(marked, "borderTopWidth") != _style(open_, "borderTopWidth")


@BY_KIND
def test_forced_colours_keep_the_verdict(open_page: Pages, site_url: str, asked: Task) -> None:
    page = open_page(forced_colors="active", color_scheme="dark")
    page.goto(site_url + asked.url("fi"))
    for attempt, sign in ((wrong(asked, Outcome.REFUSED), "✕"), (right(asked), "✓")):
        assert attempt is not None
        answer(page, attempt)
        verdict = page.locator(".verdict")
        assert sign in _style(verdict, "content", "::before")
        paper = _style(page.locator("body"), "backgroundColor")
        assert _style(verdict, "borderTopColor") != paper
        assert _style(verdict, "-webkit-text-fill-color", "::before") != _style(
            verdict, "backgroundColor", "::before"
        )


@BY_KIND
def test_with_reduced_motion_nothing_moves_in_a_step(
    open_page: Pages, site_url: str, asked: Task
) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(site_url + asked.url("fi"))
    assert page.evaluate(MOVING) == []
    _refuse(page, asked)
    assert page.evaluate(MOVING) == []
    assert page.evaluate("document.getAnimations().length") == 0


@BY_KIND
def test_on_paper_there_are_tiles_and_words_and_nothing_to_press(
    open_page: Pages, site_url: str, asked: Task
) -> None:
    page = open_page(color_scheme="dark")
    page.goto(site_url + asked.url("fi"))
    _refuse(page, asked)
    page.emulate_media(media="print", color_scheme="dark")
    assert _style(page.locator("body"), "backgroundColor") == WHITE
    assert _style(page.locator("body"), "color") == BLACK
    assert _style(page.locator(".verdict"), "backgroundColor") == WHITE
    assert _style(page.locator("#tb"), "fill") == WHITE
    assert _style(page.locator("#tb"), "stroke") == BLACK
    assert _style(page.locator("#th6"), "fill") == BLACK
    for gone in ("header nav", ".language", "footer", ".actions", "#more", "#check"):
        for each in page.locator(gone).all():
            expect(each).to_be_hidden()
    drawn = page.evaluate(DRAWN)
    assert drawn
    assert all(width > 0 and height > 0 for width, height in drawn)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".task")).to_be_visible()
    expect(page.locator("#verdict")).to_be_visible()


def test_on_paper_the_sum_of_a_credit_is_whole(open_page: Pages, site_url: str) -> None:
    page = open_page(color_scheme="dark")
    page.goto(site_url + CREDIT.url("fi"))
    answer(page, right(CREDIT))
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_role("table")).to_contain_text("8 + 10 − 3 = 15")
    assert _style(page.locator(".sum"), "breakInside") == "avoid"
    assert page.pdf(format="A4").startswith(b"%PDF")
