"""The page's modules run in MicroPython and import only what is on the page."""

from __future__ import annotations

import ast
import json
import subprocess
from pathlib import Path

import pytest

from paths import NPM, ROOT
from website.trim_pyscript import page_python

PAGE = ROOT / "web/page"
MODULES = sorted(path.stem for path in PAGE.glob("*.py"))
PARTS = (
    "choice",
    "dom",
    "input",
    "patch",
    "queue",
    "ranking",
    "results",
    "saved_games",
    "search",
    "storage",
    "typing_field",
)
"""Modules that do nothing yet when they are imported; the others are the pages' scripts."""
ON_THE_PAGE = {"asyncio", "json", "js", "math", "pyscript", "pyscript.ffi", "pyscript.js_modules", "web.page"}
FOR_CHECKERS = {
    "typing",
    "collections.abc",
    "web.protocol",
    "web.protocol.answers",
    "web.protocol.puzzles",
    *(f"web.page.{name}" for name in MODULES),
}

RUN = """
import { readFileSync } from "node:fs";
const { micropython, files, imported, compiled } = JSON.parse(readFileSync(0, "utf8"));
const { loadMicroPython } = await import(micropython);
const element = { dataset: {} };
globalThis.nastilkaMorph = {};
globalThis.document = { documentElement: element, getElementById: () => element };
const python = await loadMicroPython();
for (const [name, text] of Object.entries(files)) {
  python.FS.mkdirTree(`/${name.slice(0, name.lastIndexOf("/"))}`);
  python.FS.writeFile(`/${name}`, text);
}
python.runPython('import sys; sys.path.insert(0, "/")');
for (const name of imported) python.runPython(`from web.page import ${name}`);
for (const name of compiled) python.runPython(`compile(open("/web/page/${name}.py").read(), "${name}", "exec")`);
console.log("all");
"""


def test_every_module_runs_in_micropython() -> None:
    """Those that others import are imported, the pages' scripts, which need their page, are compiled."""
    files = page_python(MODULES)
    scripts = [name for name in MODULES if name not in PARTS]
    micropython = str(NPM / "@micropython/micropython-webassembly-pyscript/micropython.mjs")
    given = json.dumps({"micropython": micropython, "files": files, "imported": PARTS, "compiled": scripts})
    command = ["node", "--input-type=module", "--eval", RUN]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("all\n", "")


def modules_imported(path: Path) -> tuple[set[str], set[str]]:
    """What a module imports on the page, and what for type checkers alone."""
    tree = ast.parse(path.read_text("utf-8"))
    checked = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    only_checked = {id(each) for block in checked for each in ast.walk(block)}
    found: tuple[set[str], set[str]] = (set(), set())
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        found[id(node) in only_checked].update(names)
    return found


@pytest.mark.parametrize("name", MODULES)
def test_the_page_imports_only_what_is_on_the_page(name: str) -> None:
    on_the_page, for_checkers = modules_imported(PAGE / f"{name}.py")
    assert on_the_page <= ON_THE_PAGE
    assert for_checkers <= FOR_CHECKERS
