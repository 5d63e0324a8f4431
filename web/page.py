"""The page's thread, in PyScript's MicroPython: finds what was meant on the element, and shows the answer."""

import asyncio
import json

import js
from pyscript import document, window, workers
from pyscript.ffi import create_proxy, to_js
from pyscript.js_modules import idiomorph

SAVE = "nastilka:save:"
BROKEN = "nastilka:broken:"
CONTROLS = "[data-do],[data-action],[data-try],[data-source],[data-target]"
MEANT = ("do", "value", "action", "try", "source", "target", "seat")
root = document.documentElement
waiting = []
clock = [0, 0]
drag = {}


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


def meaning(element):
    """What the element says it does."""
    found = {}
    for name in MEANT:
        value = element.getAttribute("data-" + name)
        if value is not None:
            found[name] = value
    return found


def send(command):
    """Queue a command; a bot's turn that is due later gives way to it."""
    clock[0] += 1
    waiting.append(command)
    if len(waiting) == 1:
        asyncio.create_task(work())


async def work():
    """Send what is queued, one after the other."""
    engine = await workers["engine"]
    while waiting:
        try:
            await show(json.loads(await engine.send(json.dumps(waiting[0]))))
        except Exception as error:
            window.dispatchEvent(js.Event.new("nastilka-failed"))
            raise error
        finally:
            waiting.pop(0)


async def show(answer):
    """Put an answer on the page, and come back when a bot wants to go on."""
    if "html" in answer:
        await put_up(answer)
    if answer.get("wait") is not None:
        asyncio.create_task(tick(clock[0], answer["wait"]))


async def put_up(answer):
    """Put what an answer shows on the page."""
    document.getElementById("boot").hidden = True
    await moving(answer["moved"], lambda: morph(answer["html"]))
    document.title = answer["title"]
    root.lang = answer["lang"]
    if answer["say"]:
        document.getElementById("live").textContent = answer["say"]
    keep(answer)
    focus(answer.get("focus"))
    if "download" in answer:
        download(answer["download"])
    if answer.get("url"):
        window.history.replaceState(None, "", "?" + answer["url"])
    root.dataset.ready = "yes"
    root.setAttribute("data-answers", str(int(root.getAttribute("data-answers") or 0) + 1))


async def tick(now, pause):
    """Let a bot act after a pause, unless something came between."""
    await asyncio.sleep(pause / 1000)
    if now == clock[0]:
        send({"do": "tick"})


def morph(html):
    """Change the page as little as possible, so that focus stays."""
    idiomorph.Idiomorph.morph(document.getElementById("app"), html, to_js({"morphStyle": "innerHTML"}))


async def moving(moved, change):
    """Make the change in a view transition, so that what moved is seen moving, and only that: the rest can be used."""
    still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    table = document.getElementById("table")
    if still or not moved or table.dataset.pace == "instant" or not hasattr(document, "startViewTransition"):
        return change()
    name_parts(moved)
    transition = document.startViewTransition(create_proxy(lambda *_: (change(), name_parts(moved))))
    await transition.updateCallbackDone
    return None


def name_parts(moved):
    """The parts that moved have a name for the transition, and no others."""
    for part in document.querySelectorAll("[data-move]"):
        part.style.viewTransitionName = part.dataset.move if part.dataset.move in moved else "none"


def keep(answer):
    """Save the game after every answer."""
    for broken in answer.get("broken") or []:
        put(BROKEN + broken["key"], broken["text"])
    if answer.get("save"):
        put(SAVE + answer["save"]["key"], answer["save"]["text"])
    put("nastilka:lang", answer["lang"])


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


def clicked(event):
    """A click, or Enter or Space on a control."""
    element = event.target.closest(CONTROLS)
    if not element or drag.pop("done", None):
        return
    command = meaning(element)
    if command.get("do") == "open":
        document.getElementById("file").click()
    else:
        send(command)


def pressed(event):
    """Escape, arrows within a zone, and one-letter shortcuts."""
    if event.target.closest("input,select,textarea") or event.ctrlKey or event.metaKey or event.altKey:
        return None
    if event.key == "Escape":
        return send({"do": "escape"})
    if event.key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        return step(event, 1 if event.key in ("ArrowRight", "ArrowDown") else -1)
    if len(event.key) == 1 and event.key.isalpha():
        element = document.querySelector('[data-key="' + event.key.lower() + '"]')
        if element:
            element.click()
    return None


def step(event, by):
    """Move the focus to the next control of the zone."""
    zone = event.target.closest("[data-zone]")
    if not zone:
        return
    controls = list(zone.querySelectorAll("button:not([disabled])"))
    at = [control.isSameNode(document.activeElement) for control in controls]
    if True in at:
        controls[(at.index(True) + by) % len(controls)].focus()
        event.preventDefault()


def grabbed(event):
    """A card may be about to be dragged."""
    source = event.target.closest("[data-source]")
    drag.clear()
    if source and event.isPrimary and event.button == 0:
        drag.update(source=source.dataset.source, card=source, x=event.clientX, y=event.clientY)


def dragged(event):
    """The card follows the pointer once it has moved far enough to be no click."""
    if "source" not in drag:
        return
    dx, dy = event.clientX - drag["x"], event.clientY - drag["y"]
    if not drag.get("moved") and abs(dx) + abs(dy) > 8:
        drag["moved"] = True
        if drag["card"].getAttribute("aria-pressed") != "true":
            send({"source": drag["source"]})
    if drag.get("moved"):
        card = document.querySelector('[data-source="' + drag["source"] + '"]')
        if card:
            card.classList.add("dragged")
            card.style.translate = str(dx) + "px " + str(dy) + "px"


def dropped(event):
    """Where the card is let go, it is tried."""
    source = drag.pop("source", None)
    if not source or not drag.pop("moved", None):
        return
    drag["done"] = True
    for card in document.querySelectorAll(".dragged"):
        card.classList.remove("dragged")
        card.style.translate = ""
    under = document.elementFromPoint(event.clientX, event.clientY)
    target = under.closest("[data-target]") if under else None
    send({"source": source, "target": target.dataset.target} if target else {"do": "escape"})
    window.setTimeout(create_proxy(lambda *_: drag.pop("done", None)), 0)


async def opened(_event):
    """A record was picked from the disk."""
    picker = document.getElementById("file")
    if picker.files.length:
        text = await picker.files.item(0).text()
        picker.value = ""
        send({"do": "load", "text": text})


def listen():
    """Wire the events of the page."""
    handlers = {
        "click": clicked,
        "keydown": pressed,
        "pointerdown": grabbed,
        "pointermove": dragged,
        "pointerup": dropped,
    }
    for name, handler in handlers.items():
        document.addEventListener(name, create_proxy(handler))
    document.getElementById("file").addEventListener("change", create_proxy(opened))


listen()
send(
    {
        "do": "start",
        "query": window.location.search,
        "fragment": window.location.hash,
        "langs": [root.lang],
        "saves": saves(),
    }
)
