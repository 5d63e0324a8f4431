"""Files that a reader chooses: a field with `data-read` sends `read-<its value>` with the file's `text`."""

import asyncio

import js
from pyscript import document
from pyscript.ffi import create_proxy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Send = Callable[[dict[str, Any]], None]

LONGEST = 2_000_000
"""The most bytes of a file that is read; the engine tells what is wrong with a text that is too long for it."""


def listen(send: "Send") -> None:
    """Read the files that are chosen."""

    def chosen(event: js.Event) -> None:
        field: Any = event.target
        kind = field.getAttribute("data-read")
        if kind and field.files.length:
            asyncio.create_task(read(field, kind))

    async def read(field: "Any", kind: str) -> None:
        text = str(await field.files[0].slice(0, LONGEST).text())
        field.value = ""
        send({"do": "read-" + kind, "text": text})

    document.addEventListener("change", create_proxy(chosen))
