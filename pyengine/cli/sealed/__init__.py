"""`pyengine sealed`: a sealed game between processes that pass strings to each other, and nothing else."""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Protocol

from pyengine.cli.complaints import complain
from pyengine.cli.options import bot_names, number, pairs
from pyengine.core.options import among_programs
from pyengine.core.version import VERSION
from pyengine.games import game as find_game
from pyengine.sealed.errors import Lie, SealedError
from pyengine.sealed.message import parse

NEEDS = "sealed play needs libsodium: pip install rbcl pynacl"
DOUBTS = ("no-card", "impossible")
"""What cannot be, without saying who lied."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("sealed", help="play between processes that trust nobody, cards sealed")
    parser.add_argument("game")
    parser.add_argument("--players", type=number)
    parser.add_argument("--seed", type=number, default=0)
    parser.add_argument("--bots", default="greedy", help="names, by player; the last one serves those who are left")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--lose", type=number, metavar="MESSAGE", help="the message of this number is lost once")
    parser.add_argument("--json", action="store_true", help="as JSON, on one line")
    parser.set_defaults(run=run)


def lacks_libsodium() -> bool:
    """True where the extra `sealed` is not installed."""
    return find_spec("rbcl") is None or find_spec("nacl") is None


def run(given: argparse.Namespace) -> int:
    """Play it and print what came of it; 1 when somebody lied."""
    if lacks_libsodium():
        return complain(NEEDS)
    from pyengine.cli.sealed.player import Seat  # noqa: PLC0415 - what it imports is there only now

    game = find_game(given.game)
    players = game.contest(given.players)
    options = {name: str(value) for name, value in among_programs(game.options, pairs(given.option)).items()}
    game.new(players, given.seed, options)
    seats = [
        Seat(game.id, players, options, given.seed, at, name) for at, name in enumerate(bot_names(given.bots, players))
    ]
    with Processes(seats) as processes:
        found = Relay(processes, given.lose).play()
    report = {"game": game.id, "players": players, "engine": VERSION} | found
    print(json.dumps(report) if given.json else _words(report))
    return 0 if report["audit"] == "clean" else 1


class Processes:
    """The players, each in a process of its own."""

    def __init__(self, seats: Sequence[Any]) -> None:
        from pyengine.cli.sealed.player import serve  # noqa: PLC0415 - see `run`

        context = multiprocessing.get_context("spawn")
        self.ends = []
        self.running = []
        for seat in seats:
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, seat), daemon=True)
            process.start()
            theirs.close()
            self.ends.append(ours)
            self.running.append(process)

    def __enter__(self) -> Processes:
        return self

    def __len__(self) -> int:
        return len(self.ends)

    def __exit__(self, *_: object) -> None:
        for end in self.ends:
            end.close()
        for process in self.running:
            process.join()

    def ask(self, player: int, name: str, text: str = "") -> Any:
        """What a player answers; raises `SealedError` where it refuses a text."""
        self.ends[player].send((name, text))
        found = self.ends[player].recv()
        if "code" in found:
            lie = found["lie"]
            named = Lie(lie["player"] - 1, lie["message"], lie["about"]) if lie else None
            raise SealedError(found["code"], found["what"], found["where"], named)
        return found["answer"]


class Players(Protocol):
    """Players that can be asked."""

    def __len__(self) -> int:
        """How many there are."""

    def ask(self, player: int, name: str, text: str = "") -> Any:
        """What a player answers; raises `SealedError` where it refuses a text."""


class Relay:
    """Carries strings between the players, and says what came of it."""

    def __init__(self, processes: Players, lose: int | None) -> None:
        self.processes, self.lose = processes, lose
        self.players = len(processes)
        self.refused: dict[str, Any] | None = None

    def play(self) -> dict[str, Any]:
        """Play to the end."""
        ask = self.processes.ask
        invitation = ask(0, "invite")
        text = ""
        for guest in range(1, self.players):
            text = ask(0, "admit", ask(guest, "join", invitation))
        writer, at = 0, parse(text).number if text else 0
        while text:
            try:
                writer, text = self._deliver(writer, text, at)
            except SealedError as error:
                self.refused = self._about(writer, at, error)
                break
            at += 1
        return self._report()

    def _deliver(self, writer: int, text: str, at: int) -> tuple[int, str]:
        """Give a message to all others; who writes the next one, and it."""
        if at == self.lose:
            text = self.processes.ask(writer, "again", str(at))
        following = (writer, "")
        for player in range(self.players):
            if player != writer and (answer := self._take(player, text)):
                following = (player, answer)
        if not following[1]:
            following = (writer, self.processes.ask(writer, "write"))
        return following

    def _take(self, player: int, text: str) -> str:
        """Give a message to a player; one who is sent what cannot be, though not by whom, calls for the audit."""
        try:
            return str(self.processes.ask(player, "take", text))
        except SealedError as error:
            if error.lie is not None or error.code not in DOUBTS:
                raise
            return str(self.processes.ask(player, "write"))

    def _about(self, writer: int, at: int, error: SealedError) -> dict[str, Any]:
        if error.lie is not None:
            return error.lie.to_json() | {"found": "at once"}
        return {"player": writer + 1, "message": at, "about": error.code, "found": "refused"}

    def _report(self) -> dict[str, Any]:
        reports = [self.processes.ask(player, "report") for player in range(self.players)]
        sizes = list(reports[0]["sizes"])
        return {
            "messages": reports[0]["messages"],
            "bytes": {"all": sum(sizes), "longest": max(sizes)},
            "seconds": [report["seconds"] for report in reports],
            "outcome": reports[0]["outcome"],
            "audit": self._audit(reports),
            "record": next((report["record"] for report in reports if report["record"]), None),
        }

    def _audit(self, reports: Sequence[dict[str, Any]]) -> Any:
        """`clean`, or who lied in which message about what, and how that was found."""
        if self.refused:
            return self.refused
        lies = [report["lie"] for report in reports if report["lie"]]
        if lies:
            return lies[0] | {"found": "audit"}
        if all(report["checked"] for report in reports):
            return "clean"
        writer = next(report["writer"] for report in reports if report["writer"] is not None)
        by = next(at for at, report in enumerate(reports) if report["seat"] == writer)
        return {"player": by + 1, "message": reports[by]["messages"], "about": "kept-back", "found": "waited for"}


def _words(report: dict[str, Any]) -> str:
    audit = report["audit"]
    said = audit if isinstance(audit, str) else " ".join(f"{name} {value}" for name, value in audit.items())
    seconds = ", ".join(f"{each:.2f} s" for each in report["seconds"])
    size = report["bytes"]
    return (
        f"{report['game']}, {report['players']} players: {report['messages']} messages, {size['all']} bytes, "
        f"the longest {size['longest']}\ncomputing: {seconds}\naudit: {said}"
    )
