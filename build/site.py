"""Assembles `dist/`: plain files that any static host can serve, at any path, without a header.

python build/site.py [OUT_DIR]
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from engine import ON_THE_PAGE, start_files
from installable import installable, manifest
from lock import make_lock
from paths import DIST, NPM, ROOT, WORK, digest, write_all
from precache import make_precache
from pyscript_core import package
from scripts import engine_script
from styles import make_styles
from vendor import idb, pyscript_core, vendor_all
from wheel import make_wheel

from web.pages import render as site_pages
from web.pages.embed import render as embed_pages

_BOOT = ("trusted.js", "start.js", "kept.js")
_JOINED = {
    "head.js": ("trusted.js", "denied.js", "settings.js", "first.js"),
    "frame.js": ("denied.js", "frame.js"),
    "foot.js": ("boot.js", "later.js"),
    "table.js": ("boot.js", "sound.js", "idb", "kept.js", "later.js"),
}
"""Scripts in one file, since each that is asked for costs time: the first of all pages, that of a table on another
site's page, the last of the pages to read, and the last of the page to play."""


def build(target: Path) -> None:
    """Make the whole site anew in `target`."""
    shutil.rmtree(target, ignore_errors=True)
    vendor = vendor_all(target)
    vendor["core"] = pyscript_core(vendor["pyscript"])
    app, files = app_folder(target, vendor)
    write_all(target / app, files)
    pages = site_pages(app, vendor) | embed_pages(app, vendor)
    pages["embed.js"] = (ROOT / "web/boot/embed.js").read_text("utf-8")
    write_all(target, {path: text.encode() for path, text in pages.items()})
    write_all(target, {"site.webmanifest": manifest(app)})
    make_precache(target)


def app_folder(target: Path, vendor: dict[str, str]) -> tuple[str, dict[str, bytes]]:
    """Everything of ours that is not a page, and the folder it goes to, named by its content."""
    wheel = make_wheel(WORK / "wheel" / target.name)
    files = make_styles() | start_files(wheel)
    files[wheel.name] = wheel.read_bytes()
    files["pyodide-lock.json"] = _lock(target, vendor, wheel)
    files |= installable()
    files |= {name: (ROOT / "web" / name).read_bytes() for name in ON_THE_PAGE}
    files |= {name: (ROOT / "web/boot" / name).read_bytes() for name in _BOOT}
    files |= {name: b"".join(_script(part) for part in parts) for name, parts in _JOINED.items()}
    files["engine.mjs"] = engine_script(vendor["pyodide"])
    files["pictures.mjs"] = _filled("pictures.mjs", {"__UPLOT__": vendor["uplot"], "__QRCODE__": vendor["qrcode"]})
    files["pyscript.mjs"] = _pyscript(vendor["pyscript"])
    return f"app-{digest(files)}", files


def _script(name: str) -> bytes:
    return idb()["umd.js"] + b"\n" if name == "idb" else (ROOT / "web/boot" / name).read_bytes()


def _lock(target: Path, vendor: dict[str, str], wheel: Path) -> bytes:
    pip = next((target / vendor["micropip"]).iterdir())
    return make_lock({wheel: "", pip: f"../{vendor['micropip']}/"})


def _pyscript(folder: str) -> bytes:
    ours = json.dumps(package("from polyscript.js_modules import idiomorph\n"))
    return _filled("pyscript.mjs", {"__PYSCRIPT__": folder}).replace(b'"__PACKAGE__"', ours.encode())


def _filled(name: str, folders: dict[str, str]) -> bytes:
    """A script with the folders it asks for, as seen from ours, filled in."""
    text = (ROOT / "web/boot" / name).read_text("utf-8")
    for gap, folder in folders.items():
        text = text.replace(f'"{gap}', f'"../{folder}')
    return text.encode()


if __name__ == "__main__":
    assert NPM.exists(), "node_modules is missing: run `npm ci`"
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else DIST)
