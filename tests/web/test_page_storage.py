"""What a page saves in local storage, and that nothing fails where that is denied or full."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.page_fakes import Browser, Element


class Store(dict[str, str]):
    """Local storage with room for `room` texts."""

    room = 9

    def __bool__(self) -> bool:
        return True

    def getItem(self, key: str) -> str | None:
        return self.get(key)

    def setItem(self, key: str, value: str) -> None:
        if len(self) >= self.room and key not in self:
            raise OSError
        self[key] = value

    def removeItem(self, key: str) -> None:
        self.pop(key, None)


def storage(monkeypatch: pytest.MonkeyPatch, store: Store | None) -> Any:
    browser = Browser(Element("body"))
    browser.window.nastilkaStorage = store
    return browser.page_module("storage", monkeypatch)


def test_a_text_is_saved_and_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    module = storage(monkeypatch, Store())
    assert module.allowed()
    assert module.read("a") is None
    assert module.write("a", "text")
    assert module.read("a") == "text"
    module.remove("a")
    assert module.read("a") is None


def test_where_storage_is_denied_nothing_is_saved_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    module = storage(monkeypatch, None)
    assert not module.allowed()
    assert not module.write("a", "text")
    assert module.read("a") is None
    module.remove("a")
    module.set_aside("a", "b")


def test_what_cannot_be_read_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(a="broken")
    storage(monkeypatch, store).set_aside("a", "b")
    assert store == {"b": "broken"}


def test_what_there_is_no_room_to_set_aside_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(a="broken")
    store.room = 1
    module = storage(monkeypatch, store)
    module.set_aside("a", "b")
    assert store == {"a": "broken"}
    assert not module.write("c", "text")
