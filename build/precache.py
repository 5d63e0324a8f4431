"""Fills the service worker in: which files to keep, under a version that changes with any of them."""

from __future__ import annotations

import json
from pathlib import Path

from paths import ROOT, digest

_NOT_KEPT = ("pyodide.asm.wasm", "core.css")
"""Where service workers run, the wasm is unpacked from its .gz; the plain one need not be kept."""


def make_precache(target: Path) -> None:
    """Write `sw.js` for the finished site in `target`."""
    paths = sorted(path for path in target.rglob("*") if path.is_file() and path.name not in _NOT_KEPT)
    files = {str(path.relative_to(target)): path.read_bytes() for path in paths}
    worker = (ROOT / "web/boot/sw.js").read_text("utf-8")
    version = digest(files | {"sw.js": worker.encode()})
    worker = worker.replace('"__VERSION__"', json.dumps(version)).replace("__FILES__", json.dumps(sorted(files)))
    (target / "sw.js").write_text(worker, "utf-8")
