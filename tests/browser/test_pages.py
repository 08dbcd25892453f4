"""The shell's pages as people meet them: axe, narrow, large, dark, by keyboard, in print."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Pages

PAGES = ["", "help/", "accessibility/", "privacy/", "about/", "none/"]
ADDRESSES = [f"/{code}/{page}" for code in ("fi", "en") for page in PAGES]
WIDE_TEXT = """* {
    line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important;
} p { margin-bottom: 2em !important; }"""
SMALL_TARGETS = """() => [...document.querySelectorAll("button, .button, header a, footer a")]
    .filter((each) => each.offsetParent && !each.matches(".skip"))
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24)
    .map(([name]) => name)"""
CLIPPED = """() => [...document.querySelectorAll("main *, header *, footer *")]
    .filter((each) => each.children.length === 0 && each.textContent.trim()
        && !each.closest(".unseen, svg, .scroll"))
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1
        || each.getBoundingClientRect().left < -1)
    .map((each) => each.textContent.trim())"""


def _sideways(page: Page) -> int:
    over: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return over


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(
    open_page: Pages, site_url: str, axe: Callable[[Page], None], scheme: str
) -> None:
    open_page.allow("404")
    page = open_page(color_scheme=scheme)
    for address in ADDRESSES:
        page.goto(site_url + address)
        axe(page)


def test_nothing_scrolls_sideways_on_a_narrow_phone(
    phone: Page, site_url: str, open_page: Pages
) -> None:
    open_page.allow("404")
    for address in ADDRESSES:
        phone.goto(site_url + address)
        assert _sideways(phone) <= 0, address
        assert phone.evaluate(CLIPPED) == [], address
        assert phone.evaluate(SMALL_TARGETS) == [], address


def test_wide_text_spacing_clips_nothing(phone: Page, site_url: str, open_page: Pages) -> None:
    open_page.allow("404")
    for address in ADDRESSES:
        phone.goto(site_url + address)
        phone.evaluate(
            "(rules) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules);"
            "document.adoptedStyleSheets.push(sheet); }",
            WIDE_TEXT,
        )
        assert _sideways(phone) <= 0, address
        assert phone.evaluate(CLIPPED) == [], address


def test_twice_the_size_clips_nothing(open_page: Pages, site_url: str) -> None:
    page = open_page(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    for address in ADDRESSES[:2]:
        page.goto(site_url + address)
        assert _sideways(page) <= 0
        assert page.evaluate(CLIPPED) == []


def test_by_keyboard_the_first_stop_skips_to_the_content(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/fi/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Siirry sisältöön")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_every_stop_shows_its_focus(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/en/")
    for _ in range(page.locator("a, button").count()):
        page.keyboard.press("Tab")
        outline = page.evaluate(
            "(({outlineStyle, outlineWidth}) => `${outlineStyle} ${outlineWidth}`)"
            "(getComputedStyle(document.activeElement))"
        )
        assert outline == "solid 3px"


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_the_switch_keeps_the_page_and_the_choice(
    open_page: Pages, site_url: str, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    page.goto(f"{site_url}/fi/help/?x=1")
    page.get_by_role("button", name="English").click()
    page.wait_for_url("**/en/help/?x=1")
    assert page.get_attribute("html", "lang") == "en"
    expect(page.get_by_role("heading", level=1)).to_have_text("How this works")
    page.goto(f"{site_url}/")
    page.wait_for_url("**/en/")


@pytest.mark.parametrize(("locale", "code"), [("fi-FI", "fi"), ("en-GB", "en"), ("sv-SE", "fi")])
def test_a_first_visit_is_in_the_browsers_language(
    open_page: Pages, site_url: str, locale: str, code: str
) -> None:
    page = open_page(locale=locale)
    page.goto(site_url)
    page.wait_for_url(f"**/{code}/")


def test_landmarks_and_names_are_the_same_everywhere(
    page: Page, site_url: str, open_page: Pages
) -> None:
    open_page.allow("404")
    for address in ADDRESSES:
        page.goto(site_url + address)
        for landmark in ("header", "main", "footer"):
            expect(page.locator(f"body > {landmark}")).to_have_count(1)
        expect(page.get_by_role("status")).to_have_count(1)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        assert page.locator("header nav a").last.inner_text() in {"Ohje", "Help"}


def test_forced_colours_keep_tiles_pips_and_ends(open_page: Pages, site_url: str) -> None:
    page = open_page(forced_colors="active", color_scheme="dark")
    page.goto(f"{site_url}/fi/")
    colours = page.evaluate("""() => ["tile", "pips", "slot"].map((name) => {
        const style = getComputedStyle(document.querySelector(`main svg .${name}`));
        return name === "slot" ? style.stroke : style.fill;
    })""")
    tile, pips, slot = colours
    assert tile != pips
    assert slot not in {tile, "none"}


def test_with_reduced_motion_nothing_moves(open_page: Pages, site_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(f"{site_url}/fi/")
    moving = page.evaluate("""() => [...document.querySelectorAll("*")].filter((each) => {
        const style = getComputedStyle(each);
        return style.animationName !== "none" || parseFloat(style.transitionDuration) > 0;
    }).length""")
    assert moving == 0


def test_on_paper_there_is_ink_on_white_and_no_menu(open_page: Pages, site_url: str) -> None:
    page = open_page(color_scheme="dark")
    page.goto(f"{site_url}/fi/privacy/")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    expect(page.locator("header nav")).to_be_hidden()
    expect(page.locator("footer")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_nothing_is_asked_of_anyone_else(page: Page, site_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site_url}/fi/")
    page.wait_for_load_state("networkidle")
    assert len(asked) <= 5  # the page, the style, two scripts; and the icon
    assert all(url.startswith(site_url) for url in asked)
