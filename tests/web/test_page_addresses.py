"""A page has one file, however hosts and readers write its address; and a busy host is asked again when it says so."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

BROWSER = Path(__file__).parents[2] / "web/browser"
SCOPE = "https://games.example/some/"
FILES = ("index.html", "404.html", "play/index.html", "rules/uno/index.html", "app-1/play.js", "app-1/engine.gz")
PREPARE = """
const [browser, scope, files, given] = JSON.parse(process.argv[1]);
globalThis.self = { registration: { scope } };
globalThis.SITE_FILES = Object.fromEntries(files.map((file) => [file, ["", 0]]));
globalThis.SITE_LATER_FILES = {};
const say = (found) => console.log(JSON.stringify(found));
"""
pytestmark = pytest.mark.node


def under_node(program: str, given: Any = None) -> Any:
    command = ["node", "--experimental-default-type=module", "--input-type=module", "-e", PREPARE + program]
    said = json.dumps([BROWSER.as_uri(), SCOPE, FILES, given])
    return json.loads(subprocess.run([*command, said], capture_output=True, text=True, check=True).stdout)


ASKED = {
    "": "index.html",
    "index.html": "index.html",
    "index": "index.html",
    "?lang=uk#top": "index.html",
    "play/": "play/index.html",
    "play": "play/index.html",
    "play/index": "play/index.html",
    "play/index.html?game=uno": "play/index.html",
    "%70lay/": "play/index.html",
    "rules/uno": "rules/uno/index.html",
    "404": "404.html",
    "app-1/play.js?start=plain": "app-1/play.js",
    "app-2/play.js": None,
    "play/uno": None,
    "%E2%82": None,
}
LED_ON = {
    "play?game=uno": "play/?game=uno",
    "play": "play/",
    "play/": None,
    "play/index": None,
    "play/index.html": None,
    "404": None,
}


def test_an_address_asks_for_a_file_and_one_that_does_not_exist_for_none() -> None:
    program = """
    const { fileAt } = await import(`${browser}/service_worker/files.js`);
    say(given.map((address) => fileAt(scope + address)?.slice(scope.length) ?? null));
    """
    assert dict(zip(ASKED, under_node(program, list(ASKED)), strict=True)) == ASKED


def test_a_folder_without_its_slash_leads_to_the_one_with_it_and_nothing_else_does() -> None:
    program = """
    const { fileAt, onwardFrom } = await import(`${browser}/service_worker/files.js`);
    const onward = (address) => onwardFrom(address, fileAt(address))?.slice(scope.length) ?? null;
    say(given.map((address) => onward(scope + address)));
    """
    assert dict(zip(LED_ON, under_node(program, list(LED_ON)), strict=True)) == LED_ON


SLASHES = {
    ("/some/play", "play/"): "/some/play/",
    ("/play", "play/"): "/play/",
    ("/some/play.html", "play/"): "/some/play/",
    ("/some/rules/uno", "rules/uno/"): "/some/rules/uno/",
    ("/some", ""): "/some/",
    ("/some/play/", "play/"): None,
    ("/some/play/index.html", "play/"): None,
    ("/some/display", "play/"): None,
    ("/some/", ""): None,
    ("/", ""): None,
    ("/some/index", ""): None,
    ("/some/index.html", ""): None,
}


def test_a_page_puts_its_address_right_only_where_its_slash_is_missing() -> None:
    program = """
    const { withSlash } = await import(`${browser}/watchdog/address.js`);
    say(given.map(([pathname, path]) => withSlash(pathname, path)));
    """
    assert dict(zip(SLASHES, under_node(program, [list(each) for each in SLASHES]), strict=True)) == SLASHES


BUSY = """
const { patientFetch } = await import(`${browser}/patient_fetch.js`);
const waited = [];
globalThis.setTimeout = ((later) => (act, time) => (time < 20_000 ? (waited.push(time), later(act)) : 0))(setTimeout);
const headers = (after) => (after ? { "Retry-After": after } : {});
const answers = given.map(([status, after]) => new Response("", { status, headers: headers(after) }));
globalThis.fetch = async () => answers.shift();
const { status } = await patientFetch("x");
say({ status, waited, left: answers.length });
"""


@pytest.mark.parametrize(
    ("answers", "waited"),
    [
        ([(200, "")], []),
        ([(429, "2"), (200, "")], [2000]),
        ([(503, ""), (429, ""), (200, "")], [500, 1000]),
        ([(503, "Fri, 01 Jan 1999 00:00:00 GMT"), (200, "")], [500]),
    ],
    ids=str,
)
def test_a_busy_host_is_asked_again_when_it_says_so(answers: list[tuple[int, str]], waited: list[int]) -> None:
    assert under_node(BUSY, answers) == {"status": 200, "waited": waited, "left": 0}


def test_a_host_that_is_missing_something_is_not_asked_again() -> None:
    assert under_node(BUSY, [(404, ""), (200, "")]) == {"status": 404, "waited": [], "left": 1}
