"""How a `place` puzzle is drawn: once for each state that it can have, whatever is sent."""

import pytest

from tutorial.asking.show_place import picture
from tutorial.asking.trial import Trial
from tutorial.puzzles import place
from tutorial.words import words

# [1|4] lies; in hand [0|3] [1|1] [1|6] [2|4] [3|5]
QUESTION = place.from_text("14_x6-03.11.16.24.35_x14_ba~L11")


@pytest.mark.parametrize(
    "trial",
    [
        Trial({"tile": ["66"], "at": []}),  # not in the hand
        Trial({"tile": ["what a visitor wrote"], "at": []}),
        Trial({}, {"tile": ["66"], "at": ["55b"]}),  # no place of this chain
        Trial({}, {"tile": ["66"], "at": ["open"]}),
    ],
)
def test_what_is_no_tile_of_the_hand_and_no_place_makes_no_new_drawing(trial: Trial) -> None:
    assert picture(QUESTION, trial, words("fi")) is picture(QUESTION, Trial({}), words("fi"))


def test_the_chosen_tile_and_the_tried_place_are_drawn_as_such() -> None:
    trial = Trial({"tile": ["24"]}, {"tile": ["24"], "at": ["14s"]})
    drawn = picture(QUESTION, trial, words("fi")).drawn
    assert 'value="24" checked' in drawn
    assert drawn != picture(QUESTION, Trial({"tile": ["24"]}), words("fi")).drawn


def test_the_place_that_opens_a_chain_is_drawn_as_tried() -> None:
    opening = place.from_text("0_03.14.25.66-x7_x14_aa~14")
    tried = Trial({}, {"tile": ["03"], "at": ["open"]})
    assert (
        picture(opening, tried, words("fi")).drawn != picture(opening, Trial({}), words("fi")).drawn
    )
