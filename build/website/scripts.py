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
from hashlib import sha256
from pathlib import Path

from archive import without_packing
from paths import NPM, ROOT
from pyengine.study.shipped import study_names
from web.games import games
from web.parts.messages import languages
from web.site.element_words import element_words
from web.site.game_frame import frame_page
from web.site.python_script import bundled, page_names
from website.trim_pyscript import package
from website.upstream import SITE_PACKAGES

_FORMATS = {".js": "iife", ".mjs": "esm"}
"""A classic script runs where it stands in the page; a module once the page has been read, or in a worker. Both are
delivered as `.js`: stock nginx and others send `.mjs` as bytes, which no browser takes for a module.
"""
_TARGETS = {"watchdog": "es2016"}
"""The language that a folder's scripts are compiled to, where they have to be understood by old browsers."""
_OF_NODE = ("asyncio", "crypto", "fs", "module", "path", "url")
"""What MicroPython's module imports under Node alone (and a module of Python that it names like one)."""


@dataclass(frozen=True, slots=True)
class Substitutions:
    """Constants and modules that the build substitutes in scripts. `LANGUAGES` is in every one of them."""

    constants: Mapping[str, object] = field(default_factory=dict)
    """What `web/browser/build_constants.d.ts` declares, by name; each as JSON."""
    modules: Mapping[str, str] = field(default_factory=dict)
    """Modules that are files of the site: the name by which they are imported → their URL."""


def bundles(folder: str, substitutions: Substitutions | None = None, *, root: Path = ROOT) -> dict[str, bytes]:
    """Every script of a folder of entries with all that it imports, by the name under which it is delivered.

    Equal sources give equal bytes. Raises `subprocess.CalledProcessError` on a source that cannot be bundled.
    """
    target = _TARGETS.get(folder, "esnext")
    entries = root / "web/browser/entries" / folder
    stems = [path.stem for path in entries.iterdir()]
    assert len(set(stems)) == len(stems), f"two entries of {folder} would be one file"
    with tempfile.TemporaryDirectory() as out:
        for suffix in _FORMATS:
            if found := sorted(entries.glob(f"*{suffix}")):
                esbuild(
                    [*map(str, found), *_options(suffix, substitutions or Substitutions(), target), f"--outdir={out}"],
                    root,
                )
        return {path.name: path.read_bytes() for path in sorted(Path(out).iterdir())}


def _options(suffix: str, substitutions: Substitutions, target: str) -> Iterator[str]:
    yield from ("--bundle", "--minify", f"--target={target}", "--legal-comments=none", "--log-level=warning")
    yield f"--format={_FORMATS[suffix]}"
    known = {"LANGUAGES": [[lang, each.dir, each.whole] for lang, each in languages().items()]}
    for name, value in {**known, **substitutions.constants}.items():
        yield f"--define:{name}={json.dumps(value, sort_keys=True)}"
    yield from ("--external:../vendor/*", *(f"--external:{name}" for name in _OF_NODE))
    for name, address in substitutions.modules.items():
        yield f"--alias:{name}={address}"


def esbuild(arguments: list[str], root: Path) -> None:
    """Run esbuild in a folder. Raises `subprocess.CalledProcessError` on what it cannot read."""
    env = os.environ | {"NODE_PATH": str(NPM)}
    subprocess.run([str(NPM / ".bin/esbuild"), *arguments], cwd=root, env=env, check=True)


def engine_substitutions(pyodide: str, parts: Mapping[str, bytes] | None = None) -> Substitutions:
    """For the worker: the address of Pyodide's folder, its version as its lock file has it, where packages lie, and
    the hash of each of the engine's `parts`, which are packed.
    """
    info = json.loads((NPM / "pyodide/pyodide-lock.json").read_text())["info"]
    hashes = {name: sha256(without_packing(name, part)).hexdigest() for name, part in (parts or {}).items()}
    constants = {"PYODIDE_FOLDER": pyodide, "PYODIDE_INFO": info, "SITE_PACKAGES": SITE_PACKAGES, "SITE_PARTS": hashes}
    return Substitutions(constants)


def host_page_substitutions(index: str = "") -> Substitutions:
    """For the element of other sites' pages: what stands behind a folder's address, its own words, what there is."""
    studies = {game.id: study_names(game.id) for game in games()}
    return Substitutions({"INDEX_PAGE": index, "ELEMENT_WORDS": element_words(), "ELEMENT_STUDIES": studies})


def frame_script(root: Path = ROOT) -> str:
    """The script of the frame in which a game's file runs."""
    return bundles("game_frame", root=root)["frame.js"].decode().strip()


def browser_scripts(
    vendor: Mapping[str, str],
    root: Path = ROOT,
    *,
    pyscript: Path | None = None,
    parts: Mapping[str, bytes] | None = None,
    plain: str | None = None,
) -> dict[str, bytes]:
    """The JavaScript of our own folder: the pages' and the engine's worker. `vendor` has each part's folder.

    `pyscript` is the module of PyScript that becomes part of our own script; without it that is loaded from its folder.
    `parts` are those of the engine, by name. For a plain site, `plain` is the name of the engine's wheel.
    """
    page, worker = _window_substitutions(vendor, pyscript, root), engine_substitutions(f"../{vendor['pyodide']}", parts)
    window = bundles("window", page, root=root)
    if plain is None:
        return window | bundles("worker", worker, root=root)
    plain_worker = Substitutions({**worker.constants, "ENGINE_WHEEL": plain})
    return window | bundles("plain_window", page, root=root) | bundles("plain_worker", plain_worker, root=root)


def _window_substitutions(vendor: Mapping[str, str], pyscript: Path | None, root: Path) -> Substitutions:
    constants: dict[str, object] = {f"{name.upper()}_FOLDER": f"../{vendor[name]}" for name in ("uplot", "qrcode")}
    constants["PYSCRIPT_PACKAGE"] = package()
    constants["GAME_FRAME"] = frame_page(frame_script(root))
    core = f"../{vendor['pyscript']}/core.js" if pyscript is None else str(pyscript)
    return Substitutions(constants, {"@pyscript/core": core})


def page_scripts(root: Path = ROOT) -> dict[str, bytes]:
    """The Python of each page's own thread, with all that it imports, in one text."""
    folder = root / "web/page"
    return {f"page/{name}.txt": bundled(name, folder).encode() for name in page_names(folder)}
