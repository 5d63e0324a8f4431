"""Fields of an engine's page: each change is sent, and an answer does not disturb who types on.

A field with `data-typed` sends `type-<its value>` with its `text`, and its `name` if it has one, while it is typed in;
one with `data-set` sends `set-<its value>` with its `name` and `value` when it has changed. Enter in one with
`data-enter` presses the control with that ID, once what was typed is sent. A field for files with `data-read` sends
`read-<its value>` with the file's `text`.
"""

import asyncio

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Send = Callable[[dict[str, Any]], None]

PAUSE = 120
"""Milliseconds without a further letter after which a text is sent."""
LONGEST = 2_000_000
"""The most bytes of a file that is read; the engine says what is wrong with a text that is too long for it."""


class Typed:
    """The field that is being typed in, as it stood before an answer was put on the page."""

    def __init__(self) -> None:
        focused: Any = document.activeElement
        self.id = focused.id if focused is not None and focused.getAttribute("data-typed") else ""
        self.text = str(focused.value) if self.id else ""
        self.sent = sent.get(self.id)
        self.at = (focused.selectionStart, focused.selectionEnd) if self.id else (0, 0)

    def restore(self) -> None:
        """Put back what was typed since the text that the answer is about; an answer to something else stands."""
        field: Any = document.getElementById(self.id) if self.id else None
        if not field:
            return
        if self.sent is not None and self.text != self.sent:
            field.value = self.text
        if field.value == self.text:
            field.setSelectionRange(self.at[0], self.at[1])


sent: "dict[str, str]" = {}
"""What was sent last of each field, by its id."""


def listen(send: "Send") -> None:
    """Send what is typed and chosen in the page's fields."""
    timers: dict[str, int] = {}

    def typed(event: js.Event) -> None:
        field: Any = event.target
        kind = field.getAttribute("data-typed")
        if not kind:
            return
        window.clearTimeout(timers.get(field.id, 0))
        timers[field.id] = window.setTimeout(create_proxy(lambda *_: send_text(field, kind)), PAUSE)

    def send_text(field: "Any", kind: str) -> None:
        timers.pop(field.id, 0)
        sent[field.id] = str(field.value)
        command = {"do": "type-" + kind, "text": sent[field.id]}
        if field.getAttribute("name"):
            command["name"] = field.getAttribute("name")
        send(command)

    def entered(event: js.KeyboardEvent) -> None:
        field: Any = event.target
        button = field.getAttribute("data-enter")
        if event.key == "Enter" and button:
            event.preventDefault()
            window.clearTimeout(timers.get(field.id, 0))
            send_text(field, field.getAttribute("data-typed"))
            dom.by_id(button).click()

    def changed(event: js.Event) -> None:
        field: Any = event.target
        typed_kind = field.getAttribute("data-typed")
        if typed_kind and field.id in timers:  # it is left: what was typed last goes before what is clicked next
            window.clearTimeout(timers[field.id])
            send_text(field, typed_kind)
        kind = field.getAttribute("data-set")
        if kind:
            send({"do": "set-" + kind, "name": field.getAttribute("name"), "value": str(field.value)})
        if field.getAttribute("data-read") and field.files.length:
            asyncio.create_task(read(field))

    async def read(field: "Any") -> None:
        text = str(await field.files[0].slice(0, LONGEST).text())
        field.value = ""
        send({"do": "read-" + field.getAttribute("data-read"), "text": text})

    document.addEventListener("input", create_proxy(typed))
    document.addEventListener("change", create_proxy(changed))
    document.addEventListener("keydown", create_proxy(entered))
