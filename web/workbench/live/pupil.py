"""A pupil's page: what the teacher shows, from one of the seats that the teacher allows. Nothing can be done there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from pyengine.study import Words
from web.engine.answer import Picture, compose, picture_of
from web.engine.controllers.base import TableController, command
from web.engine.session import Session
from web.engine.setup import recognised
from web.parts.buttons import do
from web.parts.drawing import draw
from web.parts.html import Html, el, glued, join
from web.parts.marked import marked
from web.parts.share_panel import link_field
from web.parts.table_section import stage
from web.protocol import COMMANDS
from web.protocol.board import BoardLine, BoardShown, OnBoard, OpenBoard
from web.protocol.commands import Page, Valued
from web.workbench.annotating.marking import pickable
from web.workbench.controls import toggle
from web.workbench.live.messages import BoardError, Shown, clean_name, read_shown, write_name
from web.workbench.live.redaction import plain_scene

_UNDRAWN = (KeyError, TypeError, ValueError, IndexError, AttributeError)
"""What drawing raises for events that no game tells: their types are not checked before."""


class BoardController(TableController):
    """What came last from the teacher (`shown`), what of it was `drawn` last, how the line is, and the seat that the
    pupil chose to look from. With `news` it is told what has just happened.
    """

    page: ClassVar[Page] = "board"

    def __init__(self, ident: str = "") -> None:
        super().__init__(ident)
        self.shown: Shown | None = None
        self.drawn: Shown | None = None
        self.news = self.kept = False
        self.line, self.link, self.copied = "alone", "", ""
        self.seat: int | None = None
        self.name = ""

    @command("board-open")
    def open(self, asked: OpenBoard) -> None:
        """Begin, with the last view that this window has stored."""
        self.set_language([lang for lang in (recognised(asked["query"])[1], *asked.get("langs", [])) if lang])
        self.name = clean_name(asked.get("name", ""))
        self.show({"do": "board-shown", "text": asked.get("last", "")})
        self.news = self.kept = False

    @command("board-line")
    def take_line(self, line: BoardLine) -> None:
        """How the line is now."""
        self.line, self.link, self.copied, self.news = line["state"], line["link"], "", False

    @command("board-shown")
    def show(self, given: BoardShown) -> None:
        """Show what the teacher shows; what cannot be read or drawn is passed over, and what was shown stays."""
        before, self.news, self.kept = self.shown, False, False
        try:
            self.shown = read_shown(given["text"])
        except BoardError:
            return
        self.kept, self.news = True, before is not None and _place(before) != _place(self.shown)

    @command("board-look")
    def look(self, seat: OnBoard) -> None:
        """Look from another seat, from 1."""
        text, self.news = seat["value"], False
        self.seat = int(text) - 1 if text.isascii() and text.isdigit() and len(text) < 3 else None

    @command("board-name")
    def call(self, name: OnBoard) -> None:
        """How the teacher is to see this pupil named."""
        self.name, self.news = clean_name(name["value"]), False

    @command("copied")
    def copy(self, given: Valued) -> None:
        """The link was copied, or could not be."""
        self.copied, self.news = given["value"], False

    # Answers ----------------------------------------------------------------------------------------------------------

    def answer(self) -> dict[str, Any]:
        """The page as it is now; `tell` is for the teacher, and what is `kept` is stored in this window."""
        t, table = self.messages, self._drawn_table()
        line = el("p", {"class": "hint", "role": "status", "id": "board-line"}, t(f"board-line-{self.line}"))
        notes = el("div", {"class": "board-notes", "data-line": self.line}, line, self._ways())
        shown = table.html if table else None
        html = join(shown, notes) if self.line == "open" else join(notes, shown)
        picture = Picture(html, table.say, table.moved, table.movers) if table else Picture(html)
        name = t(f"game-{self.shown.game.id}") if self.shown else t("app-name")
        page = {"title": glued(": ", (t("board"), name)), "lang": t.lang, "dir": t.dir, "focus": None}
        return compose(picture, page, {"tell": write_name(self.name), "kept": self.kept}, self.extra)

    def _ways(self) -> Html | None:
        """What there is to do for the line: to send the link back, to say who one is, to paste a new link."""
        t = self.messages
        if self.line == "passed":
            return None
        name = el("input", {"id": "board-name", "value": self.name, "maxlength": "40", "autocomplete": "off"})
        label = el("label", {"for": "board-name"}, t("board-name"))
        called = el("div", {"class": "board-name"}, label, name, do("board-call", t("board-call")))
        back = link_field("board-back", t("board-back"), self.link, self.copied, t) if self.link else None
        field = {"id": "board-pasted", "type": "text", "autocomplete": "off", "spellcheck": "false"}
        label = el("label", {"for": "board-pasted"}, t("board-paste"))
        take = do("board-paste", t("link-take"), main=True)
        paste = el("div", {"class": "board-answer"}, label, el("div", {"class": "link"}, el("input", field), take))
        asks = self.line in ("alone", "lost", "unread")
        return join(back, paste if asks else None, called if self.line in ("answer", "open") else None)

    def _drawn_table(self) -> Picture | None:
        """The table; where what came last cannot be drawn, as it was drawn before."""
        for shown in (self.shown, self.drawn):
            if shown is None:
                continue
            try:
                table = self._table(shown)
            except _UNDRAWN:
                self.kept = self.news = False  # not stored: after a reload it could not be drawn either
                continue
            self.shown = self.drawn = shown
            return table
        self.shown = self.drawn = None
        return None

    def _table(self, shown: Shown) -> Picture:
        """The table from the pupil's seat, with the teacher's words."""
        t, (number, count) = self.messages, shown.chapter
        key, seat = self._from(shown)
        seen, state = shown.seats[key], shown.state(key)
        scene = plain_scene(state, seat, shown.names, t)
        scene = replace(scene, events=seen.news, news=seen.news if self.news else ())
        board = pickable(marked(draw(scene, prompt=False), seen.marks, seen.arrows), (), use=False)
        board = Html(board.replace(' idle"', '"'))  # nothing here is dimmed because it cannot be played just now
        told = glued(" ", filter(None, scene.table.tell(seen.news, scene)))
        chapter = t("board-chapter", number=number, count=count) if count > 1 else ""
        title = glued(" · ", filter(None, (t(f"game-{shown.game.id}"), chapter, self._said(shown.title))))
        words = [el("p", None, line) for line in self._said(shown.words).split("\n") if line]
        asked = [el("p", {"class": "asked"}, line) for line in self._said(shown.asked).split("\n") if line]
        html = el(
            "div",
            {"class": "board-shown", "id": "board-shown", "data-at": f"{number}.{shown.at}"},
            el("h2", None, title),
            self._seats(shown, seat, state.players),
            el("div", {"class": "workbench-table"}, el("div", {"class": "stage"}, stage(scene, board, "still"))),
            el(
                "div", {"class": "board-said"}, el("p", {"class": "board-news"}, told) if told else None, *words, *asked
            ),
        )
        # Nobody is told that it is their turn: pupils only look.
        return picture_of(replace(scene, awaited=()), html, *([self._said(shown.words)] if self.news else []))

    def _from(self, shown: Shown) -> tuple[int | None, int]:
        """Whose view is drawn, and the seat: the chosen one where it is allowed, else the first, or who is to act."""
        if None in shown.seats:
            state = shown.state(None)
            chosen = self.seat is not None and self.seat < state.players
            return None, self.seat if chosen and self.seat is not None else next(iter(state.to_act), 0)
        seat = self.seat if self.seat in shown.seats else next(iter(shown.seats))
        return seat, seat or 0

    def _seats(self, shown: Shown, seat: int, players: int) -> Html | None:
        """The seats to look from; nothing where there is no choice."""
        t = self.messages
        allowed = range(players) if None in shown.seats else sorted(each for each in shown.seats if each is not None)
        if len(allowed) < 2:
            return None
        views = [
            toggle("board-look", t("board-seat", number=each + 1), value=str(each + 1), pressed=each == seat)
            for each in allowed
        ]
        group = {"class": "menu views", "role": "group", "aria-label": t("board-seats"), "data-zone": "views"}
        return el("div", group, *views)

    def _said(self, words: Words) -> str:
        """Words in the reader's language, or in any other where there are none."""
        return self.messages.among(words)

    def picture(self, session: Session) -> Picture:
        """There is no session: nothing is played here."""
        raise NotImplementedError

    def problem_picture(self) -> Picture:
        """There is always something to show."""
        raise NotImplementedError


def _place(shown: Shown) -> tuple[str, tuple[int, int], int]:
    return shown.game.id, shown.chapter, shown.at


BoardController.handlers = {
    name: handler for name, handler in BoardController.handlers.items() if "board" in COMMANDS[name].pages
}
"""A table that is only looked at has no commands of its own."""
