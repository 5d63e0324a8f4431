"""Third-party parts from npm and PyPI: only the files that a page loads, in folders named by version.

Names are in lower case, and a module is delivered as `.js`: some hosts know only such names and kinds.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import InfoSpec
from pyodide_lock.utils import add_wheels_to_spec

from archive import gzipped
from lock_requirements import lock_file
from paths import NPM, WORK, digest, write_all
from website import upstream
from website.scripts import bundles
from website.trim_js import named, without_unused
from website.trim_pyscript import trimmed
from website.trim_wasm import without_exports
from website.work import kept

MICROPYTHON = "@micropython/micropython-webassembly-pyscript/micropython.mjs"
IDIOMORPH = "idiomorph/dist/idiomorph.esm.js"
"""Modules of npm that become part of scripts of ours."""
_BYTECODE = Path(__file__).with_name("bytecode.mjs")


def version(package: str) -> str:
    """The installed version of an npm package."""
    found: str = json.loads((NPM / package / "package.json").read_text())["version"]
    return found


def pyscript_whole() -> dict[str, bytes]:
    """All of PyScript, as a plain site loads it."""
    folder = NPM / "@pyscript/core/dist"
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in (".js", ".css")}


def pyscript_module() -> Path:
    """The module of PyScript that becomes part of our own script, with what it may load beside it.

    See `trim_pyscript.py` for what it lacks. Of its plugins only the one for errors is there; of the modules that it
    imports when a page asks for them there is none, since no page of ours does.
    """
    folder = NPM / "@pyscript/core/dist"
    name = upstream.core_module(folder)
    core = (folder / name).read_text("utf-8")
    upstream.plugins(core)
    error = next(folder.glob("error-*.js"))
    core = upstream.without_imports(trimmed(core), keep=error.name)
    files = {name: core.encode(), error.name: error.read_bytes(), "core.js": (folder / "core.js").read_bytes()}
    target = WORK / f"pyscript-{digest(files)}"
    write_all(target, files)
    return target / "core.js"


def micropython() -> dict[str, bytes]:
    """MicroPython, which runs the page's thread, in a module of ours that unpacks it."""
    wasm = (NPM / MICROPYTHON).with_suffix(".wasm").read_bytes()
    return {**bundles("vendor"), "micropython.wasm": wasm, "micropython.wasm.gz": gzipped(wasm)}


def idiomorph() -> dict[str, bytes]:
    """Idiomorph, which changes the page without losing focus, as a plain site loads it."""
    return {"idiomorph.esm.js": (NPM / IDIOMORPH).read_bytes()}


def uplot() -> dict[str, bytes]:
    """uPlot, which draws charts."""
    return {name.lower(): (NPM / "uplot/dist" / name).read_bytes() for name in ("uPlot.iife.min.js", "uPlot.min.css")}


def qrcode() -> dict[str, bytes]:
    """qrcode-generator, which makes QR codes."""
    return {"qrcode.js": (NPM / "qrcode-generator/dist/qrcode.mjs").read_bytes()}


def pyodide(*, plain: bool = False) -> dict[str, bytes]:
    """Pyodide without unused names, its standard library as bytecode, and its biggest parts as gzip too.

    `plain` is the files as npm has them.
    """
    if plain:
        names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
        return {name: (NPM / "pyodide" / name).read_bytes() for name in names}
    parts = {name.replace(".mjs", ".js"): content for name, content in pyodide_parts().items()}
    parts["pyodide.js"] = parts["pyodide.js"].replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
    small = {f"{name}.gz": gzipped(parts[name]) for name in ("pyodide.asm.js", "pyodide.asm.wasm")}
    return {**parts, **small, "python_stdlib.zip": stdlib()}


@cache
def pyodide_parts() -> Mapping[str, bytes]:
    """Pyodide's scripts and its WebAssembly, as they are sent; see `trim_js.py` and `trim_wasm.py`."""
    return kept("pyodide", {}, _trimmed)


def _trimmed() -> Mapping[str, bytes]:
    folder = NPM / "pyodide"
    files = {name: (folder / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")}
    loader, script = files["pyodide.mjs"].decode(), files["pyodide.asm.mjs"].decode()
    upstream.loader(loader, script)
    script = without_unused(script, loader)
    files["pyodide.asm.mjs"] = script.encode()
    files["pyodide.asm.wasm"] = without_exports(files["pyodide.asm.wasm"], named(script, loader))
    return files


def stdlib() -> bytes:
    """The standard library compiled by Pyodide's own Python; made once a version of it and of the script."""
    target = WORK / f"python_stdlib-{version('pyodide')}-{digest(bytecode_script())}.zip"
    if not target.exists():
        WORK.mkdir(exist_ok=True)
        bytecode(NPM / "pyodide/python_stdlib.zip", target)
    return target.read_bytes()


def bytecode(source: Path, target: Path, *library: Path) -> None:
    """Make a zip of bytecode from a zip of Python's sources; Python starts with its own library, or with this."""
    subprocess.run(["node", *map(str, (_BYTECODE, source, target, *library))], check=True)


def bytecode_script() -> dict[str, bytes]:
    """What the bytecode depends on besides its sources."""
    return {_BYTECODE.name: _BYTECODE.read_bytes()}


def micropip() -> dict[str, bytes]:
    """micropip's wheel, for pages that install the engine by themselves."""
    folder = WORK / "pypi"
    if not list(folder.glob(f"micropip-{upstream.MICROPIP}-*.whl")):
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
        command += ["--python-version", upstream.PYTHON, "-d", str(folder)]
        command += ["--require-hashes", "-r", str(lock_file("page"))]
        subprocess.run(command, check=True)
    path = next(folder.glob(f"micropip-{upstream.MICROPIP}-*.whl"))
    return {path.name: path.read_bytes()}


def vendor_all(target: Path, *, plain: bool = False) -> dict[str, str]:
    """Write everything below `target`; returns each part's folder, named by version and content."""
    upstream.installed(NPM)
    parts = {
        "micropython": (version("@micropython/micropython-webassembly-pyscript"), micropython()),
        "uplot": (version("uplot"), uplot()),
        "qrcode": (version("qrcode-generator"), qrcode()),
        "pyodide": (version("pyodide"), pyodide(plain=plain)),
        "micropip": (upstream.MICROPIP, micropip()),
    }
    if plain:
        parts["pyscript"] = (version("@pyscript/core"), pyscript_whole())
        parts["idiomorph"] = (version("idiomorph"), idiomorph())
    folders = {}
    for name, (number, files) in parts.items():
        folders[name] = f"vendor/{name}-{number}-{digest(files)}"
        write_all(target / folders[name], files)
    return folders


def make_lock(wheels: Mapping[Path, str]) -> bytes:
    """A lock naming these wheels: wheel → the URL of its folder, as seen from the lock: "" or "…/".

    Raises RuntimeError for a wheel that is not for this Pyodide, or that needs a package which is not in the lock.
    """
    # pyodide-lock reads name, version, imports and dependencies out of the wheels. The rest of the lock is Pyodide's:
    # the library's newest release for Python 3.11 is older than the format of this Pyodide, whose lock has no version.
    lock: dict[str, Any] = json.loads((NPM / "pyodide/pyodide-lock.json").read_text("utf-8"))
    spec = PyodideLockSpec(info=InfoSpec(**{"version": "", **lock["info"]}), packages={})
    for place in dict.fromkeys((wheel.parent, url) for wheel, url in wheels.items()):
        together = [wheel for wheel, url in wheels.items() if (wheel.parent, url) == place]
        spec = add_wheels_to_spec(spec, together, base_path=place[0], base_url=place[1])
    lock["packages"] = {name: package.model_dump() for name, package in spec.packages.items()}
    return json.dumps(lock, sort_keys=True).encode()
