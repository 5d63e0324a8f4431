"""What is taken away passes `pyengine check` as it is, for random positions of every game."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import pyengine
from pyengine import rulebook
from pyengine.cli import main
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.shortening import wrapped
from pyengine.study import Chapter, Study
from tests.workbench.taken import played, refusals
from web.parts.messages import Messages
from web.workbench.document import Document
from web.workbench.export.fence import Example, facts_after, fence, line_after
from web.workbench.export.texts import TEXTS, choose, example, markdown, page_tag, position, record, study
from web.workbench.workspace import History, Workspace

games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
seeds = pytest.mark.parametrize("seed", [3, 11, 29])


def workspace_of(chapter: Chapter, at: int) -> Workspace:
    document = Document(Study(chapter.root.game, (chapter,)), 0, at)
    return Workspace(History(document), Messages("en"), base="https://games.example/workbench/")


@games
@seeds
def test_an_example_with_all_it_can_show_holds(game: Game, seed: int) -> None:
    rng = Prng(seed)
    chapter = played(game, seed, 24)
    at = rng.below(len(chapter.main_line))
    moves = min(8, len(line_after(chapter, at)))
    nodes = [at, *line_after(chapter, at)[:moves]]
    refused = {node: refusals(game, chapter, node, rng) for node in nodes}
    facts = tuple(facts_after(game, chapter, at, moves))
    text = fence(game, chapter, at, Example(moves, refused, facts))
    assert rulebook.check(text) == []
    [found] = rulebook.fences(text)
    markers = [command.marker for command in found.commands]
    assert markers.count("!") == sum(map(len, refused.values()))
    assert "=" in markers
    assert sum(len(command.words) for command in found.commands if command.marker == ">") == moves


@games
def test_a_wrong_example_would_be_found(game: Game) -> None:
    chapter = played(game, 5, 8)
    text = fence(game, chapter, 0, Example(4, {}, ("seat",)))
    wrong = re.sub(r"^= seat .*$", "= seat 99", text, flags=re.MULTILINE)
    assert wrong != text
    assert rulebook.check(wrong)


@games
def test_a_position_in_lines_is_the_same_position(game: Game) -> None:
    state = played(game, 4, 10).state(5)
    lines = wrapped(game.write(state))
    assert game.position("\n".join(lines)) == state
    assert max(map(len, lines)) <= max(102, *(len(item) + 2 for item in game.write(state).split("|")))


@games
@seeds
def test_the_tag_has_the_position(game: Game, seed: int) -> None:
    chapter = played(game, seed, 12)
    at = len(chapter.main_line) - 1
    workspace = workspace_of(chapter, at)
    choose(workspace, "theme=dark")
    choose(workspace, "readonly=yes")
    text = page_tag(workspace).text
    [found] = re.findall(r' position="([^"]*)"', text)
    assert game.position(unescape(found)) == chapter.state(at)
    assert '<script src="https://games.example/embed.js"></script>' in text
    assert f'<tabletop-game game="{game.id}"' in text
    assert ' theme="dark" readonly></tabletop-game>' in text
    assert rulebook.check(f"```play {game.id}\n{unescape(found)}\n```\n") == []


@games
@seeds
def test_files_pass_the_command_that_checks_them(
    game: Game, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chapter = played(game, seed, 16)
    workspace = workspace_of(chapter, len(chapter.main_line) // 2)
    for make in (example, record, study, markdown):
        taken = make(workspace)
        path = tmp_path / taken.file
        path.write_text(taken.text, "utf-8")
        assert main(["check", str(path)]) == 0, capsys.readouterr().out


@games
def test_the_record_and_the_position_are_those_of_the_place(game: Game) -> None:
    chapter = played(game, 7, 12)
    workspace = workspace_of(chapter, 6)
    assert Record.parse(record(workspace).text).replay() == chapter.state(6)
    assert game.position(position(workspace).text.strip()) == chapter.state(6)


def test_every_text_has_a_file_of_its_own() -> None:
    workspace = workspace_of(played(pyengine.game("uno"), 3, 6), 2)
    names = [make(workspace).file for make in TEXTS.values()]
    assert len(set(names)) == len(TEXTS)


def test_the_tag_of_one_seat_gives_the_reader_that_seat() -> None:
    chapter = played(pyengine.game("uno"), 3, 6)
    workspace = workspace_of(chapter, 2)
    state = chapter.state(2)
    assert "seats=" not in page_tag(workspace).text
    workspace.viewer = next(seat for seat in range(state.players) if state.to_act[:1] != (seat,))
    seats = ["human" if seat == workspace.viewer else "bot:1" for seat in range(state.players)]
    assert f'seats="{",".join(seats)}"' in page_tag(workspace).text
