"""Runs one fence: sets up what it begins with, and carries out its commands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from pyengine.core.errors import NotationError, OptionError, quoted
from pyengine.core.game import Game
from pyengine.core.prng import SEEDS
from pyengine.core.state import Action, State
from pyengine.games import game as find_game
from pyengine.rulebook.fence import Command, Fence


@dataclass(frozen=True, slots=True)
class Failure:
    """What does not hold: the line, a code, what was found, and what was wanted.

    Of a fence the codes are `notation`, `option`, `refused`, `allowed`, `rule` and `fact`; of prose `no-rule` for an ID
    that no rule has, and `no-anchor` for a link to nowhere.

    `column` is where the word stands that it is about; 0 for the line as a whole. It is not compared.
    """

    line: int
    code: str
    found: str
    wanted: str
    column: int = field(default=0, compare=False)


def run(fence: Fence, game: Game | None = None) -> list[Failure]:
    """Run one fence, of the game that it names or of one given; after a failed action the rest of it is skipped."""
    try:
        game = game or find_game(fence.game)
        state = start(game, fence.setup)
    except (NotationError, OptionError) as error:
        return [broken(error, fence.line)]
    own = state.to_act[0] if state.to_act else 0
    failures: list[Failure] = []
    for command in fence.commands:
        failures += carry_out(game, state, own, command)
        if any(failure.code in ("notation", "refused") for failure in failures):
            break
    return failures


def start(game: Game, setup: str) -> State:
    """The state a fence begins with: a position, or a deal by its seed; raises `NotationError` or `OptionError`."""
    words = setup.split()
    if words[:1] != ["deal"]:
        return game.position(setup)
    fields = dict(word.partition("=")[::2] for word in words[1:])
    # `_number` takes its own out, so that what is left are the options.
    return game.new(_number(fields, "players", game.seats[0]), _number(fields, "seed", 0), fields)


def _number(fields: dict[str, str], name: str, default: int) -> int:
    text = fields.pop(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise OptionError(name, text, (0, SEEDS - 1))
    return int(text)


def broken(error: NotationError | OptionError, above: int) -> Failure:
    """A text that cannot be read, `above` lines below the top, or a setting there that the game does not have."""
    if isinstance(error, NotationError):
        return Failure(error.line + above, "notation", error.what, error.expected, error.column)
    return Failure(above, "option", f"{quoted(error.name)}={quoted(error.value)}", " ".join(map(str, error.allowed)))


def no_seat(command: Command, state: State) -> Failure | None:
    """That a line names a seat that is not in the game; None where it does not."""
    if command.seat is None or command.seat < state.players:
        return None
    return Failure(command.line, "notation", f"{command.seat + 1}:", f"a seat from 1 to {state.players}")


def action_at(game: Game, text: str, line: int, column: int) -> Action:
    """The action that a word names; raises `NotationError` with its place in the whole text."""
    try:
        return game.parse(text)
    except NotationError as error:
        raise error.moved(line - 1, max(0, column - 1)) from None


def carry_out(game: Game, state: State, own: int, command: Command) -> list[Failure]:
    """Carry out one command of a fence on its state, and report what fails; `own` is the seat whose facts it has."""
    if nobody := no_seat(command, state):
        return [nobody]
    find = {"=": _facts, "!": _refused, "~": _refused_here}.get(command.marker, _actions)
    try:
        return list(find(game, state, own, command))
    except NotationError as error:
        return [broken(error, 0)]


def _seat(state: State, own: int, command: Command) -> int:
    return command.seat if command.seat is not None else state.to_act[0] if state.to_act else own


def _actions(game: Game, state: State, own: int, command: Command) -> Iterator[Failure]:
    """Actions that are played, up to the first that is refused, or of which each has to be legal."""
    for at, word in enumerate(command.words):
        seat, column = _seat(state, own, command), command.column(at)
        action = action_at(game, word, command.line, column)
        breach = state.why_not(seat, action)
        if breach:
            yield Failure(command.line, "refused", breach.rule, word, column)
        if command.marker == ">":
            if breach:
                return
            state.apply(seat, action)


def _refused(game: Game, state: State, own: int, command: Command) -> Iterator[Failure]:
    if len(command.words) != 2:
        yield Failure(command.line, "notation", " ".join(command.words), "action RULE")
        return
    word, rule = command.words
    breach = state.why_not(_seat(state, own, command), action_at(game, word, command.line, command.column(0)))
    if breach is None:
        yield Failure(command.line, "allowed", word, rule, command.column(0))
    elif breach.rule != rule:
        yield Failure(command.line, "rule", breach.rule, rule, command.column(1))


def _refused_here(game: Game, state: State, own: int, command: Command) -> Iterator[Failure]:
    """What the game allows; whether the text has the rule that refuses it is for `references` to say."""
    if len(command.words) != 2:
        yield Failure(command.line, "notation", " ".join(command.words), "action RULE")
        return
    yield from _actions(game, state, own, replace(command, words=command.words[:1]))


def _facts(game: Game, state: State, own: int, command: Command) -> Iterator[Failure]:
    facts = game.facts(state, own)
    for item in command.facts():
        words = [word.text for word in item]
        names = {size: " ".join(words[:size]) for size in (3, 2, 1) if len(words) > size}
        there = [size for size, name in names.items() if name in facts]
        # `bid 3 0` is what the third has bid, `bid 3 0 1` what all have: the name that leaves as many words as it has.
        fitting = [size for size in there if len(facts[names[size]].split()) == len(words) - size]
        size = next(iter(fitting or there), len(words))
        name, wanted = " ".join(words[:size]), words[size:]
        found = facts.get(name)
        same = found is not None and found.split() == wanted
        if found is not None and "hand" in name.split():  # a set, whose order does not matter
            same = sorted(found.split()) == sorted(wanted)
        if not same:
            yield Failure(command.line, "fact", f"{name} {found}", f"{name} {' '.join(wanted)}", item[0].column)
