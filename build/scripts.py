"""The scripts of the pages: JavaScript bundled by esbuild, and the Python of the page's own thread.

A file in `web/browser/entries/<folder>` is a script of the site, with all that it imports.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from paths import NPM, ROOT
from trim_pyscript import package
from upstream import SITE_PACKAGES

from web.parts.messages import languages

_FORMATS = {".js": "iife", ".mjs": "esm"}
"""A classic script runs where it stands in the page; a module once the page has been read, or in a worker."""


@dataclass(frozen=True, slots=True)
class Substitutions:
    """Constants and modules that the build substitutes in scripts. `LANGUAGES` is in every one of them."""

    constants: Mapping[str, object] = field(default_factory=dict)
    """What `web/browser/build_constants.d.ts` declares, by name; each as JSON."""
    modules: Mapping[str, str] = field(default_factory=dict)
    """Modules that are files of the site: the name by which they are imported → their URL."""


def bundles(folder: str, substitutions: Substitutions | None = None, *, root: Path = ROOT) -> dict[str, bytes]:
    """Every script of a folder of entries with all that it imports, by its file's name.

    Equal sources give equal bytes. Raises `subprocess.CalledProcessError` on a source that cannot be bundled.
    """
    entries = root / "web/browser/entries" / folder
    with tempfile.TemporaryDirectory() as out:
        for suffix in _FORMATS:
            if found := sorted(entries.glob(f"*{suffix}")):
                _esbuild(
                    [*map(str, found), *_options(suffix, substitutions or Substitutions()), f"--outdir={out}"], root
                )
        return {path.name: path.read_bytes() for path in sorted(Path(out).iterdir())}


def _options(suffix: str, substitutions: Substitutions) -> Iterator[str]:
    yield from ("--bundle", "--minify", "--target=esnext", "--legal-comments=none", "--log-level=warning")
    yield from (f"--format={_FORMATS[suffix]}", f"--out-extension:.js={suffix}")
    known = {"LANGUAGES": [[lang, each.dir] for lang, each in languages().items()]}
    for name, value in {**known, **substitutions.constants}.items():
        yield f"--define:{name}={json.dumps(value, sort_keys=True)}"
    yield from ("--external:./interpreter.mjs", "--external:../vendor/*")
    for name, address in substitutions.modules.items():
        yield f"--alias:{name}={address}"


def _esbuild(arguments: list[str], root: Path) -> None:
    env = os.environ | {"NODE_PATH": str(NPM)}
    subprocess.run([str(NPM / ".bin/esbuild"), *arguments], cwd=root, env=env, check=True)


def engine_substitutions(pyodide: str) -> Substitutions:
    """For the worker: the address of Pyodide's folder, its version as its lock file has it, where packages lie."""
    info = json.loads((NPM / "pyodide/pyodide-lock.json").read_text())["info"]
    return Substitutions({"PYODIDE_FOLDER": pyodide, "PYODIDE_INFO": info, "SITE_PACKAGES": SITE_PACKAGES})


def browser_scripts(vendor: Mapping[str, str], root: Path = ROOT, *, plain: str | None = None) -> dict[str, bytes]:
    """The JavaScript of our own folder: the pages' and the engine's worker. `vendor` has each part's folder.

    For a plain site, `plain` is the name of the engine's wheel.
    """
    page, worker = _window_substitutions(vendor), engine_substitutions(f"../{vendor['pyodide']}")
    window = bundles("window", page, root=root)
    if plain is None:
        return window | bundles("worker", worker, root=root)
    plain_worker = Substitutions({**worker.constants, "ENGINE_WHEEL": plain})
    return window | bundles("plain_window", page, root=root) | bundles("plain_worker", plain_worker, root=root)


def _window_substitutions(vendor: Mapping[str, str]) -> Substitutions:
    constants: dict[str, object] = {f"{name.upper()}_FOLDER": f"../{vendor[name]}" for name in ("uplot", "qrcode")}
    constants["PYSCRIPT_PACKAGE"] = package("from polyscript.js_modules import idiomorph\n")
    return Substitutions(constants, {"@pyscript/core": f"../{vendor['pyscript']}/core.js"})


def page_scripts(root: Path = ROOT) -> dict[str, bytes]:
    """The Python of the page's own thread: every module of `web/page`."""
    return {f"page/{path.name}": path.read_bytes() for path in sorted((root / "web/page").glob("*.py"))}
