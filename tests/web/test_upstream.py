"""What build/website/upstream.py knows of Pyodide, PyScript and MicroPython holds, and another version is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lock_requirements import pinned
from paths import NPM, ROOT
from website import upstream
from website.upstream import Changed


def test_the_versions_are_those_of_the_package_file() -> None:
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    assert {name: wanted[name] for name in upstream.NPM_VERSIONS} == upstream.NPM_VERSIONS


def test_micropip_is_the_one_that_is_locked() -> None:
    assert pinned("page")["micropip"] == {upstream.MICROPIP}


def test_the_installed_packages_are_those_that_are_known() -> None:
    upstream.installed(NPM)
    upstream.loader(
        (NPM / "pyodide/pyodide.mjs").read_text("utf-8"), (NPM / "pyodide/pyodide.asm.mjs").read_text("utf-8")
    )


def test_another_version_is_refused_by_its_name(tmp_path: Path) -> None:
    for package, version in upstream.NPM_VERSIONS.items():
        (tmp_path / package).mkdir(parents=True)
        (tmp_path / package / "package.json").write_text(json.dumps({"version": version}))
    lock = tmp_path / "pyodide/pyodide-lock.json"
    lock.write_text('{"info": {"python": "3.99.0"}}')
    with pytest.raises(Changed, match=re.escape("Pyodide's Python is 3.99.0")):
        upstream.installed(tmp_path)
    (tmp_path / "@pyscript/core/package.json").write_text('{"version": "9.9.9"}')
    with pytest.raises(Changed, match=re.escape("@pyscript/core is 9.9.9")):
        upstream.installed(tmp_path)


@pytest.mark.parametrize("name", [*upstream.LOADER_NAMES, *upstream.MODULE_NAMES, *upstream.LOADER_FILES])
def test_a_loader_without_a_name_or_a_file_is_refused(name: str) -> None:
    script = " ".join((*upstream.LOADER_NAMES, *upstream.LOADER_FILES))
    module = " ".join(upstream.MODULE_NAMES)
    upstream.loader(script, module)
    with pytest.raises(Changed, match=re.escape(name)):
        upstream.loader(script.replace(name, "other"), module.replace(name, "other"))


def test_a_core_with_another_plugin_is_refused() -> None:
    folder = NPM / "@pyscript/core/dist"
    core = (folder / upstream.core_module(folder)).read_text("utf-8")
    upstream.plugins(core)
    with pytest.raises(Changed, match="py-stranger"):
        upstream.plugins(core.replace('"py-game":()=>import("./py-game-', '"py-stranger":()=>import("./py-stranger-'))


def test_a_core_of_two_modules_is_refused(tmp_path: Path) -> None:
    for name in ("core.js", "core-a.js", "core-b.js"):
        (tmp_path / name).write_text("core-a.js")
    with pytest.raises(Changed, match="no single"):
        upstream.core_module(tmp_path)


def test_no_version_stands_anywhere_else() -> None:
    """A path with Python's version in it would be forgotten at the next upgrade."""
    versions = re.compile(r"python3\.\d+/|python3\d\d\.zip")
    for folder in ("build", "web/browser", "web/engine", "web/site"):
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix in (".py", ".mjs", ".js") and path.name != "upstream.py":
                assert not versions.search(path.read_text("utf-8")), path
