"""The HTML of the table of Glastonbury: contents, actions in reach, and nothing that players have to remember."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from itertools import pairwise
from typing import Any

import pytest

import pyengine
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games.glastonbury.events import Filled, Looked, Lost, Moved, MovedByHidden, Passed, Placed, Took, Used
from pyengine.games.glastonbury.pieces import CARD_TEXTS, KINDS, PLACES, STOPS
from tests.endure import rest_in_endure
from tests.games.refusing import refusing
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.games.glastonbury.art import ingredient
from web.games.glastonbury.parts import card_name, the_card
from web.games.glastonbury.table import TABLE
from web.parts.drawing import draw
from web.parts.messages import Messages
from web.parts.table import Scene

GAME = pyengine.game("glastonbury")
NAMES = ("You", "Tim", "Sara", "Olga")
MARKET = (
    "grid # ra1 ra2 ra3 ra4 # ya1 ya2 luck ya3 ya4 yb1 yb2 yb3 appear yb4 ba1 ba2 ba3 ba4 eye move bb1 bb2 "
    "bb3 bb4 oa1 oa2 oa3 oa4 # ob1 joker ob3 ob4 #"
)
LAST = (
    "deck - | grid # oa1 . . . # . . . ob2 . wa1 yb1 . oa2 . . . . ka2 . . ka3 . . va1 . va2 . . # . . . na4 #"
    " | wizard 1 red n3"
)
Json = dict[str, Any]


def scene(state: State, seat: int | None = 0, lang: str = "en", chosen: str | None = None, *events: Json) -> Scene:
    legal = () if seat is None else tuple(GAME.format(action) for action in state.legal(seat))
    seats = ("human", *("bot:greedy",) * (state.players - 1))
    names = NAMES[: state.players]
    t, breach, acts = Messages(lang), refusing(GAME, state, seat), state.to_act
    return Scene(state.view(seat), legal, chosen, names, seats, t, events, awaited=acts, breach=breach, table=TABLE)


def drawn(state: State, seat: int | None = 0, chosen: str | None = None, *events: Json) -> str:
    return str(draw(scene(state, seat, "en", chosen, *events)))


def attributes(html: str, name: str) -> list[str]:
    return [unescape(value) for value in re.findall(rf'data-{name}="([^"]+)"', html)]


def game(seed: int, players: int, **options: str) -> Iterator[tuple[State, list[Any]]]:
    """A game of chance: each state with what led to it."""
    state, chance = GAME.deal(players, seed, **options), Prng(seed)
    yield state, []
    while state.to_act:
        seat = state.to_act[0]
        yield state, state.apply(seat, chance.choice(state.legal(seat)))


def act(state: State, text: str) -> list[Any]:
    return state.apply(state.to_act[0], GAME.parse(text))


@pytest.mark.parametrize(("players", "seed"), rest_in_endure([(2, 1), (4, 3), (3, 2), (2, 4)], 2))
def test_every_legal_action_can_be_reached(players: int, seed: int) -> None:
    for state, _ in game(seed, players, recipes="on"):
        for seat in state.to_act:
            html = drawn(state, seat)
            direct = attributes(html, "action")
            legal = [GAME.format(action) for action in state.legal(seat)]
            assert set(direct) <= set(legal)
            for text in legal:
                if text not in direct:
                    source = text.partition(">")[0]
                    assert source in attributes(html, "source")
                    assert text in attributes(drawn(state, seat, source), "action")


def test_of_two_ways_one_chooses() -> None:
    state = GAME.position(LAST)
    assert "r3c3>aside" not in attributes(drawn(state), "action")
    html = drawn(state, 0, "r3c3")
    assert {"r3c3>cauldron", "r3c3>aside"} <= set(attributes(html, "action"))
    assert 'id="at-r3c3"' in html
    assert 'aria-pressed="true"' in html
    assert TABLE.text_view(scene(state, 0, "en", "r3c3"))[-1] == Messages("en")("gla-do-chosen")


def test_a_dragged_card_may_be_dropped_anywhere_on_ones_own_place() -> None:
    state = GAME.position(f"wizard 1 red n3 | {MARKET}")
    assert attributes(drawn(state, 0, "r2c3"), "target") == ["cast", "cauldron", "aside"][:1] + ["cauldron", "aside"]
    assert attributes(drawn(state, 0, "r3c3"), "target")[0] == "spells"


def test_refusals_can_be_tried() -> None:
    state = GAME.position(f"wizard 1 red n3 | spells 1 appear2 move0 | {MARKET}")
    rules: dict[str, str] = {}
    for text in attributes(drawn(state), "try"):
        breach = state.why_not(0, GAME.parse(text))
        assert breach is not None
        rules[text] = breach.rule
    assert rules["r1c2>cauldron"] == "GLA-8"
    assert rules["pass"] == "GLA-8"
    assert rules["move"] == "GLA-16"
    assert len(rules) == 32 - 6 + 2
    corners = GAME.position("phase start | wizard 1 red - | wizard 2 yellow ne")
    assert "start>ne" in attributes(drawn(corners), "try")
    gap = GAME.position(LAST)
    assert "r1c3>cauldron" in attributes(drawn(gap), "try")


def test_a_refusal_names_the_rule() -> None:
    engine = PlayTable()
    query = "?game=glastonbury&seats=human,human&seed=3&corners=by_seat&lang=en&pace=instant"
    engine.send(json.dumps({"do": "start", "query": query, "langs": ["en"]}))
    html = json.loads(engine.send(json.dumps({"do": "reveal"})))["html"]
    answer = json.loads(engine.send(json.dumps({"try": attributes(html, "try")[0]})))
    assert answer["say"].endswith("(GLA-8)")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_below_a_top_is_on_the_table(seat: int | None) -> None:
    rest = f"wizard 1 red n3 | wizard 2 yellow e2 | deck nb1 nb2 | {MARKET}"
    one = GAME.position(f"cauldron 1 wa2 wa3 ka1 | cauldron 2 kb1 joker vb2 | {rest}")
    other = GAME.position(f"cauldron 1 vb3 na4 ka1 | cauldron 2 wb3 wb2 vb2 | {rest}")
    assert drawn(one, seat) == drawn(other, seat)
    assert [*TABLE.text_view(scene(one, seat))] == [*TABLE.text_view(scene(other, seat))]
    took = Took(1, "r1c1", "joker", "cauldron").to_json(), Took(1, "r1c2", "kb1", "cauldron").to_json()
    shown = drawn(one, seat, None, *took)
    assert "Poppy" not in shown
    assert "took Joker" not in shown


def test_what_is_told_of_a_moment_can_be_seen_at_that_moment() -> None:
    t = Messages("en")
    for state, events in game(5, 4):
        view = state.view(0)
        if view["outcome"]:
            break
        shown = [event.seen_by(0).to_json() for event in events if event.type != "looked"]
        html = drawn(state, 0, None, *shown)
        moment = html[html.index('id="moment"') : html.index('class="lower"')]
        moment += " ".join(TABLE.tell(shown, scene(state)))
        seen = {card for card in view["grid"] if card not in "#."} | {seat["top"] for seat in view["players"]}
        seen |= {re.sub(r"\d$", "", spell) for seat in view["players"] for spell in seat["spells"]}
        hidden = [card for card in CARD_TEXTS if card not in seen]
        assert not [card for card in hidden if card_name(card, t) in moment]


def test_names_of_what_moves_are_those_of_cards_that_can_be_seen() -> None:
    for state, events in game(6, 3):
        view = state.view(0)
        shown = [event.seen_by(0).to_json() for event in events]
        moves = attributes(drawn(state, 0, None, *shown), "move")
        assert len(moves) == len(set(moves))
        seen = {card for card in view["grid"] if card not in "#."} | {seat["top"] for seat in view["players"]}
        cards = {name.split("-")[1] for name in moves if name.startswith("card-")}
        assert cards <= seen


def test_a_wizard_and_a_card_keep_their_names_on_the_way() -> None:
    state = GAME.position(f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}")
    before = attributes(drawn(state), "move")
    events = act(state, "r1c3>cauldron")
    after = attributes(drawn(state), "move")
    names = [TABLE.moved(event.to_json()) for event in events]
    assert "card-ra2" in before
    assert "card-ra2" in after
    assert {"card-ra2", "wizard-1"} <= set(names)
    assert "wizard-1" in before
    assert TABLE.moved(Took(0, "r6c3", "joker", "cauldron").to_json()) == "card-joker-r6c3"
    assert TABLE.moved(Lost(0, "joker", "deck").to_json()) is None
    assert TABLE.moved(Lost(0, "ra1", "deck").to_json()) == "card-ra1"
    assert TABLE.moved(Passed(0).to_json()) is None


def says(event: Any, lang: str = "en", viewer: int | None = 0) -> str:
    return TABLE.say(event.seen_by(viewer).to_json(), Messages(lang), NAMES, viewer)


@pytest.mark.parametrize("lang", LANGS)
def test_the_log_cannot_be_asked_what_lies_in_a_cauldron(lang: str) -> None:
    takes = {says(Took(1, place, card, "cauldron"), lang) for place in PLACES for card in CARD_TEXTS[:73]}
    assert len(takes) == 1
    assert len({says(Lost(1, card, "deck"), lang) for card in CARD_TEXTS[:73]}) == 1
    assert len({says(Took(1, "r1c2", card, "aside"), lang) for card in CARD_TEXTS[:73]}) == 1
    assert len({says(Looked(0, (card,)), lang) for card in CARD_TEXTS[:73]}) == 1
    assert {says(Placed(1, corner), lang) for corner in STOPS} == {says(Placed(1, "nw"), lang)}
    for event in (Moved(0, 3, "n5"), MovedByHidden(0, 3, "n5"), Filled("r1c2", "ra1")):
        assert says(event, lang) == ""


def told(position: str, *events: Any, lang: str = "en") -> list[str]:
    """The sentences of events after which the table stands like this."""
    return list(TABLE.tell([event.to_json() for event in events], scene(GAME.position(position), 0, lang)))


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_is_named_while_it_lies_on_top(lang: str) -> None:
    t, rest = Messages(lang), f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}"
    throws = (Took(1, "r2c1", "wa2", "cauldron"), Took(1, "r3c1", "kb1", "cauldron"))
    under, top = told(f"cauldron 2 wa2 kb1 | {rest}", *throws, lang=lang)
    assert under == says(throws[0], lang)
    assert the_card("kb1", t) in top
    assert told(f"cauldron 2 wa2 kb1 vb2 | {rest}", *throws, lang=lang) == [says(throw, lang) for throw in throws]
    said = {
        "en": "Tim threw the 1 of poppies into the cauldron.",
        "de": "Tim hat Mohn 1 in den Kessel geworfen.",
        "uk": "Tim кидає в казан мак 1.",
        "ru": "Tim бросает в котёл мак 1.",
    }
    assert top == said[lang]


def test_of_two_jokers_the_one_below_is_not_named() -> None:
    rest = f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}".replace("joker", "wb1")
    jokers = (Took(1, "r2c1", "joker", "cauldron"), Took(1, "r2c1", "joker", "cauldron"))
    under, top = told(f"cauldron 2 joker joker | {rest}", *jokers)
    assert "joker" not in under
    assert "joker" in top


def test_a_card_that_comes_to_light_again_tells_nothing_of_when_it_was_thrown() -> None:
    rest = f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}"
    events = (Took(1, "r2c1", "wa2", "cauldron"), Took(1, "r3c1", "kb1", "cauldron"), Lost(1, "kb1", "deck"))
    assert told(f"cauldron 2 wa2 | {rest}", *events) == [says(event) for event in events]


def test_once_the_game_is_over_every_card_is_named() -> None:
    *_, (state, events) = game(2, 3)
    past = [Took(1, "r2c1", "wa2", "cauldron"), Lost(1, "kb1", "deck"), *events]
    lines = TABLE.tell([event.to_json() for event in past], scene(state))
    assert lines[0] == "Tim threw the 2 of eggs into the cauldron."
    assert lines[1] == "Tim lost the 1 of poppies."


def test_to_take_nothing_stands_in_the_log() -> None:
    assert says(Passed(1)) == "Tim took nothing."
    assert says(Passed(0)) == "You took nothing."


@pytest.mark.parametrize(("lang", "games"), rest_in_endure([("en", 4), *((lang, 8) for lang in LANGS)]))
def test_every_event_is_told(lang: str, games: int) -> None:
    t, types = Messages(lang), set()
    for seed in range(games):
        for state, events in game(seed, 4, recipes="on"):
            shown = [event.seen_by(0).to_json() for event in events]
            types |= {event["type"] for event in shown}
            assert all(isinstance(TABLE.say(event, t, NAMES, 0), str) for event in shown)
            assert draw(scene(state, 0, lang, None, *shown))
            assert all(TABLE.text_view(scene(state, 0, lang)))
    assert types >= {"placed", "turn", "moved", "took", "filled", "lost", "looked", "used", "passed", "over"}
    assert says(Used(0, "move", 2), lang)
    assert says(Took(1, "r1c2", "eye", "cast"), lang)


def test_the_eyeball_shows_once_and_to_one() -> None:
    state = GAME.position(f"wizard 1 red n3 | cauldron 1 wa2 vb3 kb1 | {MARKET}")
    events = act(state, "r4c3>cast")
    mine, theirs = ([event.seen_by(seat).to_json() for event in events] for seat in (0, 1))
    html = drawn(state, 0, None, *mine)
    assert 'id="look"' in html
    assert re.findall(r"(Egg|Lavender|Poppy) \d, ", html[html.index('id="look"') :])[:3] == ["Egg", "Lavender", "Poppy"]
    for other in (drawn(state, 0), drawn(state, 1, None, *theirs), drawn(state, None, None, *theirs)):
        assert 'id="look"' not in other
        assert "Lavender" not in other


def test_recipes_are_read_by_their_owner() -> None:
    state = GAME.position(
        "recipes on | recipes 1 orange end | recipes 2 white ones | wizard 1 red n3 | wizard 2 blue e2"
    )
    words = Messages("en")
    own, other = words("gla-recipe-look", look="end"), words("gla-recipe-look", look="ones")
    assert own in drawn(state, 0)
    assert other not in drawn(state, 0)
    assert own not in drawn(state, 1)
    assert own not in drawn(state, None)


def test_the_line_is_lit_and_numbers_lead_on() -> None:
    state = GAME.position(f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}")
    html = drawn(state)
    assert 'class="band c3 column"' in html
    assert len(re.findall(r'class="spot r\d c\d lit"', html)) == 6
    assert set(re.findall(r'class="lead">([^<]+)<', html)) == {"0", "1", "2"}
    act(state, "r1c3>cauldron")
    assert 'class="band r4 row"' in drawn(state)
    assert "band" not in drawn(GAME.position(f"wizard 1 red ne | {MARKET}"))


@pytest.mark.parametrize(("outer", "message"), [("on", "gla-end-outer"), ("off", "gla-end-inner")])
def test_what_ends_the_game_is_written_and_flagged(outer: str, message: str) -> None:
    state = GAME.position(f"outer_lines {outer} | {LAST.replace('n3', 'n2')}")
    html = drawn(state)
    assert Messages("en")(message) in html
    assert ("flag" in html) is (outer == "on")


def test_a_number_under_a_joker_stays_hidden() -> None:
    rest = f"seat 2 | wizard 1 red ne | wizard 2 yellow n3 | deck nb1 nb2 | {MARKET}"
    state, other = (GAME.position(f"cauldron 1 {card} joker | {rest}") for card in ("vb3", "vb1"))
    assert drawn(state, 0) == drawn(other, 0)
    assert "by a number that is covered" in drawn(state, 0)


def test_the_reckoning_adds_up() -> None:
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        *_, (state, _) = game(seed, players, recipes="on")
        result = TABLE.result(scene(state))
        assert result
        assert state.outcome
        assert [row.seat for row in result.seats] == [seat for level in state.outcome.ranking for seat in level]
        assert result.winners == state.outcome.ranking[0]
        for row in result.seats:
            points = re.findall(r"<b>= ([+−]?)(\d+)</b>", row.shown or "")
            assert sum(-int(n) if sign == "−" else int(n) for sign, n in points) == state.outcome.scores[row.seat]
            assert str(abs(state.outcome.scores[row.seat])) in row.score


def test_eighteen_drawings_are_eighteen() -> None:
    assert len({ingredient(kind) for kind in KINDS}) == 18
    for lang in LANGS:
        names = sorted(card_name(card, Messages(lang)) for card in CARD_TEXTS)
        assert all(one != other for one, other in pairwise(names))
    assert "cover" in TABLE.cover()
