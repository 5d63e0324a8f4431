"""The commands to the engine, one after the other."""

import asyncio
import json

import js
from pyscript import window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from web.protocol import CallResult, Command

    Show = Callable[[Command, Any], Awaitable[None]]
    Lost = Callable[[Command], Awaitable[None]]
    Returned = Callable[[Command, CallResult], None]


class CommandQueue:
    """Sends commands to the engine, each once the answer to the one before is on the page.

    What is to be shown goes to `show(command, answer)`, what a call gave to `returned(command, result)`; a command that
    was lost together with its engine, of which another has taken the place, to `lost(command)`.
    """

    def __init__(self, show: "Show", lost: "Lost | None" = None, returned: "Returned | None" = None) -> None:
        self.show = show
        self.lost = lost
        self.returned = returned
        self.queued: list[tuple[Command, js.File | None]] = []
        self.counts: dict[str, int] = {}  # how many commands have been sent to a table, by its id; "" for the only one

    def send(self, command: "Command", file: js.File | None = None) -> None:
        """Queue a command; a bot's turn that is due later gives way to it. A file's text goes with it as `text`."""
        table = command.get("id", "")
        self.counts[table] = self.counts.get(table, 0) + 1
        self.queued.append((command, file))
        if len(self.queued) == 1:
            asyncio.create_task(self._send_all())

    def forward(self, request: "dict[str, str]") -> None:
        """Queue what a control asks for by its attributes; the engine refuses what is no command."""
        command: Any = request
        self.send(command)

    def drop(self) -> None:
        """Forget what is queued behind the command that is being answered."""
        self.queued[1:] = []

    async def _send_all(self) -> None:
        while self.queued:
            try:
                await self._exchange(*self.queued[0])
            except Exception:
                window.dispatchEvent(js.Event.new("nastilka-failed"))
                raise
            finally:
                self.queued.pop(0)

    async def _exchange(self, command: "Command", file: js.File | None) -> None:
        """Send one command and have its answer shown, which may ask for a bot's turn after a pause."""
        answer = json.loads(await window.nastilkaEngine.send(json.dumps(command), file))
        if "restarted" in answer and self.lost:
            await self.lost(command)
        elif "html" in answer:
            await self.show(command, answer)
        if "call" in command and "result" in answer and self.returned:
            self.returned(command, answer["result"])
        if answer.get("wait") is not None:
            table = command.get("id", "")
            asyncio.create_task(self._tick(table, self.counts[table], answer["wait"]))

    async def _tick(self, table: str, count: int, pause: float) -> None:
        """Let a bot act after a pause in milliseconds, unless another command came between."""
        await asyncio.sleep(pause / 1000)
        if count == self.counts[table]:
            self.send({"do": "tick", "id": table} if table else {"do": "tick"})
