"""Every form of the site, found by walking it: refused in words without its own good token."""

import re
from functools import cache

import pytest
from django.test import Client

from tests.safety.walk import Form, every_address, forms, name_of, token
from tutorial.progress.models import Attempt

pytestmark = pytest.mark.django_db

STALE = {"fi": "Lomake oli ollut auki liian kauan", "en": "The form had been open too long"}
FOREIGN = {"fi": "Lomake tuli toiselta sivustolta", "en": "This form came from another site"}
HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}
SENT = {"tile": "11", "at": "14s", "language": "en", "hint": "0"}
ORIGINS = ("https://evil.example", "http://testserver.evil.example", "null", "http://testserver:81")


@cache
def _all_forms() -> list[Form]:
    found = forms(Client())
    assert len(found) > 10
    return found


def _is_refused(
    client: Client, form: Form, fields: dict[str, str], words: dict[str, str], **headers: str
) -> None:
    before = list(Attempt.objects.values())
    answer = client.post(form.action, fields, headers=headers)
    page = answer.content.decode()
    assert answer.status_code == 403, form
    assert words[form.action[1:3]] in page, form
    assert not {"learner", "language"} & set(answer.cookies), form
    assert list(Attempt.objects.values()) == before, form


def test_every_address_that_takes_a_post_has_its_form_on_a_page() -> None:
    """So that what is tried here is all there is."""
    posted = {name_of(form.action) for form in _all_forms()}
    client = Client()
    takes_post = {
        name
        for name, addresses in every_address().items()
        if client.post(addresses[0]).status_code != 405
    }
    assert posted == takes_post


def test_without_a_token_a_form_is_refused_and_can_be_sent_again(visitor: Client) -> None:
    for form in _all_forms():
        _is_refused(visitor, form, SENT, STALE)
        page = visitor.post(form.action, SENT).content.decode()
        assert 'name="tile" value="11"' in page
        assert re.search(r'name="csrfmiddlewaretoken" value="\w{64}"', page)


@pytest.mark.parametrize("wrong", ["", "x", "x" * 64, "ä" * 64, "0" * 32, "a" * 10_000])
def test_with_a_wrong_token_it_is_refused(visitor: Client, wrong: str) -> None:
    token(visitor)
    for form in _all_forms():
        _is_refused(visitor, form, SENT | {"csrfmiddlewaretoken": wrong}, STALE)


def test_with_another_visitors_token_it_is_refused(visitor: Client) -> None:
    token(visitor)
    for form in _all_forms():
        others = token(Client(), form.page)
        _is_refused(visitor, form, SENT | {"csrfmiddlewaretoken": others}, STALE)


@pytest.mark.parametrize("origin", ORIGINS)
def test_from_another_site_it_is_refused_even_with_a_good_token(
    visitor: Client, origin: str
) -> None:
    good = token(visitor)
    for form in _all_forms():
        fields = SENT | {"csrfmiddlewaretoken": good}
        _is_refused(visitor, form, fields, FOREIGN, Origin=origin)
        answer = visitor.post(form.action, fields, headers=HTMX | {"Origin": origin})
        assert answer.status_code == 403
        assert answer.headers["HX-Reswap"] == "none"
        assert FOREIGN[form.action[1:3]] in answer.content.decode()


def test_with_its_own_token_it_is_taken(visitor: Client) -> None:
    """The forms are sent as they stand: nothing above is refused for another reason.

    Of an exam or a code that is another browser's it is said that there is none.
    """
    for form in _all_forms():
        fields = form.fields | {"csrfmiddlewaretoken": token(visitor, form.page)}
        answer = visitor.post(form.action, fields, headers={"Origin": "http://testserver"})
        others = name_of(form.action).startswith(("exam-", "certificate", "move-here"))
        assert answer.status_code in ({404} if others else {303, 422}), form
