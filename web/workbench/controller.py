"""The workbench's controller: opens what the address names, passes commands to the tabs, and draws the page."""

from __future__ import annotations

from typing import Any, ClassVar

from pyengine.core.errors import IllegalAction, NotationError, OptionError
from web.engine.answer import Picture, compose
from web.engine.command_reader import CommandProblem
from web.engine.controllers.base import TableController, command
from web.engine.notices import NO_PLACE, InputProblem
from web.engine.searchers import searchers
from web.engine.session import Session
from web.parts.html import glued
from web.parts.preferences import checked
from web.protocol.commands import CommandSpec, Note, Page, Plain, Touch
from web.protocol.workbench import Bare, OnWorkbench, OpenWorkbench, TypeText
from web.workbench.address import Route, pasted_document, read_address
from web.workbench.annotating.homework import homework_of
from web.workbench.annotating.place import editor_of, in_language, set_save_number
from web.workbench.annotating.reading import reads
from web.workbench.document import restored
from web.workbench.editing.impossible import hindrance
from web.workbench.live import teacher as board
from web.workbench.page import problem_picture, workbench_picture
from web.workbench.tab import Handler, Tab, tabs
from web.workbench.workspace import History, Workspace


class WorkbenchController(TableController):
    """One document in its workspace; the tabs carry out most commands."""

    page: ClassVar[Page] = "workbench"

    def __init__(self, ident: str = "") -> None:
        super().__init__(ident)
        self.workspace: Workspace | None = None
        self.former = ""
        self.route = Route()

    def check(self, name: str, fields: dict[str, Any]) -> None:
        """Raises `CommandProblem` for a tab that there is not."""
        if name == "tab" and fields["value"] not in tabs():
            raise CommandProblem("wrong-field", name, "value")

    def carry_out(self, name: str, fields: dict[str, Any]) -> dict[str, Any]:
        """Carry out a command; a tick with nothing new to show is only answered with when to tick again."""
        if self.workspace:
            self.workspace.clear_outputs()
        return super().carry_out(name, fields)

    def clear_notices(self, spec: CommandSpec) -> None:
        """Clear what was reported, unless the command keeps it."""
        if not spec.keeps_notice:
            self.problem = None

    def dismiss(self) -> None:
        """Close the notice, also that of an earlier draft, which stays on the device."""
        self.problem, self.former = None, ""

    def after_command(self) -> None:
        """The offer of an earlier draft goes as soon as the reader works on this one."""
        if self.workspace and self.workspace.history.past:
            self.former = ""

    # Commands of the page -----------------------------------------------------------------------------------------

    @command("workbench")
    def open(self, asks: OpenWorkbench) -> None:
        """Open what the address names, or the draft; what is wrong is reported, and the draft stays."""
        self.set_language(asks.get("langs", []))
        searchers.allowed = checked(asks.get("settings", {}))["thinking"] != "sparing"
        self.workspace, self.former = None, asks.get("former", "")
        self.route = read_address(asks)
        if self.route.lang:
            self.set_language([self.route.lang])
        if self.route.document:
            self.workspace = Workspace(History(self.route.document), self.messages, base=asks.get("base", ""))
            self.workspace.saved_studies = asks.get("saves", "")
            self.workspace.tab = self.route.tab if self.route.tab in tabs() else next(iter(tabs()))
            self.workspace.viewer = self.route.seat
            self.workspace.memory.update(self.route.memory)
            if self.route.save is not None:
                set_save_number(self.workspace, self.route.save)
            self.workspace.opened = True
            editor_of(self.workspace).reads = self.route.reads
            if task := homework_of(self.workspace):
                editor_of(self.workspace).answers.update(task.answers)
        self.problem = self.route.problem

    @command("tab")
    def open_tab(self, tab: OnWorkbench) -> None:
        """Open a tab, unless the position is none that it could act on: then why not is said."""
        if self.workspace and (hindered := hindrance(self.workspace)) and hindered.closes(tab["value"]):
            self.workspace.say = hindered.text
        elif self.workspace:
            self.workspace.tab, self.workspace.chosen = tab["value"], ""

    @command("undo")
    def undo(self, _: Plain) -> None:
        """One step back."""
        if self.workspace:
            self.workspace.history = self.workspace.history.undone()
            self.workspace.chosen, self.workspace.say = "", self.messages("workbench-undone")

    @command("redo")
    def redo(self, _: Bare) -> None:
        """One step forth again."""
        if self.workspace:
            self.workspace.history = self.workspace.history.redone()
            self.workspace.chosen, self.workspace.say = "", self.messages("workbench-redone")

    @command("former")
    def take_former(self, _: Bare) -> None:
        """Go back to the draft before this one; it is a step that can be undone."""
        if self.workspace and self.former:
            document, self.former = restored(self.former), ""
            self.workspace.change(document)

    @command("seat-view")
    def see_as(self, seat: OnWorkbench) -> None:
        """See the table from a seat (from 1), or all of it."""
        if not self.workspace:
            return
        players, text = self.workspace.state().players, seat["value"]
        if text and text not in map(str, range(1, players + 1)):
            raise NotationError(text, 1, 1, f"seat 1 to {players}")
        self.workspace.viewer = int(text) - 1 if text else None

    @command("paste-text")
    def paste(self, pasted: TypeText) -> None:
        """Set up what was pasted: the text of a position, a link of ours, a record; raises as they do."""
        if self.workspace:
            try:
                document = pasted_document(self.workspace.document, pasted["text"])
            except (NotationError, OptionError, IllegalAction):
                self.problem = InputProblem(None, "pasted")
                return
            self.workspace.change(document)
            self.workspace.chosen, self.workspace.say = "", self.messages("workbench-pasted")

    @command("note")
    def note(self, note: Note) -> None:
        """Report a fault of the device or the engine."""
        kept = note["value"] != "unkept"
        self.problem = InputProblem(None, note["value"]) if kept else InputProblem(None, "trouble-unkept", "workbench")

    # What the open tab does ---------------------------------------------------------------------------------------

    @property
    def tab(self) -> Tab | None:
        """The tab that is open."""
        return tabs()[self.workspace.tab] if self.workspace else None

    @command("touch")
    def touch(self, touch: Touch) -> None:
        """A click on the table, or a card dropped on it."""
        if self.workspace and self.tab:
            if (hindered := hindrance(self.workspace)) and hindered.closes(self.workspace.tab):
                return
            chosen = self.workspace.chosen
            try:
                self.tab.touch(self.workspace, touch)
            except NotationError:
                self.workspace.chosen = chosen
                self.problem = InputProblem(None, NO_PLACE)

    @command("escape")
    def clear_choice(self, _: Plain) -> None:
        """Choose nothing."""
        if self.workspace:
            self.workspace.chosen = ""

    @command("tick")
    def tick(self, _: Plain) -> None:
        """Go on with what takes longer."""
        self.quiet = bool(self.workspace and self.tab and not self.tab.tick(self.workspace))

    # Answers ------------------------------------------------------------------------------------------------------

    def answer(self) -> dict[str, Any]:
        """The page as it is now."""
        workspace = self.workspace
        if workspace is None:
            return compose(self.problem_picture(), self.page_fields(), {"focus": "#problem"}, self.extra)
        wait = self.tab.wait(workspace) if self.tab else None
        if self.quiet:
            return {"wait": wait}
        shown = workbench_picture(workspace, self.problem, former=bool(self.former))
        fields: dict[str, Any] = {"focus": workspace.focus, "wait": wait}
        if workspace.prints:
            fields["print"] = True
        if workspace.events:
            fields["events"] = workspace.events
        # Who reads keeps the draft that is on the device.
        if not reads(workspace) and (workspace.taken or workspace.history.past or workspace.history.future):
            fields["draft"] = {
                "key": workspace.game.id,
                "text": workspace.document.draft_text(),
                "anew": not self.route.from_draft,
            }
            fields["address"] = f"?game={workspace.game.id}&lang={self.messages.lang}"
        fields |= {"download": dict(workspace.download)} if workspace.download else {}
        fields |= board.for_pupils(workspace)
        if workspace.saves_changed:
            fields["saves"] = {"key": saves_key(workspace.game.id), "text": workspace.saved_studies}
        if workspace.stored:
            fields["saves"] = workspace.stored
        if workspace.opened and reads(workspace):
            task, titles = homework_of(workspace), workspace.document.study.titles
            title = task.title if task else in_language(workspace, titles)
            fields["opened"] = {"title": title, "game": workspace.game.id}
        return compose(shown, self.page_fields(), fields, self.extra)

    def page_fields(self) -> dict[str, Any]:
        """The title, the language and its direction."""
        t = self.messages
        name = t(f"game-{self.workspace.game.id}") if self.workspace else t("app-name")
        title = glued(": ", (t("workbench"), name)) if self.workspace else t("workbench")
        return {"title": title, "lang": t.lang, "dir": t.dir, "focus": None}

    def picture(self, session: Session) -> Picture:
        """There is no session: a document is no game under way."""
        raise NotImplementedError

    def problem_picture(self) -> Picture:
        """What is wrong with the address, and the way on."""
        problem = self.problem or InputProblem(None, "no-table")
        return problem_picture(problem, self.route.game_id, self.messages)


def saves_key(game_id: str) -> str:
    """The key under which the device stores the saved studies of a game; see `web/browser/window/drafts.js`."""
    return f"{game_id} studies"


def _method(handler: Handler) -> Any:
    """The controller's method for a command of a tab, which does not open that, or of the live board."""

    def act(self: WorkbenchController, fields: Any) -> None:
        if self.workspace:
            handler(self.workspace, fields)

    return act


for _commands in (*(tab.commands for tab in tabs().values()), board.COMMANDS):
    WorkbenchController.handlers |= {name: _method(handler) for name, handler in _commands.items()}
WorkbenchController.handlers.pop("again")  # there is no game to begin again
