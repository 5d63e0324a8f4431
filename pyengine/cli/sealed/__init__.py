"""`pyengine sealed`: a sealed game between processes that pass strings to each other, and nothing else."""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import deque
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from pyengine.cli.complaints import complain
from pyengine.cli.files import read_text
from pyengine.cli.game_file import game_of
from pyengine.cli.options import bot_names, number, pairs
from pyengine.core.errors import OptionError
from pyengine.core.options import among_programs
from pyengine.core.record import clean_name
from pyengine.core.version import VERSION
from pyengine.sealed import accusation
from pyengine.sealed.accusation import judge
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.message import parse

NEEDS = "sealed play needs libsodium: pip install rbcl pynacl"
OBSTACLES = {
    "dice": "it has dice that not everybody sees",
    "memory": "cards that were seen are turned down in it",
    "values": "it has values that not everybody sees",
    "known": "some players may know a card there that others do not, besides its holder",
    "looks": "its rules look at cards that not everybody knows",
    "shuffle": "cards that not everybody knows are shuffled in it",
}
"""Why a game cannot be played sealed, by the codes of `core.sealing`."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("sealed", help="play between processes that trust nobody, cards sealed")
    parser.add_argument("game", help="the game, or its file; or judge, to check an accusation")
    parser.add_argument("file", nargs="?", help="with judge: the accusation")
    parser.add_argument(
        "--rules", type=Path, metavar="FILE.md", help="with judge: the file of the game, if it is one of a file"
    )
    parser.add_argument("--players", type=number)
    parser.add_argument("--seed", type=number, default=0)
    parser.add_argument("--bots", default="greedy", help="names, by player; the last one serves those who are left")
    parser.add_argument("--policy", help="instead of bots, odd players: random, greedy, hoard, undo, restart, pass")
    parser.add_argument("--most", type=number, default=400, help="messages after which such players give up (400)")
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
    from pyengine.cli.sealed.policies import policy_names  # noqa: PLC0415 - as above

    if given.game == "judge":
        return _judged(given)
    if given.file is not None:
        raise OptionError("file", given.file, ("judge FILE",))
    game = game_of(given.game)
    if obstacle := game.sealing.obstacle():
        return complain(f"{game.id} cannot be played sealed: {OBSTACLES[obstacle]}")
    players = game.contest(given.players)
    options = {name: str(value) for name, value in among_programs(game.options, pairs(given.option)).items()}
    game.new(players, given.seed, options)
    bots = bot_names(given.bots, players)
    policies = policy_names(given.policy, players) if given.policy else [""] * players
    seats = [
        Seat(given.game, players, options, given.seed, at, bots[at], policies[at], given.most if given.policy else 0)
        for at in range(players)
    ]
    with Processes(seats) as processes:
        found = Relay(processes, given.lose).play()
    report = {"game": game.id, "players": players, "engine": VERSION} | found
    print(json.dumps(report) if given.json else _words(report))
    return 0 if report["audit"] == "clean" else 1


def _judged(given: argparse.Namespace) -> int:
    """Check an accusation and print who is convicted; 1 where it proves nothing, or convicts its author."""
    from pyengine.cli.sealed.sodium import Sodium  # noqa: PLC0415 - see `run`

    if given.file is None:
        raise OptionError("file", "", ("judge FILE",))
    if given.rules is not None:
        game_of(str(given.rules))
    try:
        found = judge(Sodium(), read_text(Path(given.file), accusation.LONGEST).strip())
    except SealedError as error:
        if error.code in ("no-file", "another-file"):
            return complain(f"the rules of {error.what} stand in a file: name the one that was played by, with --rules")
        return complain(f"this proves nothing: {error}")
    said = found.blame.to_json() | {"name": clean_name(found.name), "proof": found.kind, "false": found.false}
    who = f"player {found.blame.seat + 1}, {said['name'] or 'unnamed'},"
    if given.json:
        print(json.dumps(said))
    elif found.false:
        print(f"false accusation: {who} has accused somebody of what this does not prove")
    else:
        print(f"proved: {who} has lied in message {found.blame.message}: {found.blame.about} (proof: {found.kind})")
    return 1 if found.false else 0


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
            blame = found["lie"]
            named = Blame(blame["player"] - 1, blame["message"], blame["about"]) if blame else None
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
        waiting = deque([(0, text, parse(text).number)] if text else [])
        while waiting:
            writer, text, at = waiting.popleft()
            try:
                waiting += [(player, answer, at + 1) for player, answer in self._deliver(writer, text, at)]
            except SealedError as error:
                self.refused = self._about(writer, at, error)
                break
        return self._report()

    def _deliver(self, writer: int, text: str, at: int) -> list[tuple[int, str]]:
        """Give a message to all others: what they write then, and who does.

        That is one message by who is waited for; but where somebody doubts, two may cross.
        """
        if at == self.lose:
            text = self.processes.ask(writer, "again", str(at))
        others = [player for player in range(self.players) if player != writer]
        answers = [(player, str(self.processes.ask(player, "take", text))) for player in others]
        if not any(answer for _, answer in answers):
            answers.append((writer, self.processes.ask(writer, "write")))
        return [(player, answer) for player, answer in answers if answer]

    def _about(self, writer: int, at: int, error: SealedError) -> dict[str, Any]:
        if error.blame is not None:
            return error.blame.to_json() | {"found": "at once"}
        return {"player": writer + 1, "message": at, "about": error.code, "found": "refused"}

    def _report(self) -> dict[str, Any]:
        reports = [self.processes.ask(player, "report") for player in range(self.players)]
        sizes = list(reports[0]["sizes"])
        return {
            "messages": reports[0]["messages"],
            "bytes": {"all": sum(sizes), "longest": max(sizes)},
            "seconds": [report["seconds"] for report in reports],
            "outcome": reports[0]["outcome"],
            "ended": self._ended(reports),
            "audit": self._audit(reports),
            "record": next((report["record"] for report in reports if report["record"]), None),
        }

    @staticmethod
    def _ended(reports: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
        """Who has ended the game before its rules did, and by which word; and who has lost it by a doubt."""
        if reports[0]["ended"] is None:
            return None
        seat, word = reports[0]["ended"]
        by = {report["seat"]: at + 1 for at, report in enumerate(reports)}
        lost = reports[0]["lost"]
        return {"player": by[seat], "word": word, "lost": None if lost is None else by[lost]}

    def _audit(self, reports: Sequence[dict[str, Any]]) -> Any:
        """`clean`, or who lied in which message about what, and how that was found."""
        if self.refused:
            return self.refused
        blames = [report["lie"] for report in reports if report["lie"]]
        if blames:
            return blames[0] | {"found": "audit"}
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
