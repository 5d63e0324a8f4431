"""The HTML of the table of Pearl: contents, hidden information, and every legal action in reach."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from pyengine.core.prng import Prng
from tests.endure import rest_in_endure
from tests.games.pearl.scenes import BOTH, GAME, NAMES, NEARLY, TASKS, at, drawn, found, scene, spoken, tip
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.games.pearl import art
from web.games.pearl.table import TABLE
from web.parts.drawing import draw
from web.parts.messages import Messages


def picked(text: str, sources: list[str]) -> str | None:
    """What is to be picked up for an action: a source for each card that pays; nothing for a direct action."""
    payment, arrow, end = text.partition(">")
    if not arrow or end == "done":
        return None
    chosen, left = None, list(sources)
    for kind in payment:
        source = next(one for one in left if one[0] == kind)
        left.remove(source)
        chosen = TABLE.clicks.gather(chosen, source)
    return chosen


@pytest.mark.parametrize("players", rest_in_endure([2, 5, 3], 2))
def test_every_legal_action_can_be_reached(players: int) -> None:
    state, chance = GAME.deal(players, 4), Prng(9)
    for _ in range(60):
        seat = state.to_act[0]
        legal = state.legal(seat)
        texts = [GAME.format(action) for action in legal]
        sources = found(drawn(state, seat), "source")
        for text in {chance.choice(texts) for _ in range(8)}:
            actions = found(drawn(state, seat, picked(text, sources)), "action")
            assert text in actions
            assert set(actions) <= set(texts)
        state.apply(seat, chance.choice(legal))


def test_three_cards_pay_where_one_cannot() -> None:
    state = at(f"{NEARLY} | hand 1 R S J | hand 2 A")
    chosen = None
    for source in ("J.1", "R.1", "S.1"):
        chosen = TABLE.clicks.gather(chosen, source)
    html = drawn(state, chosen=chosen)
    assert "RSJ>row5-right" in found(html, "action"), "the pearl moves for any three"
    assert "RSJ>row1-left" not in found(html, "action"), "the hand has a ruby for that"
    assert set(found(html, "target")) == set(found(drawn(state), "target")), "what is refused can be tried"


def test_the_pass_is_offered_when_nothing_else_is_left() -> None:
    state = GAME.position(f"{NEARLY} | hand 1 - | hand 2 -")
    state.deck, state.discard = [], []  # type: ignore[attr-defined]
    assert found(drawn(state), "action") == ["pass"]


def test_tasks_are_laid_in_the_order_one_likes() -> None:
    state = at(f"{TASKS} | done 1 A | hand 1 R")
    html = drawn(state)
    assert set(found(html, "action")) == {"R>done", "S>done", "E>done", "end"}
    by_pearl = "Sapphire: lay this task with the pearl, which then stands for nothing else this turn."
    assert spoken(html, "task-S") == by_pearl
    assert spoken(html, "task-E") == "Emerald: lay this task on your completed deck."
    state.apply(0, GAME.parse("R>done"))
    html = drawn(state)
    assert set(found(html, "action")) == {"E>done", "end"}
    assert "The pearl stands for ruby until the turn ends." in html
    assert "S>done" in found(html, "try"), "the sapphire can be tried, to learn why not"
    assert spoken(html, "task-S") == (
        "Sapphire: to do. Sapphire would need the pearl, and that stands for ruby in this turn."
    )
    assert spoken(html, "task-R") == "Ruby: done. Ruby: you have done this task already."
    assert "R>done" in found(html, "try"), "it stays where it was, so that the focus does"


def test_a_task_can_be_held_back_where_that_is_a_choice() -> None:
    html = drawn(at(f"{TASKS} | done 1 R S"))
    assert found(html, "action") == ["end", "E>done"]
    assert "Shifting is over. Lay the lit task, or hold it back." in html
    html = drawn(at(f"{TASKS} | done 1 R S | completing all"))
    assert found(html, "action") == ["E>done"]
    assert "Shifting is over. Lay the lit task." in html
    assert tip(html, "do-end") == "In this game every task that is proved has to be done before the turn ends."
    events = at(TASKS).apply(0, GAME.parse("end"))
    said = [TABLE.say(event.to_json(), Messages("en"), NAMES, 0) for event in events]
    assert said == ["You hold a task back and end the turn.", ""]


def test_the_turn_is_counted_up_to_its_bound() -> None:
    assert TABLE.headline(scene(at(f"turn 12 | bound 500 | {NEARLY}"))) == "Turn 12 of 500"
    assert TABLE.headline(scene(at(f"turn 12 | {NEARLY}"))) == "Turn 12"


def test_nothing_hidden_is_in_the_page() -> None:
    position = f"players 3 | {NEARLY} | done 1 A T | done 2 J S O | done 3 E | hand 1 R S | hand 2 T T D | hand 3 O"
    state = at(position)
    for seat in (0, None):
        shown = drawn(state, seat)
        for seed in range(5):
            other = state.determinize(0, Prng(seed)) if seat == 0 else state
            assert drawn(other, seat) == shown
        assert drawn(at(position.replace("J S O", "S J O")), seat) == shown, "only the top is seen"
    held = found(drawn(state), "source")
    assert held == ["R.1", "S.1"]
    assert found(drawn(state, None), "source") == []
    assert [name for name in found(drawn(state), "move") if name.startswith("task-1")] == ["task-1-O"]


def test_moves_have_one_name_before_and_after() -> None:
    state = at(f"{TASKS} | done 1 A | done 2 J T | hand 1 R R | hand 2 S")
    before = found(drawn(state), "move")
    assert len(before) == len(set(before))
    assert "task-0-E" in before
    events = state.apply(0, GAME.parse("E>done"))
    after = found(draw(scene(state, events=tuple(events))), "move")
    assert len(after) == len(set(after))
    assert "task-0-E" in after
    assert TABLE.moved(events[0].to_json()) == ("task-0-E",)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_happens_is_said(lang: str) -> None:
    t, state, chance, seen = Messages(lang), GAME.deal(3, 2), Prng(3), set()
    events: list[Any] = []
    while not state.outcome:
        events += state.apply(state.to_act[0], chance.choice(state.legal(state.to_act[0])))
    events += at(f"{NEARLY} | hand 1 - | hand 2 -").apply(0, GAME.parse("draw"))
    events += at(TASKS).apply(0, GAME.parse("end"))
    for event in events:
        for viewer in (0, None):
            text = TABLE.say(event.seen_by(viewer).to_json(), t, NAMES[:3], viewer)
            assert bool(text) != (event.type in TABLE.info.silent)
            assert "?" not in text
            seen.add(event.type)
        TABLE.moved(event.to_json())
    passed = TABLE.say({"type": "passed", "seat": 1}, t, NAMES, 0)
    assert "Ada" in passed
    assert seen >= {"drew", "shifted", "proved", "completed", "ended", "reshuffled", "turn", "over"}


def test_a_draw_is_told_to_its_owner_alone() -> None:
    t = Messages("en")
    event = GAME.deal(2, 1).apply(GAME.deal(2, 1).to_act[0], GAME.parse("draw"))[0]
    seat = event.to_json()["seat"]
    own, other = (TABLE.say(event.seen_by(who).to_json(), t, NAMES, who) for who in (seat, 1 - seat))
    assert seat == 0
    assert other == "You draw 3 cards."
    assert own.startswith("You draw: ")


@pytest.mark.parametrize(
    ("reason", "winners", "words"),
    [
        ("PRL-13", [1], "All eight tasks are done. The game is over. Winner: Ada."),
        (
            "PRL-14",
            [0, 1],
            "That was the last turn. Whoever did the most tasks wins. The game is over. Winners: You and Ada.",
        ),
        (
            "PRL-15",
            [0],
            "The top cards bar everyone from all that is left to do. Whoever did the most tasks wins. "
            "The game is over. You have won.",
        ),
    ],
)
def test_the_end_says_who_has_won_and_why(reason: str, winners: list[int], words: str) -> None:
    outcome = {"reason": reason, "ranking": [winners], "scores": [2, 2]}
    assert TABLE.say({"type": "over", "outcome": outcome}, Messages("en"), NAMES, 0) == words


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_as_sentences(lang: str) -> None:
    state = at(f"{BOTH} | done 1 A | done 2 J T | hand 1 R R | hand 2 S")
    lines = TABLE.text_view(scene(state, lang=lang))
    assert len(lines) == 10
    assert not any("?" in line for line in lines)
    assert len(TABLE.text_view(scene(state, None, lang=lang))) == 7
    if lang == "en":
        assert lines[-1] == "Your hand: ruby × 2."


@pytest.mark.parametrize("lang", LANGS)
def test_drawings_are_well_formed_in_every_state(lang: str) -> None:
    for position in (
        NEARLY,
        TASKS,
        f"players 5 | seat 3 | {BOTH} | done 2 J | done 5 A T D",
        f"{TASKS} | pearl R | done 1 R",
    ):
        for seat in (0, None):
            ElementTree.fromstring(f"<div>{drawn(at(position), seat, lang=lang)}</div>")
    for picture in (art.cover(), art.pearl(), art.pearl("R"), art.barred(), art.tick()):
        ElementTree.fromstring(picture)
        assert 'aria-hidden="true"' in picture
    assert 'viewBox="0 0 240 150"' in art.cover()
    assert TABLE.info.minutes > 0


def send(engine: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.send(json.dumps(command)))
    return answer


def test_a_turn_and_a_refusal_with_its_rule() -> None:
    engine = PlayTable()
    record = (
        f"record 1\ngame pearl\nplayers 2\nseat 1 human\nseat 2 bot:greedy\ndeal {NEARLY} | hand 1 R S | hand 2 T\n"
    )
    send(engine, do="start", query="?game=pearl&seats=human,bot:greedy&lang=en", langs=["en"])
    send(engine, do="load", text=record)
    told = send(engine, **{"try": "R>done"})["say"]
    assert told == "Tasks come after shifting: shift a line first. (PRL-6)"
    assert send(engine, **{"try": "prove"})["say"] == "Nothing was shifted yet: shift a line first. (PRL-4)"
    send(engine, source="S.1")
    told = send(engine, target="row1-left")["say"]
    assert told == "Sapphire does not pay there, because ruby lies at that end. You hold one: pay with it. (PRL-4)"
    send(engine, source="R.1")
    assert "row 1" in send(engine, target="row1-right", action="R>row1-right")["say"].lower()
    html = send(engine, action="prove")["html"]
    assert found(html, "action") == ["end", "R>done"]
    assert "You complete the ruby task." in send(engine, action="R>done")["say"]


def test_the_buttons_of_the_turn_are_there_at_all_times() -> None:
    tips = {
        f"{NEARLY} | hand 1 R": (
            "",
            "Nothing was shifted yet: shift a line first.",
            "Nothing was shifted yet: shift a line first.",
        ),
        f"{BOTH} | shifts 1 | hand 1 R": (
            "You have shifted a line, so you cannot draw this turn: go on to the tasks.",
            "",
            "The field proves one of your tasks: press “Do the tasks” first.",
        ),
        f"{NEARLY} | shifts 1 | hand 1 R": (
            "You have shifted a line, so you cannot draw this turn: go on to the tasks.",
            "The field proves none of your tasks yet.",
            "",
        ),
        TASKS: (
            "Shifting is over for this turn: lay a lit task, or end the turn.",
            "You are doing the tasks already: lay a lit one.",
            "",
        ),
    }
    for position, wanted in tips.items():
        html = drawn(at(position))
        assert re.findall(r'id="do-(\w+)"', html) == ["draw", "prove", "end"]
        assert tuple(tip(html, f"do-{name}") or "" for name in ("draw", "prove", "end")) == wanted


def test_shifting_is_over_once_the_tasks_are_begun() -> None:
    html = drawn(at(f"{TASKS} | hand 1 R"))
    assert tip(html, "end-row1-left") == "Shifting is over for this turn: lay a lit task, or end the turn."
    assert "R>row1-left" in found(html, "try")


@pytest.mark.parametrize("lang", rest_in_endure(LANGS, 2))
def test_hints_refusals_and_the_end_speak_of_the_case(lang: str) -> None:
    state, chance, seen = GAME.deal(2, 3), Prng(5), set()
    while not state.outcome:
        (seat,) = state.to_act
        shown = scene(state, seat, lang=lang)
        seen |= {TABLE.reason(action, shown) for action in list(shown.legal)[:6]} - {None}
        for text in ("draw", "prove", "end", "pass", "R>done", "A>done", "R>row1-left", "RST>col1-top"):
            broken = state.why_not(seat, GAME.parse(text))
            if broken:
                assert shown.explain(broken, text)
        state.apply(seat, chance.choice(state.legal(seat)))
    assert len(seen) > 5
    result = TABLE.result(scene(state, 0, lang=lang))
    assert result
    assert result.decided
    assert {row.seat for row in result.seats} == {0, 1}
