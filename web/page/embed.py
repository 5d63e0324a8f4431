"""A table in a frame: sends the commands of the reader and of the host page, and reports events to the host page."""

import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom, input, patch, queue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol import Command
    from web.protocol.answers import CallResult, EmbedAnswer

frame = window.nastilkaFrame


class Progress:
    """The game's record so far, from which a restarted engine resumes."""

    record = ""


progress = Progress()


async def show(_command: "Command", answer: "EmbedAnswer") -> None:
    """Show an answer in the frame, and send its events to the host page."""
    dom.by_id("boot").hidden = True
    await patch.patch(dom.by_id("app"), answer)
    dom.title_page(answer["title"], answer.get("title_lang") or "", answer["lang"], answer["dir"])
    dom.count_answer()
    if answer.get("onward"):
        window.open("../../" + answer["onward"], "_blank", "noopener")
    progress.record = answer.get("kept") or progress.record
    for event in answer.get("events") or []:
        frame.post(json.dumps(event))


def tell_result(command: "Command", result: "CallResult") -> None:
    """Send the host page the result of its call."""
    message = {"type": "answer", "id": command.get("call")}
    message.update(result)
    frame.post(json.dumps(message))


async def resend(command: "Command") -> None:
    """Repeat a call of the host page that a lost engine did not answer, once the table has been set up again."""
    if "call" in command:
        commands.repeat(command)


def send(command: "Command") -> None:
    """Send a command to the engine, under this table's id."""
    command["id"] = frame.ident
    commands.send(command)


def start(event: js.Event | None = None) -> None:
    """Have the table set up, or shown where the engine has it; a restarted engine resumes from the record, and then
    takes the calls that wait.
    """
    lang, record = dom.root.lang, progress.record or str(frame.kept)
    progress.record = record
    if event is None and frame.begun:
        commands.send({"do": "lang", "id": frame.ident, "value": lang})
    else:
        commands.set_up({"do": "frame", "id": frame.ident, "query": frame.query, "lang": lang, "resume": record})


commands = queue.CommandQueue(show, resend, tell_result)
input.listen(commands.forward)
start()
document.addEventListener("nastilka-restarted", create_proxy(start))
frame.listen(create_proxy(lambda text: send(json.loads(text))))
