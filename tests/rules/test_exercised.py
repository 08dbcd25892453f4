"""From a clause to where it can be tried: lesson steps, kinds of puzzle, practice."""

import re
from html import unescape

import pytest
from django.test import Client

from engine import Rule
from tests.rules.test_examples import part
from tutorial.lessons.content import lessons
from tutorial.puzzles import KINDS
from tutorial.puzzles.seeded import read_seeded

pytestmark = pytest.mark.django_db

ASKED = [rule for rule in Rule if not rule.only_shown]
CODES = ("fi", "en")


def links(shown: str) -> list[str]:
    return [unescape(link) for link in re.findall(r'href="(/[^"]+)"', shown)]


def tries(client: Client, code: str, rule: Rule) -> str:
    """The line of a clause with its links; empty where it has none."""
    shown = part(client.get(f"/{code}/rules/").content.decode(), rule)
    return shown[shown.index('class="tries') :] if 'class="tries' in shown else ""


@pytest.mark.parametrize("code", CODES)
def test_only_what_can_be_asked_has_links_to_try_it(client: Client, code: str) -> None:
    for rule in Rule:
        assert bool(tries(client, code, rule)) != rule.only_shown


@pytest.mark.parametrize("code", CODES)
def test_every_step_that_rests_on_a_clause_is_there_by_its_name(client: Client, code: str) -> None:
    there = {rule: tries(client, code, rule) for rule in ASKED}
    seen = 0
    for lesson in lessons():
        for step in lesson.steps:
            link = f'<a href="/{code}/lessons/{lesson.id}/{step.id}/">{step.texts[code]["title"]}<'
            rules = KINDS[step.puzzle.kind].rules(step.puzzle.question)
            assert {rule for rule, shown in there.items() if link in shown} == set(rules)
            seen += len(rules)
    assert sum(shown.count("/lessons/") for shown in there.values()) == seen


@pytest.mark.parametrize("code", CODES)
def test_every_kind_that_exercises_a_clause_is_there(client: Client, code: str) -> None:
    for rule in ASKED:
        kinds = re.findall(
            r"next/\?by=2\.([a-z]+)$", "\n".join(links(tries(client, code, rule))), re.MULTILINE
        )
        assert set(kinds) == {name for name, kind in KINDS.items() if rule in kind.RULES}


@pytest.mark.parametrize("code", CODES)
def test_every_link_leads_somewhere(client: Client, code: str) -> None:
    found = {link for rule in ASKED for link in links(tries(client, code, rule))}
    assert len(found) > 60
    for link in found:
        assert client.get(link, follow=True).status_code == 200


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rule", ASKED)
def test_a_clause_is_two_clicks_from_the_rules_and_practised_within_three(
    client: Client, code: str, rule: Rule
) -> None:
    """One click: a puzzle on it. Two: a step is named and opened. The answer is the third."""
    first, *steps = links(tries(client, code, rule))
    assert first == f"/{code}/practice/next/?by=2.{rule.value}"
    puzzle = client.get(first)
    assert puzzle.status_code == 302
    address = puzzle.headers["Location"].partition("?")[0]
    seeded = read_seeded(address.removeprefix(f"/{code}/practice/").rstrip("/"))
    assert seeded.rule is rule
    page = client.get(address).content.decode()
    assert 'id="attempt"' in page
    assert any(link.startswith(f"/{code}/lessons/") for link in steps)


@pytest.mark.parametrize("code", CODES)
def test_links_of_one_name_are_told_apart_by_the_clause(client: Client, code: str) -> None:
    page = client.get(f"/{code}/rules/").content.decode()
    names = re.findall(
        r'by=2\.[a-z]+\.[a-z-]+" rel="nofollow">([^<]*) <span class="unseen">\(([^<]+)\)</span>',
        page,
    )
    assert len(names) == len({clause for _, clause in names}) == len(ASKED)
    assert len({name for name, _ in names}) == 1


def test_what_is_kept_of_one_language_is_not_shown_in_the_other(client: Client) -> None:
    for _ in range(2):
        for code, other in (("fi", "en"), ("en", "fi")):
            page = client.get(f"/{code}/rules/?both=1").content.decode()
            main = page[page.index("<main") : page.index("</main>")]
            assert f'href="/{other}/' not in main
