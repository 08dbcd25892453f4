"""The rules page on a small phone and by keyboard, without JavaScript too; by axe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Pages
from tests.browser.test_pages import CLIPPED, SMALL_TARGETS


@pytest.mark.parametrize(("code", "scheme"), [("fi", "light"), ("en", "dark")])
@pytest.mark.parametrize("query", ["", "?both=1"])
def test_it_is_whole_on_a_phone_with_all_that_opens_open(
    open_page: Pages, site_url: str, axe: Callable[[Page], None], code: str, scheme: str, query: str
) -> None:
    page = open_page(color_scheme=scheme, viewport={"width": 320, "height": 640})
    page.goto(f"{site_url}/{code}/rules/{query}")
    assert page.evaluate(SMALL_TARGETS) == []
    for summary in page.locator(".tries summary").all():
        summary.click()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("javascript", [True, False])
def test_from_a_clause_to_its_step_and_its_practice_by_keyboard(
    open_page: Pages, site_url: str, javascript: bool
) -> None:
    page = open_page(java_script_enabled=javascript)
    page.goto(f"{site_url}/fi/rules/#round.blocked-tie")
    clause = page.locator('[id="round.blocked-tie"]')
    clause.locator("summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/fi/lessons/scoring/blocked-tie/")
    page.goto(f"{site_url}/fi/rules/")
    clause.get_by_role("link", name="Harjoittele tätä sääntöä (Pienimpien tasatulos)").press(
        "Enter"
    )
    page.wait_for_url("**/round.blocked-tie/?by=2.round.blocked-tie")
    expect(page.locator("#attempt")).to_be_visible()


def test_on_paper_there_are_clauses_and_examples_and_nothing_to_press(
    open_page: Pages, site_url: str
) -> None:
    page = open_page()
    page.emulate_media(media="print")
    page.goto(f"{site_url}/fi/rules/")
    assert page.locator(".tries").count() == 40
    assert not any(line.is_visible() for line in page.locator(".tries").all())
    assert all(drawn.is_visible() for drawn in page.locator(".example").all())
