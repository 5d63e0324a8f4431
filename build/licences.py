"""The licences of what others made and the site holds, as their packages give them."""

from __future__ import annotations

import json
from pathlib import Path

from archive import unzipped
from paths import NPM, ROOT
from vendor import micropip, version

_NPM = (
    "pyodide",
    "@pyscript/core",
    "@micropython/micropython-webassembly-pyscript",
    "idiomorph",
    "idb",
    "uplot",
    "qrcode-generator",
    "@fontsource-variable/onest",
    "@fontsource-variable/source-serif-4",
)
_OWN_TEXTS = ROOT / "build/licences"
"""Texts of licences that packages name but do not hold."""
_OWN = {
    "pyodide": "mpl-2.0.txt",
    "@micropython/micropython-webassembly-pyscript": "micropython.txt",
    "qrcode-generator": "qrcode-generator.txt",
}

_CHANGED = (
    "",
    "Changed here, by the build whose source is Nastilka's own: pyodide.asm.mjs lacks the names of exports that nobody",
    "calls (build/trim_js.py), and PyScript's core makes a text where it made a function of a text (build/vendor.py).",
)


def licences() -> dict[str, bytes]:
    """Their files, and one page that names every part, its version and its licence."""
    files = {"NASTILKA.txt": (ROOT / "LICENSE").read_bytes()}
    lines = ["What others made, and under which licence it is here:", ""]
    for package in _NPM:
        name = package.rsplit("/", maxsplit=1)[-1]
        files[f"{name}.txt"] = _text(package)
        lines.append(f"{package} {version(package)} (npm), {_kind(package)}: licences/{name}.txt")
    [(wheel, content)] = micropip().items()
    [files["micropip.txt"]] = (text for name, text in unzipped(content).items() if name.endswith("licenses/LICENSE"))
    lines.append(f"{' '.join(wheel.split('-')[:2])} (PyPI), MPL-2.0: licences/micropip.txt")
    files["pyscript-parts.txt"] = _bundled("@pyscript/core")
    lines += ["", "PyScript's core holds parts of its own: licences/pyscript-parts.txt"]
    files["python.txt"] = (_OWN_TEXTS / "python.txt").read_bytes()
    lines += ["Pyodide holds CPython and its standard library: licences/python.txt", *_CHANGED, ""]
    files["README.txt"] = "\n".join(lines).encode()
    return files


def _bundled(package: str) -> bytes:
    """The licences of all that a package was put together from."""
    found: dict[str, bytes] = {}
    _gather(package, found)
    parts = [f"== {name} {version(name)} (npm), {_kind(name)} ==\n\n".encode() + found[name] for name in sorted(found)]
    return b"\n".join(parts)


def _gather(package: str, found: dict[str, bytes]) -> None:
    for name in _about(package).get("dependencies", {}):
        if name not in found:
            held = _held(name)
            found[name] = held[0].read_bytes() if held else b"The package names its licence without its text.\n"
            _gather(name, found)


def _text(package: str) -> bytes:
    held = _held(package)
    return (held[0] if held else _OWN_TEXTS / _OWN[package]).read_bytes()


def _held(package: str) -> list[Path]:
    return [path for path in sorted((NPM / package).iterdir()) if path.name.upper().startswith(("LICENSE", "LICENCE"))]


def _kind(package: str) -> str:
    return str(_about(package)["license"])


def _about(package: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((NPM / package / "package.json").read_text())
    return found
