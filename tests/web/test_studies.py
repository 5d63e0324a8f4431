"""The studies that ship: they hold, are complete in every language, and are pages that need no script."""

from __future__ import annotations

import re
from functools import cache

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.study import Chapter, Node, parse_study
from pyengine.study.check import check_study
from pyengine.study.shipped import load_study, study_names, study_text
from tests.languages import WHOLE as LANGS
from web.engine.controllers.diagram import session_of
from web.engine.scene import scene_of
from web.games import games
from web.parts.drawing import draw
from web.parts.html import Html
from web.parts.marked import all_names, marked
from web.parts.messages import Messages
from web.parts.page_paths import study_path
from web.pictures.study_chapter import picture_seat
from web.site.rules import Page
from web.site.search_index import search_indexes
from web.site.studies import files, pages, shipped

LARGEST = 300_000
"""The most bytes of a study's page."""
SHIPPED = [(game.id, name) for game, name in shipped()]
each = pytest.mark.parametrize(("game_id", "name"), SHIPPED, ids=[f"{game}-{name}" for game, name in SHIPPED])


@cache
def by_folder() -> dict[str, Page]:
    return {page.folder: page for page in pages()}


def test_there_is_a_study_of_every_game() -> None:
    assert {game.id for game, _ in shipped()} == {game.id for game in games()}
    with pytest.raises(pyengine.OptionError):
        load_study("uno", "../uno/studies/none")


@each
def test_it_holds_and_is_complete_in_every_language(game_id: str, name: str) -> None:
    text = study_text(game_id, name)
    assert check_study(text) == []
    study = parse_study(text)
    assert study.format() == text, "it is written as the engine writes it"
    assert set(LANGS) <= set(study.languages)
    assert 3 <= len(study.chapters) <= 6
    assert any(node.stop for chapter in study.chapters for node in chapter.nodes)


def noted(chapter: Chapter) -> list[tuple[int, Node]]:
    return [(at, node) for at, node in enumerate(chapter.nodes) if node.marks or node.arrows]


def drawn(game: Game, chapter: Chapter, at: int) -> Html:
    state, t = chapter.state(at), Messages("en")
    scene = scene_of(session_of(game, game.write(state), picture_seat(chapter, at, state), t), t)
    return draw(scene)


@each
def test_what_it_marks_is_on_the_table(game_id: str, name: str) -> None:
    game = pyengine.game(game_id)
    for chapter in load_study(game_id, name).chapters:
        for at, node in noted(chapter):
            named = {part for part, _ in node.named()}
            assert named <= all_names(drawn(game, chapter, at)), f"line {node.where[0] or chapter.line}"


@each
def test_its_pages_are_small_and_whole(game_id: str, name: str) -> None:
    study = load_study(game_id, name)
    for lang in LANGS:
        html = by_folder()[study_path(game_id, name, lang)].content
        assert len(html.encode()) < LARGEST
        assert "<script" not in html
        assert html.count('class="study-chapter"') == len(study.chapters)
        stops = sum(node.stop is not None for chapter in study.chapters for node in chapter.nodes)
        assert html.count('class="study-stop"') == stops
        assert not re.search(r'href="#(?!chapter-)', html), "rules are in the rulebook"
        marks = sum(bool(node.marks) for chapter in study.chapters for node in chapter.nodes)
        assert html.count(" data-marked") >= marks
        assert f"workbench/?game={game_id}&amp;study={name}" in html


def test_the_overview_and_the_search_have_them() -> None:
    overview = by_folder()["studies/uk/"]
    index = search_indexes()["rules/search.uk.json"]()
    for game_id, name in SHIPPED:
        assert f"studies/{game_id}/{name}/uk/" in overview.content
        assert f"studies/{game_id}/{name}/uk/#chapter-2" in index
        assert f"studies/{game_id}/{name}/{name}.txt" in files()
    assert study_names("uno") == sorted(study_names("uno"))


def test_marks_find_their_parts() -> None:
    hand = '<ul data-zone="hand"><button data-source="17">17</button><button data-source="D.1">D</button></ul>'
    parts = '<li data-player="2"></li><li data-part="r2c3"></li><span data-move="card-b2"></span><i data-tip="17"></i>'
    table = Html(hand + parts)
    assert all_names(table) == {"hand", "17", "D", "seat2", "r2c3", "row2", "col3", "b2"}
    html = marked(table, ["hand", "seat2", "row2"], [("17", "D"), ("17", "b2")])
    assert html.count("data-marked") == 3
    assert '<button data-arrow-from="1 2" data-source="17">' in html
    assert '<button data-arrow-to="1" data-source="D.1">' in html
    assert '<span data-arrow-to="2" data-move="card-b2">' in html
    assert marked(table, []) == table
