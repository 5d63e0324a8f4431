"""What the table of UNO says: of every event, of the ends of rounds and matches, on a refusal, and on a hint."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from pyengine.core.events import Event, GameOver, Reshuffled, TurnBegan
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Prng
from pyengine.games.uno import events
from tests.games.uno.scenes import THREE, UNO, at, scene
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.games.uno.table import TABLE
from web.parts.messages import Messages


@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_can_be_tried(lang: str) -> None:
    engine = PlayTable()
    query = f"?game=uno&seed=3&seats=human,bot:greedy,bot:greedy&lang={lang}&pace=instant"
    answer = json.loads(engine.send(json.dumps({"do": "start", "query": query, "langs": [lang]})))
    while answer["wait"] is not None:
        answer = json.loads(engine.send(json.dumps({"do": "tick"})))
    assert engine.session
    hand = engine.session.view()["players"][0]["hand"]
    wrong = next(
        card for card in hand if not card.startswith("wild") and f"{card}>discard" not in engine.session.legal()
    )
    engine.send(json.dumps({"source": wrong}))
    answer = json.loads(engine.send(json.dumps({"target": "discard"})))
    assert re.search(r" \(UNO-(5|9|10|11)\)$", answer["say"])
    assert TABLE.component(wrong, Messages(lang))
    assert {"en": " does not go on a ", "de": " passt nicht auf ", "uk": "Не підходить: ", "ru": "Не подходит: "}[
        lang
    ] in answer["say"]
    assert lang == "en" or not re.search("blue|green|red|yellow", answer["say"]), "the code of a colour"
    answer = json.loads(engine.send(json.dumps({"try": "keep"})))
    assert answer["say"].endswith(" (UNO-7)")
    assert answer["say"].startswith(Messages(lang)("uno-nothing-drawn"))


EVENTS: tuple[Event, ...] = (
    events.Laid(0, "b7", "blue", False),
    events.Laid(1, "wild+2", "red", True),
    events.Drew(0, ("b2",), "UNO-6"),
    events.Drew(1, ("b2", "b3"), "UNO-17"),
    events.Drew(1, (), "UNO-6"),
    Reshuffled(30),
    events.Kept(1),
    events.Skipped(0, "UNO-9"),
    events.Reversed("right"),
    events.Named(1, "green"),
    events.Challenged(0, 1, True, ("b7", "wild")),
    events.Challenged(2, 1, False, ("y9",)),
    events.Caught(1, 0),
    events.Caught(0, 1),
    events.RoundEnded(2, 0, ((), ("b7", "rskip"), ("wild",)), (0, 27, 50), (77, 0, 120)),
    events.Dealt(3, 1, "grev"),
    TurnBegan(0),
    GameOver(Outcome("UNO-20", ((0,), (1, 2)), (250, 10, 10))),
    GameOver(Outcome("UNO-21", ((1, 2), (0,)), (250, 10, 10))),
)


def said(event: Event, lang: str, viewer: int | None) -> str:
    t = Messages(lang)
    return TABLE.say(event.seen_by(viewer).to_json(), t, (t("you"), "Ann", "Tim"), viewer)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_is_told(event: Event, lang: str) -> None:
    line = said(event, lang, 0)
    if isinstance(event, TurnBegan):
        assert line == "", "the prompt says it"
        return
    assert not re.search(r"UNO-\d", line), "the number of a rule"
    assert line.endswith((".", "!", "!”", "!“", "!»"))
    assert "?" not in line
    assert "  " not in line
    assert said(event, lang, None)


def test_every_event_there_is_has_been_tried() -> None:
    kinds = {thing for thing in vars(events).values() if isinstance(thing, type) and issubclass(thing, Event)}
    assert kinds - {Event} == {type(event) for event in EVENTS if type(event).__module__ == events.__name__} | {
        events.LetPass
    }
    assert said(events.LetPass(0, 1), "en", 0) == "", "it would point out who may be caught"


def test_what_is_told_keeps_what_is_hidden() -> None:
    assert said(events.Drew(0, ("b2",), "UNO-6"), "en", 0) == "You draw 1 card: blue 2."
    assert said(events.Drew(1, ("b2", "b3"), "UNO-17"), "en", 0) == "The penalty: Ann draws 2 cards."
    assert said(events.Skipped(1, "UNO-11"), "en", 0) == "Ann misses a turn."
    shown = events.Challenged(1, 2, True, ("b7",))
    assert said(shown, "en", 1) == "Ann challenges Tim: it was a bluff! The hand: blue 7."
    assert said(shown, "en", 0) == "Ann challenges Tim: it was a bluff!"


ENDED = events.RoundEnded(2, 0, ((), ("b7", "rskip"), ("wild",)), (0, 27, 50), (77, 0, 120))


def test_the_end_of_a_round_is_told_with_its_points() -> None:
    assert said(ENDED, "en", 0) == (
        "You are out of cards: round 2 is over. Left over: Ann 27 and Tim 50. Scores: You 77, Ann 0 and Tim 120."
    )
    assert "Ann лишається без карт: раунд 2 закінчено." in said(replace(ENDED, seat=1), "uk", 0)


@pytest.mark.parametrize("lang", LANGS)
def test_the_result_of_a_round(lang: str) -> None:
    found = scene(UNO.deal(3, 1, target="150"), lang=lang)
    result = TABLE.round_result(ENDED.to_json(), found)
    assert result
    assert result.winners == (0,)
    assert [(row.seat, row.score, row.gained) for row in result.seats] == [
        (1, "0", None),
        (2, "120", None),
        (0, "77", 77),
    ]
    assert [row.shown.count("card front") if row.shown else 0 for row in result.seats] == [2, 1, 0]
    assert "50" in result.counted
    assert "77" in result.decided
    assert "150" in result.decided


def test_everybody_keeps_their_place_where_points_are_bad() -> None:
    found = scene(UNO.deal(3, 1, scoring="caught", target="150"))
    result = TABLE.round_result(replace(ENDED, scores=(10, 27, 170)).to_json(), found)
    assert result
    assert [(row.seat, row.gained) for row in result.seats] == [(1, 27), (2, 50), (0, 0)]
    assert "the lowest total wins" in result.decided


@pytest.mark.parametrize(
    ("options", "position", "decided"),
    [
        ("target 50", "scores 30 20 | round 2 | last 1 g9 | hand 1 b7 | hand 2 r9 yskip", "59 to 20; 50 were needed."),
        (
            "target 50 | scoring caught",
            "scores 30 40 | hand 1 b7 | hand 2 r9 yskip",
            "30 to 69: once somebody has 50, the lowest total wins.",
        ),
    ],
)
def test_the_result_of_a_match_has_the_target_as_played(options: str, position: str, decided: str) -> None:
    state = at(f"{options} | {position} | discard b2", "b7>discard")
    result = TABLE.result(scene(state))
    assert result
    assert result.winners == (0,)
    assert result.decided.startswith(decided)
    assert "29" in result.decided, "what the last round brought, not the one before it"
    assert [row.shown.count("card front") if row.shown else 0 for row in result.seats] == [0, 2]


def test_the_stage_tells_what_is_played_for() -> None:
    assert TABLE.headline(scene(UNO.deal(2, 1, target="50"))) == "Round 1, to 50"


@pytest.mark.parametrize(
    ("position", "action", "text"),
    [
        (THREE, "y3>discard", "A yellow 3 does not go on a blue 2. Lay a blue card or a 2, or draw."),
        (THREE, "b2>discard", "The blue 2 is not in your hand."),
        (THREE, "keep", "You keep a card that you have just drawn; there is none."),
        (
            THREE,
            "catch>2",
            "There is nothing to catch: Ann called UNO, or play has gone on since. It costs you nothing.",
        ),
        (
            "hand 1 r5 y7 | hand 2 b1 b2 | discard g3",
            "r5>discard",
            "A red 5 does not go on a green 3, nor does anything else in your hand: draw a card.",
        ),
        (THREE, "b7>discard!", "You call UNO with your next-to-last card, not with this one."),
        (THREE, "accept", "There is no Wild Draw Two for you to answer."),
        (THREE, "let", "Nobody can be caught now."),
        (
            "phase drawn | drawn b2 | hand 1 b2 b5 g5 | hand 2 r9 r8 | discard b8",
            "b5>discard",
            "After drawing you may lay only the blue 2 that you drew, or keep it.",
        ),
        (
            "phase drawn | drawn b2 | hand 1 b2 b5 g5 | hand 2 r9 r8 | discard b8",
            "draw",
            "You have drawn already. Lay the blue 2, or keep it.",
        ),
        (
            "bluff off | hand 1 wild+2 b2 y3 | hand 2 r1 r2 r3 | discard b8",
            "wild+2>red",
            "No bluffing at this table: while you hold a blue card, the Wild Draw Two stays in your hand.",
        ),
        (
            "players 3 | dealer 3 | phase colour | hand 1 r5 b5 y3 | hand 2 r1 | hand 3 g1 | discard wild",
            "r5>discard",
            "First name the colour of the Wild that was turned up.",
        ),
        (
            "players 2 | phase challenge | colour green | was blue | discard b7 wild+2 | hand 1 r1 g+1 | hand 2 y4 b2",
            "g+1>discard",
            "First answer the Wild Draw Two: challenge it, or accept and draw.",
        ),
    ],
)
def test_a_refusal_tells_the_case(position: str, action: str, text: str) -> None:
    state = UNO.position(position)
    breach = state.why_not(0, UNO.parse(action))
    assert breach
    for lang in LANGS:
        case = scene(state, lang=lang).explain(breach, action)
        assert case
        assert lang != "en" or case == text


def test_out_of_turn_the_refusal_says_whose_turn_it_is() -> None:
    state = UNO.position(THREE)
    breach = state.why_not(1, UNO.parse("r1>discard"))
    assert breach
    assert scene(state, 1).explain(breach, "r1>discard") == "It is not your turn yet: You is to play."


@pytest.mark.parametrize(
    ("position", "action", "text"),
    [
        ("hand 1 b7 | hand 2 r1 r2 r3 | discard b2", "b7>discard", "It is your last card: the round is yours."),
        (
            "hand 1 b7 g1 | hand 2 r1 r2 r3 | discard b2",
            "b7>discard!",
            "It is the only card that fits. And with one card left, the call saves you from a penalty of two cards.",
        ),
        (
            "hand 1 bskip g1 b3 | hand 2 r1 | discard b2",
            "bskip>discard",
            "Ann is down to 1 card, and your card makes Ann miss a turn.",
        ),
        (
            "hand 1 wild+2 g1 g3 | hand 2 r1 | discard b2",
            "wild+2>green",
            "Ann is down to 1 card, and your card makes Ann miss a turn. Nothing in your hand fits but Wilds.",
        ),
        (
            "hand 1 wild+2 g1 b3 | hand 2 r1 | discard b2",
            "wild+2>green",
            "That leaves you 1 card of this colour; you have no more of any other.",
        ),
        (
            "hand 1 wild r1 r3 | hand 2 g1 g4 g5 | discard b2",
            "wild>red",
            "Nothing in your hand fits but Wilds. "
            "That leaves you 2 cards of this colour; you have no more of any other.",
        ),
        ("hand 1 g1 r3 | hand 2 g5 g4 g6 | discard b2", "draw", "Nothing in your hand fits."),
    ],
)
def test_a_hint_says_why_in_the_words_of_the_game(position: str, action: str, text: str) -> None:
    state = UNO.position(position)
    assert state.why_not(0, UNO.parse(action)) is None
    assert TABLE.reason(action, scene(state)) == text
    for lang in LANGS[1:]:
        assert not re.search("blue|green|red|yellow", TABLE.reason(action, scene(state, lang=lang)) or "red")


@pytest.mark.parametrize("players", [2, 5])
def test_every_reason_has_words_in_every_language(players: int) -> None:
    state, chance, found = UNO.deal(players, players, target="100"), Prng(players), 0
    for _ in range(60):
        if state.outcome:
            break
        seat = state.to_act[0]
        for lang in LANGS:
            here = scene(state, seat, lang)
            found += sum(bool(TABLE.reason(text, here)) for text in here.legal)
        texts = sorted(here.legal)
        state.apply(seat, UNO.parse(texts[chance.below(len(texts))]))
    assert found > 50
