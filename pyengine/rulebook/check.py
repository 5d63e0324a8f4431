"""Runs the fences of a text, examples, set-ups and lessons, and reports which do not hold."""

from __future__ import annotations

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.rulebook.blocks import Setup, components, setups
from pyengine.rulebook.fence import fences
from pyengine.rulebook.lesson import read_lesson
from pyengine.rulebook.references import dead_references
from pyengine.rulebook.rehearse import rehearse
from pyengine.rulebook.run import Failure, broken, run, start
from pyengine.rulebook.sections import read_sections

__all__ = ["Failure", "check", "first_state", "run", "start"]


def check(text: str) -> list[Failure]:
    """Run every example and set-up of a Markdown text, and its lesson if it is one; an empty list means that all hold.

    Broken anchors and components are reported too, and in prose links and rules that lead nowhere; whether the codes
    of components can be drawn is known to the page only.
    """
    try:
        read_sections(text)
        components(text)
        tables = [(block.game, entry) for block in setups(text) for entry in block.entries]
        set_up = [failure for game_id, entry in tables if (failure := _failure(game_id, entry))]
        found = fences(text)
        lesson = read_lesson(text, "") if fences(text, "step") else None
        dead = dead_references(text)
    except NotationError as error:
        return [broken(error, 0)]
    failures = [failure for fence in found for failure in run(fence)]
    return failures + set_up + (rehearse(lesson) if lesson else []) + dead


def first_state(game_id: str, setup: Setup) -> State:
    """The state that a set-up shows; raises `OptionError`, and `NotationError` if it is not for that many players."""
    try:
        state = start(find_game(game_id), setup.position)
    except NotationError as error:
        raise error.moved(setup.line - 1, setup.column - 1) from None
    if state.players != setup.players:
        raise NotationError(str(setup.players), setup.line, 1, str(state.players))
    return state


def _failure(game_id: str, setup: Setup) -> Failure | None:
    try:
        first_state(game_id, setup)
    except NotationError as error:
        return broken(error, 0)
    except OptionError as error:
        return broken(error, setup.line)
    return None
