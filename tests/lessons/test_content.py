"""A lesson's file that could not be played is refused, and it is said where and why."""

import re
from pathlib import Path

import pytest

from tutorial.lessons import apps
from tutorial.lessons.content import ContentError, lessons, read_lesson

TEXTS = """
[fi]
title = "Otsikko"
goal = "Tavoite"
summary = "Lopuksi"
practise = "Kotona"

[en]
title = "Title"
goal = "Goal"
summary = "In the end"
practise = "At home"
"""
STEP = """
[[step]]
id = "open"
kind = "place"
puzzle = "0_03.14.25.66-x7_x14_aa~14"
fi = { title = "Avaus", task = "Avaa.", after = "Avattu." }
en = { title = "Opening", task = "Open.", after = "Opened." }
"""
WHOLE = f'id = "made"\nminutes = 5\n{TEXTS}{STEP}'
IDS = "an id is made of 1 to 40 small letters a to z, digits and hyphens"


def written(folder: Path, text: str, name: str = "made") -> Path:
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_whole_file_is_a_lesson(tmp_path: Path) -> None:
    lesson = read_lesson(written(tmp_path, WHOLE))
    assert lesson.puzzle_ids == ("made/open",)
    assert lesson.steps[0].texts["en"]["task"] == "Open."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "made"', 'id = "made', "made.toml: "),
        ('id = "made"', 'id = "other"', "made.toml: its id must be 'made', not 'other'"),
        ('id = "made"', "", "made.toml: its id must be 'made', not None"),
        ("minutes = 5", "", "made.toml: minutes must say how long it takes"),
        ("minutes = 5", "minutes = 0", "made.toml: minutes must say how long it takes"),
        ("minutes = 5", "minutes = true", "made.toml: minutes must say how long it takes"),
        ("minutes = 5", 'minutes = "5"', "made.toml: minutes must say how long it takes"),
        ('goal = "Goal"', "", "made.toml, en: missing ['goal'], unknown []"),
        ('goal = "Goal"', 'goal = " "', "made.toml, en: missing ['goal'], unknown []"),
        ('goal = "Goal"', 'goal = "Goal"\naim = "x"', "en: missing [], unknown ['aim']"),
        ('goal = "Goal"', "goal = 5", "made.toml, en: its texts must be a table of strings"),
        ('goal = "Goal"', "goal = [1]", "made.toml, en: its texts must be a table of strings"),
        (TEXTS, 'fi = "Otsikko"', "made.toml, fi: its texts must be a table of strings"),
        (TEXTS, "", "made.toml, fi: missing ['title', 'goal', 'summary', 'practise']"),
        (STEP, "", "made.toml: it needs steps, and each an id of its own"),
        (STEP, STEP + STEP, "made.toml: it needs steps, and each an id of its own"),
        ("[[step]]", "[step]", "made.toml: each step must be a table that begins with [[step]]"),
        ('id = "open"', "", "made.toml, step None: it needs an id and a kind of place, "),
        ('id = "open"', "id = 5", "made.toml, step 5: it needs an id and a kind of place, "),
        ('id = "open"', 'id = "Open"', f"made.toml, step 'Open': {IDS}"),
        ('id = "open"', 'id = "a b"', f"made.toml, step 'a b': {IDS}"),
        ('id = "open"', 'id = "open/1"', f"made.toml, step 'open/1': {IDS}"),
        ('id = "open"', 'id = "päät"', f"made.toml, step 'päät': {IDS}"),
        ('id = "open"', 'id = ""', f"made.toml, step '': {IDS}"),
        ('id = "open"', 'id = "open\\n"', f"made.toml, step 'open\\n': {IDS}"),
        ('id = "open"', f'id = "{"a" * 41}"', IDS),
        ('kind = "place"', 'kind = "plaice"', "made.toml, step 'open': it needs an id and a kind"),
        ('kind = "place"', "kind = [1]", "made.toml, step 'open': it needs an id and a kind"),
        ("0_03.14.25.66", "0_03.14.25.x", "made.toml, step 'open': expected hand at 11"),
        ("0_03.14.25.66", "0_03.14.14.66", "made.toml, step 'open': TileTwice"),
        ("aa~14", "aa~15", "made.toml, step 'open': NotInHand"),
        ("0_03.14.25.66-x7_x14_aa~14", "14_03-x7_x14_aa", "step 'open': nothing would be right"),
        ('task = "Open."', "task = 5", "made.toml, step 'open', en: its texts must be a table of"),
        ('task = "Open.",', "", "made.toml, step 'open', en: missing ['task'], unknown []"),
    ],
)
def test_what_is_wrong_is_said_with_the_file_and_the_step(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in WHOLE
    with pytest.raises(ContentError, match=re.escape(said)):
        read_lesson(written(tmp_path, WHOLE.replace(old, new, 1)))


@pytest.mark.parametrize("name", ["Made", "a b", "a" * 41, "päät"])
def test_a_lesson_s_own_id_must_do_in_an_address_too(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError, match=re.escape(f"{name}.toml: {IDS}")):
        read_lesson(written(tmp_path, WHOLE.replace('"made"', f'"{name}"', 1), name))


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"made\.toml: .*No such file"):
        read_lesson(tmp_path / "made.toml")
    (tmp_path / "made.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"made\.toml: .*decode"):
        read_lesson(tmp_path / "made.toml")


def test_the_check_at_the_start_says_it_and_is_content_with_the_real_lessons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert apps.lessons_can_be_played() == []
    lessons.cache_clear()
    monkeypatch.setattr("tutorial.lessons.content.ORDER", ("nowhere",))
    (error,) = apps.lessons_can_be_played()
    assert error.is_serious()
    assert error.msg.startswith("A lesson cannot be played: nowhere.toml: ")
