"""The editor: cards are neither lost nor doubled, whatever is laid where, and every step can be undone."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from pyengine.core.errors import NotationError
from pyengine.core.position.lines import lines_of, text_of, with_line
from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import schema
from pyengine.games.uno.pieces import CARD_OF
from tests.web.benches import GAMES, Bench
from web.engine.record_link import fragment
from web.workbench.editing.agreeing import agreed
from web.workbench.editing.cards import BOX, cells_of, cleared, layouts, left, placed
from web.workbench.editing.moving import laid_text
from web.workbench.editing.refusing import refusal

STEPS = 25


def places(game: str, text: str) -> list[str]:
    """Every place that a card can be taken from or laid to, and some that there are not."""
    found, players = schema(game), find_game(game).contest()
    lines = lines_of(found, text)
    keys = list(layouts(found, players))
    cells = [f"{key}#{at}" for key in keys for at, _ in enumerate(cells_of(found, lines, key))]
    return [BOX, *keys, *cells, *(f"{BOX}#{card}" for card in left(found, text)), "hand 9", "hand 1#99", "box#999", ""]


def counted(game: str, text: str) -> int:
    """How many cards there are: in the box and in all layouts."""
    found = schema(game)
    lines = lines_of(found, text)
    by_key = layouts(found, found.seats)
    lying = sum(layout.holds(cell) for key, layout in by_key.items() for cell in cells_of(found, lines, key))
    return lying + sum(left(found, text).values())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("empty", [False, True])
def test_no_card_is_lost_or_doubled(game: str, empty: bool) -> None:
    found, chance = find_game(game), Random(f"{game} {empty}")
    text = found.write(found.deal(found.contest(), seed=5))
    text = cleared(schema(game), text, [option.name for option in found.options]) if empty else text
    before, moved = counted(game, text), 0
    for _ in range(STEPS):
        source, target = chance.choice(places(game, text)), chance.choice(places(game, text))
        try:
            text = placed(schema(game), text, source, target)
            moved += source != target
        except NotationError:
            continue
        assert counted(game, text) == before
    assert moved > 0


@pytest.mark.parametrize("game", GAMES)
def test_an_emptied_table_is_a_position(game: str) -> None:
    found = find_game(game)
    text = cleared(schema(game), found.write(found.deal(found.contest(), seed=5)), [])
    found.position(text)
    assert sum(left(schema(game), text).values()) >= 20


@pytest.mark.parametrize("game", GAMES)
def test_any_steps_can_be_undone(game: str) -> None:
    bench, chance = Bench(game), Random(game)
    texts = [bench.workspace.document.text]
    for _ in range(12):
        drawn = re.findall(r'data-(?:source|target)="([^"]+)"', bench.html)
        bench.send(source=chance.choice(drawn))
        bench.send(target=chance.choice(drawn))
        assert bench.answer["html"], "an edit gives a position, or what is wrong with it is told"
        if bench.workspace.document.text != texts[-1]:
            texts.append(bench.workspace.document.text)
    assert len(texts) > 3
    for text in texts[-2::-1]:
        bench.send(do="undo")
        assert bench.workspace.document.text == text


def test_a_card_is_picked_up_and_laid() -> None:
    bench = Bench("uno", "position=hand 1 b7 b8 | hand 2 g3 | discard b1")
    bench.send(source="hand 1#0", target="hand 1#0")
    assert 'data-source="hand 1#0" data-target="hand 1#0" aria-pressed="true"' in bench.html
    bench.send(source="hand 2#0", target="hand 2#0")
    assert "hand 2 b7 g3" in bench.workspace.document.text
    assert "hand 1 b8" in bench.workspace.document.text
    assert bench.answer["say"] == "Laid."


def test_a_second_click_puts_the_card_down() -> None:
    bench = Bench("uno")
    bench.send(source="hand 1#0", target="hand 1#0")
    bench.send(source="hand 1#0", target="hand 1#0")
    assert bench.workspace.chosen == ""
    bench.send(source="hand 1#0")
    bench.send(do="escape")
    assert bench.workspace.chosen == ""


def test_two_cards_at_places_change_them() -> None:
    text = "field RRSEA TTDDO JJRRS EEAAT DDOOJ | hand 1 T"
    changed = placed(schema("nizam"), text, "field#0", "field#2")
    assert changed.startswith("field SRREA")
    assert placed(schema("nizam"), text, "hand 1#0", "field#0").split("\n") == [
        "field TRSEA TTDDO JJRRS EEAAT DDOOJ",
        "hand 1 R",
    ]
    assert "field .RSEA" in placed(schema("nizam"), text, "field#0", BOX)


def test_a_card_goes_before_the_one_that_it_is_dropped_on() -> None:
    text = "hand 1 1 2 3 | hand 2 9"
    uno = "hand 1 b1 b2 b3 | hand 2 g9"
    assert "hand 1 b2 b1 b3" in placed(schema("uno"), uno, "hand 1#0", "hand 1#2")
    assert "hand 1 b3 b1 b2" in placed(schema("uno"), uno, "hand 1#2", "hand 1#0")
    assert "hand 1 b2 b3 b1" in placed(schema("uno"), uno, "hand 1#0", "hand 1")
    assert text


def test_the_table_itself_takes_cards() -> None:
    bench = Bench("uno", "position=hand 1 b7 b8 | hand 2 g3 | discard b1")
    stage = bench.html.partition('class="workbench-side"')[0]
    assert 'data-target="discard"' in stage
    assert 'data-source="hand 1#1"' in stage
    assert "data-action" not in stage


def test_fields_set_items() -> None:
    bench = Bench("uno", "position=players 3")
    bench.send(do="set-item", name="seat", value="3")
    assert bench.workspace.state().to_act == (2,)
    bench.send(do="set-item", name="scores#1", value="40")
    assert "scores 0 40 0" in bench.workspace.document.text
    bench.send(do="set-item", name="seat", value="")
    assert "seat" not in [line.split()[0] for line in bench.workspace.document.text.split("\n")]
    assert bench.send(do="set-item", name="cellar", value="1")["say"]
    assert bench.send(do="set-item", name="scores#9", value="1")["say"]


def test_a_wrong_value_is_told_and_the_last_good_table_stays() -> None:
    bench = Bench("uno", "position=players 3")
    before = bench.workspace.document
    bench.send(do="set-item", name="seat", value="9")
    assert bench.workspace.document is before
    field = bench.html.partition('class="item-refused"')[2].partition("</div>")[0]
    assert 'name="seat"' in field
    assert "“9” is no seat of this game." in field
    bench.send(do="set-item", name="seat", value="2")
    assert "item-refused" not in bench.html


def test_lines_keep_what_they_do_not_know() -> None:
    found = schema("uno")
    lines = lines_of(found, "cellar 5 | seat 1")
    assert text_of(lines) == "cellar 5\nseat 1"
    assert text_of(with_line(found, lines, "players", ["2"])) == "players 2\ncellar 5\nseat 1"
    assert text_of(with_line(found, lines, "seat", None)) == "cellar 5"


# What follows from the rest, and what is refused


def drop(bench: Bench, source: str, target: str) -> None:
    """As the page sends a drag."""
    bench.send(source=source)
    bench.send(source=source, target=target)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_never_shows_another_position_than_the_trays(game: str) -> None:
    """Whatever is laid where, and whatever was typed: the text that the trays show is the position of the table."""
    bench, chance = Bench(game), Random(f"drags {game}")
    moved = 0
    for step in range(STEPS):
        if step % 8 == 7:
            bench.send(do="type-text", text=bench.workspace.document.text + "\nnonsense 5")
        text = laid_text(bench.workspace.document)
        sources = re.findall(r'data-source="([^"]+)"', bench.html)
        targets = re.findall(r'data-target="([^"]+)"', bench.html)
        drop(bench, unescape(chance.choice(sources)), unescape(chance.choice(targets)))
        laid = laid_text(bench.workspace.document)
        assert find_game(game).write(find_game(game).position(laid)) == bench.workspace.document.root
        moved += laid != text
        assert laid != text or refusal(bench.workspace) or not bench.workspace.chosen
    assert moved > STEPS // 3, "a drag that can be is never ignored"


def test_runs_that_are_untouched_follow_from_the_field() -> None:
    bench = Bench("nizam", "position=field RRRSS EEEAA ATTTD DDOOO JJJJO")
    drop(bench, "field#0", "field#3")
    drop(bench, "field#5", "field#9")
    assert "field SRRRS AEEAE" in bench.workspace.document.text
    assert bench.workspace.document.root.startswith(
        "players 2 | seat 1 | scores 0 0 | runouts 0 | shifts 0 | untouched"
    )
    assert "row1-R3" in bench.workspace.document.root
    assert "row2" not in bench.workspace.document.root


def test_of_some_untouched_runs_only_what_is_gone_is_left_out() -> None:
    found = schema("nizam")
    text = found.write(
        found.read("field RRRSS EEEAA ATTTD DDOOO JJJJO | hand 1 R | shifts 1 | untouched row1-R3 row2-E3")
    )
    lines = lines_of(found, text.replace("RRRSS", "RRSRS"))
    assert "untouched row2-E3" in agreed(found, lines, ("field",), ())


def test_a_drop_that_cannot_be_is_told_where_it_falls() -> None:
    bench = Bench("uno", "position=hand 1 b7 b8 | hand 2 g3 | discard b1")
    before = bench.workspace.document
    drop(bench, "discard#0", "hand 1")
    assert bench.workspace.document is before
    tray = bench.html.partition('id="tray-hand-1"')[2].partition('class="pieces"')[0]
    assert "At least one card lies on the discard pile." in tray
    assert "UNO-4" in tray
    assert "At least one card" in bench.answer["say"]
    drop(bench, "hand 1#0", "hand 2")
    assert "hand 2 g3 b7" in bench.workspace.document.text
    assert "why-refused" not in bench.html


def test_the_phase_gives_way_to_the_cards() -> None:
    bench = Bench("uno", "position=hand 1 b7 b8 | hand 2 g3 | discard b1 | phase drawn | drawn b7")
    drop(bench, "hand 1#0", "hand 2")
    assert "hand 2 g3 b7" in bench.workspace.document.text
    assert "phase play" in bench.workspace.document.root
    drop(bench, "hand 1#0", "discard")
    assert "colour blue" in bench.workspace.document.root
    drop(bench, "hand 2#0", "discard")
    assert "colour green" in bench.workspace.document.root


def test_seats_come_and_go_with_the_number_of_players() -> None:
    bench = Bench("uno", "position=players 3 | hand 1 b7 | hand 3 g3 | discard b1 | scores 5 6 7 | seat 3")
    bench.send(do="set-item", name="players", value="2")
    assert "players 2 | seat 1" in bench.workspace.document.root
    assert "scores 5 6 |" in bench.workspace.document.root
    assert "Box: 1" in bench.html
    bench.send(do="set-item", name="players", value="4")
    assert "scores 5 6 0 0" in bench.workspace.document.root


def test_an_empty_table_agrees_with_itself() -> None:
    bench = Bench("nizam")
    bench.send(do="clear")
    assert len(schema("nizam").facts(bench.workspace.state(), *schema("nizam").items)["deck"].split()) == 96
    tray = bench.html.partition('id="tray-deck"')[2].partition("</h3>")[0]
    assert "96, 96 of them from the box" in tray
    assert "Box: 96" in bench.html
    assert "until it does, it counts as: Deck." in bench.html


def test_a_place_that_was_chosen_takes_card_after_card() -> None:
    bench = Bench("uno", "position=hand 1 b7 | discard b1")
    bench.send(do="clear")
    bench.send(target="hand 2")
    for card in ("g3", "r9", "wild"):
        bench.send(source=f"box#{CARD_OF[card]}", target=BOX)
    assert "hand 2 g3 r9 wild" in bench.workspace.document.text
    bench.send(target="hand 2")
    assert not bench.workspace.chosen
    bench = Bench("nizam")
    bench.send(do="clear")
    bench.send(target="field#3")
    for gem in (0, 1, 2):
        bench.send(source=f"box#{gem}", target=BOX)
    assert "field ...RS E...." in bench.workspace.document.text


def test_flights_in_mid_round_without_a_word_of_notation() -> None:
    bench = Bench("flights", "position=hand 1 r3 x4 | hand 2 b2 g6 | city 1 b5")
    html = bench.html.partition('id="item-laid-1-card"')[2].partition("</select>")[0]
    assert '<option value="r3>1">' in html.replace("&gt;", ">")
    bench.send(do="set-item", name="laid 1", value="r3>5")
    bench.send(do="set-item", name="laid 2", value="b2>2")
    root = bench.workspace.document.root
    assert "phase pick" in root
    assert "hand 1 x4 |" in root
    assert "table " in root
    assert "order 1 2" in root or "order 2 1" in root
    assert bench.workspace.state().to_act
    bench.send(do="set-item", name="used 1", value="1 2")
    assert "used 1 1 2" in bench.workspace.document.root
    flights = bench.html.partition('id="item-laid-1-flight"')[2].partition("</select>")[0].replace("&gt;", ">")
    assert 'value="r3>1"' not in flights
    assert 'value="r3>6"' in flights


# Positions that cannot be


def tab(bench: Bench, name: str) -> str:
    """A tab's button."""
    return bench.html.partition(f'id="tab-{name}"')[2].partition(">")[0]


@pytest.mark.parametrize(
    ("game", "position", "said"),
    [
        ("nizam", "field ..... ..... ..... ..... RSEAT", "The field has 20 gaps"),
        ("uno", "hand 2 g3 | discard b1", "Whoever is to act has no card"),
    ],
)
def test_an_impossible_position_is_not_analysed(game: str, position: str, said: str) -> None:
    bench = Bench(game, f"position={position}")
    assert said in bench.html.partition('id="tab-why"')[2].partition("</div>")[0]
    assert 'aria-disabled="true"' in tab(bench, "analyse")
    assert 'aria-disabled="true"' not in tab(bench, "export")
    bench.send(do="tab", value="analyse")
    assert bench.workspace.tab == "setup"
    assert said in bench.answer["say"]
    opened = Bench(game, f"position={position}&seat=1")
    assert opened.workspace.viewer == 0
    opened.send(do="seat-view", value="")
    assert "Back to setting up" in opened.html
    assert "data-action" not in opened.html


def test_nothing_acts_on_the_table_before_while_the_text_is_no_position() -> None:
    bench = Bench("uno")
    bench.send(do="type-text", text="hand 1 b7 nonsense")
    assert all('aria-disabled="true"' in tab(bench, name) for name in ("analyse", "study", "export"))
    for name in ("analyse", "study", "export"):
        bench.send(do="tab", value=name)
        assert bench.workspace.tab == "setup"
        assert "nonsense" in bench.answer["say"]
    bench.send(do="set-item", name="seat", value="2")
    assert "tab-why" not in bench.html
    bench.send(do="tab", value="analyse")
    bench.send(do="undo")
    assert bench.workspace.document.text == "hand 1 b7 nonsense"
    assert "Back to setting up" in bench.html
    touched = bench.workspace.document
    bench.send(action="draw")
    assert bench.workspace.document is touched


# Pasted


@pytest.mark.parametrize(
    "text",
    [
        "hand 1 b7\nhand 2 g3 r9\ndiscard b1",
        "hand 1 b7 | hand 2 g3 r9 | discard b1",
        "  https://a.b/workbench/?game=uno&lang=uk&position=hand+1+b7+%7C+hand+2+g3+r9+%7C+discard+b1 ",
        "https://a.b/workbench/?game=uno&position=hand+1+b7%7Chand+2+g3+r9%7Cdiscard+b1&seat=2",
    ],
)
def test_a_pasted_position_is_set_up(text: str) -> None:
    bench = Bench("uno")
    before = bench.workspace.document
    bench.send(do="paste-text", text=text)
    assert "hand 2 r9 g3" in bench.workspace.document.root or "hand 2 g3 r9" in bench.workspace.document.root
    bench.send(do="undo")
    assert bench.workspace.document == before


def test_a_pasted_record_is_opened_and_what_is_nothing_is_told() -> None:
    bench = Bench("uno")
    before = bench.workspace.document
    for text in ("", "hello", "https://a.b/", "https://a.b/workbench/?game=nizam&position=seat+1", "hand 1 b99"):
        bench.send(do="paste-text", text=text)
        assert bench.workspace.document is before, text
        assert "no position of this game" in bench.html
    record = Record.new(find_game("uno"), 2, 5, {}, ())
    bench.send(do="paste-text", text=f"look: https://a.b/play/?game=uno{fragment(record.format())}")
    assert bench.workspace.document.root == record.deal


def test_what_a_seat_does_not_see_is_not_copied() -> None:
    bench = Bench("uno", "position=hand 1 b7 | hand 2 g3 | discard b1")
    assert "hand 2 g3" in bench.html.partition('data-copied="')[2].partition('"')[0]
    bench.send(do="seat-view", value="1")
    assert "data-copied" not in bench.html
