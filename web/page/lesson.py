"""The lesson page: stores the step that the reader has reached, and shows the engine's answers."""

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from web.page import dom, input, patch, queue, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol import Command
    from web.protocol.answers import LessonAnswer

place = dom.by_id("lesson")
game = dom.by_id("main").dataset.game
KEY = "nastilka:lesson:" + game


class Progress:
    """The step on the page; None before the first answer."""

    step: int | None = None


progress = Progress()


async def show(_command: "Command", answer: "LessonAnswer") -> None:
    """Put an answer on the page."""
    within = place.contains(document.activeElement)
    dom.by_id("boot").hidden = True
    await patch.patch(place, answer)
    if "step" in answer:
        arrive(answer["step"], within)
    dom.count_answer()


def arrive(step: int, within: bool) -> None:
    """Bring a new note in sight, with the hand below it where both have room; focus the note if the focus was `within`
    the lesson on an element that is gone.
    """
    note = dom.by_id("note")
    first = progress.step is None
    if progress.step != step:
        # The note comes last, since it is what matters most on a window that is too low for both.
        dom.part(place, ".lower").scrollIntoView(to_js({"block": "nearest"}))
        note.scrollIntoView(to_js({"block": "nearest"}))
    if within and not place.contains(document.activeElement):
        note.focus(to_js({"preventScroll": True}))
    if not first:
        storage.write(KEY, str(step))
    progress.step = step


def start(_event: js.Event | None = None) -> None:
    """Ask for the lesson at the stored step; also after a restart of the engine."""
    commands.drop()
    commands.send(
        {
            "do": "lesson",
            "id": "lesson",
            "game": game,
            "lang": dom.root.lang,
            "root": dom.root.dataset.root,
            "step": storage.read(KEY) or "0",
            "pace": "instant" if window.location.search == "?pace=instant" else "normal",
        }
    )


commands = queue.CommandQueue(show)
input.listen(commands.forward)
start()
document.addEventListener("nastilka-restarted", create_proxy(start))
