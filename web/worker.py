"""What the engine's worker offers to the page: one function, JSON in and JSON out."""

from web.framed import FramedDesk
from web.lesson import LessonDesk
from web.shelf import Shelf

shelf = Shelf(embed=FramedDesk, lesson=LessonDesk)


def send(text: str) -> str:
    """Carry out a command of the page."""
    return shelf.send(text)


__export__ = ["send"]
