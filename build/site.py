"""Assembles `dist/`: plain files that any static host can serve, at any path, without a header.

python build/site.py [OUT_DIR]
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from engine import start_files
from installable import installable, manifest
from lock import make_lock
from paths import DIST, NPM, WORK, digest, write_all
from precache import make_precache
from scripts import browser_scripts, bundles, page_scripts
from styles import make_styles
from vendor import pyscript_core, vendor_all
from wheel import make_wheel

from web.site import render as site_pages
from web.site.embed import render as embed_pages


def build(target: Path) -> None:
    """Make the whole site anew in `target`."""
    shutil.rmtree(target, ignore_errors=True)
    vendor = vendor_all(target)
    vendor["core"] = pyscript_core(vendor["pyscript"])
    app, files = app_folder(target, vendor)
    write_all(target / app, files)
    pages = site_pages(app, vendor) | embed_pages(app, vendor)
    write_all(target, {path: text.encode() for path, text in pages.items()})
    write_all(target, bundles("host_page"))
    write_all(target, {"site.webmanifest": manifest(app)})
    make_precache(target)


def app_folder(target: Path, vendor: dict[str, str]) -> tuple[str, dict[str, bytes]]:
    """Everything of ours that is not a page, and the folder it goes to, named by its content."""
    wheel = make_wheel(WORK / "wheel" / target.name)
    files = make_styles() | start_files(wheel)
    files[wheel.name] = wheel.read_bytes()
    files["pyodide-lock.json"] = _lock(target, vendor, wheel)
    files |= installable()
    files |= page_scripts() | browser_scripts(vendor)
    return f"app-{digest(files)}", files


def _lock(target: Path, vendor: dict[str, str], wheel: Path) -> bytes:
    pip = next((target / vendor["micropip"]).iterdir())
    return make_lock({wheel: "", pip: f"../{vendor['micropip']}/"})


if __name__ == "__main__":
    assert NPM.exists(), "node_modules is missing: run `npm ci`"
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else DIST)
