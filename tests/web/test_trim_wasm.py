"""A WebAssembly module keeps the exports that are needed or asked for by itself, and everything else that is in it."""

from __future__ import annotations

import json
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paths import NPM
from website.trim_js import named, without_unused
from website.trim_wasm import Reader, number, without_exports
from website.upstream import Changed

MAGIC = b"\0asm\1\0\0\0"


def text(name: str) -> bytes:
    return number(len(name)) + name.encode()


def section(kind: int, *entries: bytes) -> bytes:
    content = number(len(entries)) + b"".join(entries)
    return bytes([kind]) + number(len(content)) + content


IMPORTS = section(
    2,
    text("env") + text("call") + b"\x00\x00",
    text("env") + text("table") + b"\x01\x70\x01\x01\x80\x01",
    text("env") + text("heap") + b"\x02\x00\x02",
    text("GOT.mem") + text("asked") + b"\x03\x7f\x01",
    text("env") + text("thrown") + b"\x04\x00\x00",
    text("GOT.func") + text("asked too") + b"\x03\x7f\x01",
)
KINDS = {"memory": 2, "table": 1, "used": 0, "idle": 0, "asked": 3, "asked too": 0, "datum": 3, "error": 4}
MODULE = MAGIC + IMPORTS + section(7, *(text(name) + bytes([kind, 0]) for name, kind in KINDS.items())) + section(10)


def exports(module: bytes) -> list[str]:
    """The names in the last section but one."""
    reader = Reader(module, len(MAGIC) + len(IMPORTS) + 1)
    reader.number()
    return [(reader.name(), reader.byte(), reader.number())[0] for _ in range(reader.number())]


def test_functions_and_data_that_nobody_asks_for_are_not_exported() -> None:
    left = without_exports(MODULE, lambda name: name == "used")
    assert exports(left) == ["memory", "table", "used", "asked", "asked too", "error"]
    assert left.startswith(MAGIC + IMPORTS)
    assert left.endswith(section(10))


def test_who_needs_all_gets_the_very_same_module() -> None:
    assert without_exports(MODULE, lambda _: True) == MODULE


@pytest.mark.parametrize("content", [b"", b"PK\3\4", MAGIC[:7] + b"\1"])
def test_what_is_no_module_is_refused(content: bytes) -> None:
    with pytest.raises(Changed, match="no WebAssembly"):
        without_exports(content, lambda _: True)


@given(st.integers(0, 2**32 - 1))
def test_numbers_are_read_as_they_are_written(value: int) -> None:
    reader = Reader(number(value))
    assert reader.number() == value
    assert reader.at == len(number(value))


def test_a_name_counts_as_webassembly_and_as_c_has_it_and_behind_a_dot() -> None:
    needed = named('_free();Module["__start"]', "wasmExports.run_main")
    assert [name for name in ("free", "_start", "run_main", "main", "malloc") if needed(name)] == [
        "free",
        "_start",
        "run_main",
    ]


@pytest.mark.node
def test_pyodides_own_module_is_whole_without_its_eight_thousand_exports() -> None:
    """Node takes it for a module, with all its imports; what the scripts name is exported still."""
    wasm, glue, loader = (
        (NPM / "pyodide" / name).read_bytes() for name in ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")
    )
    short = without_unused(glue.decode(), loader.decode())
    left = without_exports(wasm, named(short, loader.decode()))
    script = """
    const parts = [];
    process.stdin.on("data", (part) => parts.push(part)).on("end", () => {
      const module = new WebAssembly.Module(Buffer.concat(parts));
      const names = WebAssembly.Module.exports(module).map(({ name }) => name);
      console.log(JSON.stringify([names, WebAssembly.Module.imports(module).length]));
    });
    """
    names, imports = json.loads(
        subprocess.run(["node", "-e", script], input=left, capture_output=True, check=True).stdout
    )
    assert imports > 500
    assert 100 < len(names) < 500
    assert {"memory", "malloc", "free", "__wasm_call_ctors", "_pyproxy_apply_promising"} <= set(names)
