"""The plug-ins in real sites: Debian's Hugo, MediaWiki with SQLite, WordPress with MariaDB; npm's Docusaurus.

Without them, skipped:

apt-get install --no-install-recommends hugo mediawiki php-cli php-sqlite3 wordpress php-mysql mariadb-server
cp examples/plug-ins/docusaurus/package.json FOLDER; npm install --prefix FOLDER; export NASTILKA_DOCUSAURUS=FOLDER
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, ROOT, Site
from e2e.table import READY
from tests.endure import ENDURE
from web.site.folders import Site as Layout
from web.site.game_page import game_pages

pytestmark = [ENDURE, CHROMIUM_IS_ENOUGH]

PLUG_INS = ROOT / "examples/plug-ins"
DOCUSAURUS = Path(os.environ.get("NASTILKA_DOCUSAURUS", "missing")).absolute() / "node_modules"
MEDIAWIKI, WORDPRESS = Path("/usr/share/mediawiki"), Path("/usr/share/wordpress")
TABLE = 'game="face-to-face" seats="human,bot:greedy" seed="7" options="first=1" pace="instant" lang="en"'


@pytest.fixture(scope="module")
def games() -> Iterator[str]:
    """The games' site, which knows its address; pages of another origin embed it."""
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder) / "dist") as served:
        shutil.copytree(DIST, served.folder)
        address = served.url.replace("localhost", "127.0.0.1")
        [app] = DIST.glob("app-*")
        for path, text in game_pages(Layout(app.name, {}, address=address)).items():
            (served.folder / path).write_text(text, "utf-8")
        yield address


def plays(frame: FrameLocator) -> None:
    """The table starts, and a card can be laid."""
    expect(frame.locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
    for part in ("#hand-17", "#pile-own-up"):
        frame.locator(part).dispatch_event("click")
    expect(frame.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


@pytest.mark.skipif(not shutil.which("hugo"), reason="there is no Hugo")
def test_hugo(page: Page, games: str, tmp_path: Path) -> None:
    shutil.copytree(PLUG_INS / "hugo", tmp_path / "site")
    checked = [sys.executable, "-m", "pyengine", "check", str(tmp_path / "site/content/_index.md")]
    subprocess.run(checked, cwd=ROOT, check=True, capture_output=True)
    env = os.environ | {"HUGO_PARAMS_NASTILKA": games}
    subprocess.run(["hugo", "-s", tmp_path / "site", "-d", tmp_path / "out"], env=env, check=True, capture_output=True)
    with Site(tmp_path / "out") as host:
        page.goto(host.url)
        expect(page.locator("tabletop-game")).to_have_count(2)
        plays(page.frame_locator("tabletop-game >> nth=0 >> iframe"))
        fence = page.locator("tabletop-game >> nth=1")
        fence.scroll_into_view_if_needed()
        expect(page.frame_locator("tabletop-game >> nth=1 >> iframe").locator("#hand-28")).to_be_visible(timeout=READY)


def docusaurus(site: Path, games: str) -> subprocess.CompletedProcess[str]:
    """Build a site of Docusaurus, which runs `pyengine` from the path, without the cache of another site."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    env = os.environ | {"NASTILKA": games, "PATH": path, "CI": "1", "DOCUSAURUS_NO_PERSISTENT_CACHE": "true"}
    command = [str(site / "node_modules/.bin/docusaurus"), "build"]
    return subprocess.run(command, cwd=site, env=env, check=False, capture_output=True, text=True)


@pytest.mark.timeout(300)
@pytest.mark.skipif(not DOCUSAURUS.is_dir(), reason="NASTILKA_DOCUSAURUS names no folder with Docusaurus")
def test_docusaurus(page: Page, games: str, tmp_path: Path) -> None:
    site, port = tmp_path / "site", free_port()
    shutil.copytree(PLUG_INS / "docusaurus", site)
    (site / "node_modules").symlink_to(DOCUSAURUS)
    wrong = site / "docs/wrong.md"
    wrong.write_text("# Wrong\n\n```play face-to-face\nown up 27 | hand 17 18 28 40 45 50\n? 18>own-up\n```\n", "utf-8")
    failed = docusaurus(site, games)
    assert failed.returncode
    assert "docs/wrong.md:5:3: 18>own-up is refused by F2F-8" in failed.stdout + failed.stderr
    wrong.unlink()
    built = docusaurus(site, games)
    assert not built.returncode, built.stdout + built.stderr
    with running(sys.executable, "-m", "http.server", str(port), "-d", site / "build"):
        answers(f"http://localhost:{port}/")
        page.goto(f"http://localhost:{port}/")
        plays(page.frame_locator("tabletop-game >> nth=0 >> iframe"))
        fence = page.locator("tabletop-game >> nth=1")
        fence.scroll_into_view_if_needed()
        expect(page.frame_locator("tabletop-game >> nth=1 >> iframe").locator("#hand-28")).to_be_visible(timeout=READY)
        page.get_by_role("link", name="on another page").dispatch_event("click")  # the tables above it still grow
        expect(page).to_have_title(re.compile("Cards to look at"))
        rule = page.frame_locator("tabletop-game[rule] >> iframe")
        expect(rule.locator("#table[data-state]")).to_be_visible(timeout=READY)
        expect(rule.locator("[data-action]")).to_have_count(0)
        assert page.locator("tabletop-game pre").text_content() == "deal seed=7 players=3\n= seat 1"


@contextmanager
def running(*command: str | Path, **env: str) -> Iterator[None]:
    """A program, until it is no longer needed."""
    process = subprocess.Popen(
        [*map(str, command)], env=os.environ | env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def answers(url: str) -> None:
    """Wait until a server has started."""
    for _ in range(200):
        try:
            urlopen(url).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(url)


def php(*arguments: str | Path, text: str = "", **env: str) -> None:
    done = subprocess.run(
        ["php", *map(str, arguments)], check=False, input=text, env=os.environ | env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not (MEDIAWIKI / "index.php").exists(), reason="there is no MediaWiki")
def test_mediawiki(page: Page, games: str, tmp_path: Path) -> None:
    port = free_port()
    settings, maintenance = tmp_path / "LocalSettings.php", MEDIAWIKI / "maintenance"
    database = ("--dbtype", "sqlite", "--dbpath", tmp_path, "--confpath", tmp_path)
    place = ("--server", f"http://localhost:{port}", "--scriptpath", "")
    php(maintenance / "install.php", *database, *place, "--pass", "a long passphrase", "Wiki", "Admin")
    extension = PLUG_INS / "mediawiki/Nastilka/extension.json"
    added = f'wfLoadExtension("Nastilka", "{extension}");\n$wgNastilkaAddress = "{games}";\n'
    settings.write_text(settings.read_text("utf-8") + added, "utf-8")
    config = {"MW_CONFIG_FILE": str(settings)}
    text = f'A table:\n\n<tabletop-game {TABLE} onclick="alert(1)" />\n'
    php(maintenance / "edit.php", "Rules", text=text, **config)
    with running("php", "-S", f"localhost:{port}", "-t", MEDIAWIKI, **config):
        answers(f"http://localhost:{port}/api.php")
        page.goto(f"http://localhost:{port}/index.php?title=Rules")
        plays(page.frame_locator("tabletop-game iframe"))
        assert page.locator("tabletop-game").get_attribute("onclick") is None


SET_UP = """<?php
define('WP_INSTALLING', true);
require '%(folder)s/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install('Rules', 'admin', 'a@example.org', true, '', 'a long passphrase');
update_option('nastilka_address', '%(games)s');
update_option('permalink_structure', '');
switch_theme('plain');
$wrong = activate_plugin('nastilka/nastilka.php');
if (is_wp_error($wrong)) { fwrite(STDERR, $wrong->get_error_message()); exit(1); }
"""
WRITE = """<?php
require '%(folder)s/wp-load.php';
wp_set_current_user(1);
$block = ['game' => 'face-to-face', 'seats' => 'human,bot:greedy', 'seed' => '7', 'options' => 'first=1',
  'pace' => 'instant', 'lang' => 'en', 'onclick' => 'alert(1)'];
$texts = ['[tabletop-game %(table)s]', '<!-- wp:nastilka/table ' . wp_json_encode($block) . ' /-->',
  '[embed]%(games)splay/face-to-face/[/embed]'];
foreach ($texts as $text) {
  echo wp_insert_post(['post_title' => 'Table', 'post_content' => wp_slash($text), 'post_status' => 'publish']), "\\n";
}
"""
THEME = """<!doctype html><title>Rules</title><link rel="icon" href="data:,"><?php wp_head(); while (have_posts()) {
  the_post();
  the_content();
}
wp_footer();
"""
"""Debian has no theme in the package itself."""
CONFIG = """<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:%(socket)s'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '%(home)s'); define('WP_SITEURL', '%(home)s'); define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', false); $table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';
"""
LOCAL = """<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn() => [%s]);
"""
"""WordPress asks no address of its own machine for oEmbed: here it may."""


@contextmanager
def wordpress(games: str) -> Iterator[tuple[str, list[str]]]:
    """A new WordPress with the plug-in; its address, and its posts' numbers."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        own = ("--no-defaults", "--user=root", f"--datadir={folder}/data")
        subprocess.run(["mariadb-install-db", *own], check=True, stdout=subprocess.DEVNULL)
        socket_path = f"{folder}/sql"
        alone = (f"--socket={socket_path}", f"--pid-file={folder}/pid", "--skip-networking", "--skip-grant-tables")
        stack.enter_context(running("mariadbd", *own, *alone))
        create = ["mariadb", "--no-defaults", f"--socket={socket_path}", "-e", "create database wordpress"]
        while subprocess.run(create, check=False, stderr=subprocess.DEVNULL).returncode:
            time.sleep(0.1)
        site = folder / "site"
        shutil.copytree(WORDPRESS, site, symlinks=False, ignore_dangling_symlinks=True)
        home = f"http://localhost:{free_port()}"
        (site / "wp-config.php").write_text(CONFIG % {"socket": socket_path, "home": home}, "utf-8")
        shutil.copytree(PLUG_INS / "wordpress/nastilka", site / "wp-content/plugins/nastilka")
        (site / "wp-content/mu-plugins").mkdir(exist_ok=True)
        (site / "wp-content/mu-plugins/local.php").write_text(LOCAL % re.findall(r":(\d+)", games)[0], "utf-8")
        (site / "wp-content/themes/plain").mkdir(parents=True)
        (site / "wp-content/themes/plain/style.css").write_text("/* Theme Name: Plain */", "utf-8")
        (site / "wp-content/themes/plain/index.php").write_text(THEME, "utf-8")
        given = {"folder": str(site), "games": games, "table": TABLE}
        (folder / "set_up.php").write_text(SET_UP % given, "utf-8")
        (folder / "write.php").write_text(WRITE % given, "utf-8")
        server = {"HTTP_HOST": home.removeprefix("http://")}
        php(folder / "set_up.php", **server)
        written = subprocess.run(["php", folder / "write.php"], capture_output=True, text=True, check=True)
        stack.enter_context(running("php", "-S", home.removeprefix("http://"), "-t", site))
        answers(f"{home}/readme.html")
        yield home, written.stdout.split()


@pytest.mark.skipif(not (WORDPRESS / "wp-load.php").exists(), reason="there is no WordPress")
def test_wordpress(page: Page, games: str) -> None:
    with wordpress(games) as (home, posts):
        for post in posts[:2]:
            page.goto(f"{home}/?p={post}")
            plays(page.frame_locator("tabletop-game iframe"))
            assert page.locator("tabletop-game").get_attribute("onclick") is None
        page.goto(f"{home}/?p={posts[2]}")
        frame = page.locator(f'iframe[src^="{games}embed/face-to-face/"]')
        expect(frame).to_have_attribute("sandbox", "allow-scripts")
        frame.scroll_into_view_if_needed()
        table = frame.content_frame.locator("#table")
        expect(table).to_have_attribute("data-state", "waiting", timeout=READY)
