"""The page for friends: its own list of tables, or one table, with links and live connections."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import choice, dom, input, links, queue, render, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from web.protocol import Command

LONGEST = 300000
"""The most letters of a link or a file that is read."""
MUTED = "nastilka:signs-muted"
"""Where it is stored that signs of friends are not shown."""
TABLE = "friends"
"""The id of the table, for the engine."""


class Current:
    """The table on the page: its fragment. `warned` is true once the reader has been told that this device stores
    nothing.
    """

    fragment = ""
    warned = False


current = Current()


# Answers


async def show(_command: "Command", answer: "Any") -> None:
    """Show an answer; the table has been kept before. Where another page leads it, only that is shown."""
    outcome = answer.get("outcome")
    if outcome in ("elsewhere", "stale"):
        answer["wait"] = None
        if outcome == "stale":
            await start(current.fragment)
        else:
            show_elsewhere()
        return
    storage.write("nastilka:lang", answer["lang"])
    if answer.get("result"):
        # Only when a game has ended, so that the start need not compile it.
        from web.page import results  # noqa: PLC0415

        so_far = results.remember(storage, answer["result"], dom.today())
        if so_far:
            send({"do": "record-so-far", "value": so_far})
    if answer.get("mistakes"):
        from web.page import solved  # noqa: PLC0415 - only when a game was reviewed

        solved.keep_mistakes(storage, answer["mistakes"], dom.today())
    await display(answer)
    if outcome == "lost" and not current.warned:
        current.warned = True
        send({"do": "note", "value": "unkept"})
    if "muted" in answer:
        storage.write(MUTED, "yes" if answer["muted"] else "")
    if answer.get("connect"):
        asyncio.create_task(connect(*answer["connect"]))


async def display(answer: "Any") -> None:
    """Show an answer on the page."""
    written = {field.id: field.value for field in dom.fields(dom.by_id("app"), "input:not([readonly]), select")}
    await render.put(answer)
    for name, value in written.items():
        if name != "pasted" and document.getElementById(name):
            dom.field(name).value = value
    if answer.get("fragment"):  # a table that is kept needs no more than its key
        current.fragment = answer["fragment"]
        if window.location.hash != current.fragment or window.location.search:
            window.nastilkaAddress(window.location.pathname + current.fragment)
    if "film" in answer:
        window.nastilkaFilm(json.dumps(answer["film"]))
    dom.count_answer()
    if answer.get("follow"):
        window.location.hash = answer["follow"]


# Which table


async def start(fragment: str | None, passed: bool = False) -> None:
    """Ask the engine for the table of an address, unless its link was passed to another window."""
    person = choice.read_person(storage.read(choice.PEOPLE))
    current.fragment = fragment or ""
    command = {
        "do": "friends",
        "query": window.location.search[:LONGEST],
        "fragment": "#sealed=" if fragment is None else fragment,
        "langs": dom.languages(),
        "base": window.location.origin + window.location.pathname,
        "settings": json.loads(window.nastilkaSettings.text()),
        "name": person["name"],
    }
    if passed:
        command["passed"] = "yes"
    if storage.read(MUTED):
        command["muted"] = "yes"
    send(command)


async def open_page(fragment: str | None) -> None:
    """Open the table of the page's address, or pass its link to the window that can do more with it."""
    await start(fragment, fragment is not None and await window.nastilkaTables.passed(fragment))


async def resend(_command: "Command") -> None:
    """After a restart of the engine, go on with the table that is kept."""
    commands.drop()
    await start(current.fragment)
    send({"do": "note", "value": "restarted"})


def follow(_event: js.Event) -> None:
    """Another link was opened in this page: begin anew with it."""
    if window.location.hash != current.fragment:
        window.location.reload()


def show_elsewhere(_event: js.Event | None = None) -> None:
    """Show that another page goes on with this table."""
    commands.drop()
    send({"do": "elsewhere"})


async def take_lead() -> None:
    """Go on with the table here."""
    await window.nastilkaTables.take(current.fragment.partition("=")[2])
    await start(current.fragment)


# Live connections


async def connect(act: str, signal: str, by_hand: bool) -> None:
    """Make a signal for a live connection, or take one."""
    await window.nastilkaEngine.connect(act, signal, by_hand)


def connected(event: js.Event) -> None:
    """A signal was made or taken; or somebody has come, gone, or does something else."""
    command = json.loads(event.detail)
    command["do"] = "connection"
    send(command)


def take_passed(event: js.Event) -> None:
    """A link was opened in another window."""
    text = str(event.detail)
    send({"do": "receive", "text": text[:LONGEST], "size": len(text)})


# What the reader does


def send(request: "dict[str, Any]", file: "js.File | None" = None) -> None:
    """Send a command of this page's table to the engine."""
    command: Any = {"id": TABLE}
    command.update(request)
    commands.send(command, file)


def carry_out(request: dict[str, str]) -> None:
    """Carry out the page's own commands, and send all others to the engine."""
    do, value = request.get("do"), request.get("value", "")
    if do == "open":
        dom.by_id("file").click()
    elif do == "copy":
        asyncio.create_task(links.copy_for(send, value))
    elif do == "hand-on":
        asyncio.create_task(share(links.share, value))
    elif do == "hand-on-file":
        asyncio.create_task(share(links.share_file, value))
    elif do == "take":
        asyncio.create_task(take_lead())
    elif do == "take-pasted":
        text = dom.field("pasted").value
        if text.strip():
            send({"do": "receive", "text": text[:LONGEST].strip(), "size": len(text)})
    elif do == "sit-down":
        sit_down()
    elif do == "make-offer":
        asyncio.create_task(connect("offer", "", True))
    elif do == "sign":
        window.nastilkaEngine.sign(value)
    else:
        if do == "tale" and not window.nastilkaMotion():  # nothing moves by itself where no motion is wanted
            request["value"] = value + ":still"
        send(dict(request))


async def share(by: "Callable[[str], Awaitable[bool]]", name: str) -> None:
    """Share a link by the device's dialog, as it is or in a file."""
    if await by(name):
        send({"do": "copied", "value": name})


def sit_down() -> None:
    """Sit down at the table that one is invited to; the name is remembered."""
    name = dom.field("sit-name").value.strip()
    person = choice.read_person(storage.read(choice.PEOPLE))
    person["name"] = name
    storage.write(choice.PEOPLE, choice.write(person))
    bots = [field.value for field in dom.fields(dom.by_id("app"), ".sit-bot")]
    send({"do": "sit", "name": name, "bots": ",".join(kind for kind in bots if kind)})


def load_file(_event: js.Event) -> None:
    """Send the file with messages that was picked from the disk."""
    file = dom.picked_file()
    if file:
        size = dom.size_of(file, LONGEST)
        send({"do": "receive", "text": "", "size": size}, file if size <= LONGEST else None)


# The list of tables


async def list_tables() -> None:
    """List the tables of this device."""
    found = json.loads(await window.nastilkaTables.told())
    box, template = dom.by_id("tables"), document.getElementById("table-entry")
    for table in found:
        if template:
            box.append(entry(table, template.content.cloneNode(True)))
    dom.by_id("running").hidden = not found
    dom.mark_ready()


def entry(table: "dict[str, Any]", content: "js.DocumentFragment") -> js.HTMLElement:
    """One table: its game, the people, and whose turn it is."""
    item, about, words = dom.part(content, "li"), table["about"], dom.by_id("running").dataset
    link, button = dom.part(item, "a"), dom.part(item, "button")
    name = dom.by_id("running").getAttribute("data-name-" + about["game"]) or about.get("title") or about["game"]
    link.setAttribute("href", "#table=" + table["key"])
    dom.part(link, "strong").textContent = name
    dom.part(link, ".who").textContent = dom.listed([each for each in about["names"] if each])
    dom.part(link, ".state").textContent = state(about, words)
    dom.part(link, ".when").textContent = dom.said_days_ago(table["days"])
    if about["yours"]:
        item.classList.add("yours")
    button.setAttribute("aria-label", words.forget + ": " + name)

    def forget(_event: js.Event) -> None:
        asyncio.create_task(remove(table["key"]))
        item.remove()

    button.addEventListener("click", create_proxy(forget))
    return item


def state(about: "dict[str, Any]", words: "Any") -> str:
    """Whose turn it is, in words."""
    if about["over"]:
        return str(words.over)
    if about["yours"]:
        return str(words.yours)
    return str(words.waits).replace("{names}", about["waits"]) if about["waits"] else str(words.seats)


async def remove(key: str) -> None:
    """Remove a table from this device."""
    await window.nastilkaTables.remove(key)


# The page

commands = queue.CommandQueue(show, resend)
document.defaultView.addEventListener("hashchange", create_proxy(follow))
if dom.root.getAttribute("data-asked"):
    input.listen(carry_out)
    dom.by_id("file").addEventListener("change", create_proxy(load_file))
    document.defaultView.addEventListener("resize", create_proxy(render.keep_clear))
    document.addEventListener("nastilka-elsewhere", create_proxy(show_elsewhere))
    for name in ("nastilka-signal", "nastilka-live"):
        document.addEventListener(name, create_proxy(connected))
    document.addEventListener("nastilka-passed", create_proxy(take_passed))
    document.addEventListener(
        "nastilka-news", create_proxy(lambda event: send({"do": "receive", "text": str(event.detail), "live": "yes"}))
    )
    asyncio.create_task(open_page(window.nastilkaTrusted.fragment(LONGEST)))
else:
    asyncio.create_task(list_tables())
