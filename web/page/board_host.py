"""The teacher's side of a live board, on the workbench: between the engine and the lines to the pupils."""

import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from web.protocol.answers import WorkbenchAnswer

LONGEST = 10000
"""The most letters of what is pasted."""


def listen(send: "Callable[[dict[str, Any]], None]") -> None:
    """Hand what comes from the lines to the engine."""

    def hand_on(event: "js.Event", do: str) -> None:
        command = json.loads(event.detail)
        command["do"] = do
        send(command)

    document.addEventListener("nastilka-board", create_proxy(lambda event: hand_on(event, "board-lines")))
    document.addEventListener("nastilka-board-said", create_proxy(lambda event: hand_on(event, "board-said")))


def go_on(send: "Callable[[dict[str, Any]], None]") -> None:
    """After the page or its engine was loaded again, go on with the board that was open."""
    seats = window.nastilkaBoard.kept()
    if seats:
        send({"do": "board", "value": "open " + seats})
        window.nastilkaBoard.restore()


def show(answer: "WorkbenchAnswer") -> None:
    """Show the pupils what the teacher now shows, or end the board."""
    if "board" in answer:
        board = answer["board"]
        if board:
            window.nastilkaBoard.show(board["text"], board["seats"])
        else:
            window.nastilkaBoard.close()


def carried_out(do: str) -> bool:
    """Carry out what concerns the lines; False for anything else."""
    if do == "board-invite":
        window.nastilkaBoard.invite()
    elif do == "board-take":
        field = dom.field("board-answer")
        window.nastilkaBoard.accept(field.value[:LONGEST])
        field.value = ""
    else:
        return False
    return True
