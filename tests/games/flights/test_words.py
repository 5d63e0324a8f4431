"""What the table of Flights says on a refusal, on a hint, and of what is to be done now."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from pyengine.core.state import State
from tests.games.flights.test_table import FOUR, GAME, SWAP, at_swap, do, scene
from tests.languages import WHOLE as LANGS
from web.games.flights.table import TABLE
from web.parts.drawing import draw
from web.parts.table import Scene

LAID = "city 1 r3 b2 | city 2 g1 | hand 1 {} | hand 2 {} | used 2 2 3 4 5 6"


def picking(own: str, other: str) -> State:
    """A state in which the first seat picks first from these two cards."""
    state = GAME.position(LAID.format(own, other))
    do(state, f"1: {own}>6", f"2: {other}>1")
    return state


def refused(state: State, action: str, seat: int = 0, lang: str = "en") -> str:
    """The sentence of the refusal of an action."""
    breach = state.why_not(seat, GAME.parse(action))
    assert breach is not None
    case = scene(state, seat, lang=lang).explain(breach, action)
    assert case
    assert "FLI" not in case
    return case


REFUSED = [
    (GAME.position(FOUR), "b1>2", "Blue 1 is not in your hand."),
    (GAME.position(FOUR), "take>r1", "First lay a card from your hand with one of your flights."),
    (GAME.position(FOUR), "r1>5", "Flight 5 is used and comes back when all six are. You still have 2, 3, 4 and 6."),
    (picking("d", "b4"), "take>b4", "Not blue 4 yet: as long as a deportation is there, whoever picks has to take it."),
    (picking("x3", "b4"), "take>x3", "Not exchange 3 yet: as long as a city is there, it goes first. Take blue 4."),
    (picking("u", "x3"), "take>u", "Not universal exchange yet: it comes last of all. Take exchange 3."),
    (picking("g4", "b4"), "take>r1", "Red 1 is not on the table any more."),
    (picking("g4", "b4"), "g4>2", "Take one of the cards on the table."),
    (at_swap(), "r1>g3", "This exchange swaps a 4 for a 4, and nothing else."),
    (at_swap(), "b4>g3", "Blue 4 and green 3 are not worth the same, so they cannot be swapped."),
    (at_swap(), "g4>y4", "Green 4 is not in your row."),
    (at_swap(), "b4>r4", "Red 4 is in nobody else’s row."),
    (at_swap(), "take>r1", "First swap a city: exchange 4 is still to be resolved."),
]


@pytest.mark.parametrize(("state", "action", "case"), REFUSED, ids=[case[2][:40] for case in REFUSED])
def test_a_refusal_is_a_sentence_of_the_case(state: State, action: str, case: str) -> None:
    assert refused(state, action) == case
    assert not re.search(r"[A-Za-z]", refused(state, action, lang="uk"))


def test_one_who_has_laid_waits() -> None:
    state = GAME.position(FOUR)
    do(state, "1: r1>6")
    assert refused(state, "x4>2") == "You have laid a card in this round. Wait until everybody has."


def test_one_whose_turn_it_is_not_hears_whose_it_is() -> None:
    state = picking("g4", "b4")
    assert refused(state, "take>b4", 1).endswith("picks a card.")
    assert refused(at_swap(), "b4>y4", 1).endswith("swaps a city.")


def test_a_partner_with_fewer_cities_is_counted() -> None:
    state = GAME.position("players 3 | city 1 r4 b2 g1 | city 2 g4 | city 3 y4 v1 | hand 1 x4 | hand 2 r6 | hand 3 b5")
    do(state, "1: x4>1", "2: r6>6", "3: b5>5", "take>b5", "take>r6", "take>x4")
    assert refused(state, "r4>g4") == (
        "Ada has 2 cities and you have 3. Swap only with somebody who has as many as you, or more."
    )


def reason(state: State, action: str, lang: str = "en") -> str:
    """Why an action is good."""
    found = TABLE.reason(action, scene(state, lang=lang))
    assert found
    return found


HAND = "city 1 r3 b2 | city 2 {} | hand 1 {} | hand 2 y5 | used 2 {}"
REASONS = [
    (GAME.position(HAND.format("r1", "g4", "6")), "g4>6", "with flight 6 nobody can pick before you"),
    (
        GAME.position(HAND.format("r1", "g4", "1")),
        "g4>5",
        "3 of the 5 flights that the others have left are lower than your 5",
    ),
    (GAME.position(HAND.format("r1", "g4", "1")), "g4>1", "It costs you only flight 1: you keep your 6"),
    (GAME.position(HAND.format("r1", "b4", "1")), "b4>1", "In your row blue 4 would burn"),
    (GAME.position(HAND.format("y1 r1", "r5", "1")), "r5>1", "In Ada’s row red 5 would burn"),
    (GAME.position(HAND.format("r1 g1", "r4", "1")), "r4>5", "with it you can expect to pick early"),
    (GAME.position(HAND.format("r1", "d", "1")), "d>1", "With flight 1 that cannot be you."),
    (GAME.position(HAND.format("g3 y1", "x3", "1")), "x3>1", "and you have a city to swap"),
    (GAME.position(HAND.format("g4 y1", "x3", "1")), "x3>5", "you could swap nothing with it yourself"),
    (picking("d", "b4"), "take>d", "There is nothing else to do."),
    (picking("g4", "b4"), "take>g4", "It brings you green: 3 of 4 colours."),
    (picking("r5", "b4"), "take>r5", "Anything else would burn in your row."),
    (at_swap(), "b4>y4", "It brings you yellow, which you lack."),
]


@pytest.mark.parametrize(("state", "action", "words"), REASONS, ids=[words for _, _, words in REASONS])
def test_a_hint_says_why_in_the_games_words(state: State, action: str, words: str) -> None:
    assert words in reason(state, action)
    assert not re.search(r"[A-Za-z]", reason(state, action, "uk").replace("Ada", ""))


def test_the_last_colour_is_told() -> None:
    state = GAME.position("city 1 r3 b2 g5 | city 2 g1 | hand 1 y4 | hand 2 b1 | used 2 2 3 4 5 6")
    do(state, "1: y4>6", "2: b1>1")
    assert reason(state, "take>y4") == ("With it you have all 4 colours: if that lasts, the game ends with this round.")


def test_a_city_that_another_lacks_and_one_that_harms_nobody() -> None:
    state = GAME.position("city 1 r3 b2 g5 | city 2 g1 | hand 1 r4 | hand 2 r1 | used 2 2 3 4 5 6")
    do(state, "1: r4>6", "2: r1>1")
    assert reason(state, "take>r4") == "Ada picks after you and lacks this colour."
    state = GAME.position("city 1 r3 b2 g5 | city 2 r5 g1 | hand 1 r4 | hand 2 r1 | used 2 2 3 4 5 6")
    do(state, "1: r4>6", "2: r1>1")
    assert reason(state, "take>r4") == "It burns nothing in your row."


def test_a_swap_that_burns_the_others_row_and_one_without_a_choice() -> None:
    state = GAME.position("city 1 b1 g2 r4 | city 2 r2 b4 y3 | hand 1 x4 | hand 2 r6")
    do(state, "1: x4>1", "2: r6>6", "take>r6", "take>x4")
    assert reason(state, "r4>b4") == "Your city starts a fire in Ada’s row: 3 cities burn."
    state = GAME.position("city 1 y1 r4 | city 2 g2 y4 | hand 1 x4 | hand 2 g6")
    do(state, "1: x4>1", "2: g6>6", "take>g6", "take>x4")
    assert reason(state, "r4>y4") == "There is nothing else to do."


def test_a_spectator_gets_no_reason() -> None:
    assert TABLE.reason("r1>6", scene(GAME.position(FOUR), None)) is None


def now(shown: Scene) -> str:
    """What the prompt says."""
    prompt = TABLE.prompt(shown)
    assert prompt is not None
    return str(prompt.text)


def test_the_prompt_says_what_to_do_and_what_is_special() -> None:
    state = GAME.position(FOUR)
    assert now(scene(state)) == "Choose a card, then the flight that goes with it."
    assert now(scene(state, chosen="r1")) == "Red 1: with which flight? The highest picks first."
    assert now(scene(state, chosen="x4")).endswith("Whoever picks last must take it.")
    assert now(scene(state, 3, chosen="u")).endswith("Whoever picks last must take it.")
    assert now(scene(picking("r4", "b4"))) == "Your pick: take one of 2 cards. Mind the fire: blue 4 beside blue 2."
    assert now(scene(picking("r4", "x1"))) == "Cities go before exchanges, so you have to take: red 4."
    assert now(scene(picking("x4", "u"))) == "Universal exchanges go last of all, so you have to take: exchange 4."
    assert now(scene(picking("u", "u"))) == "Only universal exchanges are left, so you have to take one."
    assert now(scene(at_swap(), chosen="b4")) == "You give blue 4. Which city do you want for it?"
    assert now(scene(at_swap(), 1)).endswith("swaps a city.")


def test_the_prompt_warns_of_a_third_of_a_colour() -> None:
    state = GAME.position("city 1 r1 b2 r3 g4 | hand 1 r5 | hand 2 y5")
    do(state, "1: r5>6", "2: y5>1")
    assert now(scene(state)).endswith("Mind the fire: red 5 as the third of its colour.")


def test_the_prompt_tells_who_is_close_to_the_end_of_the_game() -> None:
    close = "city 1 r3 b2 g5 | city 2 {} | hand 1 y4 | hand 2 b1"
    lay = "Choose a card, then the flight that goes with it. "
    assert now(scene(GAME.position(close.format("r1")))) == lay + "You lack only yellow to end the game."
    both = GAME.position(close.format("r1 b3 y2"))
    assert now(scene(both)) == lay + "Only one colour is missing to end the game: You and Ada."
    other = scene(GAME.position(close.format("r1")), 1)
    assert now(replace(other, names=("Ben", "You"))) == lay + "Ben lacks only yellow to end the game."


def test_the_prompt_tells_who_ends_the_game_with_this_round() -> None:
    state = GAME.position("city 1 r3 b2 g5 | city 2 r1 | hand 1 g1 | hand 2 y4")
    do(state, "1: g1>1", "2: y4>6", "take>g1")
    assert now(scene(state)) == "The last card is yours: yellow 4."
    state = GAME.position("city 1 r3 b2 g5 | city 2 r1 | hand 1 y4 | hand 2 g1")
    do(state, "1: y4>6", "2: g1>1", "take>y4")
    said = now(replace(scene(state, 1), names=("Ben", "You")))
    assert said == (
        "The last card is yours: green 1. Ben has all the colours: the game ends with this round, unless one is lost."
    )


@pytest.mark.parametrize("lang", LANGS)
def test_everything_on_the_table_explains_itself(lang: str) -> None:
    html = draw(scene(at_swap(), lang=lang))
    for control in re.findall(r'<button[^>]*class="[^"]*(?:held|fl-place|fl-ticket|fl-spot)[^"]*"[^>]*>', html):
        assert "data-tip=" in control, control


def test_rules_that_are_to_the_point() -> None:
    assert TABLE.rule_now(scene(GAME.position(FOUR))) == "FLI-4"
    assert TABLE.rule_now(scene(picking("d", "b4"))) == "FLI-10"
    assert TABLE.rule_now(scene(picking("g4", "b4"))) == "FLI-5"
    assert TABLE.rule_now(scene(picking("x1", "u"))) == "FLI-11"
    assert TABLE.rule_now(scene(at_swap())) == "FLI-15"


def test_one_click_lays_where_one_flight_is_left() -> None:
    state = GAME.position("used 1 1 2 3 4 5 | hand 1 r3 | hand 2 b4")
    assert 'data-action="r3&gt;6"' in draw(scene(state))
    over = replace(scene(GAME.position(SWAP)), legal=())
    assert "data-action" not in draw(over)


def test_the_sources_have_no_id_of_a_rule_in_their_words() -> None:
    for lang in LANGS:
        words = (Path(__file__).parents[3] / f"web/games/flights/{lang}.ftl").read_text("utf-8")
        assert "FLI-" not in words
