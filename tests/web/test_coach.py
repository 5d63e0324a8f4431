"""The coach of a first game: its lines game by game, when they are told, and what a device remembers."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import pyengine
from pyengine import rulebook
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.engine.coach import Coach
from web.engine.scene import PlayScene, still_scene
from web.engine.session import Session
from web.engine.setup import read
from web.games import games, table_of
from web.parts.coach import goal_of
from web.parts.messages import Messages
from web.parts.play_layout import PlayLayout, frame
from web.site.opening import opening

IDS = [game.id for game in games()]

GOALS = {
    "uno": {"goal", "least"},
    **{game_id: {"goal"} for game_id in IDS if game_id != "uno"},
}
MAIN = {
    "face-to-face": "F2F-6 F2F-8 F2F-9 F2F-10 F2F-12 F2F-15 F2F-16 F2F-17 F2F-18 F2F-19",
    "flights": "FLI-4 FLI-5 FLI-8 FLI-10 FLI-11 FLI-12 FLI-17 FLI-18 FLI-19 FLI-20 FLI-21",
    "glastonbury": "GLA-7 GLA-8 GLA-9 GLA-10 GLA-11 GLA-14 GLA-16 GLA-17 GLA-18 GLA-20 GLA-23 GLA-24 GLA-27",
    "nizam": "NIZ-5 NIZ-6 NIZ-7 NIZ-8 NIZ-9 NIZ-10 NIZ-11 NIZ-12 NIZ-14 NIZ-16 NIZ-17 NIZ-19",
    "pearl": "PRL-4 PRL-5 PRL-6 PRL-7 PRL-9 PRL-10 PRL-11 PRL-13",
    "uno": "UNO-2 UNO-5 UNO-6 UNO-7 UNO-9 UNO-10 UNO-11 UNO-12 UNO-13 UNO-14 UNO-17 UNO-19 UNO-21",
}
"""The rules that somebody has to hear of who plays a game for the first time."""

PLAYED = {
    "face-to-face": ("", 3),
    "flights": ("&target=20", 8),
    "glastonbury": ("", 5),
    "glastonbury ": ("&recipes=on&outer_lines=on", 2),
    "nizam": ("", 8),
    "nizam ": ("&seats=human", 2),
    "pearl": ("&bound=500", 2),
    "uno": ("&target=100", 3),
    "uno ": ("&target=100&seats=human,bot:random&scoring=caught&two_player_reverse=plain", 2),
    "uno  ": ("&target=100&seats=human,bot:random&bluff=off", 2),
}
"""Set-ups by the game (spaces tell those of one game apart), with the number of games in which every line occurs."""


def dealt(game_id: str, more: str = "", seed: int = 1) -> Session:
    seats = "" if "seats=" in more else "&seats=human,bot:random" + ",bot:random" * (game_id == "uno")
    return Session(read(f"game={game_id}&seed={seed}{seats}{more}")[0])


class Told:
    """A line as it was told: the scene, and its sentences by language."""

    def __init__(self, coach: Coach, session: Session) -> None:
        assert coach.line is not None
        self.line = coach.line
        self.scene = scene_of(session)
        self.texts = {lang: coach.line.text(scene_of(session, lang)) for lang in LANGS}


def scene_of(session: Session, lang: str = "en") -> PlayScene:
    return still_scene(session, Messages(lang))


def play(session: Session, coach: Coach, chance: random.Random, most: int = 1500) -> Iterator[Told | None]:
    """Play a game at random, and give for each moment of the reader's what is told new."""
    for _ in range(most):
        text = coach.follow(session, scene_of(session))
        if session.state.outcome is not None:
            return
        if session.stopped:
            session.seen()
            continue
        if session.legal() and (session.viewer in session.awaited or chance.random() < 0.5):
            yield Told(coach, session) if text else None
            session.choose(None)
            session.attempt(chance.choice(session.legal()))
            assert session.refusal is None
        else:
            before = len(session.timeline.moments)
            while len(session.timeline.moments) == before and session.next_bot is not None and not session.stopped:
                session.run()


@cache
def lines_told(key: str) -> tuple[list[list[Told | None]], str]:
    """What some games of a set-up tell, and what is remembered at the end."""
    more, count = PLAYED[key]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("web.engine.session.PAUSES", {"normal": 0, "fast": 0, "instant": 0})
        patch.setattr("web.engine.session._TO_CALL", 0)
        found, coach = [], Coach()
        for seed in range(1, count + 1):
            coach.told.pop(key.strip(), None)
            found.append(list(play(dealt(key.strip(), more, seed), coach, random.Random(seed))))
        return found, coach.write()


@pytest.mark.parametrize("key", PLAYED)
def test_the_goal_comes_first_and_each_line_once(key: str) -> None:
    for told in lines_told(key)[0]:
        assert told[0] is not None
        assert told[0].line is goal_of(told[0].scene)
        idents = [each.line.ident for each in told if each]
        assert len(idents) == len(set(idents))
        assert idents[0] in GOALS[key.strip()]
        assert len(GOALS[key.strip()].intersection(idents)) == 1


@pytest.mark.parametrize("game_id", IDS)
def test_every_line_occurs_and_every_main_rule_is_told(game_id: str) -> None:
    lines = table_of(game_id).coach
    assert {line.rule for line in lines} == set(MAIN[game_id].split())
    found = [each for key in PLAYED if key.strip() == game_id for told in lines_told(key)[0] for each in told]
    assert {each.line.ident for each in found if each} == {line.ident for line in lines}


@pytest.mark.parametrize("game_id", IDS)
def test_a_line_is_short_and_names_a_rule_of_the_book(game_id: str) -> None:
    for lang in LANGS:
        rules = rulebook.load(game_id, lang).rules
        for line in table_of(game_id).coach:
            assert line.rule in rules
            assert line.message in Messages(lang)
    told = [each for key in PLAYED if key.strip() == game_id for game in lines_told(key)[0] for each in game if each]
    for each in told:
        for lang, text in each.texts.items():
            assert 15 < len(text) <= 150, (lang, text)
            assert text[-1] in ".?!"
            assert "{" not in text


def own(scene: PlayScene) -> dict[str, Any]:
    return dict(scene.view["players"][0])


def ends_with(*ends: str) -> Callable[[PlayScene], bool]:
    return lambda scene: any(text.endswith(ends) for text in scene.legal)


def begins_with(*begins: str) -> Callable[[PlayScene], bool]:
    return lambda scene: any(text.startswith(begins) for text in scene.legal)


def shifts(scene: PlayScene) -> list[str]:
    return [text for text in scene.legal if text.partition(">")[2].startswith(("row", "col"))]


TRUE: dict[str, Callable[[PlayScene], bool]] = {
    "uno-call": lambda scene: ends_with("!")(scene) and own(scene)["count"] == 2,
    "uno-catch": begins_with("catch"),
    "uno-challenge": lambda scene: {"challenge", "accept"} <= set(scene.legal),
    "uno-draw": lambda scene: scene.legal == ("draw",),
    "uno-drawn": lambda scene: "keep" in scene.legal,
    "uno-lay": lambda scene: "draw" in scene.legal,
    "uno-two": begins_with("wild+2>"),
    "uno-wild": begins_with("wild>"),
    "glastonbury-take": ends_with(">cauldron", ">spells", ">cast"),
    "glastonbury-hidden": lambda scene: own(scene)["count"] > 1,
    "glastonbury-corner": lambda scene: not any(">" in text for text in scene.legal),
    "glastonbury-recipes": lambda scene: own(scene)["recipes"] is not None,
    "pearl-tasks": ends_with(">done"),
    "pearl-shift": lambda scene: bool(shifts(scene)),
    "pearl-draw": lambda scene: "draw" in scene.legal,
    "pearl-done": lambda scene: "prove" in scene.legal,
    "pearl-hold": lambda scene: "end" in scene.legal,
    "nizam-activate": lambda scene: "activate" in scene.legal,
    "nizam-shift": lambda scene: bool(shifts(scene)),
    "nizam-draw": lambda scene: "draw" in scene.legal,
    "nizam-three": lambda scene: any(len(text.partition(">")[0]) == 3 for text in shifts(scene)),
    "nizam-limit": lambda scene: len(scene.view["players"]) == 1,
    "flights-lay": lambda scene: all(text[-2] == ">" for text in scene.legal),
    "flights-pick": begins_with("take>"),
    "flights-used": lambda scene: bool(own(scene)["used"]),
    "face-to-face-draw": lambda scene: "draw" in scene.legal,
    "face-to-face-give": lambda scene: any(">their" in text for text in scene.legal),
    "face-to-face-two": lambda scene: scene.view["laid"] == 1 and "draw" not in scene.legal,
    "face-to-face-empty": lambda scene: own(scene)["draw"] == 0,
}
"""What can be read off a scene when a line is told, by game and line: judges that share no code with the games'."""


@pytest.mark.parametrize("game_id", IDS)
def test_a_rule_is_told_when_it_matters(game_id: str) -> None:
    judged = set()
    for key in (key for key in PLAYED if key.strip() == game_id):
        for each in (each for told in lines_told(key)[0] for each in told if each):
            name = f"{game_id}-{each.line.ident}"
            if name in TRUE:
                judged.add(name)
                assert TRUE[name](each.scene), each.texts["en"]
    assert judged == {name for name in TRUE if name.rpartition("-")[0] == game_id}


def test_what_a_reverse_and_a_bluff_are_is_said_as_this_table_plays() -> None:
    def said(key: str, ident: str) -> str:
        told = (each for game in lines_told(key)[0] for each in game if each)
        return next(each.texts["en"] for each in told if each.line.ident == ident)

    assert said("uno", "reverse") == "A Reverse turns the direction of play round."
    assert "changes nothing" in said("uno ", "reverse")
    assert "makes the other one miss a turn" in said("uno  ", "reverse")
    assert said("uno", "two").endswith(", or as a bluff.")
    assert said("uno  ", "two").endswith("the colour in force.")
    assert "the fewest points win" in said("uno ", "least")
    assert said("glastonbury", "end").startswith("Whoever takes the last card of a row or column from 2 to 5 ends")
    assert said("glastonbury ", "end").startswith("Whoever takes the last card of a row or column ends")


def test_numbers_are_those_of_the_engine() -> None:
    t = Messages("en")
    piles = pyengine.game("face-to-face").deal(2, 1).view(0)["players"][0]
    assert f"all {piles['draw'] + len(piles['hand'])} of your cards" in t("f2f-coach-goal")
    assert len(pyengine.game("pearl").deal(2, 1).view(0)["players"][0]["open"]) == 8
    assert "eight tasks" in t("prl-coach-goal")


class Reader:
    """A reader at the play page: sends commands, and has the last answer."""

    def __init__(self, query: str, coach: str = "", **more: object) -> None:
        self.table = PlayTable()
        self.answer = self.send(do="start", query=query, coach=coach, **more)

    def send(self, **command: object) -> dict[str, Any]:
        self.answer = json.loads(self.table.send(json.dumps(command)))
        return self.answer

    @property
    def line(self) -> str:
        """The sentence in the strip; empty where there is none."""
        html = str(self.answer["html"])
        if 'id="coach"' not in html:
            return ""
        return html.partition('id="coach"')[2].partition("<p>")[2].partition("<")[0].strip()


UNO = "game=uno&seed=6&lang=en&seats=human,bot:random"


def test_a_first_game_begins_with_its_goal_which_is_read_out() -> None:
    reader = Reader(UNO)
    assert reader.line == Messages("en")("uno-coach-goal")
    assert reader.line in reader.answer["say"]
    assert 'data-value="rules:UNO-2"' in reader.answer["html"]


def test_a_line_is_done_once_one_has_acted_and_the_device_remembers_it() -> None:
    reader = Reader(UNO)
    assert reader.answer["coach"] == "uno="
    session = reader.table.session
    assert session is not None
    while "uno=goal" not in str(reader.answer.get("coach")):
        reader.send(action=session.legal()[0]) if session.legal() else reader.send(do="tick")
    again = Reader(UNO, reader.answer["coach"])
    assert Messages("en")("uno-coach-goal") not in again.answer["say"]
    assert again.line


def test_whoever_knows_the_game_ends_it_and_may_call_it_back() -> None:
    reader = Reader(UNO)
    reader.send(do="coach", value="known")
    assert (reader.line, reader.answer["coach"], reader.answer["focus"]) == ("", "uno=known", "#table")
    assert Reader(UNO, "uno=known").line == ""
    assert Reader("game=pearl&lang=en", "uno=known").line == Messages("en")("prl-coach-goal")
    assert 'data-do="coach" data-value="again"' in reader.answer["html"]
    reader.send(do="coach", value="again")
    assert reader.line == Messages("en")("uno-coach-goal")
    assert 'data-do="coach" data-value="again"' not in reader.answer["html"]


@pytest.mark.parametrize(
    "query",
    [
        "game=uno&seats=human,human",
        "game=uno&seats=bot:random,bot:random",
        "game=uno&pace=instant",
    ],
)
def test_there_is_none_where_nobody_learns(query: str) -> None:
    reader = Reader(query)
    assert reader.line == ""
    assert 'data-do="coach"' not in reader.answer["html"]


def test_there_is_none_on_a_page_with_a_record() -> None:
    record = Session(read(UNO)[0]).timeline.record.format()
    reader = Reader(UNO)
    reader.send(do="load", text=record)
    assert reader.line == ""


def test_the_game_over_ends_it() -> None:
    coach, session = Coach(), dealt("uno", "&target=100&seats=human,bot:random")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("web.engine.session.PAUSES", {"normal": 0, "fast": 0, "instant": 0})
        patch.setattr("web.engine.session._TO_CALL", 0)
        list(play(session, coach, random.Random(1)))
    t = Messages("en")
    assert coach.write() == "uno=known"
    assert t("coach-over") in str(coach.strip(scene_of(session)))  # its place stays until the next deal
    following = dealt("uno")
    assert coach.follow(following, scene_of(following)) == ""
    assert coach.strip(scene_of(following)) is None


@pytest.mark.parametrize("text", ["", "=", ";;", "uno", "uno=;=goal", "x" * 9000, "uno=goal,,;pearl=known=1"])
def test_what_a_device_remembers_may_be_anything(text: str) -> None:
    assert Reader(UNO, text).line


@pytest.mark.parametrize("game_id", IDS)
@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
def test_the_opening_board_has_the_strip_of_the_first_picture(game_id: str, lang: str) -> None:
    game = pyengine.game(game_id)
    board = str(opening(game, max(2, game.seats[0]), Messages(lang)))
    session = dealt(game_id, "&seats=human,bot:random")
    scene, coach = scene_of(session, lang), Coach()
    coach.follow(session, scene)
    goal = goal_of(scene)
    assert goal is not None
    assert f"<p>{goal.text(scene)} <button disabled" in board.replace("&#x27;", "'")
    assert board.count('id="coach"') == 1


def test_the_strip_stands_above_the_last_events_and_the_table() -> None:
    session = dealt("uno")
    scene, coach = scene_of(session), Coach()
    coach.follow(session, scene)
    html = str(frame(scene, coach.strip(scene) or pytest.fail("no strip"), PlayLayout(coach=coach.strip(scene))))
    assert html.index('id="coach"') < html.index('class="latest"') < html.index('id="table"')
