"""What we tell people to install: other people's packages by names that we lock, ours by their files alone.

On the index `pyengine` is a stranger's package, and whoever reads `pip install NAME` here will type it.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from lock_requirements import LOCKED, pinned
from paths import version

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
KNOWN = {
    "distributed": "Dask's cluster for the arena: https://pypi.org/project/distributed",
    "gymnasium": "many tables at once, with PettingZoo's spaces",
    "numpy": "observations",
    "open-spiel": "our games in OpenSpiel",
    "pettingzoo": "our games in PettingZoo",
    "pygls": "the language server's protocol",
    "pynacl": "signatures of sealed play",
    "rbcl": "the group of sealed play",
    "requests": "the endpoints of language models",
    "rich": "the arena's progress bar",
    "urllib3": "what requests reads responses with",
}
"""The packages of the index that our texts and extras may name, and what each is for; every one is in a lock."""
OURS = ("nastilka", "nastilka-tables")
TEXTS = (
    "*.md",
    "docs/**/*.md",
    "build/**/*.md",
    "changelog.d/*.md",
    "seeds/**/*.md",
    "examples/**/*",
    "pyengine/**/*.py",
)
WORD = r"""[ ](?:"[^"\n]*"|'[^'\n]*'|[^\s"'`#]+)"""
COMMAND = re.compile(rf"pip3? install((?:{WORD})+)")
"""It ends where a comment begins, or a quotation mark that is not before a word: that of a text in Python."""
WITH_A_VALUE = ("-r", "--requirement", "--group", "--find-links")


def texts() -> list[Path]:
    found = {path for pattern in TEXTS for path in ROOT.glob(pattern)}
    return sorted(path for path in found if path.is_file() and path.suffix != ".pyc")


def installed(text: str) -> Iterator[str]:
    """What the commands in a text install, without options and their values."""
    for command in COMMAND.findall(text):
        words = iter(shlex.split(command))
        for word in words:
            if word in WITH_A_VALUE:
                next(words)
            elif not word.startswith("-"):
                yield word


def wrong(word: str) -> str:
    """Why nobody should be told to install this; empty where they may."""
    path = re.sub(r"\[[\w,-]+\]$", "", word)
    extras = set(re.findall(r"[\w-]+", word[len(path) :]))
    if path == "." or path.endswith(".whl"):
        if extras - set(PROJECT["optional-dependencies"]):
            return "names an extra that is not there"
        if path.endswith(".whl"):
            name, number, build, _ = parse_wheel_filename(Path(path).name)
            return "" if (name in OURS, str(number), build) == (True, version(), ()) else "is no wheel of this release"
        return ""
    try:
        name = canonicalize_name(Requirement(word).name)
    except InvalidRequirement:
        return "is no requirement"
    return "" if name in KNOWN else "is no package that we know"


def test_texts_name_no_package_that_is_not_known() -> None:
    found = [
        (path.relative_to(ROOT).as_posix(), word) for path in texts() for word in installed(path.read_text("utf-8"))
    ]
    assert {path for path, _ in found} >= {"docs/play.md", "docs/editors.md", "build/release/HOSTING.md"}
    assert [(path, word, reason) for path, word in found if (reason := wrong(word))] == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('NEEDS = "it needs pygls: pip install pygls"', []),
        ("    pip install .    # here", []),
        ('`pip install "./nastilka-0.0.0-py3-none-any.whl[editor]"`', ["./nastilka-0.0.0-py3-none-any.whl[editor]"]),
        ('raise Wrong("not here", ("pip install distributed",)) from None', []),
        ("pip install --require-hashes -r requirements/pyodide.txt", []),
        ("pip install pyengine", ["pyengine"]),
        ('pip install "pyengine[notebook]" --find-links .', ["pyengine[notebook]"]),
        ("pip install nastilka-tables rich", ["nastilka-tables"]),
        ('pip install ".[notebook]"', [".[notebook]"]),
    ],
)
def test_a_strangers_package_would_be_found(line: str, words: list[str]) -> None:
    assert [word for word in installed(line) if wrong(word)] == words


def test_extras_name_only_what_is_known() -> None:
    extras = {extra: [*map(Requirement, needs)] for extra, needs in PROJECT["optional-dependencies"].items()}
    named = {canonicalize_name(need.name) for needs in extras.values() for need in needs}
    assert named == set(KNOWN)
    assert named <= {name for group in LOCKED for name in pinned(group)}


def test_no_text_names_an_extra_of_another_package() -> None:
    """`pyengine[editor]` reads as something to install, wherever it stands."""
    for path in texts():
        assert not re.search(r"pyengine\[[a-z]", path.read_text("utf-8")), path


def test_the_extras_are_told_as_they_are() -> None:
    told = (ROOT / "docs/install.md").read_text("utf-8")
    rows = {name: needs.split(", ") for name, needs in re.findall(r"^\| `([a-z]+)` \|.*\| ([\w, ]+) \|$", told, re.M)}
    assert rows == {
        extra: [Requirement(need).name for need in needs] for extra, needs in PROJECT["optional-dependencies"].items()
    }
