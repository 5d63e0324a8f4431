"""Brackets within brackets do not end WebAssembly, where running out of stack is no error that could be caught."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

REPO = Path(__file__).parents[2]


@pytest.mark.node
def test_pyodide_refuses_ten_thousand_brackets_and_reads_as_many_as_we_allow() -> None:
    command = ["node", str(Path(__file__).with_name("depth.mjs")), str(REPO)]
    run = subprocess.run(command, cwd=REPO, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout.strip().splitlines()[-1]) == {
        "json": "JsonError",
        "message": "SealedError",
        "deepest": "read",
        "deepest, in a deep call": "read",
        "study": "NotationError",
        "command": "too-deep",
    }
