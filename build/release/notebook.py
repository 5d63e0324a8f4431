"""Builds the tutorial as a notebook that runs in the browser, offline: JupyterLite with our Pyodide and our wheels.

python build notebook [OUT_DIR]

Everything that the page fetches lies in its own folder: Pyodide, the kernel's packages and ours. The folder is
`var/docs/html/notebook` unless another is named.
"""

from __future__ import annotations

import doctest
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from textwrap import indent
from typing import Any

from interpreters import environment
from lock_requirements import lock_file
from paths import NPM, ROOT, WORK, digest, write_all
from release.tables_wheel import make_tables_wheel
from website.upstream import PYTHON
from website.vendor import make_lock
from wheels import make_wheel

_BLOCK = re.compile(r"^```\{doctest\}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SECTION = re.compile(r"^(?=## )", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\(([^)#]*)(?:#[^)]*)?\)")
_ELSEWHERE = "## Install\n"
"""The section that the notebook leaves out: there everything is installed."""
_ASIDE = "(`higher`"
"""A remark on what only the build of the documentation has."""
_BEGIN = "%load_ext web.notebook\nimport pyengine"
_LEAD = """\
This page is a notebook: select a cell and press Shift+Enter to run it, or choose *Run → Run All Cells*. All of it runs
in your browser; the first cell takes a few seconds. What you change is kept in this browser.

The first cell makes states and views show as tables.
"""


def notebook_of(text: str) -> dict[str, Any]:
    """The notebook of a page of the documentation, in the format of Jupyter, version 4.5."""
    first, *sections = _SECTION.split(text)
    cells = [*_cells(first.split("\n\n", maxsplit=1)[0]), _markdown(_LEAD), _code(_BEGIN)]
    for section in sections:
        if not section.startswith(_ELSEWHERE):
            cells += [*_cells(section), *_table(section)]
    named = [{**cell, "id": f"cell-{number}"} for number, cell in enumerate(cells)]
    kernel = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
    return {"cells": named, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def _cells(section: str) -> Iterator[dict[str, Any]]:
    """Paragraphs, and the examples between them."""
    for at, piece in enumerate(_BLOCK.split(section)):
        if at % 2:
            yield from map(_code, _sources(piece))
        elif text := "\n\n".join(part for part in piece.strip().split("\n\n") if _ASIDE not in part):
            yield _markdown(_LINK.sub(_linked, text))


def _sources(block: str) -> Iterator[str]:
    """What is to be run of a block: a cell ends where the example has something to show."""
    lines = list[str]()
    for example in doctest.DocTestParser().get_examples(block):
        lines.append(_caught(example.source) if example.exc_msg else example.source.rstrip("\n"))
        if example.want:
            yield "\n".join(lines)
            lines = []
    if lines:
        yield "\n".join(lines)


def _caught(source: str) -> str:
    """The refusal is what is to be seen, so it is printed and stops nothing."""
    body = indent(source.rstrip("\n"), "    ")
    return f'try:\n{body}\nexcept Exception as error:\n    print(f"{{type(error).__name__}}: {{error}}")'


def _table(section: str) -> Iterator[dict[str, Any]]:
    """How the table stands at the end of a section that has one."""
    assigned = re.findall(r"^>>> (?:\w+, )*(state|table)(?:, \w+)* =", section, re.MULTILINE)
    if assigned:
        yield _code("state" if assigned[-1] == "state" else "table.record")


def _linked(found: re.Match[str]) -> str:
    """Other pages are named and not linked: a notebook does not know where they are."""
    text, target = found.groups()
    path = ROOT / "docs" / target
    title = path.read_text("utf-8").partition("\n")[0].lstrip("# ") if target.endswith(".md") and path.is_file() else ""
    return f"*{text or title}*" if text or title else found[0]


def _markdown(source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": source}


def _code(source: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}


OUT = ROOT / "var/docs/html/notebook"
TUTORIAL = "tutorial.ipynb"
_TEXT = ROOT / "docs/play.md"
_KERNEL = "@jupyterlite/pyodide-kernel-extension"
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LOADED = (
    "micropip",
    "piplite",
    "ipykernel",
    "comm",
    "pyodide-kernel",
    "jedi",
    "ipython",
    "nastilka",
    "nastilka-tables",
)
"""What the kernel has from its start, so that it installs nothing."""
_OVERRIDES = {"@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"}}
"""All cells are there at once, so that a table keeps its height and the page can be searched and printed."""


def build(target: Path) -> None:
    """Make the page in `target`, which then holds nothing else."""
    python = environment("notebook", Path(sys.executable))
    site = WORK / "notebook"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    # No package is asked of any index, and nothing of the kernel is fetched from elsewhere.
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": list(_LOADED)}}
    config = {
        "appName": "Nastilka",
        "contentsAllJsonFile": "all.json",
        "litePluginSettings": {f"{_KERNEL}:kernel": kernel},
    }
    (site / "jupyter-lite.json").write_text(
        json.dumps({"jupyter-lite-schema-version": 0, "jupyter-config-data": config}, indent=1), "utf-8"
    )
    (site / "overrides.json").write_text(json.dumps(_OVERRIDES, indent=1), "utf-8")
    folder = site / "static/pyodide"
    folder.mkdir(parents=True)
    for name in _PYODIDE:
        shutil.copyfile(NPM / "pyodide" / name, folder / name)
    made = [make_wheel(WORK / "notebook-wheels/engine"), make_tables_wheel(WORK / "notebook-wheels/tables")]
    wheels = [Path(shutil.copy(wheel, folder)) for wheel in [*_packages(), *_kernel_wheels(python), *made]]
    (folder / "pyodide-lock.json").write_bytes(make_lock(dict.fromkeys(wheels, "")))
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [str(python.with_name("jupyter-lite")), "build", "--lite-dir", str(site), "--output-dir", str(target)]
    command += ["--apps", "notebooks", "--no-sourcemaps", "--no-unused-shared-packages"]
    ran = subprocess.run(command, cwd=site, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"JupyterLite: {ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    write_all(target, _contents())


def _contents() -> dict[str, bytes]:
    """The notebook and the list that names it, as Jupyter's API of contents has it.

    JupyterLite would write the list by means of the Jupyter server, which has forty packages.
    """
    text = notebook_of(_TEXT.read_text("utf-8"))
    book = json.dumps(text, ensure_ascii=False, indent=1).encode()
    written = datetime.fromtimestamp(_TEXT.stat().st_mtime, UTC).isoformat()
    always = {"content": None, "created": written, "last_modified": written, "mimetype": None, "writable": True}
    entry = {**always, "name": TUTORIAL, "path": TUTORIAL, "size": len(book), "type": "notebook", "format": None}
    folder = {**always, "name": "", "path": "", "size": None, "type": "directory", "format": "json", "content": [entry]}
    return {f"files/{TUTORIAL}": book, "api/contents/all.json": json.dumps(folder, indent=1).encode()}


def _packages() -> list[Path]:
    """The wheels that the kernel needs, as locked."""
    lock = lock_file("notebook-page")
    folder = WORK / f"pypi-notebook-{digest({lock.name: lock.read_bytes()})}"
    if not folder.exists():
        fresh = folder.with_name(f".{folder.name}")
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
        command += ["--python-version", PYTHON, "-d", str(fresh), "--require-hashes", "-r", str(lock)]
        subprocess.run(command, check=True)
        fresh.rename(folder)
    return sorted(folder.glob("*.whl"))


def _kernel_wheels(python: Path) -> list[Path]:
    """The kernel's own, which its extension brings along."""
    extension = python.parents[1] / "share/jupyter/labextensions" / _KERNEL / "static/pypi"
    return [next(extension.glob(f"{name}-*.whl")) for name in ("piplite", "pyodide_kernel", "ipykernel")]


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else OUT)
