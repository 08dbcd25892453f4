"""The catalogues, compiled without the system's gettext."""

import gettext
from pathlib import Path

import pytest

from tutorial import catalogues

PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "tile"
msgstr "laatta"

msgid "%(n)d point"
msgid_plural "%(n)d points"
msgstr[0] "%(n)d piste"
msgstr[1] "%(n)d pistettä"

#, fuzzy
msgid "chain"
msgstr "ketjunen"
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    source = tmp_path / "locale" / "fi" / "LC_MESSAGES" / "django.po"
    source.parent.mkdir(parents=True)
    source.write_text(PO, encoding="utf-8")
    return source


def test_what_is_compiled_speaks(source: Path, tmp_path: Path) -> None:
    assert catalogues.compile_all(tmp_path) == [source.with_suffix(".mo")]

    with source.with_suffix(".mo").open("rb") as file:
        finnish = gettext.GNUTranslations(file)
    assert finnish.gettext("tile") == "laatta"
    assert finnish.ngettext("%(n)d point", "%(n)d points", 0) == "%(n)d pistettä"
    assert finnish.gettext("chain") == "chain"  # fuzzy: not yet looked over


def test_only_what_changed_is_written(source: Path, tmp_path: Path) -> None:
    catalogues.compile_all(tmp_path)
    assert catalogues.compile_all(tmp_path) == []

    source.write_text(PO.replace("laatta", "palikka"), encoding="utf-8")
    assert catalogues.compile_all(tmp_path) == [source.with_suffix(".mo")]
    assert sorted(path.name for path in source.parent.iterdir()) == ["django.mo", "django.po"]
