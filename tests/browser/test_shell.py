"""The shell in a browser: what htmx and site.js make of answers, failures, focus and history.

The demo page stands in for a puzzle: its form is `#attempt`, its swap target `#puzzle`.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Pages, served

HEARD = """() => {
    window.heard = [];
    window.first = document.getElementById("status");
    new MutationObserver(() => window.heard.push(window.first.textContent))
        .observe(window.first, {childList: true, characterData: true, subtree: true});
}"""


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("demo"), "tests.browser.demo.settings") as url:
        yield f"{url}/fi/demo/"


def _answer(page: Page, number: str) -> None:
    page.fill("#number", number)
    page.click("#answer")


def _posts(page: Page) -> list[Request]:
    posts: list[Request] = []
    page.on("request", lambda request: posts.append(request) if request.method == "POST" else None)
    return posts


def _focused(page: Page) -> str:
    focused: str = page.evaluate("document.activeElement.id || document.activeElement.tagName")
    return focused


def test_an_answer_changes_the_puzzle_the_address_and_the_status_line_only(
    page: Page, demo: str
) -> None:
    page.goto(demo)
    page.evaluate("window.stayed = true")
    _answer(page, "3")
    expect(page.locator("#verdict")).to_contain_text("Not that many")
    expect(page.locator("#status")).to_have_text("Not that many: count once more.")
    assert page.url == f"{demo}?try=3"
    assert page.input_value("#number") == "3"
    assert page.evaluate("window.stayed")


def test_the_same_verdict_twice_is_announced_twice_by_the_same_node(page: Page, demo: str) -> None:
    page.goto(demo)
    page.evaluate(HEARD)
    for _ in range(2):
        with page.expect_response(lambda response: response.request.method == "POST"):
            _answer(page, "3")
        expect(page.locator("#status")).not_to_be_empty()
    assert [text for text in page.evaluate("window.heard") if text] == [
        "Not that many: count once more."
    ] * 2
    assert page.evaluate("window.first === document.getElementById('status')")


def test_focus_stays_on_the_control_that_is_still_there(page: Page, demo: str) -> None:
    page.goto(demo)
    page.fill("#number", "3")
    page.focus("#answer")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_visible()
    assert _focused(page) == "answer"


def test_focus_goes_to_the_verdict_where_the_control_is_gone(page: Page, demo: str) -> None:
    page.goto(demo)
    _answer(page, "4")
    expect(page.locator("#verdict.solved")).to_be_visible()
    expect(page.locator("#verdict")).to_be_focused()


def test_an_unreadable_answer_is_shown_in_the_puzzle_with_what_was_typed(
    page: Page, demo: str, open_page: Pages
) -> None:
    open_page.allow("422")
    page.goto(demo)
    _answer(page, "neljä")
    expect(page.locator("#verdict")).to_have_text("That is no number.")
    assert page.input_value("#number") == "neljä"
    assert page.locator("#failure").count() == 0
    assert page.url == demo


def test_a_double_click_sends_one_attempt(page: Page, demo: str) -> None:
    posts = _posts(page)
    page.goto(demo)
    page.fill("#number", "3")
    page.dblclick("#answer")
    expect(page.locator("#verdict")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(posts) == 1


def test_a_held_enter_answers_and_does_not_press_next(page: Page, demo: str) -> None:
    page.goto(demo)
    page.fill("#number", "4")
    page.focus("#answer")
    page.keyboard.down("Enter")
    expect(page.locator("#verdict.solved")).to_be_visible()
    page.focus("#next")
    for _ in range(3):
        page.keyboard.down("Enter")
    page.wait_for_timeout(200)
    assert page.url == f"{demo}?try=4"
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url("**/fi/")


def test_an_expired_form_is_renewed_and_keeps_what_was_typed(
    page: Page, demo: str, open_page: Pages
) -> None:
    open_page.allow("403")
    page.goto(demo)
    page.context.clear_cookies()
    _answer(page, "3")
    expect(page.locator("#failure")).to_contain_text("paina vielä kerran")
    expect(page.locator("#status")).to_contain_text("paina vielä kerran")
    assert page.input_value("#number") == "3"
    page.click("#answer")
    expect(page.locator("#verdict")).to_contain_text("Not that many")
    assert page.locator("#failure").count() == 0


@pytest.mark.parametrize("fault", ["500", "503"])
def test_a_server_failure_is_said_and_never_lands_in_the_puzzle(
    page: Page, demo: str, open_page: Pages, fault: str
) -> None:
    open_page.allow(fault)
    page.goto(demo)
    page.fill("#number", "3")
    page.click(f"#fault-{fault}")
    expect(page.locator("#failure")).to_contain_text("Vika ei ole sinussa")
    expect(page.locator("#status")).to_contain_text("Vika ei ole sinussa")
    expect(page.locator("#puzzle h1")).to_have_text("How much is 2 + 2?")
    assert page.input_value("#number") == "3"
    assert _focused(page) == f"fault-{fault}"
    page.click("#answer")
    expect(page.locator("#verdict")).to_be_visible()
    assert page.locator("#failure").count() == 0


def test_an_error_page_from_elsewhere_is_not_swapped_in_either(
    page: Page, demo: str, open_page: Pages
) -> None:
    open_page.allow("502")
    page.goto(demo)
    page.route("**/demo/", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    _answer(page, "3")
    expect(page.locator("#failure")).to_contain_text("Jokin meni meillä rikki")
    expect(page.locator("#puzzle h1")).to_have_text("How much is 2 + 2?")


PORTAL = "<!doctype html><title>Sign in</title><h1>Sign in</h1><p id=status hx-swap-oob=true>!"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ({"status": 200, "body": PORTAL, "content_type": "text/html"}, "Jokin meni meillä rikki"),
        ({"status": 422, "body": PORTAL, "content_type": "text/html"}, "Sivusto ei voinut ottaa"),
        ({"status": 303, "headers": {"Location": "/fi/help/"}}, "Jokin meni meillä rikki"),
    ],
    ids=["page", "refusal", "redirect"],
)
def test_a_whole_page_is_not_swapped_in(
    page: Page, demo: str, open_page: Pages, answer: dict[str, Any], said: str
) -> None:
    """A network that asks to sign in answers any request with a page of its own."""
    open_page.allow("422")
    page.goto(demo)
    title = page.title()
    page.route("**/demo/", lambda route: route.fulfill(**answer))
    _answer(page, "3")
    expect(page.locator("#failure")).to_contain_text(said)
    expect(page.locator("#status")).to_contain_text(said)
    expect(page.locator("#puzzle h1")).to_have_text("How much is 2 + 2?")
    assert page.title() == title
    assert page.input_value("#number") == "3"
    page.unroute_all()
    page.click("#answer")
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("#failure")).to_have_count(0)


def test_without_a_network_it_says_so_and_the_next_press_works(
    page: Page, demo: str, open_page: Pages
) -> None:
    open_page.allow("Failed to fetch", "ERR_INTERNET_DISCONNECTED")
    page.goto(demo)
    page.context.set_offline(True)
    _answer(page, "3")
    expect(page.locator("#failure")).to_contain_text("Ei yhteyttä")
    expect(page.locator("#status")).to_contain_text("Ei yhteyttä")
    assert page.input_value("#number") == "3"
    page.context.set_offline(False)
    page.click("#answer")
    expect(page.locator("#verdict")).to_be_visible()


def test_an_answer_that_never_comes_is_said(page: Page, demo: str, open_page: Pages) -> None:
    open_page.allow("timeout")
    page.goto(demo)
    page.fill("#number", "3")
    page.click("#fault-slow")
    expect(page.locator("#failure")).to_contain_text("ei vastannut ajoissa")
    assert page.input_value("#number") == "3"


def test_back_and_forward_show_whole_pages(page: Page, demo: str) -> None:
    page.goto(demo)
    for number in ("1", "2"):
        _answer(page, number)
        page.wait_for_url(f"{demo}?try={number}")
    page.go_back()
    expect(page).to_have_url(f"{demo}?try=1")
    expect(page.locator("#number")).to_have_value("1")
    expect(page.locator("header.head")).to_have_count(1)
    expect(page.locator("#puzzle")).to_have_count(1)
    page.go_back()
    expect(page).to_have_url(demo)
    expect(page.locator("#verdict")).to_have_count(0)
    page.go_forward()
    expect(page.locator("#number")).to_have_value("1")
    expect(page.locator("#verdict")).to_be_visible()


def test_back_from_another_page_shows_the_page_and_not_the_fragment(page: Page, demo: str) -> None:
    page.goto(demo)
    _answer(page, "4")
    page.click("#next")
    page.wait_for_url("**/fi/")
    page.go_back()
    expect(page).to_have_url(f"{demo}?try=4")
    expect(page.locator("header.head")).to_have_count(1)
    expect(page.locator("#verdict.solved")).to_be_visible()


def test_a_reload_keeps_the_try(page: Page, demo: str) -> None:
    page.goto(demo)
    _answer(page, "3")
    page.wait_for_url("**?try=3")
    page.reload()
    expect(page.locator("#verdict")).to_contain_text("Not that many")


@pytest.mark.parametrize("script", [True, False], ids=["htmx", "plain"])
def test_the_language_switch_takes_along_what_is_typed_and_what_was_tried(
    open_page: Pages, demo: str, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    page.goto(demo)
    _answer(page, "3")
    page.wait_for_url("**?try=3")
    page.fill("#number", "77")
    page.get_by_role("button", name="English").click()
    page.wait_for_url("**/en/demo/?try=3&number=77")
    assert page.get_attribute("html", "lang") == "en"
    assert page.input_value("#number") == "77"
    expect(page.locator("#verdict")).to_contain_text("Not that many")
    page.goto(demo.removesuffix("fi/demo/"))
    page.wait_for_url("**/en/")


@pytest.mark.parametrize("script", [True, False], ids=["htmx", "plain"])
def test_enter_in_a_field_answers_and_does_not_switch_the_language(
    open_page: Pages, demo: str, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    page.goto(demo)
    page.fill("#number", "3")
    page.press("#number", "Enter")
    page.wait_for_url("**/fi/demo/?try=3")
    expect(page.locator("#verdict")).to_contain_text("Not that many")


def test_without_javascript_an_answer_is_a_page_of_its_own(plain: Page, demo: str) -> None:
    plain.goto(demo)
    _answer(plain, "4")
    plain.wait_for_url("**?try=4")
    expect(plain.locator("#verdict.solved")).to_be_visible()


def test_without_javascript_an_expired_form_is_sent_again_with_one_press(
    plain: Page, demo: str, open_page: Pages
) -> None:
    open_page.allow("403")
    plain.goto(demo)
    plain.context.clear_cookies()
    _answer(plain, "3")
    expect(plain.locator("h1")).to_have_text("Lomake oli ollut auki liian kauan")
    plain.get_by_role("button", name="Lähetä uudelleen").click()
    plain.wait_for_url("**?try=3")
    expect(plain.locator("#verdict")).to_contain_text("Not that many")


def test_axe_finds_nothing_in_any_state_of_the_demo(
    open_page: Pages, demo: str, axe: Callable[[Page], None]
) -> None:
    open_page.allow("500")
    for scheme in ("light", "dark"):
        page = open_page(color_scheme=scheme)
        page.goto(demo)
        axe(page)
        for press in ("#answer", "#fault-500"):
            page.fill("#number", "3")
            page.click(press)
            page.locator("#verdict, #failure").last.wait_for()
            axe(page)


def test_focus_is_never_on_the_body_after_a_swap(page: Page, demo: str) -> None:
    page.goto(demo)
    for number in ("1", "2", "4"):
        _answer(page, number)
        page.wait_for_url(re.compile(f"try={number}$"))
        expect(page.locator("#verdict")).to_be_visible()
        assert _focused(page) in {"answer", "verdict"}
