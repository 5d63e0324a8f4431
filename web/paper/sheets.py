"""A game's cards on sheets to print and to cut: at their true size, with cut marks, backs behind the fronts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import unescape

from pyengine.core.game import Game
from web.games import table_of
from web.paper.drawings import Drawings
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.table_data import Stack

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Sheets of paper by name: width and height in millimetres."""
MARGIN = 9.0
"""The least room between the cards and the edges of the sheet, in millimetres: for the marks, and since no printer
reaches the edge.
"""
_INSET = 2.5
"""The white border of a card, so that a cut that misses by a little shows nothing of the next one."""
_MARK, _OFF = 4.0, 1.5
_LABEL = re.compile(r' aria-label="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Grid:
    """How cards lie on a sheet of paper, in the middle of it; lengths are in millimetres."""

    columns: int
    rows: int
    wide: float
    high: float
    page: tuple[float, float]

    @property
    def lying(self) -> bool:
        """True if the sheet is wider than high."""
        return self.page[0] > self.page[1]

    @property
    def left(self) -> float:
        """Where the first column begins, and the last one ends from the other side: so backs meet their fronts."""
        return (self.page[0] - self.columns * self.wide) / 2

    @property
    def top(self) -> float:
        """Where the first row begins."""
        return (self.page[1] - self.rows * self.high) / 2


def grid(stack: Stack, paper: str) -> Grid:
    """The way to lay cards of this size on a sheet that takes the most of them."""
    low, high = PAPERS[paper]
    ways = []
    for page in ((low, high), (high, low)):
        columns, rows = (int((page[at] - 2 * MARGIN) // size) for at, size in enumerate((stack.wide, stack.high)))
        ways.append(Grid(columns, rows, stack.wide, stack.high, page))
    return max(ways, key=lambda way: way.columns * way.rows)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a sheet: its grid, and the card at each place, row by row, None where there is none."""

    grid: Grid
    codes: Sequence[str | None]
    front: bool
    backed: bool


def sides(stacks: Sequence[Stack], paper: str) -> Iterator[Side]:
    """Every side, fronts each followed by its back, whose columns run the other way."""
    for stack in stacks:
        laid = grid(stack, paper)
        cards = [code for count, code in stack.cards for _ in range(count)]
        room = laid.columns * laid.rows
        for first in range(0, len(cards), room):
            codes = cards[first : first + room]
            front: list[str | None] = [*codes, *[None] * (room - len(codes))]
            yield Side(laid, front, front=True, backed=bool(stack.back))
            if stack.back:
                rows = [front[at : at + laid.columns] for at in range(0, len(front), laid.columns)]
                back = [stack.back if code else None for row in rows for code in reversed(row)]
                yield Side(laid, back, front=False, backed=True)


# --- as a page


def sheets_page(game: Game, paper: str, drawings: Drawings, t: Messages) -> str:
    """All sheets of a game, and its score sheet, as one page of HTML for a typesetter."""
    found = [*sides(table_of(game.id).info.deck, paper)]
    count, number, pages = sum(side.front for side in found), 0, []
    for side in found:
        number += side.front
        title = t(
            "paper-sheet",
            game=t(f"game-{game.id}"),
            number=number,
            count=count,
            side="front" if side.front else "back",
        )
        pages.append(_sheet(side, title, game, drawings, t))
    score = _score_sheet(game, t)
    title = t("paper-cards-of", game=t(f"game-{game.id}"))
    metas = (el("meta", {"charset": "utf-8"}), el("title", None, title))
    head = el("head", None, *metas, el("meta", {"name": "author", "content": t("app-name")}), el("style"))
    return f"<!doctype html>\n{el('html', {'lang': t.lang}, head, el('body', None, *pages, score))}"


def page_rules(paper: str) -> str:
    """The sizes of the pages, for the style sheet."""
    low, high = PAPERS[paper]
    return (
        f"@page {{ size: {low}mm {high}mm; margin: 0; }}\n@page standing {{ size: {low}mm {high}mm; }}\n"
        f"@page lying {{ size: {high}mm {low}mm; }}"
    )


def _sheet(side: Side, title: str, game: Game, drawings: Drawings, t: Messages) -> Html:
    laid = side.grid
    places = [
        _card(laid, at, image)
        for at, code in enumerate(side.codes)
        if code and (image := _drawn(code, game, drawings, t))
    ]
    edge = ("short" if laid.lying else "long") if side.backed else "none"
    how = t("paper-how", edge=edge)
    scale = el("p", {"class": "scale"}, t("paper-scale"))
    attrs = {"class": "sheet lying" if laid.lying else "sheet", "style": f"height:{laid.page[1]}mm"}
    return el("section", attrs, el("h1", None, title), el("p", {"class": "how"}, how), *places, *_marks(laid), scale)


def _card(laid: Grid, at: int, image: Html) -> Html:
    inner = (laid.wide - 2 * _INSET, laid.high - 2 * _INSET)
    row, column = divmod(at, laid.columns)
    box = _box(laid.left + column * laid.wide + _INSET, laid.top + row * laid.high + _INSET, *inner)
    return el("div", {"class": "card", "style": box}, Html(image.replace("<img ", f'<img style="{_size(*inner)}" ')))


def _size(wide: float, high: float) -> str:
    return f"width:{wide:.2f}mm;height:{high:.2f}mm"


def _box(left: float, top: float, wide: float, high: float) -> str:
    return f"left:{left:.2f}mm;top:{top:.2f}mm;{_size(wide, high)}"


def _marks(laid: Grid) -> Iterator[Html]:
    """Short lines outside the cards, where the cuts go."""
    low, high = laid.top + laid.rows * laid.high, laid.left + laid.columns * laid.wide
    for column in range(laid.columns + 1):
        x = laid.left + column * laid.wide
        for y in (laid.top - _OFF - _MARK, low + _OFF):
            yield el("div", {"class": "mark down", "style": _box(x - 0.05, y, 0.1, _MARK)})
    for row in range(laid.rows + 1):
        y = laid.top + row * laid.high
        for x in (laid.left - _OFF - _MARK, high + _OFF):
            yield el("div", {"class": "mark across", "style": _box(x, y - 0.05, _MARK, 0.1)})


def _drawn(code: str, game: Game, drawings: Drawings, t: Messages) -> Html:
    sample = table_of(game.id).component(code, t)
    if sample is None:
        raise KeyError(code)
    label = _LABEL.search(sample)
    framed = el("div", {"class": f"components to-cut {game.id}"}, sample)
    return drawings.image(framed, unescape(label[1]) if label else code, "face")


# --- scores


def _score_sheet(game: Game, t: Messages) -> Html | None:
    """A sheet to write points on; None where a game has no deck or no points."""
    lines = table_of(game.id).score_lines(t)
    if not lines:
        return None
    heads = [el("th", None, t("player-number", number=seat + 1)) for seat in range(game.seats[1])]
    cells = [el("td") for _ in range(game.seats[1])]
    rows = [el("tr", None, el("td", {"class": "line"}, line), *cells) for line in [*lines, t("paper-total")]]
    head = el("thead", None, el("tr", None, el("th", None, t("paper-points")), *heads))
    title = el("h1", None, t("paper-score-of", game=t(f"game-{game.id}")))
    return el("section", {"class": "score"}, title, el("table", None, head, el("tbody", None, *rows)))
