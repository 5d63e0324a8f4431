"""Commands go to the engine one after the other, and a bot's turn gives way to the reader."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.web.page_fakes import Browser, Element

Answers = Callable[[dict[str, Any]], dict[str, Any]]
PICTURE = {"html": "", "say": "", "moved": [], "movers": {}}


class Exchange:
    """A command queue and a fake engine; everything that happens is collected, in order, in `seen`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answers: Answers) -> None:
        self.browser = Browser(Element("body"))
        self.seen: list[tuple[str, str]] = []
        self.answers = answers
        self.browser.answer(self.send)
        self.queue = self.browser.page_module("queue", monkeypatch).CommandQueue(self.show, self.lost, self.returned)

    async def send(self, text: str, _file: object) -> str:
        command = json.loads(text)
        self.seen.append(("sent", command["do"] + command.get("id", "")))
        await asyncio.sleep(0)
        return json.dumps(self.answers(command))

    async def show(self, command: dict[str, Any], _answer: dict[str, Any]) -> None:
        await asyncio.sleep(0)
        self.seen.append(("shown", command["do"]))

    async def lost(self, command: dict[str, Any]) -> None:
        self.seen.append(("lost", command["do"]))

    def returned(self, command: dict[str, Any], result: dict[str, Any]) -> None:
        self.seen.append(("returned", f"{command['call']} {result['value']}"))

    def names(self, kind: str) -> list[str]:
        return [name for which, name in self.seen if which == kind]


def run(body: Coroutine[Any, Any, None]) -> None:
    asyncio.run(body)


async def quiet(milliseconds: float = 0) -> None:
    """Wait until all tasks are done."""
    await asyncio.sleep(milliseconds / 1000)
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_command_is_sent_once_the_answer_before_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, lambda _: PICTURE)

    async def body() -> None:
        for name in ("hint", "undo", "live"):
            exchange.queue.send({"do": name})
        await quiet()
        exchange.queue.send({"do": "new"})
        await quiet()

    run(body())
    assert exchange.seen == [(what, name) for name in ("hint", "undo", "live", "new") for what in ("sent", "shown")]


def test_what_is_dropped_is_never_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, lambda _: PICTURE)

    async def body() -> None:
        for name in ("hint", "undo", "live"):
            exchange.queue.send({"do": name})
        exchange.queue.drop()
        exchange.queue.send({"do": "new"})
        await quiet()

    run(body())
    assert exchange.names("sent") == ["hint", "new"]


def test_a_bot_acts_after_its_pause_at_the_table_it_belongs_to(monkeypatch: pytest.MonkeyPatch) -> None:
    def answers(command: dict[str, Any]) -> dict[str, Any]:
        return {**PICTURE, "wait": None if command["do"] == "tick" else 10}

    exchange = Exchange(monkeypatch, answers)

    async def body() -> None:
        exchange.queue.send({"do": "undo"})
        exchange.queue.send({"do": "undo", "id": "left"})
        await quiet()
        assert "tick" not in str(exchange.seen)
        assert "data-due" in exchange.browser.document.documentElement.attrs
        await quiet(30)

    run(body())
    assert exchange.names("sent") == ["undo", "undoleft", "tick", "tickleft"]
    assert "data-due" not in exchange.browser.document.documentElement.attrs


def test_a_bot_gives_way_to_a_command_of_its_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, lambda command: {**PICTURE, "wait": 10 if command["do"] == "undo" else None})

    async def body() -> None:
        exchange.queue.send({"do": "undo", "id": "left"})
        exchange.queue.send({"do": "undo", "id": "right"})
        await quiet()
        exchange.queue.send({"do": "hint", "id": "left"})
        await quiet(30)

    run(body())
    assert exchange.names("sent") == ["undoleft", "undoright", "hintleft", "tickright"]


def test_an_answer_without_a_picture_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, lambda _: {"wait": None})

    async def body() -> None:
        exchange.queue.send({"do": "tick"})
        await quiet()

    run(body())
    assert exchange.seen == [("sent", "tick")]


def test_a_command_lost_with_its_engine_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, lambda _: {"restarted": True})

    async def body() -> None:
        exchange.queue.send({"do": "hint"})
        await quiet()

    run(body())
    assert exchange.seen == [("sent", "hint"), ("lost", "hint")]


@pytest.mark.parametrize("picture", [PICTURE, {}])
def test_a_calls_result_is_reported_after_the_picture(monkeypatch: pytest.MonkeyPatch, picture: dict[str, Any]) -> None:
    exchange = Exchange(monkeypatch, lambda _: {**picture, "result": {"value": "text"}})

    async def body() -> None:
        exchange.queue.send({"do": "record", "call": 7})
        exchange.queue.send({"do": "hint"})
        await quiet()

    run(body())
    shown = [[("shown", name)] if picture else [] for name in ("record", "hint")]
    assert exchange.seen == [
        *[("sent", "record"), *shown[0], ("returned", "7 text")],
        *[("sent", "hint"), *shown[1]],
    ]


def test_a_control_asks_as_a_command_does(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, lambda _: PICTURE)

    async def body() -> None:
        exchange.queue.forward({"do": "hint", "id": "left"})
        await quiet()

    run(body())
    assert exchange.names("sent") == ["hintleft"]


@pytest.mark.filterwarnings("ignore")
def test_an_engine_that_fails_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def answers(_: dict[str, Any]) -> dict[str, Any]:
        raise RuntimeError

    exchange = Exchange(monkeypatch, answers)

    async def body() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        exchange.queue.send({"do": "hint"})
        await quiet()

    run(body())
    assert exchange.browser.dispatched == ["nastilka-failed"]


def test_calls_wait_for_the_set_up_and_keep_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, lambda _: PICTURE)

    async def body() -> None:
        exchange.queue.set_up({"do": "frame"})
        for name in ("act", "record"):
            exchange.queue.send({"do": name, "call": 1})
        await quiet()

    run(body())
    assert exchange.names("sent") == ["frame", "act", "record"]


def test_a_restart_sets_up_anew_and_then_takes_every_call_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine is lost with the first call; what the reader pressed is dropped, and no call of the host page is."""
    lost = ["act"]

    def answers(command: dict[str, Any]) -> dict[str, Any]:
        if command["do"] not in lost:
            return PICTURE
        lost.clear()
        exchange.queue.set_up({"do": "frame"})
        exchange.queue.send({"do": "reset", "call": 3})
        return {"restarted": True}

    async def again(command: dict[str, Any]) -> None:
        exchange.queue.repeat(command)

    exchange = Exchange(monkeypatch, answers)
    exchange.queue.lost = again

    async def body() -> None:
        exchange.queue.send({"do": "act", "call": 1})
        exchange.queue.send({"do": "record", "call": 2})
        exchange.queue.send({"do": "hint"})
        await quiet()

    run(body())
    assert exchange.names("sent") == ["act", "frame", "act", "record", "reset"]
    assert exchange.names("shown") == ["frame", "act", "record", "reset"]
