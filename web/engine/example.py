"""The first example of a rule, as a record to play from."""

from __future__ import annotations

from pyengine import rulebook
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.record import Record, Step
from pyengine.rulebook import Fence
from pyengine.rulebook.check import start


def example(game: Game, rule: str, lang: str, *, played: bool) -> Record:
    """The first example of a rule, with its actions if it is to be `played`; raises `OptionError`."""
    found = _firsts(rulebook.load(game.id, lang))
    if rule not in found:
        raise OptionError("rule", rule[:40], tuple(found))
    fence = found[rule]
    state = start(game, fence.setup)
    record = Record(game.id, state.players, game.write(state))
    return record.with_steps(_steps(game, fence)) if played else record


def _firsts(book: rulebook.Rulebook) -> dict[str, Fence]:
    """The first example of each rule that has one; an example belongs to the last rule above it in its section."""
    found: dict[str, Fence] = {}
    for fence in rulebook.fences(book.text):
        begun = max((section.line for section in book.sections if section.line < fence.line), default=0)
        above = [rule for rule in book.rules.values() if begun < rule.line < fence.line]
        if above:
            found.setdefault(max(above, key=lambda rule: rule.line).id, fence)
    return found


def _steps(game: Game, fence: Fence) -> tuple[Step, ...]:
    """The actions of an example."""
    state, steps = start(game, fence.setup), []
    for command in fence.commands:
        for text in command.words if command.marker == ">" else ():
            action = game.parse(text)
            seat = command.seat if command.seat is not None else state.to_act[0]
            state.apply(seat, action)
            steps.append(Step(seat, game.format(action)))
    return tuple(steps)
