"""The cookie with the learner's key: signed, for a year, and nothing else in it."""

import re

import pytest
from django.http import HttpResponse
from django.test import Client, RequestFactory

from tutorial.progress.learner import COOKIE, KEPT_DAYS, first_key, learner_of, remember

STEP = "/fi/lessons/joining/one-to-one/"
RIGHT = {"tile": "11", "at": "14s"}
KEY = "abcdefghijklmnopqrstuv"


def _cookie(key: str = KEY) -> str:
    response = HttpResponse()
    remember(response, key)
    value: str = response.cookies[COOKIE].value
    return value


def test_what_is_remembered_is_found_again() -> None:
    request = RequestFactory().get("/", headers={"Cookie": f"{COOKIE}={_cookie()}"})
    assert learner_of(request) == KEY


def test_without_a_cookie_there_is_no_learner() -> None:
    assert learner_of(RequestFactory().get("/")) is None


def test_first_keys_are_random_and_say_nothing() -> None:
    keys = {first_key(RequestFactory().get("/")) for _ in range(100)}
    assert len(keys) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", key) for key in keys)


def test_two_first_attempts_from_one_form_belong_to_one_learner() -> None:
    one, other = (RequestFactory().get("/") for _ in range(2))
    one.META["CSRF_COOKIE"] = other.META["CSRF_COOKIE"] = "the secret of the form"
    assert first_key(one) == first_key(other)
    other.META["CSRF_COOKIE"] = "the secret of another form"
    assert first_key(one) != first_key(other)
    assert "secret" not in first_key(one)


@pytest.mark.django_db
def test_the_cookie_is_for_this_site_a_year_and_no_script(client: Client) -> None:
    client.post(STEP, RIGHT)
    cookie = client.cookies[COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["max-age"] == KEPT_DAYS * 24 * 60 * 60
    assert cookie["domain"] == ""
    assert len(cookie.value) < 80


@pytest.mark.django_db
def test_looking_around_makes_no_learner(client: Client) -> None:
    for address in ("/fi/", "/fi/lessons/", STEP, f"{STEP}?try=11~14s", "/fi/progress/"):
        client.get(address)
    client.post(STEP, {"more": "1", "tried": "", "hint": "0"})
    client.post(STEP, {"tile": "11"})
    assert COOKIE not in client.cookies


@pytest.mark.django_db
def test_each_attempt_keeps_the_key_for_another_year(client: Client) -> None:
    client.post(STEP, RIGHT)
    first = client.cookies.pop(COOKIE).value
    client.cookies[COOKIE] = first
    answer = client.post(STEP, {"tile": "24", "at": "14s"})
    assert answer.cookies[COOKIE].value == first
