"""The package for npm: what is in it, and that a strict TypeScript project compiles with it."""

from __future__ import annotations

import json
import re
import subprocess
import tarfile
from pathlib import Path

import pytest

from paths import NPM, ROOT, version
from release.npm_package import npm_package

pytestmark = pytest.mark.node

PROJECT = {
    "compilerOptions": {
        "strict": True,
        "exactOptionalPropertyTypes": True,
        "noUncheckedIndexedAccess": True,
        "noEmit": True,
        "target": "es2022",
        "module": "esnext",
        "moduleResolution": "bundler",
        "lib": ["es2022", "dom"],
        "types": [],
    },
    "include": ["*.ts"],
}

PAGE = """
import { loadTables, type CallError, type MoveDetail } from "nastilka-embed";

await loadTables("https://games.example/", { timeout: 5000 });
const table = document.querySelector("tabletop-game");
if (!table) throw new Error("no table");
const done: void = await table.act("17>own-up");
const texts: string[] = await table.legal({ seat: 2 });
const state = await table.getState();
const hand: unknown = state.view["hand"];
const winner: number | undefined = state.over?.ranking[0]?.[0];
const at: number = await table.goTo(3);
table.addEventListener("move", ({ detail }) => {
  const told: MoveDetail = detail;
  const seat: number | null = detail.seat;
  console.log(told, seat);
});
table.addEventListener("click", (event) => console.log(event.clientX));
table.addEventListener("error", ({ detail }) => console.log(detail.reason === "policy", detail.message));
table.undo().catch((error: CallError) => console.log(error.rule, error.facts));
const broken: boolean = table.state === "broken" && table.problem !== null;
(window.nastilka as (() => unknown)[] | undefined)?.push(() => table.reset());
console.log(done, texts, hand, winner, at, broken);

// @ts-expect-error: an action is a text
table.act(5);
// @ts-expect-error: it is for reading
table.state = "ready";
// @ts-expect-error: no such event
table.addEventListener("ready", ({ detail }) => detail.nothing);
// @ts-expect-error: a position is asked for, which is a text
table.setPosition();
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return npm_package(tmp_path_factory.mktemp("npm"))


def test_the_package_has_what_it_names_and_no_more(package: Path, tmp_path: Path) -> None:
    assert package.name == f"nastilka-embed-{version()}.tgz"
    with tarfile.open(package) as archive:
        names = {name.removeprefix("package/") for name in archive.getnames()}
        described = json.loads(archive.extractfile("package/package.json").read())  # type: ignore[union-attr]
    assert names == {*described["files"], "package.json", "README.md", "LICENSE"}
    exported = {path for each in described["exports"].values() for path in each.values()}
    assert {path.removeprefix("./") for path in exported} <= names
    assert npm_package(tmp_path).read_bytes() == package.read_bytes(), "equal sources give equal bytes"


def test_a_strict_typescript_project_compiles_with_it(package: Path, tmp_path: Path) -> None:
    with tarfile.open(package) as archive:
        archive.extractall(tmp_path / "node_modules", filter="data")
    (tmp_path / "node_modules/package").rename(tmp_path / "node_modules/nastilka-embed")
    (tmp_path / "tsconfig.json").write_text(json.dumps(PROJECT), "utf-8")
    (tmp_path / "page.ts").write_text(PAGE, "utf-8")
    checked = subprocess.run([NPM / ".bin/tsc", "-p", tmp_path], capture_output=True, text=True, check=False)
    assert checked.stdout == ""
    assert checked.returncode == 0


def test_the_types_name_the_elements_attributes_and_events() -> None:
    """Its methods are checked by the compiler: the class implements them."""
    types = (ROOT / "web/browser/host_page/embed.d.ts").read_text("utf-8")
    script = (ROOT / "web/browser/host_page/tabletop_game.js").read_text("utf-8")

    def members(name: str) -> list[str]:
        found = re.search(rf"interface {name} \{{(.*?)\n\}}", types, re.DOTALL)
        assert found
        return re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE)

    def array(name: str) -> list[str]:
        found = re.search(rf"^const {name} = \[(.*?)\]", script, re.MULTILINE)
        assert found
        return re.findall(r'"([\w-]+)"', found[1])

    assert members("TabletopGameEventMap") == array("EVENTS")
    own = [*array("SET_UP"), *array("BEGINNINGS"), *array("LOOK"), "reader", "src"]
    assert sorted([*members("TabletopGameAttributes"), "lang"]) == sorted(own)
