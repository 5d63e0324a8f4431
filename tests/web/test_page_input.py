"""Clicks, keys and drags on a table become the right commands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.page_fakes import Browser, Element


class TablesPage:
    """A page with two tables, each with a zone of cards, and a pile; the commands are collected in `sent`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.first = Element("button", data_source="card 1")
        self.second = Element("button", data_source="card 2")
        self.third = Element("button", data_source="card 3")
        self.pile = Element("button", data_target="pile")
        self.hint = Element("button", data_do="hint", data_key="h")
        self.name = Element("input")
        off = Element("button", disabled="")
        zone = Element("div", self.first, off, self.second, self.third, data_zone="hand")
        self.players = [Element("li", tabindex="0"), Element("li", tabindex="-1")]
        roster = Element("ul", *self.players, Element("li"), data_zone="players")
        self.table = Element("div", roster, zone, self.pile, self.hint, self.name, data_table="left")
        self.other = Element("button", data_action="play 3", data_seat="1")
        self.elsewhere = Element("p")
        self.live = Element("div", id="live")
        body = Element("body", self.live, self.table, Element("div", self.other, id="app"), self.elsewhere)
        self.browser = Browser(body)
        self.sent: list[dict[str, Any]] = []
        self.browser.page_module("input", monkeypatch).listen(self.sent.append)

    def drag(self, card: Element, over: Element | None, by: int = 20) -> None:
        """Drag a card and release it over an element."""
        self.browser.fire("pointerdown", card)
        self.browser.fire("pointermove", card, clientX=by)
        self.browser.under = over
        self.browser.fire("pointerup", card, clientX=by)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> TablesPage:
    return TablesPage(monkeypatch)


def test_a_control_says_its_command_and_its_table(page: TablesPage) -> None:
    page.browser.fire("click", page.hint)
    page.browser.fire("click", page.other)
    page.browser.fire("click", page.elsewhere)
    assert page.sent == [{"do": "hint", "id": "left"}, {"action": "play 3", "seat": "1"}]


def test_escape_is_for_the_table_with_the_focus(page: TablesPage) -> None:
    page.browser.fire("keydown", page.second, key="Escape")
    page.browser.fire("keydown", page.other, key="Escape")
    assert page.sent == [{"do": "escape", "id": "left"}, {"do": "escape"}]


def test_tab_leaves_a_long_zone_at_once_and_a_short_one_control_by_control(page: TablesPage) -> None:
    cards = [Element("button", data_source=f"card {number}") for number in range(6)]
    long = Element("div", *cards, data_zone="hand")
    short = Element("div", Element("button"), Element("button"), data_zone="turn")
    Element("div", long, short, id="app").classList.add("table")
    cards[2].setAttribute("tabindex", "0")
    page.browser.fire("keydown", cards[1], key="Tab")
    assert [card.getAttribute("tabindex") for card in cards] == ["-1", None, "-1", "-1", "-1", "-1"]
    page.browser.due.pop()()
    assert [card.getAttribute("tabindex") for card in cards] == [None, None, "0", None, None, None]
    page.browser.fire("keydown", short.children[0], key="Tab")
    assert short.children[1].getAttribute("tabindex") is None


@pytest.mark.parametrize(("key", "by"), [("ArrowRight", 1), ("ArrowDown", 1), ("ArrowLeft", -1), ("ArrowUp", -1)])
def test_arrows_move_the_focus_round_a_zone(page: TablesPage, key: str, by: int) -> None:
    cards = [page.first, page.second, page.third]
    page.first.focus()
    for step in (1, 2, 3, 4):
        event = page.browser.fire("keydown", page.first, key=key)
        assert event.prevented
        assert page.browser.document.activeElement is cards[step * by % 3]
    page.elsewhere.focus()
    assert not page.browser.fire("keydown", page.first, key=key).prevented
    assert not page.sent


@pytest.mark.parametrize(("key", "by"), [("ArrowRight", -1), ("ArrowDown", 1), ("ArrowLeft", 1), ("ArrowUp", -1)])
def test_arrows_go_the_way_that_is_seen_where_a_zone_is_laid_out_from_right_to_left(
    page: TablesPage, key: str, by: int
) -> None:
    page.browser.direction = "rtl"
    cards = [page.first, page.second, page.third]
    page.first.focus()
    page.browser.fire("keydown", page.first, key=key)
    assert page.browser.document.activeElement is cards[by % 3]


def test_where_a_zone_follows_arrows_carry_out_what_they_reach(page: TablesPage) -> None:
    zone = page.first.parent
    assert zone
    zone.attrs["data-follows"] = "yes"
    page.first.focus()
    page.browser.fire("keydown", page.first, key="ArrowDown")
    assert (page.first.clicks, page.second.clicks) == (0, 1)


def test_arrows_go_from_player_to_player(page: TablesPage) -> None:
    """Who is in the row of players is no control, yet explains itself to the focus; a mere line of a list does not."""
    page.players[0].focus()
    for at in (1, 0):
        page.browser.fire("keydown", page.players[1 - at], key="ArrowRight")
        assert page.browser.document.activeElement is page.players[at]


def test_a_letter_presses_the_control_it_stands_for(page: TablesPage) -> None:
    page.browser.fire("keydown", page.first, key="H")
    page.browser.fire("keydown", page.first, key="x")
    page.browser.fire("keydown", page.other, key="h")
    assert page.hint.clicks == 1


def test_a_letter_of_another_script_is_the_key_at_its_place(page: TablesPage) -> None:
    page.browser.fire("keydown", page.first, key="р", code="KeyH")
    page.browser.fire("keydown", page.first, key="х", code="BracketLeft")
    assert page.hint.clicks == 1


def test_letters_can_be_turned_off_and_escape_stays(page: TablesPage) -> None:
    page.browser.document.documentElement.attrs["data-keys"] = "off"
    page.browser.fire("keydown", page.first, key="h")
    page.browser.fire("keydown", page.first, key="Escape")
    assert page.hint.clicks == 0
    assert page.sent == [{"do": "escape", "id": "left"}]


def test_what_was_announced_goes_once_the_reader_goes_on(page: TablesPage) -> None:
    page.live.textContent = "You draw a card."
    page.browser.fire("click", page.elsewhere)
    assert page.live.textContent
    page.browser.fire("click", page.hint)
    assert page.live.textContent == ""


@pytest.mark.parametrize("held", ["ctrlKey", "metaKey", "altKey"])
def test_the_browsers_own_shortcuts_are_left_alone(page: TablesPage, held: str) -> None:
    for key in ("Escape", "h", "ArrowRight"):
        page.browser.fire("keydown", page.first, key=key, **{held: True})
    assert not page.sent
    assert not page.hint.clicks


def test_what_is_typed_into_a_field_is_no_shortcut(page: TablesPage) -> None:
    for key in ("Escape", "h"):
        page.browser.fire("keydown", page.name, key=key)
    assert not page.sent
    assert not page.hint.clicks


def test_a_dragged_card_is_chosen_and_tried_where_it_is_let_go(page: TablesPage) -> None:
    page.drag(page.first, page.pile)
    chosen, tried = page.sent
    assert chosen == {"source": "card 1", "id": "left"}
    assert tried == {"source": "card 1", "target": "pile", "id": "left"}
    assert page.first.style.translate == ""
    assert "dragged" not in page.first.classList


def test_a_card_that_is_chosen_already_is_not_chosen_again(page: TablesPage) -> None:
    page.first.attrs["aria-pressed"] = "true"
    page.drag(page.first, page.pile)
    assert page.sent == [{"source": "card 1", "target": "pile", "id": "left"}]


@pytest.mark.parametrize("over", ["nothing", "no target"])
def test_a_card_let_go_elsewhere_goes_back(page: TablesPage, over: str) -> None:
    page.drag(page.first, None if over == "nothing" else page.elsewhere)
    assert page.sent[-1] == {"do": "escape", "id": "left"}


def test_the_click_that_ends_a_drag_means_nothing_and_the_next_one_does(page: TablesPage) -> None:
    page.drag(page.first, page.pile)
    page.sent.clear()
    page.browser.fire("click", page.first)
    assert not page.sent
    page.browser.fire("click", page.first)
    assert page.sent == [{"source": "card 1", "id": "left"}]


def test_a_click_long_after_a_drag_counts(page: TablesPage) -> None:
    page.drag(page.first, page.pile)
    page.sent.clear()
    for act in page.browser.due:
        act()
    page.browser.fire("click", page.first)
    assert len(page.sent) == 1


def test_a_pointer_that_hardly_moves_drags_nothing(page: TablesPage) -> None:
    page.drag(page.first, page.pile, by=8)
    assert not page.sent
    page.browser.fire("click", page.first)
    assert page.sent == [{"source": "card 1", "id": "left"}]


@pytest.mark.parametrize("fields", [{"isPrimary": False}, {"button": 2}])
def test_only_the_first_finger_or_button_drags(page: TablesPage, fields: dict[str, Any]) -> None:
    page.browser.fire("pointerdown", page.first, **fields)
    page.browser.fire("pointermove", page.first, clientX=50)
    page.browser.fire("pointerup", page.first, clientX=50)
    assert not page.sent


def test_a_card_drawn_anew_while_it_is_dragged_follows_on(page: TablesPage) -> None:
    """The answer to the first command may have put another element in the card's place."""
    page.browser.fire("pointerdown", page.first)
    page.browser.fire("pointermove", page.first, clientX=20)
    new = Element("button", data_source="card 1")
    zone = page.first.parent
    assert zone
    zone.children[0], new.parent, page.first.isConnected = new, zone, False
    page.browser.fire("pointermove", page.table, clientX=30, clientY=4)
    assert new.style.translate == "30px 4px"


def test_a_finger_that_rests_on_a_card_neither_chooses_nor_drags_it(page: TablesPage) -> None:
    page.browser.fire("pointerdown", page.first)
    page.browser.fire("nastilka-held", page.first)
    page.browser.fire("pointermove", page.first, clientX=50)
    page.browser.fire("pointerup", page.first, clientX=50)
    assert not page.sent
