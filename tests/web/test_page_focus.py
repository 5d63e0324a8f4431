"""Where the focus goes when an answer takes away, or covers, the control that had it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.page_fakes import Browser, Element


class TablePage:
    """A page with a table: a hand, the buttons of the turn, and a link beside the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.card = Element("button")
        self.closed = Element("button", aria_disabled="true")
        self.take = Element("button")
        self.next = Element("button")
        self.story = Element("button")
        self.hand = Element("div", self.card, data_zone="hand")
        self.turn = Element("div", self.closed, self.take, data_zone="turn")
        self.board = Element("div", self.hand, self.turn)
        self.table = Element("section", self.board)
        self.table.classList.add("table")
        self.part = Element("div", self.table, Element("div", self.story, data_zone="tabs"), id="app")
        self.body = Element("body", self.part)
        self.browser = Browser(self.body)
        self.module = self.browser.page_module("focus", monkeypatch)
        self.end = Element("div", self.next, data_zone="end")
        self.next.focused = self.card.focused

    def place(self) -> Any:
        """The focus before an answer."""
        return self.module.Place(self.part)

    def round_ends(self) -> None:
        """The result comes over the board."""
        self.board.attrs["inert"] = ""
        self.table.children.insert(0, self.end)
        self.end.parent = self.table

    def goes(self, gone: Element) -> None:
        """A control goes, and the focus with it."""
        assert gone.parent
        gone.parent.children.remove(gone)
        self.body.focus()

    @property
    def focused(self) -> Element | None:
        """What has the focus."""
        found: Element | None = self.browser.document.activeElement
        return found


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> TablePage:
    return TablePage(monkeypatch)


def test_it_stays_where_it_is(page: TablePage) -> None:
    page.card.focus()
    page.place().restore()
    assert page.focused is page.card


def test_it_stays_in_its_zone_and_else_goes_to_the_turn(page: TablePage) -> None:
    more = Element("button")
    page.hand.children.append(more)
    more.parent, more.focused = page.hand, page.card.focused
    for gone, then in ((page.card, more), (more, page.take), (page.take, page.table)):
        gone.focus()
        place = page.place()
        page.goes(gone)
        place.restore()
        assert page.focused is then


@pytest.mark.parametrize("at", ["card", "table", "body"])
def test_a_result_takes_it_from_the_board_and_from_nowhere(page: TablePage, at: str) -> None:
    """A bot may end the round while a card has the focus that is under the result now."""
    getattr(page, at).focus()
    place = page.place()
    page.round_ends()
    place.restore()
    assert page.focused is page.next


def test_a_result_leaves_it_beside_the_table_and_in_another_document(page: TablePage) -> None:
    page.story.focus()
    place = page.place()
    page.round_ends()
    place.restore()
    assert page.focused is page.story
    page.table.children.remove(page.end)
    page.body.focus()
    place = page.place()
    page.round_ends()
    page.browser.document.hasFocus = lambda: False
    place.restore()
    assert page.focused is page.body


def test_a_result_that_is_there_already_takes_nothing(page: TablePage) -> None:
    page.round_ends()
    page.body.focus()
    page.place().restore()
    assert page.focused is page.body
