"""Short texts that this device keeps; where that is denied or there is no room, nothing is kept and nothing fails.

The script (`web/browser/window/storage.js`) catches what browsers throw: MicroPython cannot, where a function throws at
once.
"""

from pyscript import window


def read(key: str) -> str | None:
    """The text under a key; None where there is none."""
    return window.nastilkaStorage.read(key)


def write(key: str, text: str) -> bool:
    """Store a text; True if that worked."""
    return window.nastilkaStorage.write(key, text)


def remove(key: str) -> None:
    """Remove the text under a key."""
    window.nastilkaStorage.remove(key)


def set_aside(key: str, broken: str) -> None:
    """Move a text that cannot be read from its key to that of broken ones; where there is no room it stays."""
    text = read(key)
    if text and write(broken, text):
        remove(key)


def allowed() -> bool:
    """False where local storage is denied."""
    return window.nastilkaStorage.allowed()
