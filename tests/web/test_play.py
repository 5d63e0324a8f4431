"""The play page's engine: commands in, HTML out; no hidden information in it, and no game lost by bad input."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import quote

import pytest

from pyengine.core.prng import Prng
from pyengine.core.record import Record
from tests.web.play_table import PlayTable
from web.engine.setup import read

BASE = "?game=face-to-face&lang=en&seed=7&first=1&pace=instant"
KEY = "game=face-to-face&seats=human,bot:1&seed=7&first=1"


def send(table: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def started(query: str = BASE, **more: object) -> tuple[PlayTable, dict[str, Any]]:
    table = PlayTable()
    return table, send(table, do="start", query=query, langs=["en"], **more)


def marked(html: str, mark: str) -> list[tuple[str, str]]:
    """The sources and targets with a mark, in their order on the page."""
    tags = re.findall(rf"<[^>]* {mark}[ =>][^>]*>?", html)
    return [pair for tag in tags for pair in re.findall(r' data-(source|target)="([^"]+)"', tag)]


def seen_cards(html: str) -> set[str]:
    return set(re.findall(r'data-source="(\d+)"', html))


def test_a_start_deals_and_says_how_to_come_back() -> None:
    _, answer = started()
    assert answer["url"] == KEY + "&pace=instant&lang=en"
    assert answer["save"]["key"] == KEY
    assert Record.parse(answer["save"]["text"]).seed == 7
    assert seen_cards(answer["html"]) == {"12", "17", "18", "23", "39", "55"}


def test_choosing_lights_up_and_laying_lays() -> None:
    table, _ = started()
    answer = send(table, source="17")
    assert set(re.findall(r'data-action="([^"]+)"', answer["html"])) == {"17&gt;own-up", "17&gt;own-down"}
    answer = send(table, target="own-up", action="17>own-up")
    assert answer["say"] == "You: 17 on the ascending pile."
    assert "17" not in seen_cards(answer["html"])


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    table, before = started()
    answer = send(table, source="17", target="their-up")
    assert answer["say"] == "No gift can help a pile on which nothing lies yet. Choose another pile. (F2F-13)"
    assert answer["save"] == before["save"]
    assert send(table, do="dismiss")["say"] == ""


def test_a_target_without_a_card_asks_for_one() -> None:
    table, _ = started()
    assert send(table, target="own-up")["say"] == "Choose a card first, then the pile."


def test_a_shared_device_hides_hands_between_players() -> None:
    table, answer = started("?game=face-to-face&seats=human,human&seed=7&first=1&lang=en&names=Sara,Tim")
    assert seen_cards(answer["html"]) == set()
    assert "Sara" in answer["html"]
    assert seen_cards(send(table, do="reveal")["html"])
    for action in ("17>own-up", "18>own-up", "draw"):
        answer = send(table, action=action)
    assert table.session is not None
    hand = table.session.timeline.state.view(0)["players"][0]["hand"]
    assert len(hand) == 6
    assert {str(card) for card in hand} <= {str(card) for card in seen_cards(answer["html"])}, "what was drawn, too"
    assert "curtain" not in answer["html"]
    assert answer["wait"] is None
    answer = send(table, do="seen")
    assert seen_cards(answer["html"]) == set()
    assert 'id="curtain"' in answer["html"]
    assert answer["fleeting"] is True, "what was read out is gone with the hand"
    assert "(" not in answer["say"]


def test_nothing_hidden_is_in_the_page() -> None:
    table, _ = started()
    assert table.session is not None
    for action in ("17>own-up", "18>own-up", "draw"):
        send(table, action=action)
    timeline = table.session.timeline
    shown = send(table, do="escape")["html"]
    for seed in range(5):
        timeline.state = timeline.state.determinize(0, Prng(seed))
        assert send(table, do="escape")["html"] == shown


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock in seconds that stands still; the second entry is how far each reading advances it."""
    now = [0.0, 0.0]

    def look() -> float:
        now[0] += now[1]
        return now[0]

    for module in ("web.engine.session", "web.engine.play_session", "web.engine.bot_turn", "web.engine.shares"):
        monkeypatch.setattr(f"{module}.perf_counter", look)
    return now


def test_a_bot_answers_at_its_own_pace(clock: list[float]) -> None:
    table, answer = started(BASE.replace("first=1", "first=2").replace("instant", "fast"))
    assert answer["wait"] == 0
    assert send(table, do="tick") == {"wait": 300}, "it has thought, and waits to be seen"
    clock[0] = 0.4
    assert len(Record.parse(send(table, do="tick")["save"]["text"]).steps) == 1
    assert send(started(BASE.replace("first=1", "first=2"))[0], do="tick")["wait"] is None


def test_a_card_of_a_bot_comes_from_its_seat_and_one_of_my_own_from_my_hand(clock: list[float]) -> None:
    table, _ = started(BASE.replace("first=1", "first=2").replace("instant", "fast"))
    send(table, do="tick")
    clock[0] = 0.4
    answer = send(table, do="tick")
    assert answer["movers"] == dict.fromkeys(answer["moved"], 2)
    assert len(answer["moved"]) == 1
    mine = send(started()[0], action="17>own-up")
    assert (mine["moved"], mine["movers"]) == (["card-0-17"], {})


def test_a_bot_thinks_in_slices_and_gives_way(clock: list[float]) -> None:
    clock[1] = 0.02
    query = BASE.replace("first=1", "first=2") + "&seats=human,bot:3"
    table, _ = started(query)
    assert send(table, do="tick") == {"wait": 0}
    assert send(table, source="17")["wait"] == 0
    slices = 1
    while send(table, do="tick") == {"wait": 0}:
        slices += 1
    assert slices > 5
    assert table.session
    moves = [step.text for step in table.session.timeline.record.steps]
    assert moves
    clock[1] = 0.001
    table, _ = started(query)
    while "html" not in send(table, do="tick"):
        pass
    assert table.session
    again = [step.text for step in table.session.timeline.record.steps]
    assert again[: len(moves)] == moves, "how a level plays does not depend on how quick the machine is"
    assert send(table, do="new")["wait"] in (0, None)


def test_undo() -> None:
    table, before = started()
    send(table, action="17>own-up")
    assert send(table, do="undo")["save"] == before["save"]
    assert send(table, do="undo")["save"] == before["save"]


def test_a_saved_game_goes_on() -> None:
    table, _ = started()
    saved = send(table, action="17>own-up")["save"]
    _, answer = started(saves={saved["key"]: saved["text"]})
    assert answer["save"] == saved


def test_a_broken_save_is_set_aside() -> None:
    table, answer = started(saves={KEY: "record 1\nnonsense"})
    assert answer["broken"] == [{"key": KEY, "text": "record 1\nnonsense"}]
    assert "Line 2, column 1" in answer["say"]
    assert seen_cards(answer["html"])
    assert send(table, do="download-broken")["download"]["text"] == "record 1\nnonsense"


ILLEGAL = "record 1\ngame face-to-face\nplayers 2\ndeal turn 1\n1: 50>own-up\n"


@pytest.mark.parametrize("text", ["", "record 1", "record 2", "x" * 3_000_000, ILLEGAL])
def test_a_broken_record_leaves_the_game_on_the_page(text: str) -> None:
    table, before = started()
    answer = send(table, do="load", text=text)
    assert answer["save"] == before["save"]
    assert answer["say"].startswith("This record cannot be read")


def test_a_record_in_the_fragment() -> None:
    record = "record 1\ngame face-to-face\nplayers 2\ndeal own up 27 | hand 17 18 40 41 42 43\n"
    _, answer = started(fragment="#record=" + quote(record))
    assert Record.parse(answer["save"]["text"]).deal == "own up 27 | hand 17 18 40 41 42 43"
    assert "save=" in answer["save"]["key"]
    assert "save" not in started(fragment="#record=%FF")[1], "no other game is dealt in its place"


@pytest.mark.parametrize(
    "query",
    ["", "?game=chess", "?game=face-to-face&seats=human", "?game=face-to-face&seats=cat,human"]
    + ["?game=face-to-face&seed=-1", "?game=face-to-face&seed=" + "9" * 30, "?game=face-to-face&first=3"]
    + ["?game=face-to-face&pace=x", "?game=face-to-face&lang=xx", "?game=" + "<script>" * 5000],
)
def test_a_bad_address_is_a_page_of_its_own(query: str) -> None:
    table, answer = started(query)
    assert 'id="problem"' in answer["html"]
    leads = 'href="../setup/?game=face-to-face&amp;lang=en"' in answer["html"]
    assert leads == ("face-to-face" in query), "to the set-up of the game that it names"
    assert "<script" not in answer["html"]
    assert 'id="problem"' in send(table, do="lang", value="uk")["html"]


def test_names_are_shown_as_text() -> None:
    _, answer = started(BASE + "&seats=human,human&names=" + quote("<img src=x onerror=alert(1)>\n,") + "&names=Tim")
    assert "<img" not in answer["html"]
    assert Record.parse(answer["save"]["text"]).seats[1].name == "Tim"


def test_the_key_leads_back_to_the_same_table() -> None:
    for query in (BASE, BASE + "&seats=bot:random&seats=human&names=A%2CB&names=%C3%89+%26+x", BASE + "&seats=bot,bot"):
        setup, ignored = read(query)
        assert ignored == ()
        assert read(setup.key)[0].key == setup.key
        assert [who.name for who in read(setup.key)[0].seats] == [who.name for who in setup.seats]


def test_language_switches_in_mid_game() -> None:
    table, _ = started()
    send(table, action="17>own-up")
    answer = send(table, do="lang", value="uk")
    assert answer["lang"] == "uk"
    assert "Викладіть щонайменше ще одну карту." in answer["html"]
    assert send(table, do="lang", value="xx")["lang"] == "uk"


def test_new_and_again() -> None:
    table, first = started()
    send(table, action="17>own-up")
    again = send(table, do="again")
    assert again["save"] == first["save"]
    assert send(table, do="new")["save"]["key"] != KEY


def test_a_whole_game_of_bots_ends_with_its_reason() -> None:
    _, answer = started(BASE + "&seats=bot:greedy,bot:random")
    table = PlayTable()
    answer = send(table, do="start", query=BASE + "&seats=bot:greedy,bot:random", langs=["en"])
    while answer["wait"] is not None:
        answer = send(table, do="tick")
    assert 'id="end"' in answer["html"]
    assert "F2F-19" in answer["html"] or "F2F-18" in answer["html"]


def test_unknown_commands_change_nothing() -> None:
    table, before = started()
    assert send(table, do="explode")["save"] == before["save"]
    assert send(table, action="🂡" * 1000)["save"] == before["save"]


EYE = (
    "record 1\ngame glastonbury\nplayers 2\nseat 1 human\nseat 2 {other}\n"
    "deal players 2 | seat 1 | phase turn | wizard 1 red n2 | wizard 2 yellow sw | cauldron 1 ra1 ya2 ra3 "
    "| grid # eye oa1 oa2 oa3 # oa4 ob1 ob2 ob3 ob4 wa1 wa2 wa3 wa4 wb1 wb2 wb3 wb4 ka1 ka2 ka3 ka4 kb1 "
    "kb2 kb3 kb4 va1 va2 va3 # va4 vb1 vb2 vb3 #\n"
)


@pytest.mark.parametrize("other", ["bot:greedy", "human"])
def test_what_is_shown_once_stays_until_it_was_seen(other: str) -> None:
    table, _ = started("?game=glastonbury&lang=en&seed=1&pace=instant")
    send(table, do="load", text=EYE.format(other=other))
    if other == "human":
        send(table, do="reveal")
    answer = send(table, action="r1c2>cast")
    assert answer["wait"] is None, "nobody moves while one looks"
    assert 'data-do="seen"' in answer["html"]
    assert "curtain" not in answer["html"]
    shown = answer["html"]
    assert send(table, do="tick") == {"wait": None}
    answer = send(table, do="seen")
    assert 'data-do="seen"' not in answer["html"]
    assert answer["html"] != shown
    assert ("curtain" in answer["html"]) == (other == "human")
    assert (answer["wait"] == 0) == (other != "human")


def test_a_game_of_memory_is_looked_back_at_only_when_it_is_over() -> None:
    table, before = started("?game=glastonbury&lang=en&seed=1&pace=instant&seats=human,bot:greedy&corners=by_seat")
    while send(table, do="tick").get("wait") is not None:
        pass
    assert 'id="walk"' not in send(table, do="jump", value="0")["html"]
    assert 'id="walk"' not in before["html"]


def test_looking_back_and_playing_on_from_there() -> None:
    table, first = started()
    send(table, action="17>own-up")
    now = send(table, action="18>own-up")
    past = send(table, do="jump", value="1")
    assert "1 of 2" in past["html"]
    assert seen_cards(past["html"]) == {"12", "18", "23", "39", "55"}
    assert 'data-action="12' not in past["html"]
    assert past["save"] == now["save"], "looking back changes nothing"
    assert seen_cards(send(table, do="jump", value="0")["html"]) == seen_cards(first["html"])
    assert send(table, do="live")["save"] == now["save"]
    send(table, do="jump", value="1")
    taken = send(table, do="take-over")
    assert taken["save"]["key"] != now["save"]["key"]
    assert [step.text for step in Record.parse(taken["save"]["text"]).steps] == ["17>own-up"]


def test_a_refusal_marks_the_card_and_what_is_in_its_way() -> None:
    table, _ = started()
    send(table, action="17>own-up")
    answer = send(table, action="12>own-up")
    assert marked(answer["html"], "data-refused") == [("target", "own-up"), ("source", "12")]
    assert "data-refused" not in send(table, source="12")["html"], "the marks go with the next act"


def test_a_hint_names_the_best_ways() -> None:
    table, _ = started()
    answer = send(table, do="hint")
    assert answer["wait"] == 0
    while "html" not in (answer := send(table, do="tick")):
        pass
    found = marked(answer["html"], "data-pointed")
    assert [kind for kind, _ in found] == ["target", "source"], "the card of the hint and its pile are marked"
    assert answer["wait"] is None
    assert "data-pointed" not in send(table, source="17")["html"]


def test_a_hint_comes_early_where_the_best_action_stands_and_is_always_the_same() -> None:
    lines = []
    for _ in range(2):
        table, _ = started()
        send(table, do="hint")
        session = table.session
        assert session
        assert session.hint
        while "html" not in send(table, do="tick"):
            pass
        lines.append((session.hint.shares.search.iterations, session.hint.lines))
    assert lines[0] == lines[1]
    assert lines[0][0] < 300


def test_every_seat_explains_itself_to_the_keyboard() -> None:
    _, answer = started()
    seats = re.findall(r'<li [^>]*data-player="\d+"[^>]*>', answer["html"])
    assert [re.findall(r' tabindex="(-?\d)"', seat) for seat in seats] == [["0"], ["-1"]], "one stop of the Tab key"
    assert all("cards left in all; whoever has none left first wins" in seat for seat in seats)


def test_a_new_deal_can_be_undone() -> None:
    table, _ = started()
    before = send(table, action="17>own-up")
    new = send(table, do="new")
    assert new["save"]["key"] != before["save"]["key"]
    assert 'data-do="restore"' in new["html"]
    assert send(table, do="restore")["save"] == before["save"]
    assert 'data-do="restore"' not in send(table, do="tick").get("html", "")


def test_a_game_that_was_not_begun_needs_no_way_back() -> None:
    table, _ = started()
    assert 'data-do="restore"' not in send(table, do="new")["html"]


def test_the_toolbar_keeps_its_places() -> None:
    table, first = started()
    tools = re.findall(r'id="(tool-\w+)"', first["html"])
    assert tools == ["tool-undo", "tool-hint", "tool-rules", "tool-more"]
    undo = re.search('id="tool-undo" class="tool" data-tip="([^"]+)" aria-disabled="true"', first["html"])
    assert undo
    assert undo[1].startswith("Nothing can be taken back")
    after = send(table, action="17>own-up")
    assert re.findall(r'id="(tool-\w+)"', after["html"]) == tools
    assert 'id="tool-undo" class="tool" data-do="undo"' in after["html"]


def test_the_rules_open_beside_the_table() -> None:
    table, _ = started()
    shown = send(table, do="show", value="rules")
    assert 'data-open="yes"' in shown["html"]
    assert "Who begins: " in shown["html"], "the options as played"
    assert 'class="rule-text now"' in shown["html"], "the rule that is to the point now"
    assert 'class="rule-text' not in send(table, do="show", value="")["html"]
    assert send(table, do="show", value="rules:NO-1")["focus"] == "#side"
    assert 'data-open="no"' in send(table, do="show", value="nonsense")["html"].replace(
        'data-open="yes"', 'data-open="no"'
    )
