"""Makes the parts of the engine's worker: the engine as bytecode, the standard library it needs, and a snapshot.

Pyodide makes each of them under Node. They are cached in `var/start` by the digest of their sources.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from archive import gzipped, packed, unpacked, unzipped, zipped, zstd
from locales import catalogues, part_catalogues
from paths import NPM, ROOT, WORK, digest, write_all
from pyengine.kit.files import open_document
from web.parts.messages import FIRST, LANGS
from website.upstream import SITE_PACKAGES, SNAPSHOT, STDLIB_ZIP
from website.vendor import bytecode, bytecode_script, pyodide_parts, stdlib, version
from website.work import kept, kept_each
from website.work import sources as digests_of


class Part(NamedTuple):
    """A part: its `folders`, and the module by which the worker of its page `begins`."""

    folders: tuple[str, ...]
    begins: str


PARTS = {
    "sealed": Part(("pyengine/sealed", "web/sealed"), "web.sealed.worker"),
    "kit": Part(("pyengine/kit", "web/kit"), "web.kit.framed"),
    "puzzles": Part(("pyengine/puzzles", "web/puzzles"), "web.puzzles.worker"),
    "workbench": Part(("pyengine/study", "web/pictures", "web/workbench"), "web.workbench.worker"),
}
"""The parts by name: the file is `<name>.gz`, and the messages in `web/locales/<lang>/<name>.ftl`, or
`<name>-<more>.ftl`, belong to it too, as does what it says of one game, `<name>.<lang>.ftl` in the game's folder.
"""
OF_PAGES = ("faults", "files", "hosting", "own-studies", "writing")
"""Messages that only pages have, and no engine: such as `web/locales/<lang>/faults.ftl`."""


_CACHE = WORK / "start"
_HERE = Path(__file__).parent
_ENGINE_LEFT_OUT = (
    "pyengine/adapters/",
    "pyengine/arena/",
    "pyengine/cli/",
    "pyengine/hosting/",
    "pyengine/language_server/",
    "pyengine/models/",
    "pyengine/seeds/gallery/",
    "pyengine/__main__",
    *(f"{name}/" for part in PARTS.values() for name in part.folders if name.startswith("pyengine")),
)
_WORKER_FOLDERS = ("engine", "games", "parts", "protocol")
"""The folders of `web/` that are the worker's."""
_PUZZLES = "/puzzles.md"
"""The end of the name of a game's puzzles, which are files of their own."""
_OF_LANGUAGE = re.compile(r"(?:.*/compiled/|pyengine/seeds/[^/]+/(?:rulebook|lesson)\.)([^/.]+)\.(?:json|md)")
"""The words of one language: its messages, rulebooks and lessons."""
_NOT_ASKED_FOR = ("/observing.py", "/core/vectors.py", ".study", _PUZZLES)
"""What only programs that learn ask for, in the core and in every game; and what pages fetch as files."""
_MEMORY = ROOT / "web/browser/memory"
"""The scripts that make the snapshot when the site is built, and restore it when the worker starts."""


def sources(wheel: Path) -> dict[str, bytes]:
    """What the worker runs: the engine's wheel, the worker's part of `web/`, and the compiled messages."""
    engine = {
        name: content
        for name, content in unzipped(wheel.read_bytes()).items()
        if ".dist-info/" not in name and not name.startswith(_ENGINE_LEFT_OUT) and not name.endswith(_NOT_ASKED_FOR)
    }
    return engine | drawing()


def drawing() -> dict[str, bytes]:
    """The part of `web/` that the worker runs, with the compiled messages."""
    web = ROOT / "web"
    paths = [*web.glob("*.py"), *(path for folder in _WORKER_FOLDERS for path in (web / folder).rglob("*.py"))]
    return {str(path.relative_to(ROOT)): path.read_bytes() for path in paths} | _messages()[""]


@cache
def _messages() -> dict[str, dict[str, bytes]]:
    """The compiled messages of each part, and (empty) those that every page has."""

    def make() -> dict[str, dict[str, bytes]]:
        return {"": catalogues(ROOT, (*PARTS, *OF_PAGES)), **{name: part_catalogues(ROOT, name) for name in PARTS}}

    return kept("catalogues", digests_of("web/**/*.ftl", "seeds/*/*.md"), make)


def part_sources(name: str, wheel: Path) -> dict[str, bytes]:
    """What only the page of a part runs: its folders of the engine and of `web/`, and its compiled messages."""
    folders = tuple(f"{folder}/" for folder in PARTS[name].folders)
    engine = unzipped(wheel.read_bytes())
    return {path: content for path, content in engine.items() if path.startswith(folders)} | part_drawing(name)


def part_drawing(name: str) -> dict[str, bytes]:
    """The folders of `web/` that belong to a part, and its compiled messages."""
    own = [path for folder in PARTS[name].folders if folder.startswith("web") for path in (ROOT / folder).rglob("*.py")]
    return {str(path.relative_to(ROOT)): path.read_bytes() for path in own} | _messages()[name]


def start_files(wheel: Path) -> dict[str, bytes]:
    """`engine.bin`, `stdlib.bin` and `snapshot.bin`, each as the worker fetches it, and a file for each part and for
    the words of each language.
    """
    files = sources(wheel)
    words = word_packs(files)
    first = f"web/locales/compiled/{FIRST}.json"  # every table begins in this language, before it knows the reader's
    code = {name: content for name, content in files.items() if name == first or not _language_of(name)}
    parts = {name: part_sources(name, wheel) for name in PARTS}
    _compiled({**code, **{path: content for each in parts.values() for path, content in each.items()}})  # in one go
    engine = packed(_compiled(code))
    start = {f"{name}.bin": zstd(content) for name, content in start_parts(engine).items()}
    others = {**part_packs(parts, engine), **words, **puzzle_packs(wheel), "gallery": gallery_pack()}
    return start | {f"{name}.gz": gzipped(content) for name, content in others.items()}


def word_packs(files: dict[str, bytes]) -> dict[str, bytes]:
    """The messages, rulebooks and lessons of each language: a file of its own, fetched when somebody reads it."""
    return {
        f"words-{lang}": packed({name: content for name, content in files.items() if _language_of(name) == lang})
        for lang in LANGS
    }


def all_words(app: Path) -> bytes:
    """The words of all languages in one, from the folder of a finished site, for pages that fetch no files."""
    packs = [unpacked(gzip.decompress(path.read_bytes())) for path in sorted(app.glob("words-*.gz"))]
    return packed({name: content for files in packs for name, content in files.items()})


def _language_of(name: str) -> str | None:
    """The language whose words a file has."""
    found = _OF_LANGUAGE.fullmatch(name)
    return found[1] if found and found[1] in LANGS else None


def puzzle_packs(wheel: Path) -> dict[str, bytes]:
    """The puzzles of each game, a file of its own, which is fetched when one of them is asked for."""
    found = {name: content for name, content in unzipped(wheel.read_bytes()).items() if name.endswith(_PUZZLES)}
    return {f"puzzles-{name.split('/')[-2]}": packed({name: content}) for name, content in found.items()}


def gallery_pack() -> bytes:
    """The games of files that come with the site and can be played sealed, and the files that lie beside them, for the
    page for friends: other engines of ours run no file's Python.
    """
    texts = {path.name: path.read_bytes() for path in sorted((ROOT / "seeds/gallery").glob("*.md"))}
    beside = {name for name in texts if name.split(".")[0] in sealed_gallery()}
    return packed({f"web/sealed/games/{name}": texts[name] for name in sorted(beside)})


@cache
def sealed_gallery() -> tuple[str, ...]:
    """The IDs of the gallery's games that can be played sealed; each is found out by random games, once."""

    def make() -> tuple[str, ...]:
        paths = [path for path in sorted((ROOT / "seeds/gallery").glob("*.md")) if "." not in path.stem]
        opened = {path.stem: open_document(path, lambda each: each.read_text("utf-8")) for path in paths}
        # A variant's pack would have to have the file that it extends, though that need not be sealable itself.
        return tuple(name for name, found in opened.items() if not found.base and not found.game.sealing.obstacle())

    return kept("sealed-gallery", digests_of("seeds/gallery/*.md", "pyengine/kit/*.py", "pyengine/core/*.py"), make)


def part_packs(files: dict[str, dict[str, bytes]], engine: bytes) -> dict[str, bytes]:
    """What the page of each part has beside the engine, with the modules of the standard library that only it needs."""
    own, library = {name: _compiled(of_part) for name, of_part in files.items()}, stdlib()
    given = {"engine": engine, **{name: packed(compiled) for name, compiled in own.items()}}
    begins = [PARTS[name].begins for name in own]
    make = _by_node("further_modules.mjs", library, given, ("engine", *own, "modules.json"), *begins)
    script = {"script": (_HERE / "further_modules.mjs").read_bytes(), "begins": repr(begins).encode()}
    made = _cached(f"further-{digest({**given, **script, 'stdlib': library, **_pyodide()})}", make)
    further, compiled = json.loads(made["modules.json"]), unzipped(library)
    packs = {}
    for name, of_part in own.items():
        paths = [each.replace(".", "/") for each in further[PARTS[name].begins]]
        names = [file for path in paths for file in (f"{path}.pyc", f"{path}/__init__.pyc") if file in compiled]
        packs[name] = packed(of_part | {file: compiled[file] for file in names})
    return packs


def _pyodide() -> dict[str, bytes]:
    return {**pyodide_parts(), "pyodide-lock.json": (NPM / "pyodide/pyodide-lock.json").read_bytes()}


def start_parts(engine: bytes) -> dict[str, bytes]:
    """The parts unpacked, for an engine's pack: it, the standard library's zip, and the snapshot."""
    library = stdlib()
    scripts = {path.name: path.read_bytes() for path in (_HERE / "snapshot.mjs", *_MEMORY.glob("*.mjs"))}
    name = digest({"engine": engine, "stdlib": library, **scripts, **_pyodide()})
    make = _by_node("snapshot.mjs", library, {"engine": engine}, ("engine", "stdlib", "snapshot"))
    made = _cached(f"memory-{name}", make)
    return {"engine": engine, "stdlib": made["stdlib"], "snapshot": made["snapshot"]}


def _compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files, those of Python as bytecode."""
    of_python = {name: content for name, content in files.items() if name.endswith(".py")}
    made = kept_each(f"bytecode-{version('pyodide')}-{digest(bytecode_script())}", of_python, _bytecode)
    others = {name: content for name, content in files.items() if name not in of_python}
    return others | {f"{name}c": content for name, content in made.items()}


def _bytecode(files: dict[str, bytes]) -> dict[str, bytes]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_all(folder, {"in.zip": zipped(files), "stdlib.zip": stdlib()})
        bytecode(folder / "in.zip", folder / "out.zip", folder / "stdlib.zip")
        made = unzipped((folder / "out.zip").read_bytes())
    return {name: made[f"{name}c"] for name in files}


def _by_node(
    script: str, library: bytes, given: dict[str, bytes], names: tuple[str, ...], *more: str
) -> Callable[[Path], None]:
    """Makes files by a script that runs Pyodide, with this standard library, under Node.

    The script is passed the folder of Pyodide, the paths of what is `given` and of what it makes by their `names`, what
    `build/website/upstream.py` knows of Pyodide's insides, and what there is `more`.
    """

    def make(folder: Path) -> None:
        write_all(folder / "pyodide", {**_pyodide(), "python_stdlib.zip": library})
        (folder / "pyodide/node_modules").symlink_to(NPM / "pyodide/node_modules")
        write_all(folder, given)
        facts = json.dumps({"sitePackages": SITE_PACKAGES, "stdlibZip": STDLIB_ZIP, **SNAPSHOT})
        paths = [str(folder / name) for name in ("pyodide", *names)]
        subprocess.run(["node", str(_HERE / script), *paths, facts, *more], check=True)
        shutil.rmtree(folder / "pyodide")

    return make


def _cached(name: str, make: Callable[[Path], None]) -> dict[str, bytes]:
    """The files that `make` writes into a folder of this name, from the cache if they are there."""
    folder = _CACHE / name
    if not folder.exists():
        _remove_old(name.partition("-")[0])
        fresh = folder.with_name(f".{name}")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        make(fresh)
        fresh.rename(folder)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def _remove_old(kind: str, keep: int = 3) -> None:
    """Remove all but the newest of a kind."""
    made = sorted(_CACHE.glob(f"{kind}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in made[keep:]:
        shutil.rmtree(old, ignore_errors=True)
