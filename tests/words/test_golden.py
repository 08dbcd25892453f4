"""The descriptions of the seed's seven steps, to the letter, and what their form leaves open."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Chain
from tests.engine.positions import chain
from tutorial.words import words

GOLDEN: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "golden" / "walkthrough.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("step", GOLDEN["steps"], ids=lambda step: step["after"])
def test_each_step_is_described_to_the_letter(step: dict[str, Any], language: str) -> None:
    assert words(language).description(chain(step["after"])) == step[language]


@pytest.mark.parametrize("language", ["fi", "en"])
@pytest.mark.parametrize("step", GOLDEN["steps"], ids=lambda step: step["after"])
def test_without_continuations_only_the_last_sentence_is_left_out(
    step: dict[str, Any], language: str
) -> None:
    tiles, joints, _ = step[language].split(". ")
    assert words(language).description(chain(step["after"]), continuations=False) == (
        f"{tiles}. {joints}."
    )


def test_an_empty_chain_says_that_any_tile_opens_it() -> None:
    assert words("fi").description(Chain()) == (
        "Laatat: ei yhtään. Liitokset: ei yhtään. "
        "Lailliset jatkokohdat: mikä tahansa laatta avaa ketjun."
    )
    assert words("en").description(Chain()) == (
        "Tiles: none. Joints: none. Legal continuations: any tile opens the chain."
    )
    assert words("en").description(Chain(), continuations=False) == "Tiles: none. Joints: none."
