"""What the page asks on which a game's file is written: what does not hold in it, and an example of what was played.

Each command has the file as it stands now, its `text`, and those `beside` it by name; nothing is kept of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.record import turn_line
from pyengine.core.shortening import short_position, wrapped
from pyengine.kit.check import check, check_translation
from pyengine.kit.document import Document, read, translated_in
from pyengine.kit.translation import read_translation
from pyengine.rulebook import Failure, fences
from pyengine.rulebook.run import broken, run

GAMES = 10
"""So many random games are tried after each change: `pyengine check` tries a hundred times as many."""
_MOST = 50
"""Faults that are told at once."""
_LONGEST = 500
"""Letters of what is said of one."""
_FEW = 8
"""Words up to which a fact is told as it is."""


def checked(asked: dict[str, Any]) -> dict[str, Any]:
    """The `faults` of a file by line, and whether it `plays`: it has Python, and a table can be made of it."""
    if first := translated_in(asked["text"]):
        return {"faults": [_told(each) for each in _of_translation(asked, first)[:_MOST]], "plays": False}
    try:
        document = _document(asked)
    except NotationError as error:
        return {"faults": [_told(broken(error, 0))], "plays": False}
    failures = check(document, GAMES)
    plays = document.is_game and not any(each.code == "python" for each in failures) and _has_table(document)
    faults = sorted(failures, key=lambda each: (each.line, each.column))[:_MOST]
    return {"faults": [_told(each) for each in faults], "plays": plays}


def _of_translation(asked: dict[str, Any], first: str) -> list[Failure]:
    """What does not hold in the text of a game in another language, whose first file lies beside it; `no-first` where
    that does not.
    """
    beside: dict[str, str] = asked.get("beside", {})
    if f"{first}.md" not in beside:
        at = asked["text"].split("translates", 1)[0].count("\n") + 1
        return [Failure(at, "no-first", first, f"{first}.md", 1)]
    try:
        translation = read_translation(asked["text"])
    except NotationError as error:
        return [broken(error, 0)]
    try:
        document = read(beside[f"{first}.md"], beside.get)
    except NotationError as error:  # of the first file, whose lines are not those of this one
        return [Failure(0, "first", f"{error.line}: {error.what}", error.expected)]
    return sorted(check_translation(document, translation), key=lambda each: (each.line, each.column))


def example(asked: dict[str, Any]) -> str:
    """A fence that shows an action of a `seat` at a `position`: what it leads to or, with a `rule`, that it is refused.

    Raises `NotationError` where the game has changed since, so that there is no such position or action.
    """
    document = _document(asked)
    game, seat, action = document.game, int(asked["seat"]) - 1, str(asked["action"])
    state = game.position(asked["position"])
    if asked.get("rule"):
        return _fence(document, short_position(game, state), [f"! {turn_line(seat, [action])} {asked['rule']}"])
    own = next(iter(state.to_act), 0)
    before = game.facts(state, own)
    setup = short_position(game, state, [(seat, action)])
    state.apply(seat, game.parse(action))
    changed = _worth_showing(before, game.facts(state, own))
    lines = [f"> {turn_line(seat, [action])}"]
    fence = _fence(document, setup, [*lines, f"= {' | '.join(changed)}"] if changed else lines)
    if any(run(each, game) for each in fences(fence)):  # what comes by chance, which the position leaves open
        return _fence(document, setup, lines)
    return fence


def _worth_showing(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """The facts that have changed: of a few cards which they are, of many how many."""
    short = {name for name, value in after.items() if 0 < len(value.split()) <= _FEW}
    changed = [name for name in after if name in short and after[name] != before.get(name)]
    return [
        f"{name} {after[name]}" for name in changed if "-size" not in name or name.replace("-size", "") not in short
    ]


def _has_table(document: Document) -> bool:
    """True unless what the file says of its game cannot be read."""
    try:
        return document.game.seats[0] > 0
    except Exception:  # whatever the author's lines raise; it is among the faults
        return False


def _document(asked: dict[str, Any]) -> Document:
    beside: dict[str, str] = asked.get("beside", {})
    return read(asked["text"], beside.get)


def _fence(document: Document, setup: str, lines: list[str]) -> str:
    return "\n".join([f"```play {document.id}", *wrapped(setup), *lines, "```", ""])


def _told(failure: Failure) -> dict[str, Any]:
    found, wanted = failure.found[:_LONGEST], failure.wanted[:_LONGEST]
    return {"line": failure.line, "column": failure.column, "code": failure.code, "found": found, "wanted": wanted}


COMMANDS: dict[str, Callable[[dict[str, Any]], Any]] = {"check": checked, "example": example}
"""What is carried out without opening the file that the worker was given, by what a command asks for."""
