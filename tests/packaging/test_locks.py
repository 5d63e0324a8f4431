"""Everything that is installed to build and to test is pinned with its version and its hashes."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lock_requirements import LOCKED, lock_file, pinned

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]
HASH = r"    --hash=sha256:[0-9a-f]{64}"
locks = pytest.mark.parametrize("group", LOCKED)


def pins(group: str) -> Iterator[Requirement]:
    """What a group names, and what the groups in it name."""
    for entry in GROUPS[group]:
        if isinstance(entry, str):
            yield Requirement(entry)
        else:
            yield from pins(entry["include-group"])


def included(group: str) -> set[str]:
    inner = [entry["include-group"] for entry in GROUPS[group] if not isinstance(entry, str)]
    return {group}.union(*(included(name) for name in inner))


def test_every_group_is_in_a_lock() -> None:
    assert set(GROUPS) == set[str]().union(*(included(group) for group in LOCKED))


@locks
def test_a_lock_has_the_versions_of_its_group(group: str) -> None:
    locked = pinned(group)
    for pin in pins(group):
        assert {str(pin.specifier)} == {f"=={found}" for found in locked[canonicalize_name(pin.name)]}, pin


@locks
def test_every_line_is_a_pin_with_hashes(group: str) -> None:
    text = re.sub(r"^ *#.*\n", "", lock_file(group).read_text("utf-8"), flags=re.MULTILINE)
    one = rf"[a-z0-9][a-z0-9-]*==[\w.]+( ; [^\\\n]+)? \\\n({HASH} \\\n)*{HASH}\n"
    assert re.fullmatch(f"({one})+", text)
    assert "://" not in lock_file(group).read_text("utf-8")


@pytest.mark.parametrize("group", ["dev", "unit"])
def test_what_locked_packages_need_is_locked(group: str) -> None:
    """For this Python; what is not meant for it is not installed."""
    locked = pinned(group)
    for name, numbers in locked.items():
        try:
            here = version(name) in numbers
        except PackageNotFoundError:
            continue
        for need in map(Requirement, (requires(name) or []) if here else []):
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                assert any(need.specifier.contains(found) for found in locked[canonicalize_name(need.name)]), (
                    name,
                    need,
                )


def test_locks_that_are_installed_together_agree() -> None:
    whole = pinned("dev")
    for group in ("site", "unit", "bench", "fuzz", "lock"):
        for name, versions in pinned(group).items():
            assert versions <= whole.get(name, versions), (group, name)


def test_the_wheel_is_built_with_what_is_locked() -> None:
    [backend] = map(Requirement, PROJECT["build-system"]["requires"])
    assert str(backend.specifier) == f"=={next(iter(pinned('dev')[backend.name]))}"


def test_make_installs_nothing_else() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.findall(r"pip install .*", makefile) == ["pip install -q --no-deps --no-build-isolation -e ."]
    assert set(re.findall(r"\$\(INSTALL\) (\S+)", makefile)) <= set(LOCKED)
    installer = (ROOT / "build/install.py").read_text("utf-8")
    assert installer.count('"install"') == installer.count('"--require-hashes"') == 2


@pytest.mark.parametrize("folder", [".", "requirements/lighthouse", "requirements/frameworks"])
def test_npms_packages_are_locked_with_hashes(folder: str) -> None:
    named, locked = (
        json.loads((ROOT / folder / name).read_text("utf-8")) for name in ("package.json", "package-lock.json")
    )
    assert all(re.fullmatch(r"[\d.]+", number) for number in named["dependencies"].values())
    root = locked["packages"].pop("")
    assert root["dependencies"] == named["dependencies"]
    assert all(package["integrity"].startswith("sha512-") for package in locked["packages"].values())
    assert not any("resolved" in package for package in locked["packages"].values()), "no registry is named"


def test_nothing_asks_npm_for_the_latest() -> None:
    """`npm ci` compares with what is the latest now, so a lock with such a wish would stop working by itself."""
    folder = ROOT / "requirements/lighthouse"
    named, locked = (json.loads((folder / name).read_text("utf-8")) for name in ("package.json", "package-lock.json"))
    wishes = {
        need
        for package in locked["packages"].values()
        for need, wish in package.get("dependencies", {}).items()
        if wish == "latest"
    }
    assert wishes <= set(named["overrides"])
