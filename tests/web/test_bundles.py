"""A folder is a bundle: every file in it is delivered, whatever its name; no list names files."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from archive import zipped
from paths import NPM, ROOT
from website import engine, styles
from website.scripts import Substitutions, bundles, page_scripts
from website.scripts import browser_scripts as scripts_of
from website.vendor import pyscript_module

VENDOR = {name: f"vendor/{name}-1" for name in ("pyodide", "uplot", "qrcode")}
WEB = ("browser", "engine", "games", "locales", "page", "parts", "styles")


def browser_scripts(root: Path) -> dict[str, bytes]:
    """The scripts of the sources below `root`, as a site has them."""
    return scripts_of(VENDOR, root, pyscript=pyscript_module())


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources, used by the build as the repository."""
    for folder in WEB:
        shutil.copytree(ROOT / "web" / folder, tmp_path / "web" / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(styles, "ROOT", tmp_path)
    return tmp_path


def put(path: Path, text: str) -> Path:
    """A new file."""
    assert not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "old"),
    [
        ("web/engine/lobby.py", "web/page/lobby.py"),
        ("web/engine/controllers/table.py", "web/parts/table.py"),
        ("web/games/probe/table.py", "web/games/uno/table.py"),
        ("web/parts/session.py", "web/engine/session.py"),
    ],
)
def test_a_module_with_an_old_name_reaches_the_worker(root: Path, tmp_path: Path, name: str, old: str) -> None:
    assert (root / old).exists(), "no old name any more: take another"
    wheel = tmp_path / "pyengine.whl"
    wheel.write_bytes(zipped({"pyengine/__init__.py": b""}))
    before = engine.sources(wheel)
    put(root / name, "PROBE = 1\n")
    after = engine.sources(wheel)
    assert set(after) - set(before) == {name}
    assert after[name] == b"PROBE = 1\n"


def test_a_module_with_an_old_name_reaches_the_pages_thread(root: Path) -> None:
    assert (root / "web/engine/session.py").exists()
    before = page_scripts(root)
    put(root / "web/page/session.py", "PROBE = 1\n")
    assert set(page_scripts(root)) - set(before) == {"page/session.txt"}


def test_a_games_style_reaches_every_page(root: Path) -> None:
    put(root / "web/games/probe/style.css", ".probe { color: red; }\n")
    made = styles.make_styles()
    assert all(b".probe { color: red; }" in made[name] for name in ("style.css", "framed.css"))


def test_what_is_delivered_says_the_same_without_comments_and_white_space() -> None:
    made = styles.make_styles()
    delivered = styles.minified(made)
    assert delivered.keys() == made.keys()
    for name in (name for name in made if name.endswith(".css")):
        assert tokens(delivered[name]) == tokens(made[name]), name
        assert b"/*" not in delivered[name]
    assert len(delivered["style.css"]) < 0.9 * len(made["style.css"])
    assert styles.minified({"a.txt": b"a  /* b */"}) == {"a.txt": b"a  /* b */"}


def tokens(style: bytes) -> str:
    """What a browser reads, however it is spaced and quoted; a last semicolon in a block says nothing."""
    text = re.sub(r"/\*.*?\*/", "", style.decode(), flags=re.DOTALL)
    return re.sub(r"[\s\"']|;(?=\s*})|(?<![\d.])0(?=\.\d)", "", text)


def test_a_script_with_an_old_name_is_a_script_of_its_own(root: Path) -> None:
    """With what it imports, which bears an old name too."""
    folder = root / "web/browser"
    assert (folder / "window/sound.js").exists()
    assert (folder / "entries/service_worker/sw.js").exists()
    before = browser_scripts(root)
    put(folder / "worker/sound.js", 'export const probe = "heard";\n')
    put(folder / "entries/window/sw.js", 'import { probe } from "../../worker/sound.js";\ndocument.title = probe;\n')
    put(folder / "entries/worker/probe.mjs", "export const probe = import.meta.url;\n")
    after = browser_scripts(root)
    assert set(after) - set(before) == {"sw.js", "probe.js"}
    assert {name: after[name] for name in before} == before
    assert b'"heard"' in after["sw.js"]
    assert b"import.meta.url" in after["probe.js"]


def test_a_script_is_classic_or_a_module_by_its_files_ending(root: Path) -> None:
    """A classic script leaves no name behind; two builds give the same bytes."""
    made = browser_scripts(root)
    entries = [path for folder in ("window", "worker") for path in (root / "web/browser/entries" / folder).iterdir()]
    classic = {f"{path.stem}.js": path.suffix == ".js" for path in entries}
    assert {name: text.startswith(b"(()=>{") for name, text in made.items()} == classic
    assert browser_scripts(root) == made


def test_two_entries_that_would_be_one_file_stop_the_build(root: Path) -> None:
    put(root / "web/browser/entries/window/head.mjs", "export const probe = 1;\n")
    with pytest.raises(AssertionError, match="one file"):
        bundles("window", Substitutions(), root=root)


def test_an_unknown_import_stops_the_build(root: Path) -> None:
    put(root / "web/browser/entries/window/probe.js", 'import "../../window/nothing.js";\n')
    with pytest.raises(subprocess.CalledProcessError):
        bundles("window", Substitutions(), root=root)


REFUSED = (
    "window.fetch = null;",
    "self.fetch = null;",
    "WebAssembly.Module = null;",
    "globalThis.indexedDB = null;",
    "History.prototype.replaceState = null;",
    "Date.now = () => 0;",
    'Object.defineProperty(window, "indexedDB", { value: null });',
    "Object.assign(WebAssembly, { Module: null });",
    'Reflect.set(globalThis, "fetch", null);',
    "fetch = null;",
)
RULES = ("no-restricted-syntax", "no-global-assign")
ALLOWED = ("window.nastilkaStorage = null;", 'document.title = "Nastilka";', "self.onmessage = null;")


def test_a_global_is_replaced_in_one_module_alone() -> None:
    """Which says so in its name."""
    text = "\n".join([*REFUSED, *ALLOWED, ""])
    assert lines_refused("web/browser/window/probe.js", text) == set(range(1, len(REFUSED) + 1))
    assert lines_refused("web/browser/replace_globals.js", text) == {len(REFUSED)}


def lines_refused(name: str, text: str) -> set[int]:
    command = [str(NPM / ".bin/eslint"), "--stdin", "--stdin-filename", name, "--format", "json"]
    ran = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, check=False)
    [found] = json.loads(ran.stdout)
    return {message["line"] for message in found["messages"] if message["ruleId"] in RULES}
