"""The learner's cookie: forged, broken, from elsewhere or old, it opens nobody's progress."""

import random

import pytest
from django.core.signing import Signer
from django.test import Client

from tutorial.progress.learner import COOKIE
from tutorial.progress.models import Attempt

pytestmark = pytest.mark.django_db

STEP = "/fi/lessons/joining/one-to-one/"
LESSON = "/fi/lessons/joining/"
RIGHT = {"tile": "11", "at": "14s"}
WRONG = {"tile": "24", "at": "14s"}


@pytest.fixture
def learner(client: Client) -> str:
    """The cookie of a learner who has solved one step."""
    client.post(STEP, RIGHT)
    return client.cookies[COOKIE].value


def _bearer(cookie: str) -> Client:
    return Client(raise_request_exception=False, headers={"Cookie": f"{COOKIE}={cookie}"})


def _is_a_stranger(cookie: str) -> None:
    """Sees nothing solved, and changes nothing of what is there."""
    before = list(Attempt.objects.order_by("id").values())
    stranger = _bearer(cookie)
    page = stranger.get(LESSON)
    assert page.status_code in {200, 400}
    assert 'class="done"' not in page.content.decode()
    answer = stranger.post(STEP, WRONG)
    assert answer.status_code in {303, 400}
    stranger.post("/fi/progress/erase/")
    assert list(Attempt.objects.order_by("id").values())[: len(before)] == before
    new = Attempt.objects.exclude(id__in=[row["id"] for row in before])
    assert not {row["learner"] for row in before} & set(new.values_list("learner", flat=True))


def test_the_true_cookie_opens_its_progress(learner: str) -> None:
    assert 'class="done"' in _bearer(learner).get(LESSON).content.decode()


def test_a_cookie_with_a_letter_changed_is_a_strangers(learner: str) -> None:
    for at in [*range(0, len(learner), 3), len(learner) - 1]:
        letter = learner[at]
        other = "A" if letter != "A" else "B"
        _is_a_stranger(learner[:at] + other + learner[at + 1 :])


def test_a_cookie_with_flipped_bits_is_a_strangers(learner: str) -> None:
    rng = random.Random(2)
    for _ in range(20):
        at = rng.randrange(len(learner))
        flipped = chr(ord(learner[at]) ^ 1 << rng.randrange(7))
        if flipped not in '";, \\' and flipped.isprintable():
            _is_a_stranger(learner[:at] + flipped + learner[at + 1 :])


def test_a_cookie_cut_or_grown_is_a_strangers(learner: str) -> None:
    key, _, signature = learner.partition(":")
    for changed in (
        "",
        ":",
        learner[:-1],
        learner + "A",
        key,
        f"{key}:",
        f":{signature}",
        f'"{learner}"x',
        f"{key}::{signature}",
        f"{signature}:{key}",
        learner.swapcase(),
        learner * 50,
        "' OR 1=1 --:x",
    ):
        _is_a_stranger(changed)


def test_a_cookie_of_another_site_is_a_strangers(learner: str) -> None:
    key = learner.partition(":")[0]
    for signer in (
        Signer(key="the key of another site", salt="learner"),
        Signer(salt="another purpose"),
        Signer(),
    ):
        _is_a_stranger(signer.sign(key))


def test_a_signed_key_of_another_form_is_a_strangers(learner: str) -> None:
    for key in ("", "x", "x" * 21, "x" * 23, "x" * 21 + "!", "x" * 999):
        _is_a_stranger(Signer(salt="learner").sign(key))


def test_the_cookie_from_before_an_erasure_finds_nothing(client: Client, learner: str) -> None:
    client.post("/fi/progress/erase/")
    assert 'class="done"' not in _bearer(learner).get(LESSON).content.decode()


def test_after_an_erasure_and_for_a_new_learner_the_key_is_another(client: Client) -> None:
    """Though the first key is made from the form's token: that is another too."""
    client.get(STEP)
    keys = []
    for leave in ("/fi/progress/erase/", "/fi/progress/new-learner/", "/fi/progress/erase/"):
        client.post(STEP, RIGHT)
        keys.append(client.cookies[COOKIE].value)
        client.post(leave)
        assert client.cookies[COOKIE].value == ""
    assert len(set(keys)) == len(keys)
