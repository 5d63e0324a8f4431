"""The lobby's script, in PyScript's MicroPython: lists the saved games of this device."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy


def fields(key):
    """The parts of a key as a dictionary."""
    return dict(part.split("=", 1) for part in key.split("&") if "=" in part)


def line(key, box):
    """One saved game: a link that goes on with it, and a button that removes it."""
    found = fields(key)
    item = document.createElement("li")
    link = document.createElement("a")
    link.href = "play/?" + key + "&lang=" + document.documentElement.lang
    game = box.getAttribute("data-name-" + found.get("game", "")) or found.get("game", "?")
    link.textContent = game + " · " + (found.get("seed") or found.get("save") or "")
    button = document.createElement("button")
    button.type = "button"
    button.className = "button"
    button.textContent = box.dataset.remove
    button.setAttribute("aria-label", box.dataset.remove + ": " + link.textContent)

    def remove(_event):
        window.nastilkaKept.remove(key)
        item.remove()
        box.hidden = not document.querySelector("#save-list li")

    button.addEventListener("click", create_proxy(remove))
    item.append(link, button)
    return item


def deal_of_the_day():
    """The links to the deal of the day: its number is the date, the same all over the world that shares it."""
    now = js.Date.new()
    seed = str(int(now.getFullYear()) * 10000 + (int(now.getMonth()) + 1) * 100 + int(now.getDate()))
    for link in document.querySelectorAll("a[data-daily]"):
        link.href = link.getAttribute("href") + "&seed=" + seed
        link.hidden = False


async def fill():
    """List what is saved, the latest first; the section shows only when there is something."""
    box, found = document.getElementById("saves"), json.loads(await window.nastilkaKept.list())
    for key in found:
        document.getElementById("save-list").append(line(key, box))
    box.hidden = not found
    document.documentElement.dataset.ready = "yes"


deal_of_the_day()
asyncio.create_task(fill())
