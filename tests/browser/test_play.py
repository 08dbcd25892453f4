"""The score sheet on a small phone, without JavaScript; and the pages beside it, by axe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Pages
from tests.browser.test_pages import CLIPPED, SMALL_TARGETS

ADDRESSES = [
    "score/",
    "score/?sheet=1_4b_a-0-00-s8-12_x-12-44-46-66",
    "score/?sheet=1_3a&ended=x&tiles-a=05",
    "score/?sheet=1_2a.95-99_a-0-s10",
    "score/?sheet=1_2a_a-0-0",
    "glossary/?both=1",
    "otherwise/",
]


@pytest.mark.parametrize(("code", "scheme"), [("fi", "light"), ("en", "dark")])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    open_page: Pages, site_url: str, axe: Callable[[Page], None], code: str, scheme: str
) -> None:
    open_page.allow("400")
    page = open_page(color_scheme=scheme, viewport={"width": 320, "height": 640})
    for address in ADDRESSES:
        page.goto(f"{site_url}/{code}/{address}")
        axe(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, address
        assert page.evaluate(CLIPPED) == [], address
        assert page.evaluate(SMALL_TARGETS) == [], address


def test_a_round_is_entered_on_a_phone_without_javascript(open_page: Pages, site_url: str) -> None:
    open_page.allow("422")
    page = open_page(
        java_script_enabled=False, viewport={"width": 320, "height": 640}, has_touch=True
    )
    page.goto(f"{site_url}/fi/score/")
    page.get_by_label("3", exact=True).tap()
    page.get_by_label("B", exact=True).first.tap()
    page.get_by_role("button", name="Aloita").tap()
    page.get_by_role("link", name="Tuli tukko").tap()
    page.get_by_role("group", name="Pelaaja A").get_by_label("ykkös-kakkonen").tap()
    page.get_by_role("group", name="Pelaaja B").get_by_label("ykkös-kakkonen").tap()
    page.get_by_role("group", name="Pelaaja C").get_by_label("tai niiden summa").fill("10 p")
    page.get_by_role("button", name="Laske hyvitys").tap()
    expect(page.locator("#fault")).to_contain_text("Laattoja [1|2] on vain yksi")
    page.get_by_role("group", name="Pelaaja B").get_by_label("ykkös-kakkonen").tap()
    page.get_by_role("group", name="Pelaaja B").get_by_label("tuplanelonen").tap()
    page.get_by_role("button", name="Laske hyvitys").tap()
    expect(page.get_by_text("8 + 10 − 3 = 15")).to_be_visible()
    expect(page.get_by_role("img", name="Cribbage-lauta")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Kierros 2: Pelaaja C aloittaa")).to_be_visible()
    page.get_by_role("link", name="Korjaa kierrosta 1").tap()
    group = page.get_by_role("group", name="Pelaaja B")
    expect(group.get_by_label("tuplanelonen")).to_be_checked()
    page.get_by_role("button", name="English").tap()
    expect(page.get_by_role("group", name="Player C").get_by_label("or their sum")).to_have_value(
        "10"
    )
    expect(page.get_by_role("group", name="Player B").get_by_label("double four")).to_be_checked()


def test_a_tile_to_tap_is_large_enough_and_shows_its_focus(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/en/score/?sheet=1_2a&ended=a")
    box = page.locator(".rack label").first.bounding_box()
    assert box
    assert box["width"] >= 44
    assert box["height"] >= 44
    page.locator(".rack input").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(".rack input").first).to_be_checked()


def test_on_paper_the_sheet_has_its_board_and_table_and_no_form(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/en/score/?sheet=1_3a_a-0-00-s8&ended=b")
    page.emulate_media(media="print")
    expect(page.locator(".entry")).to_be_hidden()
    expect(page.locator(".cribbage")).to_be_visible()
    expect(page.locator(".rounds")).to_be_visible()
