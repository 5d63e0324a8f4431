"""The site on servers as people install them, on a host with oddities, and what the documents tell an owner to copy.

`make hosts` installs the servers; a test of one that is missing is skipped.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, OFFLINE, ROOT, made_once
from e2e.odd_host import OddHost
from e2e.servers import KINDS, Server, Setting, checked, free_port
from e2e.small_site import small_site
from e2e.table import READY, open_game, ready, until
from e2e.visits import GAME, OWNER, visit
from tests.endure import ENDURE, rest_in_endure

GUIDE = (ROOT / "build/release/HOSTING.md").read_text("utf-8")
TOLD = "/srv/nastilka/dist"
"""Where the guide's settings expect the site."""
BLOCKS = {"nginx": "nginx", "apache": "Apache", "lighttpd": "lighttpd", "caddyfile": "Caddy"}
"""The language of a block in the guide → the server that it is for."""
HOST = {"Host": "games.example", "Accept-Encoding": "gzip"}


def blocks(language: str) -> list[str]:
    """The blocks of the guide in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", GUIDE, flags=re.MULTILINE | re.DOTALL)


def installed(name: str) -> None:
    """Skip a test whose server is missing."""
    if not KINDS[name].path:
        pytest.skip(f"{name} is not installed (make hosts)")


@pytest.fixture
def work() -> Iterator[Path]:
    """A folder that a server's own user may read too."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


# What the documents tell an owner to copy ---------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "name"), BLOCKS.items(), ids=BLOCKS.values())
def test_settings_from_the_guide_are_accepted_and_serve_the_site(work: Path, language: str, name: str) -> None:
    installed(name)
    [block] = blocks(language)
    config = block.replace(TOLD, str(work / "root"))
    check = checked(KINDS[name], Setting(work, work / "root", free_port(), config))
    assert check.returncode == 0, check.stdout + check.stderr
    with Server(KINDS[name], DIST, work, config=config, under="") as server:
        page, script = asked(f"{server.url}play/"), asked(f"{server.url}{one_of('app-*/play_head.js')}")
        assert page[0] == script[0] == 200
        assert page[1]["Content-Type"].startswith("text/html")
        assert "javascript" in script[1]["Content-Type"]
        assert page[1]["Cache-Control"] == "no-cache"
        assert script[1]["Cache-Control"] == "public, max-age=31536000, immutable"
        assert page[1]["Content-Encoding"] == script[1]["Content-Encoding"] == "gzip"
        missing = asked(f"{server.url}no/such/page", {"Host": "games.example"})
        assert missing[0] == 404
        assert missing[2] == (DIST / "404.html").read_bytes()


def one_of(pattern: str) -> str:
    """The path of the site's file that matches."""
    [found] = DIST.glob(pattern)
    return str(found.relative_to(DIST))


def asked(url: str, headers: dict[str, str] = HOST) -> tuple[int, dict[str, str], bytes]:
    """The answer to a request: its status, its headers, its content."""
    try:
        with urlopen(Request(url, headers=headers)) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except HTTPError as error:
        return error.code, dict(error.headers), error.read()


def test_files_are_compressed_as_often_as_the_guide_s_command_is_run(tmp_path: Path) -> None:
    [command] = [block for block in blocks("sh") if "gzip" in block]
    for name in ("index.html", "a/style.css", "a/engine.gz"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("a text " * 100)
    for _ in range(2):
        subprocess.run(["sh", "-ec", command.replace(TOLD, str(tmp_path))], check=True, stdin=subprocess.DEVNULL)
        made = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.gz")}
        assert made == {"index.html.gz", "a/style.css.gz", "a/engine.gz"}


def test_the_guide_s_check_names_the_files_that_differ(tmp_path: Path) -> None:
    [command] = [block for block in blocks("sh") if "MANIFEST" in block]
    (tmp_path / "a.txt").write_text("changed")
    files = '{"files": {"a.txt": {"sha256": "0"}}}'
    (tmp_path / "MANIFEST.json").write_text(files)
    found = subprocess.run(["sh", "-ec", command], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert found.stdout == "a.txt\n"


def test_the_site_has_what_hosts_and_browsers_ask_for_by_name() -> None:
    assert (DIST / ".nojekyll").read_bytes() == b""
    icon = (DIST / "favicon.ico").read_bytes()
    size, at = struct.unpack("<II", icon[14:22])
    assert icon[:4] == b"\0\0\1\0"
    assert icon[at : at + 8] == b"\x89PNG\r\n\x1a\n"
    assert len(icon) == at + size


@LONG_IN_FIREFOX
@OFFLINE
def test_a_site_that_was_taken_away_goes_from_those_who_have_visited(page: Page, work: Path) -> None:
    [script] = re.findall(r"^```js\n(.*?)^```", (ROOT / "docs/hosting.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (work / "left").mkdir()
    with OddHost(small_site(work / "site")) as host:
        page.goto(f"{host.url}rules/")
        expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
        (work / "left/sw.js").write_text(script, "utf-8")
        host.folder = work / "left"
        page.goto(f"{host.url}rules/uno/")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found?.update())")
        expect(page.locator("body")).to_have_text("Not found", timeout=READY)
        assert page.evaluate("caches.keys()") == []


# Oddities that do not need a real server ----------------------------------------------------------------------------


@CHROMIUM_IS_ENOUGH
def test_a_page_whose_address_has_lost_its_slash_puts_it_right(page: Page) -> None:
    with OddHost(DIST, "strip-slash") as host:
        open_game(page, host.url, GAME)
        assert page.url.startswith(f"{host.url}play/?")
        page.goto(f"{host.url}rules/uno/de/index.html")
        ready(page)
        assert [path for path, status in host.answers if status == 404] == []


@ENDURE
@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("sandbox", ["allow-scripts allow-same-origin", "allow-scripts"])
def test_a_frame_whose_address_has_lost_its_slash_plays(page: Page, tmp_path: Path, sandbox: str) -> None:
    with OddHost(DIST, "strip-slash") as host, OddHost(tmp_path, under="/") as other:
        frame = f"{host.url}embed/face-to-face/#game=face-to-face&{GAME}"
        html = f'<!doctype html><iframe sandbox="{sandbox}" width="800" height="600" src="{frame}"></iframe>'
        (tmp_path / "page.html").write_text(html, "utf-8")
        page.goto(f"{other.url}page.html".replace("localhost", "127.0.0.1"))
        table = page.frame_locator("iframe").locator("#table")
        expect(table).to_have_attribute("data-state", "waiting", timeout=READY)


@LONG_IN_FIREFOX
@pytest.mark.parametrize("oddity", rest_in_endure(["koi8-r", "latin-1"]))
def test_texts_declared_in_another_encoding_are_read_as_they_are(page: Page, oddity: str) -> None:
    """Where there is a server, the page says nothing of disks."""
    with OddHost(DIST, oddity) as host:
        page.goto(f"{host.url}rules/uno/uk/")
        until(page, "#page h1")
        expect(page.locator(".from-disk")).to_be_hidden()
        assert page.title().endswith("Настілка")
        expect(page.locator("#to-rules")).to_have_text("Правила")
        page.goto(f"{host.url}no/such")
        expect(page.locator("[lang=uk] h1")).to_have_text("Такої сторінки немає")


@LONG_IN_FIREFOX
def test_a_page_from_a_disk_says_what_it_is(page: Page) -> None:
    for name in ("index.html", "play/index.html", "rules/uno/index.html"):
        page.goto((DIST / name).as_uri())
        for words in ("nastilka.html", "Ви відкрили", "Du hast"):
            expect(page.locator(".from-disk")).to_contain_text(words)
        expect(page.locator(".from-disk")).to_be_visible()


# Real servers -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def written_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with `index.html` in its addresses."""
    command = [sys.executable, str(ROOT / "build"), "site", "--index"]
    return made_once(
        tmp_path_factory, "written-out", lambda folder: subprocess.run([*command, str(folder)], check=True)
    )


@ENDURE
def test_every_address_of_a_site_that_is_written_out_is_a_file(written_out: Path) -> None:
    broken = set()
    for page in written_out.rglob("*.html"):
        for found in re.findall(r' (?:href|action)="([^"]*)"', page.read_text("utf-8")):
            path = urlsplit(found).path
            if path and not urlsplit(found).scheme and not (page.parent / path).is_file():
                broken.add((str(page.relative_to(written_out)), found))
    assert broken == set()


@ENDURE
def test_no_folder_is_asked_for_on_a_site_that_is_written_out(page: Page, written_out: Path) -> None:
    with OddHost(written_out, "no-index", "owner-home") as host:
        page.goto(f"{host.url}setup/index.html?game=face-to-face&lang=en#face-to-face")
        ready(page)
        page.locator("#face-to-face .button.main").first.click()
        page.wait_for_url("**/play/index.html?**")
        ready(page)
        page.locator("#app a[href*='learn/']").first.dispatch_event("click")
        page.wait_for_url("**/learn/face-to-face/index.html")
        expect(page.locator("#owner")).to_have_count(0)
        assert [path for path in host.requests if path.endswith("/") or path.startswith("/")] == []


def goes_wrong(name: str) -> dict[str, str]:
    """What cannot work on a server: an address without its slash is unknown there."""
    return {"without a slash": OWNER} if KINDS[name].fallback else {}


@ENDURE
@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if kind.index])
def test_a_server_as_it_is_installed(browser: Browser, work: Path, name: str) -> None:
    installed(name)
    with Server(KINDS[name], DIST, work) as server:
        assert {step: why for step, why in visit(browser, server).items() if why} == goes_wrong(name)


@ENDURE
@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if not kind.index])
def test_a_server_without_index_pages(browser: Browser, work: Path, written_out: Path, name: str) -> None:
    installed(name)
    with Server(KINDS[name], written_out, work) as server:
        assert {step: why for step, why in visit(browser, server).items() if why} == goes_wrong(name)
