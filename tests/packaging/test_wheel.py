"""What others get when they install the wheel: types, the command, the rulebooks, and no other package."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from email.parser import BytesParser
from pathlib import Path

import pytest

import pyengine
from release.sbom import FILE, wheel_bill

ROOT = Path(__file__).parents[2]
PROGRAM = """
from pyengine import Breach, Game, IllegalAction, State, game
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng


def first_refusal(found: Game, seed: int) -> Breach | None:
    state: State = found.deal(2, seed)
    refused = (state.why_not(0, action) for action in found.actions())
    return next((breach for breach in refused if breach is not None), None)


def played(found: Game, seed: int) -> str:
    state, chance = found.deal(2, seed), Prng(seed)
    while state.to_act:
        seat = state.to_act[0]
        action = bot("greedy").choose(Knowledge(found, state, seat), chance)
        try:
            state.apply(seat, action)
        except IllegalAction as refused:
            raise AssertionError(refused.breach.rule) from refused
    assert state.outcome is not None
    return state.outcome.reason


assert first_refusal(game("face-to-face"), 7) is not None
assert played(game("face-to-face"), 7)
"""
IMPORTS = """
import importlib, json, pkgutil, pyengine

missing = {}
for found in pkgutil.walk_packages(pyengine.__path__, "pyengine.", onerror=lambda name: None):
    if not found.name.endswith("__main__"):
        try:
            importlib.import_module(found.name)
        except ModuleNotFoundError as error:
            missing[found.name] = error.name
print(json.dumps(missing))
"""
"""Which modules cannot be imported, and for lack of what."""
WRONG = """
from pyengine import game

reveal_type(game("uno").deal(2, 1).to_act)
number: int = game("uno").deal(2, "seven")
"""


def clean() -> dict[str, str]:
    """The environment without what would show the checkout to a Python or to mypy."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=clean(), capture_output=True, text=True, check=False)


def checked(text: str, python: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """What mypy says of a program of somebody's, who has only the wheel."""
    (folder / "program.py").write_text(text, "utf-8")
    options = ["--strict", "--config-file=", f"--python-executable={python}", "program.py"]
    return run([sys.executable, "-m", "mypy", *options], folder)


def test_a_strict_program_is_checked_against_the_wheel_and_runs(installed: Path, tmp_path: Path) -> None:
    found = checked(PROGRAM, installed, tmp_path)
    assert found.returncode == 0, found.stdout
    ran = run([str(installed), "program.py"], tmp_path)
    assert ran.returncode == 0, ran.stderr


def test_a_wrong_program_is_found_by_the_wheels_own_types(installed: Path, tmp_path: Path) -> None:
    output = checked(WRONG, installed, tmp_path).stdout
    assert "tuple[int, ...]" in output
    assert '"deal" of "Game" has incompatible type "str"' in output
    assert "py.typed" not in output


def test_the_command_and_the_rulebooks_are_in_it(installed: Path, tmp_path: Path) -> None:
    output = run([str(installed.with_name("pyengine")), "games", "--json"], tmp_path)
    assert {found["id"] for found in json.loads(output.stdout)} == {game.id for game in pyengine.games()}
    book = "import pyengine.rulebook as r; print(r.load('uno', 'uk').rules['UNO-1'].text)"
    assert run([str(installed), "-c", book], tmp_path).stdout.strip()


def test_it_holds_only_what_plays(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
    assert "pyengine/cli/sealed/player.py" in names
    assert [name for name in names if re.search(r"/learn/|cheat|/records/|rulings", name)] == []


def test_every_module_needs_only_itself_and_what_its_extra_names(installed: Path, tmp_path: Path) -> None:
    missing = json.loads(run([str(installed), "-c", IMPORTS], tmp_path).stdout)
    extras = {"gymnasium", "lsprotocol", "nacl", "numpy", "pettingzoo", "pygls", "pyspiel", "rbcl", "requests"}
    assert "pyengine.cli.sealed.sodium" in missing
    assert set(missing.values()) <= extras
    assert missing["pyengine.models.endpoint"] == "requests"


def test_it_needs_no_other_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        [metadata] = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        needs = BytesParser().parsebytes(files.read(metadata)).get_all("Requires-Dist", [])
    assert [need for need in needs if "extra ==" not in need] == []


def test_it_holds_its_bill_of_materials(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        held = files.read(f"nastilka-{pyengine.__version__}.dist-info/sboms/nastilka.cdx.json")
    bill = json.loads(held)
    assert (bill["bomFormat"], bill["components"]) == ("CycloneDX", [])
    assert bill["metadata"]["component"]["purl"] == f"pkg:pypi/nastilka@{pyengine.__version__}"
    assert held == FILE.read_bytes() == wheel_bill(), "run `python build sbom`"


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == pyengine.__version__
    cited = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert {f"version: {project['version']}", f"license: {project['license']}"} <= set(cited)


@pytest.mark.parametrize("text", ["dependencies = []", 'dependencies = ["attrs"]'])
def test_a_bill_names_every_dependency(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("release.sbom.ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "a"\nversion = "1"\nlicense = "MIT"\n{text}\n')
    if "attrs" in text:
        with pytest.raises(ValueError, match="attrs"):
            wheel_bill()
    else:
        assert json.loads(wheel_bill())["components"] == []
