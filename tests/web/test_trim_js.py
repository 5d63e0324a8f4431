"""Pyodide's script keeps every export that somebody names, and loses the others."""

from __future__ import annotations

import re

import pytest

from paths import NPM
from website.trim_js import without_unused
from website.upstream import Changed

SCRIPT = (
    "async function made(){var %s;function assignWasmExports(wasmExports)"
    '{memory=wasmExports["memory"];%s}var wasmImports={f:_f};_used();return Module}'
)


def script(*names: str) -> str:
    """A script of the form of Emscripten's that exports a thousand functions, and these."""
    every = [*names, *(f"_x{number}" for number in range(1000))]
    entries = [f'{name}=Module["{name}"]=wasmExports["{name[1:]}"]' for name in every]
    return SCRIPT % (",".join(every), ";".join(entries))


def test_what_nobody_names_is_left_out_and_the_rest_stays_as_it_is() -> None:
    """The caller of `_used` is in the script, that of `_abroad` in another; nobody calls `_x0` and its like."""
    left = without_unused(script("_used", "_idle", "_abroad"), "Module._abroad()")
    assert left == SCRIPT % (
        "_used,_abroad",
        '_used=Module["_used"]=wasmExports["used"];_abroad=Module["_abroad"]=wasmExports["abroad"]',
    )


def test_a_script_of_another_form_is_refused() -> None:
    """So that a new version of Pyodide is looked at."""
    with pytest.raises(Changed, match="another form"):
        without_unused("export default async () => ({})")


@pytest.mark.node
def test_pyodides_own_script_loses_a_third_and_no_name_that_it_uses() -> None:
    """Every name of the list that is left out stood there three times, and stands nowhere now."""
    whole, other = ((NPM / "pyodide" / name).read_text("utf-8") for name in ("pyodide.asm.mjs", "pyodide.mjs"))
    short = without_unused(whole, other)
    words = set(re.findall(r"[\w$]+", short))
    gone = set(re.findall(r"[\w$]+", whole)) - words
    assert len(short) < 0.67 * len(whole)
    assert len(gone) > 4000
    assert not gone & set(re.findall(r"[\w$]+", other))
    assert words >= {"_malloc", "_free"}
