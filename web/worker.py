"""What the engine's worker offers to the page: one function, JSON in and JSON out."""

from web.desk import Desk

desk = Desk()


def send(text: str) -> str:
    """Carry out a command of the page."""
    return desk.send(text)


__export__ = ["send"]
