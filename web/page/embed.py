"""A table in a frame: sends what the reader does and what the host page asks, and tells that page what happened."""

import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom, input, patch, queue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol import CallResult, Command, EmbedAnswer

frame = window.nastilkaFrame


class Progress:
    """How far the game is: its record, from which another engine goes on."""

    record = ""


progress = Progress()


async def show(_command: "Command", answer: "EmbedAnswer") -> None:
    """Put an answer in the frame, and tell the host page what it is to know."""
    dom.by_id("boot").hidden = True
    await patch.patch(dom.by_id("app"), answer)
    dom.title_page(answer["title"], answer["lang"])
    dom.count_answer()
    progress.record = answer.get("kept") or progress.record
    for event in answer.get("events") or []:
        frame.post(json.dumps(event))


def tell_result(command: "Command", result: "CallResult") -> None:
    """Tell the host page what its call gave."""
    message = {"type": "answer", "id": command.get("call")}
    message.update(result)
    frame.post(json.dumps(message))


async def resend(command: "Command") -> None:
    """What the host page asked of a lost engine is asked again once the table has been set up again."""
    if "call" in command:
        send(command)


def send(command: "Command") -> None:
    """Send a command to the engine, under this table's id."""
    command["id"] = frame.ident
    commands.send(command)


def start(_event: js.Event | None = None) -> None:
    """Have the table set up; in an engine that has taken the place of a lost one, with all that was done."""
    commands.drop()
    send({"do": "frame", "query": frame.query, "lang": dom.root.lang, "resume": progress.record})


commands = queue.CommandQueue(show, resend, tell_result)
input.listen(commands.forward)
start()
document.addEventListener("nastilka-restarted", create_proxy(start))
frame.listen(create_proxy(lambda text: send(json.loads(text))))
