"""What the table of Glastonbury tells whoever is to act: what to do, why not, and why."""

from __future__ import annotations

import re
from html import unescape

import pytest

from pyengine.core.state import State
from pyengine.games.glastonbury.events import Lost, Passed, Took
from tests.games.glastonbury.table import GAME
from tests.games.glastonbury.test_table import LAST, MARKET, NAMES, Json, act, attributes, drawn, game, scene
from tests.languages import WHOLE as LANGS
from web.games.glastonbury.parts import card_name
from web.games.glastonbury.table import TABLE
from web.parts.drawing import draw
from web.parts.messages import Messages
from web.parts.players import person

EARLY = "phase start | wizard 1 red - | wizard 2 yellow ne"
every_lang = pytest.mark.parametrize("lang", LANGS)


def prompt(position: str, seat: int = 0, chosen: str | None = None, *events: Json) -> str:
    found = TABLE.prompt(scene(GAME.position(position), seat, "en", chosen, *events))
    assert found
    return found.text


def refusal(position: str, text: str, seat: int = 0, lang: str = "en") -> str:
    state = GAME.position(position)
    breach = state.why_not(seat, GAME.parse(text))
    assert breach is not None
    return scene(state, seat, lang).explain(breach, text) or ""


def hint(position: str, text: str, seat: int = 0) -> str:
    return TABLE.reason(text, scene(GAME.position(position), seat)) or ""


# --- what to do


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (EARLY, "Place your red wizard at a corner"),
        (f"wizard 1 red n3 | {MARKET}", "Take a card from the lit column."),
        (f"wizard 1 red e3 | {MARKET}", "Take a card from the lit row."),
        (f"wizard 1 red e3 | cauldron 1 wa1 joker | {MARKET.replace('joker', 'wb1')}", "Your joker keeps your wizard"),
        (LAST, "One with a flag ends the game."),
        (f"wizard 1 red ne | {MARKET}", "A corner has no cards: take nothing, and your turn is over."),
        (f"wizard 1 red ne | spells 1 move2 | {MARKET.replace('move', 'wb2')}", "to stand to the right of row 3"),
        (f"wizard 1 red n3 | using appear | spells 1 appear1 | {MARKET.replace('appear', 'wb2')}", "no orange spell"),
        (f"wizard 1 red n3 | using move | spells 1 move1 | {MARKET.replace('move', 'wb2')}", "Magic Movement"),
    ],
)
def test_the_prompt_says_what_to_do_and_what_is_special(position: str, words: str) -> None:
    assert words in prompt(position)


def test_the_prompt_asks_where_the_last_card_goes() -> None:
    assert "lay it aside" in prompt(LAST, 0, "r3c3")


def test_whoever_waits_is_told_for_whom() -> None:
    assert NAMES[0] in prompt(f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}", 1)
    assert TABLE.prompt(scene(GAME.position(f"wizard 1 red n3 | {MARKET}"), None)) is None


def test_the_victim_of_bad_luck_is_told_and_what_to_do() -> None:
    rest = f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}"
    events = [Took(1, "r2c3", "luck", "cast").to_json(), Lost(0, "vb2", "deck").to_json()]
    told = prompt(f"cauldron 1 wa2 | {rest}", 0, None, *events)
    assert told.startswith(f"Bad Luck! {NAMES[1]} cost you your top card; now Egg 2 is on top.")
    assert "Take a card from the lit column." in told
    assert "Lavender" not in told, "which card went has to be remembered"
    assert "your cauldron is empty" in prompt(rest, 0, None, *events)
    mine = [Took(0, "r2c3", "luck", "cast").to_json(), Lost(1, "vb2", "deck").to_json()]
    assert "Bad Luck" not in prompt(rest, 0, None, *mine)


def test_to_take_nothing_has_a_fixed_place() -> None:
    for state, _ in game(4, 3):
        if not state.to_act:
            break
        for seat in range(3):
            html = drawn(state, seat)
            buttons = re.findall(r'<button id="do-pass"[^>]*>', html)
            assert len(buttons) == 1
            legal = any(GAME.format(action) == "pass" for action in state.legal(seat))
            assert ("aria-disabled" in buttons[0], "data-tip" in buttons[0]) == (not legal, not legal)


def test_what_is_dimmed_says_why() -> None:
    kept = f"spells 1 appear1 move0 | {MARKET}".replace(" appear yb4", " wb2 yb4").replace("eye move", "eye wb3")
    tips = attributes(drawn(GAME.position(f"wizard 1 red n3 | {kept}")), "tip")
    assert any("so you have to take one" in tip for tip in tips)
    assert any("You have no use of Magic Movement left." in tip for tip in tips)
    corner = attributes(drawn(GAME.position(f"wizard 1 red ne | {kept}")), "tip")
    assert any("Magic Appearance does not work at a corner." in tip for tip in corner)
    waiting = attributes(drawn(GAME.position(f"wizard 1 red ne | seat 2 | wizard 2 yellow n3 | {kept}")), "tip")
    assert any("It is not your turn" in tip for tip in waiting)


@every_lang
def test_every_card_explains_itself(lang: str) -> None:
    state = GAME.position(f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}")
    html = str(draw(scene(state, 0, lang)))
    spots = re.findall(r'<button id="at-r\dc\d"[^>]*>', html)
    assert len(spots) == 32
    assert all("data-tip=" in spot for spot in spots)
    tips = [unescape(tip) for tip in re.findall(r'data-tip="([^"]*)"', "".join(spots))]
    assert len(set(tips)) == 32, "each card has words of its own"
    assert card_name("ra2", Messages(lang)) in "".join(tips)
    assert all("{" not in tip for tip in tips)


# --- why not


@pytest.mark.parametrize(
    ("position", "text", "words"),
    [
        (EARLY, "start>ne", f"{NAMES[1]}’s wizard already stands there. Choose another corner."),
        (EARLY, "pass", "First place your wizard at a corner."),
        (f"wizard 1 red n3 | {MARKET}", "start>nw", "Your wizard has its place."),
        (f"wizard 1 red n3 | {MARKET}", "r1c2>cauldron", "Your wizard reaches only the lit column."),
        (f"wizard 1 red e3 | {MARKET}", "r1c2>cauldron", "Your wizard reaches only the lit row."),
        (f"wizard 1 red e3 | {MARKET}", "pass", "There is a card to take in the lit row"),
        (f"wizard 1 red ne | {MARKET}", "r1c2>cauldron", "Your wizard stands at a corner"),
        (LAST, "r1c3>cauldron", "No card lies there any more."),
        (f"wizard 1 red n3 | {MARKET}", "r2c3>spells", "Orange spells work at once."),
        (f"wizard 1 red n3 | {MARKET}", "r3c3>cast", "This spell is kept for later."),
        (f"wizard 1 red n3 | {MARKET}", "r3c3>cauldron", "A spell never goes into a cauldron."),
        (f"wizard 1 red n3 | {MARKET}", "r1c3>spells", "Ingredients and jokers go into your cauldron"),
        (f"wizard 1 red n3 | {MARKET}", "r1c3>aside", "Only the last card of a row or column"),
        (f"wizard 1 red n3 | {MARKET}", "appear", "no use of Magic Appearance left"),
        (f"wizard 1 red ne | {MARKET}", "move", "no use of Magic Movement left"),
        (f"wizard 1 red ne | {MARKET}", "walk", "Your wizard has walked already."),
    ],
)
def test_a_refusal_tells_the_case(position: str, text: str, words: str) -> None:
    assert words in refusal(position, text)


def test_whose_turn_it_is_not_is_told_whose_it_is() -> None:
    assert NAMES[0] in refusal(f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}", "r1c3>cauldron", 1)


@every_lang
def test_every_refusal_has_a_sentence_of_its_own(lang: str) -> None:
    actions = [GAME.format(action) for action in GAME.actions()]
    told = set[str]()
    for state, _ in game(6, 2):
        if state.to_act:
            told |= _refused(state, actions, lang)
    assert len(told) >= 6
    assert all(words and "GLA-" not in words and ">" not in words for words in told)


def _refused(state: State, actions: list[str], lang: str) -> set[str]:
    found = set[str]()
    for seat in (0, 1):
        shown = scene(state, seat, lang)
        for text in actions:
            breach = state.why_not(seat, GAME.parse(text))
            if breach is not None:
                found.add(shown.explain(breach, text) or "")
    return found


# --- why


@pytest.mark.parametrize(
    ("position", "text", "words"),
    [
        (EARLY, "start>nw", "Your first steps lead to a column"),
        (f"wizard 1 red n3 | {MARKET}", "r1c3>cauldron", "Your own colour, red, counts double."),
        (f"wizard 1 red n3 | {MARKET}", "r5c3>cauldron", "Even alone of its kind it would cost you only 1 point."),
        (f"wizard 1 red n3 | cauldron 1 oa4 | {MARKET.replace('oa4', 'wb1')}", "r5c3>cauldron", "pumpkins again"),
        (f"wizard 1 red n3 | {MARKET}", "r6c3>cauldron", "it joins a kind of yours"),
        (f"wizard 1 red n3 | {MARKET}", "r3c3>spells", "Twice"),
        (f"wizard 1 red n3 | cauldron 2 wa4 | {MARKET}", "r2c3>cast", f"{NAMES[1]} loses the 4 of eggs"),
        (f"wizard 1 red n3 | {MARKET}", "r2c3>cast", "Nobody else has a card to lose yet"),
        (LAST, "r3c3>aside", "aside it costs nothing"),
        (LAST, "r3c3>cauldron", "It ends the game now"),
    ],
)
def test_a_hint_says_why(position: str, text: str, words: str) -> None:
    assert words in hint(position, text)


def test_a_hint_knows_no_more_than_its_reader() -> None:
    rest = f"wizard 1 red n3 | wizard 2 yellow e2 | deck nb1 nb2 | {MARKET}"
    one, other = f"cauldron 1 wa2 wa3 ka1 | {rest}", f"cauldron 1 vb3 na4 ka1 | {rest}"
    for action in GAME.position(one).legal(0):
        text = GAME.format(action)
        assert hint(one, text) == hint(other, text)


@every_lang
def test_most_legal_actions_have_a_reason(lang: str) -> None:
    given = none = 0
    for state, _ in game(7, 3, recipes="on"):
        for seat in state.to_act:
            for action in state.legal(seat):
                found = TABLE.reason(GAME.format(action), scene(state, seat, lang))
                given, none = given + bool(found), none + (not found)
                assert "{" not in (found or "")
    assert given > 20 * none


# --- who has what, and how it ended


def test_the_row_of_players_has_what_everybody_may_see() -> None:
    state = GAME.position(f"wizard 1 red n3 | cauldron 1 wa2 ka1 | cauldron 2 kb1 vb2 | wizard 2 yellow e2 | {MARKET}")
    shown = scene(state)
    theirs, mine = TABLE.tally(shown, 1), TABLE.tally(shown, 0)
    assert "Lavender 2" in theirs[1].label
    assert not any("Poppy" in count.label for count in theirs)
    assert (theirs[2].shown, mine[1].shown) == ("2", "2")
    assert TABLE.scores(shown) is None, "nobody knows the scores before the end"


@every_lang
def test_every_seat_says_whose_colour_is_whose(lang: str) -> None:
    shown, t = scene(GAME.position(f"wizard 1 red n3 | wizard 2 yellow e2 | {MARKET}"), 0, lang), Messages(lang)
    theirs, mine = TABLE.tally(shown, 1), TABLE.tally(shown, 0)
    red, yellow = (t("gla-wizard-colour", colour=colour) for colour in ("red", "yellow"))
    assert mine[0].shown == red
    assert red in mine[0].label
    assert yellow in theirs[0].label
    assert all(count.label for count in (*theirs, *mine))
    html = draw(shown)
    assert html.count('class="wizard red own"') == 1
    assert 'class="wizard yellow own"' not in html
    assert "own-place red" in html


def test_at_the_end_the_scores_stand_at_the_seats() -> None:
    *_, (state, _) = game(3, 3)
    assert state.outcome
    shown = [TABLE.tally(scene(state), seat)[0].shown for seat in range(3)]
    assert [int(text.replace("−", "-")) for text in shown] == list(state.outcome.scores or ())


@every_lang
def test_the_end_says_how_it_came_and_what_decided_it(lang: str) -> None:
    last = LAST.replace("wizard 1 red n3", "wizard 1 red n3 | wizard 2 yellow e2 | cauldron 1 oa1 oa3 oa4")
    state = GAME.position(last.replace("# oa1 .", "# nb1 .").replace("oa2", "nb2"))
    act(state, "r3c3>aside")
    result = TABLE.result(scene(state, 0, lang))
    assert result
    t = Messages(lang)
    assert t("gla-ended", name=NAMES[0], who=person(NAMES[0], t), how="last") in result.decided
    if lang == "en":
        assert "Your best set: 3 pumpkins, worth 8 points." in result.decided
    assert result.winners == (0,)


def test_a_shared_victory_is_told() -> None:
    state = GAME.position(LAST + " | wizard 2 yellow e2")
    act(state, "r3c3>aside")
    result = TABLE.result(scene(state))
    assert result
    assert result.winners == (0, 1)
    assert "shared" in result.decided
    assert TABLE.say(Passed(1).to_json(), Messages("en"), NAMES, 0)
