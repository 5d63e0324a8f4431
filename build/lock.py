"""The lock file that tells Pyodide which packages there are: ours and micropip, and nothing else."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from paths import NPM


def make_lock(wheels: dict[str, tuple[str, bytes]]) -> bytes:
    """A lock naming these wheels: name → (URL beside the lock or relative to it, content)."""
    lock: dict[str, Any] = json.loads((NPM / "pyodide/pyodide-lock.json").read_text())
    lock["packages"] = {name: _package(name, url, wheel) for name, (url, wheel) in wheels.items()}
    return json.dumps(lock, sort_keys=True).encode()


def _package(name: str, url: str, wheel: bytes) -> dict[str, Any]:
    return {
        "name": name,
        "version": url.rsplit("/", 1)[-1].split("-")[1],
        "file_name": url,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel).hexdigest(),
        "package_type": "package",
        "imports": [name],
        "depends": [],
        "unvendored_tests": False,
    }
