"""Runs functions of the tests inside Pyodide, in Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

REPO = Path(__file__).parents[2]


def run_in_pyodide(module: str, function: str) -> Any:
    """What a function without arguments of this module returns there as JSON."""
    assert (REPO / "node_modules/pyodide").is_dir(), "node_modules/pyodide is missing: run `npm ci` (make test does)"
    command = ["node", str(Path(__file__).with_name("run.mjs")), str(REPO), module, function]
    run = subprocess.run(command, cwd=REPO, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout.strip().splitlines()[-1])
