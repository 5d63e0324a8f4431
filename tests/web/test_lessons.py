"""The guided first games: their pages, and the controller that plays them with the reader."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from pyengine.rulebook.lesson import READER, load_lesson
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from web.engine.dispatcher import Dispatcher
from web.games import games, table_of
from web.parts.messages import Messages
from web.parts.page_paths import learn_path, rules_path
from web.site import lessons as learn
from web.site.rules import Page

ALL = [(game.id, lang) for game in games() for lang in LANGS]


@cache
def pages() -> dict[str, Page]:
    return {page.folder: page for page in learn.pages()}


@cache
def page(game_id: str, lang: str) -> str:
    return str(pages()[learn_path(game_id, lang)].content)


class Reader:
    """A reader of a lesson: sends commands, and has the last answer."""

    def __init__(self, game: str, lang: str = "en", **more: object) -> None:
        self.dispatcher = Dispatcher()
        self.answer = self.send(do="lesson", game=game, lang=lang, root="../../", **more)

    def send(self, **command: object) -> dict[str, Any]:
        self.answer = json.loads(self.dispatcher.send(json.dumps({"id": "lesson", **command})))
        return self.answer

    @property
    def html(self) -> str:
        return str(self.answer["html"])

    def replies(self) -> None:
        """Carry out the replies of the other seats."""
        while self.answer["wait"] is not None:
            self.send(do="tick")
            if "do=seen" in self.html:
                break

    def play(self, text: str) -> None:
        self.send(action=text)
        if 'data-do="seen"' in self.html:
            self.send(do="seen")
        self.replies()


@pytest.mark.parametrize(("game_id", "lang"), ALL)
def test_a_page_tells_the_whole_lesson(game_id: str, lang: str) -> None:
    lesson, html, t = load_lesson(game_id, lang), page(game_id, lang), Messages(lang)
    assert html.count("<h1>") == 1
    reading = html[html.index('id="reading"') :]
    assert re.findall(r"<h3>(.*?)</h3>", reading) == [_escaped(step.title) for step in lesson.steps]
    moves = sum(len(step.moves) for step in lesson.steps)
    assert reading.count('<li class="step play">') == moves
    assert "<code>" not in reading
    assert "**" not in html
    assert t("player-number", number=2) not in re.sub(r"<[^>]*>", "", reading)


def _escaped(text: str) -> str:
    return text.replace("'", "&#x27;")


@pytest.mark.parametrize(("game_id", "lang"), ALL)
def test_ids_are_there_once_and_nothing_in_the_text_acts(game_id: str, lang: str) -> None:
    html = page(game_id, lang)
    ids = Counter(re.findall(r' id="([^"]+)"', html))
    assert [ident for ident, count in ids.items() if count > 1] == []
    reading = html[html.index('id="reading"') : html.index("<footer")]
    assert "<button" not in reading
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)
    first = html[html.index('id="lesson"') : html.index('id="reading"')]
    assert all(" disabled" in button for button in re.findall(r"<button[^>]*>", first))


@pytest.mark.parametrize(("game_id", "lang"), ALL)
def test_rules_are_linked_where_they_stand(game_id: str, lang: str) -> None:
    root = pages()[learn_path(game_id, lang)].root
    links = re.findall(r'class="rule" href="([^"]+)"', page(game_id, lang))
    assert links
    assert all(link.startswith(f"{root}{rules_path(game_id, lang)}#") for link in links)


def test_each_page_has_its_own_description() -> None:
    assert len({found.about for found in pages().values()}) == len(ALL)
    assert all(60 < len(found.about) < 200 for found in pages().values())


@pytest.mark.parametrize(("game_id", "lang"), rest_in_endure(sorted(ALL, key=lambda of: of[1] != "en"), len(games())))
def test_the_engine_leads_through_the_lesson(game_id: str, lang: str) -> None:
    reader, lesson = Reader(game_id, lang), load_lesson(game_id, lang)
    for at, step in enumerate(lesson.steps):
        assert reader.answer["step"] == at
        assert f">{_escaped(step.title)}</h2>" in reader.html
        reader.replies()
        for move in step.moves:
            if move.seat == READER:
                assert 'data-do="point"' in reader.html
                reader.play(move.text)
        if reader.answer["step"] == at and at + 1 < len(lesson.steps):
            reader.send(do="next")
    assert reader.answer["step"] == len(lesson.steps) - 1
    assert 'data-state="over"' in reader.html
    assert f'href="../../play/?game={game_id}&amp;lang={lang}"' in reader.html


@pytest.mark.parametrize("game_id", [game.id for game in games()])
@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
def test_every_other_and_every_forbidden_move_is_answered(game_id: str, lang: str) -> None:
    lesson = load_lesson(game_id, lang)
    for at, step in enumerate(lesson.steps):
        reader = Reader(game_id, lang, step=str(at))
        reader.replies()
        for command in step.fence.commands if step.fence else ():
            if command.marker in "<>=":
                break
            for word in command.words[:1] if command.marker == "!" else command.words:
                reader.send(action=word)
                assert reader.answer["step"] == at
                if command.marker == "!":
                    assert f'<a class="rule" href="../../{rules_path(game_id, lang, command.words[1])}"' in reader.html
                else:
                    assert 'class="notice allowed"' in reader.html
                    assert step.other[0].replace("*", "") in reader.answer["say"]


def test_what_is_pointed_at() -> None:
    reader = Reader("face-to-face")
    reader.send(do="point")
    assert re.findall(r'<[^>]* data-pointed[^>]* data-source="([^"]+)"', reader.html) == ["5"]
    reader.send(source="5")
    assert re.findall(r'<[^>]* data-pointed[^>]* data-action="([^"]+)"', reader.html) == ["5&gt;own-up"]
    reader.send(action="5>own-up")
    assert "data-pointed" not in reader.html


def test_gems_are_pointed_at_by_their_letters() -> None:
    clicks = table_of("pearl").clicks
    assert [clicks.starts("RS>row1-left", source) for source in ("R.1", "S.2", "T.1")] == [True, True, False]
    assert not clicks.starts("draw", "R.1")


def test_back_goes_to_the_beginning_of_a_step_and_then_to_the_one_before() -> None:
    reader = Reader("flights", step="2")
    reader.play("g6>6")
    assert reader.answer["step"] == 2
    reader.send(do="back")
    assert reader.answer["step"] == 2
    assert 'data-source="g6"' in reader.html
    reader.send(do="back")
    assert reader.answer["step"] == 1
    reader.send(do="again")
    assert reader.answer["step"] == 0
    assert reader.send(do="back")["step"] == 0


def test_one_goes_on_only_when_nothing_is_left_to_do() -> None:
    reader = Reader("uno")
    assert reader.send(do="next")["step"] == 0
    assert reader.send(do="undo")["step"] == 0
    assert "trouble" in reader.send(action="nonsense")["html"]
    assert reader.answer["step"] == 0


def test_while_the_others_act_nothing_can_be_done() -> None:
    reader = Reader("uno")
    reader.send(action="b2>discard")
    assert reader.answer["wait"]
    assert 'data-action="' not in re.sub(r'data-action="[^"]*"(?=[^>]*disabled)', "", reader.html)
    reader.send(action="g5>discard")
    assert reader.answer["step"] == 0
    reader.replies()
    assert reader.answer["step"] == 1


@pytest.mark.parametrize("step", ["-1", "99", "x", ""])
def test_a_step_that_is_not_there_is_the_first(step: str) -> None:
    assert Reader("pearl", step=step).answer["step"] == 0


def test_a_root_is_a_way_up_and_nothing_else() -> None:
    reader = Reader("pearl")
    reader.send(do="lesson", game="pearl", lang="en", root="https://elsewhere.example/")
    reader.send(action="D>row1-right")
    assert 'href="rules/pearl/#PRL-4"' in reader.html


def test_an_unknown_game_is_reported() -> None:
    answer = Reader("chess").answer
    assert "notice trouble" in answer["html"]
