"""Assembles `dist/`: plain files that any static host can serve, at any path, without a header.

python build/site.py [OUT_DIR]
"""

from __future__ import annotations

import importlib
import json
import shutil
import sys
from pathlib import Path

from archive import zipped
from locales import compile_all
from lock import make_lock
from paths import DIST, NPM, ROOT, WORK, digest, write_all
from precache import make_precache
from styles import make_styles
from vendor import vendor_all, version
from wheel import make_wheel

_WORKER_LEFT_OUT = ("page.py", "lobby.py", "worker.py")
_ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f4d46"/>'
    '<rect x="10" y="6" width="12" height="17" rx="2.5" fill="#fbf7ee"/><path d="M6 27h20M16 11v7M12.500 14.500h7" '
    'stroke="#d9a441" stroke-width="2" stroke-linecap="round"/></svg>'
)


def build(target: Path) -> None:
    """Make the whole site anew in `target`."""
    shutil.rmtree(target, ignore_errors=True)
    vendor = vendor_all(target)
    app, files = app_folder(target, vendor)
    write_all(target / app, files)
    sys.path.insert(0, str(ROOT))
    pages = importlib.import_module("web.pages").render(app, vendor)
    write_all(target, {path: text.encode() for path, text in pages.items()})
    make_precache(target)


def app_folder(target: Path, vendor: dict[str, str]) -> tuple[str, dict[str, bytes]]:
    """Everything of ours that is not a page, and the folder it goes to, named by its content."""
    wheel = make_wheel(WORK / "wheel")
    files = make_styles()
    files[wheel.name] = wheel.read_bytes()
    files["pyodide-lock.json"] = _lock(target, vendor, wheel)
    files["web.zip"] = web_zip()
    files["icon.svg"] = _ICON.encode()
    files |= {name: (ROOT / "web" / name).read_bytes() for name in _WORKER_LEFT_OUT}
    files |= _configs(vendor)
    files["boot.js"] = (ROOT / "web/boot/boot.js").read_bytes()
    files["runtime.mjs"] = _runtime(vendor)
    return f"app-{digest(files)}", files


def _lock(target: Path, vendor: dict[str, str], wheel: Path) -> bytes:
    pip = next((target / vendor["micropip"]).iterdir())
    pip_url = f"../{vendor['micropip']}/{pip.name}"
    return make_lock({"pyengine": (wheel.name, wheel.read_bytes()), "micropip": (pip_url, pip.read_bytes())})


def web_zip() -> bytes:
    """The part of `web/` that the engine's worker runs, with the compiled messages."""
    sources = [path for path in (ROOT / "web").rglob("*.py") if path.name not in _WORKER_LEFT_OUT]
    kept = [path for path in sources if "pages" not in path.parts]
    files = {str(path.relative_to(ROOT)): path.read_bytes() for path in kept}
    for lang, data in compile_all(ROOT / "web/locales").items():
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        files[f"web/locales/compiled/{lang}.json"] = text.encode()
    return zipped(files)


def _configs(vendor: dict[str, str]) -> dict[str, bytes]:
    """PyScript's settings for the scripts on the page's thread; paths count from the page that uses them."""
    interpreter = f"{vendor['micropython']}/micropython.mjs"
    morph = f"../{vendor['idiomorph']}/idiomorph.esm.js"
    page = {"interpreter": f"../{interpreter}", "js_modules": {"main": {morph: "idiomorph"}}}
    return {"page.json": json.dumps(page).encode(), "lobby.json": json.dumps({"interpreter": interpreter}).encode()}


def _runtime(vendor: dict[str, str]) -> bytes:
    text = (ROOT / "web/boot/runtime.mjs").read_text("utf-8")
    fills = {
        "__PYODIDE__": f"../{vendor['pyodide']}",
        "__LOCK__": "pyodide-lock.json",
        "__VERSION__": version("pyodide"),
    }
    for name, value in fills.items():
        text = text.replace(f'"{name}', f'"{value}')
    return text.encode()


if __name__ == "__main__":
    assert NPM.exists(), "node_modules is missing: run `npm ci`"
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else DIST)
