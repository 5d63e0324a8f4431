"""The licences of the third-party parts of the site, and their bill of materials."""

from __future__ import annotations

import json
import tomllib

from archive import unzipped
from lock_requirements import pinned
from paths import NPM, ROOT
from release.sbom import Part, bill
from website.vendor import micropip, version

_BUNDLED = "@pyscript/core"
"""This one bundles packages of others, which it names as its dependencies."""
_NPM = (
    "pyodide",
    _BUNDLED,
    "@micropython/micropython-webassembly-pyscript",
    "idiomorph",
    "fzstd",
    "idb",
    "uplot",
    "qrcode-generator",
    "@noble/curves",
    "@noble/hashes",
    "@fontsource-variable/onest",
    "@fontsource-variable/source-serif-4",
)
_TEXTS = ROOT / "build/release/licences"
"""Texts of licences that packages name but do not contain."""
_MISSING_TEXTS = {
    "pyodide": "mpl-2.0.txt",
    "@micropython/micropython-webassembly-pyscript": "micropython.txt",
    "qrcode-generator": "qrcode-generator.txt",
}

_CHANGED = (
    "",
    "Changed here, by the build whose source is Nastilka's own: pyodide.asm.mjs lacks the names of exports that nobody",
    "calls (build/website/trim_js.py), and PyScript's core makes a text where it made a function of a text",
    "(build/website/trim_pyscript.py).",
)


def licences() -> dict[str, bytes]:
    """Their files, a page that names every part, its version and its licence, and the bill, `sbom.cdx.json`."""
    [wheel] = micropip().values()
    [pip] = (text for name, text in unzipped(wheel).items() if name.endswith("licenses/LICENSE"))
    files = {"NASTILKA.txt": (ROOT / "LICENSE").read_bytes(), "micropip.txt": pip}
    for name in _NPM:
        text = _licence_text(name)
        files[f"{_short(name)}.txt"] = text if text is not None else (_TEXTS / _MISSING_TEXTS[name]).read_bytes()
    files |= {"pyscript-parts.txt": _bundled_texts(), "python.txt": (_TEXTS / "python.txt").read_bytes()}
    lines = ["What others made, and under which licence it is here:", ""]
    for part in parts():
        registry = {"npm": "npm", "pypi": "PyPI"}[part.registry]
        lines.append(f"{part.name} {part.version} ({registry}), {part.licence}: licences/{_short(part.name)}.txt")
    lines += ["", "PyScript's core holds parts of its own: licences/pyscript-parts.txt"]
    lines += ["Pyodide holds CPython and its standard library: licences/python.txt"]
    lines += ["All of this for programs, as CycloneDX: licences/sbom.cdx.json", *_CHANGED, ""]
    return files | {"README.txt": "\n".join(lines).encode(), "sbom.cdx.json": site_bill()}


def parts() -> list[Part]:
    """What the site holds of others, in the order of the page."""
    [pip] = pinned("page")["micropip"]
    return [*(_npm(name) for name in _NPM), Part("pypi", "micropip", pip, "MPL-2.0")]


def site_bill() -> bytes:
    """The bill of the site: its parts, and what Pyodide and PyScript's core contain in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    whole = Part("generic", "nastilka", project["version"], project["license"])
    pyodide = json.loads((NPM / "pyodide/pyodide-lock.json").read_text("utf-8"))
    python = Part("generic", "python", pyodide["info"]["python"], "Python-2.0.1")
    within = {_npm("pyodide"): [python], _npm(_BUNDLED): [_npm(name) for name in _all_dependencies(_BUNDLED)]}
    return bill(whole, parts(), within)


def _npm(package: str) -> Part:
    return Part("npm", package, version(package), str(_about(package)["license"]))


def _short(package: str) -> str:
    return package.rsplit("/", maxsplit=1)[-1]


def _bundled_texts() -> bytes:
    """The licences of all packages that PyScript's core bundles."""
    texts = []
    for part in map(_npm, sorted(_all_dependencies(_BUNDLED))):
        text = _licence_text(part.name) or b"The package names its licence without its text.\n"
        texts.append(f"== {part.name} {part.version} (npm), {part.licence} ==\n\n".encode() + text)
    return b"\n".join(texts)


def _all_dependencies(package: str) -> set[str]:
    """The dependencies of a package, and theirs in turn."""
    found: set[str] = set()
    missing = [package]
    while missing:
        wanted = set(_about(missing.pop()).get("dependencies", {})) - found
        found |= wanted
        missing += wanted
    return found


def _licence_text(package: str) -> bytes | None:
    """The licence that a package of npm contains; None for one that only names it."""
    files = sorted(path for path in (NPM / package).iterdir() if path.name.upper().startswith(("LICENSE", "LICENCE")))
    return files[0].read_bytes() if files else None


def _about(package: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((NPM / package / "package.json").read_text())
    return found
