"""Makes Pyodide's lock file, with two packages: ours and micropip.

pyodide-lock, the library behind `pyodide lockfile add-wheels`, reads name, version, imports and dependencies out of the
wheels. The rest of the lock is Pyodide's own: the library's newest release for Python 3.11 is older than the
format of this Pyodide, whose lock has no version any more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import InfoSpec
from pyodide_lock.utils import add_wheels_to_spec

from paths import NPM


def make_lock(wheels: Mapping[Path, str]) -> bytes:
    """A lock naming these wheels: wheel → the URL of its folder, as seen from the lock: "" or "…/".

    Raises RuntimeError for a wheel that is not for this Pyodide, or that needs a package which is not in the lock.
    """
    lock: dict[str, Any] = json.loads((NPM / "pyodide/pyodide-lock.json").read_text("utf-8"))
    spec = PyodideLockSpec(info=InfoSpec(**{"version": "", **lock["info"]}), packages={})
    for place in dict.fromkeys((wheel.parent, url) for wheel, url in wheels.items()):
        together = [wheel for wheel, url in wheels.items() if (wheel.parent, url) == place]
        spec = add_wheels_to_spec(spec, together, base_path=place[0], base_url=place[1])
    lock["packages"] = {name: package.model_dump() for name, package in spec.packages.items()}
    return json.dumps(lock, sort_keys=True).encode()
