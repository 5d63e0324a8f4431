"""The rulebook page: the search in its rules, and its diagrams, which become tables to try."""

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom, input, patch, queue, search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.protocol import Command
    from web.protocol.answers import TableAnswer


# The engine


class Diagrams:
    """The pictures that open tables have replaced, by the figures' ids; `started` once the engine was."""

    def __init__(self) -> None:
        self.pictures: dict[str, str] = {}
        self.started = False


diagrams = Diagrams()


def show_progress(event: js.Event) -> None:
    """Show the engine's progress, from 0 to 1, at every table that waits for it."""
    for bar in document.querySelectorAll(".starting progress"):
        bar.setAttribute("value", str(event.detail))


def show_failure(_event: js.Event) -> None:
    """Show at every table that waits for the engine that it has failed."""
    for line in document.querySelectorAll(".starting p"):
        line.textContent = book_text("failed")
    for bar in document.querySelectorAll(".starting progress"):
        bar.remove()


def restart(_event: js.Event) -> None:
    """After a restart of the engine, set the open tables up again."""
    commands.drop()
    for figure in document.querySelectorAll(".diagram.live"):
        request_table(figure)


# The tables to try


def book() -> js.HTMLElement | None:
    """The rulebook on this page; None on the overview of all rulebooks."""
    return document.querySelector(".rulebook")


def book_text(name: str) -> str:
    """A text of the rulebook's page, in its language."""
    element = book()
    return element.getAttribute("data-" + name) or "" if element else ""


def clicked(event: js.Event) -> None:
    """Open a diagram's table, or end the search when one of its links is followed."""
    opener = event.target.closest("[data-open]")
    if opener:
        open_table(dom.by_id(opener.dataset.open))
    elif event.target.closest("#found a"):
        search.end_search()


def open_table(figure: js.HTMLElement) -> None:
    """Turn a diagram into a table."""
    stage = dom.part(figure, ".stage")
    diagrams.pictures[figure.id] = stage.innerHTML
    figure.classList.add("live")
    dom.part(figure, "[data-open]").hidden = True
    stage.append(starting())
    stage.setAttribute("data-table", figure.id)
    if not diagrams.started:
        diagrams.started = True
        document.addEventListener("nastilka-failed", create_proxy(show_failure))
        document.addEventListener("nastilka-progress", create_proxy(show_progress))
        window.nastilkaEngine.wake()
    request_table(figure)


def request_table(figure: js.HTMLElement) -> None:
    """Have the engine set a diagram's position up."""
    commands.send(
        {
            "do": "position",
            "id": figure.id,
            "game": book_text("game"),
            "position": figure.dataset.position,
            "seat": figure.dataset.seat,
            "lang": dom.root.lang,
        }
    )


def starting() -> js.HTMLElement:
    """The progress shown until the engine answers."""
    box, text, bar = document.createElement("div"), document.createElement("p"), document.createElement("progress")
    box.className = "starting"
    box.setAttribute("role", "status")
    text.textContent = book_text("starting")
    bar.max = 1
    box.append(text, bar)
    return box


# Commands and answers


def send(request: dict[str, str]) -> None:
    """Send what a control asks for to the engine, or close the table."""
    if request.get("do") == "close":
        figure = dom.by_id(request["id"])
        stage = dom.part(figure, ".stage")
        stage.removeAttribute("data-table")
        commands.send({"do": "leave", "id": figure.id})
        stage.replaceChildren(window.nastilkaTrusted.html(diagrams.pictures.pop(figure.id)))
        figure.classList.remove("live")
        opener = dom.part(figure, "[data-open]")
        opener.hidden = False
        opener.focus()
    else:
        commands.forward(request)


async def show(command: "Command", answer: "TableAnswer") -> None:
    """Show an answer at its table, if that is still open."""
    stage = dom.part(dom.by_id(command["id"]), ".stage")
    if not stage.hasAttribute("data-table"):
        return
    await patch.patch(stage, answer)
    if command.get("do") == "position":
        control = stage.querySelector("button:not([disabled])")
        if control:
            control.focus()
    dom.count_answer()


commands = queue.CommandQueue(show)
search.listen()
document.addEventListener("click", create_proxy(clicked))
document.addEventListener("nastilka-restarted", create_proxy(restart))
for button in document.querySelectorAll("[data-open]"):
    button.hidden = False
if book():
    input.listen(send)
dom.root.setAttribute("data-answers", "0")
dom.mark_ready()
