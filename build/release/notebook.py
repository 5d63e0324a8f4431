"""Builds the tutorial as a notebook that runs in the browser, offline: JupyterLite with our Pyodide and our wheels.

python build notebook [OUT_DIR]

Everything that the page fetches lies in its own folder: Pyodide, the kernel's packages and ours. The folder is
`var/docs/html/notebook` unless another is named.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from interpreters import environment
from lock_requirements import lock_file
from paths import NPM, ROOT, WORK, digest, write_all
from release.tables_wheel import make_tables_wheel
from release.tutorial import notebook_of
from website.lock import make_lock
from wheels import make_wheel

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
_PYTHON = "3.14"
"""Pyodide's Python."""


def build(target: Path) -> None:
    """Make the page in `target`, which then holds nothing else."""
    python = environment("notebook", Path(sys.executable))
    site = WORK / "notebook"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    (site / "jupyter-lite.json").write_text(json.dumps(_settings(), indent=1), "utf-8")
    (site / "overrides.json").write_text(json.dumps(_OVERRIDES, indent=1), "utf-8")
    _put_pyodide(site / "static/pyodide", python)
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


def _settings() -> dict[str, object]:
    """No package is asked of any index, and nothing of the kernel is fetched from elsewhere."""
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": list(_LOADED)}}
    config = {
        "appName": "Nastilka",
        "contentsAllJsonFile": "all.json",
        "litePluginSettings": {f"{_KERNEL}:kernel": kernel},
    }
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": config}


def _put_pyodide(folder: Path, python: Path) -> None:
    folder.mkdir(parents=True)
    for name in _PYODIDE:
        shutil.copyfile(NPM / "pyodide" / name, folder / name)
    made = [make_wheel(WORK / "notebook-wheels/engine"), make_tables_wheel(WORK / "notebook-wheels/tables")]
    wheels = [Path(shutil.copy(wheel, folder)) for wheel in [*_packages(), *_kernel_wheels(python), *made]]
    (folder / "pyodide-lock.json").write_bytes(make_lock(dict.fromkeys(wheels, "")))


def _packages() -> list[Path]:
    """The wheels that the kernel needs, as locked."""
    lock = lock_file("notebook-page")
    folder = WORK / f"pypi-notebook-{digest({lock.name: lock.read_bytes()})}"
    if not folder.exists():
        fresh = folder.with_name(f".{folder.name}")
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
        command += ["--python-version", _PYTHON, "-d", str(fresh), "--require-hashes", "-r", str(lock)]
        subprocess.run(command, check=True)
        fresh.rename(folder)
    return sorted(folder.glob("*.whl"))


def _kernel_wheels(python: Path) -> list[Path]:
    """The kernel's own, which its extension brings along."""
    extension = python.parents[1] / "share/jupyter/labextensions" / _KERNEL / "static/pypi"
    return [next(extension.glob(f"{name}-*.whl")) for name in ("piplite", "pyodide_kernel", "ipykernel")]


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else OUT)
