"""Links handed on: copied, or shared by the device's own dialog."""

from pyscript import document, window
from pyscript.ffi import to_js

from web.page import dom


async def copy(name: str) -> bool:
    """Copy a field's text; False where that is denied: then it stays selected, to be copied by hand."""
    field = dom.field(name)
    field.select()
    try:
        await window.navigator.clipboard.writeText(field.value)
    except Exception:
        return document.execCommand("copy")
    return True


async def share(name: str) -> bool:
    """Share the link in a field by the device's dialog; False where the reader cancels it."""
    try:
        await window.navigator.share(to_js({"url": dom.field(name).value}))
    except Exception:
        return False
    return True
