"""The engine worker's interface: to the page one function, JSON in and JSON out; and to workers that search with it."""

from web.engine.dispatcher import Dispatcher
from web.engine.searchers import searchers

dispatcher = Dispatcher()


def send(text: str) -> str:
    """Carry out a command of the page."""
    answer = dispatcher.send(text)
    searchers.tidy()
    return answer


use_searchers, answered = searchers.use, searchers.answered

__export__ = ["answered", "send", "use_searchers"]
