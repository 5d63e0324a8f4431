"""Brackets within brackets do not end WebAssembly, where running out of stack is no error that could be caught."""

from __future__ import annotations

import pytest

from tests.pyodide.run import run_in_pyodide


@pytest.mark.node
def test_pyodide_refuses_ten_thousand_brackets_and_reads_as_many_as_we_allow() -> None:
    assert run_in_pyodide("tests.pyodide.depth", "outcomes_json") == {
        "json": "JsonError",
        "message": "SealedError",
        "deepest": "read",
        "deepest, in a deep call": "read",
        "study": "NotationError",
        "command": "too-deep",
    }
