"""A pupil's page of a live board: what comes from the teacher goes to the engine, what the pupil does to the line."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import choice, dom, input, links, queue, render, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from web.protocol import Command
    from web.protocol.answers import BoardAnswer

LONGEST = 300000
"""The most letters of what a teacher shows, and of a link; also in `web/workbench/live/messages.py`."""
BOARD = "board"
"""The id of the board, for the engine."""


class Current:
    """What came last and has not gone to the engine yet: of many pictures at once only the last one is drawn."""

    waiting = ""
    drawing = False


current = Current()


async def show(command: "Command", answer: "BoardAnswer") -> None:
    """Show an answer; what is being typed stays."""
    written = {field.id: field.value for field in dom.fields(dom.by_id("app"), "input:not([readonly])")}
    await render.put(answer)
    for name, value in written.items():
        if document.getElementById(name):
            dom.field(name).value = value
    if answer["kept"]:
        window.nastilkaLine.keep()
    window.nastilkaLine.tell(answer["tell"])
    dom.count_answer()
    if command.get("do") == "board-shown":
        current.drawing = False
        draw_next()


async def resend(_command: "Command") -> None:
    """After a restart of the engine, go on with what this window has stored."""
    commands.drop()
    current.drawing = False
    start()


def send(request: "dict[str, Any]") -> None:
    """Send a command of this page to the engine."""
    command: Any = {"id": BOARD}
    command.update(request)
    commands.send(command)


def start() -> None:
    """Begin with the last view of this window, and go by the address's link."""
    person = choice.read_person(storage.read(choice.PEOPLE))
    request: dict[str, Any] = {"do": "board-open", "query": window.location.search[:1000], "langs": dom.languages()}
    request.update({"last": window.nastilkaLine.last()[:LONGEST], "name": person["name"]})
    send(request)
    follow()


def follow(_event: "js.Event | None" = None) -> None:
    """Go by the link in the address."""
    fragment = window.nastilkaTrusted.fragment(LONGEST)
    window.nastilkaLine.follow("#?" if fragment is None else fragment)


def take_line(event: "js.Event") -> None:
    """The line is another one, or is gone."""
    command = json.loads(event.detail)
    command["do"] = "board-line"
    send(command)


def take_shown(event: "js.Event") -> None:
    """The teacher shows something."""
    text = str(event.detail)
    if len(text) <= LONGEST:
        current.waiting = text
        draw_next()


def draw_next() -> None:
    """Have the engine draw what came last, once it has drawn what came before."""
    if current.waiting and not current.drawing:
        current.drawing = True
        send({"do": "board-shown", "text": current.waiting})
        current.waiting = ""


def carry_out(request: dict[str, str]) -> None:
    """Carry out what the pupil does; nothing else can be done here."""
    do, value = request.get("do"), request.get("value", "")
    if do == "copy":
        asyncio.create_task(links.copy_for(send, value))
    elif do == "hand-on":
        asyncio.create_task(links.share(value))
    elif do == "board-paste":
        window.nastilkaLine.follow(dom.field("board-pasted").value[:LONGEST] or "?")
    elif do == "board-call":
        send({"do": "board-name", "value": dom.field("board-name").value[:100]})
    elif do == "board-look":
        send({"do": do, "value": value})


def enter(event: "js.KeyboardEvent") -> None:
    """Enter in a field takes what is written there."""
    does = {"board-pasted": "board-paste", "board-name": "board-call"}.get(event.target.id)
    if event.key == "Enter" and does:
        carry_out({"do": does})


commands = queue.CommandQueue(show, resend)
input.listen(carry_out)
document.addEventListener("keydown", create_proxy(enter))
document.defaultView.addEventListener("hashchange", create_proxy(follow))
document.addEventListener("nastilka-board-line", create_proxy(take_line))
document.addEventListener("nastilka-board-shown", create_proxy(take_shown))
start()
