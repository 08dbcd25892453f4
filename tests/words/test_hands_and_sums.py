"""Players, and the sum behind a credit line by line."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Ended, Result
from tests.engine.positions import position
from tutorial.words import SumRow, words

GOLDEN: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "golden" / "walkthrough.json").read_text(encoding="utf-8")
)
OUT = position("14", "0", "00", "35.11", turn=1)  # -, 0, 8 + 2


def test_players_as_labels() -> None:
    assert [words("fi").seat_name(seat) for seat in (0, 3)] == ["Pelaaja A", "Pelaaja D"]
    assert words("en").seat_name(1) == "Player B"


def test_each_hand_is_counted_tile_by_tile() -> None:
    assert words("fi").sum_rows(OUT) == (
        SumRow("Pelaaja A", "ei laattoja", 0),
        SumRow("Pelaaja B", "[0|0] 0", 0),
        SumRow("Pelaaja C", "[1|1] 2 + [3|5] 8", 10),
    )
    assert words("en").sum_rows(OUT)[0] == SumRow("Player A", "no tiles", 0)


@pytest.mark.parametrize(
    ("result", "sum_"),
    [
        (Result(Ended.OUT, 0, 8, (0, 0, 8)), "0 + 8 = 8"),
        (Result(Ended.OUT, 2, 22, (7, 7, 0, 8)), "7 + 7 + 8 = 22"),
        (Result(Ended.OUT, 1, 12, (12, 0)), "12"),
        (Result(Ended.OUT, 1, 0, (0, 0)), "0"),
        (Result(Ended.OUT, 0, 0, (0, 0, 0)), "0 + 0 = 0"),
        (Result(Ended.BLOCKED, 0, 15, (3, 8, 10)), "8 + 10 − 3 = 15"),
        (Result(Ended.BLOCKED, 1, 12, (7, 2, 7)), "7 + 7 − 2 = 12"),
        (Result(Ended.BLOCKED, 0, 6, (4, 10)), "10 − 4 = 6"),
    ],
)
def test_the_credit_is_a_sum_with_a_true_minus_sign(result: Result, sum_: str) -> None:
    assert words("fi").calculation(result) == sum_
    assert words("en").calculation(result) == sum_


def test_a_tie_is_said_in_words() -> None:
    tie = Result(Ended.BLOCKED, None, 0, (3, 3, 10))
    assert words("fi").calculation(tie) == "Pienin käsisumma 3 on usealla pelaajalla: hyvitys on 0"
    assert words("en").calculation(tie) == (
        "Several players have the lowest hand total 3: the credit is 0"
    )


@pytest.mark.parametrize("score", GOLDEN["scoring"], ids=lambda score: str(score["hands"]))
def test_the_seeds_scores_come_out_of_the_sum(score: dict[str, Any]) -> None:
    result = Result(Ended(score["ended"]), score["winner"], score["credit"], tuple(score["hands"]))
    assert words("fi").calculation(result).endswith(str(score["credit"]))
