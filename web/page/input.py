"""What a reader's hands do with a table, for every page that has one; in PyScript's MicroPython.

A table stands in an element with `data-desk`, whose value is the id of its desk; the play page's only one in `#app`.
"""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js
from pyscript.js_modules import idiomorph

CONTROLS = "[data-do],[data-action],[data-try],[data-source],[data-target]"
MEANT = ("do", "value", "action", "try", "source", "target", "seat")
root = document.documentElement
drag = {}


class Line:
    """The commands to the engine, one after the other; each answer goes to `show(command, answer)`."""

    def __init__(self, show):
        self.show = show
        self.waiting = []
        self.clock = {}

    def drop(self):
        """Forget what is queued behind the command that is being answered."""
        self.waiting[1:] = []

    def send(self, command, file=None):
        """Queue a command; a bot's turn that is due later gives way to it. A file's text goes with it as `text`."""
        desk = command.get("id", "")
        self.clock[desk] = self.clock.get(desk, 0) + 1
        self.waiting.append((command, file))
        if len(self.waiting) == 1:
            asyncio.create_task(self.work())

    async def work(self):
        """Send what is queued."""
        while self.waiting:
            command, file = self.waiting[0]
            try:
                answer = json.loads(await window.nastilkaEngine.send(json.dumps(command), file))
                await self.show(command, answer)
                if answer.get("wait") is not None:
                    desk = command.get("id", "")
                    asyncio.create_task(self.tick(desk, self.clock[desk], answer["wait"]))
            except Exception as error:
                window.dispatchEvent(js.Event.new("nastilka-failed"))
                raise error
            finally:
                self.waiting.pop(0)

    async def tick(self, desk, now, pause):
        """Let a bot act after a pause, unless something came between."""
        await asyncio.sleep(pause / 1000)
        if now == self.clock[desk]:
            self.send({"do": "tick", "id": desk} if desk else {"do": "tick"})


def place_of(element):
    """Where the table stands that an element belongs to; on the play page there is only one."""
    return element.closest("[data-desk]") or document.getElementById("app")


def meaning(element):
    """What the element says it does, and at which desk."""
    found = {}
    for name in MEANT:
        value = element.getAttribute("data-" + name)
        if value is not None:
            found[name] = value
    return at_desk(element, found)


def at_desk(element, command):
    """The command, with the id of the element's desk where it has one."""
    desk = place_of(element).getAttribute("data-desk")
    if desk:
        command["id"] = desk
    return command


def morph(place, html):
    """Change the table as little as possible, so that focus stays."""
    idiomorph.Idiomorph.morph(place, window.nastilkaTrusted.html(html), to_js({"morphStyle": "innerHTML"}))


async def moving(place, moved, change):
    """Make the change in a view transition, so that what moved is seen moving, and only that: the rest can be used."""
    still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    table = place.querySelector(".table")
    if still or not moved or table.dataset.pace == "instant" or not hasattr(document, "startViewTransition"):
        return change()
    name_parts(place, moved)
    transition = document.startViewTransition(create_proxy(lambda *_: (change(), name_parts(place, moved))))
    await transition.updateCallbackDone
    return None


async def put_up(place, answer):
    """Put what an answer shows in its place, and say what there is to say of it."""
    await moving(place, answer["moved"], lambda: morph(place, answer["html"]))
    if answer["say"]:
        document.getElementById("live").textContent = answer["say"]


def answered():
    """One more answer stands on the page, for who waits for that."""
    root.dataset.ready = "yes"
    root.setAttribute("data-answers", str(int(root.getAttribute("data-answers") or 0) + 1))


def name_parts(place, moved):
    """The parts that moved have a name for the transition, and no others on the page."""
    for part in document.querySelectorAll("[data-move]"):
        named = part.dataset.move in moved and place.contains(part)
        part.style.viewTransitionName = part.dataset.move if named else "none"


def listen(send):
    """Wire the events of the page; what they mean goes to `send`."""

    def clicked(event):
        """A click, or Enter or Space on a control."""
        element = event.target.closest(CONTROLS)
        if element and place_of(element) and not drag.pop("done", None):
            send(meaning(element))

    handlers = {
        "click": clicked,
        "keydown": lambda event: pressed(event, send),
        "pointerdown": grabbed,
        "pointermove": lambda event: dragged(event, send),
        "pointerup": lambda event: dropped(event, send),
    }
    for name, handler in handlers.items():
        document.addEventListener(name, create_proxy(handler))


def pressed(event, send):
    """Escape, arrows within a zone, and one-letter shortcuts."""
    place = place_of(event.target)
    if not place or event.target.closest("input,select,textarea") or event.ctrlKey or event.metaKey or event.altKey:
        return None
    if event.key == "Escape":
        return send(at_desk(place, {"do": "escape"}))
    if event.key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        return step(event, 1 if event.key in ("ArrowRight", "ArrowDown") else -1)
    if len(event.key) == 1 and event.key.isalpha():
        element = place.querySelector('[data-key="' + event.key.lower() + '"]')
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


def dragged(event, send):
    """The card follows the pointer once it has moved far enough to be no click."""
    if "source" not in drag:
        return
    dx, dy = event.clientX - drag["x"], event.clientY - drag["y"]
    place = place_of(drag["card"]) if drag["card"].isConnected else drag.get("place")
    if not drag.get("moved") and abs(dx) + abs(dy) > 8:
        drag.update(moved=True, place=place)
        if drag["card"].getAttribute("aria-pressed") != "true":
            send(at_desk(place, {"source": drag["source"]}))
    if drag.get("moved"):
        card = place.querySelector('[data-source="' + drag["source"] + '"]')
        if card:
            card.classList.add("dragged")
            card.style.translate = str(dx) + "px " + str(dy) + "px"


def dropped(event, send):
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
    send(at_desk(drag["place"], {"source": source, "target": target.dataset.target} if target else {"do": "escape"}))
    window.setTimeout(create_proxy(lambda *_: drag.pop("done", None)), 0)
