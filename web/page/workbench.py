"""The workbench's page: sends what the reader does to the engine, and keeps the draft before an answer is shown."""

import asyncio
import json

from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import board_host, dom, input, links, queue, render, storage, typing_field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from web.protocol import Command
    from web.protocol.answers import WorkbenchAnswer

LONGEST = 300000
"""The most letters of an address or a file that is read; see `LONGEST` in `web/engine/record_link.py`."""
BENCH = "workbench"
"""The id of the workbench, for the engine."""


class Current:
    """`warned` is true once the reader has been told that this device stores nothing; `game` is the game's ID."""

    warned = False
    game = ""


current = Current()


# Answers


async def show(_command: "Command", answer: "WorkbenchAnswer") -> None:
    """Keep the draft before its answer is shown, so that nothing is lost that the reader has seen."""
    outcome = "kept"
    if "draft" in answer:
        draft = answer["draft"]
        outcome = await window.nastilkaDrafts.keep(draft["key"], draft["text"], draft["anew"])
    if "saves" in answer:
        outcome = await window.nastilkaDrafts.keep(answer["saves"]["key"], answer["saves"]["text"], False)
    if "opened" in answer:
        await window.nastilkaDrafts.note(json.dumps(answer["opened"]), window.location.search + window.location.hash)
    storage.write("nastilka:lang", answer["lang"])
    typed = typing_field.Typed()
    await render.put(answer)
    typed.restore()
    board_host.show(answer)
    show_move()
    window.nastilkaHost.tell(json.dumps(answer.get("events") or []))
    if answer.get("print"):
        window.print()
    if answer.get("address") and window.location.search + window.location.hash != answer["address"]:
        window.nastilkaAddress(window.location.pathname + answer["address"])
    dom.count_answer()
    if outcome == "lost" and not current.warned:
        current.warned = True
        send({"do": "note", "value": "unkept"})


async def start(note: str = "") -> None:
    """Ask the engine for what the address names, with the drafts of that game that the device has."""
    query = window.location.search[:LONGEST]
    current.game = parameter(query, "game")
    fragment = window.nastilkaTrusted.fragment(LONGEST)
    request: dict[str, Any] = {
        "do": "workbench",
        "query": query,
        "fragment": fragment or "",
        "size": LONGEST + 1 if fragment is None else 0,
        "langs": dom.languages(),
        "base": window.location.origin + window.location.pathname,
        "settings": json.loads(window.nastilkaSettings.text()),
    }
    request.update(json.loads(await window.nastilkaDrafts.of(current.game)))
    if homework := await window.nastilkaHomework(fragment or ""):
        request["homework"] = homework
    request.update(await shipped(current.game, parameter(query, "study")))
    send(request)
    board_host.go_on(send)
    if note:
        send({"do": "note", "value": note})


def parameter(query: str, name: str) -> str:
    """The value of a parameter of an address, the last one; empty where there is none."""
    head = name + "="
    named = [part[len(head) :] for part in query.replace("?", "").split("&") if part.startswith(head)]
    return named[-1] if named else ""


async def shipped(game: str, name: str) -> "dict[str, str]":
    """The text of the study of this name that comes with a game; without it the engine says that there is none."""
    plain = (game + name).replace("-", "")
    if not (game and name and all(sign.isalpha() or sign.isdigit() for sign in plain)):
        return {}
    answer: Any = await window.fetch("../studies/" + game + "/" + name + "/" + name + ".txt")
    return {"shipped": str(await answer.text())} if answer.ok else {}


async def resend(_command: "Command") -> None:
    """After a restart of the engine, go on with the draft that is kept."""
    commands.drop()
    await start("restarted")


# What the reader does


def send(request: "dict[str, Any]") -> None:
    """Send a command of this page's workbench to the engine."""
    command: Any = {"id": BENCH}
    command.update(request)
    commands.send(command)


def carry_out(request: dict[str, str]) -> None:
    """Carry out the page's own commands, and send all others to the engine."""
    do, value = request.get("do"), request.get("value", "")
    if do == "copy":
        asyncio.create_task(links.copy_for(send, value))
    elif do == "hand-on":
        asyncio.create_task(links.share(value))
    elif do == "take-pasted":
        take_pasted(dom.field("pasted").value)
    elif not board_host.carried_out(do or ""):
        send(dict(request))


def key_pressed(event: "Any") -> None:
    """Ctrl+Z takes a step back, with Shift or as Ctrl+Y forth again; Ctrl+C copies the position if nothing is selected.

    In a field the browser does all that with what is typed. Ctrl+P prints a study that is read as its button does, from
    wherever it is pressed: the browser itself would print the place alone.
    """
    key = event.key.lower()
    if not (event.ctrlKey or event.metaKey) or event.altKey:
        return
    if key == "p" and document.querySelector("[data-do=study-print]"):
        event.preventDefault()
        send({"do": "study-print", "value": "yes"})
    if in_field():
        return
    if key in ("z", "y"):
        event.preventDefault()
        send({"do": "redo" if key == "y" or event.shiftKey else "undo"})
    elif key == "c" and document.getSelection().isCollapsed:
        asyncio.create_task(copy_position())


async def copy_position() -> None:
    """Copy the position as text, and say whether that worked; what is hidden from a seat is not there to be copied."""
    head = document.querySelector("[data-copied]")
    if not head:
        return
    try:
        await window.navigator.clipboard.writeText(head.getAttribute("data-copied") or "")
    except Exception:
        send({"do": "copied", "value": ""})
        return
    send({"do": "copied", "value": "position"})


def pasted(event: "Any") -> None:
    """What is pasted on the page itself is set up."""
    if not in_field():
        event.preventDefault()
        send({"do": "paste-text", "text": str(event.clipboardData.getData("text/plain"))[:LONGEST]})


def in_field() -> bool:
    """True while something is typed in, where all these keys mean the text."""
    focused: Any = document.activeElement
    return focused is not None and focused.matches("input:not([type=checkbox]),textarea")


def take_pasted(text: str) -> None:
    """Open the study or the record of a link that was put in by hand: the page follows its own address."""
    small = text.lower()
    at = max(small.find("#study="), small.find("#record="), small.find("#homework="))
    if at >= 0:
        window.location.hash = text[at : at + LONGEST]


def show_move() -> None:
    """Have the move that one stands at in sight within its list; the page itself stays where it is."""
    row: Any = document.querySelector(".move[aria-selected=true]")
    box = row.closest(".moves") if row else None
    if box:
        above, below = row.offsetTop - box.offsetTop, row.offsetTop - box.offsetTop + row.offsetHeight
        if above < box.scrollTop:
            box.scrollTop = above
        elif below > box.scrollTop + box.clientHeight:
            box.scrollTop = below - box.clientHeight


# The page

commands = queue.CommandQueue(show, resend)
if dom.root.getAttribute("data-asked"):
    input.listen(carry_out)
    typing_field.listen(send)
    for name, handler in (("keydown", key_pressed), ("paste", pasted)):
        document.addEventListener(name, create_proxy(handler))
    board_host.listen(send)
    current.game = parameter(window.location.search, "game")
    asyncio.create_task(start())
    # The page in another language is the same game's.
    for link in document.querySelectorAll("a[hreflang]") if current.game else ():
        link.setAttribute("href", "?game=" + current.game + "&lang=" + (link.getAttribute("hreflang") or ""))
else:
    dom.mark_ready()
