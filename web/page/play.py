"""The play page: sends the reader's commands to the engine, saves the game of every answer, and shows the answer."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from web.page import dom, input, links, queue, render, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from web.protocol import Command
    from web.protocol.answers import GameResult, PlayAnswer

LONGEST = 300000
"""The most bytes of a file or a link that is read; see `LONGEST` in `web/engine/record_link.py`."""


class Current:
    """The game on the page: its address and its key, once the engine has answered; whether it took another's place.

    `warned` is true once the reader has been told that this device stores nothing.
    """

    query: str | None = None
    key = ""
    another = False
    warned = False


current = Current()


# Answers


async def show(command: "Command", answer: "PlayAnswer") -> None:
    """Save the game before its answer is shown, so that nothing is lost that the reader has seen."""
    outcome = await save(command, answer)
    if outcome in ("elsewhere", "stale"):
        answer["wait"] = None
        if outcome == "stale":
            await start_again()
        else:
            show_elsewhere()
        return
    await display(answer)
    if outcome == "lost" and not current.warned:
        current.warned = True
        commands.send({"do": "note", "value": "unkept"})


async def save(command: "Command", answer: "PlayAnswer") -> str:
    """Save the game; returns the outcome, see `Outcome` in `web/browser/window/saves.js`."""
    for broken in answer.get("broken") or []:
        await window.nastilkaKept.aside(broken["key"], broken["text"])
    storage.write("nastilka:lang", answer["lang"])
    if "coach" in answer:
        storage.write("nastilka:coach", answer["coach"])
    if not answer.get("save"):
        return "kept"
    kept = answer["save"]
    before, current.query, current.key = current.key, answer["url"], kept["key"]
    current.another = command.get("do") != "start" and before not in ("", current.key)
    # A start asks for no save: what another page has stored meanwhile stands, and is begun from (`start_again`).
    asked = command.get("do") != "start" or bool(command.get("fragment"))
    about = json.dumps({"about": kept["about"], "lang": answer["lang"]})
    html = answer["html"] if kept["stands"] else None
    outcome = await window.nastilkaKept.keep(current.key, kept["text"], asked, about, html)
    result = answer.get("result")
    if result and outcome not in ("elsewhere", "stale"):
        count_result(result)
    if answer.get("mistakes") and outcome not in ("elsewhere", "stale"):
        from web.page import solved  # only when a game was reviewed, so that the start need not compile it

        solved.keep_mistakes(storage, answer["mistakes"], dom.today())
    return outcome


async def display(answer: "PlayAnswer") -> None:
    """Show an answer on the page."""
    await render.put(answer)
    if "film" in answer:
        window.nastilkaFilm(json.dumps(answer["film"]))
    query = answer.get("url")
    # Only if it is another one: browsers refuse to change it too often. With another game the last one stays behind it,
    # so that the browser's Back leads there.
    if query and not answer.get("stays") and window.location.search != "?" + query:
        window.nastilkaAddress("?" + query, current.another)
    dom.count_answer()
    # What the reader has chosen before the engine had started, if the game is the one that was shown then.
    early = window.nastilkaEarly.take(answer["save"]["text"] if "save" in answer else "")
    if early:
        commands.forward(json.loads(early))


def go_back(_event: js.Event) -> None:
    """The browser's Back or Forward: the game of that address."""
    commands.drop()
    asyncio.create_task(start(window.location.search, window.nastilkaTrusted.fragment(LONGEST)))


def count_result(result: "GameResult") -> None:
    """Add a finished game to the reader's statistics; those that cannot be read are set aside."""
    from web.page import results  # only when a game has ended, so that the start need not compile it

    so_far = results.remember(storage, result, dom.today())
    if so_far:
        commands.send({"do": "record-so-far", "value": so_far})


# Which game


async def start(query: str, fragment: str | None) -> None:
    """Ask the engine for the game of an address, with the save of that game."""
    commands.send(
        {
            "do": "start",
            "query": query[:LONGEST],
            "fragment": fragment or "",
            "size": LONGEST + 1 if fragment is None else 0,
            "langs": dom.languages(),
            "saves": json.loads(await window.nastilkaKept.asked(query)),
            "base": window.location.origin + window.location.pathname,
            "settings": json.loads(window.nastilkaSettings.text()),
            "coach": storage.read("nastilka:coach") or "",
        }
    )


async def start_again(note: "Literal['', 'restarted']" = "") -> None:
    """Continue from the saved record, and show a note, if one is given."""
    commands.drop()
    if current.query is not None:
        await start("?" + current.query, "")
    else:
        await start(window.location.search, window.nastilkaTrusted.fragment(LONGEST))
    if note:
        commands.send({"do": "note", "value": note})


async def resend(_command: "Command") -> None:
    """After a restart of the engine, continue from the saved record, without the command that was lost."""
    await start_again("restarted")


def show_elsewhere(_event: js.Event | None = None) -> None:
    """Show that another page leads this game; wait until that page is gone or the reader takes the game over."""
    commands.drop()
    commands.send({"do": "elsewhere"})
    window.nastilkaKept.wait(current.key)


async def take_lead() -> None:
    """Take over a game that another page leads."""
    await window.nastilkaKept.take(current.key)
    await start_again()


# What the reader does


def send(request: dict[str, str]) -> None:
    """Carry out the page's own commands, and send all others to the engine."""
    do, value = request.get("do"), request.get("value", "")
    if do == "open":
        dom.by_id("file").click()
    elif do == "copy":
        asyncio.create_task(links.copy_for(commands.forward, value))
    elif do == "send-text" and dom.root.getAttribute("data-share"):
        asyncio.create_task(links.share(value, "text"))
    elif do == "send-text":
        asyncio.create_task(links.copy_for(commands.forward, value))
    elif do == "take":
        asyncio.create_task(take_lead())
    elif do == "hand-on":
        asyncio.create_task(links.share(value))
    elif do == "hand-on-file":
        asyncio.create_task(links.share_file(value))
    elif do == "take-pasted":
        text = dom.field("pasted").value
        commands.send({"do": "load", "text": text[:LONGEST], "size": len(text)})
    else:
        if do == "tale" and not window.nastilkaMotion():  # nothing moves by itself where no motion is wanted
            request["value"] = value + ":still"
        if do == "jump":
            dom.by_id("table").scrollIntoView(to_js({"block": "nearest"}))
        commands.forward(request)


def load_file(_event: js.Event) -> None:
    """Send the record that was picked from the disk."""
    file = dom.picked_file()
    if file:
        size = dom.size_of(file, LONGEST)
        commands.send({"do": "load", "text": "", "size": size}, file if size <= LONGEST else None)


commands = queue.CommandQueue(show, resend)
input.listen(send)
dom.by_id("file").addEventListener("change", create_proxy(load_file))
document.defaultView.addEventListener("popstate", create_proxy(go_back))  # what is in window is called without a this
document.defaultView.addEventListener("resize", create_proxy(render.keep_clear))
document.addEventListener("nastilka-elsewhere", create_proxy(show_elsewhere))
document.addEventListener("nastilka-free", create_proxy(lambda _event: asyncio.create_task(start_again())))
asyncio.create_task(start(window.location.search, window.nastilkaTrusted.fragment(LONGEST)))
