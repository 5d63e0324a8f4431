"""What the engine's worker offers to the page: one function, JSON in and JSON out."""

from web.engine.controllers.diagram import Shelf
from web.engine.controllers.embed import FramedDesk
from web.engine.controllers.lesson import LessonDesk

shelf = Shelf(embed=FramedDesk, lesson=LessonDesk)


def send(text: str) -> str:
    """Carry out a command of the page."""
    return shelf.send(text)


__export__ = ["send"]
