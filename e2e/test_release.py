"""The release: the archive, the game in a single file, and a site that can be installed and works offline."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import zstandard
from playwright.sync_api import Page, expect

from archive import zipped
from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, ROOT, Site, made_once
from e2e.table import open_game, press, ready, steps
from e2e.test_games import play_out, press_mouse, take_turn
from paths import version
from pyengine.games import games
from release.release import contents
from release.single_file import single_file
from tests.endure import ENDURE, rest_in_endure
from tests.languages import WHOLE as LANGS

SHORT = "game=face-to-face&lang=en&pace=instant&seats=human,bot:random&seed=46&first=1"
LEFT_OVER = ("__pycache__", ".pyc", ".map", ".orig", ".rej", ".swp", "~", ".DS_Store", ".log", ".env", ".git")


# The archive -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive as a file."""

    def pack(folder: Path) -> None:
        (folder / "archive.zip").write_bytes(zipped(contents(DIST), folders=True))

    return made_once(tmp_path_factory, "archive", pack) / "archive.zip"


@pytest.fixture(scope="module")
def archive() -> dict[str, bytes]:
    """Its files by their names."""
    return contents(DIST)


def test_the_manifest_tells_the_size_and_hash_of_every_file(archive: dict[str, bytes]) -> None:
    manifest = json.loads(archive["MANIFEST.json"])
    assert manifest["version"] == version()
    true = {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in archive.items()
        if name != "MANIFEST.json"
    }
    assert manifest["files"] == true


def test_the_archive_is_the_whole_site_and_nothing_left_over(archive: dict[str, bytes]) -> None:
    site = {f"dist/{path.relative_to(DIST)}": path.read_bytes() for path in DIST.rglob("*") if path.is_file()}
    same = {name: archive[name] == content for name, content in site.items() if name in archive}
    assert {name for name, is_same in same.items() if not is_same} == set()
    assert {name for name in archive if name.startswith("dist/")} == set(site)
    assert set(site) >= {"dist/index.html", "dist/play/index.html", "dist/sw.js", "dist/embed.js", "dist/site.json"}
    assert {name for name in archive if "/" not in name} == {"README.md", "MANIFEST.json", "nastilka.html"}
    wheels = [f"wheels/{name}-{version()}-py3-none-any.whl" for name in ("nastilka", "nastilka_tables")]
    assert sorted(name for name in archive if name.startswith("wheels/")) == wheels
    assert [name for name in archive if name.startswith("npm/")] == [f"npm/nastilka-embed-{version()}.tgz"]
    assert [name for name in archive if name.endswith(LEFT_OVER) or "__pycache__" in name] == []


def test_every_vendored_part_has_its_licence(archive: dict[str, bytes]) -> None:
    text = archive["licences/README.txt"].decode()
    for folder in DIST.glob("vendor/*"):
        name, number = folder.name.split("-")[:2]
        assert [line for line in text.splitlines() if name in line and number in line], folder.name
    named = {line.rpartition(": ")[2] for line in text.splitlines() if ": licences/" in line}
    assert named == {name for name in archive if name.startswith("licences/")} - {
        "licences/README.txt",
        "licences/NASTILKA.txt",
    }
    assert min(len(archive[name]) for name in named) > 500


@ENDURE  # `make test` plays from dist/, which the archive equals
@CHROMIUM_IS_ENOUGH
def test_a_game_is_played_from_the_unpacked_archive(clean: Page, packed: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(packed) as opened:
        opened.extractall(tmp_path)
    with Site(tmp_path / "dist") as served:
        clean.goto(f"{served.url}play/?{SHORT}")
        ready(clean)
        for _ in range(2):
            take_turn(clean, press_mouse)
        assert sum(step.startswith("1: ") and step.endswith("draw") for step in steps(clean)) == 2


@ENDURE
def test_two_builds_give_the_same_bytes(packed: Path, tmp_path: Path) -> None:
    """`dist/`, and a site built from scratch, memory snapshot included."""
    fresh = tmp_path / "fresh"
    for given in ("pypi", "print"):  # what is fetched, and what `make print` made, if it did
        if (ROOT / "var" / given).exists():
            shutil.copytree(ROOT / "var" / given, fresh / given)
    command = [sys.executable, str(ROOT / "build"), "release", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | {"NASTILKA_WORK": str(fresh)})
    one, other = packed.read_bytes(), (tmp_path / f"nastilka-{version()}.zip").read_bytes()
    assert differing(one, other) == []
    assert (one == other) is True  # not `one == other`, whose difference would take pytest minutes to write


def test_the_memory_snapshot_names_no_folder_of_the_build() -> None:
    [packed] = DIST.glob("app-*/snapshot.bin")
    memory = zstandard.decompress(packed.read_bytes())
    assert b"nastilka" in memory
    for encoding in ("utf-8", "utf-32-le"):
        assert str(ROOT).encode(encoding) not in memory, encoding


def differing(*archives: bytes) -> list[str]:
    """The names of the files in which two archives differ."""
    one, two = (zipfile.ZipFile(io.BytesIO(content)) for content in archives)
    names = {*one.namelist(), *two.namelist()}
    return sorted(
        name
        for name in names
        if name not in one.namelist() or name not in two.namelist() or one.read(name) != two.read(name)
    )


# The single file ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("disk") / "a folder" / "nastilka.html"
    path.parent.mkdir()
    path.write_text(single_file(DIST), "utf-8")
    return path.as_uri()


@pytest.fixture
def disk(page: Page) -> Iterator[Page]:
    """A page that fails the test on an error or on a request for anything but its own file."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on(
        "request",
        lambda request: None if request.url.startswith(("file:", "data:", "blob:")) else wrong.append(request.url),
    )
    yield page
    assert wrong == []


@LONG_IN_FIREFOX
def test_the_single_file_plays_from_its_lobby(disk: Page, single: str) -> None:
    """There a card is dragged and the next one clicked."""
    disk.goto(single)
    link = disk.locator('.games a[href*="game=face-to-face"]').first
    link.evaluate("(link, query) => link.setAttribute('href', link.getAttribute('href').replace(/[?].*/, query))", DEAL)
    link.click()
    ready(disk)
    disk.locator("#hand-17").drag_to(disk.locator("#pile-own-up"))
    expect(disk.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")
    card = disk.locator("button[data-source]").last
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


DEAL = "?game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"


@ENDURE
def test_the_single_file_plays_a_whole_game(disk: Page, single: str) -> None:
    disk.goto(f"{single}?{SHORT}")
    ready(disk)
    play_out(disk, press_mouse)


# To install, and offline -------------------------------------------------------------------------------------------


@LONG_IN_FIREFOX
def test_the_site_can_be_installed(page: Page, site: Site) -> None:
    page.goto(site.url)
    link = page.locator("link[rel=manifest]")
    manifest = page.request.get(str(link.evaluate("link => link.href"))).json()
    assert manifest["display"] == "standalone"
    assert {manifest["id"], manifest["start_url"], manifest["scope"]} == {"./"}
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    sizes = {icon["sizes"] for icon in manifest["icons"] if "purpose" not in icon}
    assert sizes >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        width, height = page.evaluate(SIZE_OF, site.url + icon["src"])
        assert icon["sizes"] in ("any", f"{width}x{height}"), icon
    [maskable] = [icon for icon in manifest["icons"] if "purpose" in icon]
    assert page.evaluate(EDGES, site.url + maskable["src"]) == 1, "a mask may cut anywhere outside the middle"


SIZE_OF = """async url => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}"""
EDGES = """async url => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data, width } = canvas.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
  const colours = new Set();
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)].map((value) => value - width / 2);
    if (Math.hypot(x, y) > 0.4 * width) colours.add(data.slice(at, at + 4).join());
  }
  return colours.size;
}"""


@pytest.mark.only_browser("chromium")
def test_chromium_finds_nothing_that_keeps_it_from_being_installed(offline: tuple[Page, str]) -> None:
    page, url = offline
    page.goto(url)
    tools = page.context.new_cdp_session(page)
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each for each in found if each["errorId"] != "in-incognito"] == []


@LONG_IN_FIREFOX
@pytest.mark.parametrize(("lang", "few"), rest_in_endure([("uk", 1), ("uk", 6), ("en", 6)]))
def test_all_games_in_all_languages_after_one_visit(offline: tuple[Page, str], lang: str, few: int) -> None:
    """Those, too, that nobody has read here yet."""
    page, url = offline
    for game in games()[-few:]:
        open_game(page, url, f"game={game.id}&lang={lang}&pace=instant&seed=7")
        expect(page.locator("#table")).to_have_attribute("data-game", game.id)
        assert page.locator("html").get_attribute("lang") == lang
    for other in LANGS:
        if other != lang:
            press(page, f"[data-do=lang][data-value={other}]")
            expect(page.locator("html")).to_have_attribute("lang", other)
    page.goto(f"{url}rules/glastonbury/{'' if lang == 'en' else f'{lang}/'}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_text("GLA-22", exact=True).first).to_be_attached()
    page.goto(f"{url}?lang={lang}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator('a[href*="game=uno"]').first).to_be_visible()
