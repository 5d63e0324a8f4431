from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import pyengine
from tests.pyodide.goldens import all_digests

REPO = Path(__file__).parents[2]
RECORDS = sorted((REPO / "seeds").glob("*/records/*.rec"))


def wanted() -> dict[str, Any]:
    return {path.name: json.loads(path.with_suffix(".json").read_text("utf-8")) for path in RECORDS}


def test_goldens_are_varied() -> None:
    assert len(RECORDS) >= 5
    assert {golden["outcome"]["reason"] for golden in wanted().values()} >= {"F2F-18", "F2F-19"}


def test_cpython_replays_the_goldens() -> None:
    assert all_digests(str(REPO / "seeds")) == wanted()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_goldens_are_written_as_we_write(path: Path) -> None:
    text = path.read_text("utf-8")
    assert pyengine.Record.parse(text).format() == text


def test_pyodide_replays_the_goldens() -> None:
    assert (REPO / "node_modules/pyodide").is_dir(), "node_modules/pyodide is missing: run `npm ci` (make test does)"
    command = ["node", str(Path(__file__).with_name("replay.mjs")), str(REPO)]
    run = subprocess.run(command, cwd=REPO, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout.strip().splitlines()[-1]) == wanted()
