"""Assembles `dist/`: plain files that any static host can serve, at any path, without a header.

python build site [--plain] [--address https://games.example/] [--index] [OUT_DIR]

With `--index` every address of a page ends with `index.html`, for hosts that show no page for a folder's address.

A plain site uses no facts about the insides of Pyodide and PyScript (`upstream.py`): it has npm's own files, Python
starts without a snapshot, and micropip installs the engine's wheel. It helps to upgrade Pyodide and PyScript.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

from archive import gzipped, zipped
from locales import compile_all, told_gaps
from paper_cache import made
from paths import DIST, NPM, ROOT, WORK, digest, write_all
from web.parts.messages import take_compiled
from web.site import draws as site_draws
from web.site import nearest
from web.site import render as site_pages
from web.site.embed import draws as embed_draws
from web.site.embed import nearest as nearest_frames
from web.site.embed import render as embed_pages
from web.site.folders import PLAIN_POLICY, POLICY, Site
from web.site.index_pages import INDEX, with_index
from web.site.missing import missing
from web.site.opening import boards
from website.engine import drawing, part_drawing, sealed_gallery, start_files
from website.game_page import game_page
from website.glyphs import glyphs_file
from website.manifest import favicon, icons, manifest
from website.precache import make_precache
from website.preview_pictures import preview_pictures
from website.sandboxed import sandboxed_scripts, worker_script
from website.scripts import browser_scripts, bundles, frame_script, host_page_substitutions, page_scripts
from website.start_parts import files_list, parts_file
from website.styles import make_styles, minified
from website.upstream import CORE_PLUGINS
from website.vendor import make_lock, pyscript_module, vendor_all
from website.work import Drawings, Side, forget_old, kept, sources, step
from wheels import make_wheel

_FIELD = re.compile(r"^(\w+): *(.+?) *$", re.MULTILINE)
"""A field of a file's front matter."""


def build(target: Path, *, plain: bool = False, address: str = "", index: bool = False) -> None:
    """Make the whole site in `target`, in place of what is there; `address` is where it will be, if that is known.

    With `index` the addresses of pages are written out with `index.html`. The old site stays until the new one is made.
    """
    fresh = target.with_name(f".{target.name}-fresh")
    shutil.rmtree(fresh, ignore_errors=True)
    texts = sources("web/**/*.ftl", "seeds/*/*.md")
    take_compiled(kept("messages", texts, lambda: compile_all(ROOT / "web")))  # before any fork
    for line in told_gaps(ROOT / "web"):
        print(line)
    paper = {name: path.read_bytes() for name, path in made().items()}
    sizes = {name: len(content) for name, content in paper.items()}
    with ProcessPoolExecutor() as pool:
        side = Side(pool)
        started = side.start("the engine, Pyodide and what others made", _start, fresh, target.name, plain=plain)
        opening = boards() | nearest() | nearest_frames()
        drawn = Drawings(side, [*opening.values(), *embed_draws(), *site_draws(sizes)])
        vendor, wheel, files = started()
        files |= {name: drawn(draw).encode() for name, draw in opening.items()}
    with step("scripts, styles and icons"):
        app, files = app_folder(fresh, vendor, wheel, files, plain=plain)
        write_all(fresh / app, files)
        watchdog = "" if plain else bundles("watchdog")["watchdog.js"].decode().strip()
        sandboxed = None if plain else sandboxed_scripts(fresh, fresh / app, vendor)
        write_all(fresh, bundles("host_page", host_page_substitutions(INDEX if index else "")))
    with step("pages"):
        write_all(fresh, paper)
        policy, frame = (PLAIN_POLICY, "") if plain else (POLICY, frame_script())
        site = Site(app, vendor, CORE_PLUGINS, policy, address, sizes, watchdog, frame)
        pages = site_pages(site, drawn) | embed_pages(site, sandboxed, drawn) | {"404.html": missing_page()}
        if index:
            pages = {path: with_index(text, address) for path, text in pages.items()}
        write_all(fresh, {path: _encoded(path, text) for path, text in pages.items()})
        write_all(fresh, preview_pictures() if address else {})
        write_all(fresh, {"site.json": manifest(app, INDEX if index else ""), "favicon.ico": favicon()})
        write_all(fresh, {"live.json": (ROOT / "web/live.json").read_bytes(), **({} if plain else gallery())})
    with step("lists of all files"):
        if not plain:
            write_all(fresh, {"publish/game.html": game_page(fresh).encode()})
            write_all(fresh, {"hosting-check/files.json": files_list(fresh)})
        make_precache(fresh)
        (fresh / ".nojekyll").touch()  # for GitHub Pages; some hosts refuse names with a dot, so it is not cached
    if plain:
        os.utime(fresh / "sw.js", (0, 0))  # so that the next `make build` makes the site as it should be
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)
    forget_old()


def gallery() -> dict[str, bytes]:
    """The games of files that come with the site, and the list of them, which is the owner's to change."""
    files = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "seeds/gallery").glob("*.md"))}
    games = [name.removesuffix(".md") for name in files if name.count(".") == 1]
    listed = [_listed(game, files) for game in games]
    made = {f"games/{name}": text.encode() for name, text in files.items()}
    return {**made, "games.json": f"{json.dumps(listed, indent=1, ensure_ascii=False)}\n".encode()}


def _listed(game: str, files: dict[str, str]) -> dict[str, object]:
    """A game as the list has it: what lies beside its file, and what the lobby says of it."""
    beside = [name for name in files if name.startswith(f"{game}.") and name != f"{game}.md"]
    fields = dict(_FIELD.findall(files[f"{game}.md"].split("\n---", 1)[0]))
    titles = {name.split(".")[1]: dict(_FIELD.findall(files[name].split("\n---", 1)[0])) for name in beside}
    said = {lang: found["title"] for lang, found in titles.items()} | {fields.get("language", "en"): fields["title"]}
    return {
        "game": game,
        "beside": beside,
        "rules": True,
        "titles": said,
        **{name: fields[name] for name in ("players", "minutes") if name in fields},
        **({"sealed": True} if game in sealed_gallery() else {}),
    }


def _start(fresh: Path, name: str, *, plain: bool) -> tuple[dict[str, str], Path, dict[str, bytes]]:
    """The folders of what others made, the engine's wheel, and what the worker starts from."""
    vendor = vendor_all(fresh, plain=plain)
    wheel = write_wheel(WORK / "wheel" / name)
    drawing_alone = {"web.zip": zipped(drawing() | part_drawing("puzzles"))} if plain else None
    return vendor, wheel, drawing_alone or start_files(wheel)


def write_wheel(folder: Path) -> Path:
    """The engine's wheel, alone in its folder."""
    of_wheel = ("pyengine/**/*", "seeds/**/*", "pyproject.toml", "README.md", "LICENSE", ".gitignore")

    def make() -> tuple[str, bytes]:
        path = make_wheel(folder)
        return path.name, path.read_bytes()

    name, content = kept("wheel", sources(*of_wheel), make)
    for old in folder.glob("*.whl"):
        old.unlink()
    write_all(folder, {name: content})
    return folder / name


def _encoded(path: str, text: str) -> bytes:
    """A page begins with a byte order mark: of all that says how it is encoded, hosts cannot overrule that."""
    return text.encode("utf-8-sig" if path.endswith(".html") else "utf-8")


def missing_page() -> str:
    """The page for an unknown address, which hosts find by its name."""
    style = (ROOT / "web/styles/base.css").read_text("utf-8")
    return missing(style, bundles("missing")["missing.js"].decode())


def app_folder(
    target: Path, vendor: dict[str, str], wheel: Path, files: dict[str, bytes], *, plain: bool = False
) -> tuple[str, dict[str, bytes]]:
    """All our files that are not pages, the engine's `files` among them, and their folder, named by their digest."""
    files = minified(make_styles()) | files | {wheel.name: wheel.read_bytes()}
    files["pyodide-lock.json"] = _lock(target, vendor, wheel)
    outlines = kept("glyphs", {}, glyphs_file)
    files |= icons() | {"glyphs.json.gz": gzipped(outlines)} | page_scripts()
    if plain:
        files |= browser_scripts(vendor, plain=wheel.name)
    else:
        files["game_worker.gz"] = gzipped(worker_script(target / vendor["pyodide"], "game_worker").encode())
        packs = (name for name in files if name.endswith((".gz", ".bin")) and name != "snapshot.bin")
        parts = {name: files[name] for name in packs}
        files |= browser_scripts(vendor, pyscript=pyscript_module(), parts=parts) | bundles("watchdog")
        files["parts.json"] = parts_file(files, vendor, target)
    return f"app-{digest(files)}", files


def _lock(target: Path, vendor: dict[str, str], wheel: Path) -> bytes:
    pip = next((target / vendor["micropip"]).iterdir())
    return make_lock({wheel: "", pip: f"../{vendor['micropip']}/"})


def site_address(text: str) -> str:
    """An address on the web with a slash at its end; empty for none. Raises `ValueError` on anything else."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment):
        raise ValueError(text)
    return f"{text.rstrip('/')}/" if text else ""


if __name__ == "__main__":
    assert NPM.exists(), "node_modules is missing: run `npm ci`"
    parser = argparse.ArgumentParser()
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("target", nargs="?", type=Path, default=DIST)
    parser.add_argument("--address", type=site_address, default="")
    parser.add_argument("--index", action="store_true")
    wanted = parser.parse_args()
    with step("in all"):
        build(wanted.target, plain=wanted.plain, address=wanted.address, index=wanted.index)
