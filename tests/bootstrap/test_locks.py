"""The locks: whole, of one mind, and naming no place to get things from."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tutorial.bootstrap import POSTGRES, ROOT, SITE, TESTS
from tutorial.bootstrap.environment import Lock

PEERS = ROOT / "tests" / "bench" / "peers.txt"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
WANTED = {
    SITE.path: PROJECT["project"]["dependencies"],
    POSTGRES.path: PROJECT["project"]["dependencies"] + EXTRAS["postgres"],
    TESTS.path: PROJECT["project"]["dependencies"] + EXTRAS["postgres"] + GROUPS["tests"],
    PEERS: GROUPS["peers"],
}

locks = pytest.mark.parametrize("path", WANTED, ids=lambda path: path.name)


def pins(path: Path) -> dict[str, list[str]]:
    """Each package's versions (one for each kind of system) with its hashes."""
    found: dict[str, list[str]] = {}
    for pin in re.split(r"\n(?=[a-z0-9])", "\n" + path.read_text("utf-8"))[1:]:
        name, version = re.match(r"([\w.-]+)==(\S+)", pin).groups()  # type: ignore[union-attr]
        hashes = sorted(re.findall(r"--hash=(sha256:[0-9a-f]{64})\b", pin))
        assert hashes, f"{name} has no hash"
        found.setdefault(name, []).append(f"{version} {' '.join(hashes)}")
    return found


@locks
def test_a_lock_holds_what_the_project_asks_for(path: Path) -> None:
    locked = pins(path)
    for wanted in map(Requirement, WANTED[path]):
        name = wanted.name.lower().replace("_", "-")
        assert name in locked, f"{path.name} does not hold {name}: make the locks anew"
        assert all(pin.split()[0] in wanted.specifier for pin in locked[name]), name


@locks
def test_a_lock_names_no_package_index(path: Path) -> None:
    assert re.findall(r"https?:|index-url|find-links|trusted-host", path.read_text()) == []


@pytest.mark.parametrize("smaller", [SITE, POSTGRES], ids=["site", "postgres"])
def test_the_tests_run_on_exactly_what_the_site_runs_on(smaller: Lock) -> None:
    """Else installing one would undo the other; TESTS.brings counts on it."""
    assert smaller in TESTS.brings
    locked = pins(TESTS.path)
    for name, pin in pins(smaller.path).items():
        assert locked.get(name) == pin, name
