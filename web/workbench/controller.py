"""The workbench's controller: opens what the address names, passes commands to the tabs, and draws the page."""

from __future__ import annotations

from typing import Any, ClassVar

from pyengine.core.errors import NotationError
from web.engine.answer import Picture, compose
from web.engine.command_reader import CommandProblem
from web.engine.controllers.base import TableController, command
from web.engine.notices import InputProblem
from web.engine.searchers import searchers
from web.engine.session import Session
from web.parts.preferences import checked
from web.protocol import Bare, CommandSpec, Note, OnWorkbench, OpenWorkbench, Page, Plain, Touch
from web.workbench.address import Asked, opened
from web.workbench.desk import Desk
from web.workbench.document import restored
from web.workbench.history import History
from web.workbench.page import problem_picture, workbench_picture
from web.workbench.tab import Tab, tabs


class WorkbenchController(TableController):
    """One document at a desk; what is done with it, the tabs know."""

    page: ClassVar[Page] = "workbench"

    def __init__(self, ident: str = "") -> None:
        super().__init__(ident)
        self.desk: Desk | None = None
        self.former = ""
        self.asked = Asked()

    def check(self, name: str, fields: dict[str, Any]) -> None:
        """Raises `CommandProblem` for a tab that there is not."""
        if name == "tab" and fields["value"] not in tabs():
            raise CommandProblem("wrong-field", name, "value")

    def carry_out(self, name: str, fields: dict[str, Any]) -> dict[str, Any]:
        """Carry out a command; a tick with nothing new to show is only answered with when to tick again."""
        if self.desk:
            self.desk.told, self.desk.focus, self.desk.download = "", None, None
            self.desk.reshelved = False
        return super().carry_out(name, fields)

    def clear_notices(self, spec: CommandSpec) -> None:
        """Clear what was reported, unless the command keeps it."""
        if not spec.keeps_notice:
            self.problem = None

    # Commands of the page -----------------------------------------------------------------------------------------

    @command("workbench")
    def open(self, asks: OpenWorkbench) -> None:
        """Open what the address names, or the draft; what is bad is told, and the draft stays."""
        self.set_language(asks.get("langs", []))
        searchers.allowed = checked(asks.get("settings", {}))["thinking"] != "sparing"
        self.desk, self.former = None, asks.get("former", "")
        self.asked = opened(asks)
        if self.asked.lang:
            self.set_language([self.asked.lang])
        if self.asked.document:
            self.desk = Desk(History(self.asked.document), self.messages, base=asks.get("base", ""))
            self.desk.shelf = asks.get("shelf", "")
            self.desk.tab = self.asked.tab if self.asked.tab in tabs() else next(iter(tabs()))
            self.desk.viewer = self.asked.seat
        self.problem = self.asked.problem

    @command("tab")
    def open_tab(self, tab: OnWorkbench) -> None:
        """Open a tab."""
        if self.desk:
            self.desk.tab, self.desk.chosen = tab["value"], ""

    @command("undo")
    def undo(self, _: Plain) -> None:
        """One step back."""
        if self.desk:
            self.desk.history = self.desk.history.undone()
            self.desk.chosen, self.desk.told = "", self.messages("workbench-undone")

    @command("redo")
    def redo(self, _: Bare) -> None:
        """One step forth again."""
        if self.desk:
            self.desk.history = self.desk.history.redone()
            self.desk.chosen, self.desk.told = "", self.messages("workbench-redone")

    @command("former")
    def take_former(self, _: Bare) -> None:
        """Go back to the draft that was kept before; it is a step that can be undone."""
        if self.desk and self.former:
            document, self.former = restored(self.former), ""
            self.desk.change(document)

    @command("seat-view")
    def see_as(self, seat: OnWorkbench) -> None:
        """See the table from a seat (from 1), or all of it."""
        if not self.desk:
            return
        players, text = self.desk.state().players, seat["value"]
        if text and text not in map(str, range(1, players + 1)):
            raise NotationError(text, 1, 1, f"seat 1 to {players}")
        self.desk.viewer = int(text) - 1 if text else None

    @command("note")
    def note(self, note: Note) -> None:
        """Report a fault."""
        self.problem = InputProblem(None, note["value"])

    # What the open tab does ---------------------------------------------------------------------------------------

    @property
    def tab(self) -> Tab | None:
        """The tab that is open."""
        return tabs()[self.desk.tab] if self.desk else None

    @command("touch")
    def touch(self, touch: Touch) -> None:
        """A click on the table, or a card dropped on it."""
        if self.desk and self.tab:
            self.tab.touch(self.desk, touch)

    @command("escape")
    def clear_choice(self, _: Plain) -> None:
        """Choose nothing."""
        if self.desk:
            self.desk.chosen = ""

    @command("tick")
    def tick(self, _: Plain) -> None:
        """Go on with what takes longer."""
        self.quiet = bool(self.desk and self.tab and not self.tab.tick(self.desk))

    # Answers ------------------------------------------------------------------------------------------------------

    def answer(self) -> dict[str, Any]:
        """The page as it is now."""
        desk = self.desk
        if desk is None:
            return compose(self.problem_picture(), self.page_fields(), {"focus": "#problem"}, self.extra)
        wait = self.tab.wait(desk) if self.tab else None
        if self.quiet:
            return {"wait": wait}
        shown = workbench_picture(desk, self.problem, former=bool(self.former))
        fields: dict[str, Any] = {"focus": desk.focus, "wait": wait}
        if desk.history.past or desk.history.ahead:
            fields["draft"] = {"key": desk.game.id, "text": desk.document.kept(), "anew": not self.asked.kept}
            fields["address"] = f"?game={desk.game.id}&lang={self.messages.lang}"
        fields |= {"download": dict(desk.download)} if desk.download else {}
        fields |= {"shelf": {"key": shelf_key(desk.game.id), "text": desk.shelf}} if desk.reshelved else {}
        return compose(shown, self.page_fields(), fields, self.extra)

    def page_fields(self) -> dict[str, Any]:
        """The title, the language and its direction."""
        t = self.messages
        name = t(f"game-{self.desk.game.id}") if self.desk else t("app-name")
        title = f"{t('workbench')}: {name}" if self.desk else t("workbench")
        return {"title": title, "lang": t.lang, "dir": t.dir, "focus": None}

    def picture(self, session: Session) -> Picture:
        """There is no session: a document is no game under way."""
        raise NotImplementedError

    def problem_picture(self) -> Picture:
        """What is wrong with the address, and the way on."""
        problem = self.problem or InputProblem(None, "no-table")
        return problem_picture(problem, self.asked.game_id, self.messages)


def shelf_key(game_id: str) -> str:
    """Under which the device keeps the studies of a game; see `web/browser/window/drafts.js`."""
    return f"{game_id} studies"


def _by(name: str, tab: Tab) -> Any:
    """The method for a command of a tab; a command of one tab opens no other."""
    carry = tab.commands[name]

    def act(self: WorkbenchController, fields: Any) -> None:
        if self.desk:
            carry(self.desk, fields)

    return act


for _tab in tabs().values():
    WorkbenchController.handlers |= {name: _by(name, _tab) for name in _tab.commands}
WorkbenchController.handlers.pop("again")  # there is no game to begin again
