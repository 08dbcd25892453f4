"""What others wrote is what they published; what a first visit weighs."""

import hashlib
import re
from pathlib import Path

import brotli
import pytest
from django.test import Client

STATIC = Path(__file__).resolve().parents[2] / "tutorial" / "static"
VENDOR = Path(__file__).resolve().parents[1] / "browser" / "vendor"
PUBLISHED = {
    STATIC / "htmx-4.0.1.min.js": (
        "a0abb04f2f45a1f89d1d4844023245537e5e6014c87b144553e0607b4cc32130"
    ),
    VENDOR / "axe-4.14.1.min.js": (
        "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"
    ),
}
KIB = 1024


def _weight(path: Path) -> int:
    return len(brotli.compress(path.read_bytes()))


def test_what_others_wrote_is_unchanged_and_has_its_licence_beside_it() -> None:
    for path, digest in PUBLISHED.items():
        assert hashlib.sha256(path.read_bytes()).hexdigest() == digest, path.name
        licence = path.with_name(path.name.replace(".min.js", ".LICENSE.txt"))
        assert licence.stat().st_size > 500


def test_a_first_visit_of_home_is_light(client: Client) -> None:
    for code in ("fi", "en"):
        answer = client.get(f"/{code}/", headers={"Accept-Encoding": "br"})
        page = brotli.decompress(answer.content).decode()
        files = re.findall(r'(?:src|href)="/static/([^"]+)"', page)
        plain = [re.sub(r"\.[0-9a-f]{12}(?=\.\w+$)", "", file) for file in files]
        counted = [file for file in plain if file != "icon.svg"]
        assert len(counted) + 1 <= 4
        assert len(answer.content) <= 8 * KIB
        weight = len(answer.content) + sum(_weight(STATIC / file) for file in counted)
        assert weight <= 28 * KIB


def test_style_and_script_keep_to_their_size() -> None:
    assert _weight(STATIC / "site.css") <= 6 * KIB
    assert _weight(STATIC / "reference.css") <= 1 * KIB
    assert _weight(STATIC / "site.js") <= 2 * KIB


@pytest.mark.parametrize("name", ["site.css", "reference.css"])
def test_the_style_needs_nothing_from_elsewhere(name: str) -> None:
    style = (STATIC / name).read_text(encoding="utf-8")
    assert not re.search(r"url\(|@import|@font-face|https?:", style)
