"""A queue of commands to the engine, one at a time."""

import asyncio
import json

import js
from pyscript import window

from web.page import dom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from web.protocol import Command
    from web.protocol.answers import CallResult

    Show = Callable[[Command, Any], Awaitable[None]]
    Lost = Callable[[Command], Awaitable[None]]
    Returned = Callable[[Command, CallResult], None]


class CommandQueue:
    """Sends commands to the engine, each once the answer to the one before is on the page.

    Calls `show(command, answer)` with an answer to show, `returned(command, result)` with the result of a call, and
    `lost(command)` with a command that was not answered because the engine had to be restarted.
    """

    def __init__(self, show: "Show", lost: "Lost | None" = None, returned: "Returned | None" = None) -> None:
        self.show = show
        self.lost = lost
        self.returned = returned
        self.queued: list[tuple[Command, js.File | None]] = []
        self.counts: dict[str, int] = {}  # how many commands have been sent to a table, by its id; "" for the only one

    def send(self, command: "Command", file: js.File | None = None) -> None:
        """Queue a command; it cancels a bot's turn that is due later. A file's text is sent with it as `text`."""
        table = command.get("id", "")
        self.counts[table] = self.counts.get(table, 0) + 1
        self.queued.append((command, file))
        if len(self.queued) == 1:
            asyncio.create_task(self._send_all())

    def forward(self, request: "dict[str, str]") -> None:
        """Queue the command of a control's attributes; the engine checks it."""
        command: Any = request
        self.send(command)

    def drop(self) -> None:
        """Drop all queued commands but the one that is being answered."""
        self.queued[1:] = []

    def set_up(self, command: "Command") -> None:
        """Queue a command that sets a table up anew, before the calls that wait; drop all else that waits."""
        waiting = self.queued
        self.queued = waiting[:1]
        self.send(command)
        self.queued += [each for each in waiting[1:] if "call" in each[0]]

    def repeat(self, command: "Command") -> None:
        """Queue a call that was lost, after the set-up that is next and before the calls that came later."""
        self.queued.insert(2, (command, None))

    async def _send_all(self) -> None:
        while self.queued:
            try:
                await self._exchange(*self.queued[0])
            except Exception:
                window.dispatchEvent(js.Event.new("nastilka-failed"))
                raise
            finally:
                # Only now: what stands first is being answered, and by it `send` knows that somebody is at work.
                self.queued.pop(0)

    async def _exchange(self, command: "Command", file: js.File | None) -> None:
        """Send one command and have its answer shown, which may ask for a bot's turn after a pause."""
        reply = await window.nastilkaEngine.ask(json.dumps(command), file)
        answer = json.loads(reply.fields)
        if reply.content:  # beside the JSON, which MicroPython would read for longer than the patch takes
            answer["html"] = reply.content
        if "restarted" in answer and self.lost:
            await self.lost(command)
        elif "html" in answer:
            await self.show(command, answer)
        if "call" in command and "result" in answer and self.returned:
            self.returned(command, answer["result"])
        due = answer.get("wait") is not None
        dom.root.toggleAttribute("data-due", due)  # a bot acts next, though the reader may be able to act as well
        if due:
            table = command.get("id", "")
            asyncio.create_task(self._tick(table, self.counts[table], answer["wait"]))

    async def _tick(self, table: str, count: int, pause: float) -> None:
        """Let a bot act after a pause in milliseconds, unless another command has been sent meanwhile."""
        await asyncio.sleep(pause / 1000)
        if count == self.counts[table]:
            self.send({"do": "tick", "id": table} if table else {"do": "tick"})
