"""An example of a rulebook is opened on the workbench, and its fence is given back."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from pyengine.core.game import Game
from pyengine.games import games
from pyengine.rulebook import check, fences, load
from pyengine.rulebook.fence import Fence
from pyengine.study.editing import add_action
from web.protocol.workbench import OpenWorkbench
from web.site.diagram import source_of
from web.workbench.address import Route, read_address
from web.workbench.export.texts import example
from web.workbench.workspace import History, Workspace

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def asked(game: str, text: str) -> Route:
    query = f"?{urlencode({'game': game, 'lang': 'en', 'example': text})}"
    return read_address(OpenWorkbench(id="1", do="workbench", query=query))


def opened(game: str, text: str) -> Workspace:
    """The workbench as the link of an example opens it."""
    route = asked(game, text)
    assert route.problem is None, route.problem
    assert route.document
    assert route.tab == "export"
    return Workspace(History(route.document), tab=route.tab, memory=dict(route.memory))


def seated(game: Game, fence: Fence) -> list[tuple[str, list[str]]]:
    """What a fence says, whichever way its seats and lines are written: its markers with their words."""
    said = list[tuple[str, list[str]]]()
    for command in fence.commands:
        if command.marker == "=":
            words = " ".join(command.words).split()
        else:
            words = [game.format(game.parse(command.words[0]))]
            words += (
                command.words[1:] if command.marker in "!~" else map(game.format, map(game.parse, command.words[1:]))
            )
        if said and said[-1][0] == command.marker in ">=":
            said[-1][1].extend(words)
        else:
            said.append((command.marker, words))
    return [(marker, sorted(words) if marker == "=" else words) for marker, words in said]


@every_game
def test_every_example_of_a_rulebook_is_given_back(game: Game) -> None:
    for fence in fences(load(game.id, "en").text):
        text = example(opened(game.id, source_of(fence))).text
        assert check(text) == [], text
        [back] = fences(text)
        assert back.setup == fence.setup
        assert [each for each in seated(game, back) if each[0] != "="] == [
            each for each in seated(game, fence) if each[0] != "="
        ]
        facts = [sum(len(words) for marker, words in seated(game, each) if marker == "=") for each in (back, fence)]
        assert facts[0] == facts[1], text


def test_what_was_said_of_something_that_is_changed_is_gone() -> None:
    text = "own up 27 | hand 17 18 27 28 40 45\n! 18>own-up F2F-8\n? 28>own-up\n> 17>own-up\n= own hand-size 4"
    workspace = opened("face-to-face", text.replace("27 28", "28"))
    assert example(workspace).text.count("\n! 1: 18>own-up F2F-8\n? 1: 28>own-up\n> 1: 17>own-up\n= own hand-size") == 1
    document = workspace.document
    chapter, _ = add_action(document.current_chapter, 1, "28>own-up")
    workspace.change(document.with_chapter(chapter))
    assert "> 1: 17>own-up 28>own-up\n= own hand-size 3" in example(workspace).text
    workspace.change(workspace.document.with_chapter(chapter, 1))
    now = example(workspace).text
    assert "F2F-8" not in now
    assert check(now) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hand 99 98", True),
        ("hand 17 18 27 28 40 45\n> 3>own-up", True),
        ("```\n```play uno", True),
        ("deal seed=7", False),
    ],
)
def test_an_example_that_cannot_be_opened_is_told_of(text: str, problem: bool) -> None:
    assert bool(asked("face-to-face", text).problem) == problem
