"""What a referee exam asks: twenty puzzles over all the rules, none twice."""

import pytest

from engine import Rule
from tutorial.practice.exam import LENGTH, exam_puzzles
from tutorial.puzzles import KINDS
from tutorial.puzzles.level import Level
from tutorial.puzzles.seeded import question, read_seeded

SEEDS = [f"testseed{number:02}" for number in range(8)]
SECTIONS = {"about", "setup", "turn", "chain", "round", "match"}


def rests_on(id_: str) -> set[Rule]:
    seeded = read_seeded(id_)
    return set(KINDS[seeded.kind].rules(question(seeded)))


@pytest.mark.parametrize("seed", SEEDS)
def test_twenty_puzzles_none_of_them_twice(seed: str) -> None:
    ids = exam_puzzles(seed)
    assert len(ids) == LENGTH == 20
    texts = {
        (each.kind, KINDS[each.kind].to_text(question(each))) for each in map(read_seeded, ids)
    }
    assert len(texts) == 20
    assert {read_seeded(id_).level for id_ in ids} == {Level.USUAL}
    assert len(" ".join(ids)) <= 2000


@pytest.mark.parametrize("seed", SEEDS)
def test_the_puzzles_go_over_all_the_rules(seed: str) -> None:
    """40 clauses can be asked about; 20 puzzles rest on at least 35 of them, in every section."""
    covered = set().union(*map(rests_on, exam_puzzles(seed)))
    assert {rule.value.split(".")[0] for rule in covered} == SECTIONS
    assert len(covered) >= 35


@pytest.mark.parametrize("seed", SEEDS)
def test_the_kinds_are_mixed_and_none_answers_on_the_way(seed: str) -> None:
    kinds = [read_seeded(id_).kind for id_ in exam_puzzles(seed)]
    assert len(set(kinds)) >= 6
    assert max(map(kinds.count, kinds)) <= 5
    assert "turn" not in kinds


def test_a_seed_makes_the_same_exam_and_another_another() -> None:
    assert exam_puzzles(SEEDS[0]) == exam_puzzles(SEEDS[0])
    assert not set(exam_puzzles(SEEDS[0])) & set(exam_puzzles(SEEDS[1]))
