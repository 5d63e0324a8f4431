"""Whatever is clicked on a table, nobody reads a sentence of the notation's parser, and what was chosen stays."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any

import pytest

from pyengine.core.errors import NotationError
from pyengine.core.record import Player, Record
from pyengine.games import game as find_game
from tests.endure import more_in_endure
from tests.languages import WHOLE as LANGS
from tests.web.benches import GAMES, Bench
from tests.web.play_table import PlayTable
from web.engine.controllers.base import TableController
from web.games import table_of
from web.workbench.annotating.marking import point
from web.workbench.annotating.place import node_of

_TAG = re.compile(r"<[a-z][^<>]*>")
_FIELD = re.compile(r' data-(action|also|try|source|target|seat)="([^"]*)"')
Fields = dict[str, str]


class Clicked(PlayTable):
    """A play page where every control of the table is clicked, but for those that do a legal action."""

    def __init__(self, query: str) -> None:
        super().__init__()
        self.answer = self.command(do="start", query=query, langs=["en"])

    def command(self, **command: object) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.send(json.dumps(command)))
        return answer

    @property
    def controller(self) -> TableController:
        return self.controllers[""]

    def controls(self) -> list[Fields]:
        """The attributes of each control that is drawn now, each once."""
        html = self.command(do="dismiss")["html"]
        found = [{name: unescape(value) for name, value in _FIELD.findall(tag)} for tag in _TAG.findall(html)]
        return [dict(each) for each in dict.fromkeys(tuple(fields.items()) for fields in found if fields)]

    def click(self, fields: Fields) -> str:
        """Click; the action that was tried, or nothing. Checks that a refused or senseless one loses no choice."""
        session = self.session
        assert session
        chosen, moments = session.chosen, len(session.timeline.moments)
        tried = self.tried(fields)
        if tried in session.legal() or any(tried == text for _, text in session.callers()):
            return ""
        self.controller.dismiss()
        self.controller.touch(fields)  # type: ignore[arg-type]
        problem = self.controller.problem
        assert problem is None or problem.error is None, (fields, chosen, session.timeline.record.format())
        if tried:
            assert session.chosen == chosen, fields
            assert len(session.timeline.moments) == moments
            assert problem or session.refusal, fields
        return tried

    def tried(self, fields: Fields) -> str:
        """The action that a click tries."""
        session = self.session
        assert session
        table, chosen = table_of(session.setup.game.id), session.chosen or fields.get("source")
        if text := fields.get("action") or fields.get("also") or fields.get("try"):
            return text
        return table.clicks.action(chosen, fields["target"]) if chosen and "target" in fields else ""

    def advance(self, chance: Random) -> bool:
        """Do something legal for the person, or let the bots go on; False once the game is over."""
        session = self.session
        assert session
        if session.stopped:
            session.seen()
        elif session.legal():
            session.attempt(chance.choice(session.legal()))
        elif session.timeline.state.outcome:
            return False
        else:
            _act_at_random(session, chance)
        return True


def _act_at_random(session: Any, chance: Random) -> None:
    """A bot's action, chosen by chance."""
    state = session.timeline.state
    seat = next(seat for seat in state.to_act if seat not in session.humans)
    session._record_events(session.timeline.apply(seat, chance.choice(state.legal(seat))))


def tables(game: str, steps: int, every: int, *, watching: bool = False) -> Iterator[tuple[Clicked, Random]]:
    """A game under way, now and then."""
    chance = Random(f"{game} {steps}")
    seats = "bot:1,bot:1" if watching else "human,bot:1"
    table = Clicked(f"?game={game}&seats={seats}&seed=3&pace=instant")
    for step in range(steps):
        if step % every == 0:
            yield table, chance
        if not table.advance(chance):
            return


def click_all(table: Clicked, chance: Random, most: int) -> int:
    """Click everything, with nothing chosen and with some of the sources chosen; how many clicks were tries."""
    session, tries = table.session, 0
    assert session
    session.choose(None)
    first = table.controls()
    sources = list(dict.fromkeys(fields["source"] for fields in first if "source" in fields and "action" not in fields))
    for chosen in [None, *chance.sample(sources, min(most, len(sources)))]:
        session.choose(None)
        if chosen is not None:
            table.click({"source": chosen})
        before = session.chosen
        for fields in table.controls() if chosen else first:
            session.choose(before)
            tries += bool(table.click(fields))
    session.choose(None)
    return tries


@pytest.mark.parametrize("steps", more_in_endure(40, 400))
@pytest.mark.parametrize("game", GAMES)
def test_no_click_is_answered_by_the_parser(game: str, steps: int) -> None:
    tries = sum(click_all(table, chance, 12) for table, chance in tables(game, steps, every=13))
    assert tries > 20


@pytest.mark.parametrize("game", GAMES)
def test_who_only_watches_is_told_so(game: str) -> None:
    for table, chance in tables(game, 6, every=5, watching=True):
        click_all(table, chance, 2)
        table.controller.touch({"do": "touch", "try": "nonsense"})
        assert table.controller.problem
        assert table.controller.problem.where == "watching"


@pytest.mark.parametrize("lang", LANGS)
def test_a_wild_keeps_its_place_until_its_colour_is_named(lang: str) -> None:
    position = "hand 1 wild+2 b7 b8 | hand 2 g3 g4 | discard r1"
    table = Clicked(f"?game=uno&seats=human,bot:1&lang={lang}")
    table.command(do="load", text=Record("uno", 2, position, seats=(Player("human"), Player("bot:1"))).format())
    session = table.session
    assert session
    table.command(source="wild+2")
    assert session.chosen == "wild+2"
    answer = table.command(target="discard")
    t = table.controller.messages
    assert session.chosen == "wild+2"
    assert t("no-place-colour") in answer["say"]
    assert t("trouble-no-place") not in answer["say"]
    assert t("uno-hint-name", call="none", drawn="no") in answer["say"]


def test_a_lesson_and_a_puzzle_say_what_they_wait_for() -> None:
    table = PlayTable()
    table.send(json.dumps({"do": "lesson", "id": "lesson", "game": "uno", "lang": "en"}))
    lesson = table.controllers["lesson"].session
    assert lesson
    lesson.moves_left = []  # type: ignore[attr-defined]
    answer = json.loads(table.send(json.dumps({"id": "lesson", "try": "draw"})))
    assert "This step is done. Press “Go on”." in answer["say"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("tab", ["setup", "analyse"])
def test_the_workbench_takes_every_click(game: str, tab: str) -> None:
    found_game = find_game(game)
    bench = Bench(game, f"position={found_game.write(found_game.new(2, 3, {}))}")
    chance = Random(f"{game} {tab}")
    bench.send(do="tab", value=tab)
    for click in range(4):
        found = [dict(_FIELD.findall(tag)) for tag in _TAG.findall(bench.html)]
        sources = [fields["source"] for fields in found if "source" in fields]
        targets = [fields["target"] for fields in found if "target" in fields]
        if click and not sources:  # a click may have done an action after which there is nothing to choose
            break
        bench.workspace.chosen = ""
        bench.send(source=unescape(chance.choice(sources)))
        chosen = bench.workspace.chosen
        before = bench.workspace.document.text
        bench.send(target=unescape(chance.choice(targets)))
        assert bench.problem is None or bench.problem.error is None
        if bench.problem:
            assert (bench.workspace.chosen, bench.workspace.document.text) == (chosen, before)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_that_can_be_clicked_can_be_marked(game: str) -> None:
    chance = Random(game)
    played = Clicked(f"?game={game}&seats=human,bot:1&seed=3&pace=instant")
    for _ in range(9):
        played.advance(chance)
    assert played.session
    text = played.session.setup.game.write(played.session.timeline.state)
    bench = Bench(game, f"position={text}")
    bench.send(do="tab", value="study")
    names = set(map(unescape, re.findall(r'data-do="study-mark" data-value="([^"]*)"', bench.html)))
    assert len(names) > 4
    for name in names:
        point(bench.workspace, {"do": "study-mark", "value": name})
        assert name in node_of(bench.workspace).marks


def test_a_card_on_the_discard_is_no_part_of_its_own() -> None:
    bench = Bench("uno", "position=hand 1 b7 b8 | hand 2 g3 | discard b1")
    bench.send(do="tab", value="study")
    assert 'data-do="study-mark" data-value="discard"' in bench.html
    assert 'data-value="b1-1"' not in bench.html


def test_the_parser_still_speaks_to_those_who_type() -> None:
    bench = Bench("uno")
    bench.send(do="tab", value="analyse")
    bench.send(do="type-action", text="no such action")
    bench.send(do="do-typed")
    assert bench.problem
    assert isinstance(bench.problem.error, NotationError)
