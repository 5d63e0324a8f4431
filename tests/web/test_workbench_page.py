"""The workbench's controller: what addresses open, its steps, what is kept, and what is told of bad input."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.study import Study, parse_study
from tests.endure import more_in_endure
from tests.languages import WHOLE as LANGS
from tests.web.benches import GAMES, Bench
from web.engine.record_link import STUDY, fragment, readable
from web.workbench.tab import tabs
from web.workbench.workspace import MOST, History


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_game_opens_with_a_new_deal(game: str, lang: str) -> None:
    bench = Bench(game, lang=lang)
    assert bench.answer["lang"] == lang
    assert f'class="table {game}"' in bench.html
    assert "draft" not in bench.answer, "nothing has been done yet"
    assert bench.workspace.state().players == find_game(game).contest()


def test_an_address_names_a_position_and_a_seat() -> None:
    bench = Bench("face-to-face", f"position={quote('own up 27 | hand 17 18 40 41 42 43')}&seat=2")
    assert bench.workspace.viewer == 1
    assert "own up 27" in bench.workspace.document.root


def test_an_address_names_a_record_and_a_moment() -> None:
    record = a_record()
    bench = Bench("face-to-face", "at=1", fragment=fragment(record.format()))
    assert bench.workspace.document.at == 1
    assert bench.workspace.document.current_chapter.record().format() == record.format()
    assert Bench("face-to-face", fragment=fragment(record.format())).workspace.document.at == 3


def test_an_address_carries_a_study() -> None:
    study = Study.of_record(a_record())
    bench = Bench("face-to-face", fragment=fragment(study.format(), STUDY))
    assert bench.workspace.document.study == study
    shipped = Bench("face-to-face", "study=first", shipped=study.format())
    assert shipped.workspace.document.study == study


def a_record() -> Record:
    head = "record 1\nengine 0.2.0\ngame face-to-face\nplayers 2\n"
    return Record.parse(f"{head}deal own hand 12 17 18 20 21 22\n1: 17>own-up 18>own-up draw\n")


BAD = [
    ("position=hand+99", {}, "99"),
    ("position=" + "x" * 30_000, {}, "20000"),
    ("seat=3", {}, "seat"),
    ("seat=x", {}, "seat"),
    ("at=99", {"fragment": fragment(a_record().format())}, "at"),
    ("", {"fragment": "#record=record 1"}, "game"),
    ("", {"fragment": "#study=z.AAAA"}, "Its end is missing"),
    ("", {"fragment": "#study=study 1%0Agame uno"}, ""),
    ("", {"fragment": readable(a_record().format().replace("18>own-up", "2>own-up"))}, "F2F"),
    ("study=none", {"shipped": ""}, ""),
    ("", {"size": 300_001}, "300000"),
    ("players=9", {}, "players"),
]


@pytest.mark.parametrize(("query", "more", "said"), BAD, ids=lambda each: str(each)[:30])
def test_a_bad_address_is_told_and_leads_on(query: str, more: dict[str, Any], said: str) -> None:
    bench = Bench("face-to-face", query, **more)
    assert said in bench.answer["say"]
    assert bench.answer["say"]
    assert 'class="notice trouble"' in bench.html
    assert 'class="table face-to-face"' in bench.html, "a new deal lies there"
    assert "draft" not in bench.answer, "the draft is untouched"


@pytest.mark.parametrize("game", ["chess", "", "UNO"])
def test_an_unknown_game_leads_to_the_choice(game: str) -> None:
    bench = Bench(game)
    assert 'href="./?lang=en"' in bench.html
    assert bench.answer["focus"] == "#problem"
    assert 'href="./?lang=en"' in bench.send(do="undo")["html"]


@pytest.mark.parametrize(
    "text",
    [fragment(a_record().format()), fragment(Study.of_record(a_record()).format(), STUDY)],
    ids=["record", "study"],
)
def test_a_link_that_has_lost_its_game_opens_all_the_same(text: str) -> None:
    bench = Bench("", fragment=text)
    assert 'class="table face-to-face"' in bench.html
    assert 'class="notice trouble"' not in bench.html


# Steps


@pytest.mark.parametrize("steps", more_in_endure(20, 120))
def test_steps_go_back_a_hundred_times_and_forth_again(steps: int) -> None:
    bench = Bench("face-to-face")
    texts = [bench.workspace.document.text]
    for number in range(1, steps + 1):
        bench.send(do="type-text", text=f"turn {number}")
        bench.send(do="tab", value="setup")
        texts.append(f"turn {number}")
        bench.workspace.history = History(bench.workspace.history.now, bench.workspace.history.past, (), "")
    for text in texts[-2::-1]:
        bench.send(do="undo")
        assert bench.workspace.document.text == text
    assert bench.send(do="undo")["html"], "there is nothing more to undo, and nothing happens"
    for text in texts[1:]:
        bench.send(do="redo")
        assert bench.workspace.document.text == text


def test_a_history_has_an_end() -> None:
    history = History(0)
    for number in range(1, MOST + 10):
        history = history.then(number)
    assert len(history.past) == MOST
    assert History(1).undone() == History(1).redone() == History(1)
    assert History(1).then(1) == History(1)


def test_typing_in_one_go_is_one_step() -> None:
    bench = Bench("uno")
    for text in ("p", "pl", "players 3"):
        bench.send(do="type-text", text=text)
    bench.send(do="undo")
    assert len(bench.workspace.history.past) == 0


# Drafts


def test_a_draft_is_kept_and_restored() -> None:
    bench = Bench("uno")
    draft = bench.send(do="type-text", text="players 3 | hand 1 b7 nonsense")["draft"]
    assert draft["key"] == "uno"
    assert draft["anew"] is True
    assert bench.answer["address"] == "?game=uno&lang=en"
    again = Bench("uno", draft=draft["text"])
    assert again.workspace.document == bench.workspace.document
    assert again.workspace.document.text == "players 3 | hand 1 b7 nonsense"
    assert again.send(do="type-text", text="players 3")["draft"]["anew"] is False


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"study": 5}', '{"study": "study 1"}', "null", "5"])
def test_a_broken_draft_is_told_and_set_aside(text: str) -> None:
    bench = Bench("uno", draft=text)
    assert bench.answer["say"].startswith("The draft of this game cannot be read")
    assert bench.send(do="type-text", text="players 3")["draft"]["anew"] is True, "so that it becomes the former one"


def test_places_that_a_draft_does_not_have_are_passed_over() -> None:
    draft = json.loads(Bench("uno").send(do="type-text", text="players 3")["draft"]["text"])
    bench = Bench("uno", draft=json.dumps({**draft, "chapter": 9, "at": "x", "typed": 5}))
    assert (bench.workspace.document.chapter, bench.workspace.document.at, bench.workspace.document.typed) == (
        0,
        0,
        None,
    )


def test_the_former_draft_comes_back_as_a_step() -> None:
    former = Bench("uno").send(do="type-text", text="players 3")["draft"]["text"]
    bench = Bench("uno", "position=players+4", former=former)
    assert "There is an earlier draft" in bench.html
    bench.send(do="former")
    assert bench.workspace.state().players == 3
    assert "There is an earlier draft" not in bench.html
    bench.send(do="undo")
    assert bench.workspace.state().players == 4


def test_the_offer_of_a_former_draft_goes() -> None:
    former = Bench("uno").send(do="type-text", text="players 3")["draft"]["text"]
    bench = Bench("uno", "position=players+4", former=former)
    assert 'class="notice replaced"' in bench.html
    bench.send(do="dismiss")
    assert "There is an earlier draft" not in bench.html
    bench = Bench("uno", "position=players+4", former=former)
    bench.send(do="set-item", name="seat", value="2")
    assert "There is an earlier draft" not in bench.html


def test_what_is_kept_is_a_study() -> None:
    draft = Bench("pearl").send(do="type-text", text="players 3")["draft"]["text"]
    assert parse_study(json.loads(draft)["study"]).game == "pearl"


# Views


def test_what_is_hidden_from_a_seat_stays_hidden() -> None:
    bench = Bench("uno", "position=" + quote("hand 1 b7 b8 | hand 2 g3 r9"))
    assert "g3" in bench.html
    html = bench.send(do="seat-view", value="1")["html"]
    assert "g3" not in html
    assert "position-text" not in html
    assert "g3" in bench.send(do="seat-view", value="")["html"]
    assert "seat" in bench.send(do="seat-view", value="3")["say"]


def test_tabs_keep_their_places() -> None:
    assert list(tabs()) == [name for name in ("setup", "analyse", "study", "export") if name in tabs()]
    bench = Bench("uno")
    for name in tabs():
        assert (
            f'id="tab-{name}" data-do="tab" data-value="{name}" aria-selected="true"'
            in bench.send(do="tab", value=name)["html"]
        )
    assert bench.send(do="tab", value="cellar")["error"]["code"] == "wrong-field"


def test_the_engine_may_be_restarted() -> None:
    assert Bench("uno").send(do="note", value="restarted")["say"]
