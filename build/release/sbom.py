"""Writes `build/release/nastilka.cdx.json`, the bill of materials that the wheel holds (PEP 770).

Bills are CycloneDX 1.6 JSON: the same parts give the same bytes, without a date or a serial number.

python build sbom

The wheel is made of nothing but our own code and needs no other package: the bill says so. The release has one of the
whole site, made of the same parts as its licences (`build/release/licences.py`).
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from paths import ROOT

_SPDX = {"APACHE-2.0": "Apache-2.0"}
"""How packages write a licence → its SPDX identifier, where that differs."""


@dataclass(frozen=True, slots=True, order=True)
class Part:
    """A package: its registry, its name there, its version, and its licence as an SPDX expression."""

    registry: Literal["npm", "pypi", "generic"]
    name: str
    version: str
    licence: str

    @property
    def purl(self) -> str:
        """The package URL: `pkg:npm/%40pyscript/core@0.7.31`."""
        return f"pkg:{self.registry}/{self.name.replace('@', '%40')}@{self.version}"


def bill(whole: Part, parts: Iterable[Part] = (), within: Mapping[Part, Iterable[Part]] | None = None) -> bytes:
    """The bill of `whole`, which is made of `parts`; `within` has the parts that some of these are made of."""
    made_of = {whole: set(parts)} | {part: set(inner) for part, inner in (within or {}).items()}
    every = set().union(*made_of.values())
    made = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _component(whole, "library" if whole.registry == "pypi" else "application")},
        "components": [_component(part) for part in sorted(every)],
        "dependencies": [
            {"ref": part.purl, "dependsOn": [inner.purl for inner in sorted(made_of.get(part, set()))]}
            for part in (whole, *sorted(every))
        ],
    }
    return json.dumps(made, indent=1).encode() + b"\n"


def _component(part: Part, kind: str = "library") -> dict[str, Any]:
    licence = _SPDX.get(part.licence, part.licence)
    made = {"expression": licence} if " " in licence else {"license": {"id": licence}}
    named = {"name": part.name, "version": part.version, "licenses": [made], "purl": part.purl}
    return {"type": kind, "bom-ref": part.purl, **named}


FILE = ROOT / "build/release/nastilka.cdx.json"


def wheel_bill() -> bytes:
    """The bill of the wheel that `pyproject.toml` describes.

    Raises ValueError for a runtime dependency, which a bill would have to name with the version that is meant.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    if project.get("dependencies"):
        raise ValueError(f"the wheel needs {project['dependencies']}: name them in its bill of materials")
    return bill(Part("pypi", project["name"], project["version"], project["license"]))


if __name__ == "__main__":
    FILE.write_bytes(wheel_bill())
