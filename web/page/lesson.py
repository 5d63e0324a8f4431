"""A lesson's thread, in PyScript's MicroPython: keeps the place in it, and shows what the engine answers."""

from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from web.page import input as hands

root = document.documentElement
place = document.getElementById("lesson")
KEY = "nastilka:lesson:" + document.getElementById("main").dataset.game
shown = {"step": None}


def kept():
    """The step that was reached before; where storage is denied, the first."""
    try:
        return window.nastilkaStorage.getItem(KEY) or "0"
    except Exception:
        return "0"


def keep(step):
    """Remember the step."""
    try:
        window.nastilkaStorage.setItem(KEY, str(step))
    except Exception:
        return


async def show(_command, answer):
    """Put an answer on the page."""
    if "html" not in answer:
        return
    within = place.contains(document.activeElement)
    document.getElementById("boot").hidden = True
    await hands.put_up(place, answer)
    if "step" in answer:
        arrived(answer["step"], within)
    hands.answered()


def arrived(step, within):
    """A new note is brought into view; the focus goes to it where what had it is gone."""
    note = document.getElementById("note")
    first = shown["step"] is None
    if not first and shown["step"] != step:
        note.scrollIntoView(to_js({"block": "nearest"}))
    if within and not place.contains(document.activeElement):
        note.focus(to_js({"preventScroll": True}))
    if not first:
        keep(step)
    shown["step"] = step


def begin(_event=None):
    """Ask for the lesson at the step that was reached, also of an engine that took the place of a lost one."""
    line.drop()
    line.send(
        {
            "do": "lesson",
            "id": "lesson",
            "game": document.getElementById("main").dataset.game,
            "lang": root.lang,
            "root": root.dataset.root,
            "step": kept(),
            "pace": "instant" if window.location.search == "?pace=instant" else "normal",
        }
    )


line = hands.Line(show)
hands.listen(line.send)
begin()
document.addEventListener("nastilka-restarted", create_proxy(begin))
