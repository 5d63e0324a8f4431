"""The engine worker's interface to the page: one function, JSON in and JSON out."""

from web.engine.dispatcher import Dispatcher

dispatcher = Dispatcher()


def send(text: str) -> str:
    """Carry out a command of the page."""
    return dispatcher.send(text)


__export__ = ["send"]
