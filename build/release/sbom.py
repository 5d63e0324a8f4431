"""Writes `build/release/nastilka.cdx.json`, the bill of materials that the wheel holds (PEP 770).

python build sbom

The wheel is made of nothing but our own code and needs no other package: the bill says so. The release has one of the
whole site, made of the same parts as its licences (`build/release/licences.py`).
"""

from __future__ import annotations

import tomllib

from paths import ROOT
from release.cyclonedx import Part, bill

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
