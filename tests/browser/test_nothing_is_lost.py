"""Back, reload, links, tabs, the other language, failures: nothing done or typed is lost."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Pages, served
from tests.browser.learner import (
    CREDIT,
    ENDS,
    KINDS,
    PLACE,
    Task,
    answer,
    as_text,
    chosen,
    fill_in,
    kept,
    new_puzzle,
    right,
    sees_solved,
    sees_verdict,
    task,
    wrong,
)
from tutorial.puzzles import Outcome
from tutorial.puzzles.kind import Fields

SCRIPT = pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
BY_KIND = pytest.mark.parametrize("asked", KINDS, ids=lambda asked: str(asked.puzzle.kind))

# Typed or chosen after a refused attempt, and not sent
UNSENT: dict[str, Fields] = {
    "place": {"tile": ["35"]},
    "ends": {"open": ["22x", "55x"], "pips": ["0", "4"]},
    "credit": {"winner": ["c"], "points": ["17 p"]},
}


def _refused(asked: Task) -> Fields:
    attempt = wrong(asked, Outcome.REFUSED)
    assert attempt is not None
    return attempt


def _sees_a_whole_page(page: Page) -> None:
    for part in ("header.head", "main #puzzle", "footer.foot"):
        expect(page.locator(part)).to_have_count(1)
    assert page.evaluate("document.styleSheets.length") > 0


# Back, reload, links, tabs -----------------------------------------------------------------------


@SCRIPT
def test_back_forward_and_reload_show_what_was_there(
    open_page: Pages, site_url: str, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    first, second = task("joining/open"), PLACE
    page.goto(site_url + first.url("fi"))
    answer(page, right(first))
    page.locator("#next").click()
    page.wait_for_url(f"**{second.url('fi')}")
    answer(page, _refused(second))
    page.reload()
    sees_verdict(page, second, _refused(second), "fi")
    assert kept(page) == chosen(_refused(second))
    while second.url("fi") in page.url:
        page.go_back()
    sees_solved(page, first, right(first), "fi")
    _sees_a_whole_page(page)
    page.go_forward()
    if not script:  # each attempt is a page of its own there
        page.go_forward()
    sees_verdict(page, second, _refused(second), "fi")
    _sees_a_whole_page(page)


def test_back_from_another_page_shows_the_verdict_in_its_page(page: Page, site_url: str) -> None:
    page.goto(site_url + CREDIT.url("fi"))
    answer(page, _refused(CREDIT))
    page.locator(".verdict a").first.click()
    page.wait_for_url("**/fi/rules/#*")
    page.go_back()
    sees_verdict(page, CREDIT, _refused(CREDIT), "fi")
    _sees_a_whole_page(page)
    assert kept(page) == chosen(_refused(CREDIT))


@SCRIPT
@BY_KIND
def test_a_copied_link_shows_the_try_and_the_hints_and_counts_for_nobody(
    open_page: Pages, site_url: str, asked: Task, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    page.goto(site_url + asked.url("fi"))
    answer(page, _refused(asked))
    for _ in range(2):
        with new_puzzle(page):
            page.locator("#more").click()
    expect(page).to_have_url(re.compile(rf"\?try={re.escape(as_text(_refused(asked)))}&hint=2"))
    other = open_page(java_script_enabled=script)
    other.goto(page.url)
    sees_verdict(other, asked, _refused(asked), "fi")
    expect(other.locator(".hint li")).to_have_count(2)
    other.goto(f"{site_url}{asked.url('fi')}?try={as_text(right(asked))}")
    sees_solved(other, asked, right(asked), "fi")
    expect(other.locator(".steps .done")).to_have_count(0)
    other.goto(f"{site_url}/fi/progress/")
    expect(other.locator(".lead")).to_contain_text("ei ole tallennettu mitään")


def test_two_tabs_add_up_even_when_both_begin_at_once(page: Page, site_url: str) -> None:
    first, second = task("joining/open"), task("joining/blank")
    page.goto(site_url + first.url("fi"))
    tab = page.context.new_page()
    tab.goto(site_url + second.url("fi"))
    answer(page, right(first))
    answer(tab, right(second))
    answer_again = task("joining/one-to-one")
    page.goto(site_url + answer_again.url("fi"))
    answer(page, right(answer_again))
    expect(page.locator(".steps .done")).to_have_count(3)
    tab.goto(f"{site_url}/fi/progress/")
    expect(tab.locator(".lead")).to_contain_text("Olet ratkaissut 3 tehtävää.")


@BY_KIND
def test_a_double_click_is_one_attempt(page: Page, site_url: str, asked: Task) -> None:
    posts: list[Request] = []
    page.on("request", lambda request: posts.append(request) if request.method == "POST" else None)
    page.goto(site_url + asked.url("fi"))
    fill_in(page, right(asked))
    with new_puzzle(page):
        page.locator(f"#at-{right(asked)['at'][0]}" if asked is PLACE else "#check").dblclick()
    sees_solved(page, asked, right(asked), "fi")
    page.goto(f"{site_url}/fi/progress/")
    expect(page.locator(".lead")).to_contain_text("Olet ratkaissut 1 tehtävän.")
    assert len(posts) == 1


def test_what_is_solved_stays_solved_after_a_wrong_try_a_skip_and_back(
    page: Page, site_url: str
) -> None:
    page.goto(site_url + PLACE.url("en"))
    answer(page, right(PLACE))
    page.locator("#again").click()
    answer(page, _refused(PLACE))
    expect(page.locator(".steps .done")).to_have_count(1)
    page.locator("#next").click()
    expect(page.locator(".steps .done")).to_have_count(1)
    page.goto(f"{site_url}/en/lessons/")
    expect(page.locator("main")).to_contain_text("1 of 6 solved")


@SCRIPT
def test_an_unreadable_answer_can_be_left_by_the_ways_on(
    open_page: Pages, site_url: str, script: bool
) -> None:
    """Without JavaScript too it is in view, and its page is the step's own."""
    open_page.allow("422")
    page = open_page(java_script_enabled=script, viewport={"width": 320, "height": 640})
    page.goto(site_url + CREDIT.url("fi"))
    answer(page, {"winner": ["b"], "points": ["viisi"]})
    expect(page.locator("#verdict")).to_be_in_viewport()
    assert kept(page) == {"winner": ["b"], "points": ["viisi"]}
    page.locator("#next").click()
    expect(page.locator(".steps [aria-current]")).to_contain_text("7")


# The other language ------------------------------------------------------------------------------


@SCRIPT
@BY_KIND
def test_the_switch_keeps_the_try_the_hints_and_what_is_not_sent_yet(
    open_page: Pages, site_url: str, asked: Task, script: bool
) -> None:
    open_page.allow("422")
    page = open_page(java_script_enabled=script)
    page.goto(site_url + asked.url("fi"))
    unsent = UNSENT[asked.puzzle.kind]
    fill_in(page, unsent)
    _switch(page, "English")
    assert kept(page) == unsent
    expect(page.locator("#verdict")).to_have_count(0)
    answer(page, _refused(asked))
    with new_puzzle(page):
        page.locator("#more").click()
    fill_in(page, unsent)
    _switch(page, "Suomi")
    sees_verdict(page, asked, _refused(asked), "fi")
    expect(page.locator(".hint li")).to_have_count(1)
    assert kept(page) == unsent
    answer(page, right(asked))
    _switch(page, "English")
    sees_solved(page, asked, right(asked), "en")
    expect(page.locator(".hint li")).to_have_count(1)
    assert page.url == f"{site_url}{asked.url('en')}?try={as_text(right(asked))}&hint=1"


@SCRIPT
def test_the_switch_keeps_an_answer_that_could_not_be_read(
    open_page: Pages, site_url: str, script: bool
) -> None:
    open_page.allow("422")
    page = open_page(java_script_enabled=script)
    page.goto(site_url + CREDIT.url("fi"))
    answer(page, {"winner": ["b"], "points": ["viisi"]})
    _switch(page, "English")
    assert kept(page) == {"winner": ["b"], "points": ["viisi"]}
    expect(page.locator(".task")).to_have_text(CREDIT.step.texts["en"]["task"])


def _switch(page: Page, name: str) -> None:
    code = {"English": "en", "Suomi": "fi"}[name]
    page.get_by_role("button", name=name).click()
    page.wait_for_url(f"**/{code}/lessons/**")
    assert page.get_attribute("html", "lang") == code
    expect(page.locator("header [aria-current]")).to_have_text(name)


# Failures ----------------------------------------------------------------------------------------


@BY_KIND
def test_an_expired_form_says_so_keeps_the_answer_and_takes_it_at_the_next_press(
    page: Page, site_url: str, open_page: Pages, asked: Task
) -> None:
    open_page.allow("403")
    page.goto(site_url + asked.url("fi"))
    page.context.clear_cookies(name="csrftoken")
    fill_in(page, right(asked))
    pressed = page.locator(f"#at-{right(asked)['at'][0]}" if asked is PLACE else "#check")
    pressed.click()
    expect(page.locator("#failure")).to_contain_text("paina vielä kerran")
    expect(page.locator("#failure")).to_be_in_viewport()
    expect(page.get_by_role("status")).to_contain_text("paina vielä kerran")
    assert kept(page) == chosen(right(asked))
    with new_puzzle(page):
        pressed.click()
    sees_solved(page, asked, right(asked), "fi")
    expect(page.locator("#failure")).to_have_count(0)


@BY_KIND
def test_without_javascript_an_expired_form_is_sent_again_with_one_press(
    plain: Page, site_url: str, open_page: Pages, asked: Task
) -> None:
    open_page.allow("403")
    plain.goto(site_url + asked.url("en"))
    plain.context.clear_cookies(name="csrftoken")
    fill_in(plain, right(asked))
    plain.locator(f"#at-{right(asked)['at'][0]}" if asked is PLACE else "#check").click()
    expect(plain.locator("h1")).to_have_text("The form had been open too long")
    plain.get_by_role("button", name="Send again").click()
    sees_solved(plain, asked, right(asked), "en")


@pytest.mark.parametrize("asked", [PLACE, ENDS], ids=["place", "ends"])
def test_a_server_failure_is_said_beside_the_board_and_the_next_press_works(
    page: Page, site_url: str, open_page: Pages, asked: Task
) -> None:
    open_page.allow("500")
    page.goto(site_url + asked.url("fi"))
    page.route("**/lessons/**", lambda route: route.fulfill(status=500, body="<h1>Error</h1>"))
    fill_in(page, right(asked))
    pressed = page.locator(f"#at-{right(asked)['at'][0]}" if asked is PLACE else "#check")
    pressed.click()
    expect(page.locator("#failure")).to_contain_text("Jokin meni meillä rikki")
    expect(page.get_by_role("status")).to_contain_text("Jokin meni meillä rikki")
    expect(page.locator("h1")).to_have_text(asked.step.texts["fi"]["title"])
    assert kept(page) == chosen(right(asked))
    page.unroute("**/lessons/**")
    with new_puzzle(page):
        pressed.click()
    sees_solved(page, asked, right(asked), "fi")


@pytest.fixture(scope="module")
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A site of these tests' own, and its database."""
    folder = tmp_path_factory.mktemp("frail")
    with served(folder) as url:
        yield url, folder / "site.sqlite3"


@contextmanager
def _out_of_order(database: Path) -> Iterator[None]:
    """Meanwhile the table of attempts cannot be found."""
    for name, other in (("progress_attempt", "gone"), ("gone", "progress_attempt")):
        with closing(sqlite3.connect(database, timeout=20)) as connection:
            connection.execute(f"ALTER TABLE {name} RENAME TO {other}")
            connection.commit()
        if other == "gone":
            yield


@SCRIPT
def test_a_database_that_fails_is_said_and_the_answer_is_still_there(
    open_page: Pages, frail: tuple[str, Path], script: bool
) -> None:
    open_page.allow("503")
    url, database = frail
    page = open_page(java_script_enabled=script)
    page.goto(url + CREDIT.url("fi"))
    fill_in(page, right(CREDIT))
    with _out_of_order(database):
        page.locator("#check").click()
        said = page.locator("#failure" if script else "main")
        expect(said).to_contain_text("Vika ei ole sinussa")
    if script:
        assert kept(page) == chosen(right(CREDIT))
        page.locator("#check").click()
    else:
        expect(page.get_by_role("heading", level=1)).to_contain_text("Sivusto ei voi juuri nyt")
        page.get_by_role("button", name="Lähetä uudelleen").click()
    sees_solved(page, CREDIT, right(CREDIT), "fi")
    expect(page.locator(".steps .done")).to_have_count(1)


def test_without_a_network_the_answer_waits(page: Page, site_url: str, open_page: Pages) -> None:
    open_page.allow("Failed to fetch", "ERR_INTERNET_DISCONNECTED")
    page.goto(site_url + CREDIT.url("en"))
    fill_in(page, right(CREDIT))
    page.context.set_offline(True)
    for press in ("#check", "#more"):
        page.locator(press).click()
        expect(page.locator("#failure")).to_contain_text("No connection")
        expect(page.get_by_role("status")).to_contain_text("No connection")
        assert kept(page) == chosen(right(CREDIT))
    page.context.set_offline(False)
    with new_puzzle(page):
        page.locator("#check").click()
    sees_solved(page, CREDIT, right(CREDIT), "en")
