"""Local storage; where it is denied or full, nothing is stored and nothing fails."""

from pyscript import window


def read(key: str) -> str | None:
    """The text under a key; None where there is none."""
    try:
        return window.nastilkaStorage.getItem(key) if window.nastilkaStorage else None
    except Exception:
        return None


def write(key: str, text: str) -> bool:
    """Store a text; True if that worked."""
    try:
        if window.nastilkaStorage:
            window.nastilkaStorage.setItem(key, text)
    except Exception:
        return False
    return bool(window.nastilkaStorage)


def remove(key: str) -> None:
    """Remove the text under a key."""
    try:
        if window.nastilkaStorage:
            window.nastilkaStorage.removeItem(key)
    except Exception:
        return


def set_aside(key: str, broken: str) -> None:
    """Move a text that cannot be read from its key to that of broken ones; where there is no room it stays."""
    text = read(key)
    if text and write(broken, text):
        remove(key)


def allowed() -> bool:
    """False where local storage is denied."""
    return bool(window.nastilkaStorage)
