"""Changes the games' rules one place at a time with mutmut, and reports what no test of the games notices.

python build mutate [GAME …]

`pyproject.toml` says under `tool.mutmut` which files are changed, and which tests have to notice. What survives
is either a gap in the tests or no change to what anybody can see; `tests/survivors.toml` names the latter and says why.
The program fails when fewer than 95 % were noticed, when one survived that is not explained there, or when an
explanation is no longer needed. What mutmut has found stays in `mutants/`: a second run tests only what has changed.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from paths import ROOT

WANTED = 0.95
"""The share of changes that the tests have to notice."""
SURVIVED = (0, 5, 33)
"""The exit codes of a change that no test noticed, and of one that no test runs."""
FOLDER = ROOT / "mutants"
EXPLAINED = ROOT / "tests" / "survivors.toml"


@dataclass(frozen=True, slots=True)
class Change:
    """A change that survived: the function, as module and name, its line before and after."""

    place: str
    old: str
    new: str

    def __str__(self) -> str:
        """As `tests/survivors.toml` has it."""
        return f'[[survivor]]\nplace = "{self.place}"\nold = {self.old!r}\nnew = {self.new!r}\nwhy = ""\n'


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the changes of the games that are named, or of all, and report; 1 if something is left to do."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game's ID; all games if none is named")
    games = [game.replace("-", "_") for game in parser.parse_args(arguments).games]
    patterns = [f"pyengine.games.{game}.*" for game in games]
    forget_survivors()
    subprocess.run([sys.executable, "-m", "mutmut", "run", *patterns], cwd=ROOT, check=False)
    return report(games)


def report(games: Sequence[str]) -> int:
    """Print the share that was noticed and what is not explained; 1 if something is left to do."""
    codes = {name: code for name, code in exit_codes() if not games or name.split(".")[2] in games}
    tested = {name: code for name, code in codes.items() if code is not None}
    found = {change_of(name) for name, code in tested.items() if code in SURVIVED}
    explained = set(explanations())
    for game in sorted({name.split(".")[2] for name in tested}):
        _print_share(game, [code for name, code in tested.items() if name.split(".")[2] == game])
    share = _print_share("together", list(tested.values()))
    unexplained = sorted(found - explained, key=str)
    outdated = sorted(explained - found, key=str) if not games else []
    for title, changes in (("Not explained:", unexplained), ("No longer needed:", outdated)):
        print("\n".join([title, *map(str, changes)]) if changes else "", end="\n" if changes else "")
    return int(share < WANTED or bool(unexplained or outdated) or len(tested) < len(codes))


def _print_share(title: str, codes: Sequence[int]) -> float:
    noticed = sum(code not in SURVIVED for code in codes)
    share = noticed / len(codes) if codes else 0.0
    print(f"{title}: {noticed} of {len(codes)} changes noticed, {share:.1%}")
    return share


def forget_survivors() -> None:
    """Have mutmut try again what no test noticed: the code is the same, but a test may have come since."""
    for path in FOLDER.glob("pyengine/games/*/*.meta"):
        found = json.loads(path.read_text("utf-8"))
        codes = found["exit_code_by_key"]
        found["exit_code_by_key"] = {name: None if code in SURVIVED else code for name, code in codes.items()}
        path.write_text(json.dumps(found), "utf-8")


def exit_codes() -> Iterator[tuple[str, int | None]]:
    """Every change by mutmut's name, with the exit code of its tests; None if they have not run."""
    for path in sorted(FOLDER.glob("pyengine/games/*/*.meta")):
        yield from json.loads(path.read_text("utf-8"))["exit_code_by_key"].items()


def change_of(name: str) -> Change:
    """What a change of mutmut's does."""
    module, _, mangled = name.rpartition(".")
    function, _, number = mangled.partition("__mutmut_")
    versions = _functions(module)
    old, new = (versions[f"{function}__mutmut_{which}"] for which in ("orig", number))
    pairs = [line for line in difflib.ndiff(old, new) if line[:2] in ("- ", "+ ")]
    before, after = (" ".join(line[2:].strip() for line in pairs if line[0] == sign) for sign in "-+")
    return Change(f"{module.removeprefix('pyengine.games.')}.{_readable(function)}", before, after)


@cache
def _functions(module: str) -> dict[str, list[str]]:
    """The lines of each version of each function of a module that mutmut has written, by mutmut's name for it."""
    tree = ast.parse((FOLDER / (module.replace(".", "/") + ".py")).read_text("utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and "__mutmut_" in node.name]
    return {node.name: ast.unparse(ast.Module([node], [])).replace(node.name, "", 1).splitlines() for node in found}


def _readable(function: str) -> str:
    """The name of a function, with its class, from mutmut's."""
    return function.replace("xǁ", "").replace("ǁ", ".").removeprefix("x_")


def explanations() -> Iterator[Change]:
    """The changes that nothing can notice, as `tests/survivors.toml` has them."""
    for entry in tomllib.loads(EXPLAINED.read_text("utf-8")).get("survivor", []):
        if not entry["why"]:
            raise SystemExit(f"{EXPLAINED.name}: {entry['place']} says no reason")
        yield Change(entry["place"], entry["old"], entry["new"])


if __name__ == "__main__":
    sys.exit(main())
