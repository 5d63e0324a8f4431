"""The thread of a table in a frame, in PyScript's MicroPython: the reader's hands, and what the page around asks."""

import json

from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import input as hands

root = document.documentElement
frame = window.nastilkaFrame
kept = {"record": ""}


async def show(command, answer):
    """Put an answer on the page, and tell the page around what it is to know."""
    if "html" in answer:
        await put_up(answer)
    kept["record"] = answer.get("kept") or kept["record"]
    if "restarted" in answer and "call" in command:
        send(command)  # it waits for its answer, and comes after the table has been set up again
    for event in answer.get("events") or []:
        frame.tell(json.dumps(event))
    if "call" in command and "result" in answer:
        told = answer["result"]
        told.update({"type": "answer", "id": command["call"]})
        frame.tell(json.dumps(told))


async def put_up(answer):
    """Put what an answer shows in the frame."""
    document.getElementById("boot").hidden = True
    await hands.put_up(document.getElementById("app"), answer)
    document.title = answer["title"]
    root.lang = answer["lang"]
    hands.answered()


def send(command):
    """Send what is meant to the engine, under this table's name."""
    command["id"] = frame.ident
    line.send(command)


def begin(_event=None):
    """Have the table set up; where another engine has taken the place of one that was lost, with all that was done."""
    line.drop()
    send({"do": "frame", "query": frame.told, "lang": root.lang, "resume": kept["record"]})


line = hands.Line(show)
hands.listen(send)
begin()
document.addEventListener("nastilka-restarted", create_proxy(begin))
frame.listen(create_proxy(lambda text: send(json.loads(text))))
