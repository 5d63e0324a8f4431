"""Makes the parts of the engine's worker: the engine as bytecode, the standard library it needs, and a snapshot.

Pyodide makes each of them under Node. They are cached in `var/start` by the digest of their sources.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from archive import gzipped, packed, unzipped, zipped
from locales import catalogues
from paths import NPM, ROOT, WORK, digest, write_all
from upstream import SITE_PACKAGES, SNAPSHOT, STDLIB_ZIP
from vendor import bytecode, pyodide_parts, stdlib

_CACHE = WORK / "start"
_HERE = Path(__file__).parent
_ENGINE_LEFT_OUT = (
    "pyengine/adapters/",
    "pyengine/arena/",
    "pyengine/cli/",
    "pyengine/language_server/",
    "pyengine/learn/",
    "pyengine/sealed/",
    "pyengine/__main__",
)
_WORKER_FOLDERS = ("engine", "games", "parts", "protocol")
"""The folders of `web/` that are the worker's."""
_NOT_ASKED_FOR = ("/observing.py", ".study")
"""What only programs that learn ask for, in the core and in every game; and studies, which pages fetch as files."""
_SEALED = "web.sealed.worker"
"""The module by which the engine of the page for friends begins; see `sealed_pack`."""
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
    return {str(path.relative_to(ROOT)): path.read_bytes() for path in paths} | catalogues(ROOT)


def sealed_sources(wheel: Path) -> dict[str, bytes]:
    """What only the page for friends runs: sealed play, and its part of `web/`."""
    engine = unzipped(wheel.read_bytes())
    files = {name: content for name, content in engine.items() if name.startswith("pyengine/sealed/")}
    return files | {str(path.relative_to(ROOT)): path.read_bytes() for path in (ROOT / "web/sealed").rglob("*.py")}


def start_files(wheel: Path) -> dict[str, bytes]:
    """`engine.gz`, `stdlib.gz` and `snapshot.gz`, each as the worker fetches it, and `sealed.gz`."""
    engine = packed(_compiled(sources(wheel)))
    made = {**start_parts(engine), "sealed": sealed_pack(wheel, engine)}
    return {f"{name}.gz": gzipped(content) for name, content in made.items()}


def sealed_pack(wheel: Path, engine: bytes) -> bytes:
    """What the page for friends has beside the engine, with the modules of the standard library that only it needs."""
    own, library = _compiled(sealed_sources(wheel)), stdlib()
    given = {"engine": engine, "own": packed(own)}
    make = _by_node("further_modules.mjs", library, given, ("engine", "own", "modules.json"), _SEALED)
    script = {"script": (_HERE / "further_modules.mjs").read_bytes()}
    name = digest({**given, **script, "stdlib": library, **_pyodide()})
    found = json.loads(_cached(f"sealed-{name}", make)["modules.json"])
    compiled = unzipped(library)
    paths = [each.replace(".", "/") for each in found]
    names = [name for path in paths for name in (f"{path}.pyc", f"{path}/__init__.pyc")]
    return packed(own | {name: compiled[name] for name in names if name in compiled})


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
    def make(folder: Path) -> None:
        (folder / "in.zip").write_bytes(zipped(files))
        bytecode(folder / "in.zip", folder / "out.zip")

    return unzipped(_cached(f"engine-{digest(files)}", make)["out.zip"])


def _by_node(
    script: str, library: bytes, given: dict[str, bytes], names: tuple[str, ...], *more: str
) -> Callable[[Path], None]:
    """Makes files by a script that runs Pyodide, with this standard library, under Node.

    The script is passed the folder of Pyodide, the paths of what is `given` and of what it makes by their `names`, what
    `build/upstream.py` knows of Pyodide's insides, and what there is `more`.
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
