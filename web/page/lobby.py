"""The lobby: lists the saved games of this device, and links to the deal of the day."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom


def fields(key: str) -> dict[str, str]:
    """The fields of a save's key by name."""
    parts = [part.partition("=") for part in key.split("&")]
    return {name: value for name, equals, value in parts if equals}


def saved_game(key: str, box: js.HTMLElement) -> js.HTMLElement:
    """A list item for a saved game: a link that continues it, and a button that removes it."""
    found = fields(key)
    game = box.getAttribute("data-name-" + found.get("game", "")) or found.get("game", "?")
    item = document.createElement("li")
    link = document.createElement("a")
    link.href = "play/?" + key + "&lang=" + dom.root.lang
    link.textContent = game + " · " + (found.get("seed") or found.get("save") or "")

    def remove(_event: js.Event) -> None:
        window.nastilkaKept.remove(key)
        item.remove()
        box.hidden = not document.querySelector("#save-list li")

    button = remove_button(box.dataset.remove, link.textContent)
    button.addEventListener("click", create_proxy(remove))
    item.append(link, button)
    return item


def remove_button(text: str, what: str) -> js.HTMLElement:
    """A button whose label says what it removes."""
    button = document.createElement("button")
    button.type = "button"
    button.className = "button"
    button.textContent = text
    button.setAttribute("aria-label", text + ": " + what)
    return button


def link_daily_deal() -> None:
    """Complete the links to the deal of the day: its seed is the local date."""
    now = js.Date.new()
    seed = str(int(now.getFullYear()) * 10000 + (int(now.getMonth()) + 1) * 100 + int(now.getDate()))
    for link in document.querySelectorAll("a[data-daily]"):
        link.setAttribute("href", str(link.getAttribute("href")) + "&seed=" + seed)
        link.hidden = False


async def list_saves() -> None:
    """List the saves, the latest first; the section is hidden when there are none."""
    box, keys = dom.by_id("saves"), json.loads(await window.nastilkaKept.list())
    for key in keys:
        dom.by_id("save-list").append(saved_game(key, box))
    box.hidden = not keys
    dom.mark_ready()


link_daily_deal()
asyncio.create_task(list_saves())
