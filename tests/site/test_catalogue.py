"""The catalogue: every sentence has its Finnish, nothing is left over, nothing is hard-coded."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import polib
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "tutorial" / "locale" / "fi" / "LC_MESSAGES" / "django.po"
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
SENTENCE = re.compile(r"(_|(n|p)?gettext(_lazy)?)")
CALL = re.compile(
    r"""\b(_|gettext|ngettext|pgettext)\(\s*((?:u?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?\s*)+)"""
)
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%[sd%]|\{\w*\}")
Key = tuple[str, str, str]  # context, sentence, its plural


def _in_python() -> Iterator[Key]:
    for path in sorted((ROOT / "tutorial").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                words = [a.value for a in node.args if isinstance(a, ast.Constant)]
                if SENTENCE.fullmatch(name) and words:
                    yield _key(name, [word for word in words if isinstance(word, str)])


def _in_templates() -> Iterator[Key]:
    for path in TEMPLATES:
        for name, literals in CALL.findall(templatize(path.read_text(encoding="utf-8"))):
            yield _key(name, ast.literal_eval(f"[{literals}]"))


def _key(name: str, words: list[str]) -> Key:
    match name[0]:
        case "p":
            return words[0], words[1], ""
        case "n":
            return "", words[0], words[1]
        case _:
            return "", words[0], ""


def _said() -> set[Key]:
    return set(_in_python()) | set(_in_templates())


def test_every_sentence_has_its_finnish_and_no_finnish_is_left_over() -> None:
    catalogue = polib.pofile(str(CATALOGUE))
    there = {(entry.msgctxt or "", entry.msgid, entry.msgid_plural) for entry in catalogue}
    said = _said()
    assert len(said) > 20
    assert said - there == set()
    assert there - said == set()


def test_every_translation_is_whole() -> None:
    catalogue = polib.pofile(str(CATALOGUE))
    assert [entry.msgid for entry in catalogue if entry.fuzzy or entry.obsolete] == []
    for entry in catalogue:
        for finnish in entry.msgstr_plural.values() or [entry.msgstr]:
            assert finnish.strip(), entry.msgid
            assert sorted(PLACEHOLDER.findall(finnish)) == sorted(PLACEHOLDER.findall(entry.msgid))
            assert finnish[-1:] in ".?!" or entry.msgid[-1:] not in ".?!", entry.msgid


def test_no_sentence_stands_in_a_template_in_one_language_only() -> None:
    """What is left of a template without its tags, comments and markup has no letters."""
    for path in TEMPLATES:
        if path.parent.name == "papers":
            continue
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"\{% blocktranslate.*?endblocktranslate %\}", "", text, flags=re.DOTALL)
        text = re.sub(r"\{% comment.*?endcomment %\}|\{#.*?#\}", "", text, flags=re.DOTALL)
        text = re.sub(r"\{%.*?%\}|\{\{.*?\}\}", "", text, flags=re.DOTALL)
        for spoken in re.findall(r'(?:aria-label|title|alt|placeholder)="([^"]*)"', text):
            assert not re.search(r"[A-Za-zÄÖÅäöå]", spoken), (path.name, spoken)
        left = re.sub(r"<[^>]*>", "", text)
        assert not re.search(r"[A-Za-zÄÖÅäöå]", left), (path.name, left.strip())
