"""What a reader does with a table becomes the right command."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.page_fakes import Browser, Element


class Room:
    """A page with two tables, each with a zone of two cards, and a pile; what is done is in `sent`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.first = Element("button", data_source="card 1")
        self.second = Element("button", data_source="card 2")
        self.pile = Element("button", data_target="pile")
        self.hint = Element("button", data_do="hint", data_key="h")
        self.name = Element("input")
        off = Element("button", disabled="")
        zone = Element("div", self.first, off, self.second, data_zone="hand")
        self.table = Element("div", zone, self.pile, self.hint, self.name, data_desk="left")
        self.other = Element("button", data_action="play 3", data_seat="1")
        self.elsewhere = Element("p")
        body = Element("body", self.table, Element("div", self.other, id="app"), self.elsewhere)
        self.browser = Browser(body)
        self.sent: list[dict[str, Any]] = []
        self.browser.page_module("input", monkeypatch).listen(self.sent.append)

    def drag(self, card: Element, over: Element | None, by: int = 20) -> None:
        """Drag a card, and let it go over an element."""
        self.browser.fire("pointerdown", card)
        self.browser.fire("pointermove", card, clientX=by)
        self.browser.under = over
        self.browser.fire("pointerup", card, clientX=by)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    return Room(monkeypatch)


def test_a_control_says_its_command_and_its_table(room: Room) -> None:
    room.browser.fire("click", room.hint)
    room.browser.fire("click", room.other)
    room.browser.fire("click", room.elsewhere)
    assert room.sent == [{"do": "hint", "id": "left"}, {"action": "play 3", "seat": "1"}]


def test_escape_is_for_the_table_with_the_focus(room: Room) -> None:
    room.browser.fire("keydown", room.second, key="Escape")
    room.browser.fire("keydown", room.other, key="Escape")
    assert room.sent == [{"do": "escape", "id": "left"}, {"do": "escape"}]


@pytest.mark.parametrize(("key", "by"), [("ArrowRight", 1), ("ArrowDown", 1), ("ArrowLeft", -1), ("ArrowUp", -1)])
def test_arrows_move_the_focus_round_a_zone(room: Room, key: str, by: int) -> None:
    cards = [room.first, room.second]
    room.first.focus()
    for step in (1, 2, 3):
        event = room.browser.fire("keydown", room.first, key=key)
        assert event.prevented
        assert room.browser.document.activeElement is cards[step * by % 2]
    room.elsewhere.focus()
    assert not room.browser.fire("keydown", room.first, key=key).prevented
    assert not room.sent


def test_a_letter_presses_the_control_it_stands_for(room: Room) -> None:
    room.browser.fire("keydown", room.first, key="H")
    room.browser.fire("keydown", room.first, key="x")
    room.browser.fire("keydown", room.other, key="h")
    assert room.hint.clicks == 1


@pytest.mark.parametrize("held", ["ctrlKey", "metaKey", "altKey"])
def test_the_browsers_own_shortcuts_are_left_alone(room: Room, held: str) -> None:
    for key in ("Escape", "h", "ArrowRight"):
        room.browser.fire("keydown", room.first, key=key, **{held: True})
    assert not room.sent
    assert not room.hint.clicks


def test_what_is_typed_into_a_field_is_no_shortcut(room: Room) -> None:
    for key in ("Escape", "h"):
        room.browser.fire("keydown", room.name, key=key)
    assert not room.sent
    assert not room.hint.clicks


def test_a_dragged_card_is_chosen_and_tried_where_it_is_let_go(room: Room) -> None:
    room.drag(room.first, room.pile)
    chosen, tried = room.sent
    assert chosen == {"source": "card 1", "id": "left"}
    assert tried == {"source": "card 1", "target": "pile", "id": "left"}
    assert room.first.style.translate == ""
    assert "dragged" not in room.first.classList


def test_a_card_that_is_chosen_already_is_not_chosen_again(room: Room) -> None:
    room.first.attrs["aria-pressed"] = "true"
    room.drag(room.first, room.pile)
    assert room.sent == [{"source": "card 1", "target": "pile", "id": "left"}]


@pytest.mark.parametrize("over", ["nothing", "no target"])
def test_a_card_let_go_elsewhere_goes_back(room: Room, over: str) -> None:
    room.drag(room.first, None if over == "nothing" else room.elsewhere)
    assert room.sent[-1] == {"do": "escape", "id": "left"}


def test_the_click_that_ends_a_drag_means_nothing_and_the_next_one_does(room: Room) -> None:
    room.drag(room.first, room.pile)
    room.sent.clear()
    room.browser.fire("click", room.first)
    assert not room.sent
    room.browser.fire("click", room.first)
    assert room.sent == [{"source": "card 1", "id": "left"}]


def test_a_click_long_after_a_drag_counts(room: Room) -> None:
    room.drag(room.first, room.pile)
    room.sent.clear()
    for act in room.browser.due:
        act()
    room.browser.fire("click", room.first)
    assert len(room.sent) == 1


def test_a_pointer_that_hardly_moves_drags_nothing(room: Room) -> None:
    room.drag(room.first, room.pile, by=8)
    assert not room.sent
    room.browser.fire("click", room.first)
    assert room.sent == [{"source": "card 1", "id": "left"}]


@pytest.mark.parametrize("fields", [{"isPrimary": False}, {"button": 2}])
def test_only_the_first_finger_or_button_drags(room: Room, fields: dict[str, Any]) -> None:
    room.browser.fire("pointerdown", room.first, **fields)
    room.browser.fire("pointermove", room.first, clientX=50)
    room.browser.fire("pointerup", room.first, clientX=50)
    assert not room.sent


def test_a_card_drawn_anew_while_it_is_dragged_follows_on(room: Room) -> None:
    """The answer to the first command may have put another element in the card's place."""
    room.browser.fire("pointerdown", room.first)
    room.browser.fire("pointermove", room.first, clientX=20)
    new = Element("button", data_source="card 1")
    zone = room.first.parent
    assert zone
    zone.children[0], new.parent, room.first.isConnected = new, zone, False
    room.browser.fire("pointermove", room.table, clientX=30, clientY=4)
    assert new.style.translate == "30px 4px"
