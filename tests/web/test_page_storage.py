"""What a page keeps in local storage, and that nothing fails where that is denied, full or missing."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.web.page_fakes import Browser, Element

SOURCE = Path(__file__).parents[2] / "web/browser/window/storage.js"


class Texts(dict[str, str]):
    """`deviceTexts` of `storage.js`, with room for `room` texts."""

    room = 9

    def read(self, key: str) -> str | None:
        return self.get(key)

    def write(self, key: str, text: str) -> bool:
        fits = len(self) < self.room or key in self
        if fits:
            self[key] = text
        return fits

    def remove(self, key: str) -> None:
        self.pop(key, None)


def storage(monkeypatch: pytest.MonkeyPatch, texts: Texts) -> Any:
    browser = Browser(Element("body"))
    browser.window.nastilkaStorage = texts
    return browser.page_module("storage", monkeypatch)


def test_what_cannot_be_read_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts(a="broken")
    storage(monkeypatch, texts).set_aside("a", "b")
    assert texts == {"b": "broken"}


def test_what_there_is_no_room_to_set_aside_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts(a="broken")
    texts.room = 1
    storage(monkeypatch, texts).set_aside("a", "b")
    assert texts == {"a": "broken"}


PROGRAM = """
const [source, browser] = JSON.parse(process.argv[1]);
Function(browser)();
const { deviceTexts: texts } = await import("data:text/javascript," + encodeURIComponent(source));
const written = texts.write("a", "text");
const found = { allowed: texts.allowed(), written, read: texts.read("a"), keys: texts.keys() };
texts.remove("a");
console.log(JSON.stringify({ ...found, removed: texts.read("a") === null }));
"""
WORKS = """
  class Storage {
    get length() { return Object.keys(this).length; }
    getItem(key) { return this[key] ?? null; }
    setItem(key, text) { this[key] = text; }
    removeItem(key) { delete this[key]; }
  }
  const has = (value) => Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
  has(new Storage());
"""
THROWS = "const fail = () => { throw new DOMException('simulated', 'QuotaExceededError'); };"
NOTHING: dict[str, object] = {"allowed": False, "written": False, "read": None, "keys": [], "removed": True}
FULL = NOTHING | {"allowed": True}


@pytest.mark.node
@pytest.mark.parametrize(
    ("browser", "found"),
    [
        (WORKS, {"allowed": True, "written": True, "read": "text", "keys": ["a"], "removed": True}),
        (f"{WORKS} {THROWS} Storage.prototype.setItem = fail;", FULL),
        (
            f"{WORKS} {THROWS} Object.assign(Storage.prototype, {{ getItem: fail, setItem: fail, removeItem: fail }});",
            FULL,
        ),
        (f"{THROWS} Object.defineProperty(globalThis, 'localStorage', {{ get: fail, configurable: true }});", NOTHING),
        (f"{WORKS} has(null);", NOTHING),
        (f"{WORKS} has(undefined);", NOTHING),
    ],
    ids=["works", "full", "broken", "denied", "null", "missing"],
)
def test_nothing_fails_where_texts_cannot_be_stored(browser: str, found: dict[str, object]) -> None:
    command = ["node", "--input-type=module", "-e", PROGRAM, json.dumps([SOURCE.read_text("utf-8"), browser])]
    assert json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout) == found
