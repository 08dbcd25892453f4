"""Generated puzzles of the kind `spot`: every act with every clause."""

from random import Random

import pytest

from engine import DOUBLE_SIX, Draw, Pass, Place, Rule
from tests.puzzles.saying import LEVELS, SEEDS, asked, right
from tests.puzzles.slips import spot_attempts
from tutorial.puzzles import spot
from tutorial.puzzles.level import Level


class NaiveTable:
    """A second reading of the record: open halves as strings, hands as strings."""

    def __init__(self, question: spot.Question) -> None:
        start = question.start
        self.ends = {self._port(end): str(end.pips) for end in start.chain.ends}
        self.hands = [[str(tile) for tile in hand] for hand in start.hands]
        self.boneyard = [str(tile) for tile in start.boneyard]
        self.turn = start.turn

    @staticmethod
    def _port(end: object) -> str:
        return f"{end.tile} {end.side.name}"  # type: ignore[attr-defined]

    def legal(self, act: spot.Act) -> bool:
        hand = self.hands[act.seat]
        playable = [tile for tile in hand if any(pips in tile for pips in self.ends.values())]
        match act.action:
            case _ if act.seat != self.turn:
                return False
            case Place(tile, end):
                pips = self.ends.get(self._port(end))
                return pips is not None and str(tile) in hand and pips in str(tile)
            case Draw():
                return len(self.boneyard) > 2
            case Pass():
                return not playable and len(self.boneyard) <= 2

    def after(self, act: spot.Act) -> None:
        """What was done was done, allowed or not."""
        hand, following = self.hands[act.seat], (act.seat + 1) % len(self.hands)
        match act.action:
            case Draw():
                hand.append(self.boneyard.pop(0))
                following = act.seat
            case Place(tile, end):
                hand.remove(str(tile))
                joined = self.ends.pop(self._port(end), None)
                if joined is not None:
                    low_joins = joined == str(tile.low) or joined not in str(tile)
                    side = "LARGER" if low_joins else "SMALLER"
                    pips = tile.high if low_joins else tile.low
                    self.ends[f"{tile} {'LINE_B' if tile.is_double else side}"] = str(pips)
            case Pass():
                pass
        self.turn = following


@pytest.mark.parametrize("level", LEVELS)
def test_every_attempt_is_answered_and_the_naive_judge_agrees(level: Level) -> None:
    for seed in SEEDS:
        question = spot.generate(Random(seed), level)
        asked("spot", question)
        judged = right("spot", question, spot_attempts(question))
        table, refused = NaiveTable(question), []
        for number, act in enumerate(question.acts, start=1):
            if not table.legal(act):
                refused.append(number)
            table.after(act)
        assert judged == spot.answers(question)
        assert [found.number for found in spot.answers(question)] == refused, seed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rule", spot.RULES)
def test_a_rule_is_exercised_where_it_is_asked_for(rule: Rule, level: Level) -> None:
    for seed in range(20):
        assert spot.rules(spot.generate(Random(seed), level, rule)) == (rule,)


def test_the_levels_differ_in_what_they_say() -> None:
    for seed in SEEDS:
        easy, usual, hard = (spot.generate(Random(seed), level) for level in LEVELS)
        assert len(easy.acts) <= 4
        assert (len(easy.options), len(usual.options), len(hard.options)) == (4, 5, 6)
        (answer,) = spot.answers(easy)
        assert isinstance(easy.acts[answer.number - 1].action, Place)


def test_all_28_tiles_are_accounted_for() -> None:
    for seed in SEEDS:
        start = spot.generate(Random(seed), Level.USUAL).start
        tiles = [*start.chain.tiles, *sum(start.hands, ()), *start.boneyard]
        assert sorted(tiles) == list(DOUBLE_SIX)


@pytest.mark.parametrize(
    ("level", "rule", "text"),
    [
        (
            Level.EASY,
            None,
            (
                "14.L15_05.06.24.26.33.34-04.11.22.25.44.45_36.03.66.56.12.35.46.55.00.16.01.13.2"
                "3.02_bb~b22@14l.a26@22b.b45@15l~setup.clockwise,turn.match,turn.must-draw,turn.r"
                "eserve"
            ),
        ),
        (
            Level.USUAL,
            None,
            (
                "14_05.06.15.24.26.33.34-04.11.22.25.44.45_36.03.66.56.12.35.46.55.00.16.01.13.23"
                ".02_ab~a15@14s.a34@14l.b45@15l.a33@34s.b44@45s~turn.match,turn.blank,turn.place-"
                "ends,turn.must-draw,turn.must-place"
            ),
        ),
        (
            Level.HARD,
            None,
            (
                "11.L12.L24.L44.R15.L14_02.22.23.36.55-00.06.13.16.66-01.05.25.26.33.45_35.46.03."
                "04.34.56_bb~b13@14s.c45@15l.c33@13l.a36@33b.bd.b66@36l.c26@66b~turn.blank,turn.p"
                "lace-ends,turn.must-draw,turn.reserve,turn.must-place,turn.pass"
            ),
        ),
        (
            Level.EASY,
            Rule.TURN_DRAW_KEEPS,
            (
                "25.R35.L02.R36.L05.R06.L55.R04.R24.R12.R14.R44_03.11.23.26.34.66-16_45.46.00.15."
                "56.13.22.01.33_aa~a34@44b.bd.a23@34s.b45@55b~turn.draw-keeps,turn.must-draw,turn"
                ".reserve,chain.from-double"
            ),
        ),
        (
            Level.HARD,
            Rule.TURN_DRAW_KEEPS,
            (
                "56.R66.R06.L05.L02.L24.L34.L33.L03.R04.R44.R14.R12.R23_55-16.26_01.11.45.36.35.2"
                "2.13.00.15.46.25_bb~bd.b01@03s.ad.a11@01l.b16@11b.ad.b26@16l~turn.blank,turn.dra"
                "w-keeps,turn.reserve,turn.must-place,chain.two-ends,chain.from-double"
            ),
        ),
    ],
)
def test_a_seed_means_the_same_puzzle_for_ever(level: Level, rule: Rule | None, text: str) -> None:
    assert spot.to_text(spot.generate(Random(7), level, rule)) == text
