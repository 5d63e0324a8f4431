"""The editor: cards are neither lost nor doubled, whatever is laid where, and every step can be undone."""

from __future__ import annotations

import re
from random import Random

import pytest

from pyengine.core.errors import NotationError
from pyengine.core.position.lines import lines_of, text_of, with_line
from pyengine.games import game as find_game
from pyengine.games import schema
from tests.web.benches import GAMES, Bench
from web.workbench.editing.cards import BOX, cells_of, cleared, layouts, left, placed

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
    bench.send(do="set-item", name="seat", value="9")
    assert bench.workspace.document.text.count("seat 9") == 1
    assert 'id="wrong-word">9</mark>' in bench.html
    assert bench.workspace.state().players == 3


def test_lines_keep_what_they_do_not_know() -> None:
    found = schema("uno")
    lines = lines_of(found, "cellar 5 | seat 1")
    assert text_of(lines) == "cellar 5\nseat 1"
    assert text_of(with_line(found, lines, "players", ["2"])) == "players 2\ncellar 5\nseat 1"
    assert text_of(with_line(found, lines, "seat", None)) == "cellar 5"
