"""The package for npm on pages as people make them: `examples/frameworks` with React, with Vue and plain."""

from __future__ import annotations

import json
import subprocess
import tarfile
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, Site
from e2e.host_site import call
from e2e.table import READY
from paths import NPM, ROOT
from release.npm_package import npm_package

EXAMPLES = ROOT / "examples/frameworks"
INSTALLED = ROOT / "requirements/frameworks/node_modules"
"""`make e2e` installs it: npm ci --prefix requirements/frameworks."""
pytestmark = [
    CHROMIUM_IS_ENOUGH,
    pytest.mark.skipif(not INSTALLED.is_dir(), reason="React and Vue are not installed"),
]
PROJECT = {
    "compilerOptions": {
        "strict": True,
        "noEmit": True,
        "jsx": "react-jsx",
        "target": "es2022",
        "module": "esnext",
        "moduleResolution": "bundler",
        "lib": ["es2022", "dom"],
        "types": [],
        "skipLibCheck": True,
    },
    "include": ["*.ts", "*.tsx"],
}


@pytest.fixture(scope="module")
def games() -> Iterator[str]:
    with Site(DIST) as served:
        yield served.url.replace("localhost", "127.0.0.1")


@pytest.fixture(scope="module")
def pages(games: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The examples, made by esbuild with the package as npm would have unpacked it."""
    folder = tmp_path_factory.mktemp("frameworks")
    with tarfile.open(npm_package(folder / "packed")) as archive:
        archive.extractall(folder, filter="data")
    modules = folder / "node_modules"
    modules.mkdir()
    (folder / "package").rename(modules / "nastilka-embed")
    for module in INSTALLED.iterdir():
        (modules / module.name).symlink_to(module)
    for example in EXAMPLES.iterdir():
        text = example.read_text("utf-8").replace("http://127.0.0.1:8000/", games)
        (folder / example.name).write_text(text, "utf-8")
    (folder / "tsconfig.json").write_text(json.dumps(PROJECT), "utf-8")
    command = [str(NPM / ".bin/esbuild"), "react.tsx", "vue.ts", "--bundle", "--outdir=made", "--preserve-symlinks"]
    command += ['--define:process.env.NODE_ENV="production"', "--alias:vue=vue/dist/vue.esm-bundler.js"]
    command += [
        f"--define:{name}=false" for name in ("__VUE_PROD_DEVTOOLS__", "__VUE_PROD_HYDRATION_MISMATCH_DETAILS__")
    ]
    subprocess.run([*command, "--define:__VUE_OPTIONS_API__=true", "--log-level=warning"], cwd=folder, check=True)
    for name in ("react", "vue"):
        html = f'<!doctype html><html lang="en"><title>{name}</title><div id="app"></div>'
        (folder / f"{name}.html").write_text(f'{html}<script src="made/{name}.js"></script></html>', "utf-8")
    with Site(folder) as served:
        yield served


@pytest.mark.parametrize("name", ["react", "vue", "plain"])
def test_a_page_made_with_it_has_a_table_and_hears_of_moves(page: Page, pages: Site, name: str) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{pages.url}{name}.html")
    page.locator("#lay").press("Enter")
    expect(page.locator("#said")).to_have_text("move 1: 17>own-up", timeout=READY)
    page.evaluate("window.table = document.querySelector('tabletop-game')")
    expect(page.frame_locator("tabletop-game iframe").locator("#table.face-to-face")).to_be_visible()
    expect(page.get_by_role("link", name="Play Face to Face")).to_be_hidden()
    assert call(page, "table.act('12>their-up')")[1] == "F2F-13"
    assert wrong == []


@pytest.mark.parametrize("name", ["react", "vue"])
def test_the_loader_says_that_the_script_does_not_come(page: Page, pages: Site, name: str) -> None:
    page.route("**/embed.js", lambda route: route.abort())
    page.goto(f"{pages.url}{name}.html")
    expect(page.locator("#said")).to_contain_text("could not be loaded")
    expect(page.get_by_role("link", name="Play Face to Face")).to_be_visible()


def test_the_examples_compile_in_a_strict_project(pages: Site) -> None:
    checked = subprocess.run([NPM / ".bin/tsc", "-p", pages.folder], capture_output=True, text=True, check=False)
    assert checked.stdout == ""
    assert checked.returncode == 0
