"""Links handed on: copied, or shared by the device's own dialog."""

import js
from pyscript import document, window
from pyscript.ffi import to_js

from web.page import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Send = Callable[[dict[str, Any]], None]


async def copy(name: str) -> bool:
    """Copy a field's text; False where that is denied: then it stays selected, to be copied by hand."""
    field = dom.field(name)
    field.select()
    try:
        await window.navigator.clipboard.writeText(field.value)
    except Exception:
        return document.execCommand("copy")
    return True


async def copy_for(send: "Send", name: str) -> None:
    """Copy a field's text, and say to the engine whether that worked."""
    send({"do": "copied", "value": name if await copy(name) else ""})


async def share(name: str, kind: str = "url") -> bool:
    """Share the link in a field, or its text, by the device's dialog; False where the reader cancels it."""
    try:
        await window.navigator.share(to_js({kind: dom.field(name).value}))
    except Exception:
        return False
    return True


async def share_file(name: str) -> bool:
    """Share the link in a field as a file with it, since messengers cut long ones; False where that is not done."""
    file = js.File.new(to_js([dom.field(name).value]), "link.txt", to_js({"type": "text/plain"}))
    content = to_js({"files": [file]})
    try:
        if not window.navigator.canShare(content):
            dom.download("link.txt", "text/plain", dom.field(name).value)
            return True
        await window.navigator.share(content)
    except Exception:
        return False
    return True
