"""The engine's interface to the workbench: as `web.engine.worker`, with its controller."""

from web.engine.dispatcher import Dispatcher
from web.engine.searchers import searchers
from web.parts.messages import add_part
from web.workbench.controller import WorkbenchController
from web.workbench.live.pupil import BoardController

add_part("workbench")
dispatcher = Dispatcher({"workbench": WorkbenchController, "board": BoardController})


def send(text: str) -> str:
    """Carry out a command of the page."""
    answer = dispatcher.send(text)
    searchers.tidy()
    return answer


use_searchers, answered = searchers.use, searchers.answered

__export__ = ["answered", "send", "use_searchers"]
