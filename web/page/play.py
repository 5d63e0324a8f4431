"""The play page's thread, in PyScript's MicroPython: sends what the hands mean, and shows the answer."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from web.page import input as hands

BROKEN = "nastilka:broken:"
LONGEST = 300000
"""Bytes of a file or a link that is read at all; see `LONGEST` in `web/engine/record_link.py`."""
root = document.documentElement
told = {}


def storage(act):
    """Do something with the storage, which the boot script found; where it is denied or full, nothing."""
    try:
        return act(window.nastilkaStorage) if window.nastilkaStorage else None
    except Exception:
        return None


async def show(command, answer):
    """Keep what was done, and only then put it on the page: what has been seen is never lost."""
    if "restarted" in answer:
        return await resume("restarted")
    if "html" not in answer:
        return None
    kept = await keep(command, answer)
    if kept in ("elsewhere", "stale"):
        answer["wait"] = None
        return await resume() if kept == "stale" else elsewhere()
    await put_up(answer)
    if kept == "lost" and "lost" not in told:
        told["lost"] = True
        line.send({"do": "note", "value": "unkept"})
    return None


async def put_up(answer):
    """Put what an answer shows on the page."""
    document.getElementById("boot").hidden = True
    await hands.put_up(document.getElementById("app"), answer)
    document.title = answer["title"]
    root.lang = answer["lang"]
    apply_settings(answer)
    window.nastilkaSound(answer.get("sounds") or "")
    focus(answer.get("focus"))
    if "download" in answer:
        download(answer["download"])
    readdress(answer.get("url"))
    hands.answered()


def readdress(query):
    """Put the game's address above the page, only where it is another: WebKit counts, and at a hundred it refuses."""
    if query and window.location.search != "?" + query:
        window.history.replaceState(None, "", "?" + query)


async def keep(command, answer):
    """Save the game before every answer is shown, and tell how that went; see `keep` in browser/saves.js."""
    for broken in answer.get("broken") or []:
        await window.nastilkaKept.aside(broken["key"], broken["text"])
    put("nastilka:lang", answer["lang"])
    if not answer.get("save"):
        return "kept"
    told["url"], told["key"] = answer["url"], answer["save"]["key"]
    asked = command.get("do") != "start" or bool(command["fragment"])
    kept = await window.nastilkaKept.keep(told["key"], answer["save"]["text"], asked)
    if answer.get("result") and kept not in ("elsewhere", "stale"):
        count(answer["result"])
    return kept


def elsewhere(_event=None):
    """Another page leads this game: say so, and wait until that one is gone or the reader wants to go on here."""
    line.drop()
    line.send({"do": "elsewhere"})
    window.nastilkaKept.wait(told["key"])


async def resume(note=""):
    """Begin again with the record that is kept."""
    line.drop()
    await begin("?" + told["url"] if "url" in told else window.location.search, "")
    if note:
        line.send({"do": "note", "value": note})


async def take():
    """Go on here with a game that another page led."""
    await window.nastilkaKept.take(told["key"])
    await resume()


def count(result):
    """Add a finished game to the reader's statistics; a store that cannot be read is set aside."""
    from web.page import results as stats  # only when a game has ended: no start shall wait until it is compiled

    text = storage(lambda store: store.getItem(stats.KEY))
    games, wrong = stats.read(text)
    if wrong:
        put(BROKEN + "stats", text)
    result["day"] = js.Date.new().toLocaleDateString("sv-SE")
    put(stats.KEY, stats.write(stats.merged(games, [result])))


def apply_settings(answer):
    """What the reader has just set: on the page at once, and kept."""
    for name, value in (answer.get("settings") or {}).items():
        window.nastilkaSettings.set(name, value)


def put(key, text):
    """Keep a text in the storage."""
    storage(lambda store: store.setItem(key, text))


def focus(selector):
    """Put the focus where the answer says."""
    element = document.querySelector(selector) if selector else None
    if element:
        element.focus()


def download(file):
    """Hand a file to the reader. In its address, since Firefox tells its driver nothing of a first blob's download."""
    link = document.createElement("a")
    link.href = "data:text/plain;charset=utf-8," + window.encodeURIComponent(file["text"])
    link.download = file["name"]
    document.body.append(link)
    link.click()
    link.remove()


def send(command):
    """Send what is meant to the engine; a record is picked from the disk first."""
    if command.get("do") == "open":
        document.getElementById("file").click()
    elif command.get("do") == "copy":
        asyncio.create_task(copied(command["value"]))
    elif command.get("do") == "take":
        asyncio.create_task(take())
    elif command.get("do") == "hand-on":
        asyncio.create_task(handed_on(command["value"]))
    else:
        if command.get("do") == "jump":
            document.getElementById("table").scrollIntoView(to_js({"block": "nearest"}))
        line.send(command)


async def copied(ident):
    """Copy what stands in a field; where the clipboard is denied, the text stays chosen, to be copied by hand."""
    field = document.getElementById(ident)
    field.select()
    try:
        await window.navigator.clipboard.writeText(field.value)
        done = True
    except Exception:
        done = document.execCommand("copy")
    line.send({"do": "copied", "value": ident if done else ""})


async def handed_on(ident):
    """Hand a link to the device's own way of sharing; the reader may change their mind there."""
    try:
        await window.navigator.share(to_js({"url": document.getElementById(ident).value}))
    except Exception:
        return


def opened(_event):
    """A record was picked from the disk."""
    picker = document.getElementById("file")
    if picker.files.length:
        file = picker.files.item(0)
        picker.value = ""
        line.send({"do": "load", "text": "", "size": file.size}, file if file.size <= LONGEST else None)


async def begin(query, fragment):
    """Ask the engine for the game of an address, and give it what is kept of that."""
    line.send(
        {
            "do": "start",
            "query": query[:LONGEST],
            "fragment": fragment or "",
            "size": LONGEST + 1 if fragment is None else 0,
            "langs": [root.lang],
            "saves": json.loads(await window.nastilkaKept.asked(query)),
            "base": window.location.origin + window.location.pathname,
            "settings": json.loads(window.nastilkaSettings.text()),
        }
    )


line = hands.Line(show)
hands.listen(send)
document.getElementById("file").addEventListener("change", create_proxy(opened))
document.addEventListener("nastilka-elsewhere", create_proxy(elsewhere))
document.addEventListener("nastilka-free", create_proxy(lambda _event: asyncio.create_task(resume())))
asyncio.create_task(begin(window.location.search, window.nastilkaTrusted.fragment(LONGEST)))
