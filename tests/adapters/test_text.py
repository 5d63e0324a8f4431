"""The view as text tells what the seat knows and nothing else; of an answer the action is found, or none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.adapters.text import Form, known, opening, question, read_answer, refusal
from pyengine.bots import Knowledge
from pyengine.core.errors import Breach, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games import ids
from tests.endure import repeated, rest_in_endure
from web.notebook.words import TableWords
from web.parts.messages import LANGS

UNO, F2F = pyengine.game("uno"), pyengine.game("face-to-face")
every_game = pytest.mark.parametrize("game", [pyengine.game(each) for each in ids()], ids=ids())


def played(game: Game, moves: int = 12, seed: int = 4) -> tuple[State, list[pyengine.Event]]:
    """A game under way, and what has happened."""
    state, chance, events = game.deal(game.contest(), seed), Prng(seed), list[pyengine.Event]()
    while state.to_act and moves:
        seat, moves = state.to_act[0], moves - 1
        events += state.apply(seat, chance.choice(state.legal(seat)))
    return state, events


def asked(game: Game, state: State, seat: int, events: list[pyengine.Event], lang: str = "") -> str:
    seen = [event.seen_by(seat).to_json() for event in events]
    words = TableWords(lang) if lang else None
    return question(Knowledge(game, state, seat), Form(legal=True, lang=lang or "en"), words, seen)["content"]


@every_game
@pytest.mark.parametrize("lang", rest_in_endure(["", *LANGS], 2))
def test_a_question_is_the_same_in_every_state_that_could_be_true(game: Game, lang: str) -> None:
    """So that nothing hidden is in it: what one state has in another place would make another question of it."""
    for moves in (0, 5, 14):
        state, events = played(game, moves)
        if not state.to_act:
            continue
        seat = state.to_act[0]
        told = asked(game, state, seat, events, lang)
        for world in range(5):
            assert asked(game, state.determinize(seat, Prng(world)), seat, events, lang) == told


@every_game
def test_every_legal_action_is_listed_and_read_again(game: Game) -> None:
    state, events = played(game)
    seat = state.to_act[0]
    told = asked(game, state, seat, events, "en")
    for action in state.legal(seat):
        text = game.format(action)
        assert f"\n{text} (" in told
        assert read_answer(game, f"Let me see.\n**ACTION:** `{text}`.") == (text,)


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_are_told_as_far_as_wanted(game: Game, lang: str) -> None:
    state, _ = played(game, 3)
    knowledge = Knowledge(game, state, 0)
    none, short, whole = (
        opening(knowledge, Form(rules=rules, lang=lang))["content"] for rules in ("none", "short", "whole")
    )
    assert len(none) < len(short) < len(whole)
    rules = pyengine.rulebook.load(game.id, lang).rules
    assert all(f"\n{rule}: " in short for rule in rules)
    assert not any(rule in none for rule in rules)


def test_actions_of_each_kind_are_shown() -> None:
    state, _ = played(UNO, 0)
    told = opening(Knowledge(UNO, state, 0), Form(rules="none"))["content"]
    assert {"b0>discard", "wild>blue", "draw", "catch>1", "challenge"} <= set(told.rpartition(": ")[2].split(", "))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("ACTION: draw", "draw"),
        ("action : draw.", "draw"),
        ("**ACTION: draw**", "draw"),
        ("ACTION: `b7>discard`", "b7>discard"),
        ("ACTION: lay `b7>discard`, not draw", "b7>discard"),
        ("ACTION: play b7>discard!", "b7>discard!"),
        ("ACTION: b7>discard\nOn second thoughts:\nACTION: draw", "draw"),
        ("ACTION:\ndraw", "draw"),
        ('{"thought": "hm", "action": "draw"}', "draw"),
        ("<think>ACTION: b7>discard</think>\nACTION: draw", "draw"),
        ("ACTION: b7>discard then draw", "b7>discard"),
        ("I could lay `b7>discard`, but take `draw`", "draw"),
        ("I choose\n```\ndraw\n```", "draw"),
        ("Nothing fits, alas.\n\ndraw", "draw"),
        ("x" * 100_000 + "\nACTION: draw", "draw"),
    ],
)
def test_an_action_is_found(text: str, action: str) -> None:
    assert read_answer(UNO, text) == (action,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ACTION:",
        "ACTION: the blue seven",
        "I will draw a card",
        "ACTION: __import__('os').system('true')",
        "ACTION: draw\nACTION: b99>discard",
        "`nothing` at all",
        "\x00\ud800",
        "ACTION: " + "b7>" * 10_000,
    ],
)
def test_what_is_no_action_is_none(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_answer(UNO, text)
    assert len(str(error.value)) < 200


PIECES = ["ACTION:", "`", "```", "\n", "draw", "b7>discard", " ", "</think>"]


@repeated(30, 200)
@given(st.text() | st.lists(st.sampled_from(PIECES)).map("".join))
def test_any_answer_is_read_or_refused(text: str) -> None:
    """Whatever it says: an action in the game's own notation, or `NotationError`."""
    try:
        found = read_answer(UNO, text)
    except NotationError:
        return
    assert all(UNO.format(UNO.parse(each)) == each for each in found)


def test_a_whole_play_is_read_in_its_order() -> None:
    assert read_answer(F2F, "ACTION: 17>own-up 18>own-up draw", 60) == ("17>own-up", "18>own-up", "draw")


def test_hidden_cards_are_marked() -> None:
    state = F2F.position("own up 27 | hand 17 18 28 40 45 50")
    [position, facts] = known(Knowledge(F2F, state, 0))
    assert "own hand 17 18 28 40 45 50" in position
    assert "their hand ? ? ? ? ? ?" in position
    assert "rng" not in position
    assert "own up 27" in f"{position} | {facts}"


def test_memory_is_a_setting() -> None:
    """A cauldron's cards that lie under others are told to those who remember, and what has happened with them."""
    game = pyengine.game("glastonbury")
    state, events = played(game, 14)
    seat = state.to_act[0]
    knowledge = Knowledge(game, state, seat)
    seen = [event.seen_by(seat).to_json() for event in events]
    whole = question(knowledge, Form(), None, seen)["content"]
    short = question(knowledge, Form(memory=0), None, seen)["content"]
    assert "What has happened" in whole
    assert "What has happened" not in short
    assert short.count("?") > whole.count("?")


def test_a_refusal_tells_what_the_form_has() -> None:
    state = F2F.position("own up 27 | hand 17 18 28 40 45 50")
    knowledge = Knowledge(F2F, state, 0)
    breach = knowledge.why_not(F2F.parse("18>own-up"))
    assert breach == Breach("F2F-8", {"card": 18, "top": 27})
    told = {
        form: refusal(knowledge, "18>own-up", breach, Form(refusals=form), TableWords("en"))["content"]
        for form in ("none", "id", "rule", "words")
    }
    assert "F2F" not in told["none"]
    assert "F2F-8 (card 18, top 27)" in told["id"]
    assert "F2F-8: " in told["rule"]
    sentence = TableWords("en").refusal(knowledge.view(), (), "18>own-up", breach)
    assert [form for form, text in told.items() if sentence in text] == ["words"]
    german = refusal(knowledge, "18>own-up", breach, Form(lang="de"), TableWords("de"))["content"]
    assert TableWords("de").refusal(knowledge.view(), (), "18>own-up", breach) in german


def test_settings_that_there_are_not() -> None:
    for setting in ({"rules": "all"}, {"refusals": "x"}, {"history": -1}, {"memory": -1}):
        with pytest.raises(OptionError):
            Form(**setting)
    with pytest.raises(OptionError):
        TableWords("xx")
