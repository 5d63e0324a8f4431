"""The licences of what others made and the site holds, as their packages give them."""

from __future__ import annotations

from pathlib import Path

from archive import unzipped
from paths import NPM, ROOT
from vendor import micropip, version

_NPM = (
    "pyodide",
    "@pyscript/core",
    "@micropython/micropython-webassembly-pyscript",
    "idiomorph",
    "uplot",
    "qrcode-generator",
    "@fontsource-variable/onest",
    "@fontsource-variable/source-serif-4",
)
_OWN_TEXTS = ROOT / "build/licences"
"""Texts of licences that packages name but do not hold."""


def licences() -> dict[str, bytes]:
    """Their files, and one page that names every part, its version and its licence."""
    files = {"NASTILKA.txt": (ROOT / "LICENSE").read_bytes()}
    lines = ["What others made, and under which licence it is here:", ""]
    for package in _NPM:
        name = package.rsplit("/", maxsplit=1)[-1]
        files[f"{name}.txt"] = _text(package)
        lines.append(f"{package} {version(package)} (npm): licences/{name}.txt")
    [(wheel, content)] = micropip().items()
    found = {name: text for name, text in unzipped(content).items() if name.endswith("licenses/LICENSE")}
    [files["micropip.txt"]] = found.values()
    files["python.txt"] = (_OWN_TEXTS / "python.txt").read_bytes()
    lines.append(f"{wheel.rsplit('-', maxsplit=3)[0].replace('-', ' ')} (PyPI): licences/micropip.txt")
    lines += ["", "Pyodide holds CPython and its standard library: licences/python.txt", ""]
    files["README.txt"] = "\n".join(lines).encode()
    return files


def _text(package: str) -> bytes:
    held = [path for path in sorted((NPM / package).iterdir()) if path.name.upper().startswith(("LICENSE", "LICENCE"))]
    return (held[0] if held else _OWN_TEXTS / f"{_kind(package)}.txt").read_bytes()


def _kind(package: str) -> str:
    return {"pyodide": "mpl-2.0"}.get(package, f"mit-{Path(package).name}")
