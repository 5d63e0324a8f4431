"""`pyengine solve`: whether a deal, a recorded game or a position can be won, and by which line."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from pathlib import Path
from typing import Any

from pyengine.cli.files import kind_of, read_text, write_text
from pyengine.cli.game_file import game_of
from pyengine.cli.options import number, pairs
from pyengine.core.errors import OptionError
from pyengine.core.limits import LONGEST_RECORD
from pyengine.core.options import settle
from pyengine.core.record import Record, turn_line
from pyengine.games import game as find_game
from pyengine.solve import Answer, Budget, Goal, Others, Verdict, solve

_CODES = {Verdict.YES: 0, Verdict.NO: 1, Verdict.UNKNOWN: 3}
_MIB = 1 << 20
_USUAL = Budget()


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "solve",
        help="find out whether a deal or a position can be won, and how",
        epilog="Exit codes: 0 yes, 1 no, 3 not found out within the budget, 2 bad input.",
    )
    parser.add_argument("what", metavar="GAME|RECORD", help="a game's ID, the file of a game, or a record")
    parser.add_argument("--seed", type=number, help="the deal of this seed (0)")
    parser.add_argument("--players", type=number)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--position", metavar="TEXT", help="a position in place of a deal")
    parser.add_argument("--after", type=number, default=0, metavar="N", help="of a record: after so many actions (0)")
    parser.add_argument("--seat", type=number, default=1, help="who is to win (1)")
    parser.add_argument("--points", type=number, metavar="N", help="to end with so many points counts as a win instead")
    parser.add_argument(
        "--others",
        choices=[str(each) for each in Others],
        default=str(Others.RESIST),
        help="resist: it has to win whatever they do; greedy: they play by rules of thumb; help: any line will do",
    )
    parser.add_argument("--nodes", type=number, default=_USUAL.nodes, help=f"most positions made ({_USUAL.nodes})")
    parser.add_argument(
        "--memory", type=number, default=_USUAL.memory // _MIB, metavar="MIB", help="of the table (%(default)s)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="save the record of the game with the line")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Answer; the exit code tells the answer as well."""
    begun = _record(given)
    state = begun.replay()
    if not 1 <= given.seat <= state.players:
        raise OptionError("seat", given.seat, tuple(range(1, state.players + 1)))
    goal, budget = Goal(given.seat - 1, given.points), Budget(given.nodes, given.memory * _MIB)
    answer = solve(find_game(begun.game), state, goal, budget, Others(given.others))
    if given.out and answer.verdict == Verdict.YES:
        write_text(given.out, answer.record(begun).format())
    print(_as_json(answer) if given.json else _in_words(answer))
    return _CODES[answer.verdict]


def _record(given: argparse.Namespace) -> Record:
    """The game up to where the question is asked."""
    path, dealt = Path(given.what), (given.seed, given.players, given.option or None)
    if path.is_file() and kind_of(path) == "record":
        if given.position is not None or dealt != (None, None, None):
            raise OptionError("record", given.what, ("no --position, --seed, --players or --option beside it",))
        record = Record.parse(read_text(path, LONGEST_RECORD))
        if not 0 <= given.after <= len(record.steps):
            raise OptionError("after", given.after, (f"0…{len(record.steps)}",))
        return record.with_steps(record.steps[: given.after])
    if given.after:
        raise OptionError("after", given.after, ("0, where there is no record",))
    game = game_of(given.what)
    if given.position is not None:
        if dealt != (None, None, None):
            raise OptionError("position", given.position, ("no --seed, --players or --option beside it",))
        state = game.position(given.position)
        return Record(game.id, state.players, game.write(state), settle(game.options, {}))
    players = game.seats[0] if given.players is None else given.players
    return Record.new(game, players, given.seed or 0, pairs(given.option))


def _in_words(answer: Answer) -> str:
    words = {Verdict.YES: "yes", Verdict.NO: "no", Verdict.UNKNOWN: "not found out within the budget"}
    lines = [f"{words[answer.verdict]}; {answer.nodes} positions made, at most {answer.stored} kept"]
    for seat, steps in groupby(answer.line, lambda step: step.seat):
        lines.append(turn_line(seat, [step.text for step in steps]))
    return "\n".join(lines)


def _as_json(answer: Answer) -> str:
    line = [{"seat": step.seat + 1, "action": step.text} for step in answer.line]
    found = {"answer": str(answer.verdict), "line": line, "nodes": answer.nodes, "stored": answer.stored}
    return json.dumps(found)
