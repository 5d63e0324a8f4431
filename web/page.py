"""The play page's thread, in PyScript's MicroPython: sends what the hands mean, and shows the answer."""

import asyncio
import json

import hands
import js
import stats
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

SAVE = "nastilka:save:"
BROKEN = "nastilka:broken:"
root = document.documentElement


def storage(act):
    """Do something with the storage, which the boot script found; where it is denied or full, nothing."""
    try:
        return act(window.nastilkaStorage) if window.nastilkaStorage else None
    except Exception:
        return None


def saves():
    """All saved games by their key."""

    def read(store):
        keys = [store.key(at) for at in range(store.length)]
        return {key[len(SAVE) :]: store.getItem(key) for key in keys if key.startswith(SAVE)}

    return storage(read) or {}


async def show(_command, answer):
    """Put an answer on the page."""
    if "html" in answer:
        await put_up(answer)


async def put_up(answer):
    """Put what an answer shows on the page."""
    document.getElementById("boot").hidden = True
    app = document.getElementById("app")
    await hands.moving(app, answer["moved"], lambda: hands.morph(app, answer["html"]))
    document.title = answer["title"]
    root.lang = answer["lang"]
    if answer["say"]:
        document.getElementById("live").textContent = answer["say"]
    keep(answer)
    apply_settings(answer)
    window.nastilkaSound(answer.get("sounds") or "")
    focus(answer.get("focus"))
    if "download" in answer:
        download(answer["download"])
    if answer.get("url"):
        window.history.replaceState(None, "", "?" + answer["url"])
    root.dataset.ready = "yes"
    root.setAttribute("data-answers", str(int(root.getAttribute("data-answers") or 0) + 1))


def keep(answer):
    """Save the game after every answer."""
    for broken in answer.get("broken") or []:
        put(BROKEN + broken["key"], broken["text"])
    if answer.get("result"):
        count(answer["result"])
    if answer.get("save"):
        put(SAVE + answer["save"]["key"], answer["save"]["text"])
    put("nastilka:lang", answer["lang"])


def count(result):
    """Add a finished game to the reader's statistics; a store that cannot be read is set aside."""
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


async def opened(_event):
    """A record was picked from the disk."""
    picker = document.getElementById("file")
    if picker.files.length:
        text = await picker.files.item(0).text()
        picker.value = ""
        send({"do": "load", "text": text})


line = hands.Line(show)
hands.listen(send)
document.getElementById("file").addEventListener("change", create_proxy(opened))
send(
    {
        "do": "start",
        "query": window.location.search,
        "fragment": window.location.hash,
        "langs": [root.lang],
        "saves": saves(),
        "base": window.location.origin + window.location.pathname,
        "settings": json.loads(window.nastilkaSettings.text()),
    }
)
